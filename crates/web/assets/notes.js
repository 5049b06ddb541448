// A player's notes: one text per table, or per seat on a shared screen. They stay in this browser.
import { $, the } from "./page.js";
import { keepText, recallText } from "./storage.js";

// An update leaves the field alone, and sets the key of the notes on the element around it.
const key = () => "notes " + the("own-notes").parentElement?.dataset.notes;
let shown = "";

document.addEventListener("input", ({ target }) => {
  if (target instanceof HTMLTextAreaElement && target.id === "own-notes") keepText(key(), target.value);
});
document.addEventListener("posse-dressed", () => {
  const comforts = $("comforts");
  if (comforts) comforts.hidden = false;
  /** @type {HTMLTextAreaElement | null} */
  const field = $("own-notes");
  if (!field) return;
  if (key() !== shown || !field.value) field.value = recallText(key(), true) ?? "";
  shown = key();
});
