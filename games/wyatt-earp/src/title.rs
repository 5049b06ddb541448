//! The game without its types: its bots, and how strong they were measured.

use bots::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Random, TENDERFOOT};
use erasure::{Erased, Rating, Rules};

use crate::bot::Beginner;
use crate::game::WyattEarp;

/// The game with its types erased, and its bots, strongest last. A static, so that its code is compiled with this
/// crate.
pub static TITLE: Erased<WyattEarp> = Erased::new(&RULES);

static RULES: Rules<WyattEarp> =
    Rules::new(&[&Random, &PLAIN, &Beginner, &TENDERFOOT, &COWHAND, &GUNSLINGER, &MARSHAL]).rated(RATINGS);

/// Measured with all four levels at one table, 160 games on duplicate deals:
/// `posse arena --game wyatt-earp --bots tenderfoot,cowhand,gunslinger,marshal@5000 --games 160`.
const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1092, within: 62 },
    Rating { bot: "cowhand", elo: 1509, within: 38 },
    Rating { bot: "gunslinger", elo: 1660, within: 36 },
    Rating { bot: "marshal", elo: 1739, within: 37 },
];
