// The live stream of a table, while its page is seen. Its first message is the table as it is.
import { ask } from "./ask.js";
import { lengthen, logOf } from "./log.js";
import { merge, position, question, rescueFocus } from "./merge.js";
import { dismiss, hear, hearLater, hurry, play, rest, skip } from "./moments.js";
import { change } from "./motion.js";
import { $, faultIn, facts, live, lost, page, parse, showTurn, speak, tellLine } from "./page.js";
import { read } from "./regions.js";
import { compare } from "./upgrade.js";

let number = Number(page.number);
// Messages that are not shown yet.
const waiting = [];
let isTelling = false;
// Whether the viewer plays on.
let plays = false;

let hadFocus = false;
const refocus = () => {
  if (hadFocus && document.activeElement === document.body) rescueFocus();
};

const take = async (message) => {
  hadFocus ||= live.contains(document.activeElement);
  plays = message.plays;
  const isShown = await play(message.frames, plays, () => waiting.length > 1);
  // The newest state comes when its moments are over. The log gets all lines.
  if (waiting.length && $("scene")) {
    if (message.log) lengthen(message.log);
    return hearLater(message.say);
  }
  hear(message.say);
  const [at, asked] = [position(), question()?.textContent];
  // The question before is never seen again: it goes with the bar that lay over it.
  const act = () => {
    hadFocus = dismiss() || hadFocus;
    merge(live, message.html, message.log);
  };
  await (message.say && !isShown ? change(act, message.html) : act());
  // A step that may still be taken back is no event: what is to do now tells that it was taken.
  const isQuiet = !message.say && !message.frames.length;
  if (message.plays && isQuiet && (position() !== at || question()?.textContent !== asked)) {
    speak(question()?.innerText);
  }
  refocus();
  hadFocus = false;
  showTurn(message.turn);
  if (message.turn || !message.plays) rest();
};
const tell = async () => {
  isTelling = true;
  while (waiting.length) await take(waiting.shift()).catch((error) => console.error(error));
  isTelling = false;
};
const show = (message) => {
  number = message.number;
  waiting.push(message);
  showTurn(message.turn);
  if (message.hurries) hurry();
  if (!isTelling) tell();
};
// How many messages have come.
let messages = 0;
export const heard = () => messages;
const receive = (message) => {
  messages += 1;
  if (message.files) compare(message.files, () => isTelling);
  read(message);
  if (message.first || message.number >= number) show(message);
};

// Milliseconds until a page tries again after so many failures in a row: at random, so that after a restart of the
// server the pages do not all come at once, and never long, so that all are back within half a minute.
const pause = (failures) => 500 + Math.random() * Math.min(14_500, 1_250 * 2 ** failures);

// Fetches the page, in place of a message. Whether that has told that nothing is missing.
const refresh = async () => {
  const answer = await ask(page.table + page.seat);
  // The table may be gone, or the seat on another device: then the page says so.
  if (answer?.status === 403 || answer?.status === 404) location.reload();
  tellLine(answer?.ok ? "" : faultIn(answer));
  if (!answer?.ok) return false;
  const whole = parse(answer.text);
  const scripts = [...whole.querySelectorAll("script[src]")];
  compare(scripts.map((script) => script.getAttribute("src")), () => isTelling);
  const fetched = whole.getElementById("live");
  const told = facts(fetched);
  const [at, before] = [Number(told.number), number];
  if (at > before || (at === before && !isTelling)) {
    const log = logOf(fetched);
    show({ number: at, turn: told.turn === "1", plays, frames: [], html: fetched.innerHTML, say: "", log });
  }
  return at <= before;
};

// While no stream speaks, as behind a proxy that buffers, the page is fetched again and again.
let poller = null;
const poll = async () => {
  if (poller) return;
  const own = poller = {};
  while (poller === own) {
    if (!document.hidden) await refresh();
    await new Promise((done) => setTimeout(done, 5_000));
  }
};

let source = null;
let fails = 0;
let timer = 0;
export const isOpen = () => source?.readyState === EventSource.OPEN;
export const hangUp = () => {
  clearTimeout(timer);
  source?.close();
  source = null;
};
// The server gives a sign of life every 15 seconds. A stream that is silent for longer is dead, though nobody says so.
const doubt = () => {
  poll();
  connect();
};
const hearLife = () => {
  fails = 0;
  poller = null;
  tellLine("");
  clearTimeout(timer);
  timer = setTimeout(doubt, 40_000);
};
export const connect = () => {
  hangUp();
  if (!page.table || document.hidden) return;
  source = new EventSource(page.table + "/live" + page.seat);
  // The first message, which is the longest, may be on its way for a while.
  timer = setTimeout(() => {
    poll();
    timer = setTimeout(connect, 20_000);
  }, 20_000);
  source.onmessage = (event) => {
    hearLife();
    receive(JSON.parse(event.data));
  };
  source.addEventListener("beat", hearLife);
  source.onerror = () => {
    hangUp();
    fails += 1;
    if (fails === 2) tellLine(lost);
    timer = setTimeout(fails > 2 ? askAgain : connect, pause(fails));
  };
};
const askAgain = async () => {
  await refresh();
  connect();
};
// What was answered shows on the stream at once. If it does not, the page is fetched.
export const followUp = async (before) => {
  if (!poller) await new Promise((done) => setTimeout(done, 5_000));
  if (messages !== before || document.hidden) return;
  if (!(await refresh()) && !poller) doubt();
};

export const glance = async () => {
  if (!document.hidden || !page.table) return;
  timer = setTimeout(glance, 20_000);
  const answer = await ask(page.table + "/turn" + page.seat);
  if (answer?.ok && document.hidden) showTurn(JSON.parse(answer.text).turn);
};
document.addEventListener("visibilitychange", () => {
  hangUp();
  skip();
  if (document.hidden) timer = setTimeout(glance, 20_000);
  else connect();
});
addEventListener("pagehide", hangUp);
addEventListener("pageshow", (event) => {
  document.querySelectorAll("form[data-busy]").forEach((form) => form.removeAttribute("data-busy"));
  if (event.persisted) connect();
});
