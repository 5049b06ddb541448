//! The bandit cards: 12 kinds in 5 colours.

use serde::{Deserialize, Serialize};

table::names! {
    /// A bandit's tool, also the icon that a building needs. In the order of the card table.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Tool {
        /// Clint's colt.
        Colt = "colt",
        /// Joe's stick of dynamite.
        Dynamite = "dynamite",
        /// Judy's crowbar.
        Crowbar = "crowbar",
        /// Enzo's pickaxe.
        Pickaxe = "pickaxe",
    }
}

/// The trade of each kind as a bit position: its tool, or 4 for the special cards. The trade decides where a card fits.
const TRADE: [u8; 12] = [0, 1, 2, 3, 0, 1, 2, 3, 4, 4, 4, 4];

/// The bit of the special cards, which fit everywhere (DW-7).
const SPECIAL: u8 = 1 << 4;

/// How many trades there are: one per tool, and one for the special cards.
pub(crate) const TRADES: usize = 5;

/// A set of trades.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trades(u8);

impl Trades {
    /// Every trade.
    pub(crate) const ALL: Trades = Trades(0b11111);

    /// The set as a number, one bit per trade.
    #[inline]
    pub(crate) fn bits(self) -> usize {
        usize::from(self.0 & Trades::ALL.0)
    }

    /// Whether the set contains the trade with this number.
    #[inline]
    pub(crate) fn has(self, trade: usize) -> bool {
        self.0 >> trade & 1 == 1
    }

    /// Whether the set contains this kind's trade.
    #[inline]
    pub(crate) fn contain(self, kind: Kind) -> bool {
        self.has(kind.trade())
    }

    /// The trades in both sets.
    pub(crate) fn and(self, other: Trades) -> Trades {
        Trades(self.0 & other.0)
    }

    /// The trades not in this set.
    pub(crate) fn others(self) -> Trades {
        Trades(Trades::ALL.0 & !self.0)
    }
}

/// A set of tools.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ToolSet(u8);

impl ToolSet {
    /// No tool.
    pub const EMPTY: ToolSet = ToolSet(0);
    /// Every tool.
    pub const ALL: ToolSet = ToolSet(0b1111);

    /// Whether the set contains this tool.
    pub fn contains(self, tool: Tool) -> bool {
        self.0 >> tool as u8 & 1 == 1
    }

    /// Whether a card of this kind fits where these tools are needed (DW-6, DW-7).
    #[inline]
    pub fn fits(self, kind: Kind) -> bool {
        self.fitting().contain(kind)
    }

    /// The trades of the cards that fit where these tools are needed.
    #[inline]
    pub(crate) fn fitting(self) -> Trades {
        Trades(self.0 | SPECIAL)
    }

    /// The tools in either set.
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

/// One value per tool.
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

table::names! {
    /// What is printed on a card, apart from its colour; in the order of the card table.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    pub enum Kind {
        /// Clint with one colt.
        Clint1 = "clint1",
        /// Joe with one stick of dynamite.
        Joe1 = "joe1",
        /// Judy with one crowbar.
        Judy1 = "judy1",
        /// Enzo with one pickaxe.
        Enzo1 = "enzo1",
        /// Clint with two colts.
        Clint2 = "clint2",
        /// Joe with two sticks of dynamite.
        Joe2 = "joe2",
        /// Judy with two crowbars.
        Judy2 = "judy2",
        /// Enzo with two pickaxes.
        Enzo2 = "enzo2",
        /// Jolly Joker: any tool (DW-14).
        Joker = "joker",
        /// Doubles what lies further out (DW-15).
        Elixir = "elixir",
        /// Takes the next card with it (DW-17).
        Coyote = "coyote",
        /// Stops the turning (DW-19).
        Vulture = "vulture",
    }
}

impl Kind {
    /// The number of its trade: its tool's, or 4 for the special cards.
    #[inline]
    pub(crate) fn trade(self) -> usize {
        usize::from(TRADE[self as usize])
    }

    /// The bandit's tool, and how many icons of it the card shows; `None` for the four special cards.
    #[inline]
    pub fn icons(self) -> Option<(Tool, u8)> {
        let at = self as u8;
        (at < 8).then(|| (Tool::ALL[usize::from(at & 3)], 1 + (at >> 2)))
    }
}

table::names! {
    /// A colour of cards; in the colour variant, each seat has its own (DW-29).
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    pub enum Colour {
        /// Red, the first seat's.
        Red = "red",
        /// Yellow, the second seat's.
        Yellow = "yellow",
        /// Green, the third seat's.
        Green = "green",
        /// Blue, the fourth seat's.
        Blue = "blue",
        /// Grey, the fifth seat's.
        Grey = "grey",
    }
}

/// A bandit card: kind and colour. Cards of the same kind and colour are interchangeable. Ordered by the card table,
/// then by colour (DW-22).
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

/// The trade of each card, by its number.
pub(crate) const TRADE_OF: [u8; Card::COUNT] = {
    let mut trades = [0; Card::COUNT];
    let mut at = 0;
    while at < Card::COUNT {
        trades[at] = TRADE[at / 5];
        at += 1;
    }
    trades
};

impl Card {
    /// How many different cards there are.
    pub const COUNT: usize = 60;

    /// The card of this kind and colour.
    #[inline]
    pub const fn new(kind: Kind, colour: Colour) -> Card {
        Card(kind as u8 * 5 + colour as u8)
    }

    /// The card with this number, from 0 in card order.
    pub fn nth(number: usize) -> Option<Card> {
        (number < Card::COUNT).then_some(Card(number as u8))
    }

    /// All different cards, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..Card::COUNT as u8).map(Card)
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

table::texts!(Card, "card; a card is written as in `clint1-red`", |card| {
    format!("{}-{}", card.kind().name(), card.colour().name())
});
