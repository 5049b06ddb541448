// Dragging a piece to a lit place does what a click on each of them does. A piece that is put down elsewhere is picked,
// as by a click.
import { around, isSeen } from "./page.js";

// How far a pointer moves, in pixels, before a press becomes a drag.
const SLACK = 8;

// What is being dragged: the piece, where it was pressed, and whether it has been lifted.
/** @type {{ piece: HTMLElement, x: number, y: number, isLifted: boolean } | null} */
let held = null;

const drop = () => {
  held?.piece.removeAttribute("data-dragged");
  held?.piece.style.removeProperty("translate");
  held = null;
};

/** @param {HTMLButtonElement} button */
const isPlace = (button) => button.name === "action" && !button.disabled && isSeen(button);
// The place under a pointer: a button, or the only one of the drawing around it.
/** @param {PointerEvent} event */
const placeAt = ({ clientX, clientY }) => {
  const scene = document.getElementById("scene");
  const under = document.elementFromPoint(clientX, clientY);
  if (!under || !scene?.contains(under)) return null;
  const button = under.closest("button");
  if (button) return isPlace(button) ? button : null;
  const most = (scene.offsetWidth * scene.offsetHeight) / 6;
  /** @type {Element | null} */
  let drawing = under;
  for (; drawing && drawing !== scene && !drawing.matches("#hand"); drawing = drawing.parentElement) {
    const { width, height } = drawing.getBoundingClientRect();
    const places = [...drawing.querySelectorAll("button")].filter(isPlace);
    if (width * height > most || places.length > 1) return null;
    if (places.length === 1) return places[0];
  }
  return null;
};

document.addEventListener("pointerdown", (event) => {
  drop();
  if (!event.isPrimary || event.button !== 0) return;
  const piece = around(event, "#scene label:has(> input[type=radio])");
  if (piece) held = { piece, x: event.clientX, y: event.clientY, isLifted: false };
});
document.addEventListener("pointermove", (event) => {
  if (!held || !event.isPrimary) return;
  const [x, y] = [event.clientX - held.x, event.clientY - held.y];
  if (!held.isLifted && Math.hypot(x, y) < SLACK) return;
  if (!held.piece.isConnected) return drop();
  if (!held.isLifted) held.piece.querySelector("input")?.click();
  held.isLifted = true;
  held.piece.toggleAttribute("data-dragged", true);
  held.piece.style.translate = `${x}px ${y}px`;
});
document.addEventListener("pointerup", (event) => {
  const place = held?.isLifted ? placeAt(event) : null;
  drop();
  place?.click();
});
document.addEventListener("pointercancel", drop);
document.addEventListener("dragstart", (event) => { if (held) event.preventDefault(); });
// A finger on a piece drags it, and scrolls the page everywhere else.
document.documentElement.setAttribute("data-drags", "");
