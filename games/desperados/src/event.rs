//! The events of a game. An event holds nothing that one of its audience may not see.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Fortune, Seat};

use crate::card::Card;
use crate::place::{PlaceCard, Spot};

/// The most cards a gang can have: all of one colour (DE-12).
pub(crate) const GANG: usize = 20;

/// The cards of a gang or a row, or those drawn at once.
pub type Cards = ArrayVec<Card, GANG>;

/// Something that happened. Everybody sees every event except `YouDrew`. Choices in a hold-up make no event before the
/// reveal (DE-11).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A place comes into play: at the deal, or when the one above it was won (DE-3, DE-17).
    Opened {
        /// Where.
        spot: Spot,
        /// Which place.
        place: PlaceCard,
    },
    /// The first player is chosen (DE-5).
    First {
        /// Who begins.
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// Its number, from 1.
        number: u32,
    },
    /// A seat drew cards: five at the deal, two at the start of its turn; fewer if no more are left or the draw pile is
    /// renewed in between (DE-4, DE-6).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Which cards a seat drew, for that seat alone.
    YouDrew {
        /// The cards, sorted.
        cards: Cards,
    },
    /// The discard pile became the draw pile (DE-6).
    Reshuffled,
    /// A card was put in front of a place (DE-7).
    Placed {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where.
        spot: Spot,
    },
    /// A seat could place no card: its left neighbour took one unseen and put it on the discard pile (DE-9).
    Stuck {
        /// The seat that could place no card.
        seat: Seat,
        /// The left neighbour.
        neighbour: Seat,
        /// The card taken; `None` from an empty hand.
        card: Option<Card>,
    },
    /// A hold-up begins: everybody chooses in secret (DE-10, DE-11).
    HoldUp {
        /// The trigger player.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// The place held up.
        place: PlaceCard,
    },
    /// A seat's choice is revealed: one event per seat, clockwise from the trigger player (DE-11).
    Revealed {
        /// Whose gang.
        seat: Seat,
        /// Its cards, sorted; empty if the seat does not join.
        gang: Cards,
        /// How strong it is (DE-15).
        strength: u16,
    },
    /// Nobody joined the hold-up (DE-18).
    NobodyJoined {
        /// Where.
        spot: Spot,
        /// How many hold-ups in a row nobody has joined, including this one.
        running: u8,
    },
    /// A place was won (DE-16, DE-17), or the trigger player took it because nobody joined (option of DE-18).
    Won {
        /// By whom.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// Which place.
        place: PlaceCard,
        /// What broke the tie, if another gang was equally strong.
        tie: Option<Tie>,
    },
    /// The winning gang goes to the warrant of arrest (DE-17).
    Wanted {
        /// Whose gang.
        seat: Seat,
        /// Its cards, sorted.
        gang: Cards,
    },
    /// A losing gang goes to the discard pile, in this order (DE-17).
    Dismissed {
        /// Whose gang.
        seat: Seat,
        /// Its cards, sorted.
        gang: Cards,
    },
    /// The cards in front of a place go to the discard pile, in this order (DE-17, DE-18).
    Cleared {
        /// Where.
        spot: Spot,
        /// The cards, in the order laid.
        cards: Cards,
    },
    /// The game is over.
    Ended {
        /// Why.
        end: End,
    },
}

impl Event {
    /// The seat whose turn it begins; `None` for other events.
    pub fn turn(&self) -> Option<Seat> {
        if let Event::Turn { seat, .. } = self { Some(*seat) } else { None }
    }

    /// A place is won, or a gang loses (DE-17).
    pub fn fortune(&self) -> Option<Fortune> {
        match self {
            Event::Won { seat, .. } => Some(Fortune::Good(*seat)),
            Event::Dismissed { seat, .. } => Some(Fortune::Bad(*seat)),
            _ => None,
        }
    }
}

/// What broke a tie between the strongest gangs (DE-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// The winner placed a card most recently.
    Recent,
    /// No tied seat has placed a card; the winner is the first counter-clockwise from the trigger player.
    First,
}

table::names! {
    /// Why the game is over.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum End {
        /// The first place of value 5 was held up and taken (DE-20, DE-18).
        FiveWon = "five-won",
        /// No card outside the rows and the warrant could be placed anywhere (DE-21).
        DeadPosition = "dead-position",
        /// Nobody joined ten hold-ups in a row (DE-18).
        NobodyJoins = "nobody-joins",
    }
}
