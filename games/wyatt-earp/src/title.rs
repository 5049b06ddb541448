//! The game without its types: its bots, and how strong they were measured.

use bots::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Random, TENDERFOOT};
use erasure::{Erased, Rating, Rules};

use crate::bot::Beginner;
use crate::game::WyattEarp;

/// The game with its types erased, and its bots, strongest last. A static, so that its code is compiled with this
/// crate.
pub static TITLE: Erased<WyattEarp> = Erased::new(&RULES);

static RULES: Rules<WyattEarp> =
    Rules::new(&[&Random, &PLAIN, &TENDERFOOT, &Beginner, &COWHAND, &GUNSLINGER, &MARSHAL]).rated(RATINGS);

/// Measured at one table as `docs/bots.md` says under “The levels”.
const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1092, within: 62 },
    Rating { bot: "beginner", elo: 1459, within: 30 },
    Rating { bot: "cowhand", elo: 1509, within: 38 },
    Rating { bot: "gunslinger", elo: 1660, within: 36 },
    Rating { bot: "marshal", elo: 1739, within: 37 },
];
