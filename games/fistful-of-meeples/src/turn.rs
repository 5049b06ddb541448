//! The course of the game: first signs, turns, bars and the end (FM-7 to FM-9, FM-18, FM-29, FM-30, FM-32, FM-33).

use std::mem;

use table::{Audience, Chance, Events, Seat};

use crate::action::Action;
use crate::board::Board;
use crate::building::{BUILDINGS, Building, Face, Sign};
use crate::cube::Cost;
use crate::event::{End, Event};
use crate::field::{FIELDS, Field};
use crate::game::FistfulOfMeeples;
use crate::meeple::Meeple;
use crate::state::State;
use crate::step::Step;

/// This many idle rounds in a row trigger the end (FM-33).
const IDLE_ROUNDS: u8 = 10;

/// The most decisions in one turn: taking, fifteen meeples put down (one of them a madame who bows out), a marker,
/// twelve doors with a question each, the showdown and its reroll.
const TURN: u32 = 1 + FIELDS as u32 + 1 + 1 + 2 * BUILDINGS as u32 + 2;

/// Applies a seat's decision.
#[inline]
pub(crate) fn apply<C: Chance, E: Events<FistfulOfMeeples>>(
    game: &FistfulOfMeeples,
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &C,
    events: &mut E,
) {
    match (action, state.board.step) {
        (Action::Take { place }, _) => return game.take(state, place, events),
        (Action::Drop { meeple, field }, _) => return game.drop(state, meeple, field, events),
        (Action::Mark { seat }, _) => return game.mark(state, seat, events),
        (Action::Settle { building }, _) => return game.settle(state, building, events),
        (Action::Showdown, _) => return game.shoot(state, chance, events),
        (Action::Reroll, Step::Reroll(field)) => return game.reroll(state, field, chance, events),
        (Action::Keep, Step::Reroll(field)) => return game.keep(state, field, events),
        (Action::Resolve { building }, _) => game.resolve(state, building, chance, events),
        (Action::Build, Step::Build(building)) => game.build(state, building, events),
        (Action::Upgrade, Step::Upgrade(building)) => game.upgrade(state, building, events),
        (Action::Decline, Step::Build(building) | Step::Upgrade(building)) => {
            game.decline(state, building, events);
        }
        // No legal list contains such a decision.
        _ => return,
    }
    // The active seat chooses the next item at once, so that it can still take back a step that has shown nothing.
    // After another seat's answer, and for the last item, `advance` goes on by itself.
    if state.board.step == Step::Next && seat == state.board.active && items(&state.board) > 1 {
        state.board.step = Step::Resolve;
    }
}

/// Carries out everything that needs no decision, until a seat owes one or the game is over.
#[inline]
pub(crate) fn advance<C: Chance, E: Events<FistfulOfMeeples>>(
    game: &FistfulOfMeeples,
    state: &mut State,
    chance: &C,
    events: &mut E,
) {
    loop {
        match state.board.step {
            Step::Drop | Step::Mark(_) | Step::Resolve | Step::Build(_) | Step::Upgrade(_) => return,
            Step::Reroll(_) | Step::Over(_) => return,
            Step::Next => game.go_on(state, chance, events),
            Step::Take => {
                if state.board.places.is_empty() {
                    game.pass(state, events);
                } else {
                    return;
                }
            }
            Step::Calling(building) => state.board.step = Step::Upgrade(building),
            Step::Rolled => {
                state.board.step = game.stronger(&state.board).map_or(Step::Shot, Step::Reroll);
            }
            Step::Shot => game.decide_showdown(state, chance, events),
            Step::Settle => {
                let mut free = Building::CORNERS.into_iter().filter(|corner| state.board.sign(*corner).is_none());
                match (free.next(), free.next()) {
                    (Some(last), None) => game.settle(state, last, events),
                    _ => return,
                }
            }
            Step::Settled if state.board.active == state.board.start => {
                let start = state.board.start;
                game.begin_turn(state, start, events);
            }
            Step::Settled => {
                state.board.active = game.right_of(state.board.active);
                state.board.step = Step::Settle;
            }
        }
    }
}

/// The most decisions in a game. In every round that is not idle (FM-33), a cube leaves the bag, or something is bought
/// that can be bought only once, or a grave is filled; an arrest counts only together with one of these. The bag starts
/// with a fixed number of cubes and gets back only those paid or lost to dynamite. At most nine idle rounds precede
/// each of these rounds, and ten end the game.
pub(crate) fn bound(game: &FistfulOfMeeples) -> u32 {
    let edition = &game.edition;
    let costs: u32 = Building::ALL
        .into_iter()
        .map(|building| edition.cost(building))
        .map(|cost| u32::from(cost.gold) + u32::from(cost.stone))
        .sum();
    let prices: u32 = edition.prices.iter().copied().map(u32::from).sum();
    let (gold, stone, dynamite) = (u32::from(edition.gold), u32::from(edition.stone), u32::from(edition.dynamite));
    let drawn = gold + stone + dynamite + 2 * costs + prices + dynamite * (stone / 2);
    let bought = 2 * BUILDINGS as u32 + edition.prices.len() as u32;
    let rounds = (drawn + bought + u32::from(edition.graves) + 1) * u32::from(IDLE_ROUNDS);
    let seats = u32::from(game.seats);
    seats + rounds * seats * TURN
}

impl FistfulOfMeeples {
    /// The seat to the right of a seat.
    pub(crate) fn right_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + self.seats - 1) % self.seats)
    }

    /// A seat puts its first sign on a corner, free of charge (FM-7).
    fn settle<E: Events<Self>>(&self, state: &mut State, building: Building, events: &mut E) {
        let board = &mut state.board;
        let seat = board.active;
        board.seats[seat].signs -= 1;
        board.signs[building.index()] = Some(Sign { owner: seat, face: Face::Five });
        board.step = Step::Settled;
        events.event(self, state, Audience::All, Event::Settled { seat, building });
    }

    /// Goes on with the turn: the last item is resolved automatically, of several the active seat chooses one, and
    /// after all of them the turn ends (FM-18).
    #[inline]
    fn go_on<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        let board = &mut state.board;
        match (items(board), board.unresolved().sole().and_then(Field::building)) {
            (0, _) => self.close_turn(state, events),
            (1, Some(building)) => self.resolve(state, building, chance, events),
            (1, None) => self.shoot(state, chance, events),
            _ => board.step = Step::Resolve,
        }
    }

    /// The active seat cannot move at all and passes (FM-32).
    fn pass<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        let seat = state.board.active;
        state.board.step = Step::Next;
        events.event(self, state, Audience::All, Event::Passed { seat });
    }

    /// Ends a turn: the bar, idle rounds, then the next turn or the end of the game (FM-29, FM-30, FM-33).
    fn close_turn<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        while self.buy_bar(state, events) && self.options.several_bars {}
        let board = &mut state.board;
        let next = board.active.next(self.seats);
        let is_round = next == board.start;
        if is_round {
            board.idle = if mem::take(&mut board.moved) { 0 } else { board.idle + 1 };
            if board.idle >= IDLE_ROUNDS {
                self.trigger(state, End::Idle, events);
            }
        }
        match state.board.last_round {
            Some(end) if is_round => {
                state.board.step = Step::Over(end);
                events.event(self, state, Audience::All, Event::Ended { end });
            }
            _ => self.begin_turn(state, next, events),
        }
    }

    /// Takes the cheapest bar if the active seat has enough gold, as it must (FM-29); returns whether it did. The last
    /// bar triggers the end (FM-30).
    #[inline]
    fn buy_bar<E: Events<Self>>(&self, state: &mut State, events: &mut E) -> bool {
        let seat = state.board.active;
        let Some(price) = self.edition.price(state.board.bars) else { return false };
        if state.board.seats[seat].gold < price {
            return false;
        }
        self.pay(state, seat, Cost { gold: price, stone: 0 });
        state.board.bars -= 1;
        state.board.seats[seat].bars += 1;
        let left = state.board.bars;
        events.event(self, state, Audience::All, Event::BarBought { seat, price, left });
        if left == 0 {
            self.trigger(state, End::Bars, events);
        }
        true
    }

    /// Triggers the end, once (FM-30).
    pub(crate) fn trigger<E: Events<Self>>(&self, state: &mut State, end: End, events: &mut E) {
        if state.board.last_round.is_none() {
            state.board.last_round = Some(end);
            events.event(self, state, Audience::All, Event::LastRound { end });
        }
    }

    /// Begins a seat's turn (FM-8, FM-9).
    fn begin_turn<E: Events<Self>>(&self, state: &mut State, seat: Seat, events: &mut E) {
        let board = &mut state.board;
        board.turn += 1;
        board.active = seat;
        board.step = Step::Take;
        board.from = None;
        let number = board.turn;
        events.event(self, state, Audience::All, Event::Turn { seat, number });
    }

    /// Whether an arrest alone keeps a round from being idle (FM-33). With the printed numbers it does, and the game
    /// still ends: an arrest draws a cube unless the bag is empty, but then the players hold all the gold, and one of
    /// them pays for a bar in this round. With other numbers, robbers could be arrested and freed for ever without a
    /// cube drawn or paid, so there an arrest alone does not keep the game going.
    pub(crate) fn arrests_count(&self) -> bool {
        let edition = &self.edition;
        let held_at_most = |dearest| u32::from(self.seats) * (u32::from(dearest) - 1);
        edition.draws(Meeple::Deputy) > 0
            && edition.price(1).is_some_and(|dearest: u8| u32::from(edition.gold) > held_at_most(dearest))
    }
}

/// The number of items to resolve: meeples at doors, and the showdown (FM-18).
#[inline]
fn items(board: &Board) -> usize {
    board.unresolved().len() + usize::from(board.showdown())
}
