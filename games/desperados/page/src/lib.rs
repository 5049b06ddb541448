//! The page of *Desperados*: HTML and SVG made from views only.

mod art;
mod gallery;
mod gang;
mod hand;
mod highlights;
mod legend;
mod lesson;
mod news;
mod panels;
mod primer;
mod prompt;
mod rules;
mod since;
mod speech;
mod spots;
mod stage;
mod table;
mod told;
mod warrant;
mod weight;

use desperados::{Desperados, TITLE};
use look::{Learning, Page, Show, Shown, ending};
use maud::html;

/// The page of the game.
pub static PAGE: Page<Desperados> = Page {
    words: look::word_files!("../../i18n"),
    symbols: art::symbols,
    styles: include_str!("../page.css"),
    sign: art::sign,
    picture: include_bytes!("../art/picture.png"),
    minutes: 25,
    learning: Learning::Some,
    prompt: prompt::prompt,
    table: table::table,
    stage: stage::stage,
    hand: |scene| html! { (gang::gang(scene)) (hand::hand(scene)) },
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
    amount: |amount, words| words.tell("points.short", &look::args![count => amount]),
    rules: rules::rules,
    lesson: lesson::LESSON,
    shows_recall: |_| false,
    keys: &[("1 – 9 a s d f g h j k l", "key-card"), ("q w e r t", "key-spot"), ("x", "key-ready")],
    gallery: gallery::gallery,
};

static SHOWN: Shown<Desperados> = Shown::new(&TITLE, &PAGE);

/// The page with its game, types erased.
pub static SHOW: &dyn Show = &SHOWN;
