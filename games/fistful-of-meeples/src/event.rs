//! What happens in a game. All of it is for all.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::building::Building;
use crate::cube::Cube;
use crate::field::Field;
use crate::meeple::{Meeple, Meeples};
use crate::place::Place;

/// One side of a showdown, with the roll that counts (FM-25).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Side {
    /// Who controls the meeple.
    pub seat: Seat,
    /// Who shoots.
    pub meeple: Meeple,
    /// 1 to 6.
    pub die: u8,
}

/// Something that happened. The board right after an event shows exactly it and what went before.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "event")]
pub enum Event {
    /// The start player is found; three meeples are in each building (FM-6, FM-8).
    First {
        /// Who begins.
        seat: Seat,
    },
    /// A seat has put its first sign on a corner (FM-7).
    Settled {
        /// Who.
        seat: Seat,
        /// Where.
        building: Building,
    },
    /// A turn begins.
    Turn {
        /// Whose.
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
    /// A dynamite went from the jail into the bag (FM-13).
    Armed {
        /// How many are left on the jail.
        left: u8,
    },
    /// A meeple was put on a field (FM-10).
    Dropped {
        /// Who put it.
        seat: Seat,
        /// Who.
        meeple: Meeple,
        /// Where.
        field: Field,
    },
    /// The madame came to a showdown field and went to the saloon instead (FM-16).
    BowedOut {
        /// Who had her in hand.
        seat: Seat,
        /// The field, which stays free.
        field: Field,
    },
    /// All fields are full: the rest went to the saloon (FM-14).
    Overflowed {
        /// Who had them in hand.
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
        /// The cubes in the order in which they came.
        cubes: Vec<Cube>,
    },
    /// A dynamite exploded and lies on the explosion field (FM-27).
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
    /// A seat neither built nor upgraded, though it could have (FM-19).
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
    /// A meeple is resolved and has moved into its building, whether anything happened or not (FM-18).
    Resolved {
        /// Whose turn it is.
        seat: Seat,
        /// Who.
        meeple: Meeple,
        /// Where.
        building: Building,
    },
    /// A die was rolled in a showdown (FM-25).
    Rolled {
        /// Who rolled.
        seat: Seat,
        /// For the meeple on this field.
        field: Field,
        /// 1 to 6.
        die: u8,
    },
    /// A die was rolled once more (FM-25).
    Rerolled {
        /// Who rolled.
        seat: Seat,
        /// For the meeple on this field.
        field: Field,
        /// 1 to 6.
        die: u8,
    },
    /// A seat keeps its die, though it could have rolled again (FM-25).
    Kept {
        /// Who.
        seat: Seat,
        /// For the meeple on this field.
        field: Field,
    },
    /// A showdown is decided; both meeples still stand on their fields (FM-25).
    Decided {
        /// The two sides, in the order of [`Field::SHOWDOWN`].
        sides: [Side; 2],
        /// The field of the winner; none when both die.
        winner: Option<Field>,
    },
    /// A meeple was buried, or left the game for want of a grave (FM-26).
    Buried {
        /// Who had controlled it and has its marker back.
        seat: Seat,
        /// Who.
        meeple: Meeple,
        /// Where it stood.
        field: Field,
        /// The grave, from 0; none when there was no free one.
        grave: Option<u8>,
    },
    /// The winner of a showdown went to the saloon (FM-26).
    Survived {
        /// Who had controlled it and has its marker back.
        seat: Seat,
        /// Who.
        meeple: Meeple,
        /// Where it stood.
        field: Field,
    },
    /// A seat paid for the cheapest gold bar and took it (FM-29).
    BarBought {
        /// Who.
        seat: Seat,
        /// For how many gold cubes.
        price: u8,
        /// How many bars are left in the bank.
        left: u8,
    },
    /// The end is triggered: play goes on until everybody has had equally many turns (FM-30).
    LastRound {
        /// By what.
        end: End,
    },
    /// The game is over (FM-30).
    Ended {
        /// What had triggered it.
        end: End,
    },
}

/// What cubes are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// A meeple at a door (FM-20 to FM-23).
    Door {
        /// Who.
        meeple: Meeple,
        /// Where.
        building: Building,
    },
    /// A showdown in which this meeple of the other side died (FM-26).
    Showdown {
        /// Who died.
        loser: Meeple,
    },
}

table::names! {
    /// What triggers the end of the game.
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
