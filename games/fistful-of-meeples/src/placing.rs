//! Taking the meeples of a place and putting them on the street (FM-9 to FM-17).

use table::{Audience, Events, Seat};

use crate::board::Board;
use crate::event::Event;
use crate::field::{Field, Way};
use crate::game::FistfulOfMeeples;
use crate::meeple::{Meeple, Meeples};
use crate::place::Place;
use crate::state::State;
use crate::step::Step;

impl FistfulOfMeeples {
    /// Takes all meeples of a place (FM-9); from the jail, a dynamite goes into the bag (FM-13).
    pub(crate) fn take<E: Events<Self>>(&self, state: &mut State, place: Place, events: &mut E) {
        let board = &mut state.board;
        let seat = board.active;
        let meeples = std::mem::take(&mut board.places[place]);
        board.hand = meeples;
        board.from = Some(place);
        board.way = match place {
            Place::Building(building) => Way::Either(building.door()),
            Place::Saloon | Place::Jail => Way::Anywhere,
        };
        events.event(self, state, Audience::All, Event::Took { seat, place, meeples });
        let board = &mut state.board;
        if place == Place::Jail && board.jail_dynamite > 0 {
            board.jail_dynamite -= 1;
            board.bag.dynamite += 1;
            let left = board.jail_dynamite;
            events.event(self, state, Audience::All, Event::Armed { left });
        }
        self.place_on(state, events);
    }

    /// Puts a meeple from the hand on a field, and then all meeples that leave no choice.
    pub(crate) fn drop<E: Events<Self>>(&self, state: &mut State, meeple: Meeple, field: Field, events: &mut E) {
        self.put(state, meeple, field, events);
        self.place_on(state, events);
    }

    /// Puts another player's marker on the second showdown field (FM-15).
    pub(crate) fn mark<E: Events<Self>>(&self, state: &mut State, seat: Seat, events: &mut E) {
        if let Step::Mark(field) = state.board.step {
            state.board.step = Step::Drop;
            self.set_marker(state, field, seat, events);
        }
        self.place_on(state, events);
    }

    /// Puts meeples down as long as there is no choice and the hand is not empty. When no field is free, the rest goes
    /// to the saloon (FM-14).
    fn place_on<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        loop {
            let board = &mut state.board;
            if matches!(board.step, Step::Mark(_)) {
                return;
            }
            if board.hand.is_empty() {
                let item = !board.unresolved().is_empty() || board.showdown();
                board.step = if item { Step::Resolve } else { Step::Next };
                return;
            }
            if board.street.free().is_empty() {
                let seat = board.active;
                let meeples = std::mem::take(&mut board.hand);
                board.places[Place::Saloon] += meeples;
                events.event(self, state, Audience::All, Event::Overflowed { seat, meeples });
                continue;
            }
            let Some((meeple, field)) = self.only_drop(board) else {
                board.step = Step::Drop;
                return;
            };
            self.put(state, meeple, field, events);
        }
    }

    /// The next meeple and its field, if neither is a choice.
    #[inline]
    fn only_drop(&self, board: &Board) -> Option<(Meeple, Field)> {
        let field = match board.way {
            Way::Along(from, direction) => board.street.free().next(from, direction)?,
            Way::Either(_) | Way::Anywhere => board.way.fields(board.street.free()).sole()?,
        };
        let barred = field.is_showdown() && !self.fields_for(board, Meeple::Madame).contains(field);
        let hand = if barred { board.hand.without_all(Meeple::Madame) } else { board.hand };
        Some((hand.sole()?, field))
    }

    /// Puts a meeple on a field. On a showdown field the madame goes to the saloon instead (FM-16), and others get a
    /// marker: the active player's, or another's if the active player already controls the other end (FM-15).
    fn put<E: Events<Self>>(&self, state: &mut State, meeple: Meeple, field: Field, events: &mut E) {
        let board = &mut state.board;
        let seat = board.active;
        board.way = board.way.after(board.street.free(), field);
        board.hand = board.hand.without(meeple);
        board.step = Step::Drop;
        if field.is_showdown() && meeple == Meeple::Madame {
            board.places[Place::Saloon] += Meeples::one(meeple);
            return events.event(self, state, Audience::All, Event::BowedOut { seat, field });
        }
        board.street.put(field, meeple);
        events.event(self, state, Audience::All, Event::Dropped { seat, meeple, field });
        let Some(end) = field.end() else { return };
        if state.board.markers[1 - end] != Some(seat) {
            self.set_marker(state, field, seat, events);
        } else if self.seats == 2 {
            self.set_marker(state, field, seat.next(2), events);
        } else {
            state.board.step = Step::Mark(field);
        }
    }

    /// Puts a seat's marker under the meeple on a showdown field.
    fn set_marker<E: Events<Self>>(&self, state: &mut State, field: Field, seat: Seat, events: &mut E) {
        if let Some(end) = field.end() {
            state.board.markers[end] = Some(seat);
            events.event(self, state, Audience::All, Event::Marked { seat, field });
        }
    }
}
