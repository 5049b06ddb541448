//! The legend: what is in the town, with what it does or costs, folded away below the table.

use fistful_of_meeples::{Cube, FistfulOfMeeples};
use look::Words;
use maud::{Markup, html};

use crate::{art, rules};

/// The legend.
pub(crate) fn legend(game: &FistfulOfMeeples, words: &Words) -> Markup {
    let edition = game.edition();
    let named = |picture: Markup, name: &str| html! { li { (picture) span { strong { (words.say(name)) } } } };
    html! {
        details #legend .legend-of-cards {
            summary { (words.say("legend")) }
            (rules::meeples(edition, words))
            ul.deck {
                @for cube in Cube::ALL { (named(art::cube(cube), &format!("cube-{}", cube.name()))) }
                (named(art::picture("bar", 60, 34), "score-bars"))
                (named(art::picture("blank", 60, 34), "score-signs"))
                (named(art::picture("guns", 124, 92), "rules-showdown"))
            }
            (rules::buildings(edition, words))
        }
    }
}
