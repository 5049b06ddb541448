// Merges new HTML into the page. What a person has opened, picked or typed stays. The focus stays, or goes to the
// prompt or to the end of the game.
import { followLog, lengthen, logList } from "./log.js";
import { $, isSeen, live, still } from "./page.js";

const merging = {
  /** @type {"innerHTML"} */
  morphStyle: "innerHTML",
  callbacks: {
    /** @param {Node} old */
    beforeNodeMorphed: (old) => !(old instanceof HTMLElement && "keep" in old.dataset),
    /** @param {string} name @param {Element} element */
    beforeAttributeUpdated: (name, element) =>
      !(name === "open" && element instanceof HTMLDetailsElement)
        && !(name === "value" && element instanceof HTMLInputElement && element.type === "text"),
  },
};
// The number of the page's list of actions, while there is something to decide.
export const position = () => {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector("#act [name=at]");
  return field?.value;
};
/** @returns {HTMLElement | null} */
export const question = () => document.querySelector("#prompt .sentence");
/** @param {Element & { name?: string, value?: string }} element */
const likeness = (element) => [element.name, element.value, element.id, element.textContent].join("\n");

// A piece that has just come from a place flies from there: `data-flies` names the place's id, and the piece. View
// transitions cannot move parts of an SVG.
/** @param {Element} piece @param {DOMRect | undefined} from */
const flyIn = (piece, from) => {
  const to = piece.getBoundingClientRect();
  if (!from?.width || !to.width || still.matches || document.hidden) return;
  const scale = piece instanceof SVGGraphicsElement && piece.ownerSVGElement ? piece.getScreenCTM()?.a ?? 1 : 1;
  const [x, y] = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2];
  const away = `translate(${x / scale}px, ${y / scale}px)`;
  piece.animate([{ transform: away }, { transform: "none" }], { duration: 450, easing: "ease-in-out" });
};

// Lit places beat for a while and then rest. At the next question they beat anew, also where they were lit before.
const beat = () => {
  for (const light of live.getAnimations({ subtree: true })) {
    if (light instanceof CSSAnimation && light.animationName.endsWith("-lit")) light.play();
  }
};

// Moves a lost focus to the question or, once the game is over, to its end. Code that loses the focus dispatches
// `posse-lost`.
export const rescueFocus = () => ($("prompt") ?? $("ending"))?.focus({ preventScroll: true });
document.addEventListener("posse-lost", rescueFocus);

// Says that the page has changed, so that modules show what needs a script.
export const dress = () => {
  followLog();
  document.dispatchEvent(new Event("posse-dressed"));
};

// The pieces in a part of the page that fly from a place.
/** @param {Element} part @returns {NodeListOf<HTMLElement | SVGElement>} */
const flying = (part) => part.querySelectorAll("[data-flies]");

/** @param {HTMLElement} target @param {string} html @param {Lines | null} [log] */
export const merge = (target, html, log) => {
  const { activeElement: active } = document;
  const focused = live.contains(active) ? active : null;
  const before = focused && likeness(focused);
  const at = position();
  const picked = [...target.querySelectorAll("input[type=radio][id]:checked")].map((radio) => radio.id);
  // A value that somebody is typing or dragging stays; a button that was just pressed gets its new meaning.
  const isHeld = active instanceof HTMLInputElement && ["text", "range"].includes(active.type);
  const flown = [...flying(target)].map((piece) => piece.dataset.flies);
  const places = [...html.matchAll(/data-flies="([\w-]+)/g)].map(([, place]) => place);
  const origins = new Map(places.map((place) => [place, $(place)?.getBoundingClientRect()]));
  const lines = logList();
  Idiomorph.morph(target, html, { ...merging, ignoreActiveValue: isHeld });
  // At the end of a game the log stands elsewhere on the page, in a new list.
  if (log && lines && logList() !== lines) logList()?.replaceWith(lines);
  if (log) lengthen(log);
  for (const piece of flying(target)) {
    const { flies = "" } = piece.dataset;
    if (!flown.includes(flies)) flyIn(piece, origins.get(flies.split(" ")[0]));
  }
  const isSame = at !== undefined && at === position();
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = target.querySelectorAll("#act input[type=radio][id]");
  for (const radio of radios) {
    radio.checked = isSame && picked.includes(radio.id);
  }
  if (!isSame) beat();
  dress();
  if (focused && (!focused.isConnected || !isSeen(focused) || likeness(focused) !== before)) {
    rescueFocus();
  }
};
