//! The bots' ratings.

use erasure::Rating;

/// Measured with all four levels at one table, 80 games on duplicate deals: `posse arena --game fistful-of-meeples
/// --bots tenderfoot,cowhand,gunslinger,marshal@50ms --games 80`.
pub(crate) const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 931, within: 156 },
    Rating { bot: "cowhand", elo: 1567, within: 63 },
    Rating { bot: "gunslinger", elo: 1715, within: 68 },
    Rating { bot: "marshal", elo: 1787, within: 76 },
];
