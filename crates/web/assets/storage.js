// What this browser keeps for Posse. A browser may have no storage, forbid it or have no room: then nothing is found
// and nothing is kept, and no call throws. Below paths of one origin, several servers share the storage, so a key names
// the path; at the root it names none.
const path = document.querySelector("a.home")?.getAttribute("href")?.slice(0, -1);
/** @param {string} key */
const keyed = (key) => `posse${path} ${key}`;

/** @typedef {"localStorage" | "sessionStorage"} Kind */

/** @param {Kind} storage @param {string} key */
const read = (storage, key) => {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
};
/** @param {Kind} storage @param {string} key @param {string | null} text */
const write = (storage, key, text) => {
  try {
    if (text === null) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

// A text that was kept; null if there is none. What only one table can have made is also found under the key without
// the path, which release 1.0 used everywhere.
/** @param {string} key @param {boolean} [isUnique] */
export const recallText = (key, isUnique) =>
  read("localStorage", keyed(key)) ?? (isUnique ? read("localStorage", `posse ${key}`) : null);
// Returns whether it is kept. Null removes what was.
/** @param {string} key @param {string | null} text */
export const keepText = (key, text) => write("localStorage", keyed(key), text);

// The same for values.
/** @param {string} key @param {boolean} [isUnique] */
export const recall = (key, isUnique) => {
  try {
    return JSON.parse(recallText(key, isUnique) ?? "null");
  } catch {
    // Something else wrote it.
    return null;
  }
};
/** @param {string} key @param {unknown} value */
export const keep = (key, value) => keepText(key, value === null ? null : JSON.stringify(value));

// The same for texts of this tab alone, until it is closed.
/** @param {string} key */
export const recallInTab = (key) => read("sessionStorage", keyed(key));
/** @param {string} key @param {string} text */
export const keepInTab = (key, text) => write("sessionStorage", keyed(key), text);
