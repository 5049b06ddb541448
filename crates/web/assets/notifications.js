// Messages to this browser: whether it can get them, and whether it does.
import { $, complain } from "./page.js";

const form = $("push");
const subscriptions = async () => (await navigator.serviceWorker.ready).pushManager;

const turnOn = async () => {
  if (await Notification.requestPermission() !== "granted") return complain(form.dataset.denied);
  const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
  const { endpoint, keys } = (await (await subscriptions()).subscribe(options)).toJSON();
  form.elements.endpoint.value = endpoint;
  form.elements.p256dh.value = keys.p256dh;
  form.elements.auth.value = keys.auth;
  form.requestSubmit();
};

// A browser that has another subscription than its channel on the page, or none, sends the one that it has now. One that
// has no channel there, such as one that was removed, ends its subscription.
const look = async () => {
  const subscription = await (await subscriptions()).getSubscription();
  const isListed = ({ dataset }) => dataset.endpoint === subscription?.endpoint;
  const isOn = [...document.querySelectorAll("[data-endpoint]")].some(isListed);
  $("push-unable").hidden = true;
  form.hidden = isOn;
  if (isOn) return;
  if (document.querySelector("[data-own]") && Notification.permission === "granted") await turnOn();
  else await subscription?.unsubscribe();
};

if (form && navigator.serviceWorker && window.PushManager && window.Notification) {
  look().catch(() => complain(form.dataset.failed));
  form.querySelector("button").onclick = () => turnOn().catch(() => complain(form.dataset.failed));
}
