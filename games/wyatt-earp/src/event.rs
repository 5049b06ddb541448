//! The events of a game. An event holds nothing that one of its audience may not see.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Fortune, Seat};

use crate::card::{CARDS, Card};
use crate::hand::Hand;
use crate::outlaw::Outlaw;

/// Cards that move together.
pub type Cards = ArrayVec<Card, CARDS>;

/// Something that happened. Everybody sees every event except those that begin with `You`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// A hand begins (WE-2 to WE-5).
    HandBegan {
        /// Its number, from 1.
        number: u8,
        /// The dealer.
        dealer: Seat,
    },
    /// A seat's new hand, for that seat alone.
    YouGot {
        /// The cards, sorted.
        cards: Hand,
    },
    /// The first card of the discard pile was turned up (WE-2).
    Opened {
        /// The card.
        card: Card,
    },
    /// A turn begins.
    Turn {
        /// Whose turn.
        seat: Seat,
    },
    /// A seat drew cards.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Which cards a seat drew, for that seat alone.
    YouDrew {
        /// The cards.
        cards: Cards,
    },
    /// A seat took the top card of the discard pile.
    Took {
        /// The seat that took it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// The draw pile was renewed (WE-8, WE-15).
    Renewed,
    /// Cards of an outlaw were laid (WE-9 to WE-11).
    Laid {
        /// The seat that laid them.
        seat: Seat,
        /// The outlaw.
        outlaw: Outlaw,
        /// How many.
        count: u8,
        /// How many thousands the reward rose.
        reward: u8,
    },
    /// A sheriff card was played from a hand. If it needs a shot, its target is told only by its effect (WE-16).
    Played {
        /// The seat that played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// The outlaw that Most Wanted asks for (WE-20, mode 1).
        outlaw: Option<Outlaw>,
    },
    /// A shot: the top card of the draw pile was turned onto the discard pile (WE-14).
    Shot {
        /// The seat that shot.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A sheriff card landed on a group and raised the reward.
    Landed {
        /// The owner of the group.
        seat: Seat,
        /// The outlaw of the group.
        outlaw: Outlaw,
        /// The card.
        card: Card,
        /// How many thousands the reward rose.
        reward: u8,
    },
    /// The card played goes to the discard pile.
    Spent {
        /// The card.
        card: Card,
    },
    /// A card left a group for the discard pile (WE-19, WE-21, WE-24).
    Lost {
        /// The owner of the group.
        seat: Seat,
        /// The outlaw of the group.
        outlaw: Outlaw,
        /// The card.
        card: Card,
    },
    /// An opponent was asked for the outlaw named (WE-20).
    Asked {
        /// The seat that asked.
        seat: Seat,
        /// The seat that was asked.
        other: Seat,
        /// The outlaw.
        outlaw: Outlaw,
        /// Whether the seat asked had one, and gave it.
        has: bool,
    },
    /// An outlaw card was stolen from in front of an opponent (WE-20).
    Stolen {
        /// The seat that stole it.
        seat: Seat,
        /// The seat it lay in front of.
        from: Seat,
        /// The outlaw.
        outlaw: Outlaw,
    },
    /// A seat begins to search the draw pile (WE-24).
    Searches {
        /// The seat that searches.
        seat: Seat,
    },
    /// What the draw pile holds, in no particular order, for the searching seat alone.
    YouSee {
        /// The cards.
        pile: Hand,
    },
    /// The search is over, and the pile has been shuffled.
    Searched {
        /// The seat that searched.
        seat: Seat,
        /// Whether it took a card; it takes none if there are only Wyatt Earps.
        found: bool,
    },
    /// Which card a search took, for that seat alone.
    YouTook {
        /// The card.
        card: Card,
    },
    /// A window opened (WE-25).
    Window {
        /// The seat that may act.
        seat: Seat,
        /// Whether the window is between two turns, not after a Hideout.
        between: bool,
    },
    /// A seat let its window pass.
    Passed {
        /// The seat.
        seat: Seat,
    },
    /// A card was discarded.
    Discarded {
        /// The seat that discarded it.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A hand ended (WE-27, WE-28).
    HandEnded {
        /// The next dealer.
        seat: Seat,
        /// The reason.
        why: HandEnd,
        /// The seats with an empty hand.
        empty: ArrayVec<Seat, 4>,
    },
    /// An outlaw was scored (WE-29 to WE-32).
    Scored(Scored),
    /// The tied seats begin a duel for the victory (WE-34).
    Duel {
        /// The tied seats.
        seats: ArrayVec<Seat, 4>,
    },
    /// Too few cards were left for another round of the duel, so all 78 were shuffled.
    DuelRenewed,
    /// A card was turned up in the duel.
    Turned {
        /// The seat that turned it up.
        seat: Seat,
        /// The card.
        card: Card,
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

    /// A reward goes to one seat alone, or a card is lost (WE-29, WE-19).
    pub fn fortune(&self) -> Option<Fortune> {
        match self {
            Event::Scored(line) => {
                let mut takers = line.shares.pairs().filter(|(_, share)| **share > 0);
                let (seat, _) = takers.next()?;
                takers.next().is_none().then_some(Fortune::Good(seat))
            }
            Event::Lost { seat, .. } => Some(Fortune::Bad(*seat)),
            _ => None,
        }
    }
}

/// The scoring of one outlaw.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Scored {
    /// The outlaw.
    pub outlaw: Outlaw,
    /// The visible points of each seat.
    pub points: BySeat<u16>,
    /// How many thousands each seat took.
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
    /// Somebody wanted two cards when too few were left for the second time (WE-28).
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
