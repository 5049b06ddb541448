// The page for when there is no connection: the tables of the home page, as they were seen there (`installed.js`).
import { recall } from "./storage.js";

/** @type {{ at: number, list: string } | null} */
const kept = recall("tables");
const [place, time] = [document.getElementById("kept"), document.querySelector("#kept time")];
if (kept && place && time) {
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  /** @type {Intl.DateTimeFormatOptions} */
  const seen = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hourCycle };
  time.textContent = new Date(kept.at).toLocaleString(document.documentElement.lang, seen);
  // As the server wrote it; what people typed is escaped.
  place.insertAdjacentHTML("beforeend", kept.list);
  place.hidden = false;
}
addEventListener("online", () => location.reload());
