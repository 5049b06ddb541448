// The guide of a first game: one tip at a time, until all are read or the whole guide is skipped. Which are read stays
// in this browser.
import { position } from "./merge.js";
import { $ } from "./page.js";
import { keepText, recallText } from "./storage.js";

const SKIPPED = "*";
const readKey = () => "guide " + $("guide").dataset.guide;
const read = () => (recallText(readKey()) ?? "").split(" ").filter(Boolean);
const keepRead = (names) => keepText(readKey(), names.join(" "));
let isFolded = false;
// Whether the decision began without a tip. Then the guide is a single line until somebody opens it.
let isQuiet = false;
let shown = {};
// A tip that comes while there is nothing to decide goes by itself, once there was time to read it.
let [going, timer] = [undefined, 0];
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
  }, 3000 + 90 * $("guide").querySelector(`[data-tip="${name}"]`).textContent.length);
};
const showGuide = (isUpdate) => {
  for (const pointed of document.querySelectorAll("[data-pointed]")) pointed.removeAttribute("data-pointed");
  if (!$("guide")) return;
  // While moments are shown, the old tip stays; the next one comes when they are over.
  const isMoment = $("moment")?.hidden === false;
  const at = isMoment ? shown.at : position();
  // A tip is read once its person has decided while it was shown. A step that can be taken back decides nothing yet:
  // several in a row would put away several tips unread.
  if (shown.name && shown.at && shown.at !== at) {
    const isOpen = document.querySelector("#prompt [name=draft]");
    if (isOpen && $("guide").querySelector(`[data-tip="${shown.name}"]`)) shown.at = at;
    else keepRead([...read(), shown.name]);
  }
  const isSkipped = read().includes(SKIPPED);
  $("guide").hidden = isSkipped;
  if ($("show-guide")) $("show-guide").hidden = !isSkipped;
  const tips = [...$("guide").querySelectorAll("[data-tip]")];
  const unread = isSkipped ? [] : tips.filter((one) => !read().includes(one.dataset.tip));
  // The tip of the current decision stays while it holds, whatever others do.
  const tip = unread.find((one) => at === shown.at && one.dataset.tip === shown.name)
    ?? (isMoment ? undefined : unread[0]);
  // During a decision the guide keeps its height, so that nothing moves under a finger.
  if (isUpdate && !isMoment && (at === undefined || at !== shown.at)) isQuiet = !tip;
  shown = { at, name: tip?.dataset.tip };
  $("guide").toggleAttribute("data-folded", isFolded || isQuiet);
  $("fold-guide").setAttribute("aria-expanded", !isFolded && !isQuiet);
  for (const one of tips) one.hidden = one !== tip;
  $("got-it").hidden = !tip;
  $("skip-guide").hidden = $("fold-guide").hidden = false;
  letGo(at === undefined && !isMoment ? tip?.dataset.tip : undefined);
  const place = tip?.dataset.at;
  for (const one of place ? document.querySelectorAll(place) : []) one.setAttribute("data-pointed", "");
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("#got-it, #fold-guide, #skip-guide, #show-guide");
  // The second click of a double click would put the next tip away unread.
  if (!button || event.detail > 1) return;
  if (button.id === "got-it") keepRead([...read(), shown.name]);
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
