//! The set-up and the deal (DE-3 to DE-5).

use arrayvec::ArrayVec;
use table::{Audience, BySeat, Chance, Events, Seat, SeatSet, Stream};

use crate::bag::Bag;
use crate::event::Event;
use crate::game::Desperados;
use crate::pile::Pile;
use crate::place::Spot;
use crate::state::State;
use crate::step::Step;
use crate::turn;

/// How many cards each player gets (DE-4).
const DEALT: u8 = 5;

/// Stacks the places, shuffles, deals five cards to each player, picks the first player and begins their turn.
pub(crate) fn deal<C: Chance, E: Events<Desperados>>(game: &Desperados, chance: &C, events: &mut E) -> State {
    let mut places = chance.stream("places", 0);
    let mut stack = *places.pick(game.edition.stacks()).expect("an edition can be stacked in some way");
    places.shuffle(&mut stack);
    let mut draw = game.deck.clone();
    chance.stream("desperados", 0).shuffle(draw.cards_mut());
    let first = Seat(chance.stream("first", 0).below(u32::from(game.seats)) as u8);
    let mut state = State {
        turn: 0,
        active: first,
        step: Step::Draw,
        nobody: 0,
        piles: stack.map(ArrayVec::from),
        rows: Default::default(),
        hands: BySeat::new(game.seats, |_| Bag::default()),
        gangs: BySeat::new(game.seats, |_| Bag::default()),
        strengths: BySeat::new(game.seats, |_| None),
        choosing: SeatSet::EMPTY,
        booty: BySeat::new(game.seats, |_| ArrayVec::new()),
        placed: BySeat::new(game.seats, |_| 0),
        warrant: Bag::default(),
        draw,
        discard: Pile::default(),
        renewals: 0,
        stuck: 0,
    };
    for spot in Spot::ALL {
        let place = state.place(spot).expect("every pile begins with four places");
        events.event(game, &state, Audience::All, Event::Opened { spot, place });
    }
    for seat in Seat::all(game.seats) {
        game.draw(&mut state, seat, DEALT, chance, events);
    }
    events.event(game, &state, Audience::All, Event::First { seat: first });
    game.begin_turn(&mut state, first, chance, events);
    turn::advance(game, &mut state, chance, events);
    state
}
