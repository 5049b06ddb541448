//! The sheriff cards (WE-13 to WE-24).

use table::{Audience, Chance, Events, Seat};

use crate::WyattEarp;
use crate::card::Card;
use crate::event::Event;
use crate::outlaw::Outlaw;
use crate::state::{State, Step};

impl WyattEarp {
    /// A sheriff card leaves the active seat's hand, as the turn's sheriff card or one that a search found.
    pub(crate) fn play<E: Events<Self>>(
        &self,
        state: &mut State,
        card: Card,
        outlaw: Option<Outlaw>,
        on: Option<Seat>,
        events: &mut E,
    ) {
        let seat = state.active;
        state.hands[seat].take(card, 1);
        state.in_play = Some(card);
        state.sheriff = true;
        state.played = true;
        state.step = Step::Play;
        self.tell(state, Event::Played { seat, card, outlaw, on }, events);
    }

    /// The card that was played is discarded.
    pub(crate) fn spend<E: Events<Self>>(&self, state: &mut State, events: &mut E) {
        if let Some(card) = state.in_play.take() {
            state.discard.put(card);
            self.tell(state, Event::Spent { card }, events);
        }
    }

    /// The card that was played comes to lie on a group and raises the reward.
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

    /// Whether the top card of the draw pile, turned onto the discard pile, is a hit (WE-14).
    fn shoot<C: Chance, E: Events<Self>>(&self, state: &mut State, seat: Seat, chance: &C, events: &mut E) -> bool {
        self.provide(state, 1, chance, events);
        let card = state.draw.pop().expect("there is a card to shoot with");
        state.discard.put(card);
        self.tell(state, Event::Shot { seat, card }, events);
        card.hits()
    }

    /// WE-18, WE-19.
    pub(crate) fn rob<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        card: Card,
        outlaw: Outlaw,
        chance: &C,
        events: &mut E,
    ) {
        let seat = state.active;
        self.play(state, card, Some(outlaw), None, events);
        if !self.shoot(state, seat, chance, events) {
            return self.spend(state, events);
        }
        if card == Card::GUN {
            for other in Seat::all(self.seats) {
                for lies in Outlaw::ALL {
                    if state.groups[other][lies].gun {
                        state.groups[other].change(lies, |group| group.gun = false);
                        state.discard.put(Card::GUN);
                        self.tell(state, Event::Lost { seat: other, outlaw: lies, card: Card::GUN }, events);
                    }
                }
            }
        }
        self.land(state, seat, outlaw, card, events);
    }

    /// WE-23; a window follows (WE-25).
    pub(crate) fn hide<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        on: Seat,
        outlaw: Outlaw,
        chance: &C,
        events: &mut E,
    ) {
        let seat = state.active;
        self.play(state, Card::HIDEOUT, Some(outlaw), Some(on), events);
        if self.shoot(state, seat, chance, events) {
            self.land(state, on, outlaw, Card::HIDEOUT, events);
            state.step = Step::Landed(on);
        } else {
            self.spend(state, events);
        }
    }

    /// WE-20, mode 1: one opponent answers.
    pub(crate) fn ask<E: Events<Self>>(&self, state: &mut State, other: Seat, events: &mut E) {
        let Step::Ask(outlaw, left) = state.step else { return };
        let (seat, card) = (state.active, Card::outlaw(outlaw));
        let left = left.iter().filter(|asked| *asked != other).collect::<table::SeatSet>();
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

    /// WE-20, mode 2; WE-21.
    pub(crate) fn steal<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        from: Seat,
        outlaw: Outlaw,
        chance: &C,
        events: &mut E,
    ) {
        let seat = state.active;
        self.play(state, Card::WANTED, Some(outlaw), Some(from), events);
        if self.shoot(state, seat, chance, events) {
            state.groups[from].change(outlaw, |group| group.outlaws -= 1);
            state.hands[seat].add(Card::outlaw(outlaw));
            self.tell(state, Event::Stolen { seat, from, outlaw }, events);
            self.clear(state, from, outlaw, events);
        }
        self.spend(state, events);
    }

    /// Sheriff cards without an outlaw or photo beneath them are discarded, a Hideout too (WE-21).
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
            state.discard.put(card);
            self.tell(state, Event::Lost { seat, outlaw, card }, events);
        }
    }

    /// WE-24, mode 2.
    pub(crate) fn search<C: Chance, E: Events<Self>>(&self, state: &mut State, chance: &C, events: &mut E) {
        let seat = state.active;
        self.play(state, Card::WYATT, None, None, events);
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

    /// A card of the draw pile is taken: an outlaw simply comes to hand, a sheriff card may be played at once.
    pub(crate) fn pick<C: Chance, E: Events<Self>>(&self, state: &mut State, card: Card, chance: &C, events: &mut E) {
        let seat = state.active;
        state.draw.remove(card);
        state.hands[seat].add(card);
        self.end_search(state, true, chance, events);
        if !card.hits() {
            state.step = Step::Found(card);
        }
        events.event(self, state, Audience::Only(seat), Event::YouTook { card });
    }

    /// The pile is shuffled and Wyatt Earp discarded.
    fn end_search<C: Chance, E: Events<Self>>(&self, state: &mut State, found: bool, chance: &C, events: &mut E) {
        state.draw.shuffle(&mut chance.stream("search", state.searches));
        state.searches += 1;
        self.spend(state, events);
        state.step = Step::Play;
        self.tell(state, Event::Searched { seat: state.active, found }, events);
    }

    /// WE-24, mode 3, in the own turn or in a window (WE-25).
    pub(crate) fn unhide<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        seat: Seat,
        outlaw: Outlaw,
        chance: &C,
        events: &mut E,
    ) {
        match state.step {
            Step::Window(_, between) => {
                state.hands[seat].take(Card::WYATT, 1);
                state.in_play = Some(Card::WYATT);
                state.played = true;
                state.step = Step::Shot(seat, between);
                let played = Event::Played { seat, card: Card::WYATT, outlaw: Some(outlaw), on: None };
                self.tell(state, played, events);
            }
            _ => self.play(state, Card::WYATT, Some(outlaw), None, events),
        }
        if self.shoot(state, seat, chance, events) {
            state.groups[seat].change(outlaw, |group| group.hidden = false);
            state.discard.put(Card::HIDEOUT);
            self.tell(state, Event::Lost { seat, outlaw, card: Card::HIDEOUT }, events);
        }
        self.spend(state, events);
    }
}
