//! The bandit cards: 12 kinds in 5 colours.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;

/// What a bandit works with; also an icon that a building needs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tool {
    /// Clint's colt.
    Colt,
    /// Joe's stick of dynamite.
    Dynamite,
    /// Judy's crowbar.
    Crowbar,
    /// Enzo's pickaxe.
    Pickaxe,
}

impl Tool {
    /// All tools in the order of the card table.
    pub const ALL: [Tool; 4] = [Tool::Colt, Tool::Dynamite, Tool::Crowbar, Tool::Pickaxe];

    /// The stable name, also the end of its key in the words.
    pub fn name(self) -> &'static str {
        ["colt", "dynamite", "crowbar", "pickaxe"][self as usize]
    }
}

/// What decides where a kind fits, as the place of a bit: its tool, or for the special cards one place behind.
const TRADE: [u8; 12] = [0, 1, 2, 3, 0, 1, 2, 3, 4, 4, 4, 4];

/// The bit of the special cards: they fit everywhere (DW-7).
const SPECIAL: u8 = 1 << 4;

/// A set of tools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ToolSet(u8);

impl ToolSet {
    /// No tool.
    pub const EMPTY: ToolSet = ToolSet(0);
    /// Every tool.
    pub const ALL: ToolSet = ToolSet(0b1111);

    /// Whether the tool is in the set.
    pub fn contains(self, tool: Tool) -> bool {
        self.0 >> tool as u8 & 1 == 1
    }

    /// Whether a card of this kind fits where these tools are needed (DW-6, DW-7).
    #[inline]
    pub fn fits(self, kind: Kind) -> bool {
        (self.0 | SPECIAL) >> TRADE[kind as usize] & 1 == 1
    }

    /// The tools of either set.
    #[must_use]
    pub fn or(self, other: ToolSet) -> ToolSet {
        ToolSet(self.0 | other.0)
    }
}

impl FromIterator<Tool> for ToolSet {
    fn from_iter<I: IntoIterator<Item = Tool>>(tools: I) -> ToolSet {
        ToolSet(tools.into_iter().fold(0, |set, tool| set | 1 << tool as u8))
    }
}

/// One value a tool.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ByTool<T>(pub [T; 4]);

impl<T> std::ops::Index<Tool> for ByTool<T> {
    type Output = T;
    fn index(&self, tool: Tool) -> &T {
        &self.0[tool as usize]
    }
}

impl<T> std::ops::IndexMut<Tool> for ByTool<T> {
    fn index_mut(&mut self, tool: Tool) -> &mut T {
        &mut self.0[tool as usize]
    }
}

/// What is printed on a card, its colour aside; in the order of the card table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Kind {
    /// Clint with one colt.
    Clint1,
    /// Joe with one stick of dynamite.
    Joe1,
    /// Judy with one crowbar.
    Judy1,
    /// Enzo with one pickaxe.
    Enzo1,
    /// Clint with two colts.
    Clint2,
    /// Joe with two sticks of dynamite.
    Joe2,
    /// Judy with two crowbars.
    Judy2,
    /// Enzo with two pickaxes.
    Enzo2,
    /// Jolly Joker: any tool (DW-14).
    Joker,
    /// Doubles what lies further out (DW-15).
    Elixir,
    /// Takes the next card with it (DW-17).
    Coyote,
    /// Stops the turning (DW-19).
    Vulture,
}

impl Kind {
    /// All kinds in the order of the card table.
    pub const ALL: [Kind; 12] = [
        Kind::Clint1,
        Kind::Joe1,
        Kind::Judy1,
        Kind::Enzo1,
        Kind::Clint2,
        Kind::Joe2,
        Kind::Judy2,
        Kind::Enzo2,
        Kind::Joker,
        Kind::Elixir,
        Kind::Coyote,
        Kind::Vulture,
    ];

    /// The stable name, also the end of its key in the words.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; 12] = [
            "clint1", "joe1", "judy1", "enzo1", "clint2", "joe2", "judy2", "enzo2", "joker", "elixir", "coyote",
            "vulture",
        ];
        NAMES[self as usize]
    }

    /// The bandit's tool and how many icons of it the card shows; nothing for the four special cards.
    #[inline]
    pub fn icons(self) -> Option<(Tool, u8)> {
        let at = self as u8;
        (at < 8).then(|| (Tool::ALL[usize::from(at & 3)], 1 + (at >> 2)))
    }
}

/// A colour of cards; in the colour variant, a seat's own (DW-29).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    /// Red, the first seat's.
    Red,
    /// Yellow, the second seat's.
    Yellow,
    /// Green, the third seat's.
    Green,
    /// Blue, the fourth seat's.
    Blue,
    /// Grey, the fifth seat's.
    Grey,
}

impl Colour {
    /// All colours in the order in which seats get them.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Yellow, Colour::Green, Colour::Blue, Colour::Grey];

    /// The stable name, also the end of its key in the words.
    pub fn name(self) -> &'static str {
        ["red", "yellow", "green", "blue", "grey"][self as usize]
    }
}

/// A bandit card: kind and colour. Two cards of one kind and colour are alike. Ordered by the card table, then by
/// colour (DW-22).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(try_from = "String")]
pub struct Card(u8);

/// The kind of each card, by its number.
const KINDS: [Kind; Card::COUNT] = {
    let mut kinds = [Kind::Clint1; Card::COUNT];
    let mut at = 0;
    while at < Card::COUNT {
        kinds[at] = Kind::ALL[at / 5];
        at += 1;
    }
    kinds
};

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = 60;

    /// The card of this kind and colour.
    #[inline]
    pub const fn new(kind: Kind, colour: Colour) -> Card {
        Card(kind as u8 * 5 + colour as u8)
    }

    /// The card with this number, from 0 in their order.
    pub fn nth(number: usize) -> Option<Card> {
        (number < Card::COUNT).then_some(Card(number as u8))
    }

    /// The card's number.
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// What is printed on it.
    #[inline]
    pub fn kind(self) -> Kind {
        KINDS[usize::from(self.0)]
    }

    /// Its colour.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[usize::from(self.0 % 5)]
    }
}

/// The cards' texts by their numbers: every entry of a log writes a whole state for its digest.
static TEXTS: LazyLock<[String; Card::COUNT]> = LazyLock::new(|| {
    std::array::from_fn(|number| {
        let card = Card(number as u8);
        format!("{}-{}", card.kind().name(), card.colour().name())
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
#[error("`{0}` is no card; a card is written as in `clint1-red`")]
pub struct NoCard(String);

impl FromStr for Card {
    type Err = NoCard;
    fn from_str(text: &str) -> Result<Card, NoCard> {
        let wrong = || NoCard(text.to_owned());
        let (kind, colour) = text.split_once('-').ok_or_else(wrong)?;
        let kind = Kind::ALL.into_iter().find(|known| known.name() == kind).ok_or_else(wrong)?;
        let colour = Colour::ALL.into_iter().find(|known| known.name() == colour).ok_or_else(wrong)?;
        Ok(Card::new(kind, colour))
    }
}

impl TryFrom<String> for Card {
    type Error = NoCard;
    fn try_from(text: String) -> Result<Card, NoCard> {
        text.parse()
    }
}
