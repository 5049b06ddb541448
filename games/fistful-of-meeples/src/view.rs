//! A viewer's view: the whole board, and where the meeples in hand will land.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::board::Board;
use crate::field::{Direction, Field, FieldSet, Way};
use crate::game::FistfulOfMeeples;
use crate::state::State;

/// The table as one viewer sees it. A type apart from `State`, although all viewers see the same board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Everything on the table.
    pub board: Board,
}

/// Where the meeples in hand land in one direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The direction.
    pub direction: Direction,
    /// The fields in order, one per meeple, the next meeple's first.
    pub fields: Vec<Field>,
    /// How many find no free field and go to the saloon (FM-14).
    pub rest: u8,
}

impl View {
    /// The viewer's seat, if it owes a decision.
    pub fn asked(&self) -> Option<Seat> {
        self.board.asked().filter(|seat| self.viewer == Viewer::Seat(*seat))
    }

    /// Where the meeples in hand land, for each direction still possible: one if it is fixed, none if no hand is being
    /// placed. Given the first field for a hand from the saloon or the jail, that field comes first and both directions
    /// continue from it. Without it the list is empty, since any free field can be chosen.
    ///
    /// The madame counts as staying on her field. If she bows out while others are in hand (option *madame may bow
    /// out*), they go on past that field; the list tells so only after she has.
    pub fn falls(&self, first: Option<Field>) -> Vec<Fall> {
        let board = &self.board;
        let (free, count) = (board.street.free(), usize::from(board.hand.total()));
        if count == 0 {
            return Vec::new();
        }
        let fall = |from: Field, direction: Direction, begun: &[Field]| {
            let mut fields = begun.to_vec();
            let mut left = begun.iter().fold(free, |left, field| left.and(FieldSet::only(*field).complement()));
            let mut at = from;
            while fields.len() < count
                && let Some(next) = left.next(at, direction)
            {
                fields.push(next);
                left = left.and(FieldSet::only(next).complement());
                at = next;
            }
            Fall { direction, rest: (count - fields.len()) as u8, fields }
        };
        match (board.way, first) {
            (Way::Along(from, direction), _) => vec![fall(from, direction, &[])],
            (Way::Either(from), _) => Direction::ALL.map(|direction| fall(from, direction, &[])).to_vec(),
            (Way::Anywhere, Some(first)) if free.contains(first) => {
                Direction::ALL.map(|direction| fall(first, direction, &[first])).to_vec()
            }
            (Way::Anywhere, _) => Vec::new(),
        }
    }
}

/// Builds the view from what is open to this viewer, which is everything.
pub(crate) fn view(_game: &FistfulOfMeeples, state: &State, viewer: Viewer) -> View {
    View { viewer, board: state.board.clone() }
}
