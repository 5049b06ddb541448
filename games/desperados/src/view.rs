//! A viewer's view of the game (“What each sees” in the rules).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, Viewer};

use crate::bag::Bag;
use crate::card::Card;
use crate::event::Cards;
use crate::game::Desperados;
use crate::place::{PILE, PLACES, PlaceCard, SPOTS, Spot};
use crate::row::ROW;
use crate::state::State;
use crate::step::Step;

/// The table as one viewer sees it. A type apart from `State`: it holds nothing hidden from the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose turn it is; in a hold-up, the trigger player.
    pub active: Seat,
    /// The pending decision.
    pub step: Step,
    /// The number of the turn, from 1.
    pub turn: u32,
    /// How many hold-ups in a row nobody has joined (DE-18).
    pub nobody: u8,
    /// The spots, from the left.
    pub spots: [SpotView; SPOTS],
    /// The seats in order.
    pub seats: BySeat<SeatView>,
    /// The warrant of arrest (DE-17).
    pub warrant: Bag,
    /// How many cards the draw pile holds.
    pub draw: u8,
    /// How many cards the discard pile holds.
    pub discard: u8,
    /// The card on top of the discard pile.
    pub top: Option<Card>,
    /// The viewer's own hand; until the reveal it includes the cards chosen for a gang. Empty for a spectator.
    pub hand: Bag,
    /// In a hold-up, what the viewer has chosen so far; `None` for a spectator. The others' choices stay hidden
    /// (DE-11).
    pub choice: Option<GangChoice>,
}

/// A pile of places and the cards in front of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SpotView {
    /// The places, the one in play first, then those beneath it. All were laid out openly.
    pub places: ArrayVec<PlaceCard, PILE>,
    /// The cards, in the order laid.
    pub cards: ArrayVec<Card, ROW>,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatView {
    /// How many cards it holds; before the reveal, including those of its gang.
    pub hand: u8,
    /// The places it has won, in order.
    pub booty: ArrayVec<PlaceCard, PLACES>,
    /// The turn in which it last placed a card, if any (DE-16).
    pub placed: Option<u32>,
    /// Its gang while revealed on the table; without cards if the seat does not join.
    pub gang: Option<Gang>,
}

/// A gang and its strength.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Gang {
    /// The cards, sorted; empty if the seat does not join.
    pub cards: Cards,
    /// Their total strength (DE-15).
    pub strength: u16,
}

/// A seat's choice in a hold-up that is not decided yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GangChoice {
    /// The gang so far.
    pub gang: Gang,
    /// Whether the seat is ready and waiting for the others.
    pub ready: bool,
}

impl View {
    /// The view of a spot.
    pub fn spot(&self, spot: Spot) -> &SpotView {
        &self.spots[spot.index()]
    }

    /// The value of the place that a spot's cards belong to; 0 if no place is left. While a hold-up is resolved it is
    /// the number of cards (DE-10), since the winner may already have taken the place and uncovered the next one.
    pub fn value(&self, spot: Spot) -> u8 {
        let cards = self.spot(spot).cards.len();
        match self.step {
            Step::Reveal(at) if at == spot && cards > 0 => cards as u8,
            _ => self.spot(spot).place().map_or(0, PlaceCard::value),
        }
    }

    /// Whether one more card at this spot would start a hold-up (DE-10).
    pub fn fills(&self, spot: Spot) -> bool {
        self.spot(spot).cards.len() + 1 == usize::from(self.value(spot))
    }

    /// The seats that have placed a card, most recent first: the order that breaks ties (DE-16).
    pub fn recent(&self) -> Vec<Seat> {
        let placed = self.seats.pairs().filter_map(|(seat, view)| Some((view.placed?, seat)));
        let mut placed: Vec<(u32, Seat)> = placed.collect();
        placed.sort_unstable_by(|a, b| b.cmp(a));
        placed.into_iter().map(|(_, seat)| seat).collect()
    }
}

impl SpotView {
    /// The place in play; none after the last was won.
    pub fn place(&self) -> Option<PlaceCard> {
        self.places.first().copied()
    }
}

/// Builds the view field by field from what lies open for this viewer.
pub(crate) fn view(game: &Desperados, state: &State, viewer: Viewer) -> View {
    let spot = |spot: Spot| SpotView {
        places: state.piles[spot.index()].iter().rev().copied().collect(),
        cards: state.row(spot).cards().iter().copied().collect(),
    };
    let revealed = |seat: Seat| {
        state.strengths[seat].map(|strength| Gang { cards: state.gangs[seat].cards().collect(), strength })
    };
    let seat = |seat: Seat| SeatView {
        hand: state.hands[seat].len(),
        booty: state.booty[seat].clone(),
        placed: Some(state.placed[seat]).filter(|turn| *turn > 0),
        gang: revealed(seat),
    };
    let own = viewer.seat().filter(|seat| seat.0 < game.seats);
    let choice = |at: Spot, seat: Seat| GangChoice {
        gang: Gang {
            cards: state.gangs[seat].cards().collect(),
            strength: game.values(state, at).strength(&state.gangs[seat]),
        },
        ready: !state.choosing.contains(seat),
    };
    View {
        viewer,
        active: state.active,
        step: state.step,
        turn: state.turn,
        nobody: state.nobody,
        spots: Spot::ALL.map(spot),
        seats: BySeat::new(game.seats, seat),
        warrant: state.warrant,
        draw: state.draw.len(),
        discard: state.discard.len(),
        top: state.discard.top(),
        hand: own.map(|seat| state.hands[seat]).unwrap_or_default(),
        choice: match state.step {
            Step::HoldUp(at) => own.map(|seat| choice(at, seat)),
            _ => None,
        },
    }
}
