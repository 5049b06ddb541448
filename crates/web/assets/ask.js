// Requests to the server. Each has a timeout, since a connection may die silently.
import { base } from "./page.js";

// The server's answer, with its text; null if none came in time. A form may have arrived all the same.
/** @param {string} address @param {RequestInit} [options] */
export const ask = async (address, options) => {
  const limit = new AbortController();
  // The server itself gives up on a form after 15 seconds.
  const timer = setTimeout(() => limit.abort(), options ? 20_000 : 10_000);
  try {
    const answer = await fetch(address, { ...options, signal: limit.signal });
    const { ok, status, type } = answer;
    const date = Date.parse(answer.headers.get("date") ?? "");
    return { ok, status, isRedirect: type === "opaqueredirect", date, text: await answer.text() };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

/** @param {Uint8Array} array */
export const hex = (array) => [...array].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Makes an identity before the first form. All tabs see it at once, so the first forms of several tabs belong to one
// person. The server's cookie (HttpOnly) can be neither read nor replaced here, so an identity that exists stays.
export const introduce = () => {
  if (document.cookie.split("; ").some((cookie) => cookie.startsWith("visitor="))) return;
  const token = hex(crypto.getRandomValues(new Uint8Array(32)));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API exists on https only.
  document.cookie = `visitor=${token}; Path=${base}; Max-Age=${400 * 24 * 3600}; SameSite=Lax${secure}`;
};

/** @param {string} address @param {URLSearchParams} [data] */
export const post = (address, data) => {
  introduce();
  return ask(address, { method: "POST", headers: { "x-introduced": "1" }, body: data, redirect: "manual" });
};

// A form's field of this name.
/** @param {HTMLFormElement} form @param {string} name */
export const fieldOf = (form, name) => /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name));

/** @param {HTMLFormElement} form */
export const dataOf = (form) => {
  const data = new URLSearchParams();
  for (const [name, value] of new FormData(form)) data.append(name, String(value));
  return data;
};

// A form that came with an update has no id yet. It keeps its id until it is answered, so it may be sent again and is
// answered once.
/** @param {HTMLFormElement} form */
export const nameForm = (form) => {
  const field = fieldOf(form, "form");
  if (field && !field.value) field.value = hex(crypto.getRandomValues(new Uint8Array(16)));
};
