// What this browser keeps for Posse. Below paths of one origin, several servers share its storage, so a key names the
// path; at the root it names none.
const path = document.querySelector("a.home").getAttribute("href").slice(0, -1);
export const keyed = (key) => `posse${path} ${key}`;

// What was kept; null if there is nothing. What only one table can have made is also found under the key without the
// path, which release 1.0 used everywhere.
export const recall = (key, isUnique) => {
  try {
    return JSON.parse(localStorage.getItem(keyed(key)) ?? (isUnique ? localStorage.getItem(`posse ${key}`) : null));
  } catch {
    // Some browsers have no storage.
    return null;
  }
};
// Returns whether it is kept. Null removes what was.
export const keep = (key, value) => {
  try {
    if (value === null) localStorage.removeItem(keyed(key));
    else localStorage.setItem(keyed(key), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
