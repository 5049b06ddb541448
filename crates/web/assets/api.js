// The page of the API: sends a request with the token that is typed in, and shows the answer. A stream is shown line by
// line until its form is sent again.
import { base, the } from "./page.js";

const field = the("api-token");
field.hidden = false;

/** @param {HTMLFormElement} form @param {Element} output @param {AbortSignal} signal */
const show = async (form, output, signal) => {
  const { method, path = "" } = form.dataset;
  /** @type {Record<string, string>} */
  const headers = {};
  const query = new URLSearchParams();
  let address = path;
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = form.querySelectorAll("input[data-in]");
  for (const input of inputs) {
    if (!input.value) continue;
    if (input.dataset.in === "path") address = address.replace(`{${input.name}}`, encodeURIComponent(input.value));
    else if (input.dataset.in === "query") query.set(input.name, input.value);
    else headers[input.name] = input.value;
  }
  const token = field.querySelector("input")?.value.trim();
  if (token) headers.authorization = `Bearer ${token}`;
  const body = form.querySelector("textarea")?.value;
  if (body) headers["content-type"] = "application/json";
  const whole = `${base}${address.slice(1)}${query.size ? `?${query}` : ""}`;
  const answer = await fetch(whole, { method, headers, body, signal });
  output.textContent = `${answer.status} ${answer.statusText}\n`;
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) output.append(read.value);
  if (!answer.headers.get("content-type")?.includes("json")) return;
  const [status, ...text] = output.textContent.split("\n");
  try {
    output.textContent = `${status}\n${JSON.stringify(JSON.parse(text.join("\n")), null, 2)}`;
  } catch {
    // Lines, not one value.
  }
};

const running = new WeakMap();
/** @type {NodeListOf<HTMLFormElement>} */
const forms = document.querySelectorAll(".operation form");
for (const form of forms) {
  const [button, output] = [form.querySelector("button"), form.querySelector("pre")];
  if (!button || !output) continue;
  button.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    // The pages' own forms are sent elsewhere.
    event.stopPropagation();
    running.get(form)?.abort();
    const stop = new AbortController();
    running.set(form, stop);
    output.hidden = false;
    show(form, output, stop.signal).catch((error) => {
      if (!stop.signal.aborted) output.textContent = String(error);
    });
  });
}
