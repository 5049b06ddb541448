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
const post = (address, data) => ask(address, { method: "POST", body: data, redirect: "manual" });
