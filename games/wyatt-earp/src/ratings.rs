//! The bots' ratings.

use erasure::Rating;

/// Measured with all four levels at one table, 160 games on duplicate deals:
/// `posse arena --game wyatt-earp --bots tenderfoot,cowhand,gunslinger,marshal@5000 --games 160`.
pub(crate) const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1092, within: 62 },
    Rating { bot: "cowhand", elo: 1509, within: 38 },
    Rating { bot: "gunslinger", elo: 1660, within: 36 },
    Rating { bot: "marshal", elo: 1739, within: 37 },
];
