// Sends a finished game: its card and the link to its replay, with another program where the browser can. Elsewhere the
// link is shown and copied.
import { copy, linkOf } from "./copy.js";
import { around } from "./page.js";

/** @param {HTMLAnchorElement} button @param {string} url */
const share = async (button, url) => {
  const { title } = button.dataset;
  const card = await (await fetch(button.href)).blob();
  const whole = { title, text: title, url, files: [new File([card], "posse.png", { type: card.type })] };
  await navigator.share(navigator.canShare?.(whole) ? whole : { title, text: title, url });
};
document.addEventListener("click", async (event) => {
  /** @type {HTMLAnchorElement | null} */
  const button = around(event, "[data-send]");
  if (!button) return;
  event.preventDefault();
  const field = linkOf(button, "send");
  field.value = new URL("replay", button.href).href;
  try {
    if (navigator.share !== undefined) return await share(button, field.value);
  } catch (error) {
    // A person who closes the list has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
  }
  field.hidden = false;
  button.textContent = button.dataset.copied ?? "";
  await copy(field);
});
