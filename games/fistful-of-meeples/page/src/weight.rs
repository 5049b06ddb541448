//! How much each event matters to viewers.

use fistful_of_meeples::Event;
use look::Weight;

/// Explosions, new signs, the result of a showdown and the end are climaxes; the other actions of a seat are notable.
/// Automatic consequences of a result are beats: a beat never shares the result's frame, so that nothing else is told
/// beside its picture.
pub(crate) fn weight(event: &Event) -> Weight {
    match event {
        Event::Built { .. } | Event::Exploded { .. } | Event::Decided { .. } => Weight::Climax,
        Event::Ended { .. } => Weight::End,
        Event::Drew { .. }
        | Event::BarBought { .. }
        | Event::LastRound { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. } => Weight::Beat,
        Event::Settled { seat, .. }
        | Event::Passed { seat }
        | Event::Took { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::BowedOut { seat, .. }
        | Event::Overflowed { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Upgraded { seat, .. } => Weight::Notable(*seat),
        Event::First { .. }
        | Event::Turn { .. }
        | Event::Armed { .. }
        | Event::Arrested { .. }
        | Event::Invited { .. }
        | Event::Declined { .. }
        | Event::Resolved { .. }
        | Event::Buried { .. }
        | Event::Survived { .. }
        | Event::Kept { .. } => Weight::Trivial,
    }
}
