// The service worker. It keeps the files of one version of the program and the page for when there is no connection,
// and shows messages. All else it leaves to the browser: tables, streams, forms. Before this text the server writes
// NAME, the name of the cache; OURS, how the names of all caches of this server begin; FILES, the addresses of the
// files, the first that of the stylesheet; ICON, the address of a picture; and PAGE, that of the page. A new worker waits
// until all pages of the old one are closed: taking its place earlier can leave a page waiting for the old one's last
// answers.

// During an upgrade, a server of another version may answer. Then nothing is kept, and the browser tries again later.
const isOfThisVersion = async (path, answer) => path === PAGE
  ? (await answer.text()).includes(FILES[0])
  : answer.headers.get("cache-control").includes("immutable");
const keep = async (path) => {
  const answer = await fetch(path);
  if (!answer.ok || !(await isOfThisVersion(path, answer.clone()))) throw new Error(`${path} is of another version`);
  await (await caches.open(NAME)).put(path, answer);
};
addEventListener("install", (event) => {
  event.waitUntil(Promise.all([PAGE, ...FILES].map(keep)));
});
// Other programs of this origin have caches too, and so have other servers below a path.
const isOld = (name) => name !== NAME && name.startsWith(OURS) && /^[0-9a-f]{16}$/.test(name.slice(OURS.length));
addEventListener("activate", (event) => {
  const clear = (names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(clear));
});

const kept = async (path) => (await caches.open(NAME)).match(path, { ignoreVary: true });
addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (FILES.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
});

// A message without a title takes back the one before. One that is sent twice is shown once: what was shown is noted,
// since Chromium forgets a notification that it is about to show when it is asked which ones it shows.
addEventListener("push", (event) => {
  const { id, tag, title, body, path, stop, stop_label, waiting } = event.data.json();
  const note = `told/${tag}`;
  const tell = async () => {
    const notes = await caches.open(NAME);
    if (await (await notes.match(note))?.text() === id) return;
    const actions = [{ action: "stop", title: stop_label }];
    await registration.showNotification(title, {
      tag, body, actions, icon: ICON, renotify: true, data: { path, stop },
    });
    await notes.put(note, new Response(id));
  };
  const takeBack = async () => {
    await (await caches.open(NAME)).delete(note);
    (await registration.getNotifications({ tag })).forEach((one) => one.close());
  };
  // Some systems show a number only with permission.
  event.waitUntil(Promise.all([title ? tell() : takeBack(), navigator.setAppBadge?.(waiting).catch(() => {})]));
});
addEventListener("notificationclick", (event) => {
  const { path, stop } = event.notification.data;
  event.notification.close();
  const end = async () => {
    await fetch(stop, { method: "POST" });
    await (await registration.pushManager.getSubscription())?.unsubscribe();
  };
  const go = async () => {
    const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === path);
    await (page ? page.focus() : clients.openWindow(path));
  };
  event.waitUntil(event.action === "stop" ? end() : go());
});
