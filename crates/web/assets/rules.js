// The rules: a search on their page, and clauses in a dialog over any page that links to them. Without this script the
// links lead to the clause, and the browser's own search finds it.
import { ask } from "./ask.js";
import { $ } from "./page.js";

// --- The search: only parts with all the words stay on the page, with the words marked. ---

// Removes case and accents. Keeps the length, so that a match is at the same place in the original text.
const plain = (text) => text.replace(/[^]/g, (sign) => sign.normalize("NFD")[0].toLowerCase()).replaceAll("’", "'");
// Matches these words at the beginning of a word.
const beginnings = (words) => {
  const texts = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${texts.join("|")})`, "gu");
};

// `#found` is the last element of the search. A page that was cut off in the middle of it does without.
if ($("found")) {
  // Texts inside drawings are left out: the caption has the words.
  const textsOf = (part) => {
    const [walker, texts] = [document.createTreeWalker(part, NodeFilter.SHOW_TEXT), []];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement.closest(".drawing")) texts.push({ node, text: plain(node.data) });
    }
    return texts;
  };
  const parts = new Map([...document.querySelectorAll("[data-find]")].map((part) => [part, textsOf(part)]));
  const sections = [...document.querySelectorAll(".rules > section:not([data-find])")];

  // The texts with marked words, each with the nodes that replace it.
  const marked = [];
  const unmark = () => {
    for (const { node, pieces } of marked.splice(0)) {
      pieces[0].before(node);
      for (const piece of pieces) piece.remove();
    }
  };
  const mark = ({ node, text }, words) => {
    const pieces = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(words)) {
      const piece = document.createElement("mark");
      piece.textContent = node.data.slice(index, index + found.length);
      pieces.push(new Text(node.data.slice(end, index)), piece);
      end = index + found.length;
    }
    if (!end) return;
    pieces.push(new Text(node.data.slice(end)));
    node.replaceWith(...pieces);
    marked.push({ node, pieces });
  };

  const search = () => {
    unmark();
    const words = plain($("find").value.normalize("NFC")).split(/\s+/).filter(Boolean);
    const [each, any] = [words.map((word) => beginnings([word])), beginnings(words)];
    let count = 0;
    for (const [part, texts] of parts) {
      part.hidden = !each.every((word) => texts.some(({ text }) => text.search(word) >= 0));
      count += !part.hidden;
      if (words.length && !part.hidden) texts.forEach((text) => mark(text, any));
    }
    for (const section of sections) {
      section.hidden = !section.querySelector("[data-find]:not([hidden])");
    }
    $("found").textContent = words.length ? $("search").dataset.found.replace("%", count) : "";
  };
  const clear = () => {
    $("find").value = "";
    search();
  };
  $("search").hidden = false;
  $("find").addEventListener("input", search);
  $("find").addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const first = [...parts.keys()].find((part) => !part.hidden);
    if (!first || !$("find").value) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: "center" });
  });
  // Escape clears the search, but stays at a result that has the focus.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !$("find").value) return;
    clear();
    document.activeElement.closest("[data-find]")?.scrollIntoView({ block: "center" });
  });
  // A link to a hidden part shows everything again.
  addEventListener("hashchange", () => {
    const target = $(location.hash.slice(1));
    if (!target?.closest("[hidden]")) return;
    clear();
    target.scrollIntoView();
  });
}

// --- Clauses in a dialog, while the table goes on below. A link may name several (data-with); one dialog shows them
// all. ---

// The pages of rules by URL, each fetched once.
const asked = new Map();
const rulesAt = (address) => {
  if (!asked.has(address)) {
    const page = ask(address).then((answer) => {
      if (!answer) asked.delete(address);
      return answer && new DOMParser().parseFromString(answer.text, "text/html");
    });
    asked.set(address, page);
  }
  return asked.get(address);
};

const show = (clauses, address) => {
  $("clause-text").replaceChildren(...clauses.map((clause) => document.importNode(clause, true)));
  for (const part of $("clause-text").querySelectorAll("[id]")) part.removeAttribute("id");
  for (const link of $("clause-text").querySelectorAll("a")) link.href = new URL(link.getAttribute("href"), address);
  $("clause-name").textContent = clauses[0].closest("section").querySelector("h2").textContent;
  $("clause-whole").href = address;
  if (!$("clause").open) $("clause").showModal();
};

document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a.clause");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const address = new URL(link.href);
  if (address.pathname === location.pathname) return;
  event.preventDefault();
  const page = await rulesAt(address.pathname);
  if (!page) return document.dispatchEvent(new Event("posse-unanswered"));
  const names = [address.hash.slice(1), ...(link.dataset.with?.split(" ") ?? [])];
  const clauses = names.map((name) => page.getElementById(name)).filter(Boolean);
  if (clauses.length) show(clauses, address);
  else location.assign(address);
});

// An update may have removed the link to which the focus would return.
$("clause").addEventListener("close", () => {
  if (document.activeElement === document.body) document.dispatchEvent(new Event("posse-lost"));
});
$("clause-close").addEventListener("click", () => $("clause").close());
