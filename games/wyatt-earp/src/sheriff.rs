//! Playing sheriff cards (WE-13 to WE-24).

use table::{Audience, Chance, Events, Seat};

use crate::action::group;
use crate::card::Card;
use crate::event::Event;
use crate::game::WyattEarp;
use crate::outlaw::Outlaw;
use crate::pile;
use crate::state::State;
use crate::step::Step;

impl WyattEarp {
    /// Plays a sheriff card from a hand: as the turn's sheriff card, as one found in a search, or in a window.
    pub(crate) fn play<E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        outlaw: Option<Outlaw>,
        events: &mut E,
    ) {
        state.hands[seat].take(card, 1);
        state.in_play = Some(card);
        state.played = true;
        if let Step::Window(_, between) = state.step {
            state.step = Step::Shot(seat, between);
        } else {
            state.sheriff = true;
            state.step = Step::Play;
        }
        self.tell(state, Event::Played { seat, card, outlaw }, events);
    }

    /// Discards the card played.
    pub(crate) fn spend<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        if let Some(card) = state.in_play.take() {
            state.discard.push(card);
            self.tell(state, Event::Spent { card }, events);
        }
    }

    /// Lands the card played on a group and raises the reward.
    pub(crate) fn land<E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        outlaw: Outlaw,
        card: Card,
        events: &mut E,
    ) {
        state.in_play = None;
        state.groups[seat].change(outlaw, |group| match card {
            Card::STAGECOACH => group.stagecoaches += 1,
            Card::BANK => group.banks += 1,
            Card::GUN => group.gun = true,
            Card::HIDEOUT => group.hidden = true,
            _ => group.photo = true,
        });
        let rewards = &self.edition().rewards;
        let reward = match card {
            Card::STAGECOACH => rewards.stagecoach,
            Card::BANK => rewards.bank,
            Card::GUN => rewards.gun,
            Card::HIDEOUT => 0,
            _ => rewards.photo,
        };
        state.posters[outlaw.index()] += u16::from(reward);
        self.tell(state, Event::Landed { seat, outlaw, card, reward }, events);
    }

    /// Plays a card that needs a hit: turns the top card of the draw pile onto the discard pile (WE-14). After a hit
    /// the seat names a target; a single target is hit at once (WE-16).
    pub(crate) fn shoot<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        card: Card,
        chance: &C,
        events: &mut E,
    ) {
        self.play(state, seat, card, None, events);
        self.provide(state, 1, chance, events);
        if card == Card::WYATT {
            self.spend(state, events);
        }
        let shot = state.draw.pop().expect("there is a card to shoot with");
        state.discard.push(shot);
        self.tell(state, Event::Shot { seat, card: shot }, events);
        if !shot.hits() {
            return self.spend(state, events);
        }
        let targets = self.desk(state, seat).targets(card);
        if targets.is_power_of_two() {
            let (owner, outlaw) = group(targets.trailing_zeros() as usize);
            self.hit(state, card, owner, outlaw, events);
        } else {
            state.step = match state.step {
                Step::Shot(seat, between) => Step::WindowTarget(seat, between),
                _ => Step::Target(card),
            };
        }
    }

    /// Uses the card that has hit on the target named (WE-16).
    pub(crate) fn aim<E: Events<Self>>(&self, state: &mut State, owner: Seat, outlaw: Outlaw, events: &mut E) {
        let (card, step) = match state.step {
            Step::Target(card) => (card, Step::Play),
            Step::WindowTarget(seat, between) => (Card::WYATT, Step::Shot(seat, between)),
            _ => return,
        };
        state.step = step;
        self.hit(state, card, owner, outlaw, events);
    }

    /// Applies a card's effect to the group that it hits (WE-18 to WE-24).
    fn hit<E: Events<Self>>(&self, state: &mut State, card: Card, owner: Seat, outlaw: Outlaw, events: &mut E) {
        match card {
            Card::WYATT => {
                state.groups[owner].change(outlaw, |group| group.hidden = false);
                state.discard.push(Card::HIDEOUT);
                self.tell(state, Event::Lost { seat: owner, outlaw, card: Card::HIDEOUT }, events);
            }
            Card::WANTED => self.steal(state, owner, outlaw, events),
            Card::HIDEOUT => {
                self.land(state, owner, outlaw, card, events);
                state.step = Step::Landed(owner);
            }
            _ => {
                if card == Card::GUN {
                    self.drop_gun(state, events);
                }
                self.land(state, owner, outlaw, card, events);
            }
        }
    }

    /// Discards the Fastest Gun in play, if any (WE-19).
    fn drop_gun<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        for seat in Seat::all(self.seats) {
            for outlaw in Outlaw::ALL {
                if state.groups[seat][outlaw].gun {
                    state.groups[seat].change(outlaw, |group| group.gun = false);
                    state.discard.push(Card::GUN);
                    self.tell(state, Event::Lost { seat, outlaw, card: Card::GUN }, events);
                }
            }
        }
    }

    /// Asks an opponent for the outlaw named (WE-20, mode 1).
    pub(crate) fn ask<E: Events<Self>>(&self, state: &mut State, other: Seat, events: &mut E) {
        let Step::Ask(outlaw, left) = state.step else { return };
        let (seat, card) = (state.active, Card::outlaw(outlaw));
        let left = left.without(other);
        let has = state.hands[other].count(card) > 0;
        if has {
            state.hands[other].take(card, 1);
            state.hands[seat].add(card);
        }
        let is_done = has || left.is_empty();
        state.step = if is_done { Step::Play } else { Step::Ask(outlaw, left) };
        self.tell(state, Event::Asked { seat, other, outlaw, has }, events);
        if is_done {
            self.spend(state, events);
        }
    }

    /// Steals an outlaw card in front of an opponent (WE-20, mode 2; WE-21).
    fn steal<E: Events<Self>>(&self, state: &mut State, from: Seat, outlaw: Outlaw, events: &mut E) {
        let seat = state.active;
        state.groups[from].change(outlaw, |group| group.outlaws -= 1);
        state.hands[seat].add(Card::outlaw(outlaw));
        self.tell(state, Event::Stolen { seat, from, outlaw }, events);
        self.clear(state, from, outlaw, events);
        self.spend(state, events);
    }

    /// Discards sheriff cards with no outlaw card or photo beneath them, including a Hideout (WE-21).
    fn clear<E: Events<Self>>(&self, state: &mut State, seat: Seat, outlaw: Outlaw, events: &mut E) {
        let group = state.groups[seat][outlaw];
        if group.stands() {
            return;
        }
        for card in group.sheriff_cards() {
            state.groups[seat].change(outlaw, |group| match card {
                Card::STAGECOACH => group.stagecoaches -= 1,
                Card::BANK => group.banks -= 1,
                Card::GUN => group.gun = false,
                _ => group.hidden = false,
            });
            state.discard.push(card);
            self.tell(state, Event::Lost { seat, outlaw, card }, events);
        }
    }

    /// Starts a search: shows the draw pile to the active seat alone (WE-24, mode 2).
    pub(crate) fn search<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        let seat = state.active;
        self.play(state, seat, Card::WYATT, None, events);
        self.provide(state, 1, chance, events);
        state.step = Step::Search;
        self.tell(state, Event::Searches { seat }, events);
        if E::LISTENS {
            let pile = state.draw.cards().iter().copied().collect();
            events.event(self, state, Audience::Only(seat), Event::YouSee { pile });
        }
        if state.draw.cards().iter().all(|card| *card == Card::WYATT) {
            self.end_search(state, false, chance, events);
        }
    }

    /// Takes a card from the draw pile. An outlaw simply goes to the hand; a sheriff card may be played at once.
    pub(crate) fn pick<C: Chance, E: Events<Self>>(&self, state: &mut State, card: Card, chance: &C, events: &mut E) {
        let seat = state.active;
        state.draw.take(card).expect("only a card in the pile is taken");
        state.hands[seat].add(card);
        self.end_search(state, true, chance, events);
        if !card.hits() {
            state.step = Step::Found(card);
        }
        events.event(self, state, Audience::Only(seat), Event::YouTook { card });
    }

    /// Ends a search: shuffles the pile, then discards Wyatt Earp.
    fn end_search<C: Chance, E: Events<Self>>(&self, state: &mut State, found: bool, chance: &C, events: &mut E) {
        pile::shuffle(&mut state.draw, &mut chance.stream("search", state.searches));
        state.searches += 1;
        self.spend(state, events);
        state.step = Step::Play;
        self.tell(state, Event::Searched { seat: state.active, found }, events);
    }
}
