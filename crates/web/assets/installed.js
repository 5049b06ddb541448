// Posse as an installed app: the service worker, the list of tables for when there is no connection, and the number of
// tables that wait on the app's icon. Browsers have all of it on https and on the own machine only.
import { $, base, page } from "./page.js";
import { keep, recall } from "./storage.js";

// What the home page shows, and the addresses of the tables that wait; null without tables. A browser without storage
// shows no tables offline.
const keepTables = (kept) => {
  keep("tables", kept);
  // Some systems show a number only with permission.
  navigator.setAppBadge?.(kept?.waiting.length ?? 0).catch(() => {});
};

if (navigator.serviceWorker) {
  // Some browsers refuse it in private windows.
  navigator.serviceWorker.register(base + "sw.js").catch(() => {});

  // The home page lists all tables of its person. Once this browser is nobody's, its pages say that there are none.
  const list = document.querySelector("[aria-labelledby=mine] .tables");
  const waiting = list ? [...list.querySelectorAll(".waits")].map((row) => row.getAttribute("href")) : [];
  if (page.lists) keepTables(list && { at: Date.now(), list: list.outerHTML, waiting });

  // A table corrects the number. A lobby and a television do not know whether the table waits.
  document.addEventListener("posse-turn", ({ detail: isMine }) => {
    const kept = recall("tables");
    const tells = page.table && $("scene") && !page.seat.includes("view=table");
    if (!kept || !tells || kept.waiting.includes(page.table) === isMine) return;
    const others = kept.waiting.filter((table) => table !== page.table);
    keepTables({ ...kept, waiting: isMine ? [...others, page.table] : others });
  });
}
