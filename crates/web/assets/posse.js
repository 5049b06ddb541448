// The entry module. It makes a page live: updates, moments, forms without a reload, shortcuts, receipts. Without it,
// everything works by forms and links alone.
// The guide shows its tip first, since others measure the page.
import "./guide.js";
import "./clocks.js";
import "./copy.js";
import "./drag.js";
import "./drawers.js";
import "./forms.js";
import "./installed.js";
import "./keys.js";
import "./looking.js";
import "./notes.js";
import "./talk.js";
import "./turn.js";
import { awaitServer } from "./go.js";
import { dress } from "./merge.js";
import { page, showTurn } from "./page.js";
import { connect, glance } from "./stream.js";

showTurn(page.turn === "1");
dress();
if (document.hidden) glance();
else connect();
awaitServer();
// Whoever comes back plays again in place of the bot that others called. A page that was only loaded again does not tell
// that they are there.
const [visit] = performance.getEntriesByType("navigation");
const isReload = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
/** @type {HTMLFormElement | null} */
const back = document.querySelector("[data-replaced] form");
if (!isReload && !document.hidden) back?.requestSubmit();
