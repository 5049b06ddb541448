//! The game value.

use std::sync::Arc;

use crate::bag::Bag;
use crate::card::Card;
use crate::edition::Edition;
use crate::options::Options;
use crate::pile::Pile;

/// The game as a value: number of seats, options and printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Desperados {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) edition: Arc<Edition>,
    /// All desperado cards.
    pub(crate) cards: Bag,
    /// The same cards, in order.
    pub(crate) deck: Pile,
}

impl Desperados {
    /// The game for this many seats, with these options and printed numbers.
    pub(crate) fn of(seats: u8, options: Options, edition: Arc<Edition>) -> Desperados {
        let copies = |card: Card| (0..edition.count(card.person())).map(move |_| card);
        let deck: Pile = Card::all().flat_map(copies).collect();
        Desperados { seats, options, cards: deck.cards().iter().copied().collect(), edition, deck }
    }

    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed numbers of this table.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }
}
