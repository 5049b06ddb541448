// What all modules need: the facts that the page states about itself, and its status messages.

// The element with this id, if the page has it now.
/** @template {HTMLElement} [E=HTMLElement] @param {string} id */
export const $ = (id) => /** @type {E | null} */ (document.getElementById(id));
// The element with this id, which is always there.
/** @template {HTMLElement} [E=HTMLElement] @param {string} id */
export const the = (id) => {
  const element = /** @type {E | null} */ (document.getElementById(id));
  if (!element) throw new Error(`#${id} is missing`);
  return element;
};
// The element around an event's target, or the target itself, that matches.
/** @template {Element} [E=HTMLElement] @param {Event} event @param {string} selector */
export const around = ({ target }, selector) =>
  /** @type {E | null} */ (target instanceof Element ? target.closest(selector) : null);

/** @param {string} text */
export const parse = (text) => new DOMParser().parseFromString(text, "text/html");
/** @param {HTMLElement} element @returns {Record<string, string>} */
export const facts = (element) => Object.fromEntries(
  (element.dataset.live ?? "").split(";")
    .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
);
export const live = the("live");
export const page = facts(live);
// The address of the home page, below which all others are.
export const base = document.querySelector("a.home")?.getAttribute("href") ?? "/";

export const still = matchMedia("(prefers-reduced-motion: reduce)");
/** @param {Element} element */
export const isSeen = (element) => element.getClientRects().length > 0;
/** @param {Element | null} element */
export const isWriting = (element) =>
  Boolean(element?.closest("select, textarea, dialog, input:not([type=radio], [type=checkbox])"));

/** @param {string | undefined} text */
export const speak = (text) => { if (text) the("say").textContent = text; };

// A tap that was meant for what has just gone does nothing. For a short time the page takes no pointer: the `prompt`
// that was covered, or `all` that has moved.
let settling = 0;
/** @param {"prompt" | "all"} part */
export const settle = (part) => {
  live.dataset.settles = part;
  clearTimeout(settling);
  settling = setTimeout(() => { delete live.dataset.settles; }, 350);
};

const title = document.title;
/** @param {boolean} mine */
export const showTurn = (mine) => {
  document.title = mine ? "● " + title : title;
  document.dispatchEvent(new CustomEvent("posse-turn", { detail: mine }));
};

// --- Faults, in words: the server's own, or that the connection is lost. ---

export const lost = the("offline").textContent;
/** @param {{ text: string } | null} answer */
export const faultIn = (answer) =>
  (answer && parse(answer.text).querySelector("#live .notice p")?.textContent) ?? lost;

/** @param {string} fault */
export const tellLine = (fault) => {
  the("offline").textContent = fault;
  the("offline").hidden = !fault;
};
const [words, close] = the("trouble").children;
/** @param {string | undefined} text */
export const complain = (text) => {
  words.textContent = text ?? "";
  the("trouble").hidden = false;
};
document.addEventListener("posse-unanswered", () => complain(lost));
close.addEventListener("click", () => { the("trouble").hidden = true; });
