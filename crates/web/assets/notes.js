// A player's notes: one text per table, or per seat on a shared screen. They stay in this browser.
import { $ } from "./page.js";
import { keepText, recallText } from "./storage.js";

// An update leaves the field alone, and sets the key of the notes on the element around it.
const key = () => "notes " + $("own-notes").parentElement.dataset.notes;
let shown = "";

document.addEventListener("input", (event) => {
  if (event.target.id === "own-notes") keepText(key(), event.target.value);
});
document.addEventListener("posse-dressed", () => {
  if (!$("comforts")) return;
  $("comforts").hidden = false;
  if (!$("own-notes")) return;
  if (key() !== shown || !$("own-notes").value) $("own-notes").value = recallText(key(), true) ?? "";
  shown = key();
});
