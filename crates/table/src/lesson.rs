//! The guided first game of a game: a deal that is always the same.

use crate::deal::{self, Secret};
use crate::{BySeat, DealKey};

/// A guided first game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The name of its deal. The secret and the key derive from it, so replay, download and `posse verify` work as for
    /// any table. The headers of guided tables contain it, so another deal needs another name.
    pub deal: &'static str,
    /// The number of players; the learner has the first seat.
    pub seats: u8,
}

impl Lesson {
    /// The key of its deal.
    pub fn key(self) -> DealKey {
        deal::key(&Secret::of_lesson(self.deal), self.deal, &BySeat::new(self.seats, |_| None))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, Stream};

    /// Stored guided games are dealt from these bytes.
    #[test]
    fn the_deal_of_a_guided_game_never_changes() {
        let secret = Secret::of_lesson("toy 1");
        assert_eq!(secret.open(), "3911bb0c5b2ccc1d8da24a1785f36bff0a474bb1305c0bd9569d768cd751d5b2");
        assert_ne!(secret, Secret::of_lesson("toy 2"));
        let first = |key: DealKey| key.stream("die", 0).bits();
        let lesson = Lesson { deal: "toy 1", seats: 2 };
        assert_eq!(first(lesson.key()), first(deal::key(&secret, "toy 1", &BySeat::new(2, |_| None))));
    }
}
