// The service worker. It keeps the files of one version of the program and the page for when there is no connection.
// All else it leaves to the browser: tables, streams, forms. The server writes NAME, the name of the cache, and FILES,
// the addresses of the files, before this text; the first file is the stylesheet. A new worker waits until all pages of
// the old one are closed: taking its place earlier can leave a page waiting for the old one's last answers.
const PAGE = "/offline";

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
addEventListener("activate", (event) => {
  const clear = (names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
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
