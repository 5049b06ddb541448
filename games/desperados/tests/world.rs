//! The true state of a game as plain data, for the tests of hidden information.

use desperados::{Card, PlaceCard, State, Step};
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};

/// A state read from its serialized form, so that nothing here relies on the rules' own types.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct World {
    pub(crate) turn: u32,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    pub(crate) nobody: u8,
    pub(crate) piles: Vec<Vec<PlaceCard>>,
    pub(crate) rows: Vec<Vec<Card>>,
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) gangs: Vec<Vec<Card>>,
    pub(crate) strengths: Vec<Option<u16>>,
    pub(crate) choosing: SeatSet,
    pub(crate) booty: Vec<Vec<PlaceCard>>,
    pub(crate) placed: Vec<u32>,
    pub(crate) warrant: Vec<Card>,
    pub(crate) draw: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    pub(crate) renewals: u32,
    pub(crate) stuck: u32,
}

impl World {
    pub(crate) fn of(state: &State) -> World {
        serde_json::from_value(serde_json::to_value(state).unwrap()).unwrap()
    }

    pub(crate) fn state(&self) -> State {
        serde_json::from_value(serde_json::to_value(self).unwrap()).unwrap()
    }

    /// DE-7: whether the card can be put in front of some place.
    pub(crate) fn fits(&self, card: Card) -> bool {
        self.rows
            .iter()
            .any(|row| row.iter().all(|other| other.colour() == card.colour() && other.person() != card.person()))
    }

    pub(crate) fn value(&self, spot: usize) -> usize {
        self.piles[spot].last().map_or(usize::MAX, |place| usize::from(place.value()))
    }
}
