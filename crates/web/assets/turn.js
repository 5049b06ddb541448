// Tells a person in another tab that it is their turn: the icon, a sound and a notification.
import { $, around, the } from "./page.js";
import { ring } from "./sound.js";

// A browser with a subscription gets messages about its tables, whether they are open or not.
const mayNotify = async () => window.Notification?.permission === "granted"
  && !(await (await navigator.serviceWorker?.getRegistration())?.pushManager?.getSubscription());
/** @type {Notification | null} */
let note = null;
// A table's notification replaces the one before it, and is heard again.
const notify = () => {
  try {
    const shown = new Notification(the("bar").dataset.turn ?? "", { tag: location.pathname, renotify: true });
    shown.onclick = () => { focus(); shown.close(); };
    note = shown;
  } catch {
    // Some phones let only installed pages notify.
  }
};
let wasMine = true;
/** @type {HTMLLinkElement | null} */
const icon = document.querySelector("link[rel=icon]");
const usual = icon?.getAttribute("href") ?? "";
document.addEventListener("posse-turn", async (event) => {
  const isMine = event.detail;
  if (icon) icon.href = isMine ? icon.dataset.turn ?? usual : usual;
  const isNew = isMine && !wasMine;
  wasMine = isMine;
  if (!isMine) note?.close();
  if (!isNew) return;
  ring("turn");
  if (document.hidden && await mayNotify()) notify();
});
document.addEventListener("visibilitychange", () => { if (!document.hidden) note?.close(); });

// The page about notifications asks for the permission.
const showAsking = () => {
  const button = $("tell-turn");
  if (button) button.hidden = window.Notification?.permission !== "default";
};
document.addEventListener("click", async (event) => {
  if (!around(event, "#tell-turn")) return;
  await Notification.requestPermission();
  showAsking();
});
document.addEventListener("posse-dressed", showAsking);
