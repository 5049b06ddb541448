//! A viewer's view of the game (“What each sees” in the rules).

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Viewer};

use crate::action::{ROWS, RowId};
use crate::building::{BuildingId, Front};
use crate::card::Card;
use crate::event::Cards;
use crate::game::DollarsWanted;
use crate::state::State;
use crate::step::Step;

/// The table as one viewer sees it. A type apart from `State`: it holds nothing hidden from the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// Whose turn it is.
    pub active: Seat,
    /// The pending decision of that seat.
    pub step: Step,
    /// The number of the turn, from 1.
    pub turn: u16,
    /// How often the active seat has shown its hand this turn (DW-8).
    pub redraws: u8,
    /// For the active seat only: whether the card it has just laid was the only one that fits (DW-9).
    pub lone: bool,
    /// The rows, from the top.
    pub rows: [RowView; ROWS],
    /// The seats in order.
    pub seats: BySeat<SeatView>,
    /// The draw and discard piles: one pair in the base game, one per seat in the colour variant.
    pub piles: Vec<PileView>,
    /// The viewer's own hand, in the order of the card table; empty for a spectator.
    pub hand: Cards,
}

/// A row and its building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RowView {
    /// The building in play; `None` if the pile is empty.
    pub front: Option<Front>,
    /// What it pays, in dollars; only with the option *open values* (DW-1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dollars: Option<i32>,
    /// How many buildings are left in the pile, including the one in play.
    pub buildings: u8,
    /// The face-up cards, from the building outward.
    pub up: Vec<Card>,
    /// How many cards lie face down beyond them.
    pub down: u8,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards it holds.
    pub hand: u8,
    /// The buildings it has won, in order.
    pub won: Vec<BuildingId>,
    /// How many penalties it has taken (DW-30).
    pub penalties: u16,
}

/// A draw pile and its discard pile.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PileView {
    /// How many cards the draw pile holds.
    pub draw: u8,
    /// How many cards the discard pile holds.
    pub discard: u8,
    /// The card on top of the discard pile.
    pub top: Option<Card>,
}

impl View {
    /// The view of a row.
    pub fn row(&self, row: RowId) -> &RowView {
        &self.rows[row.index()]
    }
}

/// Builds the view field by field, from what this viewer may see.
pub(crate) fn view(game: &DollarsWanted, state: &State, viewer: Viewer) -> View {
    let row = |id: RowId| {
        let row = state.row(id);
        let building = state.building(id).map(|building| game.building(building));
        RowView {
            front: building.map(|building| building.front),
            dollars: building.filter(|_| game.options.open_values).map(|building| building.dollars),
            buildings: state.buildings[id.index()].len() as u8,
            up: row.cards[..usize::from(row.up)].to_vec(),
            down: row.down(),
        }
    };
    let seat = |seat: Seat| SeatView {
        hand: state.hands[seat].len() as u8,
        won: state.won[seat].to_vec(),
        penalties: state.penalties[seat],
    };
    let pile = |pile: usize| PileView {
        draw: state.draw.len(pile),
        discard: state.discard.len(pile),
        top: state.discard.cards(pile).last().copied(),
    };
    let piles = if game.options.colour_variant { usize::from(game.seats) } else { 1 };
    View {
        viewer,
        active: state.active,
        step: state.step,
        turn: state.turn,
        redraws: state.redraws,
        lone: state.lone && viewer == Viewer::Seat(state.active),
        rows: RowId::ALL.map(row),
        seats: BySeat::new(game.seats, seat),
        piles: (0..piles).map(pile).collect(),
        hand: viewer.seat().and_then(|seat| state.hands.get(seat)).cloned().unwrap_or_default(),
    }
}
