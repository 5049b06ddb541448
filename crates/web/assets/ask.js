// A request to the server. It has a limit, since a line may die without a word.
"use strict";

// What the server answers, with its text; null when nothing has come in time. A form may have arrived all the same.
const ask = async (address, options) => {
  const limit = new AbortController();
  // The server itself gives a form up after 15 seconds.
  const timer = setTimeout(() => limit.abort(), options ? 20_000 : 10_000);
  try {
    const answer = await fetch(address, { ...options, signal: limit.signal });
    const { ok, status, type } = answer;
    return { ok, status, isRedirect: type === "opaqueredirect", text: await answer.text() };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};

const hex = (array) => [...array].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Whoever sends a form is somebody from then on. All tabs see at once who, so that first forms which they send together
// are one person's. The server's cookie can be neither read nor replaced here, and keeps who somebody already is.
const introduce = () => {
  if (document.cookie.split("; ").some((cookie) => cookie.startsWith("visitor="))) return;
  const token = hex(crypto.getRandomValues(new Uint8Array(32)));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `visitor=${token}; Path=/; Max-Age=${400 * 24 * 3600}; SameSite=Lax${secure}`;
};

const post = (address, data) => {
  introduce();
  return ask(address, { method: "POST", headers: { "x-introduced": "1" }, body: data, redirect: "manual" });
};
