// The drawers of a table's bar, and the hand in a small window, open and close by links alone. This adds that the link
// of an open drawer closes it, that going back leads to the page without drawers however many were opened, and that the
// focus returns to the link.
import { around, page } from "./page.js";

export const isOpen = () => document.querySelector(".drawer:is(:target, :has(:target))") !== null;
const isAnyOpen = () => isOpen() || document.querySelector("#hand:target") !== null;
// The link that opened the drawer from this page, which is one entry back in the history.
/** @type {HTMLElement | null} */
let opener = null;

document.addEventListener("click", (event) => {
  if (!page.table) return;
  /** @type {HTMLAnchorElement | null} */
  const link = around(event, ".tools a[href^='#'], a[href='#closed'], .to-hand");
  if (!link) return;
  if (!isAnyOpen()) {
    opener = link;
    return;
  }
  event.preventDefault();
  const closes = ["#closed", location.hash].includes(link.hash);
  if (closes && opener) return history.back();
  location.replace(closes ? "#closed" : link.hash);
  if (opener) opener = link;
});
addEventListener("hashchange", () => {
  if (isAnyOpen()) return;
  opener?.focus({ preventScroll: true });
  opener = null;
});
