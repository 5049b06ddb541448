//! How strong the bots are.

use erasure::Rating;

/// All four levels at one table, 80 games on duplicate deals:
/// `posse arena --game wyatt-earp --bots tenderfoot,cowhand,gunslinger,marshal@50ms --games 80`.
pub(crate) const RATINGS: &[Rating] = &[
    Rating { bot: "tenderfoot", elo: 1134, within: 74 },
    Rating { bot: "cowhand", elo: 1425, within: 51 },
    Rating { bot: "gunslinger", elo: 1648, within: 52 },
    Rating { bot: "marshal", elo: 1793, within: 64 },
];
