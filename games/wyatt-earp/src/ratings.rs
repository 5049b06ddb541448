//! How strong the bots are.

use erasure::Rating;

/// All four levels at one table, 80 games on duplicate deals:
/// `posse arena --game wyatt-earp --bots tenderfoot,cowhand,gunslinger,marshal@50ms --games 80`.
pub(crate) const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1140, within: 74 },
    Rating { bot: "cowhand", elo: 1489, within: 35 },
    Rating { bot: "gunslinger", elo: 1604, within: 61 },
    Rating { bot: "marshal", elo: 1767, within: 54 },
];
