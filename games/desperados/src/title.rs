//! The game without its types: its bots, and how strong they were measured.

use bots::{COWHAND, GUNSLINGER, MARSHAL, PLAIN, Random, TENDERFOOT};
use erasure::{Erased, Rating, Rules};

use crate::bot::Beginner;
use crate::game::Desperados;

/// The game with its types erased, and its bots, strongest last. A static, so that its code is compiled with this
/// crate.
pub static TITLE: Erased<Desperados> = Erased::new(&RULES);

static RULES: Rules<Desperados> =
    Rules::new(&[&Random, &PLAIN, &TENDERFOOT, &COWHAND, &Beginner, &GUNSLINGER, &MARSHAL]).rated(RATINGS);

/// Measured at one table as `docs/bots.md` says under “The levels”.
const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1222, within: 50 },
    Rating { bot: "cowhand", elo: 1444, within: 45 },
    Rating { bot: "beginner", elo: 1512, within: 34 },
    Rating { bot: "gunslinger", elo: 1629, within: 42 },
    Rating { bot: "marshal", elo: 1704, within: 71 },
];
