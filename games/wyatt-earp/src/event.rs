//! What happens in a game. An event holds nothing that one of its audience may not see.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::card::{CARDS, Card};
use crate::hand::Hand;
use crate::outlaw::Outlaw;

/// Cards that change their place at once.
pub type Cards = ArrayVec<Card, CARDS>;

/// Something that happened. Events are for all, but for those that begin with `You`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A hand begins (WE-2 to WE-5).
    HandBegan {
        /// Its number, from 1.
        number: u8,
        /// Who deals.
        dealer: Seat,
    },
    /// To a seat: the cards of its new hand.
    YouGot {
        /// The cards, sorted.
        cards: Hand,
    },
    /// The first card of the discard pile (WE-2).
    Opened {
        /// The card.
        card: Card,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A seat drew cards.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// To the seat that drew: which cards they are.
    YouDrew {
        /// The cards.
        cards: Cards,
    },
    /// A seat took the top card of the discard pile.
    Took {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The draw pile was renewed (WE-8, WE-15).
    Renewed,
    /// Cards of an outlaw were laid (WE-9 to WE-11).
    Laid {
        /// By whom.
        seat: Seat,
        /// Whose cards.
        outlaw: Outlaw,
        /// How many.
        count: u8,
        /// By how many thousands the reward rose.
        reward: u8,
    },
    /// A sheriff card was played from a hand. Where a shot decides, what it is used on is told by its effect (WE-16).
    Played {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
        /// The outlaw for whom Most Wanted asks (WE-20, mode 1).
        outlaw: Option<Outlaw>,
    },
    /// The top card of the draw pile was turned onto the discard pile (WE-14).
    Shot {
        /// Who shot.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A sheriff card lies on a group and raises the reward.
    Landed {
        /// Whose group.
        seat: Seat,
        /// Of whom.
        outlaw: Outlaw,
        /// The card.
        card: Card,
        /// By how many thousands the reward rose.
        reward: u8,
    },
    /// The card that was played goes to the discard pile.
    Spent {
        /// The card.
        card: Card,
    },
    /// A card left a group for the discard pile (WE-19, WE-21, WE-24).
    Lost {
        /// Whose group.
        seat: Seat,
        /// Of whom.
        outlaw: Outlaw,
        /// The card.
        card: Card,
    },
    /// An opponent was asked for the outlaw that was named (WE-20).
    Asked {
        /// By whom.
        seat: Seat,
        /// Who was asked.
        other: Seat,
        /// For whom.
        outlaw: Outlaw,
        /// Whether he had one, which he gave.
        has: bool,
    },
    /// An outlaw card was taken from before an opponent (WE-20).
    Stolen {
        /// By whom.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// Which.
        outlaw: Outlaw,
    },
    /// A seat looks through the draw pile (WE-24).
    Searches {
        /// Who.
        seat: Seat,
    },
    /// To the seat that searches: what the draw pile holds, in no order.
    YouSee {
        /// The cards.
        pile: Hand,
    },
    /// The search is over, and the pile was shuffled.
    Searched {
        /// Who.
        seat: Seat,
        /// Whether a card was taken: not when there was none but Wyatt Earps.
        found: bool,
    },
    /// To the seat that searched: the card it took.
    YouTook {
        /// The card.
        card: Card,
    },
    /// A window is open (WE-25).
    Window {
        /// For whom.
        seat: Seat,
        /// Whether it lies between two turns, and not after a Hideout.
        between: bool,
    },
    /// A window passed.
    Passed {
        /// Whose.
        seat: Seat,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A hand ended (WE-27, WE-28).
    HandEnded {
        /// Who deals next.
        seat: Seat,
        /// Why.
        why: HandEnd,
        /// Whose hand is empty.
        empty: ArrayVec<Seat, 4>,
    },
    /// An outlaw was scored (WE-29 to WE-32).
    Scored(Scored),
    /// The tied seats turn cards for the victory (WE-34).
    Duel {
        /// Who.
        seats: ArrayVec<Seat, 4>,
    },
    /// Too few cards were left for another round of the duel: all 78 are shuffled.
    DuelRenewed,
    /// A card of the duel was turned.
    Turned {
        /// By whom.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The game is over.
    Ended {
        /// Why.
        end: End,
    },
}

/// How an outlaw was scored.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scored {
    /// Whom.
    pub outlaw: Outlaw,
    /// The visible points of each seat.
    pub points: BySeat<u16>,
    /// How many thousands each seat got.
    pub shares: BySeat<u16>,
    /// How many thousands stay on the poster.
    pub rest: u16,
    /// How many thousands each seat has now.
    pub money: BySeat<u16>,
}

/// Why a hand ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandEnd {
    /// Somebody has no cards (WE-27).
    Emptied,
    /// Somebody wanted two cards where fewer were left for the second time (WE-28).
    Closed,
    /// Too many turns were idle (WE-28).
    Idle,
}

table::names! {
    /// Why the game is over.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum End {
        /// Somebody reached the goal.
        Goal = "goal",
        /// A duel decided among the richest.
        Duel = "duel",
        /// The thirtieth hand was the last.
        LastHand = "last-hand",
    }
}
