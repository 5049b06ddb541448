//! The bots' ratings.

use erasure::Rating;

/// Measured with all four levels at one table, 80 games on duplicate deals: `posse arena --game desperados --bots
/// tenderfoot,cowhand,gunslinger,marshal@50ms --games 80`.
pub(crate) const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1222, within: 50 },
    Rating { bot: "cowhand", elo: 1444, within: 45 },
    Rating { bot: "gunslinger", elo: 1629, within: 42 },
    Rating { bot: "marshal", elo: 1704, within: 71 },
];
