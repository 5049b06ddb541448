//! The legend: everything in the town, with what it does or costs, folded below the table.

use fistful_of_meeples::{Cube, FistfulOfMeeples, Meeple};
use look::{Reader, args};
use maud::{Markup, html};

use crate::crowd::badge;
use crate::{art, rules, stores, way};

/// What the signs in the players' panels mean, for a phone, where the panels have no room for words. Screen readers get
/// the words in the panels.
pub(crate) fn key(Reader { words, .. }: &Reader<'_, FistfulOfMeeples>) -> Markup {
    let signs = [
        (art::cube(Cube::Gold), "score-gold"),
        (art::cube(Cube::Stone), "cube-stone"),
        (art::picture("bar", 60, 34), "score-bars"),
        (art::picture("blank", 60, 34), "score-signs"),
    ];
    html! {
        ul.key aria-hidden="true" { @for (picture, name) in signs { li { (picture) span { (words.say(name)) } } } }
    }
}

/// What the badges in the town mean, in a line below it.
pub(crate) fn marks(Reader { game, words, .. }: &Reader<'_, FistfulOfMeeples>) -> Markup {
    let all = game.edition().dynamite;
    let mark = |size: &str, drawing: &Markup, name: &str| {
        html! {
            li {
                svg.vista.mark viewBox=(size) aria-hidden="true" focusable="false" { (drawing) }
                span { (words.tell(name, &args![all => all])) }
            }
        }
    };
    html! {
        ul.marks {
            (mark("-22 -18 44 36", &badge(2, 0, 0), "mark-crowd"))
            (mark("-33 -2 66 32", &way::coming([Some(1), None], 29), "mark-coming"))
            (mark("-70 -70 140 140", &stores::burst(0, all), "mark-blast"))
        }
    }
}

pub(crate) fn legend(Reader { game, words, .. }: &Reader<'_, FistfulOfMeeples>) -> Markup {
    let edition = game.edition();
    let rewards: Vec<String> = Meeple::ALL
        .into_iter()
        .filter(|meeple| *meeple != Meeple::Madame)
        .map(|meeple| format!("{}\u{a0}{}", edition.reward(meeple), words.say(&format!("meeple-{meeple}.for"))))
        .collect();
    let rewards = args![list => words.list(&rewards)];
    let named = |picture: Markup, name: &str| html! { li { (picture) span { strong { (words.say(name)) } } } };
    let told = |picture: Markup, name: &str, about: &str| {
        html! { li { (picture) span { strong { (words.say(name)) } (words.colon()) (words.tell(about, &rewards)) } } }
    };
    html! {
        details #legend .folded.legend-of-cards {
            summary { (words.say("legend")) }
            (rules::meeples(edition, words))
            ul.deck.cast {
                (told(art::picture("guns", 124, 92), "rules-showdown", "about-showdown"))
                (told(art::picture("jail", 190, 190), "place-jail", "about-jail"))
                (told(art::cube(Cube::Dynamite), "cube-dynamite", "about-dynamite"))
            }
            ul.deck {
                @for cube in [Cube::Gold, Cube::Stone] { (named(art::cube(cube), &format!("cube-{}", cube.name()))) }
                (named(art::picture("bar", 60, 34), "score-bars"))
                (named(art::picture("blank", 60, 34), "score-signs"))
            }
            p { (words.say("rules-buildings")) }
            (rules::buildings(edition, words))
        }
    }
}
