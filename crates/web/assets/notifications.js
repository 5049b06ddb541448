// The question whether this browser may be told: whether it can be, and whether it is. At a table the question comes and
// goes with the turn.
import { fieldOf } from "./ask.js";
import { $, complain, the } from "./page.js";

const canTell = navigator.serviceWorker && window.PushManager && window.Notification;
const subscriptions = async () => (await navigator.serviceWorker.ready).pushManager;

/** @returns {HTMLFormElement} */
const question = () => the("push");

const turnOn = async () => {
  const form = question();
  if (await Notification.requestPermission() !== "granted") return complain(form.dataset.denied);
  const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key };
  const { endpoint = "", keys = {} } = (await (await subscriptions()).subscribe(options)).toJSON();
  for (const [name, value] of Object.entries({ ...keys, endpoint })) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  form.requestSubmit();
};

const ask = () => {
  const [form, unable] = [$("push"), $("push-unable")];
  const button = form?.querySelector("button");
  if (!form || !unable || !button || !canTell) return;
  const isDenied = Notification.permission === "denied";
  if (isDenied) unable.textContent = form.dataset.denied ?? "";
  unable.hidden = !isDenied;
  form.hidden = isDenied;
  button.onclick = () => turnOn().catch(() => complain(form.dataset.failed));
};

// A browser that has another subscription than its channel on the page, or none, sends the one that it has now. One that
// has no channel there, such as one that was removed, ends its subscription.
const look = async () => {
  const subscription = await (await subscriptions()).getSubscription();
  /** @type {NodeListOf<HTMLElement>} */
  const channels = document.querySelectorAll("[data-endpoint]");
  if ([...channels].some(({ dataset }) => dataset.endpoint === subscription?.endpoint)) {
    /** @type {HTMLElement | null} */
    const channel = question().closest(".channel");
    if (channel) channel.hidden = true;
    return;
  }
  if (document.querySelector("[data-own]") && Notification.permission === "granted") await turnOn();
  else await subscription?.unsubscribe();
};

document.addEventListener("posse-dressed", ask);
ask();
if ($("push") && canTell) look().catch(() => complain(question().dataset.failed));
