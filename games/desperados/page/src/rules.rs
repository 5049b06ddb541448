//! The rules in our own words. What the printed rules leave open is named as our choice or our reading.

use desperados::{Card, Colour, Desperados, Kind, Person};
use look::Words;
use look::rules::Origin::{Ours, Printed, Reading, Rebuilt};
use look::rules::{Section, clauses, page};
use maud::{Markup, html};

use crate::art;

/// The clauses by section, in reading order.
const SECTIONS: [Section; 4] = [
    (
        "rules-setup",
        &[
            (1, &[Printed, Rebuilt]),
            (2, &[Printed, Rebuilt]),
            (3, &[Printed, Ours]),
            (4, &[Printed]),
            (5, &[Printed, Ours]),
        ],
    ),
    (
        "rules-day",
        &[
            (6, &[Printed, Ours]),
            (7, &[Printed, Reading]),
            (8, &[Printed]),
            (9, &[Printed, Reading, Ours]),
            (10, &[Printed, Reading]),
        ],
    ),
    (
        "rules-hold-up",
        &[
            (11, &[Printed, Reading, Ours]),
            (12, &[Printed, Reading]),
            (13, &[Reading]),
            (14, &[Printed, Reading]),
            (15, &[Printed, Reading]),
            (16, &[Printed, Reading, Ours]),
            (17, &[Printed, Ours]),
            (18, &[Ours]),
            (19, &[Printed]),
        ],
    ),
    ("rules-end", &[(20, &[Printed, Reading, Ours]), (21, &[Ours]), (22, &[Printed, Ours])]),
];

/// The page of rules; each clause stands under its own name.
pub(crate) fn rules(game: &Desperados, words: &Words) -> Markup {
    let body = html! {
        (clauses("DE", &SECTIONS, words, &[]))
        section {
            h2 { (words.say("rules-cards")) }
            p { (words.say("rules-cards-about")) }
            ul.deck {
                @for (at, person) in Person::ALL.into_iter().enumerate() {
                    li {
                        (art::card(Card::new(person, Colour::ALL[at % 4])))
                        span { strong { "4 × " (game.edition().count(person)) } " " (art::person_name(person, words)) }
                    }
                }
            }
            p { (words.say("rules-places-about")) }
            ul.deck {
                @for kind in Kind::ALL {
                    li { (art::kind(kind)) span { (art::kind_name(kind, words)) " " strong { (values(game, kind)) } } }
                }
            }
        }
    };
    page("desperados", words, &body)
}

/// The values at which a kind of place is there, as in `2, 3, 4, 5`.
fn values(game: &Desperados, kind: Kind) -> String {
    let places = game.edition().places().filter(|place| place.kind() == kind);
    places.map(|place| place.value().to_string()).collect::<Vec<_>>().join(", ")
}
