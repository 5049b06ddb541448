// Shows times in the reader's zone: what is left on a running clock, by the server's time; when something ends; the hours
// of a day in forms. The server writes times in UTC, and hours in the zone that the form names.
import { now } from "./time.js";

const language = document.documentElement.lang;
/** @param {number} count @param {string} unit */
const unit = (count, unit) =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(count);
// Whether the day has twelve hours or 24 is the reader's habit, in whatever language they read.
const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
/** @type {Intl.DateTimeFormatOptions} */
const time = { hour: "2-digit", minute: "2-digit", hourCycle };
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
/** @param {string | undefined} at */
const local = (at) =>
  new Date(Number(at)).toLocaleString(language, { weekday: "short", day: "numeric", month: "short", ...time });

/** @param {number} milliseconds */
const left = (milliseconds) => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours < 1) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  if (hours < 48) return `${unit(hours, "hour")} ${unit(minutes, "minute")}`;
  return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
};

/** @param {Element} element @param {string} text */
const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};
// Ticks once a second, and only while there is a clock to see.
let next = 0;
const tick = () => {
  /** @type {NodeListOf<HTMLTimeElement>} */
  const clocks = document.querySelectorAll("time[data-until]");
  clearTimeout(next);
  if (clocks.length && !document.hidden) next = setTimeout(tick, 1000);
  for (const clock of clocks) {
    const { until, falls, grace } = clock.dataset;
    const [toEnd, toFall] = [Number(until) - now(), Number(falls) - now()];
    write(clock, toEnd <= 0 ? `${grace} ${left(toFall)}` : left(toEnd));
    clock.title = local(until);
    clock.toggleAttribute("data-short", toFall < 60_000);
  }
};

// The minutes after midnight that clocks of a zone show now.
/** @param {string} zone */
const minutesIn = (zone) => {
  const [hours, minutes] = new Date().toLocaleTimeString("en-GB", { timeZone: zone }).split(":");
  return Number(hours) * 60 + Number(minutes);
};
/** @param {HTMLSelectElement} select @param {number} minute */
const choose = (select, minute) => {
  const later = [...select.options].find((option) => option.value && Number(option.value) >= minute);
  if (Number(later?.value) !== minute) select.add(new Option("", String(minute)), later);
  select.value = String(minute);
};
// A form of hours is in the reader's zone from now on: what was chosen in another is the same time.
/** @param {HTMLInputElement} field */
const localize = (field) => {
  const ahead = minutesIn(timeZone) - minutesIn(field.value) + 1_440;
  /** @type {NodeListOf<HTMLSelectElement>} */
  const hours = (field.form ?? document).querySelectorAll("select[data-hours]");
  for (const select of hours) {
    if (select.value) choose(select, (Number(select.value) + ahead) % 1_440);
    for (const option of select.options) {
      const at = new Date(Number(option.value) * 60_000);
      if (option.value) write(option, at.toLocaleTimeString(language, { ...time, timeZone: "UTC" }));
    }
  }
  field.value = timeZone;
  field.dataset.local = "";
};

const dress = () => {
  tick();
  /** @type {NodeListOf<HTMLTimeElement>} */
  const times = document.querySelectorAll("time[data-at]");
  for (const one of times) write(one, local(one.dataset.at));
  /** @type {NodeListOf<HTMLInputElement>} */
  const zones = document.querySelectorAll("input[name=zone]:not([data-local])");
  zones.forEach(localize);
};
document.addEventListener("visibilitychange", tick);
document.addEventListener("posse-dressed", dress);
