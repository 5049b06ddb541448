// Keyboard shortcuts.
import { isSeen, isWriting, page } from "./page.js";

// --- Reasons open over the table. A click anywhere else, or Escape, closes them. ---

const foldReasons = (target) => {
  const open = [...document.querySelectorAll(".prompt .why-not[open]")].filter((one) => !one.contains(target));
  for (const one of open) {
    if (one.contains(document.activeElement)) one.firstElementChild.focus();
    one.open = false;
  }
  return open.length > 0;
};
document.addEventListener("click", (event) => foldReasons(event.target));

// --- Shortcuts: a key presses the element that names it in data-key, if that can be seen. ---

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (isWriting(event.target) && !(event.key === "Escape" && event.target.closest(".drawer"))) return;
  if (event.key === "Escape" && foldReasons(null)) return event.preventDefault();
  const isSign = event.key.length === 1;
  if (isSign && page.letters === "off") return;
  if (["Enter", " "].includes(event.key) && event.target.closest("button, a, summary, label, input")) return;
  // On a French keyboard, the digit keys give digits only with Shift.
  const [, digit] = event.shiftKey ? [] : event.code.match(/^Digit(\d)$/) ?? [];
  const sign = digit ?? (isSign ? event.key.toLowerCase() : event.key);
  const key = sign === " " ? "Space" : CSS.escape(event.shiftKey && sign.startsWith("Arrow") ? `Shift+${sign}` : sign);
  const found = [...document.querySelectorAll(`[data-key~="${key}"]`)].find(
    (one) => isSeen(one) && !one.disabled && !one.closest("[inert]"),
  );
  if (!found) return;
  event.preventDefault();
  if (found.type === "radio") found.focus();
  found.click();
});
