//! What happened since the viewer's last turn, drawn.

use dollars_wanted::{DollarsWanted, Event};
use look::Words;
use maud::{Markup, html};
use table::BySeat;

/// A line a seat's turn.
pub(crate) fn since(_game: &DollarsWanted, _events: &[&Event], _names: &BySeat<String>, _words: &Words) -> Markup {
    html! {}
}
