//! The legend: every card with what it does, folded away below the table.

use look::Scene;
use maud::{Markup, html};
use wyatt_earp::WyattEarp;

use crate::rules;

/// The legend. A moment of what has just happened goes without.
pub(crate) fn legend(game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Markup {
    html! {
        @if scene.frame.is_none() {
            details #legend .legend-of-cards {
                summary { (scene.words.say("legend")) }
                (rules::deck(game, scene.words))
            }
        }
    }
}
