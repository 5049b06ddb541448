//! The set-up (FM-6 to FM-8).

use arrayvec::ArrayVec;
use table::{Audience, BySeat, Chance, Events, Seat, Stream};

use crate::board::Board;
use crate::building::{BUILDINGS, Building};
use crate::cube::{Bag, Supply};
use crate::event::Event;
use crate::field::{Street, Way};
use crate::game::FistfulOfMeeples;
use crate::meeple::{Meeple, Meeples};
use crate::place::{Place, Places};
use crate::state::State;
use crate::step::Step;
use crate::turn;

/// Puts the madame in the saloon, three meeples in each building and the dynamite on the jail, and picks the start
/// player (FM-6, FM-8). The player on their right settles first (FM-7).
pub(crate) fn deal<C: Chance, E: Events<FistfulOfMeeples>>(
    game: &FistfulOfMeeples,
    chance: &C,
    events: &mut E,
) -> State {
    let start = Seat(chance.stream("first", 0).below(u32::from(game.seats)) as u8);
    let mut meeples = game.townsfolk;
    chance.stream("meeples", 0).shuffle(&mut meeples);
    let mut places = Places::default();
    for (building, three) in Building::ALL.into_iter().zip(meeples.chunks_exact(3)) {
        places[building] = three.iter().copied().collect();
    }
    places[Place::Saloon] = Meeples::one(Meeple::Madame);
    let edition = &game.edition;
    let supply = Supply { signs: edition.signs, ..Supply::default() };
    let board = Board {
        start,
        active: game.right_of(start),
        step: Step::Settle,
        turn: 0,
        places,
        street: Street::default(),
        markers: [None; 2],
        dice: [None; 2],
        from: None,
        hand: Meeples::NONE,
        way: Way::Anywhere,
        signs: [None; BUILDINGS],
        seats: BySeat::new(game.seats, |_| supply),
        bag: Bag { gold: edition.gold, stone: edition.stone, dynamite: 0 },
        jail_dynamite: edition.dynamite,
        lit: 0,
        exploded: 0,
        bars: edition.prices.len() as u8,
        graves: ArrayVec::new(),
        gone: Meeples::NONE,
        last_round: None,
        moved: false,
        idle: 0,
        draws: 0,
        rolls: 0,
    };
    let mut state = State { board };
    events.event(game, &state, Audience::All, Event::First { seat: start });
    turn::advance(game, &mut state, chance, events);
    state
}
