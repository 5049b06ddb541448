// The log of a table is append-only: a message brings the new lines, and the list is never merged. The newest turn
// comes first; within a turn, the lines are in order under its heading.
/** @returns {HTMLElement | null} */
export const logList = () => document.querySelector("#log ol");
/** @param {Element} list */
const entriesOf = (list) => [...list.children].reverse().flatMap((turn) => [...turn.querySelectorAll("h3, li")]);

// The whole log of a fetched page, in the form in which a message brings it.
/** @param {ParentNode} page @returns {Lines | null} */
export const logOf = (page) => {
  const list = page.querySelector("#log ol");
  if (!list) return null;
  const entries = entriesOf(list);
  const first = entries.findIndex((entry) => entry.matches(".first-new"));
  return { from: 0, lines: entries.map((entry) => entry.outerHTML), new: first < 0 ? null : first };
};

// Replaces the lines from number `from` on: drafted lines are sent again until they are final.
/** @param {Lines} more */
export const lengthen = ({ from, lines, new: fresh }) => {
  const list = logList();
  if (!list) return;
  const entries = () => entriesOf(list);
  for (const entry of entries().slice(from)) {
    const holders = [entry.parentElement, entry.closest("#log ol > li")];
    entry.remove();
    for (const holder of holders) if (holder?.childElementCount === 0) holder.remove();
  }
  for (const line of lines) {
    const isHeading = line.startsWith("<h3");
    const turn = (!isHeading && list.firstElementChild) || document.createElement("li");
    if (!turn.isConnected) list.prepend(turn);
    const items = turn.lastElementChild?.localName === "ul" ? turn.lastElementChild : document.createElement("ul");
    if (!isHeading && !items.isConnected) turn.append(items);
    (isHeading ? turn : items).insertAdjacentHTML("beforeend", line);
  }
  const before = list.querySelector(".first-new");
  const first = fresh === null ? undefined : entries()[fresh];
  if (before === (first ?? null)) return;
  before?.removeAttribute("class");
  before?.querySelector(".unseen:last-child")?.remove();
  if (!first) return;
  first.className = "first-new";
  const said = document.createElement("span");
  said.className = "unseen";
  said.textContent = list.dataset.new ?? "";
  first.append(said);
};

// A turn that is too long for the log shows its newest lines, unless the person has scrolled.
let logAt = 0;
export const followLog = () => {
  const list = logList();
  /** @type {HTMLElement | null | undefined} */
  const newest = list?.querySelector(":scope > li");
  if (!list || !newest || Math.abs(list.scrollTop - logAt) > 1) return;
  const faded = parseFloat(getComputedStyle(list, "::after").height) || 0;
  const end = Math.max(0, newest.offsetHeight + faded - list.clientHeight);
  // Begins with a whole line, below those that have faded out.
  const lines = [...newest.querySelectorAll("li")];
  const whole = end ? lines.find((line) => line.offsetTop - faded >= end) : undefined;
  list.scrollTop = whole ? whole.offsetTop - faded : end;
  logAt = list.scrollTop;
};
