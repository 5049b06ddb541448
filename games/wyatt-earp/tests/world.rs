//! The cards of a state and their places, read from its serialized form.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;
use wyatt_earp::{Card, State, Step};

/// The part of a serialized state that holds cards.
#[derive(Serialize, Deserialize)]
pub(crate) struct World {
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) draw: Vec<Card>,
    pub(crate) discard: Vec<Card>,
    pub(crate) in_play: Option<Card>,
    pub(crate) groups: Vec<Vec<Value>>,
    pub(crate) renewed: bool,
    pub(crate) step: Step,
    pub(crate) active: Seat,
}

impl World {
    pub(crate) fn of(state: &State) -> World {
        serde_json::from_slice(&serde_json::to_vec(state).unwrap()).unwrap()
    }
}
