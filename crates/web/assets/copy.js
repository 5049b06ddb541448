// Copies a link.
import { $ } from "./page.js";

const copy = async (field) => {
  field.select();
  // The clipboard API exists on https only; execCommand works on http as well.
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
  else document.execCommand("copy");
};
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-copy]");
  if (button) copy($(button.dataset.copy));
});
document.addEventListener("posse-dressed", () => {
  for (const button of document.querySelectorAll("[data-copy]")) button.hidden = false;
});
