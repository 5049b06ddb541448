//! What happens in a game. An event holds nothing that one of its audience may not see.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::action::RowId;
use crate::building::{BuildingId, Front};
use crate::card::{Card, Colour};
use crate::missing::Missing;

/// The cards of a hand, at most six (DW-2), in the order of the card table.
pub type Cards = ArrayVec<Card, 6>;

/// Something that happened. Events are for all, but for `YouLaid` and `YouDrew`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A building shows its need: at the deal, and when the one above it was won (DW-1, DW-22).
    Opened {
        /// Where.
        row: RowId,
        /// What it shows.
        front: Front,
    },
    /// The first player is found (DW-3).
    First {
        /// Who begins.
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// Its number, from 1.
        number: u16,
    },
    /// A card was laid face down at the end of a row (DW-5).
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Where.
        row: RowId,
        /// Which card of the row it is, from 1 at the building.
        place: u8,
    },
    /// To the seat that laid it: which card it was.
    YouLaid {
        /// The card.
        card: Card,
        /// Where.
        row: RowId,
    },
    /// A seat laid one card only: no other card of its hand fits now (DW-9).
    OnlyOne {
        /// Who.
        seat: Seat,
    },
    /// A seat laid nothing: no card of its hand fits, and there is nothing to show or draw (DW-8).
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// Nothing fits: the hand was shown to all and is discarded in this order (DW-8, DW-22).
    Shown {
        /// Whose hand.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A robbery begins (DW-11, DW-26).
    Robbery {
        /// For whom.
        seat: Seat,
        /// Where.
        row: RowId,
        /// Called for by the seat, or by seven hidden cards.
        cause: Cause,
    },
    /// The first face-down card of a row was turned up (DW-12).
    Turned {
        /// Where.
        row: RowId,
        /// What it is.
        card: Card,
    },
    /// A Coyote and the card that was turned up behind it go to the discard pile (DW-17).
    Eaten {
        /// Where.
        row: RowId,
        /// The Coyote, which goes first.
        coyote: Card,
        /// The card it took.
        prey: Card,
    },
    /// A Coyote at the row's end goes to the discard pile (option of DW-18).
    Left {
        /// Where.
        row: RowId,
        /// The Coyote.
        coyote: Card,
    },
    /// A wrongly laid bandit goes to the discard pile (DW-30, option *honour rule*).
    Wrong {
        /// Where.
        row: RowId,
        /// The bandit.
        card: Card,
        /// Who pays for it, in the colour variant.
        penalty: Option<Seat>,
    },
    /// A newly turned Vulture stops the turning (DW-19).
    Stopped {
        /// Where.
        row: RowId,
    },
    /// The building is won (DW-22).
    Won {
        /// By whom.
        seat: Seat,
        /// Where.
        row: RowId,
        /// Which building.
        building: BuildingId,
    },
    /// A card of a won row goes to the discard pile for all to see (DW-22).
    Discarded {
        /// Where it lay.
        row: RowId,
        /// The card.
        card: Card,
    },
    /// The icons do not suffice: the building stays (DW-23).
    Failed {
        /// Who robbed.
        seat: Seat,
        /// Where.
        row: RowId,
        /// What the cards that were counted lack.
        missing: Missing,
    },
    /// A seat drew cards (DW-24).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// To the seat that drew: which cards they are.
    YouDrew {
        /// The cards, in the order of the card table.
        cards: Cards,
    },
    /// A discard pile became the draw pile (DW-24).
    Reshuffled {
        /// Whose, in the colour variant.
        colour: Option<Colour>,
    },
    /// The game is over.
    Ended {
        /// Why.
        end: End,
    },
}

/// Why a robbery takes place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
        /// Two rounds running in which nothing was laid or turned up (DW-25).
        Standstill = "standstill",
        /// The 1,000th turn is over (DW-25).
        LastTurn = "last-turn",
    }
}
