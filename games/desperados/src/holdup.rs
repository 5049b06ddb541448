//! A hold-up: everybody chooses, all gangs are revealed, the strongest wins (DE-10, DE-11, DE-16 to DE-18).

use table::{Audience, Events, Seat};

use crate::bag::Bag;
use crate::event::{Cards, End, Event, Tie};
use crate::game::Desperados;
use crate::place::{PlaceCard, Spot};
use crate::state::State;
use crate::step::Step;

/// The game ends after this many hold-ups in a row that nobody joined (DE-18).
pub(crate) const NOBODY: u8 = 10;

impl Desperados {
    /// The seats, clockwise from the trigger player.
    fn round(&self, state: &State) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        std::iter::successors(Some(state.active), move |seat| Some(seat.next(seats))).take(usize::from(seats))
    }

    /// Begins a hold-up: everybody is asked (DE-10, DE-11).
    pub(crate) fn hold_up<E: Events<Self>>(&self, state: &mut State, spot: Spot, events: &mut E) {
        state.step = Step::HoldUp(spot);
        state.choosing = Seat::all(self.seats).collect();
        if E::LISTENS {
            let place = state.place(spot).expect("only a place in play can be full");
            let seat = state.active;
            events.event(self, state, Audience::All, Event::HoldUp { seat, spot, place });
        }
    }

    /// Reveals the gangs once all seats have chosen. The strongest wins the place (DE-11, DE-16, DE-17), unless nobody
    /// joined (DE-18).
    pub(crate) fn resolve<E: Events<Self>>(&self, state: &mut State, spot: Spot, events: &mut E) {
        state.step = Step::Reveal(spot);
        self.reveal(state, spot, events);
        let winner = self.strongest(state);
        let taker = match winner {
            Some((seat, _)) => {
                state.nobody = 0;
                Some(seat)
            }
            None => {
                state.nobody += 1;
                let running = state.nobody;
                events.event(self, state, Audience::All, Event::NobodyJoined { spot, running });
                self.options.trigger_takes.then_some(state.active)
            }
        };
        let place = taker.and_then(|seat| {
            let place = state.piles[spot.index()].pop();
            state.booty[seat].extend(place);
            place
        });
        if let (Some(seat), Some(place)) = (taker, place) {
            let is_tie = winner.is_some_and(|(_, is_tie)| is_tie);
            let tie = is_tie.then(|| if state.placed[seat] > 0 { Tie::Recent } else { Tie::First });
            events.event(self, state, Audience::All, Event::Won { seat, spot, place, tie });
        }
        if let Some((seat, _)) = winner {
            let gang = take(state, seat);
            state.warrant.add_all(&gang);
            events.event(self, state, Audience::All, Event::Wanted { seat, gang: listed::<E>(&gang) });
        }
        self.clear(state, spot, events);
        if let Some(next) = state.place(spot).filter(|_| place.is_some()) {
            events.event(self, state, Audience::All, Event::Opened { spot, place: next });
        }
        if place.is_some_and(|place| place.value() == PlaceCard::GREATEST) {
            self.end(state, End::FiveWon, events);
        } else if state.nobody >= NOBODY {
            self.end(state, End::NobodyJoins, events);
        }
    }

    /// Reveals the gangs: they leave the hands, clockwise from the trigger player (DE-11).
    fn reveal<E: Events<Self>>(&self, state: &mut State, spot: Spot, events: &mut E) {
        let values = self.values(state, spot);
        for seat in self.round(state) {
            let gang = state.gangs[seat];
            let strength = values.strength(&gang);
            state.hands[seat].remove_all(&gang);
            state.strengths[seat] = Some(strength);
            events.event(self, state, Audience::All, Event::Revealed { seat, gang: listed::<E>(&gang), strength });
        }
    }

    /// The winner, and whether there was a tie. The strongest gang wins; among equals, the seat that placed most
    /// recently, or if none has placed, the first counter-clockwise from the trigger player (DE-16). `None` if nobody
    /// joined.
    fn strongest(&self, state: &State) -> Option<(Seat, bool)> {
        let mut best = None;
        let mut tie = false;
        // Seats come clockwise from the trigger player and the later of two equals replaces the earlier, so if none has
        // placed, the first counter-clockwise wins. A gang that joins has a strength of at least 1.
        for seat in self.round(state) {
            let strength = state.strengths[seat].filter(|strength| *strength > 0);
            let Some(rank) = strength.map(|strength| (strength, state.placed[seat])) else { continue };
            let most = best.map(|(most, _)| most);
            let equal = most.is_some_and(|(most, _)| most == rank.0);
            if most.is_none_or(|most| rank >= most) {
                tie = equal;
                best = Some((rank, seat));
            } else {
                tie |= equal;
            }
        }
        best.map(|(_, seat)| (seat, tie))
    }

    /// Discards the remaining gangs, then the cards in front of the place (DE-17).
    fn clear<E: Events<Self>>(&self, state: &mut State, spot: Spot, events: &mut E) {
        for seat in self.round(state) {
            let gang = take(state, seat);
            if !gang.is_empty() {
                gang.each(|card| state.discard.push(card));
                events.event(self, state, Audience::All, Event::Dismissed { seat, gang: listed::<E>(&gang) });
            }
        }
        let row = std::mem::take(&mut state.rows[spot.index()]);
        row.cards().iter().for_each(|card| state.discard.push(*card));
        if E::LISTENS {
            let cards = row.cards().iter().copied().collect();
            events.event(self, state, Audience::All, Event::Cleared { spot, cards });
        }
    }
}

/// Takes a gang from the table.
fn take(state: &mut State, seat: Seat) -> Bag {
    state.strengths[seat] = None;
    std::mem::take(&mut state.gangs[seat])
}

/// The cards of a gang for an event; empty if nobody listens.
fn listed<E: Events<Desperados>>(gang: &Bag) -> Cards {
    if E::LISTENS { gang.cards().collect() } else { Cards::new() }
}
