// Forms are sent in the background; the stream brings the result.
import { dataOf, fieldOf, introduce, nameForm, post } from "./ask.js";
import { open, promise } from "./deal.js";
import { complain, faultIn, lost, page, parse, speak, the } from "./page.js";
import { connect, followUp, hangUp, heard, isOpen } from "./stream.js";

// The reason why a name was refused stays at its field until the form goes through, whatever updates come meanwhile.
let wrongName = "";
const showWrongName = () => {
  const field = document.querySelector("#sit [name=name]");
  if (!field || !wrongName) return;
  field.setAttribute("aria-invalid", "true");
  the("name-about").textContent = wrongName;
};
document.addEventListener("posse-dressed", showWrongName);

// The second click of a double click may hit another button, so it needs confirmation.
let isSecondClick = false;
document.addEventListener("click", (event) => { isSecondClick = event.detail > 1; }, true);
const asks = () => page.confirm === "on" || (page.confirm === "touch" && matchMedia("(pointer: coarse)").matches);
/** @param {HTMLElement} button @returns {Promise<boolean>} */
const isSure = (button) => new Promise((done) => {
  /** @type {HTMLDialogElement} */
  const dialog = the("sure");
  const act = (button.getAttribute("aria-label") ?? button.textContent).trim().replace(/[.!?]$/, "");
  const [yes, no] = dialog.querySelectorAll("button");
  the("sure-question").textContent = (dialog.dataset.ask ?? "").replace("%", () => act);
  yes.textContent = act;
  for (const answer of [yes, no]) answer.onclick = () => dialog.close(answer.value);
  dialog.onclose = () => done(dialog.returnValue === "yes");
  dialog.returnValue = "";
  dialog.showModal();
});

// Whether the page was made for a known visitor. If not, its stream has no identity, and opens again after the first
// form.
let isKnown = page.known === "1";
/** @param {HTMLFormElement} form @param {HTMLElement | null} button */
const send = async (form, button) => {
  const data = dataOf(form);
  if (button instanceof HTMLButtonElement && button.name) data.set(button.name, button.value);
  // A step that has to be done anyway ("must") needs confirmation only after a double click, which may have meant
  // another.
  const learns = button?.dataset.learns;
  if (button && learns !== undefined && ((learns !== "must" && asks()) || isSecondClick)) {
    if (!(await isSure(button))) return;
  }
  data.set("yes", "1");
  if (form.hasAttribute("data-sit")) {
    const hash = promise(data.get("form"), Number(data.get("seat")) - 1);
    if (hash) data.set("commitment", hash);
  }
  const { ready } = form.dataset;
  const value = ready !== undefined && open(ready);
  if (value) data.set("opened", value);
  const before = heard();
  // A browser opens six connections to a server. If other pages hold them all, this page's stream makes room.
  const room = setTimeout(hangUp, 5_000);
  const place = form.closest("#prompt") ?? form;
  const slow = setTimeout(() => place.setAttribute("aria-busy", "true"), 300);
  const answer = await post(form.getAttribute("action") ?? "", data);
  clearTimeout(room);
  clearTimeout(slow);
  place.removeAttribute("aria-busy");
  if (!isKnown || !isOpen()) connect();
  isKnown = true;
  // The form may have arrived or not.
  if (!answer) return complain(lost);
  const name = fieldOf(form, "form");
  if (name) name.value = "";
  the("trouble").hidden = true;
  followUp(before);
  if (answer.isRedirect && fieldOf(form, "words")) form.reset();
  if (answer.isRedirect && form.hasAttribute("data-sit")) {
    wrongName = "";
    form.reset();
  }
  if (!answer.isRedirect) {
    const reply = parse(answer.text);
    if (reply.querySelector("[name=name][aria-invalid]")) {
      wrongName = reply.getElementById("name-about")?.textContent ?? "";
      showWrongName();
      speak(wrongName);
      return fieldOf(form, "name")?.focus();
    }
    complain(faultIn(answer));
    connect();
  }
};

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  const own = page.table && form.getAttribute("action")?.startsWith(page.table + "/");
  if (form.hasAttribute("data-busy")) return event.preventDefault();
  form.setAttribute("data-busy", "");
  nameForm(form);
  if (!own || form.hasAttribute("data-plain")) {
    if (form.method === "post") introduce();
    // The browser tells when a page fails to load, but not when its person has stopped waiting for it.
    return setTimeout(() => form.removeAttribute("data-busy"), 20_000);
  }
  event.preventDefault();
  await send(form, event.submitter);
  form.removeAttribute("data-busy");
});
