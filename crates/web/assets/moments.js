// Moments: what happened, one frame after another. Climaxes are left out only if the person skips them.
import { post } from "./ask.js";
import { merge } from "./merge.js";
import { change } from "./motion.js";
import { $, base, complain, isWriting, lost, page, parse, settle, speak, still, the } from "./page.js";

/** @returns {NodeListOf<HTMLSelectElement>} */
const speeds = () => document.querySelectorAll("select[name=speed]");
/** @type {Record<string, number>} */
const PACE = { slow: 1.7, normal: 1, fast: 0.5 };
let leave = () => {};
// Skips what is shown now.
export const skip = () => leave();

// Waits this long at the chosen speed, or until skipped.
/** @param {number} ms @returns {Promise<void>} */
export const linger = (ms) => new Promise((done) => {
  leave = done;
  setTimeout(done, ms * PACE[page.speed]);
});
// The same for a frame. Going on from a frame that waits for a click does not skip the frames after it.
let isHolding = false;
/** @param {Frame} frame @returns {Promise<"" | "skip">} */
const stay = (frame) => new Promise((done) => {
  const timer = frame.hold ? 0 : setTimeout(() => done(""), frame.ms * PACE[page.speed]);
  isHolding = frame.hold;
  leave = () => {
    clearTimeout(timer);
    isHolding = false;
    done(frame.hold ? "" : "skip");
  };
});
// Goes on from a frame that waits for a click. Used while a window is open, since that does not wait.
export const hurry = () => { if (isHolding) skip(); };

// What is still to be announced: messages that were not shown, and frames that were left out.
/** @type {string[]} */
const unheard = [];
/** @type {string[]} */
const untold = [];
/** @param {string} said */
export const hearLater = (said) => { unheard.push(said); };
/** @param {string} said */
export const hear = (said) => speak([...unheard.splice(0), ...untold.splice(0), said].filter(Boolean).join(" "));

// The bar of a moment takes the place of the prompt, which is inert meanwhile, so nothing moves and nothing is covered.
// It leaves in the change that brings the next question, so no answered question is seen again.
const [bar, text, button, all] = [the("moment"), the("caption"), the("skip-moments"), the("skip-all")];
const home = bar.parentElement;
/** @param {boolean} isInert */
const cover = (isInert) => {
  for (const part of $("prompt")?.children ?? []) if (part instanceof HTMLElement) part.inert = isInert;
};
/** @param {Frame} frame @param {boolean} plays */
const caption = (frame, plays) => {
  const prompt = $("prompt");
  if (prompt && bar.parentElement !== prompt) {
    cover(true);
    prompt.append(bar);
  }
  bar.hidden = false;
  text.textContent = frame.caption;
  // If the stage turns cards and tells the result, the caption comes after the cards.
  for (const one of text.getAnimations()) one.cancel();
  const leads = !still.matches && frame.html.includes(" data-leads");
  if (leads) text.animate({ opacity: [0, 0] }, 700 * PACE[page.speed]);
  button.textContent = (frame.hold ? button.dataset.goOn : button.dataset.skip) ?? "";
  button.dataset.key = frame.hold ? "Escape Enter" : "Escape";
  // During the viewer's own turn there is no later turn to skip to.
  const isOwn = parse(frame.html).querySelector(".panel.turn .me");
  all.textContent = (plays && !isOwn ? all.dataset.toTurn : all.dataset.all) ?? "";
  if (frame.hold && !isWriting(document.activeElement)) button.focus({ preventScroll: true });
  hear(frame.say);
};
// Hides the bar. Returns whether it had the focus. A finger that comes too late to skip it does not answer the question
// below it.
export const dismiss = () => {
  if (bar.closest("#prompt")) settle("prompt");
  const { activeElement: active } = document;
  const hadFocus = bar.contains(active);
  if (hadFocus && active instanceof HTMLElement) active.blur();
  bar.hidden = true;
  home?.append(bar);
  cover(false);
  return hadFocus;
};

// Shows in the line of players what each of them has in a frame.
/** @param {string[][]} standing */
const stand = (standing) => standing.forEach((facts, seat) => {
  const told = document.querySelectorAll(`.standing > :nth-child(${seat + 1}) .facts > span`);
  told.forEach((fact, at) => { fact.textContent = facts[at] ?? ""; });
});

// A stage plays at the chosen speed, and is heard.
/** @param {HTMLElement | null} stage */
const raise = (stage) => {
  if (!stage) return;
  for (const one of stage.getAnimations({ subtree: true })) one.playbackRate = 1 / PACE[page.speed];
  document.dispatchEvent(new CustomEvent("posse-stage", { detail: stage.dataset.sound }));
};

// Whether the person skips everything until their own turn.
let isHurrying = false;
export const rest = () => { isHurrying = false; };

// Shows frames; returns whether any was shown. The captions of frames that the person skips are announced in one piece.
// `plays` says whether the viewer will have another turn; `isBehind`, whether there is time only for climaxes.
/** @param {Frame[]} frames @param {boolean} plays @param {() => boolean} isBehind */
export const play = async (frames, plays, isBehind) => {
  let isShown = false;
  let isSkipped = false;
  for (const frame of frames) {
    if (isSkipped || !$("scene") || document.hidden || isHurrying) {
      untold.push(frame.caption);
      continue;
    }
    if (page.speed === "off" || (isBehind() && !frame.climax)) {
      untold.push(frame.say);
      continue;
    }
    const stayed = stay(frame);
    caption(frame, plays);
    isShown = true;
    const show = () => {
      merge(the("scene"), frame.html);
      stand(frame.standing);
      raise($("stage"));
    };
    // Behind a stage nothing needs to be seen moving.
    if (frame.html.includes(" id=\"stage\"")) show();
    else await change(show, frame.html);
    isSkipped = (await stayed) === "skip";
  }
  return isShown;
};

button.addEventListener("click", skip);
all.addEventListener("click", () => {
  isHurrying = true;
  skip();
});
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement && target.matches("[name=speed]"))) return;
  page.speed = target.value;
  for (const select of speeds()) select.value = page.speed;
  if (page.speed === "off") skip();
  post(base + "speed", new URLSearchParams({ speed: page.speed })).then((answer) => { if (!answer) complain(lost); });
});
document.addEventListener("posse-dressed", () => { for (const select of speeds()) select.value = page.speed; });
