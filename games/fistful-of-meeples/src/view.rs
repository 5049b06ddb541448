//! What a viewer sees: the whole board, and where the meeples in hand can fall.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};

use crate::board::Board;
use crate::field::{Direction, Field, FieldSet, Way};
use crate::state::State;

/// The table as one viewer sees it. All see the same board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// All that lies on the table.
    pub board: Board,
}

/// Where the meeples in hand fall in one direction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The direction.
    pub direction: Direction,
    /// The fields in order, one a meeple: the next comes first.
    pub fields: Vec<Field>,
    /// How many find no free field and go to the saloon (FM-14).
    pub rest: u8,
}

impl View {
    /// The viewer's seat, if it owes a decision.
    pub fn asked(&self) -> Option<Seat> {
        self.board.asked().filter(|seat| self.viewer == Viewer::Seat(*seat))
    }

    /// Where the meeples in hand fall, for each direction that can still be chosen: one when it is fixed, none when no
    /// hand is being placed. After a choice of the first field from the saloon or the jail, which comes first then,
    /// both ways go on from it; without it there is nothing to tell, for any free field can be chosen.
    ///
    /// The madame counts as one who stays on her field. Where she bows out while others are in hand (option *madame may
    /// bow out*), they fall on past that field, as told here once she has.
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

/// Builds the view from what lies open for this viewer, which is everything.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    View { viewer, board: state.board.clone() }
}
