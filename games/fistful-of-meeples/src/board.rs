//! The board: everything on the table. In this game all of it is open; only future draws and rolls are unknown.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};

use crate::building::{BUILDINGS, Building, Sign};
use crate::cube::{Bag, Supply};
use crate::event::End;
use crate::field::{Field, FieldSet, Street, Way};
use crate::meeple::{Meeple, Meeples};
use crate::place::{Place, Places};
use crate::step::Step;

/// The most graves that an edition may have; the printed one has six (FM-5).
pub const GRAVES: usize = 12;

/// Everything on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Board {
    /// The start player (FM-8).
    pub start: Seat,
    /// Whose turn it is; before the first turn, the seat that settles.
    pub active: Seat,
    /// The pending decision.
    pub step: Step,
    /// The number of the turn, from 1; 0 before the first.
    pub turn: u32,
    /// Who is in each place.
    pub places: Places,
    /// Who stands on the fields. The doors hold exactly the meeples of this turn that are not resolved yet, including
    /// one that a question is about.
    pub street: Street,
    /// Whose marker is under the meeple on each showdown field, in the order of [`Field::SHOWDOWN`] (FM-15).
    pub markers: [Option<Seat>; 2],
    /// The dice of the current showdown, 1 to 6, in the same order (FM-25).
    pub dice: [Option<u8>; 2],
    /// The place that the active seat took its meeples from this turn.
    pub from: Option<Place>,
    /// The meeples it still has in hand.
    pub hand: Meeples,
    /// Where the next of them may go.
    pub way: Way,
    /// The sign on each building, by [`Building::index`].
    pub signs: [Option<Sign>; BUILDINGS],
    /// What each seat has.
    pub seats: BySeat<Supply>,
    /// The bag (FM-27).
    pub bag: Bag,
    /// The dynamite on the jail (FM-13).
    pub jail_dynamite: u8,
    /// Dynamite that has been drawn and is about to explode (FM-27).
    pub lit: u8,
    /// The dynamite on the explosion field (FM-27).
    pub exploded: u8,
    /// How many gold bars are left in the bank (FM-29).
    pub bars: u8,
    /// The meeples in the graves, in order of burial (FM-26).
    pub graves: ArrayVec<Meeple, GRAVES>,
    /// The meeples that found no free grave and left the game (FM-26).
    pub gone: Meeples,
    /// The trigger of the end, once there is one (FM-30).
    pub last_round: Option<End>,
    /// Whether this round is not idle: a cube was drawn or paid, a sign built or upgraded, or somebody arrested or
    /// buried (FM-33).
    pub moved: bool,
    /// How many idle rounds in a row have just passed (FM-33).
    pub idle: u8,
    /// How many draws there have been: the number of the next draw's stream.
    pub draws: u32,
    /// How many dice have been rolled: the number of the next roll's stream.
    pub rolls: u32,
}

impl Board {
    /// The seat that owes a decision, if any.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        match self.step {
            Step::Settle | Step::Take | Step::Drop | Step::Mark(_) | Step::Resolve | Step::Build(_) => {
                Some(self.active)
            }
            Step::Upgrade(building) => self.sign(building).map(|sign| sign.owner),
            Step::Reroll(field) => self.marker(field),
            Step::Settled | Step::Calling(_) | Step::Rolled | Step::Shot | Step::Next | Step::Over(_) => None,
        }
    }

    /// The seats that owe a decision: one or none.
    #[inline]
    pub fn to_act(&self) -> SeatSet {
        self.asked().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// The sign on a building.
    #[inline]
    pub fn sign(&self, building: Building) -> Option<Sign> {
        self.signs[building.index()]
    }

    /// Whose marker is on a showdown field; `None` for a door.
    #[inline]
    pub fn marker(&self, field: Field) -> Option<Seat> {
        self.markers[field.end()?]
    }

    /// The doors with a meeple still to be resolved (FM-18).
    #[inline]
    pub fn unresolved(&self) -> FieldSet {
        self.street.taken().and(FieldSet::DOORS)
    }

    /// Whether both showdown fields are taken, so that a showdown must be resolved (FM-18).
    #[inline]
    pub fn showdown(&self) -> bool {
        self.street.taken().and(FieldSet::SHOWDOWN) == FieldSet::SHOWDOWN
    }
}
