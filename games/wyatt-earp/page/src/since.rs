//! What happened since the viewer's last turn, drawn.

use look::Words;
use maud::{Markup, html};
use table::BySeat;
use wyatt_earp::{Event, WyattEarp};

/// A line a seat's turn.
pub(crate) fn since(_game: &WyattEarp, _events: &[&Event], _names: &BySeat<String>, _words: &Words) -> Markup {
    html! {}
}
