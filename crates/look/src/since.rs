//! What happened since the viewer's last turn: a list of turns, each drawn and in words.

use maud::{Markup, html};
use table::Seat;

use crate::icons;

/// One turn of the list.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Whose it was; `None` for what is no seat's turn, such as a scoring.
    pub whose: Option<Seat>,
    /// Its cards and figures in a row, empty where nothing is drawn. What the words do not say needs a name here.
    pub strip: Markup,
    /// What happened: short sentences that name who did it.
    pub words: Vec<String>,
}

/// The list, oldest turn first: the seat's mark, the strip, and the words below it. `game` is the class of the game's
/// drawings. Empty without turns.
pub fn turns(game: &str, turns: &[Turn]) -> Markup {
    html! {
        @if !turns.is_empty() {
            ol class={ "turns " (game) } {
                @for turn in turns {
                    li {
                        @if let Some(seat) = turn.whose { (icons::avatar(seat)) }
                        @if !turn.strip.0.is_empty() { div.strip { (turn.strip) } }
                        p { (turn.words.join(" ")) }
                    }
                }
            }
        }
    }
}
