//! The cards: outlaws, and the sheriff cards that act on them (WE-1).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;

use crate::outlaw::{OUTLAWS, Outlaw};

/// How many kinds of card there are.
pub const KINDS: usize = 20;

/// How many cards there are (WE-1).
pub const CARDS: usize = 78;

/// A card. Equal cards cannot be told apart. Ordered: outlaws, photos, then the other sheriff cards as in the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Card(u8);

/// What a card is.
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

    /// All kinds of card in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..KINDS as u8).map(Card)
    }

    /// The card's number.
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// What it is.
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

    /// Whether it bears a bullet hole: as a shot or in the duel it is a hit (WE-1, WE-14).
    #[inline]
    pub fn hits(self) -> bool {
        self.number() < OUTLAWS
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Outlaw(outlaw) => write!(f, "{outlaw}"),
            Kind::Photo(outlaw) => write!(f, "photo-{outlaw}"),
            Kind::Stagecoach => f.write_str("stagecoach"),
            Kind::Bank => f.write_str("bank"),
            Kind::Gun => f.write_str("gun"),
            Kind::Wanted => f.write_str("wanted"),
            Kind::Hideout => f.write_str("hideout"),
            Kind::Wyatt => f.write_str("wyatt"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The text names no card.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no card; cards are written as in `jesse`, `photo-jesse` or `bank`")]
pub struct NoCard(String);

impl FromStr for Card {
    type Err = NoCard;
    fn from_str(text: &str) -> Result<Card, NoCard> {
        let outlaw = |name: &str| name.parse::<Outlaw>().map_err(|_| NoCard(text.to_owned()));
        Ok(match text {
            "stagecoach" => Card::STAGECOACH,
            "bank" => Card::BANK,
            "gun" => Card::GUN,
            "wanted" => Card::WANTED,
            "hideout" => Card::HIDEOUT,
            "wyatt" => Card::WYATT,
            _ => match text.strip_prefix("photo-") {
                Some(name) => Card::photo(outlaw(name)?),
                None => Card::outlaw(outlaw(text)?),
            },
        })
    }
}

impl TryFrom<String> for Card {
    type Error = NoCard;
    fn try_from(text: String) -> Result<Card, NoCard> {
        text.parse()
    }
}
