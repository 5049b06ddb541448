// Shows times in the reader's zone: what is left on a running clock, by the server's time; when something ends; the hours
// of a day in forms. The server writes times in UTC, and hours in the zone that the form names.
import { now } from "./time.js";

const language = document.documentElement.lang;
const unit = (count, unit) =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "narrow" }).format(count);
// Whether the day has twelve hours or 24 is the reader's habit, in whatever language they read.
const { hourCycle } = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions();
const time = { hour: "2-digit", minute: "2-digit", hourCycle };
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const local = (at) =>
  new Date(Number(at)).toLocaleString(language, { weekday: "short", day: "numeric", month: "short", ...time });

const left = (milliseconds) => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours < 1) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  if (hours < 48) return `${unit(hours, "hour")} ${unit(minutes, "minute")}`;
  return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
};

const write = (element, text) => {
  if (element.textContent !== text) element.textContent = text;
};
// Ticks once a second, and only while there is a clock to see.
let next = 0;
const tick = () => {
  const clocks = document.querySelectorAll("time[data-until]");
  clearTimeout(next);
  if (clocks.length && !document.hidden) next = setTimeout(tick, 1000);
  for (const clock of clocks) {
    const { until, falls, grace } = clock.dataset;
    const isOver = now() >= Number(until);
    write(clock, isOver ? `${grace} ${left(falls - now())}` : left(until - now()));
    clock.title = local(until);
    clock.toggleAttribute("data-short", falls - now() < 60_000);
  }
};

// The minutes after midnight that clocks of a zone show now.
const minutesIn = (zone) => {
  const [hours, minutes] = new Date().toLocaleTimeString("en-GB", { timeZone: zone }).split(":");
  return hours * 60 + Number(minutes);
};
const choose = (select, minute) => {
  const later = [...select.options].find((option) => option.value && option.value >= minute);
  if (Number(later?.value) !== minute) select.add(new Option("", minute), later);
  select.value = minute;
};
// A form of hours is in the reader's zone from now on: what was chosen in another is the same time.
const localize = (field) => {
  const ahead = minutesIn(timeZone) - minutesIn(field.value) + 1_440;
  for (const select of field.form.querySelectorAll("select[data-hours]")) {
    if (select.value) choose(select, (Number(select.value) + ahead) % 1_440);
    for (const option of select.options) {
      const at = new Date(option.value * 60_000);
      if (option.value) write(option, at.toLocaleTimeString(language, { ...time, timeZone: "UTC" }));
    }
  }
  field.value = timeZone;
  field.dataset.local = "";
};

const dress = () => {
  tick();
  for (const one of document.querySelectorAll("time[data-at]")) write(one, local(one.dataset.at));
  document.querySelectorAll("input[name=zone]:not([data-local])").forEach(localize);
};
document.addEventListener("visibilitychange", tick);
document.addEventListener("posse-dressed", dress);
