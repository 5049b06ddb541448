//! The bots' ratings.

use erasure::Rating;

/// Measured with all four levels at one table, 80 games on duplicate deals:
/// `posse arena --game dollars-wanted --bots tenderfoot,cowhand,gunslinger,marshal@50ms --games 80`.
pub(crate) const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1105, within: 71 },
    Rating { bot: "cowhand", elo: 1514, within: 49 },
    Rating { bot: "gunslinger", elo: 1650, within: 36 },
    Rating { bot: "marshal", elo: 1731, within: 35 },
];
