//! The course of a turn: laying, showing a hand, drawing, automatic robberies, the end (DW-4 to DW-9, DW-24 to DW-27).

use table::{Audience, Chance, Events, Seat, Stream, sort_by_kind};

use crate::action::{Action, RowId};
use crate::card::{Card, Colour};
use crate::event::{Cards, Cause, End, Event};
use crate::game::DollarsWanted;
use crate::state::{HAND, State};
use crate::step::Step;

/// A row with this many face-down cards is robbed automatically (DW-26).
const FULL_ROW: u8 = 7;

/// The last turn: the game ends after it at the latest (DW-25).
pub(crate) const LAST_TURN: u16 = 1000;

/// The random streams that renew the draw piles of the colour variant.
const RESHUFFLE: [&str; 5] =
    ["reshuffle-red", "reshuffle-yellow", "reshuffle-green", "reshuffle-blue", "reshuffle-grey"];

/// Applies a decision of the active seat.
#[inline]
pub(crate) fn apply<C: Chance, E: Events<DollarsWanted>>(
    game: &DollarsWanted,
    state: &mut State,
    _seat: Seat,
    action: Action,
    chance: &C,
    events: &mut E,
) {
    match action {
        Action::Lay { card, row } => game.lay(state, card, row, events),
        Action::Stop => game.stop_laying(state, events),
        Action::Show => game.show(state, chance, events),
        Action::Rob { row } => {
            game.rob(state, row, Cause::Called, events);
            state.step = Step::Close;
        }
        Action::Pass => state.step = Step::Close,
    }
}

/// Carries out everything that needs no decision, until a seat owes one or the game is over.
#[inline]
pub(crate) fn advance<C: Chance, E: Events<DollarsWanted>>(
    game: &DollarsWanted,
    state: &mut State,
    chance: &C,
    events: &mut E,
) {
    loop {
        match state.step {
            Step::Close => game.close_turn(state, chance, events),
            Step::First if game.desk(state).nothing_fits() => {
                let desk = game.desk(state);
                if desk.any_card && !desk.hand.is_empty() {
                    return;
                } else if desk.can_redraw() {
                    game.show(state, chance, events);
                } else {
                    game.stop_laying(state, events);
                }
            }
            Step::First | Step::Second | Step::Rob | Step::Over(_) => return,
        }
    }
}

impl DollarsWanted {
    /// The index of a seat's draw and discard pile: the common one, or its colour's (DW-29).
    #[inline]
    pub(crate) fn pile(&self, seat: Seat) -> usize {
        if self.options.colour_variant { seat.index() } else { 0 }
    }

    /// Lays a card face down at the end of a row (DW-5). DW-9 and DW-32 decide what may follow.
    fn lay<E: Events<Self>>(&self, state: &mut State, card: Card, row: RowId, events: &mut E) {
        let seat = state.active;
        remove(&mut state.hands[seat], card);
        let laid = &mut state.rows[row.index()].cards;
        laid.push(card);
        let place = laid.len() as u8;
        state.stirred = true;
        events.event(self, state, Audience::All, Event::Laid { seat, row, place });
        events.event(self, state, Audience::Only(seat), Event::YouLaid { card, row });

        if matches!(state.step, Step::Second) {
            state.step = Step::Rob;
            state.lone = false;
            return;
        }
        let desk = self.desk(state);
        let hand_is_empty = desk.hand.is_empty();
        if !desk.nothing_fits() {
            state.step = Step::Second;
        } else if desk.any_card && !hand_is_empty {
            let fitted = desk.tools[row.index()].is_some_and(|tools| tools.fits(card.kind()));
            state.step = Step::Second;
            state.lone = fitted;
        } else {
            state.step = Step::Rob;
            if !hand_is_empty {
                events.event(self, state, Audience::All, Event::OnlyOne { seat });
            }
        }
    }

    /// Ends the laying with no further card (DW-8, DW-9).
    fn stop_laying<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        let seat = state.active;
        let event = if state.step == Step::Second { Event::OnlyOne { seat } } else { Event::Skipped { seat } };
        state.lone = false;
        state.step = if self.desk(state).can_rob() { Step::Rob } else { Step::Close };
        events.event(self, state, Audience::All, event);
    }

    /// Shows the hand, discards it and draws six (DW-8).
    fn show<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        let seat = state.active;
        state.redraws += 1;
        let cards: Cards = state.hands[seat].take();
        for card in &cards {
            self.discard(state, *card);
        }
        events.event(self, state, Audience::All, Event::Shown { seat, cards });
        self.refill(state, seat, chance, events);
    }

    /// Draws back to six. An empty draw pile is replaced by the shuffled discard pile when a card is needed (DW-24).
    pub(crate) fn refill<C: Chance, E: Events<Self>>(&self, state: &mut State, seat: Seat, chance: &C, events: &mut E) {
        let pile = self.pile(seat);
        loop {
            let mut drawn = Cards::new();
            let hand = &mut state.hands[seat];
            while hand.len() < HAND
                && let Some(card) = state.draw.pop(pile)
            {
                insert(hand, card);
                if E::LISTENS {
                    insert(&mut drawn, card);
                }
            }
            if !drawn.is_empty() {
                let count = drawn.len() as u8;
                events.event(self, state, Audience::All, Event::Drew { seat, count });
                events.event(self, state, Audience::Only(seat), Event::YouDrew { cards: drawn });
            }
            if state.hands[seat].len() == HAND || state.discard.len(pile) == 0 {
                return;
            }
            self.renew(state, pile, chance, events);
        }
    }

    /// Shuffles the discard pile into a new draw pile (DW-24). Sorts it first, so that its order leaves no trace.
    fn renew<C: Chance, E: Events<Self>>(&self, state: &mut State, pile: usize, chance: &C, events: &mut E) {
        let colour = self.options.colour_variant.then(|| Colour::ALL[pile]);
        let name = if colour.is_some() { RESHUFFLE[pile] } else { "reshuffle" };
        let cards = state.discard.cards_mut(pile);
        sort_by_kind::<{ Card::COUNT }, _>(cards, Card::number);
        chance.stream(name, u32::from(state.shuffles[pile])).shuffle(cards);
        state.draw.lay(pile, cards);
        state.discard.clear(pile);
        state.shuffles[pile] += 1;
        events.event(self, state, Audience::All, Event::Reshuffled { colour });
    }

    /// Ends a turn: draws, robs full rows, then ends the game or begins the next turn (DW-24 to DW-27).
    fn close_turn<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        self.refill(state, state.active, chance, events);
        let full = RowId::ALL.map(|row| state.row(row).down() >= FULL_ROW && state.building(row).is_some());
        for row in RowId::ALL.into_iter().filter(|row| full[row.index()]) {
            self.rob(state, row, Cause::Seven, events);
        }
        state.quiet = if state.stirred { 0 } else { state.quiet + 1 };

        let end = if state.buildings.iter().any(|pile| pile.is_empty()) {
            Some(End::EmptyPile)
        } else if state.quiet >= 2 * u16::from(self.seats) {
            Some(End::Standstill)
        } else {
            (state.turn == LAST_TURN).then_some(End::LastTurn)
        };
        match end {
            Some(end) => {
                state.step = Step::Over(end);
                events.event(self, state, Audience::All, Event::Ended { end });
            }
            None => self.begin_turn(state, state.active.next(self.seats), events),
        }
    }

    /// Begins a seat's turn.
    pub(crate) fn begin_turn<E: Events<Self>>(&self, state: &mut State, seat: Seat, events: &mut E) {
        state.turn += 1;
        state.active = seat;
        state.step = Step::First;
        state.redraws = 0;
        state.stirred = false;
        let number = state.turn;
        events.event(self, state, Audience::All, Event::Turn { seat, number });
    }
}

/// Inserts a card into a sorted hand: each card that comes after it moves up, without a branch per card.
#[inline]
fn insert(hand: &mut Cards, card: Card) {
    let mut last = card;
    for held in hand.iter_mut() {
        (*held, last) = (last.min(*held), last.max(*held));
    }
    hand.push(last);
}

/// Takes a card out of a sorted hand: from the last card down, each card that comes after it moves back.
#[inline]
fn remove(hand: &mut Cards, card: Card) {
    let mut next = hand.pop().expect("only a card from the hand is laid (DW-5)");
    for held in hand.iter_mut().rev() {
        let moves = *held >= card;
        (*held, next) = if moves { (next, *held) } else { (*held, next) };
    }
    assert!(next == card, "only a card from the hand is laid (DW-5)");
}
