//! The pace of a table: its clocks, and what a player can do about them. Pages show times in UTC, and hours in the zone
//! that they are kept in; the script (`clocks.js`) shows both by the reader's clock.

use look::{Words, args, fields};
use maud::{Markup, html};
use table::Seat;
use table_fold::{Request, TimeLeft};
use table_log::{Allowance, Millis, Night, Zone};

use crate::view::View;

/// The lengths of a night that the form offers, in hours.
const NIGHT_HOURS: [u16; 5] = [6, 7, 8, 9, 10];

/// The lengths of a holiday that the form offers, in days.
const HOLIDAY_DAYS: [u8; 7] = [1, 2, 3, 5, 7, 10, 14];

/// The time a player has, in words.
pub fn time(words: &Words, time: Allowance) -> String {
    match time {
        Allowance::Bank { seconds, increment } => {
            words.tell("pace-bank", &args![minutes => seconds / 60, seconds => increment])
        }
        Allowance::Turn { hours } if hours > 24 => words.tell("pace-days", &args![count => hours / 24]),
        Allowance::Turn { hours } => words.tell("pace-hours", &args![count => hours]),
    }
}

impl View<'_> {
    /// The table's pace and what happens when time is up; empty at a live table.
    pub fn pace(&self) -> Markup {
        html! {
            @if let Some(pace) = self.snapshot.pace() {
                p.pace {
                    strong { (time(self.words, pace.time)) "." } " "
                    (self.words.say(&format!("overtime-{}-about", pace.overtime.name())))
                }
            }
        }
    }

    /// The clocks of the players, beside the prompt.
    pub fn clocks(&self) -> Markup {
        if self.snapshot.pace().is_none() {
            return html! {};
        }
        let seats = Seat::all(self.snapshot.header().seats);
        let clocks: Vec<(Seat, TimeLeft)> = seats.filter_map(|seat| Some((seat, self.snapshot.clock(seat)?))).collect();
        let names: Vec<String> = clocks.iter().map(|(seat, _)| self.called(*seat)).collect();
        self.own_part(&(clocks, names, self.snapshot.is_paused()), |view, (clocks, names, is_paused)| {
            let words = view.words;
            html! {
                ul #clocks .clocks aria-label=(words.say("clocks")) {
                    @for ((seat, clock), name) in clocks.iter().zip(names) {
                        li.turn[matches!(clock, TimeLeft::Runs { .. })] {
                            (look::icons::avatar(*seat)) span.name { (name) } " " (shown(words, *seat, *clock))
                        }
                    }
                    @if *is_paused { li { strong { (words.say("clocks-paused")) } } }
                }
            }
        })
    }

    /// What a player can do about the clocks, for the menu: pause them, and say when they rest.
    pub fn clock_controls(&self) -> Markup {
        let (words, snapshot) = (self.words, self.snapshot);
        let Some(pace) = snapshot.pace() else { return html! {} };
        let is_paused = snapshot.is_paused();
        let rests = |seat: &Seat| self.may(&Request::Holiday { seat: *seat, days: 1 });
        html! {
            section.clock-controls aria-labelledby="pace" {
                h3 #pace { (words.say("pace")) }
                (self.pace())
                @if self.may(&Request::Pause { on: !is_paused }) {
                    form.inline method="post" action=(self.url("/pause")) {
                        (fields::id_field())
                        @if !is_paused { input type="hidden" name="on" value="1"; }
                        button.button { (words.say(if is_paused { "clocks-resume" } else { "clocks-pause" })) }
                    }
                }
                @if let Some(left) = snapshot.pauses(&self.visitor.id).filter(|_| !is_paused && !self.own.is_empty()) {
                    p.about { (words.tell("clocks-pauses-left", &args![count => left])) }
                }
                @if pace.time.is_by_day() {
                    @for seat in self.own.iter().filter(rests) { (self.nights(seat)) (self.holiday(seat)) }
                }
            }
        }
    }

    /// The form for a player's nights.
    fn nights(&self, seat: Seat) -> Markup {
        let (words, night) = (self.words, self.snapshot.rest(seat).night);
        if !self.may(&Request::Nights { seat, night }) {
            return html! { p.about { (words.say("nights-fixed")) } };
        }
        html! {
            form.rest method="post" action=(self.url("/nights")) {
                (fields::id_field())
                input type="hidden" name="seat" value=(seat);
                @let zone = night.map(|night| night.zone).unwrap_or_default();
                (zone_field(zone))
                label.choice {
                    span { (words.say("nights")) }
                    select name="from" aria-label=(self.of_seat(&words.say("nights"), seat)) data-keep data-hours {
                        option value="" selected[night.is_none()] { (words.say("nights-none")) }
                        (hours_of_day(night.map(|night| night.from), zone))
                    }
                }
                label.choice {
                    span { (words.say("nights-length")) }
                    select name="hours" aria-label=(self.of_seat(&words.say("nights-length"), seat)) {
                        (night_lengths(words, night))
                    }
                }
                button.button aria-label=(self.of_seat(&words.say("settings-save"), seat)) { (words.say("settings-save")) }
            }
        }
    }

    /// The form that begins or ends a player's holiday.
    fn holiday(&self, seat: Seat) -> Markup {
        let (words, until) = (self.words, self.snapshot.rest(seat).until);
        html! {
            form.rest method="post" action=(self.url("/holiday")) {
                (fields::id_field())
                input type="hidden" name="seat" value=(seat);
                @if let Some(until) = until {
                    p { (words.say("holiday-until")) " " (moment(until)) }
                    input type="hidden" name="days" value="0";
                    button.button aria-label=(self.of_seat(&words.say("holiday-end"), seat)) { (words.say("holiday-end")) }
                } @else {
                    label.choice {
                        span { (words.say("holiday")) }
                        select name="days" aria-label=(self.of_seat(&words.say("holiday"), seat)) {
                            @for count in HOLIDAY_DAYS {
                                option value=(count) { (words.tell("holiday-days", &args![count => count])) }
                            }
                        }
                    }
                    button.button aria-label=(self.of_seat(&words.say("holiday-begin"), seat)) {
                        (words.say("holiday-begin"))
                    }
                    p.about { (words.say("holiday-about")) }
                }
            }
        }
    }
}

/// The field that says whose hours those in a form are; the script writes the browser's zone into it.
pub fn zone_field(zone: Zone) -> Markup {
    html! { input type="hidden" name="zone" value=(zone) data-keep; }
}

/// The hours of a day in a zone as options, in minutes after midnight; with the one that is chosen, which may be between.
pub fn hours_of_day(chosen: Option<u16>, zone: Zone) -> Markup {
    html! {
        @for minute in (0..1_440).filter(|minute| minute % 60 == 0 || chosen == Some(*minute)) {
            option value=(minute) selected[chosen == Some(minute)] {
                (format!("{:02}:{:02} {zone}", minute / 60, minute % 60))
            }
        }
    }
}

/// How long a night may be, as options in hours.
pub fn night_lengths(words: &Words, night: Option<Night>) -> Markup {
    let hours = night.map_or(8, |night| night.minutes / 60);
    html! {
        @for count in NIGHT_HOURS {
            option value=(count) selected[count == hours] { (words.tell("nights-hours", &args![count => count])) }
        }
    }
}

/// A clock in words. A running one has an id for its time, so that the script's text is never merged into another time.
fn shown(words: &Words, seat: Seat, clock: TimeLeft) -> Markup {
    match clock {
        TimeLeft::Stands { left } => html! { span.clock { (minutes(left)) } },
        TimeLeft::Up => html! { strong.clock { (words.say("clock-up")) } },
        TimeLeft::Runs { until, falls } => html! {
            time.clock id={ "clock-" (seat) "-" (until.0) } data-keep data-until=(until.0) data-falls=(falls.0)
                data-grace=(words.say("clock-grace")) {
                (words.tell("clock-until", &args![time => utc(until)]))
            }
        },
    }
}

/// A time that is to come, on a list or in a menu.
pub fn moment(at: Millis) -> Markup {
    html! { time data-at=(at.0) { (utc(at)) } }
}

/// Milliseconds as minutes and seconds, rounded up.
fn minutes(left: i64) -> String {
    let seconds = (left + 999) / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// A time in UTC, the same in every language: `2026-11-27 21:05 UTC`.
pub fn utc(at: Millis) -> String {
    format!("{} UTC", at.utc())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_told_in_minutes_and_seconds() {
        assert_eq!([0, 1, 59_000, 60_000, 600_500].map(minutes), ["0:00", "0:01", "0:59", "1:00", "10:01"]);
    }
}
