//! The game without its types: its bots, and how strong they were measured.

use bots::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Random, TENDERFOOT};
use erasure::{Erased, Rating, Rules};

use crate::bot::Beginner;
use crate::game::DollarsWanted;

/// The game with its types erased, and its bots, strongest last. A static, so that its code is compiled with this
/// crate.
pub static TITLE: Erased<DollarsWanted> = Erased::new(&RULES);

static RULES: Rules<DollarsWanted> =
    Rules::new(&[&Random, &PLAIN, &TENDERFOOT, &Beginner, &COWHAND, &GUNSLINGER, &MARSHAL]).rated(RATINGS);

/// Measured at one table as `docs/bots.md` says under “The levels”.
const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1105, within: 71 },
    Rating { bot: "beginner", elo: 1354, within: 43 },
    Rating { bot: "cowhand", elo: 1514, within: 49 },
    Rating { bot: "gunslinger", elo: 1650, within: 36 },
    Rating { bot: "marshal", elo: 1731, within: 35 },
];
