//! What happened since the viewer's last turn, drawn.

use fistful_of_meeples::{Event, FistfulOfMeeples};
use look::Words;
use maud::{Markup, html};
use table::BySeat;

/// A line a seat's turn.
pub(crate) fn since(_game: &FistfulOfMeeples, _events: &[&Event], _names: &BySeat<String>, _words: &Words) -> Markup {
    html! {}
}
