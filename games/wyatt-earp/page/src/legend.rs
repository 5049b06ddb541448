//! The legend: every card with what it does, folded away below the table.

use look::Words;
use maud::{Markup, html};
use wyatt_earp::WyattEarp;

use crate::rules;

/// The legend.
pub(crate) fn legend(game: &WyattEarp, words: &Words) -> Markup {
    html! {
        details #legend .legend-of-cards {
            summary { (words.say("legend")) }
            (rules::deck(game, words))
        }
    }
}
