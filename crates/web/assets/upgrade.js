// After an upgrade of the program, the page reloads itself for the new files, once nothing in it would be lost.
import { live } from "./page.js";
import { keepInTab, recallInTab } from "./storage.js";

let outdated = 0;
const isUsed = () => {
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = live.querySelectorAll("input[type=text]");
  return [...fields].some((field) => field.value !== field.defaultValue) || document.querySelector(
    "dialog[open], form[data-busy], #prompt [name=draft], #act input:checked, textarea:focus, input[type=text]:focus",
  );
};
// At most once a minute, since servers of two versions may take turns to answer. The clock may be set back meanwhile.
/** @param {() => boolean} isTelling */
const renew = (isTelling) => {
  if (document.hidden || isTelling() || isUsed()) return;
  if (Math.abs(Date.now() - Number(recallInTab("renewed"))) < 60_000) return;
  // Without storage there is no limit to reloads, so the page stays.
  if (keepInTab("renewed", String(Date.now()))) location.reload();
};
// Reloads the page, sooner or later, unless it has these files. `isTelling` says whether a message is being shown.
/** @param {(string | null)[]} files @param {() => boolean} isTelling */
export const compare = (files, isTelling) => {
  /** @param {string | null} file */
  const isLoaded = (file) => document.querySelector(`[src="${file}"], link[href="${file}"]`);
  clearInterval(outdated);
  outdated = files.every(isLoaded) ? 0 : setInterval(() => renew(isTelling), 1_000);
};
