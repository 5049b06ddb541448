// The replay of a game without reloads: buttons and slider act at once, and it can play by itself.
import { dataOf } from "./ask.js";
import { $, around, the } from "./page.js";

// Going one step on shows the moments of that step.
/** @param {string} address @param {boolean} tells */
const go = (address, tells) =>
  document.dispatchEvent(new CustomEvent("posse-go", { detail: { address, tells } }));

document.addEventListener("click", (event) => {
  /** @type {HTMLElement | SVGElement | null} */
  const way = around(event, "#live a[href*='/replay?']");
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (event.isTrusted && way.closest("#replay-to")) stop();
  // A link in the chart is an SVG element, whose href is no text.
  go(new URL(way.getAttribute("href") ?? "", location.href).href, way.dataset.key === "ArrowRight");
});
document.addEventListener("input", (event) => {
  if (!around(event, "#replay-at")) return;
  stop();
  /** @type {HTMLFormElement} */
  const form = the("replay-to");
  go(form.action + "?" + dataOf(form), false);
});

// --- Playing: a step stays as long as its caption takes to read, unless its moments have told it. ---

let isPlaying = false;
let timer = 0;
const stop = () => {
  clearTimeout(timer);
  isPlaying = false;
  dress();
};
const step = () => {
  /** @type {HTMLElement | null} */
  const way = document.querySelector("#replay-to [data-key=ArrowRight]");
  if (!way || way.ariaDisabled === "true") return stop();
  way.click();
};
document.addEventListener("posse-gone", ({ detail: isTold }) => {
  clearTimeout(timer);
  if (!isPlaying) return;
  const letters = isTold ? 0 : document.querySelector("#replay .caption")?.textContent.length ?? 0;
  timer = setTimeout(step, Math.min(8000, Math.max(1200, 200 + 50 * letters)));
});
document.addEventListener("click", (event) => {
  if (!around(event, "#replay-play")) return;
  if (isPlaying) return stop();
  isPlaying = true;
  step();
  dress();
});
const dress = () => {
  const button = $("replay-play");
  if (!button) return;
  button.hidden = false;
  button.textContent = (isPlaying ? button.dataset.stop : button.dataset.play) ?? "";
};
document.addEventListener("posse-dressed", dress);
dress();
