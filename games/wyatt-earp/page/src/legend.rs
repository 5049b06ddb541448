//! The legend: every card with what it does, and what the posters mean; folded below the table.

use look::{Reader, args};
use maud::{Markup, html};
use wyatt_earp::WyattEarp;

use crate::wall::LEAST;
use crate::{art, rules};

/// The reward in the example, in thousands.
const TWO: u16 = 2;

pub(crate) fn legend(Reader { game, words, .. }: &Reader<'_, WyattEarp>) -> Markup {
    html! {
        details #legend .folded.legend-of-cards {
            summary { (words.say("legend")) }
            (rules::deck(game, words))
            ul.signs {
                li { strong { (words.say("poster-closed")) } (words.colon()) (words.say("sign-closed")) }
                @let few = words.tell("poster-few", &args![count => LEAST - 1, least => LEAST]);
                li { strong { (few) } (words.colon()) (words.say("sign-few")) }
                li { strong { "→ " (art::money(TWO, words)) } (words.colon()) (words.say("sign-now")) }
            }
        }
    }
}
