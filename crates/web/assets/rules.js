// The rules: a search on their page, and clauses in a dialog over any page that links to them. Without this script the
// links lead to the clause, and the browser's own search finds it.
import { ask } from "./ask.js";
import { $, around, parse, the } from "./page.js";

// --- The search: only parts with all the words stay on the page, with the words marked. ---

// Removes case and accents. Keeps the length, so that a match is at the same place in the original text.
/** @param {string} text */
const plain = (text) => text.replace(/[\s\S]/g, (sign) => sign.normalize("NFD")[0].toLowerCase()).replaceAll("’", "'");
// Matches these words at the beginning of a word.
/** @param {string[]} words */
const beginnings = (words) => {
  const texts = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${texts.join("|")})`, "gu");
};

// `#found` is the last element of the search. A page that was cut off in the middle of it does without.
const found = $("found");
if (found) {
  /** @typedef {{ node: Text, text: string }} Found */

  /** @type {HTMLInputElement} */
  const field = the("find");
  // Texts inside drawings are left out: the caption has the words.
  /** @param {HTMLElement} part */
  const textsOf = (part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    /** @type {Found[]} */
    const texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.parentElement?.closest(".drawing")) continue;
      texts.push({ node, text: plain(node.data) });
    }
    return texts;
  };
  /** @type {NodeListOf<HTMLElement>} */
  const all = document.querySelectorAll("[data-find]");
  const parts = new Map([...all].map((part) => [part, textsOf(part)]));
  /** @type {NodeListOf<HTMLElement>} */
  const sections = document.querySelectorAll(".rules > section:not([data-find])");

  // The texts with marked words, each with the nodes that replace it.
  /** @type {{ node: Text, pieces: ChildNode[] }[]} */
  const marked = [];
  const unmark = () => {
    for (const { node, pieces } of marked.splice(0)) {
      pieces[0].before(node);
      for (const piece of pieces) piece.remove();
    }
  };
  /** @param {Found} text @param {RegExp} words */
  const mark = ({ node, text }, words) => {
    /** @type {ChildNode[]} */
    const pieces = [];
    let end = 0;
    for (const { 0: match, index } of text.matchAll(words)) {
      const piece = document.createElement("mark");
      piece.textContent = node.data.slice(index, index + match.length);
      pieces.push(new Text(node.data.slice(end, index)), piece);
      end = index + match.length;
    }
    if (!end) return;
    pieces.push(new Text(node.data.slice(end)));
    node.replaceWith(...pieces);
    marked.push({ node, pieces });
  };

  const search = () => {
    unmark();
    const words = plain(field.value.normalize("NFC")).split(/\s+/).filter(Boolean);
    const [each, any] = [words.map((word) => beginnings([word])), beginnings(words)];
    let count = 0;
    for (const [part, texts] of parts) {
      part.hidden = !each.every((word) => texts.some(({ text }) => text.search(word) >= 0));
      if (!part.hidden) count += 1;
      if (words.length && !part.hidden) for (const text of texts) mark(text, any);
    }
    for (const section of sections) {
      section.hidden = !section.querySelector("[data-find]:not([hidden])");
    }
    found.textContent = words.length ? (the("search").dataset.found ?? "").replace("%", String(count)) : "";
  };
  const clear = () => {
    field.value = "";
    search();
  };
  the("search").hidden = false;
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const first = [...parts.keys()].find((part) => !part.hidden);
    if (!first || !field.value) return;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: "center" });
  });
  // Escape clears the search, but stays at a result that has the focus.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !field.value) return;
    clear();
    document.activeElement?.closest("[data-find]")?.scrollIntoView({ block: "center" });
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
/** @type {Map<string, Promise<Document | null>>} */
const asked = new Map();
/** @param {string} address */
const rulesAt = (address) => {
  const page = asked.get(address) ?? ask(address).then((answer) => {
    if (!answer) asked.delete(address);
    return answer && parse(answer.text);
  });
  asked.set(address, page);
  return page;
};

/** @type {HTMLDialogElement} */
const dialog = the("clause");
/** @type {HTMLAnchorElement} */
const whole = the("clause-whole");
/** @param {HTMLElement[]} clauses @param {URL} address */
const show = (clauses, address) => {
  const text = the("clause-text");
  text.replaceChildren(...clauses.map((clause) => document.importNode(clause, true)));
  for (const part of text.querySelectorAll("[id]")) part.removeAttribute("id");
  for (const link of text.querySelectorAll("a")) link.href = new URL(link.getAttribute("href") ?? "", address).href;
  the("clause-name").textContent = clauses[0].closest("section")?.querySelector("h2")?.textContent ?? "";
  whole.href = address.href;
  if (!dialog.open) dialog.showModal();
};

document.addEventListener("click", async (event) => {
  /** @type {HTMLAnchorElement | null} */
  const link = around(event, "a.clause");
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const address = new URL(link.href);
  if (address.pathname === location.pathname) return;
  event.preventDefault();
  const page = await rulesAt(address.pathname);
  if (!page) {
    document.dispatchEvent(new Event("posse-unanswered"));
    return;
  }
  const names = [address.hash.slice(1), ...(link.dataset.with?.split(" ") ?? [])];
  const clauses = names.map((name) => page.getElementById(name)).filter((clause) => clause !== null);
  if (clauses.length) show(clauses, address);
  else location.assign(address.href);
});

// An update may have removed the link to which the focus would return.
dialog.addEventListener("close", () => {
  if (document.activeElement === document.body) document.dispatchEvent(new Event("posse-lost"));
});
the("clause-close").addEventListener("click", () => dialog.close());
