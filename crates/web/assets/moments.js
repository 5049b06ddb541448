// Moments: what happened, one after another. Only the person leaves out what matters.
import { post } from "./ask.js";
import { merge } from "./merge.js";
import { change } from "./motion.js";
import { $, complain, isWriting, lost, page, parse, speak, still } from "./page.js";

const speeds = () => document.querySelectorAll("select[name=speed]");
const PACE = { slow: 1.7, normal: 1, fast: 0.5 };
let leave = () => {};
// Leaves out what is shown now.
export const skip = () => leave();

// Waits for as long as something is shown.
export const linger = (ms) => new Promise((done) => {
  leave = done;
  setTimeout(done, ms * PACE[page.speed]);
});
// The same for a frame. Whoever only goes on does not skip what comes after.
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
// Goes on where a frame waits for a click, as in a window, which does not wait.
export const hurry = () => { if (isHolding) skip(); };

// What comes later is for the ear alone, and frames that were left out would have said something.
const unheard = [];
const untold = [];
export const hearLater = (said) => unheard.push(said);
export const hear = (said) => speak([...unheard.splice(0), ...untold.splice(0), said].filter(Boolean).join(" "));

// The bar stands in the place of the prompt, which is inert meanwhile, so that it moves and covers nothing.
const home = $("moment").parentElement;
const caption = (frame, plays) => {
  const button = $("skip-moments");
  if ($("prompt") && $("moment").parentElement !== $("prompt")) {
    for (const part of $("prompt").children) part.inert = true;
    $("prompt").append($("moment"));
  }
  $("moment").hidden = false;
  $("caption").textContent = frame.caption;
  // Where the frame turns cards and tells what came of them, the words come after the cards.
  $("caption").getAnimations().forEach((one) => one.cancel());
  if (!still.matches && frame.html.includes(" data-leads")) $("caption").animate({ opacity: [0, 0] }, 550);
  button.textContent = frame.hold ? button.dataset.goOn : button.dataset.skip;
  button.dataset.key = frame.hold ? "Escape Enter" : "Escape";
  // What happens in the viewer's own turn does not lead to his turn.
  const isOwn = parse(frame.html).querySelector(".panel.turn .me");
  const all = $("skip-all");
  all.textContent = plays && !isOwn ? all.dataset.toTurn : all.dataset.all;
  if (frame.hold && !isWriting(document.activeElement)) button.focus({ preventScroll: true });
  hear(frame.say);
};
// Whether it had the focus.
export const dismiss = () => {
  const hadFocus = $("moment").contains(document.activeElement);
  if (hadFocus) document.activeElement.blur();
  $("moment").hidden = true;
  home.append($("moment"));
  for (const part of $("prompt")?.children ?? []) part.inert = false;
  return hadFocus;
};

// The line of the players tells what each of them has in a frame.
const stand = (standing) => standing.forEach((facts, seat) => {
  const told = document.querySelectorAll(`.standing > :nth-child(${seat + 1}) .facts > span`);
  told.forEach((fact, at) => { fact.textContent = facts[at] ?? ""; });
});

// Whether nothing is shown before the own turn.
let isHurrying = false;
export const rest = () => { isHurrying = false; };

// Whether any frame was shown. Of frames that the person skips the captions are said, in one piece. `plays` is whether
// the viewer plays on, so that a turn of theirs comes; `isBehind` says whether more than the climaxes would be late.
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
    };
    await change(show, frame.html);
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
  post("/speed", new URLSearchParams({ speed: page.speed })).then((answer) => { if (!answer) complain(lost); });
});
document.addEventListener("posse-dressed", () => { for (const select of speeds()) select.value = page.speed; });
