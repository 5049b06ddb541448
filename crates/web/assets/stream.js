// The live stream of a table, while its page is visible. Its first message brings the whole table.
//
// A page does not trust silence. After 40 s without a message or a beat, or 5 s after a form was answered and no
// message came, it fetches itself instead of waiting for a message, and goes on until a stream speaks. A fetched page,
// too, is never older than the one it replaces.
import { ask } from "./ask.js";
import { lengthen, logOf } from "./log.js";
import { merge, position, question, rescueFocus } from "./merge.js";
import { dismiss, hear, hearLater, hurry, play, rest, skip } from "./moments.js";
import { change } from "./motion.js";
import { $, faultIn, facts, live, lost, page, parse, showTurn, speak, tellLine } from "./page.js";
import { read } from "./regions.js";
import { announce } from "./talk.js";
import { hear as hearTime, isKnown } from "./time.js";
import { compare } from "./upgrade.js";

let number = Number(page.number);
// Messages that have not been shown yet.
/** @type {Update[]} */
const waiting = [];
let isTelling = false;
// Whether the viewer will have another turn.
let plays = false;

let hadFocus = false;
const refocus = () => {
  if (hadFocus && document.activeElement === document.body) rescueFocus();
};

/** @param {Update} message */
const take = async (message) => {
  hadFocus ||= live.contains(document.activeElement);
  plays = message.plays;
  const isShown = await play(message.frames, plays, () => waiting.length > 1);
  // If more messages wait, the page shows only the newest state, after its moments. The log gets all lines.
  if (waiting.length && $("scene")) {
    if (message.log) lengthen(message.log);
    return hearLater(message.say);
  }
  hear(message.say);
  const [at, asked] = [position(), question()?.textContent];
  // The old question goes together with the bar that covered it, and is never seen again.
  const act = () => {
    hadFocus = dismiss() || hadFocus;
    merge(live, message.html, message.log);
  };
  await (message.say && !isShown ? change(act, message.html) : act());
  // A step that can still be taken back is not announced; the next question shows that it was taken.
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
  for (let message = waiting.shift(); message; message = waiting.shift()) {
    await take(message).catch((error) => console.error(error));
  }
  isTelling = false;
};
/** @param {Update} message */
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
/** @param {Message} message */
const receive = (message) => {
  messages += 1;
  if (message.files) compare(message.files, () => isTelling);
  read(message);
  if (message.first || message.number >= number) show(message);
};

// The pause in milliseconds before another try, after this many failures in a row. It is random, so that pages do not
// all come at once after a restart of the server, and short, so that all are back within half a minute.
/** @param {number} failures */
const pause = (failures) => 500 + Math.random() * Math.min(14_500, 1_250 * 2 ** failures);

// Fetches the page instead of a message. Returns whether nothing was missing.
const refresh = async () => {
  const answer = await ask(page.table + page.seat);
  // The table may be gone, or the seat on another device; the reloaded page says so.
  if (answer?.status === 403 || answer?.status === 404) location.reload();
  tellLine(answer?.ok ? "" : faultIn(answer));
  if (!answer?.ok) return false;
  // In whole seconds, and perhaps by the clock of a proxy.
  if (!isKnown()) hearTime(answer.date);
  const whole = parse(answer.text);
  announce(whole.getElementById("told")?.innerHTML ?? "");
  const scripts = [...whole.querySelectorAll("script[src]")];
  compare(scripts.map((script) => script.getAttribute("src")), () => isTelling);
  const fetched = whole.getElementById("live");
  if (!fetched) throw new Error("an answer is no page of Posse");
  const told = facts(fetched);
  // Everybody has gone on at another table, where this address leads.
  if (told.table !== page.table) return location.reload();
  const [at, before] = [Number(told.number), number];
  if (at > before || (at === before && !isTelling)) {
    const log = logOf(fetched);
    show({ number: at, turn: told.turn === "1", plays, frames: [], html: fetched.innerHTML, say: "", log });
  }
  return at <= before;
};

// While no stream speaks, such as behind a proxy that buffers, fetches the page again and again.
/** @type {object | null} */
let poller = null;
const poll = async () => {
  if (poller) return;
  const own = {};
  poller = own;
  while (poller === own) {
    if (!document.hidden) await refresh();
    await new Promise((done) => setTimeout(done, 5_000));
  }
};

/** @type {EventSource | null} */
let source = null;
let fails = 0;
let timer = 0;
export const isOpen = () => source?.readyState === EventSource.OPEN;
export const hangUp = () => {
  clearTimeout(timer);
  source?.close();
  source = null;
};
// The server sends a beat every 15 seconds. A stream that is silent for much longer is dead, though nothing reports it.
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
  // The first message is the longest, and may take a while.
  timer = setTimeout(() => {
    poll();
    timer = setTimeout(connect, 20_000);
  }, 20_000);
  source.onmessage = (event) => {
    hearLife();
    receive(JSON.parse(event.data));
  };
  source.addEventListener("beat", (event) => {
    hearLife();
    hearTime(parseInt(event.data, 10));
  });
  source.addEventListener("told", (event) => announce(event.data));
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
// The result of an answered form comes on the stream at once. If it does not, the page is fetched.
/** @param {number} before */
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
  for (const form of document.querySelectorAll("form[data-busy]")) form.removeAttribute("data-busy");
  if (event.persisted) connect();
});
