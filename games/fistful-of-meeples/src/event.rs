//! The events of a game. Everybody sees all of them.

use serde::{Deserialize, Serialize};
use table::{BySeat, Fortune, Seat};

use crate::building::Building;
use crate::cube::Cube;
use crate::field::Field;
use crate::meeple::{Meeple, Meeples};
use crate::place::Place;

/// One side of a showdown, with the roll that counts (FM-25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Side {
    /// The player who controls the meeple.
    pub seat: Seat,
    /// The meeple that shoots.
    pub meeple: Meeple,
    /// The roll, from 1 to 6.
    pub die: u8,
}

/// Something that happened. The board right after an event shows exactly this event and those before it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The start player is chosen; three meeples are in each building (FM-6, FM-8).
    First {
        /// Who begins.
        seat: Seat,
    },
    /// A seat put its first sign on a corner (FM-7).
    Settled {
        /// Who.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// A turn begins.
    Turn {
        /// Whose turn.
        seat: Seat,
        /// Its number, from 1.
        number: u32,
    },
    /// Nobody is in any place: the seat passes (FM-32).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A seat took all meeples of a place (FM-9).
    Took {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// The meeples.
        meeples: Meeples,
    },
    /// One dynamite went from the jail into the bag (FM-13).
    Armed {
        /// How many are left on the jail.
        left: u8,
    },
    /// A meeple was put on a field (FM-10).
    Dropped {
        /// The seat that put it there.
        seat: Seat,
        /// Which meeple.
        meeple: Meeple,
        /// Where.
        field: Field,
    },
    /// The madame came to a showdown field and went to the saloon instead (FM-16).
    BowedOut {
        /// The seat that had her in hand.
        seat: Seat,
        /// The field, which stays free.
        field: Field,
    },
    /// All fields are full: the rest of the hand went to the saloon (FM-14).
    Overflowed {
        /// The seat that had them in hand.
        seat: Seat,
        /// The rest.
        meeples: Meeples,
    },
    /// A marker went under a meeple on a showdown field (FM-15).
    Marked {
        /// Whose marker.
        seat: Seat,
        /// Where.
        field: Field,
    },
    /// A seat drew cubes from the bag; dynamite among them is about to explode (FM-27).
    Drew {
        /// Who.
        seat: Seat,
        /// What for.
        cause: Cause,
        /// The cubes, in the order drawn.
        cubes: Vec<Cube>,
    },
    /// A dynamite exploded and is now on the explosion field (FM-27).
    Exploded {
        /// How many stone cubes each seat returned to the bag.
        lost: BySeat<u8>,
    },
    /// A seat built a sign and paid for it (FM-19).
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// A seat upgraded its sign and paid for it (FM-19).
    Upgraded {
        /// Who.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// A seat chose not to build or upgrade (FM-19).
    Declined {
        /// Who.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// All robbers of a building went to jail (FM-22).
    Arrested {
        /// Where they were.
        building: Building,
        /// How many.
        robbers: u8,
    },
    /// All builders of a building went to the saloon (FM-23).
    Invited {
        /// Where they were.
        building: Building,
        /// How many.
        builders: u8,
    },
    /// A meeple was resolved and moved into its building, whether or not anything happened (FM-18).
    Resolved {
        /// Whose turn it is.
        seat: Seat,
        /// Which meeple.
        meeple: Meeple,
        /// Where.
        building: Building,
    },
    /// A die was rolled in a showdown (FM-25).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// The field of its meeple.
        field: Field,
        /// The roll, from 1 to 6.
        die: u8,
    },
    /// A die was rolled once more (FM-25).
    Rerolled {
        /// Who rolled.
        seat: Seat,
        /// The field of its meeple.
        field: Field,
        /// The roll, from 1 to 6.
        die: u8,
    },
    /// A seat kept its die instead of rolling again (FM-25).
    Kept {
        /// Who.
        seat: Seat,
        /// The field of its meeple.
        field: Field,
    },
    /// A showdown was decided; both meeples are still on their fields (FM-25).
    Decided {
        /// The two sides, in the order of [`Field::SHOWDOWN`].
        sides: [Side; 2],
        /// The winner's field; `None` if both die.
        winner: Option<Field>,
    },
    /// A meeple was buried, or left the game because no grave was free (FM-26).
    Buried {
        /// The seat that controlled it and gets its marker back.
        seat: Seat,
        /// Which meeple.
        meeple: Meeple,
        /// Where it stood.
        field: Field,
        /// The grave, from 0; `None` if none was free.
        grave: Option<u8>,
    },
    /// The winner of a showdown went to the saloon (FM-26).
    Survived {
        /// The seat that controlled it and gets its marker back.
        seat: Seat,
        /// Which meeple.
        meeple: Meeple,
        /// Where it stood.
        field: Field,
    },
    /// A seat paid for the cheapest gold bar and took it (FM-29).
    BarBought {
        /// Who.
        seat: Seat,
        /// The price in gold cubes.
        price: u8,
        /// How many bars are left in the bank.
        left: u8,
    },
    /// The end was triggered: play goes on until everybody has had the same number of turns (FM-30).
    LastRound {
        /// The trigger.
        end: End,
    },
    /// The game is over (FM-30).
    Ended {
        /// The trigger of the end.
        end: End,
    },
}

impl Event {
    /// The seat whose turn it begins; `None` for other events.
    pub fn turn(&self) -> Option<Seat> {
        if let Event::Turn { seat, .. } = self { Some(*seat) } else { None }
    }

    /// A gold bar is bought, or a meeple buried (FM-26, FM-29).
    pub fn fortune(&self) -> Option<Fortune> {
        match self {
            Event::BarBought { seat, .. } => Some(Fortune::Good(*seat)),
            Event::Buried { seat, .. } => Some(Fortune::Bad(*seat)),
            _ => None,
        }
    }
}

/// The reason for drawing cubes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A meeple at a door (FM-20 to FM-23).
    Door {
        /// Which meeple.
        meeple: Meeple,
        /// Where.
        building: Building,
    },
    /// A showdown in which this meeple of the other side died (FM-26).
    Showdown {
        /// The meeple that died.
        loser: Meeple,
    },
}

table::names! {
    /// The trigger of the end of the game.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum End {
        /// The bank has no bars left (FM-30).
        Bars = "bars",
        /// No grave is free (FM-30).
        Graves = "graves",
        /// All dynamite lies on the explosion field (FM-30).
        Dynamite = "dynamite",
        /// Ten idle rounds in a row (FM-33).
        Idle = "idle",
    }
}
