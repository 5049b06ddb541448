// The guide of a first game: one tip at a time, until all are read or the whole guide is skipped. Which are read stays
// in this browser.
import { position } from "./merge.js";
import { $, around, the } from "./page.js";
import { keepText, recallText } from "./storage.js";

const SKIPPED = "*";
const readKey = () => "guide " + the("guide").dataset.guide;
const read = () => (recallText(readKey()) ?? "").split(" ").filter(Boolean);
/** @param {string[]} names */
const keepRead = (names) => keepText(readKey(), names.join(" "));
let isFolded = false;
// Whether the decision began without a tip. Then the guide is a single line until somebody opens it.
let isQuiet = false;
// The tip that is shown, and the decision that it was shown for.
/** @type {{ at?: string, name?: string }} */
let shown = {};
/** @param {string} name @returns {HTMLElement | null} */
const tipCalled = (name) => the("guide").querySelector(`[data-tip="${name}"]`);
// A tip that comes while there is nothing to decide goes by itself, once there was time to read it.
/** @type {string | undefined} */
let going;
let timer = 0;
/** @param {string | undefined} name */
const letGo = (name) => {
  if (name === going) return;
  clearTimeout(timer);
  going = name;
  if (name === undefined) return;
  timer = setTimeout(() => {
    going = undefined;
    if ($("guide")?.matches(":hover, :focus-within")) return letGo(name);
    keepRead([...read(), name]);
    showGuide(true);
  }, 3000 + 90 * (tipCalled(name)?.textContent.length ?? 0));
};
/** @param {boolean} isUpdate */
const showGuide = (isUpdate) => {
  for (const pointed of document.querySelectorAll("[data-pointed]")) pointed.removeAttribute("data-pointed");
  const guide = $("guide");
  if (!guide) return;
  // While moments are shown, the old tip stays; the next one comes when they are over.
  const isMoment = $("moment")?.hidden === false;
  const at = isMoment ? shown.at : position();
  // A tip is read once its person has decided while it was shown. A step that can be taken back decides nothing yet:
  // several in a row would put away several tips unread.
  if (shown.name && shown.at && shown.at !== at) {
    const isOpen = document.querySelector("#prompt [name=draft]");
    if (isOpen && tipCalled(shown.name)) shown.at = at;
    else keepRead([...read(), shown.name]);
  }
  const isSkipped = read().includes(SKIPPED);
  guide.hidden = isSkipped;
  const again = $("show-guide");
  if (again) again.hidden = !isSkipped;
  /** @type {NodeListOf<HTMLElement>} */
  const tips = guide.querySelectorAll("[data-tip]");
  const unread = isSkipped ? [] : [...tips].filter((one) => !read().includes(one.dataset.tip ?? ""));
  // The tip of the current decision stays while it holds, whatever others do.
  const tip = unread.find((one) => at === shown.at && one.dataset.tip === shown.name)
    ?? (isMoment ? undefined : unread[0]);
  // During a decision the guide keeps its height, so that nothing moves under a finger.
  if (isUpdate && !isMoment && (at === undefined || at !== shown.at)) isQuiet = !tip;
  shown = { at, name: tip?.dataset.tip };
  guide.toggleAttribute("data-folded", isFolded || isQuiet);
  the("fold-guide").setAttribute("aria-expanded", String(!isFolded && !isQuiet));
  for (const one of tips) one.hidden = one !== tip;
  the("got-it").hidden = !tip;
  the("skip-guide").hidden = the("fold-guide").hidden = false;
  letGo(at === undefined && !isMoment ? tip?.dataset.tip : undefined);
  const place = tip?.dataset.at;
  for (const one of place ? document.querySelectorAll(place) : []) one.setAttribute("data-pointed", "");
};
document.addEventListener("click", (event) => {
  const button = around(event, "#got-it, #fold-guide, #skip-guide, #show-guide");
  // The second click of a double click would put the next tip away unread.
  if (!button || event.detail > 1) return;
  if (button.id === "got-it" && shown.name) keepRead([...read(), shown.name]);
  if (button.id === "fold-guide") {
    isFolded = !isFolded && !isQuiet;
    isQuiet = false;
  }
  if (button.id === "skip-guide") keepRead([...read(), SKIPPED]);
  if (button.id === "show-guide") keepRead(read().filter((name) => name !== SKIPPED));
  showGuide(false);
  if (!button.getClientRects().length || button.hidden) document.dispatchEvent(new Event("posse-lost"));
});
document.addEventListener("posse-dressed", () => showGuide(true));
