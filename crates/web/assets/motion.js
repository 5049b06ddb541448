// Motion: ids stand for places, so what changes its place flies there.
import { $, isSeen, parse, still } from "./page.js";

const moving = () => document.querySelectorAll("#scene li[id]:not(.panel), #above, #prompt");
const name = (on) => moving().forEach((element) => { element.style.viewTransitionName = on ? element.id : ""; });

// A page that is not painted would wait for its transition for ever, so none is waited for longer than this.
const patience = () => new Promise((done) => setTimeout(done, 1200));

// What is new in the row of a table comes from whoever's turn it is: there, or in the line of a phone.
const flight = (html) => {
  const next = parse(html);
  const fresh = [...next.querySelectorAll("li.fresh[id]")].find((one) => !$(one.id));
  const seat = next.querySelector(".panel.turn")?.id;
  const players = [...document.querySelectorAll(`#${seat} .avatar, .standing [data-panel=${seat}] .avatar`)];
  return fresh && seat && { from: players.find(isSeen), to: fresh.id };
};
const fly = (element, on) => { if (element) element.style.viewTransitionName = on ? "flying" : ""; };

export const change = async (act, html) => {
  if (!document.startViewTransition || still.matches || document.hidden) return act();
  let isDone = false;
  const once = () => {
    if (!isDone) act();
    isDone = true;
  };
  const { from, to } = flight(html) ?? {};
  name(true);
  fly(from, true);
  const transition = document.startViewTransition(() => {
    once();
    name(true);
    fly(from, false);
    if (from) fly($(to), true);
  });
  transition.updateCallbackDone.catch((error) => console.error(error));
  transition.ready.catch(() => {});
  await Promise.race([transition.finished.catch(() => {}), patience()]);
  once();
  name(false);
};
