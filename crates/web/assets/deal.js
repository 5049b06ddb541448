// The deal: this browser's own value, and the receipt that proves it.
import { dataOf, fieldOf, hex, nameForm, post } from "./ask.js";
import { $, around, the } from "./page.js";
import { sha256 } from "./sha256.js";
import * as storage from "./storage.js";

/** @param {string} text */
const bytes = (text) => new TextEncoder().encode(text);
/** @type {Map<unknown, string>} */
const drawn = new Map();

/** @param {string} hash @returns {Receipt | null} */
const recall = (hash) => storage.recall(hash, true);
/** @param {Receipt} receipt */
const keep = (receipt) => storage.keep(receipt.hash, receipt);
const commitments = () => ($("deal")?.dataset.commitments ?? "").split(" ");
const receipts = () => commitments().map(recall).filter((receipt) => receipt !== null);
const seats = () => (the("deal").dataset.seats ?? "").split(",").map((hash) => hash || null);

// Once this browser's value is opened, another seat may give up its commitment but never replace it.
const followSeats = () => {
  for (const receipt of receipts()) {
    if (receipt.seats) keep({ ...receipt, seats: receipt.seats.map((hash, seat) => seats()[seat] && hash) });
  }
};

// A form that is sent twice promises the same value. Without storage, nothing is promised.
/** @param {unknown} form @param {number} seat */
export const promise = (form, seat) => {
  const known = drawn.get(form);
  if (known) return known;
  const { table = "", header = "", server: commitment = "" } = the("deal").dataset;
  const value = crypto.getRandomValues(new Uint8Array(32));
  const hash = hex(sha256(Uint8Array.from([...bytes("posse seat v1\0"), ...value, seat, ...bytes(header)])));
  if (!keep({ posse_receipt: 1, table, seat, value: hex(value), hash, commitment, header })) return null;
  drawn.set(form, hash);
  return hash;
};
/** @param {string} hash */
export const open = (hash) => {
  const receipt = recall(hash);
  if (receipt) keep({ ...receipt, seats: receipt.seats ?? seats() });
  return receipt?.value;
};

// A person whom the host has seated, or who was seated when the table was created, promises a value as soon as the page
// is there. A refusal changes nothing.
/** @type {Set<string>} */
const promised = new Set();
const keepPromises = async () => {
  /** @type {NodeListOf<HTMLFormElement>} */
  const forms = document.querySelectorAll("form[data-promise]");
  /** @param {HTMLFormElement} form */
  const placeOf = (form) => `${fieldOf(form, "seat")?.value}${the("deal").dataset.server}`;
  const asked = new Map([...forms].map((form) => [placeOf(form), form]));
  // A person who comes back to a seat promises again.
  for (const place of promised) if (!asked.has(place)) promised.delete(place);
  for (const [place, form] of asked) {
    if (promised.has(place)) continue;
    nameForm(form);
    const data = dataOf(form);
    promised.add(place);
    const hash = promise(place, Number(data.get("seat")) - 1);
    if (!hash) continue;
    data.set("commitment", hash);
    if (!(await post(form.getAttribute("action") ?? "", data))) promised.delete(place);
  }
};

const saveReceipts = () => {
  for (const receipt of receipts()) {
    const file = new Blob([JSON.stringify(receipt, null, 2)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `posse-receipt-${receipt.table}-seat-${receipt.seat + 1}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
};
document.addEventListener("click", (event) => { if (around(event, "#receipt")) saveReceipts(); });

document.addEventListener("posse-dressed", () => {
  const button = $("receipt");
  if (button) button.hidden = receipts().length === 0;
  followSeats();
  keepPromises();
});
