//! Setting up and dealing (DW-1 to DW-3, DW-29).

use arrayvec::ArrayVec;
use table::{Audience, BySeat, Chance, Events, Seat, Stream};

use crate::action::RowId;
use crate::building::{BUILDINGS, BuildingId};
use crate::event::{Cards, Event};
use crate::game::DollarsWanted;
use crate::pile::Piles;
use crate::state::{HAND, PILE, Row, State};
use crate::step::Step;
use crate::turn;

/// The random streams that shuffle the decks of the colour variant.
const DECK: [&str; 5] = ["bandits-red", "bandits-yellow", "bandits-green", "bandits-blue", "bandits-grey"];

/// Shuffles, deals six cards to each player, picks the first player and begins their turn.
pub(crate) fn deal<C: Chance, E: Events<DollarsWanted>>(game: &DollarsWanted, chance: &C, events: &mut E) -> State {
    let mut order: ArrayVec<BuildingId, BUILDINGS> = game.edition.buildings().map(|(id, _)| id).collect();
    chance.stream("buildings", 0).shuffle(&mut order);
    let mut draw = Piles::new(game.options.colour_variant);
    if game.options.colour_variant {
        for colour in game.colours() {
            let pile = colour as usize;
            game.cards.iter().filter(|card| card.colour() == colour).for_each(|card| draw.push(pile, *card));
            chance.stream(DECK[pile], 0).shuffle(draw.cards_mut(pile));
        }
    } else {
        draw.lay(0, &game.cards);
        chance.stream("bandits", 0).shuffle(draw.cards_mut(0));
    }

    let first = Seat(chance.stream("first", 0).below(u32::from(game.seats)) as u8);
    let mut piles = order.chunks(PILE);
    let mut state = State {
        turn: 0,
        active: first,
        step: Step::Close,
        redraws: 0,
        lone: false,
        stirred: true,
        quiet: 0,
        buildings: std::array::from_fn(|_| piles.next().into_iter().flatten().copied().collect()),
        rows: std::array::from_fn(|_| Row::default()),
        hands: BySeat::new(game.seats, |_| Cards::new()),
        won: BySeat::new(game.seats, |_| ArrayVec::new()),
        penalties: BySeat::new(game.seats, |_| 0),
        draw,
        discard: Piles::new(game.options.colour_variant),
        shuffles: [0; 5],
    };
    for row in RowId::ALL {
        let top = state.building(row).expect("eighteen buildings make three piles of six");
        events.event(game, &state, Audience::All, Event::Opened { row, front: game.building(top).front });
    }
    for seat in Seat::all(game.seats) {
        game.refill(&mut state, seat, chance, events);
        debug_assert_eq!(state.hands[seat].len(), HAND);
    }
    events.event(game, &state, Audience::All, Event::First { seat: first });
    game.begin_turn(&mut state, first, events);
    turn::advance(game, &mut state, chance, events);
    state
}
