//! How much each event matters to viewers.

use desperados::Event;
use look::Weight;

/// A hold-up is the climax, including each revealed gang and the result.
pub(crate) fn weight(event: &Event) -> Weight {
    match event {
        Event::HoldUp { .. } | Event::Revealed { .. } => Weight::Climax,
        Event::Ended { .. } => Weight::End,
        Event::Won { .. } | Event::NobodyJoined { .. } => Weight::Result,
        Event::Placed { seat, .. } | Event::Stuck { seat, .. } => Weight::Notable(*seat),
        Event::Opened { .. }
        | Event::First { .. }
        | Event::Turn { .. }
        | Event::Drew { .. }
        | Event::YouDrew { .. }
        | Event::Reshuffled
        | Event::Wanted { .. }
        | Event::Dismissed { .. }
        | Event::Cleared { .. } => Weight::Trivial,
    }
}
