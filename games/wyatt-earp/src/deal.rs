//! Setting up and dealing a hand (WE-2 to WE-5, WE-33).

use table::{Audience, BySeat, Chance, Events, Seat, Stream};

use crate::event::Event;
use crate::game::WyattEarp;
use crate::group::Groups;
use crate::hand::Hand;
use crate::outlaw::OUTLAWS;
use crate::pile::Pile;
use crate::state::State;
use crate::step::Step;
use crate::turn;

/// How many cards each player is dealt (WE-2).
const HAND: usize = 10;

/// Picks the first dealer and deals the first hand.
pub(crate) fn deal<C: Chance, E: Events<WyattEarp>>(game: &WyattEarp, chance: &C, events: &mut E) -> State {
    let dealer = Seat(chance.stream("dealer", 0).below(u32::from(game.seats)) as u8);
    let mut state = State {
        number: 1,
        dealer,
        active: dealer,
        step: Step::Draw,
        money: BySeat::new(game.seats, |_| 0),
        posters: [0; OUTLAWS],
        hands: BySeat::new(game.seats, |_| Hand::default()),
        groups: BySeat::new(game.seats, |_| Groups::default()),
        open: 0,
        draw: Pile::default(),
        discard: Pile::default(),
        in_play: None,
        renewed: false,
        sheriff: false,
        took: false,
        played: false,
        idle: 0,
        renewals: 0,
        searches: 0,
        duels: 0,
        hits: BySeat::new(game.seats, |_| 0),
        sheet: Default::default(),
    };
    game.deal_hand(&mut state, dealer, chance, events);
    turn::advance(game, &mut state, chance, events);
    state
}

impl WyattEarp {
    /// Gathers and shuffles all cards, then deals a hand (WE-2 to WE-5, WE-33).
    pub(crate) fn deal_hand<C: Chance, E: Events<Self>>(
        &self,
        state: &mut State,
        dealer: Seat,
        chance: &C,
        events: &mut E,
    ) {
        state.dealer = dealer;
        state.active = dealer;
        self.gather(state);
        chance.stream("hand", u32::from(state.number)).shuffle(state.draw.cards_mut());
        for seat in Seat::all(self.seats) {
            for _ in 0..HAND {
                let card = state.draw.pop().expect("78 cards are enough for four hands");
                state.hands[seat].add(card);
            }
        }
        let opened = state.draw.pop().expect("a card is left for the discard pile");
        state.posters.iter_mut().for_each(|reward| *reward += 1);
        if E::LISTENS {
            // The first card is turned up only after everybody has their cards.
            state.in_play = Some(opened);
            self.tell(state, Event::HandBegan { number: state.number, dealer }, events);
            for seat in Seat::all(self.seats) {
                let cards = state.hands[seat];
                events.event(self, state, Audience::Only(seat), Event::YouGot { cards });
            }
            state.in_play = None;
        }
        state.discard.push(opened);
        self.tell(state, Event::Opened { card: opened }, events);
        self.begin_turn(state, dealer.next(self.seats), events);
    }

    /// Puts all cards into the draw pile, sorted.
    pub(crate) fn gather(&self, state: &mut State) {
        state.draw = self.deck.clone();
        state.discard = Pile::default();
        state.in_play = None;
        state.hands.iter_mut().for_each(|hand| *hand = Hand::default());
        state.groups.iter_mut().for_each(|groups| *groups = Groups::default());
        (state.open, state.renewed, state.idle) = (0, false, 0);
    }
}
