//! The course of a turn: drawing, placing, being stuck (DE-5 to DE-10, DE-19, DE-21).

use table::{Audience, Chance, Events, Seat, Stream, sort_by_kind};

use crate::action::Action;
use crate::bag::{Bag, Kinds};
use crate::card::Card;
use crate::event::{Cards, End, Event};
use crate::game::Desperados;
use crate::place::Spot;
use crate::state::State;
use crate::step::Step;

/// How many cards a seat draws at the start of its turn (DE-6).
const DRAWS: u8 = 2;

/// Applies a seat's decision.
#[inline]
pub(crate) fn apply<C: Chance, E: Events<Desperados>>(
    game: &Desperados,
    state: &mut State,
    seat: Seat,
    action: Action,
    _chance: &C,
    events: &mut E,
) {
    match action {
        Action::Place { card, spot } => {
            state.hands[seat].remove(card);
            state.rows[spot.index()].push(card);
            state.placed[seat] = state.turn;
            state.step = Step::Placed(spot);
            events.event(game, state, Audience::All, Event::Placed { seat, card, spot });
        }
        Action::Join { card } => state.gangs[seat].add(card),
        Action::Ready => state.choosing = state.choosing.without(seat),
    }
}

/// Carries out everything that needs no decision, until a seat owes one or the game is over.
#[inline]
pub(crate) fn advance<C: Chance, E: Events<Desperados>>(
    game: &Desperados,
    state: &mut State,
    chance: &C,
    events: &mut E,
) {
    loop {
        match state.step {
            Step::Placed(spot) if game.is_full(state, spot) => game.hold_up(state, spot, events),
            Step::HoldUp(spot) if state.choosing.is_empty() => {
                game.resolve(state, spot, events);
            }
            // The left neighbour is next, hold-up or not (DE-19).
            Step::Placed(_) | Step::Reveal(_) | Step::Draw => {
                game.begin_turn(state, state.active.next(game.seats), chance, events);
            }
            Step::Place | Step::HoldUp(_) | Step::Over(_) => return,
        }
    }
}

impl Desperados {
    /// Whether the number of cards in front of a place equals its value (DE-10).
    #[inline]
    fn is_full(&self, state: &State, spot: Spot) -> bool {
        state.place(spot).is_some_and(|place| state.row(spot).cards().len() >= usize::from(place.value()))
    }

    /// Begins a seat's turn: ends the game if no card can be placed any more (DE-21); otherwise the seat draws two
    /// cards (DE-6) and then owes a decision, or loses a card if none in its hand can be placed (DE-9).
    pub(crate) fn begin_turn<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        chance: &C,
        events: &mut E,
    ) {
        let open = state.rows.iter().fold(0, |open, row| open | row.open());
        if state.hands[seat].kinds() & open == 0 && self.outside(state) & open == 0 {
            return self.end(state, End::DeadPosition, events);
        }
        state.turn += 1;
        state.active = seat;
        state.step = Step::Draw;
        let number = state.turn;
        events.event(self, state, Audience::All, Event::Turn { seat, number });
        self.draw(state, seat, DRAWS, chance, events);
        if state.hands[seat].kinds() & open == 0 {
            self.stuck(state, chance, events);
        } else {
            state.step = Step::Place;
        }
    }

    /// The different cards that are neither in a row nor on the warrant (DE-21).
    fn outside(&self, state: &State) -> Kinds {
        let mut inside = state.warrant;
        state.rows.iter().flat_map(|row| row.cards()).for_each(|card| inside.add(*card));
        self.cards.more_than(&inside)
    }

    /// Draws for a seat. An empty draw pile is replaced by the shuffled discard pile when a card is needed (DE-6).
    pub(crate) fn draw<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        count: u8,
        chance: &C,
        events: &mut E,
    ) {
        let mut missing = count;
        loop {
            let mut drawn = Bag::default();
            while missing > 0
                && let Some(card) = state.draw.pop()
            {
                state.hands[seat].add(card);
                missing -= 1;
                if E::LISTENS {
                    drawn.add(card);
                }
            }
            if !drawn.is_empty() {
                let count = drawn.len();
                events.event(self, state, Audience::All, Event::Drew { seat, count });
                let cards: Cards = drawn.cards().collect();
                events.event(self, state, Audience::Only(seat), Event::YouDrew { cards });
            }
            if missing == 0 || state.discard.is_empty() {
                return;
            }
            self.renew(state, chance, events);
        }
    }

    /// Shuffles the discard pile into a new draw pile (DE-6).
    fn renew<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        std::mem::swap(&mut state.draw, &mut state.discard);
        let cards = state.draw.cards_mut();
        sort_by_kind::<{ Card::COUNT }, _>(cards, Card::number);
        chance.stream("reshuffle", state.renewals).shuffle(cards);
        state.renewals += 1;
        events.event(self, state, Audience::All, Event::Reshuffled);
    }

    /// The seat is stuck: its left neighbour takes one of its cards unseen and discards it (DE-9).
    fn stuck<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        let seat = state.active;
        let hand = &mut state.hands[seat];
        let card: Option<Card> = if hand.is_empty() {
            None
        } else {
            let at = chance.stream("stuck", state.stuck).below(u32::from(hand.len()));
            hand.cards().nth(at as usize)
        };
        if let Some(card) = card {
            hand.remove(card);
            state.discard.push(card);
            state.stuck += 1;
        }
        let neighbour = seat.next(self.seats);
        events.event(self, state, Audience::All, Event::Stuck { seat, neighbour, card });
    }

    /// Ends the game.
    pub(crate) fn end<E: Events<Self>>(&self, state: &mut State, end: End, events: &mut E) {
        state.step = Step::Over(end);
        events.event(self, state, Audience::All, Event::Ended { end });
    }
}
