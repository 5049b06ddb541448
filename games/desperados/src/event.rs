//! What happens in a game. An event holds nothing that one of its audience may not see.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::Seat;

use crate::card::Card;
use crate::place::{Place, Spot};

/// The most cards a gang can have: all of one colour (DE-12).
pub(crate) const GANG: usize = 20;

/// The cards of a gang or of a row, or those drawn at once.
pub type Cards = ArrayVec<Card, GANG>;

/// Something that happened. Events are for all, but for `YouDrew`. What a seat chooses in a hold-up is no event before
/// the reveal (DE-11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A place is in play: at the deal, and when the one above it was won (DE-3, DE-17).
    Opened {
        /// Where.
        spot: Spot,
        /// Which.
        place: Place,
    },
    /// The first player is found (DE-5).
    First {
        /// Who begins.
        seat: Seat,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
        /// Its number, from 1.
        number: u32,
    },
    /// A seat drew cards: five at the deal, two at the beginning of its turn, fewer where there are no more or where
    /// the draw pile is renewed in between (DE-4, DE-6).
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// To the seat that drew: which cards they are.
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
    /// No card of a seat's hand can be placed: its left neighbour took one, unseen, to the discard pile (DE-9).
    Stuck {
        /// Who cannot place a card.
        seat: Seat,
        /// The left neighbour.
        neighbour: Seat,
        /// The card that was taken; none from an empty hand.
        card: Option<Card>,
    },
    /// A hold-up begins, and everybody chooses in secret (DE-10, DE-11).
    HoldUp {
        /// The trigger player.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// What is held up.
        place: Place,
    },
    /// What a seat chose is revealed; one event a seat, clockwise from the trigger player (DE-11).
    Revealed {
        /// Whose gang.
        seat: Seat,
        /// Its cards, sorted; none when the seat does not join.
        gang: Cards,
        /// How strong it is (DE-15).
        strength: u16,
    },
    /// Nobody joined the hold-up (DE-18).
    NobodyJoined {
        /// Where.
        spot: Spot,
        /// How many hold-ups running nobody has joined, this one included.
        running: u8,
    },
    /// A place was won (DE-16, DE-17), or taken by the trigger player where nobody joined (option of DE-18).
    Won {
        /// By whom.
        seat: Seat,
        /// Where.
        spot: Spot,
        /// Which place.
        place: Place,
        /// Why before an equally strong gang, if there was one.
        tie: Option<Tie>,
    },
    /// The winner's gang goes to the warrant of arrest (DE-17).
    Wanted {
        /// Whose gang.
        seat: Seat,
        /// Its cards, sorted.
        gang: Cards,
    },
    /// A gang that did not win goes to the discard pile, in this order (DE-17).
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
        /// The cards in the order laid.
        cards: Cards,
    },
    /// The game is over.
    Ended {
        /// Why.
        end: End,
    },
}

/// Why one of equally strong gangs wins (DE-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    /// Its seat has placed a helper most recently.
    Recent,
    /// None of their seats has placed yet, and its is the first counter-clockwise from the trigger player.
    First,
}

table::names! {
    /// Why the game is over.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum End {
        /// The first place of value 5 was held up, and somebody took it (DE-20, DE-18).
        FiveWon = "five-won",
        /// No card outside the rows and the warrant fits anywhere (DE-21).
        DeadPosition = "dead-position",
        /// Nobody joined ten hold-ups running (DE-18).
        NobodyJoins = "nobody-joins",
    }
}
