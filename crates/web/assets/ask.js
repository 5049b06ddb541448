// Requests to the server. Each has a limit, since a line may die without a word.
// What the server answers, with its text; null when nothing has come in time. A form may have arrived all the same.
export const ask = async (address, options) => {
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

export const hex = (array) => [...array].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Whoever sends a form is somebody from then on. All tabs see at once who, so that first forms which they send together
// are one person's. The server's cookie can be neither read nor replaced here, and keeps who somebody already is.
export const introduce = () => {
  if (document.cookie.split("; ").some((cookie) => cookie.startsWith("visitor="))) return;
  const token = hex(crypto.getRandomValues(new Uint8Array(32)));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `visitor=${token}; Path=/; Max-Age=${400 * 24 * 3600}; SameSite=Lax${secure}`;
};

export const post = (address, data) => {
  introduce();
  return ask(address, { method: "POST", headers: { "x-introduced": "1" }, body: data, redirect: "manual" });
};

// A form that an update has brought has no id yet. It keeps the one that it gets until it is answered, so that it may
// be sent again and is answered once.
export const nameForm = (form) => {
  const field = form.elements.form;
  if (field && !field.value) field.value = hex(crypto.getRandomValues(new Uint8Array(16)));
};
