// The page for when there is no connection: the tables of the home page, as they were seen there (`installed.js`).
import { recall } from "./storage.js";

const kept = recall("tables");
if (kept) {
  const place = document.getElementById("kept");
  const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
  const seen = { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit", hourCycle };
  place.querySelector("time").textContent = new Date(kept.at).toLocaleString(document.documentElement.lang, seen);
  // As the server wrote it; what people typed is escaped.
  place.insertAdjacentHTML("beforeend", kept.list);
  place.hidden = false;
}
addEventListener("online", () => location.reload());
