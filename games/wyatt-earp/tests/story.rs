//! The events at a table, in short lines.

use table::{BySeat, Seat};
use table_kit::Teller;
use wyatt_earp::{Event, HandEnd, View, WyattEarp};

use crate::truth::{Card, Public};

/// Writes the events that everybody hears.
#[derive(Clone)]
pub(crate) struct Lines;

impl Teller<WyattEarp> for Lines {
    fn line(_: &WyattEarp, event: &Event) -> String {
        line(event)
    }
}

fn numbers(values: &BySeat<u16>) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The line for an event that everybody hears.
///
/// # Panics
/// If the event is for one seat alone.
pub(crate) fn line(event: &Event) -> String {
    match event {
        Event::HandBegan { number, dealer } => format!("hand {number}: {dealer} deals"),
        Event::Opened { card } => format!("opened {card}"),
        Event::Turn { seat } => format!("turn {seat}"),
        Event::Drew { seat, count } => format!("{seat} draws {count}"),
        Event::Took { seat, card } => format!("{seat} takes {card}"),
        Event::Renewed => "renewed".to_owned(),
        Event::Laid { seat, outlaw, count, reward } => format!("{seat} lays {outlaw} {count}, +{reward}"),
        Event::Played { seat, card, outlaw: None } => format!("{seat} plays {card}"),
        Event::Played { seat, card, outlaw: Some(outlaw) } => format!("{seat} plays {card}: {outlaw}"),
        Event::Shot { seat, card } => format!("{seat} shoots {card}"),
        Event::Landed { seat, outlaw, card, reward } => format!("{card} on {outlaw} of {seat}, +{reward}"),
        Event::Spent { card } => format!("spent {card}"),
        Event::Lost { seat, outlaw, card } => format!("lost {card} on {outlaw} of {seat}"),
        Event::Asked { seat, other, outlaw, has } => {
            format!("{seat} asks {other} for {outlaw}: {}", if *has { "yes" } else { "no" })
        }
        Event::Stolen { seat, from, outlaw } => format!("{seat} steals {outlaw} from {from}"),
        Event::Searches { seat } => format!("{seat} searches"),
        Event::Searched { seat, found: true } => format!("{seat} has searched"),
        Event::Searched { seat, found: false } => format!("{seat} has searched in vain"),
        Event::Window { seat, between } => {
            format!("window of {seat} {}", if *between { "between turns" } else { "after a hideout" })
        }
        Event::Passed { seat } => format!("{seat} passes"),
        Event::Discarded { seat, card } => format!("{seat} discards {card}"),
        Event::HandEnded { seat, why, .. } => {
            let why = match why {
                HandEnd::Emptied => "emptied",
                HandEnd::Closed => "closed",
                HandEnd::Idle => "idle",
            };
            format!("{why}: {seat} deals next")
        }
        Event::Scored(scored) => {
            let (points, shares) = (numbers(&scored.points), numbers(&scored.shares));
            format!("{}: {points} points, {shares} dollars, {} left", scored.outlaw, scored.rest)
        }
        Event::Duel { seats } => {
            format!("duel of {}", seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" "))
        }
        Event::DuelRenewed => "all 78 are shuffled again".to_owned(),
        Event::Turned { seat, card } => format!("{seat} turns {card}"),
        Event::Ended { end } => format!("end: {}", end.name()),
        Event::YouGot { .. } | Event::YouDrew { .. } | Event::YouSee { .. } | Event::YouTook { .. } => {
            panic!("{event:?} is not for everybody")
        }
    }
}

/// The cards of a duel, as they were turned up.
pub(crate) fn duel<'a>(events: impl IntoIterator<Item = &'a Event>) -> Vec<(usize, Card)> {
    let turned = |event: &Event| match event {
        Event::Turned { seat, card } => Some((seat.index(), Card::named(&card.to_string()))),
        _ => None,
    };
    events.into_iter().filter_map(turned).collect()
}

/// What this viewer sees of the facts that decide about windows.
pub(crate) fn public(view: &View) -> Public {
    let hideouts = |own: &wyatt_earp::Groups| own.iter().filter(|group| group.hidden).count();
    Public {
        hands: view.hands.iter().map(|hand| usize::from(*hand)).collect(),
        hideouts: view.groups.iter().map(hideouts).collect(),
        draw: usize::from(view.draw),
        discard: usize::from(view.discard),
        renewed: view.renewed,
    }
}
