// Going to another place on the same page, such as a step of a replay; and pages that wait for the server.
import { ask } from "./ask.js";
import { merge } from "./merge.js";
import { linger, skip } from "./moments.js";
import { change } from "./motion.js";
import { complain, faultIn, live, lost, page, parse, speak, tellLine, the } from "./page.js";

// What a fetched page shows.
/** @param {string} text */
const liveOf = (text) => {
  const shown = parse(text).getElementById("live");
  if (!shown) throw new Error("an answer is no page of Posse");
  return shown;
};

// Fetches the page again until it no longer waits.
export const awaitServer = async () => {
  while (live.querySelector("[data-wait]")) {
    await new Promise((done) => setTimeout(done, 2000));
    if (document.hidden) continue;
    const answer = await ask(location.href);
    tellLine(answer?.ok ? "" : faultIn(answer));
    if (answer?.ok) merge(live, liveOf(answer.text).innerHTML);
  }
};

// Everybody at this table goes on at another one.
document.addEventListener("posse-dressed", () => {
  /** @type {HTMLAnchorElement | null} */
  const onward = live.querySelector("a[data-onward]");
  if (onward) location.replace(onward.href);
});

// --- Going to a place. If several are asked for meanwhile, only the last counts. ---

/** @typedef {{ address: string, tells: boolean }} Place */

/** @type {Place | null} */
let wanted = null;
// Shows the moments of a step until another place is wanted. Open hands stay beside its table.
/** @param {HTMLElement[]} moments @param {Place} place */
const tellStep = async (moments, place) => {
  for (const { innerHTML, dataset: { caption = "", ms } } of moments) {
    if (wanted !== place || document.hidden) return;
    const hands = [...the("scene").querySelectorAll(".open-hand")].map((hand) => hand.outerHTML);
    const shown = document.querySelector("#replay .caption");
    if (shown) shown.textContent = caption;
    speak(caption);
    await change(() => merge(the("scene"), innerHTML + hands.join("")), innerHTML);
    await linger(Number(ms));
  }
};
document.addEventListener("posse-go", async ({ detail }) => {
  const isGoing = wanted !== null;
  // Asking for a step again while its moments are shown skips them.
  const tells = detail.tells && page.speed !== "off" && wanted?.address !== detail.address;
  wanted = { address: detail.address, tells };
  skip();
  while (!isGoing && wanted) {
    /** @type {Place} */
    const place = wanted;
    const answer = await ask(place.address + (place.tells ? "&tells=1" : ""));
    if (!answer) {
      wanted = null;
      return complain(lost);
    }
    if (!answer.ok) return location.assign(place.address);
    const next = liveOf(answer.text);
    const moments = [...next.querySelectorAll("template")];
    for (const moment of moments) moment.remove();
    history.replaceState(null, "", place.address);
    await tellStep(moments, place);
    await change(() => merge(live, next.innerHTML), next.innerHTML);
    if (wanted === place) wanted = null;
    document.dispatchEvent(new CustomEvent("posse-gone", { detail: moments.length > 0 }));
  }
});
