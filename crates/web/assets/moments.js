// Moments: what happened, one frame after another. Climaxes are left out only if the person skips them.
import { post } from "./ask.js";
import { merge } from "./merge.js";
import { change } from "./motion.js";
import { $, base, complain, isWriting, lost, page, parse, settle, speak, still } from "./page.js";

const speeds = () => document.querySelectorAll("select[name=speed]");
const PACE = { slow: 1.7, normal: 1, fast: 0.5 };
let leave = () => {};
// Skips what is shown now.
export const skip = () => leave();

// Waits this long at the chosen speed, or until skipped.
export const linger = (ms) => new Promise((done) => {
  leave = done;
  setTimeout(done, ms * PACE[page.speed]);
});
// The same for a frame. Going on from a frame that waits for a click does not skip the frames after it.
let isHolding = false;
const stay = (frame) => new Promise((done) => {
  const timer = frame.hold ? 0 : setTimeout(done, frame.ms * PACE[page.speed]);
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
const unheard = [];
const untold = [];
export const hearLater = (said) => unheard.push(said);
export const hear = (said) => speak([...unheard.splice(0), ...untold.splice(0), said].filter(Boolean).join(" "));

// The bar of a moment takes the place of the prompt, which is inert meanwhile, so nothing moves and nothing is covered.
// It leaves in the change that brings the next question, so no answered question is seen again.
const home = $("moment").parentElement;
const caption = (frame, plays) => {
  const button = $("skip-moments");
  if ($("prompt") && $("moment").parentElement !== $("prompt")) {
    for (const part of $("prompt").children) part.inert = true;
    $("prompt").append($("moment"));
  }
  $("moment").hidden = false;
  $("caption").textContent = frame.caption;
  // If the stage turns cards and tells the result, the caption comes after the cards.
  $("caption").getAnimations().forEach((one) => one.cancel());
  const leads = !still.matches && frame.html.includes(" data-leads");
  if (leads) $("caption").animate({ opacity: [0, 0] }, 700 * PACE[page.speed]);
  button.textContent = frame.hold ? button.dataset.goOn : button.dataset.skip;
  button.dataset.key = frame.hold ? "Escape Enter" : "Escape";
  // During the viewer's own turn there is no later turn to skip to.
  const isOwn = parse(frame.html).querySelector(".panel.turn .me");
  const all = $("skip-all");
  all.textContent = plays && !isOwn ? all.dataset.toTurn : all.dataset.all;
  if (frame.hold && !isWriting(document.activeElement)) button.focus({ preventScroll: true });
  hear(frame.say);
};
// Hides the bar. Returns whether it had the focus. A finger that comes too late to skip it does not answer the question
// below it.
export const dismiss = () => {
  if ($("moment").closest("#prompt")) settle("prompt");
  const hadFocus = $("moment").contains(document.activeElement);
  if (hadFocus) document.activeElement.blur();
  $("moment").hidden = true;
  home.append($("moment"));
  for (const part of $("prompt")?.children ?? []) part.inert = false;
  return hadFocus;
};

// Shows in the line of players what each of them has in a frame.
const stand = (standing) => standing.forEach((facts, seat) => {
  const told = document.querySelectorAll(`.standing > :nth-child(${seat + 1}) .facts > span`);
  told.forEach((fact, at) => { fact.textContent = facts[at] ?? ""; });
});

// A stage plays at the chosen speed, and is heard.
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
      merge($("scene"), frame.html);
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

$("skip-moments").addEventListener("click", skip);
$("skip-all").addEventListener("click", () => {
  isHurrying = true;
  skip();
});
document.addEventListener("change", (event) => {
  if (!event.target.matches("select[name=speed]")) return;
  page.speed = event.target.value;
  for (const select of speeds()) select.value = page.speed;
  if (page.speed === "off") skip();
  post(base + "speed", new URLSearchParams({ speed: page.speed })).then((answer) => { if (!answer) complain(lost); });
});
document.addEventListener("posse-dressed", () => { for (const select of speeds()) select.value = page.speed; });
