// The server's time, by which clocks run. This computer's clock may be wrong, so time is counted by `performance.now()`,
// which nobody sets, from what the server tells (`live.rs`). What it tells may come late but never early: of the last
// few, the one that says the latest time is the best; so the first beat after a sleep, in which some browsers count no
// time, sets it right. Older ones are forgotten, since a server's clock may be set back.
const MOST = 4;
/** @type {number[]} */
const told = [];

/** @param {number} at */
export const hear = (at) => {
  if (!Number.isFinite(at)) return;
  told.push(at - performance.now());
  told.splice(0, told.length - MOST);
};
// Until the server has told its time, this computer's is the best there is.
export const now = () => (told.length ? Math.max(...told) + performance.now() : Date.now());
export const isKnown = () => told.length > 0;
