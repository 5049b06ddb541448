//! The game without its types: its bots, and how strong they were measured.

use bots::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Random, TENDERFOOT};
use erasure::{Erased, Rating, Rules};

use crate::bot::Beginner;
use crate::game::FistfulOfMeeples;

/// The game with its types erased, and its bots, strongest last. A static, so that its code is compiled with this
/// crate.
pub static TITLE: Erased<FistfulOfMeeples> = Erased::new(&RULES);

static RULES: Rules<FistfulOfMeeples> =
    Rules::new(&[&Random, &PLAIN, &TENDERFOOT, &Beginner, &COWHAND, &GUNSLINGER, &MARSHAL]).rated(RATINGS);

/// Measured at one table as `docs/bots.md` says under “The levels”.
const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 931, within: 156 },
    Rating { bot: "beginner", elo: 1383, within: 35 },
    Rating { bot: "cowhand", elo: 1567, within: 63 },
    Rating { bot: "gunslinger", elo: 1715, within: 68 },
    Rating { bot: "marshal", elo: 1787, within: 76 },
];
