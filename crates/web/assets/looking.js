// Tells the server that somebody is doing something at a table, so that no other way tells them about it.
import { post } from "./ask.js";
import { page } from "./page.js";

const PAUSE = 30_000;
let last = -PAUSE;
const tell = () => {
  // In a lobby, who has a seat can stand up.
  const hasSeat = page.table && document.querySelector("#comforts[data-plays], form[action$='/up']");
  if (!hasSeat || document.hidden || performance.now() - last < PAUSE) return;
  last = performance.now();
  post(`${page.table}/here`);
};
for (const kind of ["pointerdown", "keydown", "wheel"]) addEventListener(kind, tell, { passive: true, capture: true });
