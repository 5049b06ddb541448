// Messages to this browser: whether it can get them, and whether it does.
import { $, complain } from "./page.js";

const form = $("push");
const subscriptions = async () => (await navigator.serviceWorker.ready).pushManager;

// A subscription that is none of the channels on the page, such as of one that was removed, ends.
const look = async () => {
  const subscription = await (await subscriptions()).getSubscription();
  const isListed = ({ dataset }) => dataset.endpoint === subscription?.endpoint;
  const isOn = [...document.querySelectorAll("[data-endpoint]")].some(isListed);
  if (!isOn) await subscription?.unsubscribe();
  $("push-unable").hidden = true;
  form.hidden = isOn;
};

const turnOn = async () => {
  if (await Notification.requestPermission() !== "granted") return complain(form.dataset.denied);
  const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
  const { endpoint, keys } = (await (await subscriptions()).subscribe(options)).toJSON();
  form.elements.endpoint.value = endpoint;
  form.elements.p256dh.value = keys.p256dh;
  form.elements.auth.value = keys.auth;
  form.requestSubmit();
};

if (form && navigator.serviceWorker && window.PushManager && window.Notification) {
  look();
  form.querySelector("button").onclick = () => turnOn().catch(() => complain(form.dataset.failed));
}
