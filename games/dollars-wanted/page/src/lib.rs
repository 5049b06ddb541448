//! The page of *Dollars Wanted*: HTML and SVG, made from views only.

mod art;
mod gallery;
mod hand;
mod highlights;
mod legend;
mod lesson;
mod panels;
mod primer;
mod prompt;
mod rows;
mod rules;
mod since;
mod speech;
mod stage;
mod table;
mod told;
mod weight;

use dollars_wanted::{DollarsWanted, TITLE};
use look::{Learning, Page, Show, Shown, ending};

/// The page of the game.
pub static PAGE: Page<DollarsWanted> = Page {
    words: look::word_files!("../../i18n"),
    symbols: art::symbols,
    styles: include_str!("../page.css"),
    sign: art::sign,
    picture: include_bytes!("../art/picture.png"),
    minutes: 20,
    learning: Learning::Little,
    prompt: prompt::prompt,
    table: table::table,
    stage: stage::stage,
    hand: hand::hand,
    told: told::told,
    facts: told::facts,
    action: speech::action,
    spoken: speech::spoken,
    weight: weight::weight,
    logged: speech::logged,
    is_outcome: since::is_outcome,
    begins_line: |event| event.turn().is_some(),
    since: since::since,
    scores: |_, outcome, words| ending::lines(words, outcome),
    highlights: highlights::highlights,
    reason: speech::reason,
    amount: |amount, words| words.money(amount),
    rules: rules::rules,
    lesson: lesson::LESSON,
    shows_recall: |game| game.options().remember_cards,
    keys: &[("1 – 6", "key-pick"), ("q w e", "key-row"), ("p", "act-pass"), ("x", "act-stop"), ("s", "act-show")],
    gallery: gallery::gallery,
};

static SHOWN: Shown<DollarsWanted> = Shown::new(&TITLE, &PAGE);

/// The page paired with its game, types erased, so that a caller cannot mix up the two.
pub static SHOW: &dyn Show = &SHOWN;
