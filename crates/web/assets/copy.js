// Copies a link, or sends it with another program where the browser can (mostly on phones, and on https only).
import { $ } from "./page.js";

export const copy = async (field) => {
  field.select();
  // The clipboard API exists on https only; execCommand works on http as well.
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (button) copy($(button.dataset.copy));
  const send = event.target.closest?.("[data-share]");
  // A person who closes the list has changed their mind.
  if (send) navigator.share({ title: document.title, url: $(send.dataset.share).value }).catch(() => {});
});
document.addEventListener("posse-dressed", () => {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share;
});
