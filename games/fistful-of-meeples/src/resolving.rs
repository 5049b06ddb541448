//! Resolving the meeples at the doors (FM-18 to FM-24).

use table::{Audience, Chance, Events};

use crate::building::{Building, Face, Sign};
use crate::event::{Cause, Event};
use crate::game::FistfulOfMeeples;
use crate::meeple::{Meeple, Meeples};
use crate::place::Place;
use crate::state::State;
use crate::step::Step;

impl FistfulOfMeeples {
    /// Resolves the meeple at a door. A builder may raise a question and moves in once it is answered (FM-19); all
    /// others act as far as possible and move in (FM-24).
    pub(crate) fn resolve<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        building: Building,
        chance: &C,
        events: &mut E,
    ) {
        let board = &mut state.board;
        let meeple = board.street.on(building.door()).expect("only a door with a meeple is resolved (FM-18)");
        if meeple == Meeple::Builder {
            if let Some(seat) = self.offer_at(board, building) {
                board.step = match board.sign(building) {
                    None => Step::Build(building),
                    Some(_) if seat == board.active => Step::Upgrade(building),
                    Some(_) => Step::Calling(building),
                };
                return;
            }
        } else if let Some((seat, count)) = self.draw_at(board, building, meeple) {
            self.draw(state, seat, count, Cause::Door { meeple, building }, chance, events);
            match meeple {
                Meeple::Deputy => self.arrest(state, building, events),
                Meeple::Madame => self.invite(state, building, events),
                Meeple::Builder | Meeple::Miner | Meeple::Robber => {}
            }
        }
        self.move_in(state, building, events);
    }

    /// Sends all robbers inside to jail (FM-22).
    fn arrest<E: Events<Self>>(&self, state: &mut State, building: Building, events: &mut E) {
        let robbers = lead_away(state, building, Meeple::Robber, Place::Jail);
        state.board.moved |= self.arrests_count();
        events.event(self, state, Audience::All, Event::Arrested { building, robbers });
    }

    /// Sends all builders inside to the saloon (FM-23).
    fn invite<E: Events<Self>>(&self, state: &mut State, building: Building, events: &mut E) {
        let builders = lead_away(state, building, Meeple::Builder, Place::Saloon);
        events.event(self, state, Audience::All, Event::Invited { building, builders });
    }

    /// Builds one of the active player's signs, 5 up (FM-19).
    pub(crate) fn build<E: Events<Self>>(&self, state: &mut State, building: Building, events: &mut E) {
        let seat = state.board.active;
        self.pay(state, seat, self.edition.cost(building));
        state.board.seats[seat].signs -= 1;
        state.board.signs[building.index()] = Some(Sign { owner: seat, face: Face::Five });
        state.board.moved = true;
        events.event(self, state, Audience::All, Event::Built { seat, building });
        self.move_in(state, building, events);
    }

    /// Turns a sign to 10 for its owner (FM-19).
    pub(crate) fn upgrade<E: Events<Self>>(&self, state: &mut State, building: Building, events: &mut E) {
        let seat = state.board.sign(building).expect("only an existing sign is upgraded (FM-19)").owner;
        self.pay(state, seat, self.edition.cost(building));
        state.board.signs[building.index()] = Some(Sign { owner: seat, face: Face::Ten });
        state.board.moved = true;
        events.event(self, state, Audience::All, Event::Upgraded { seat, building });
        self.move_in(state, building, events);
    }

    /// The seat asked neither builds nor upgrades (FM-19).
    pub(crate) fn decline<E: Events<Self>>(&self, state: &mut State, building: Building, events: &mut E) {
        let seat = state.board.sign(building).map_or(state.board.active, |sign| sign.owner);
        events.event(self, state, Audience::All, Event::Declined { seat, building });
        self.move_in(state, building, events);
    }

    /// Moves the meeple at a door into its building (FM-18).
    fn move_in<E: Events<Self>>(&self, state: &mut State, building: Building, events: &mut E) {
        let board = &mut state.board;
        let seat = board.active;
        let meeple = board.street.take(building.door()).expect("the meeple stays there until it is resolved");
        board.places[building] += Meeples::one(meeple);
        board.step = Step::Next;
        events.event(self, state, Audience::All, Event::Resolved { seat, meeple, building });
    }
}

/// Moves all meeples of a kind from a building to a place; returns their number.
fn lead_away(state: &mut State, building: Building, meeple: Meeple, place: Place) -> u8 {
    let board = &mut state.board;
    let count = board.places[building].count(meeple);
    board.places[building] = board.places[building].without_all(meeple);
    board.places[place] += Meeples::of(meeple, count);
    count
}
