//! The events of a game. An event holds nothing that one of its audience may not see.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Fortune, Seat};

use crate::action::RowId;
use crate::building::{BuildingId, Front};
use crate::card::{Card, Colour};
use crate::missing::Missing;

/// The cards of a hand, at most six (DW-2), in the order of the card table.
pub type Cards = ArrayVec<Card, 6>;

/// Something that happened. Everybody sees every event except `YouLaid` and `YouDrew`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A building shows its need: at the deal, or when the one above it was won (DW-1, DW-22).
    Opened {
        /// The building's row.
        row: RowId,
        /// The side that it shows.
        front: Front,
    },
    /// The first player is chosen (DW-3).
    First {
        /// The seat that begins.
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// Its number, from 1.
        number: u16,
    },
    /// A card was laid face down at the end of a row (DW-5).
    Laid {
        /// The seat that laid it.
        seat: Seat,
        /// The row it was laid in.
        row: RowId,
        /// Its place in the row, from 1 at the building.
        place: u8,
    },
    /// Which card a seat laid, for that seat alone.
    YouLaid {
        /// The card.
        card: Card,
        /// The row it was laid in.
        row: RowId,
    },
    /// A seat laid only one card: no other card of its hand fits now (DW-9).
    OnlyOne {
        /// The seat.
        seat: Seat,
    },
    /// A seat laid nothing: no card of its hand fits, and it cannot show the hand again or has nothing to draw (DW-8).
    Skipped {
        /// The seat.
        seat: Seat,
    },
    /// Nothing fits: a seat showed its hand to everybody and discards it in this order (DW-8, DW-22).
    Shown {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A robbery begins (DW-11, DW-26).
    Robbery {
        /// The seat that robs.
        seat: Seat,
        /// The row robbed.
        row: RowId,
        /// Whether the seat called for it or seven hidden cards caused it.
        cause: Cause,
    },
    /// The first face-down card of a row was turned up (DW-12).
    Turned {
        /// The card's row.
        row: RowId,
        /// The card.
        card: Card,
    },
    /// A Coyote and the next card, just turned up, go to the discard pile (DW-17).
    Eaten {
        /// Their row.
        row: RowId,
        /// The Coyote, discarded first.
        coyote: Card,
        /// The card that it took.
        prey: Card,
    },
    /// A Coyote at the end of a row goes to the discard pile (option of DW-18).
    Left {
        /// Its row.
        row: RowId,
        /// The Coyote.
        coyote: Card,
    },
    /// A bandit that does not fit goes to the discard pile (DW-30, option *honour rule*).
    Wrong {
        /// Its row.
        row: RowId,
        /// The bandit.
        card: Card,
        /// The seat that takes a penalty for it; only in the colour variant.
        penalty: Option<Seat>,
    },
    /// A newly turned Vulture stops the turning (DW-19).
    Stopped {
        /// The row being robbed.
        row: RowId,
    },
    /// A building is won (DW-22).
    Won {
        /// The winning seat.
        seat: Seat,
        /// Its row.
        row: RowId,
        /// The building.
        building: BuildingId,
    },
    /// A card of a won row goes to the discard pile in full view (DW-22).
    Discarded {
        /// The row it lay in.
        row: RowId,
        /// The card.
        card: Card,
    },
    /// There are too few icons: the building stays (DW-23).
    Failed {
        /// The seat that robbed.
        seat: Seat,
        /// The row robbed.
        row: RowId,
        /// What the counted cards lack.
        missing: Missing,
    },
    /// A seat drew cards (DW-24).
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Which cards a seat drew, for that seat alone.
    YouDrew {
        /// The cards, in the order of the card table.
        cards: Cards,
    },
    /// A discard pile became the draw pile (DW-24).
    Reshuffled {
        /// The colour of the pile; only in the colour variant.
        colour: Option<Colour>,
    },
    /// The game is over.
    Ended {
        /// The reason.
        end: End,
    },
}

impl Event {
    /// The seat whose turn it begins; `None` for other events.
    pub fn turn(&self) -> Option<Seat> {
        if let Event::Turn { seat, .. } = self { Some(*seat) } else { None }
    }

    /// A building is won, or a robbery fails (DW-22, DW-23).
    pub fn fortune(&self) -> Option<Fortune> {
        match self {
            Event::Won { seat, .. } => Some(Fortune::Good(*seat)),
            Event::Failed { seat, .. } => Some(Fortune::Bad(*seat)),
            _ => None,
        }
    }
}

/// Why a robbery takes place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// The seat called for it (DW-11).
    Called,
    /// Seven or more cards lay hidden (DW-26).
    Seven,
}

table::names! {
    /// Why the game is over.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum End {
        /// A pile of buildings has become empty (DW-27).
        EmptyPile = "empty-pile",
        /// No card was laid or turned up for two rounds in a row (DW-25).
        Standstill = "standstill",
        /// The 1,000th turn is over (DW-25).
        LastTurn = "last-turn",
    }
}
