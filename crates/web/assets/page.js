// What all modules need: the facts that the page states about itself, and its status messages.
export const $ = (id) => document.getElementById(id);
export const parse = (text) => new DOMParser().parseFromString(text, "text/html");
export const facts = (element) => Object.fromEntries(
  element.dataset.live.split(";").map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);
export const live = $("live");
export const page = facts(live);
// The address of the home page, below which all others are.
export const base = document.querySelector("a.home").getAttribute("href");

export const still = matchMedia("(prefers-reduced-motion: reduce)");
export const isSeen = (element) => element.getClientRects().length > 0;
export const isWriting = (element) =>
  element.closest("select, textarea, dialog, input:not([type=radio], [type=checkbox])") !== null;

export const speak = (text) => { if (text) $("say").textContent = text; };

// A tap that was meant for what has just gone does nothing. For a short time the page takes no pointer: the `prompt`
// that was covered, or `all` that has moved.
let settling = 0;
export const settle = (part) => {
  live.dataset.settles = part;
  clearTimeout(settling);
  settling = setTimeout(() => { delete live.dataset.settles; }, 350);
};

const title = document.title;
export const showTurn = (mine) => {
  document.title = mine ? "● " + title : title;
  document.dispatchEvent(new CustomEvent("posse-turn", { detail: mine }));
};

// --- Faults, in words: the server's own, or that the connection is lost. ---

export const lost = $("offline").textContent;
export const faultIn = (answer) => (answer && parse(answer.text).querySelector("#live .notice p")?.textContent) ?? lost;

export const tellLine = (fault) => {
  $("offline").textContent = fault;
  $("offline").hidden = !fault;
};
export const complain = (text) => {
  $("trouble").firstElementChild.textContent = text;
  $("trouble").hidden = false;
};
document.addEventListener("posse-unanswered", () => complain(lost));
$("trouble").lastElementChild.addEventListener("click", () => { $("trouble").hidden = true; });
