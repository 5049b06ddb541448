//! The set-up and the deal (DW-1 to DW-3, DW-29).

use arrayvec::ArrayVec;
use table::{Audience, BySeat, Chance, Events, Seat, Stream};

use crate::action::RowId;
use crate::building::{BUILDINGS, BuildingId};
use crate::event::{Cards, Event};
use crate::game::DollarsWanted;
use crate::pile::Piles;
use crate::state::{HAND, PILE, Row, State};
use crate::step::Step;

/// The streams by which the decks of the colour variant are shuffled.
const DECK: [&str; 5] = ["bandits-red", "bandits-yellow", "bandits-green", "bandits-blue", "bandits-grey"];

impl DollarsWanted {
    /// Shuffles, deals six to each, finds the first player and begins his turn.
    pub(crate) fn set_up<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> State {
        let mut order: ArrayVec<BuildingId, BUILDINGS> = self.edition.buildings().map(|(id, _)| id).collect();
        chance.stream("buildings", 0).shuffle(&mut order);
        let mut draw = Piles::new(self.options.colour_variant);
        if self.options.colour_variant {
            for colour in self.colours() {
                let pile = colour as usize;
                self.cards.iter().filter(|card| card.colour() == colour).for_each(|card| draw.push(pile, *card));
                chance.stream(DECK[pile], 0).shuffle(draw.cards_mut(pile));
            }
        } else {
            draw.lay(0, &self.cards);
            chance.stream("bandits", 0).shuffle(draw.cards_mut(0));
        }

        let first = Seat(chance.stream("first", 0).below(u32::from(self.seats)) as u8);
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
            hands: BySeat::new(self.seats, |_| Cards::new()),
            won: BySeat::new(self.seats, |_| ArrayVec::new()),
            penalties: BySeat::new(self.seats, |_| 0),
            draw,
            discard: Piles::new(self.options.colour_variant),
            shuffles: [0; 5],
        };
        for row in RowId::ALL {
            let top = state.building(row).expect("eighteen buildings make three piles of six");
            events.event(self, &state, Audience::All, Event::Opened { row, front: self.building(top).front });
        }
        for seat in Seat::all(self.seats) {
            self.refill(&mut state, seat, chance, events);
            debug_assert_eq!(state.hands[seat].len(), HAND);
        }
        events.event(self, &state, Audience::All, Event::First { seat: first });
        self.begin_turn(&mut state, first, events);
        state
    }
}
