//! How much each event matters to whoever watches.

use fistful_of_meeples::{Cause, Event};
use look::Weight;

/// Cubes that are drawn, explosions, showdowns and gold bars are climaxes; what a seat takes, places and builds is
/// notable.
pub(crate) fn weight(event: &Event) -> Weight {
    match event {
        Event::Drew { cause: Cause::Showdown { .. }, .. }
        | Event::Exploded { .. }
        | Event::Decided { .. }
        | Event::BarBought { .. }
        | Event::LastRound { .. }
        | Event::Ended { .. } => Weight::Climax,
        Event::Drew { cause: Cause::Door { .. }, .. }
        | Event::Arrested { .. }
        | Event::Invited { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. } => Weight::Beat,
        Event::Settled { seat, .. }
        | Event::Passed { seat }
        | Event::Took { seat, .. }
        | Event::Dropped { seat, .. }
        | Event::BowedOut { seat, .. }
        | Event::Overflowed { seat, .. }
        | Event::Marked { seat, .. }
        | Event::Built { seat, .. }
        | Event::Upgraded { seat, .. } => Weight::Notable(*seat),
        Event::First { .. }
        | Event::Turn { .. }
        | Event::Armed { .. }
        | Event::Declined { .. }
        | Event::Resolved { .. }
        | Event::Buried { .. }
        | Event::Survived { .. }
        | Event::Kept { .. } => Weight::Trivial,
    }
}
