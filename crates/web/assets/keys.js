// Keyboard shortcuts.
import { around, isSeen, isWriting, page } from "./page.js";

// --- Reasons open over the table. A click anywhere else, or Escape, closes them. ---

/** @param {Node | null} target */
const foldReasons = (target) => {
  /** @type {NodeListOf<HTMLDetailsElement>} */
  const all = document.querySelectorAll(".prompt .why-not[open]");
  const open = [...all].filter((one) => !one.contains(target));
  for (const one of open) {
    if (one.contains(document.activeElement)) one.querySelector("summary")?.focus();
    one.open = false;
  }
  return open.length > 0;
};
document.addEventListener("click", ({ target }) => foldReasons(target instanceof Node ? target : null));

// --- Shortcuts: a key presses the element that names it in data-key, if that can be seen. ---

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (isWriting(around(event, "*")) && !(event.key === "Escape" && around(event, ".drawer"))) return;
  if (event.key === "Escape" && foldReasons(null)) return event.preventDefault();
  const isSign = event.key.length === 1;
  if (isSign && page.letters === "off") return;
  if (["Enter", " "].includes(event.key) && around(event, "button, a, summary, label, input")) return;
  // On a French keyboard, the digit keys give digits only with Shift.
  const [, digit] = event.shiftKey ? [] : event.code.match(/^Digit(\d)$/) ?? [];
  const sign = digit ?? (isSign ? event.key.toLowerCase() : event.key);
  const key = sign === " " ? "Space" : CSS.escape(event.shiftKey && sign.startsWith("Arrow") ? `Shift+${sign}` : sign);
  /** @type {NodeListOf<HTMLElement & { disabled?: boolean, type?: string }>} */
  const all = document.querySelectorAll(`[data-key~="${key}"]`);
  const found = [...all].find((one) => isSeen(one) && !one.disabled && !one.closest("[inert]"));
  if (!found) return;
  event.preventDefault();
  if (found.type === "radio") found.focus();
  found.click();
});
