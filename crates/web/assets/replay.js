// The replay of a game without reloads: buttons and slider act at once, and it can play by itself.
import { $ } from "./page.js";

// Going one step on shows the moments of that step.
const go = (address, tells) =>
  document.dispatchEvent(new CustomEvent("posse-go", { detail: { address, tells } }));

document.addEventListener("click", (event) => {
  const way = event.target.closest?.("#live a[href*='/replay?']");
  if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (event.isTrusted && way.closest("#replay-to")) stop();
  // A link in the chart is an SVG element, whose href is no text.
  go(new URL(way.getAttribute("href"), location).href, way.dataset.key === "ArrowRight");
});
document.addEventListener("input", (event) => {
  if (event.target.id !== "replay-at") return;
  stop();
  go($("replay-to").action + "?" + new URLSearchParams(new FormData($("replay-to"))), false);
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
  const way = document.querySelector("#replay-to [data-key=ArrowRight]");
  if (!way || way.ariaDisabled === "true") return stop();
  way.click();
};
document.addEventListener("posse-gone", ({ detail: isTold }) => {
  clearTimeout(timer);
  if (!isPlaying) return;
  const letters = isTold ? 0 : document.querySelector("#replay .caption").textContent.length;
  timer = setTimeout(step, Math.min(8000, Math.max(1200, 200 + 50 * letters)));
});
document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#replay-play")) return;
  if (isPlaying) return stop();
  isPlaying = true;
  step();
  dress();
});
const dress = () => {
  const button = $("replay-play");
  if (!button) return;
  button.hidden = false;
  button.textContent = isPlaying ? button.dataset.stop : button.dataset.play;
};
document.addEventListener("posse-dressed", dress);
dress();
