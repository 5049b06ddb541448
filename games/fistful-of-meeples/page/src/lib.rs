//! The page of *A Fistful of Meeples*: HTML and SVG made from views only.

mod account;
mod art;
mod crowd;
mod gain;
mod gallery;
mod hand;
mod highlights;
mod hits;
mod legend;
mod lesson;
mod lot;
mod panels;
mod primer;
mod prompt;
mod rules;
mod since;
mod speech;
mod spot;
mod stage;
mod stores;
mod table;
mod told;
mod town;
mod way;
mod weight;

use fistful_of_meeples::{FistfulOfMeeples, TITLE};
use look::{Learning, Page, Show, Shown, ending};
use maud::Markup;

/// The page of the game.
pub static PAGE: Page<FistfulOfMeeples> = Page {
    words: look::word_files!("../../i18n"),
    symbols: art::symbols,
    styles: include_str!("../page.css"),
    sign: art::sign,
    picture: include_bytes!("../art/picture.png"),
    minutes: 30,
    learning: Learning::Much,
    prompt: prompt::prompt,
    table: table::table,
    stage: stage::stage,
    hand: |_| Markup::default(),
    told: told::told,
    facts: told::facts,
    action: speech::action,
    spoken: speech::spoken,
    weight: weight::weight,
    logged: speech::logged,
    is_outcome: |_| false,
    begins_line: |event| event.turn().is_some(),
    since: since::since,
    scores: |_, outcome, words| ending::lines(words, outcome),
    highlights: highlights::highlights,
    reason: speech::reason,
    amount: |amount, words| words.number(amount),
    rules: rules::rules,
    lesson: lesson::LESSON,
    shows_recall: |_| false,
    keys: &[
        ("q w e r t", "key-meeple"),
        ("1 – 6", "key-upper"),
        ("a s d f g h", "key-lower"),
        ("7 8", "key-corners"),
        ("9 0", "key-ends"),
        ("b", "key-build"),
        ("n", "key-decline"),
        ("r", "act-reroll"),
        ("k", "act-keep"),
    ],
    gallery: gallery::gallery,
};

static SHOWN: Shown<FistfulOfMeeples> = Shown::new(&TITLE, &PAGE);

/// The page with its game, types erased.
pub static SHOW: &dyn Show = &SHOWN;
