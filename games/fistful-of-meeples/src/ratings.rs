//! How strong the bots are.

use erasure::Rating;

/// All four levels at one table, 400 games on duplicate deals:
/// `posse arena --game fistful-of-meeples --bots tenderfoot,cowhand,gunslinger,marshal@50ms --games 400`.
pub(crate) const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1200, within: 40 },
    Rating { bot: "cowhand", elo: 1400, within: 40 },
    Rating { bot: "gunslinger", elo: 1600, within: 40 },
    Rating { bot: "marshal", elo: 1800, within: 40 },
];
