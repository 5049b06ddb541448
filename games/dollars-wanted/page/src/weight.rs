//! How much each event matters to viewers.

use dollars_wanted::Event;
use look::Weight;

/// Robberies are climaxes, card by card; what a seat does with its own hand is notable.
pub(crate) fn weight(event: &Event) -> Weight {
    match event {
        Event::Robbery { .. } => Weight::Climax,
        Event::Ended { .. } => Weight::End,
        // What a Coyote takes is seen once and never mentioned again (DW-17).
        Event::Eaten { .. } => Weight::Fleeting,
        Event::Won { .. } | Event::Failed { .. } => Weight::Result,
        Event::Turned { .. } | Event::Left { .. } | Event::Wrong { .. } | Event::Stopped { .. } => Weight::Beat,
        Event::Laid { seat, .. } | Event::OnlyOne { seat } | Event::Skipped { seat } | Event::Shown { seat, .. } => {
            Weight::Notable(*seat)
        }
        Event::Opened { .. }
        | Event::First { .. }
        | Event::Turn { .. }
        | Event::YouLaid { .. }
        | Event::Discarded { .. }
        | Event::Drew { .. }
        | Event::YouDrew { .. }
        | Event::Reshuffled { .. } => Weight::Trivial,
    }
}
