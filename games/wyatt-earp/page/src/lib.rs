//! The page of *Wyatt Earp*: HTML and SVG, made from views only.

mod art;
mod choices;
mod gallery;
mod hand;
mod highlights;
mod legend;
mod lesson;
mod marks;
mod panels;
mod primer;
mod prompt;
mod rules;
mod scores;
mod sheet;
mod since;
mod speech;
mod stage;
mod table;
mod told;
mod wall;
mod weight;

use look::{Learning, Page, Show, Shown};
use wyatt_earp::{TITLE, WyattEarp};

/// The page of the game.
pub static PAGE: Page<WyattEarp> = Page {
    words: look::word_files!("../../i18n"),
    symbols: art::symbols,
    styles: include_str!("../page.css"),
    sign: art::sign,
    picture: include_bytes!("../art/picture.png"),
    minutes: 45,
    learning: Learning::Some,
    prompt: prompt::prompt,
    table: table::table,
    stage: stage::stage,
    hand: |scene| hand::hand(scene, &choices::Choices::of(scene)),
    told: told::told,
    facts: told::facts,
    action: |reader, _, action| speech::action(reader, action),
    spoken: speech::spoken,
    weight: weight::weight,
    logged: speech::logged,
    is_outcome: |_| false,
    begins_line: since::begins_line,
    since: since::since,
    scores: scores::scores,
    highlights: highlights::highlights,
    reason: speech::reason,
    amount: |amount, words| words.money(amount),
    rules: rules::rules,
    lesson: lesson::LESSON,
    shows_recall: |_| false,
    keys: &[
        ("1 – 0", "key-pick"),
        ("d", "key-draw"),
        ("t", "key-take"),
        ("a s d …", "key-lay"),
        ("x", "key-discard"),
        ("p", "key-pass"),
    ],
    gallery: gallery::gallery,
};

static SHOWN: Shown<WyattEarp> = Shown::new(&TITLE, &PAGE);

/// The page paired with its game, types erased, so that a caller cannot mix up the two.
pub static SHOW: &dyn Show = &SHOWN;
