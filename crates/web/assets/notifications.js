// The question whether this browser may be told: whether it can be, and whether it is. At a table the question comes and
// goes with the turn.
import { $, complain } from "./page.js";

const canTell = navigator.serviceWorker && window.PushManager && window.Notification;
const subscriptions = async () => (await navigator.serviceWorker.ready).pushManager;

const turnOn = async () => {
  const form = $("push");
  if (await Notification.requestPermission() !== "granted") return complain(form.dataset.denied);
  const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
  const { endpoint, keys } = (await (await subscriptions()).subscribe(options)).toJSON();
  form.elements.endpoint.value = endpoint;
  form.elements.p256dh.value = keys.p256dh;
  form.elements.auth.value = keys.auth;
  form.requestSubmit();
};

const ask = () => {
  const form = $("push");
  if (!form || !canTell) return;
  const isDenied = Notification.permission === "denied";
  if (isDenied) $("push-unable").textContent = form.dataset.denied;
  $("push-unable").hidden = !isDenied;
  form.hidden = isDenied;
  form.querySelector("button").onclick = () => turnOn().catch(() => complain(form.dataset.failed));
};

// A browser that has another subscription than its channel on the page, or none, sends the one that it has now. One that
// has no channel there, such as one that was removed, ends its subscription.
const look = async () => {
  const subscription = await (await subscriptions()).getSubscription();
  const isListed = ({ dataset }) => dataset.endpoint === subscription?.endpoint;
  if ([...document.querySelectorAll("[data-endpoint]")].some(isListed)) {
    $("push").closest(".channel").hidden = true;
    return;
  }
  if (document.querySelector("[data-own]") && Notification.permission === "granted") await turnOn();
  else await subscription?.unsubscribe();
};

document.addEventListener("posse-dressed", ask);
ask();
if ($("push") && canTell) look().catch(() => complain($("push").dataset.failed));
