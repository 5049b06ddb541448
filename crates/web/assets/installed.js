// Posse as an installed app: the service worker, the list of tables for when there is no connection, the number of
// tables that wait on the app's icon, and the messages about them. Browsers have all of it on https and on the own
// machine only.
import { $, base, page } from "./page.js";
import { keep, recall } from "./storage.js";

// The newest message to this browser: its id, and the ids of the tables that waited then.
/** @returns {Promise<{ id?: string, tables?: string[] }>} */
const told = async () => (await (await caches.match(`${base}told/tables`).catch(() => null))?.json()) ?? {};

// Keeps the addresses of the tables that wait, as known since the message with this id. What the browser still shows of
// other tables goes.
/** @param {string[]} waiting @param {string} [id] */
const count = async (waiting, id) => {
  keep("waiting", { waiting, told: id });
  // Some systems show a number only with permission.
  navigator.setAppBadge?.(waiting.length).catch(() => {});
  const shown = await (await navigator.serviceWorker.ready).getNotifications();
  /** @param {Notification} message */
  const isOver = ({ data: { path } }) => path.startsWith(`${base}t/`) && !waiting.includes(path);
  for (const message of shown.filter(isOver)) message.close();
};

if (navigator.serviceWorker) {
  // Some browsers refuse it in private windows.
  navigator.serviceWorker.register(base + "sw.js").catch(() => {});

  // The home page lists all tables of its person, which are kept for when there is no connection: null without tables.
  // Once this browser is nobody's, its pages say that there are none.
  const list = document.querySelector("[aria-labelledby=mine] .tables");
  if (page.lists) {
    const waiting = [...(list?.querySelectorAll(".waits") ?? [])].map((row) => row.getAttribute("href") ?? "");
    keep("tables", list && { at: Date.now(), list: list.outerHTML });
    told().then(({ id }) => count(waiting, id));
  }

  // A table corrects the number. A lobby and a television do not know whether the table waits.
  document.addEventListener("posse-turn", async ({ detail: isMine }) => {
    const { id, tables } = await told();
    /** @type {{ waiting: string[], told?: string } | null} */
    const known = recall("waiting");
    const waiting = tables && id !== known?.told ? tables.map((table) => `${base}t/${table}`) : known?.waiting ?? [];
    const tells = page.table && $("scene") && !page.seat.includes("view=table");
    if (!tells || waiting.includes(page.table) === isMine) return;
    const others = waiting.filter((table) => table !== page.table);
    count(isMine ? [...others, page.table] : others, id);
  });
}
