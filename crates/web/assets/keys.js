// The keys of a page.
import { $, isSeen, isWriting, page } from "./page.js";

// --- The reasons lie over the table: a click anywhere else, and Escape, put them away. ---

const foldReasons = (target) => {
  const open = [...document.querySelectorAll(".prompt .why-not[open]")].filter((one) => !one.contains(target));
  for (const one of open) {
    if (one.contains(document.activeElement)) one.firstElementChild.focus();
    one.open = false;
  }
  return open.length > 0;
};
document.addEventListener("click", (event) => foldReasons(event.target));

// --- The keys themselves: each presses what has it, where that can be seen. ---

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
  if (isWriting(event.target)) return;
  if (event.key === "Escape" && foldReasons(null)) return event.preventDefault();
  const isSign = event.key.length === 1;
  if (isSign && page.letters === "off") return;
  if (["Enter", " "].includes(event.key) && event.target.closest("button, a, summary, label, input")) return;
  if (event.key === "?" && $("keys")) {
    $("keys").open = !$("keys").open;
    if ($("keys").open) $("keys").firstElementChild.focus();
    return event.preventDefault();
  }
  // The keys in the row of digits give digits only with Shift on a French keyboard.
  const [, digit] = event.shiftKey ? [] : event.code.match(/^Digit(\d)$/) ?? [];
  const sign = digit ?? (isSign ? event.key.toLowerCase() : event.key);
  const key = sign === " " ? "Space" : CSS.escape(sign);
  const found = [...document.querySelectorAll(`[data-key~="${key}"]`)].find(
    (one) => isSeen(one) && !one.disabled && !one.closest("[inert]"),
  );
  if (!found) return;
  event.preventDefault();
  if (found.type === "radio") found.focus();
  found.click();
});
