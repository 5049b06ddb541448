//! The showdown: dice, reroll, deaths and rewards (FM-25, FM-26).

use table::{Audience, Chance, Events, Seat, Stream};

use crate::board::Board;
use crate::event::{Cause, End, Event, Side};
use crate::field::Field;
use crate::game::FistfulOfMeeples;
use crate::meeple::{Meeple, Meeples};
use crate::place::Place;
use crate::state::State;
use crate::step::Step;

/// The number of sides of a die (FM-1).
const SIDES: u32 = 6;

impl FistfulOfMeeples {
    /// Rolls one die for each controller (FM-25).
    pub(crate) fn shoot<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        for field in Field::SHOWDOWN {
            let (seat, die) = roll(&mut state.board, field, chance);
            events.event(self, state, Audience::All, Event::Rolled { seat, field, die });
        }
        state.board.step = Step::Rolled;
    }

    /// The controller of the meeple with more shooting skill rolls again; the second result counts (FM-25).
    pub(crate) fn reroll<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        field: Field,
        chance: &C,
        events: &mut E,
    ) {
        let (seat, die) = roll(&mut state.board, field, chance);
        state.board.step = Step::Shot;
        events.event(self, state, Audience::All, Event::Rerolled { seat, field, die });
    }

    /// The controller who may roll again keeps the die (FM-25).
    pub(crate) fn keep<E: Events<Self>>(&self, state: &mut State, field: Field, events: &mut E) {
        let seat = controller(&state.board, field);
        state.board.step = Step::Shot;
        events.event(self, state, Audience::All, Event::Kept { seat, field });
    }

    /// The field of the meeple with more shooting skill; `None` if both have the same (FM-25).
    pub(crate) fn stronger(&self, board: &Board) -> Option<Field> {
        let [east, west] = Field::SHOWDOWN;
        let (here, there) = (board.street.on(east), board.street.on(west));
        if here == there { None } else { Some(if here > there { east } else { west }) }
    }

    /// Decides the showdown: the higher roll wins; on equal rolls the greater shooting skill, or with equal skill both
    /// die (FM-25, FM-26).
    pub(crate) fn decide_showdown<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        let [east, west] = Field::SHOWDOWN;
        let board = &state.board;
        let winner = match board.dice[0].cmp(&board.dice[1]) {
            std::cmp::Ordering::Greater => Some(east),
            std::cmp::Ordering::Less => Some(west),
            std::cmp::Ordering::Equal => self.stronger(board),
        };
        let sides = Field::SHOWDOWN.map(|field| side(board, field));
        events.event(self, state, Audience::All, Event::Decided { sides, winner });
        match winner {
            Some(winner) => {
                let loser = if winner == east { west } else { east };
                let (_, dead) = self.bury(state, loser, events);
                let (seat, meeple) = leave(state, winner);
                state.board.places[Place::Saloon] += Meeples::one(meeple);
                events.event(self, state, Audience::All, Event::Survived { seat, meeple, field: winner });
                self.reward(state, seat, dead, chance, events);
            }
            None => {
                // The active player controls one of the two meeples and goes first in both steps. Both dead are of the
                // same kind, so either player's reward may go by their own.
                let west_first = controller(&state.board, west) == state.board.active;
                let order = if west_first { [west, east] } else { [east, west] };
                for (seat, dead) in order.map(|field| self.bury(state, field, events)) {
                    self.reward(state, seat, dead, chance, events);
                }
            }
        }
        state.board.step = Step::Next;
    }

    /// The winner draws cubes by who died (FM-26).
    fn reward<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        loser: Meeple,
        chance: &C,
        events: &mut E,
    ) {
        let cubes = self.edition.reward(loser);
        if cubes > 0 {
            self.draw(state, seat, cubes, Cause::Showdown { loser }, chance, events);
        }
    }

    /// Buries a meeple, or removes it from the game if no grave is free (FM-26). The last grave triggers the end
    /// (FM-30).
    fn bury<E: Events<Self>>(&self, state: &mut State, field: Field, events: &mut E) -> (Seat, Meeple) {
        let (seat, meeple) = leave(state, field);
        let board = &mut state.board;
        let grave = (board.graves.len() < usize::from(self.edition.graves)).then_some(board.graves.len() as u8);
        match grave {
            Some(_) => {
                board.graves.push(meeple);
                board.moved = true;
            }
            None => board.gone += Meeples::one(meeple),
        }
        let full = board.graves.len() == usize::from(self.edition.graves);
        events.event(self, state, Audience::All, Event::Buried { seat, meeple, field, grave });
        if full {
            self.trigger(state, End::Graves, events);
        }
        (seat, meeple)
    }
}

/// The seat that controls the meeple on a showdown field.
fn controller(board: &Board, field: Field) -> Seat {
    board.marker(field).expect("every meeple on a showdown field has a marker (FM-15)")
}

/// The side on a showdown field, once both have rolled.
fn side(board: &Board, field: Field) -> Side {
    let meeple = board.street.on(field).expect("a showdown needs both meeples (FM-18)");
    let die = field.end().and_then(|end| board.dice[end]).expect("both have rolled (FM-25)");
    Side { seat: controller(board, field), meeple, die }
}

/// Rolls the die of a showdown field.
fn roll<C: Chance>(board: &mut Board, field: Field, chance: &C) -> (Seat, u8) {
    let die = 1 + chance.stream("die", board.rolls).below(SIDES) as u8;
    board.rolls += 1;
    if let Some(end) = field.end() {
        board.dice[end] = Some(die);
    }
    (controller(board, field), die)
}

/// Takes a meeple off its showdown field; the marker goes back to its controller (FM-26).
fn leave(state: &mut State, field: Field) -> (Seat, Meeple) {
    let board = &mut state.board;
    let seat = controller(board, field);
    let meeple = board.street.take(field).expect("a showdown needs both meeples (FM-18)");
    if let Some(end) = field.end() {
        board.markers[end] = None;
        board.dice[end] = None;
    }
    (seat, meeple)
}
