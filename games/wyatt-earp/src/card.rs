//! The cards: outlaws, and the sheriff cards that act on them (WE-1).

use serde::Deserialize;

use crate::outlaw::{OUTLAWS, Outlaw};

/// How many kinds of card there are.
pub const KINDS: usize = 20;

/// How many cards there are (WE-1).
pub const CARDS: usize = 78;

/// A card. Equal cards are interchangeable. Order: outlaws, photos, then the other sheriff cards as in the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Card(u8);

/// The kind of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// An outlaw.
    Outlaw(Outlaw),
    /// A photo of an outlaw.
    Photo(Outlaw),
    /// Stagecoach Robbery.
    Stagecoach,
    /// Bank Robbery.
    Bank,
    /// Fastest Gun.
    Gun,
    /// Most Wanted.
    Wanted,
    /// Hideout.
    Hideout,
    /// Wyatt Earp.
    Wyatt,
}

impl Card {
    /// Stagecoach Robbery.
    pub const STAGECOACH: Card = Card(14);
    /// Bank Robbery.
    pub const BANK: Card = Card(15);
    /// Fastest Gun.
    pub const GUN: Card = Card(16);
    /// Most Wanted.
    pub const WANTED: Card = Card(17);
    /// Hideout.
    pub const HIDEOUT: Card = Card(18);
    /// Wyatt Earp.
    pub const WYATT: Card = Card(19);

    /// The card of this outlaw.
    #[inline]
    pub const fn outlaw(outlaw: Outlaw) -> Card {
        Card(outlaw as u8)
    }

    /// The photo of this outlaw.
    #[inline]
    pub const fn photo(outlaw: Outlaw) -> Card {
        Card(outlaw as u8 + OUTLAWS as u8)
    }

    /// The card with this number, below [`KINDS`].
    pub(crate) const fn numbered(number: usize) -> Card {
        assert!(number < KINDS);
        Card(number as u8)
    }

    /// All kinds of cards, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..KINDS as u8).map(Card)
    }

    /// The card's number.
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The kind of this card.
    pub fn kind(self) -> Kind {
        match self.number() {
            number @ 0..7 => Kind::Outlaw(Outlaw::ALL[number]),
            number @ 7..14 => Kind::Photo(Outlaw::ALL[number - OUTLAWS]),
            14 => Kind::Stagecoach,
            15 => Kind::Bank,
            16 => Kind::Gun,
            17 => Kind::Wanted,
            18 => Kind::Hideout,
            _ => Kind::Wyatt,
        }
    }

    /// Whether the card has a bullet hole, so that it is a hit in a shot or the duel (WE-1, WE-14).
    #[inline]
    pub fn hits(self) -> bool {
        self.number() < OUTLAWS
    }
}

table::texts!(Card, "card; cards are written as in `jesse`, `photo-jesse` or `bank`", |card| match card.kind() {
    Kind::Outlaw(outlaw) => outlaw.to_string(),
    Kind::Photo(outlaw) => format!("photo-{outlaw}"),
    Kind::Stagecoach => "stagecoach".to_owned(),
    Kind::Bank => "bank".to_owned(),
    Kind::Gun => "gun".to_owned(),
    Kind::Wanted => "wanted".to_owned(),
    Kind::Hideout => "hideout".to_owned(),
    Kind::Wyatt => "wyatt".to_owned(),
});
