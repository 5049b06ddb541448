//! The desperado cards: ten persons in four colours (DE-1).

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;

/// One of the ten desperados. The printed names are unknown; these are ours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Person {
    /// The first.
    Ace,
    /// The second.
    Calico,
    /// The third.
    Duke,
    /// The fourth.
    Lola,
    /// The fifth.
    Mesa,
    /// The sixth.
    Nevada,
    /// The seventh.
    Ortega,
    /// The eighth.
    Pearl,
    /// The ninth.
    Rusty,
    /// The tenth.
    Silas,
}

impl Person {
    /// All persons in their order.
    pub const ALL: [Person; 10] = [
        Person::Ace,
        Person::Calico,
        Person::Duke,
        Person::Lola,
        Person::Mesa,
        Person::Nevada,
        Person::Ortega,
        Person::Pearl,
        Person::Rusty,
        Person::Silas,
    ];

    /// The stable name, also the end of its key in the words.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 10] =
            ["ace", "calico", "duke", "lola", "mesa", "nevada", "ortega", "pearl", "rusty", "silas"];
        NAMES[self as usize]
    }
}

/// A colour of cards. It belongs to nobody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
}

impl Colour {
    /// All colours in their order.
    pub const ALL: [Colour; 4] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue];

    /// The stable name, also the end of its key in the words.
    pub fn name(self) -> &'static str {
        ["red", "yellow", "green", "blue"][self as usize]
    }
}

/// A desperado card: person and colour. Equal cards cannot be told apart. Ordered by person, then by colour (DE-17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Card(u8);

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = 40;

    /// The card of this person and colour.
    #[inline]
    pub const fn new(person: Person, colour: Colour) -> Card {
        Card(person as u8 * 4 + colour as u8)
    }

    /// The card with this number, from 0 in their order.
    pub fn nth(number: usize) -> Option<Card> {
        (number < Card::COUNT).then_some(Card(number as u8))
    }

    /// All different cards in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..Card::COUNT as u8).map(Card)
    }

    /// The card's number.
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// Who is on it.
    #[inline]
    pub fn person(self) -> Person {
        Person::ALL[usize::from(self.0 / 4)]
    }

    /// Its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 % 4)]
    }
}

/// The cards' texts by their numbers: every entry of a log writes a whole state for its digest.
static TEXTS: LazyLock<[String; Card::COUNT]> = LazyLock::new(|| {
    std::array::from_fn(|number| {
        let card = Card(number as u8);
        format!("{}-{}", card.person().name(), card.colour().name())
    })
});

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&TEXTS[self.number()])
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&TEXTS[self.number()])
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no card.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no card; a card is written as in `ace-red`")]
pub struct NoCard(String);

impl FromStr for Card {
    type Err = NoCard;
    fn from_str(text: &str) -> Result<Card, NoCard> {
        let wrong = || NoCard(text.to_owned());
        let (person, colour) = text.split_once('-').ok_or_else(wrong)?;
        let person = Person::ALL.into_iter().find(|known| known.name() == person).ok_or_else(wrong)?;
        let colour = Colour::ALL.into_iter().find(|known| known.name() == colour).ok_or_else(wrong)?;
        Ok(Card::new(person, colour))
    }
}

impl TryFrom<String> for Card {
    type Error = NoCard;
    fn try_from(text: String) -> Result<Card, NoCard> {
        text.parse()
    }
}
