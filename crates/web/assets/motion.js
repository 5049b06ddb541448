// Motion by view transitions. Ids stand for places, and an element whose place on the page changes flies there.
import { isOpen } from "./drawers.js";
import { $, isSeen, parse, still } from "./page.js";

/** @returns {NodeListOf<HTMLElement>} */
const moving = () => document.querySelectorAll("#scene li[id]:not(.panel), #above, #prompt");
/** @param {boolean} on */
const name = (on) => moving().forEach((element) => { element.style.viewTransitionName = on ? element.id : ""; });
const places = () => new Map([...moving()].map((element) => [element.id, element.getBoundingClientRect()]));
/** @type {("x" | "y" | "width" | "height")[]} */
const SIDES = ["x", "y", "width", "height"];
// Only what has moved, or has come, needs a picture of its own: any other would flicker on a busy machine.
/** @param {Map<string, DOMRect>} before */
const nameMoved = (before) => {
  const after = places();
  for (const element of moving()) {
    const [from, to] = [before.get(element.id), after.get(element.id)];
    const isMoved = !from || !to || SIDES.some((side) => Math.abs(from[side] - to[side]) > 0.5);
    element.style.viewTransitionName = isMoved ? element.id : "";
  }
};

// The longest wait for a transition, since it never ends on a page that is not painted.
/** @returns {Promise<void>} */
const patience = () => new Promise((done) => setTimeout(done, 1200));

// A new item in a row flies from the player whose turn it is: from their panel or, on a phone, from the line of
// players.
/** @param {string} html */
const flight = (html) => {
  const next = parse(html);
  const fresh = [...next.querySelectorAll("li.fresh[id]")].find((one) => !$(one.id));
  const seat = next.querySelector(".panel.turn")?.id;
  /** @type {NodeListOf<HTMLElement>} */
  const players = document.querySelectorAll(`#${seat} .avatar, .standing [data-panel=${seat}] .avatar`);
  return fresh && seat ? { from: [...players].find(isSeen), to: fresh.id } : null;
};
/** @param {HTMLElement | null | undefined} element @param {boolean} on */
const fly = (element, on) => { if (element) element.style.viewTransitionName = on ? "flying" : ""; };

/** @param {() => void} act @param {string} html */
export const change = async (act, html) => {
  // What moves would lie over an open drawer.
  if (!document.startViewTransition || still.matches || document.hidden || isOpen()) return act();
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  const { from, to } = flight(html) ?? {};
  name(true);
  fly(from, true);
  const before = places();
  const transition = document.startViewTransition(() => {
    once();
    nameMoved(before);
    fly(from, false);
    if (from && to) fly($(to), true);
  });
  transition.updateCallbackDone.catch((error) => console.error(error));
  transition.ready.catch(() => {});
  await Promise.race([transition.finished.catch(() => {}), patience()]);
  once();
  name(false);
};
