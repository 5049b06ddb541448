// The deal: this browser's own value, and the receipt that proves it.
import { hex, nameForm, post } from "./ask.js";
import { $ } from "./page.js";
import { sha256 } from "./sha256.js";
import * as storage from "./storage.js";

const bytes = (text) => new TextEncoder().encode(text);
const drawn = new Map();

const recall = (hash) => storage.recall(hash, true);
const keep = (receipt) => storage.keep(receipt.hash, receipt);
const receipts = () => ($("deal")?.dataset.commitments ?? "").split(" ").map(recall).filter(Boolean);
const seats = () => $("deal").dataset.seats.split(",").map((hash) => hash || null);

// Once this browser's value is opened, another seat may give up its commitment but never replace it.
const followSeats = () => {
  for (const receipt of receipts()) {
    if (receipt.seats) keep({ ...receipt, seats: receipt.seats.map((hash, seat) => seats()[seat] && hash) });
  }
};

// A form that is sent twice promises the same value. Without storage, nothing is promised.
export const promise = (form, seat) => {
  if (drawn.has(form)) return drawn.get(form);
  const { table, header, server } = $("deal").dataset;
  const value = crypto.getRandomValues(new Uint8Array(32));
  const hash = hex(sha256(Uint8Array.from([...bytes("posse seat v1\0"), ...value, seat, ...bytes(header)])));
  if (!keep({ posse_receipt: 1, table, seat, value: hex(value), hash, commitment: server, header })) return null;
  drawn.set(form, hash);
  return hash;
};
export const open = (hash) => {
  const receipt = recall(hash);
  if (receipt) keep({ ...receipt, seats: receipt.seats ?? seats() });
  return receipt?.value;
};

// A person whom the host has seated, or who was seated when the table was created, promises a value as soon as the page
// is there. A refusal changes nothing.
const promised = new Set();
const keepPromises = async () => {
  const placeOf = (form) => form.elements.seat.value + $("deal").dataset.server;
  const asked = new Map([...document.querySelectorAll("form[data-promise]")].map((form) => [placeOf(form), form]));
  // A person who comes back to a seat promises again.
  for (const place of promised) if (!asked.has(place)) promised.delete(place);
  for (const [place, form] of asked) {
    if (promised.has(place)) continue;
    nameForm(form);
    const data = new URLSearchParams(new FormData(form));
    promised.add(place);
    const hash = promise(place, Number(data.get("seat")) - 1);
    if (!hash) continue;
    data.set("commitment", hash);
    if (!(await post(form.getAttribute("action"), data))) promised.delete(place);
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
document.addEventListener("click", (event) => { if (event.target.closest?.("#receipt")) saveReceipts(); });

document.addEventListener("posse-dressed", () => {
  if ($("receipt")) $("receipt").hidden = receipts().length === 0;
  followSeats();
  keepPromises();
});
