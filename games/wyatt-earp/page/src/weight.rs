//! How much each event matters to viewers.

use look::Weight;
use wyatt_earp::{Event, Outlaw};

/// Shots and what sheriff cards take away are climaxes, and so is the scoring of a hand, outlaw by outlaw; the last
/// outlaw completes it.
pub(crate) fn weight(event: &Event) -> Weight {
    match event {
        Event::Scored(line) if Outlaw::ALL.last() == Some(&line.outlaw) => Weight::Account,
        Event::Scored(_) | Event::Turned { .. } => Weight::Beat,
        Event::Shot { .. }
        | Event::Lost { .. }
        | Event::Asked { .. }
        | Event::Stolen { .. }
        | Event::Searched { .. }
        | Event::HandEnded { .. }
        | Event::Duel { .. } => Weight::Climax,
        Event::Ended { .. } => Weight::End,
        Event::Took { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Played { seat, .. }
        | Event::Searches { seat }
        | Event::Landed { seat, .. } => Weight::Notable(*seat),
        Event::HandBegan { .. }
        | Event::YouGot { .. }
        | Event::Opened { .. }
        | Event::Turn { .. }
        | Event::Drew { .. }
        | Event::YouDrew { .. }
        | Event::Renewed
        | Event::Spent { .. }
        | Event::YouSee { .. }
        | Event::YouTook { .. }
        | Event::Window { .. }
        | Event::Passed { .. }
        | Event::Discarded { .. }
        | Event::DuelRenewed => Weight::Trivial,
    }
}
