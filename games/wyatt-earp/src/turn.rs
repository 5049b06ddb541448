//! A turn: drawing, laying, discarding, and what follows when it ends (WE-6 to WE-15, WE-25 to WE-28).

use table::{Audience, Chance, Events, Seat};

use crate::action::Action;
use crate::card::Card;
use crate::event::{Cards, Event, HandEnd};
use crate::game::WyattEarp;
use crate::outlaw::Outlaw;
use crate::pile;
use crate::state::State;
use crate::step::Step;

/// Applies a seat's decision.
pub(crate) fn apply<C: Chance, E: Events<WyattEarp>>(
    game: &WyattEarp,
    state: &mut State,
    seat: Seat,
    action: Action,
    chance: &C,
    events: &mut E,
) {
    match action {
        Action::Draw => {
            game.provide(state, 2, chance, events);
            game.draw(state, 2, events);
            state.step = Step::Play;
        }
        Action::Take => {
            state.took = true;
            let card = state.discard.pop().expect("the discard pile is not empty");
            state.hands[seat].add(card);
            state.step = Step::Play;
            game.tell(state, Event::Took { seat, card }, events);
        }
        Action::Close => state.step = Step::HandOver(HandEnd::Closed),
        Action::Lay { outlaw, count } => game.lay(state, outlaw, count, events),
        Action::Photo { outlaw } => {
            let photo = Card::photo(outlaw);
            game.play(state, seat, photo, None, events);
            game.land(state, seat, outlaw, photo, events);
        }
        Action::Stagecoach => game.shoot(state, seat, Card::STAGECOACH, chance, events),
        Action::Bank => game.shoot(state, seat, Card::BANK, chance, events),
        Action::Gun => game.shoot(state, seat, Card::GUN, chance, events),
        Action::Hideout => game.shoot(state, seat, Card::HIDEOUT, chance, events),
        Action::Steal => game.shoot(state, seat, Card::WANTED, chance, events),
        Action::Unhide => game.shoot(state, seat, Card::WYATT, chance, events),
        Action::Target { seat: owner, outlaw } => game.aim(state, owner, outlaw, events),
        Action::Want { outlaw } => {
            game.play(state, seat, Card::WANTED, Some(outlaw), events);
            let hands = state.hands.pairs().filter(|(other, hand)| *other != seat && !hand.is_empty());
            state.step = Step::Ask(outlaw, hands.map(|(other, _)| other).collect());
        }
        Action::Ask { seat: other } => game.ask(state, other, events),
        Action::WyattDraw => {
            game.play(state, seat, Card::WYATT, None, events);
            game.provide(state, 2, chance, events);
            game.draw(state, 2, events);
            game.spend(state, events);
        }
        Action::WyattSearch => game.search(state, chance, events),
        Action::Pick { card } => game.pick(state, card, chance, events),
        Action::Keep => state.step = Step::Play,
        Action::Discard { card } => {
            state.hands[seat].take(card, 1);
            state.discard.push(card);
            state.step = Step::Discarded;
            game.tell(state, Event::Discarded { seat, card }, events);
        }
        Action::Pass => {
            if let Step::Window(seat, between) = state.step {
                state.step = Step::Passed(seat, between);
                game.tell(state, Event::Passed { seat }, events);
            }
        }
    }
}

/// Carries out everything that needs no decision, until a seat owes one or the game is over.
pub(crate) fn advance<C: Chance, E: Events<WyattEarp>>(
    game: &WyattEarp,
    state: &mut State,
    chance: &C,
    events: &mut E,
) {
    loop {
        match state.step {
            Step::Draw
            | Step::Play
            | Step::Ask(..)
            | Step::Search
            | Step::Found(_)
            | Step::Target(_)
            | Step::Window(..)
            | Step::WindowTarget(..)
            | Step::Over(_) => return,
            Step::Landed(seat) if state.opens(seat) => game.open(state, seat, false, events),
            Step::Landed(_) => state.step = Step::Play,
            Step::Shot(seat, between) if state.opens(seat) => game.open(state, seat, between, events),
            Step::Shot(seat, true) | Step::Passed(seat, true) => game.close_turn(state, Some(seat), events),
            Step::Shot(_, false) | Step::Passed(_, false) => state.step = Step::Play,
            Step::Discarded => game.close_turn(state, None, events),
            Step::HandOver(why) => game.end_hand(state, why, chance, events),
        }
    }
}

impl WyattEarp {
    /// Reports an event to everybody.
    #[inline]
    pub(crate) fn tell<E: Events<Self>>(&self, state: &State, event: Event, events: &mut E) {
        events.event(self, state, Audience::All, event);
    }

    /// Makes sure that this many cards can be drawn, if possible: if there are too few and the pile has not been
    /// renewed in this hand, shuffles the discard pile beneath it (WE-8, WE-15).
    pub(crate) fn provide<C: Chance, E: Events<Self>>(&self, state: &mut State, count: u8, chance: &C, events: &mut E) {
        if state.draw.len() >= count || state.renewed {
            return;
        }
        let mut stream = chance.stream("renewal", state.renewals);
        pile::renew(&mut state.draw, &mut state.discard, &mut stream);
        state.renewals += 1;
        state.renewed = true;
        self.tell(state, Event::Renewed, events);
    }

    /// Draws for the active seat, as many cards as there are.
    fn draw<E: Events<Self>>(&self, state: &mut State, count: u8, events: &mut E) {
        let seat = state.active;
        let mut drawn = Cards::new();
        for _ in 0..count {
            if let Some(card) = state.draw.pop() {
                state.hands[seat].add(card);
                drawn.push(card);
            }
        }
        if E::LISTENS {
            self.tell(state, Event::Drew { seat, count: drawn.len() as u8 }, events);
            events.event(self, state, Audience::Only(seat), Event::YouDrew { cards: drawn });
        }
    }

    /// Lays cards of an outlaw and raises the reward (WE-9 to WE-11).
    fn lay<E: Events<Self>>(&self, state: &mut State, outlaw: Outlaw, count: u8, events: &mut E) {
        let seat = state.active;
        state.hands[seat].take(Card::outlaw(outlaw), count);
        state.groups[seat].change(outlaw, |group| group.outlaws += count);
        state.open |= 1 << outlaw.index();
        state.posters[outlaw.index()] += u16::from(count) - 1;
        state.played = true;
        self.tell(state, Event::Laid { seat, outlaw, count, reward: count - 1 }, events);
    }

    /// Opens the window for this seat (WE-25).
    fn open<E: Events<Self>>(&self, state: &mut State, seat: Seat, between: bool, events: &mut E) {
        state.step = Step::Window(seat, between);
        self.tell(state, Event::Window { seat, between }, events);
    }

    /// Continues after a discard: opens the window of the next seat that has one, clockwise from the player whose turn
    /// would come next. After the last window, begins the next turn or ends the hand (WE-25, WE-27, WE-28). `last` is
    /// the seat asked last.
    fn close_turn<E: Events<Self>>(&self, state: &mut State, last: Option<Seat>, events: &mut E) {
        let opening = state.opening();
        let mut seat = last.unwrap_or(state.active);
        // The active player is asked last.
        while last.is_none_or(|last| last != state.active) || seat != state.active {
            seat = seat.next(self.seats);
            if opening.contains(seat) {
                return self.open(state, seat, true, events);
            }
            if seat == state.active {
                break;
            }
        }
        if state.is_emptied() {
            state.step = Step::HandOver(HandEnd::Emptied);
        } else if self.is_idle(state) {
            state.step = Step::HandOver(HandEnd::Idle);
        } else {
            let next = state.active.next(self.seats);
            self.begin_turn(state, next, events);
        }
    }

    /// Counts the turn that has ended; returns whether there have been too many idle ones (WE-28).
    fn is_idle(&self, state: &mut State) -> bool {
        if !state.took || state.played {
            state.idle = 0;
            return false;
        }
        state.idle += 1;
        state.idle >= 3 * self.seats
    }

    /// Begins a seat's turn.
    pub(crate) fn begin_turn<E: Events<Self>>(&self, state: &mut State, seat: Seat, events: &mut E) {
        state.active = seat;
        state.step = Step::Draw;
        (state.sheriff, state.took, state.played) = (false, false, false);
        self.tell(state, Event::Turn { seat }, events);
    }
}
