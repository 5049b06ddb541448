//! The rules in our own words. Where the printed rules are open, our choice or reading is marked.

use desperados::Desperados;
use look::Words;
use look::rules::{Section, clauses, page};
use maud::{Markup, html};

use crate::{legend, primer};

/// The clauses by section, in reading order.
const SECTIONS: [Section; 4] = [
    ("rules-setup", &[1, 2, 3, 4, 5]),
    ("rules-day", &[6, 7, 8, 9, 10]),
    ("rules-hold-up", &[11, 12, 13, 14, 15, 16, 17, 18, 19]),
    ("rules-end", &[20, 21, 22]),
];

/// The page of rules; each clause has its own name as its id.
pub(crate) fn rules(game: &Desperados, words: &Words) -> Markup {
    let body = html! {
        (clauses("DE", &SECTIONS, words, &[]))
        section data-find {
            h2 { (words.say("rules-cards")) }
            p { (words.say("rules-cards-about")) }
            (legend::persons(game, words))
            p { (words.say("rules-places-about")) }
            (legend::places(game, words))
        }
    };
    page("desperados", "DE", words, &primer::primer(game, words).sections("DE", words), &SECTIONS, &body)
}
