// Merges new HTML into the page. What a person has opened, picked or typed stays. The focus stays, or goes to the
// prompt or to the end of the game.
import { followLog, lengthen, logList } from "./log.js";
import { $, isSeen, live, still } from "./page.js";

const merging = {
  morphStyle: "innerHTML",
  callbacks: {
    beforeNodeMorphed: (old) => !old.dataset || !("keep" in old.dataset),
    beforeAttributeUpdated: (name, element) =>
      !(name === "open" && element.localName === "details") && !(name === "value" && element.type === "text"),
  },
};
export const position = () => document.querySelector("#act [name=at]")?.value;
export const question = () => document.querySelector("#prompt .sentence");
const likeness = (element) => [element.name, element.value, element.id, element.textContent].join("\n");

// A piece that has just come from a place flies from there: `data-flies` names the place's id, and the piece. View
// transitions cannot move parts of an SVG.
const flyIn = (piece, from) => {
  const to = piece.getBoundingClientRect();
  if (!from?.width || !to.width || still.matches || document.hidden) return;
  const scale = piece.ownerSVGElement ? piece.getScreenCTM().a : 1;
  const [x, y] = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2];
  const away = `translate(${x / scale}px, ${y / scale}px)`;
  piece.animate([{ transform: away }, { transform: "none" }], { duration: 450, easing: "ease-in-out" });
};

// Lit places beat for a while and then rest. At the next question they beat anew, also where they were lit before.
const beat = () => {
  for (const light of live.getAnimations({ subtree: true })) if (light.animationName?.endsWith("-lit")) light.play();
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

export const merge = (target, html, log) => {
  const focused = live.contains(document.activeElement) ? document.activeElement : null;
  const before = focused && likeness(focused);
  const at = position();
  const picked = [...target.querySelectorAll("input[type=radio][id]:checked")].map((radio) => radio.id);
  // A value that somebody is typing or dragging stays; a button that was just pressed gets its new meaning.
  const isHeld = ["text", "range"].includes(document.activeElement?.type);
  const flown = [...target.querySelectorAll("[data-flies]")].map((piece) => piece.dataset.flies);
  const places = [...html.matchAll(/data-flies="([\w-]+)/g)].map(([, place]) => place);
  const origins = new Map(places.map((place) => [place, $(place)?.getBoundingClientRect()]));
  const lines = logList();
  Idiomorph.morph(target, html, { ...merging, ignoreActiveValue: isHeld });
  // At the end of a game the log stands elsewhere on the page, in a new list.
  if (log && lines && logList() !== lines) logList()?.replaceWith(lines);
  if (log) lengthen(log);
  for (const piece of target.querySelectorAll("[data-flies]")) {
    const { flies } = piece.dataset;
    if (!flown.includes(flies)) flyIn(piece, origins.get(flies.split(" ")[0]));
  }
  const isSame = at !== undefined && at === position();
  for (const radio of target.querySelectorAll("#act input[type=radio][id]")) {
    radio.checked = isSame && picked.includes(radio.id);
  }
  if (!isSame) beat();
  dress();
  if (focused && (!focused.isConnected || !isSeen(focused) || likeness(focused) !== before)) {
    rescueFocus();
  }
};
