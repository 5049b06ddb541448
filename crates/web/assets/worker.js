// The service worker. It keeps the files of one version of the program and the page for when there is no connection,
// and shows messages. All else it leaves to the browser: tables, streams, forms. Before this text the server writes the
// constants of `worker-globals.d.ts`. A new worker waits until all pages of the old one are closed: taking its place
// earlier can leave a page waiting for the old one's last answers.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

// During an upgrade, a server of another version may answer. Then nothing is kept, and the browser tries again later.
/** @param {string} path @param {Response} answer */
const isOfThisVersion = async (path, answer) => path === PAGE
  ? (await answer.text()).includes(FILES[0])
  : answer.headers.get("cache-control")?.includes("immutable");
/** @param {string} path */
const keep = async (path) => {
  const answer = await fetch(path);
  if (!answer.ok || !(await isOfThisVersion(path, answer.clone()))) throw new Error(`${path} is of another version`);
  await (await caches.open(NAME)).put(path, answer);
};
worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([PAGE, ...FILES].map(keep)));
});
// Other programs of this origin have caches too, and so have other servers below a path.
/** @param {string} name */
const isOld = (name) => name !== NAME && name.startsWith(OURS) && /^[0-9a-f]{16}$/.test(name.slice(OURS.length));
worker.addEventListener("activate", (event) => {
  /** @param {string[]} names */
  const clear = (names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(clear));
});

/** @param {string} path */
const kept = async (path) => (await caches.open(NAME)).match(path, { ignoreVary: true });
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== "GET") return;
  const page = async () => await kept(PAGE) ?? Response.error();
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(page));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

// Every message shows something, even one that cannot be read: a browser ends a subscription whose messages show nothing.
// One that is sent twice rings once: what was shown is noted, since Chromium forgets a notification that it is about to
// show when it is asked which ones it shows.
/** @param {PushMessageData | null} data */
const read = (data) => {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
};
/** @param {string} note */
const noted = async (note) => (await (await caches.open(NAME)).match(note))?.text();
worker.addEventListener("push", (event) => {
  const { id, tag = "posse", title, body, path, stop, stop_label, waiting, tables } = read(event.data);
  const note = `told/${tag}`;
  const tell = async () => {
    const renotify = (await noted(note).catch(() => null)) !== id;
    const actions = stop ? [{ action: "stop", title: stop_label }] : [];
    const data = { path: path ?? new URL(worker.registration.scope).pathname, stop };
    await worker.registration.showNotification(title || "Posse", { tag, body, actions, icon: ICON, renotify, data });
    await (await caches.open(NAME)).put(note, new Response(id));
  };
  // A page that is opened later corrects the number by what it knows.
  const list = async () =>
    (await caches.open(NAME)).put("told/tables", new Response(JSON.stringify({ id, tables })));
  // Some systems show a number only with permission.
  event.waitUntil(Promise.all([tell(), tables && list(), navigator.setAppBadge?.(waiting).catch(() => {})]));
});
// The server is told where messages to this browser go from now on, unless it sends it none any more.
worker.addEventListener("pushsubscriptionchange", (event) => {
  const renew = async () => {
    const options = { userVisibleOnly: true, applicationServerKey: KEY };
    const renewed = event.newSubscription ?? await worker.registration.pushManager.subscribe(options);
    const { endpoint = "", keys } = renewed.toJSON();
    const body = new URLSearchParams({ endpoint, ...keys, renews: "on" });
    await fetch(`${worker.registration.scope}notifications/push`, { method: "POST", body, redirect: "manual" });
  };
  event.waitUntil(renew());
});
worker.addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  const end = async () => {
    await fetch(stop, { method: "POST" });
    await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
  };
  const go = async () => {
    const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === path);
    await (page ? page.focus() : worker.clients.openWindow(path));
  };
  event.waitUntil(event.action === "stop" ? end() : go());
});
