//! The pace of a table that is opened, and what a player asks of its clocks: the fields of their forms.

use std::iter;

use look::Words;
use maud::{Markup, html};
use store::{Allowance, Night, Overtime, Pace, TableSettings, Zone};
use table_page::pace::time;

use crate::edge::error::Error;
use crate::edge::form::{self, Fields};

/// The fields for the pace and for what happens when the time is up.
const PACE: &str = "pace";
const OVERTIME: &str = "overtime";

/// The pace of a table without clocks, and in the form of one with everybody there, whose clock is a field of its own.
const LIVE: &str = "live";
const CLOCK: &str = "clock";

/// The pace by the day in the form, where a field of its own has the time for each turn.
const DAY: &str = "day";
const TURN: &str = "turn";
const USUAL_TURN: &str = "turn-24";

/// The values of the field for the pace besides that: a bank in minutes with an increment in seconds, or hours a turn.
const BANKS: [(u32, u32); 4] = [(5, 5), (10, 15), (20, 20), (45, 30)];
const HOURS: [u32; 5] = [8, 24, 48, 72, 168];

/// The hours after which a table by the day without a move is closed: a holiday may come between.
const IDLE_HOURS: u32 = 24 * 60;

/// The clocks of a table with everybody there, with the value of each in the form.
fn banks() -> impl Iterator<Item = (String, Allowance)> {
    let bank = |(minutes, increment)| {
        (format!("bank-{minutes}-{increment}"), Allowance::Bank { seconds: 60 * minutes, increment })
    };
    BANKS.into_iter().map(bank)
}

/// The times for a turn by the day, with the value of each in the form.
fn turns() -> impl Iterator<Item = (String, Allowance)> {
    HOURS.into_iter().map(|hours| (format!("turn-{hours}"), Allowance::Turn { hours }))
}

/// The values of the field for the pace.
pub(crate) fn values() -> Vec<String> {
    iter::once(LIVE.to_owned()).chain(banks().chain(turns()).map(|(value, _)| value)).collect()
}

/// The question of the form that opens a table: now, or by the day and how long a turn may take.
pub(crate) fn question(words: &Words, fields: &Fields) -> Markup {
    let is_by_day = fields.get(PACE) == Some(DAY);
    html! {
        (form::radio(PACE, LIVE, !is_by_day, &words.say("pace-now")))
        (form::radio(PACE, DAY, is_by_day, &words.say("pace-day")))
        label.choice.by-day {
            span { (words.say("pace-turn")) }
            select name=(TURN) { (times(words, turns(), fields.get(TURN).unwrap_or(USUAL_TURN))) }
        }
    }
}

/// The further fields: the clock where everybody is there, and what happens when time is up.
pub(crate) fn clocks(words: &Words, fields: &Fields) -> Markup {
    let then = fields.get(OVERTIME).unwrap_or(Overtime::Bot.name());
    html! {
        label.choice.all-there {
            span { (words.say("pace-clock")) }
            select name=(CLOCK) {
                option value="" { (words.say("pace-live")) }
                (times(words, banks(), fields.get(CLOCK).unwrap_or_default()))
            }
        }
        div.with-clock {
            label.choice {
                span { (words.say("overtime")) }
                select name=(OVERTIME) aria-describedby="pace-about" {
                    @for overtime in Overtime::ALL.map(Overtime::name) {
                        option value=(overtime) selected[overtime == then] { (words.say(&format!("overtime-{overtime}"))) }
                    }
                }
            }
            p.about #pace-about { (words.say("pace-about")) }
        }
    }
}

/// Times as options.
fn times(words: &Words, all: impl Iterator<Item = (String, Allowance)>, chosen: &str) -> Markup {
    html! {
        @for (value, allowance) in all {
            option value=(value) selected[value == chosen] { (time(words, allowance)) }
        }
    }
}

/// The pace that was chosen, and the settings that fit it: where turns have hours, windows wait for the player and being
/// away means nothing; where players have a bank, windows have a time of their own.
///
/// # Errors
/// When a value is none of those offered.
pub(crate) fn chosen(fields: &Fields, settings: TableSettings) -> Result<(Option<Pace>, TableSettings), Error> {
    let value = match fields.get(PACE) {
        None | Some(LIVE) => fields.get(CLOCK),
        Some(DAY) => fields.get(TURN).or(Some(USUAL_TURN)),
        value => value,
    };
    let Some(value) = value else { return Ok((None, settings)) };
    let (_, time) = banks().chain(turns()).find(|(known, _)| known == value).ok_or(Error::Invalid)?;
    let settings = match time {
        Allowance::Turn { .. } => {
            TableSettings { window_seconds: 0, away_minutes: 0, expire_idle_hours: IDLE_HOURS, ..settings }
        }
        Allowance::Bank { .. } if settings.window_seconds == 0 => {
            TableSettings { window_seconds: TableSettings::default().window_seconds, ..settings }
        }
        Allowance::Bank { .. } => settings,
    };
    Ok((Some(Pace { time, overtime: fields.read(OVERTIME)? }), settings))
}

/// The night that a form asks for, which may be impossible.
///
/// # Errors
/// When a field is no number, the length is missing, or the zone is unknown.
pub(crate) fn night(fields: &Fields) -> Result<Option<Night>, Error> {
    let Some(from) = fields.optional("from")? else { return Ok(None) };
    let minutes = fields.read::<u16>("hours")?.saturating_mul(60);
    Ok(Some(Night { from, minutes, zone: zone(fields)? }))
}

/// The zone of the hours in a form; UTC if it names none.
///
/// # Errors
/// When the zone is unknown.
pub(crate) fn zone(fields: &Fields) -> Result<Zone, Error> {
    let Some(name) = fields.get("zone") else { return Ok(Zone::default()) };
    name.parse().map_err(|_| Error::UnknownZone { name: name.to_owned() })
}
