// Copies a link, or sends it with another program where the browser can (mostly on phones, and on https only).
import { around, the } from "./page.js";

/** @param {HTMLInputElement} field */
export const copy = async (field) => {
  field.select();
  // The clipboard API exists on https only; execCommand works on http as well.
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
};
// The field that a button names in this fact about it.
/** @param {HTMLElement} button @param {"copy" | "share" | "send"} fact @returns {HTMLInputElement} */
export const linkOf = (button, fact) => the(button.dataset[fact] ?? "");

document.addEventListener("click", (event) => {
  const button = around(event, "[data-copy]");
  if (button) copy(linkOf(button, "copy"));
  const send = around(event, "[data-share]");
  // A person who closes the list has changed their mind.
  if (send) navigator.share({ title: document.title, url: linkOf(send, "share").value }).catch(() => {});
});
document.addEventListener("posse-dressed", () => {
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = document.querySelectorAll("[data-copy], [data-share]");
  for (const button of buttons) button.hidden = "share" in button.dataset && !navigator.share;
});
