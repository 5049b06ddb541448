// Table talk: what is said shows beside its speaker at once, and the bar marks it until its person has opened the talk.
// It may be hidden in this browser. What the host announces shows at once too.
import { $, around, isSeen, page, settle, the } from "./page.js";
import { keep, keepText, recall, recallText } from "./storage.js";

// A browser without storage marks it again after a reload.
const key = "heard " + page.table;

// The lines that others have said, oldest first.
const lines = () => {
  /** @type {NodeListOf<HTMLElement>} */
  const said = document.querySelectorAll("#talk .said li:not([data-own])");
  return [...said].reverse();
};
const newest = () => Math.max(0, ...lines().map((line) => Number(line.dataset.at)));
const isOpen = () => $("talk")?.matches(":target") ?? false;
const isMuted = () => document.documentElement.hasAttribute("data-mute");

/** @param {Element | null} place @returns {place is Element} */
const isInSight = (place) => {
  if (!place || !isSeen(place)) return false;
  const { x, y, width, height } = place.getBoundingClientRect();
  return place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};
// Screen readers announce what appears among the bubbles.
/** @param {string} text @param {boolean} isShown @param {(Element | null)[]} places @param {Node | string} [face] */
const tell = (text, isShown, places, face = "") => {
  const bubble = document.createElement("p");
  bubble.className = isShown ? "unseen" : "bubble";
  bubble.append(face, text);
  the("bubbles").append(bubble);
  const { left = 0, top = 0 } = places.find(isInSight)?.getBoundingClientRect() ?? {};
  const { width, height } = bubble.getBoundingClientRect();
  bubble.style.left = Math.max(8, Math.min(left, document.documentElement.clientWidth - width - 8)) + "px";
  bubble.style.top = Math.max(8, Math.min(top, innerHeight - height - 8)) + "px";
  setTimeout(() => bubble.remove(), 4_000 + 60 * bubble.textContent.length);
};

/** @param {HTMLElement} line */
const tellSaid = (line) => {
  const { seat } = line.dataset;
  const places = [$("panel-" + seat), document.querySelector(`.standing > :nth-child(${seat})`)];
  const said = line.querySelector("span")?.textContent ?? "";
  tell(said, isOpen(), places, line.querySelector("svg")?.cloneNode(true));
};

let told = newest();
const hear = () => {
  if (isOpen()) keep(key, newest());
  const isNew = newest() > (recall(key) ?? 0) && !isMuted();
  $("bar")?.querySelector("[href='#talk']")?.toggleAttribute("data-unread", isNew);
  if (isMuted()) return;
  for (const line of lines().filter((line) => Number(line.dataset.at) > told)) tellSaid(line);
  told = newest();
};
const showMute = () => {
  document.documentElement.toggleAttribute("data-mute", recallText("mute") === "on");
  const button = $("mute");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(isMuted()));
};
document.addEventListener("click", (event) => {
  if (!around(event, "#mute")) return;
  keepText("mute", isMuted() ? "off" : "on");
  showMute();
});
document.addEventListener("posse-dressed", () => {
  showMute();
  hear();
});
addEventListener("hashchange", hear);

/** @returns {HTMLElement | null} */
const banner = () => document.querySelector("#told > *");
// Shows what the host announces now, as HTML. The minutes until a restart become fewer without a word.
/** @param {string} html */
export const announce = (html) => {
  const before = banner()?.dataset.until;
  the("told").innerHTML = html;
  const shown = banner();
  if (shown?.dataset.until === before) return;
  settle("all");
  if (shown) tell(shown.innerText, isInSight(shown), []);
};
