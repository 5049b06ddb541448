//! The game value.

use std::sync::Arc;

use crate::building::{BUILDINGS, Building, BuildingId};
use crate::card::{Card, Colour, Kind, ToolSet};
use crate::edition::Edition;
use crate::options::Options;
use crate::pile::CARDS;

/// The game as a value: number of seats, options and printed numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DollarsWanted {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) edition: Arc<Edition>,
    /// The tools that each building needs, indexed by its number minus one.
    pub(crate) tools: [ToolSet; BUILDINGS],
    /// All bandit cards in use, in order.
    pub(crate) cards: Vec<Card>,
}

impl DollarsWanted {
    /// The game for this many seats, with these options and printed numbers.
    pub(crate) fn of(seats: u8, options: Options, edition: Arc<Edition>) -> DollarsWanted {
        let mut tools = [ToolSet::EMPTY; BUILDINGS];
        for (slot, (_, building)) in tools.iter_mut().zip(edition.buildings()) {
            *slot = building.front.tools();
        }
        let mut cards = Vec::with_capacity(CARDS);
        for kind in Kind::ALL {
            for colour in colours(seats, &options) {
                cards.extend((0..edition.count(kind)).map(|_| Card::new(kind, colour)));
            }
        }
        DollarsWanted { seats, options, edition, tools, cards }
    }

    /// The options of this table.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The printed numbers of this table.
    pub fn edition(&self) -> &Edition {
        &self.edition
    }

    /// The building with this number.
    ///
    /// # Panics
    /// If there is none; views and events name only buildings that exist.
    pub fn building(&self, id: BuildingId) -> &Building {
        self.edition.building(id)
    }

    /// The colours in use: all in the base game, the players' in the variant (DW-29).
    pub(crate) fn colours(&self) -> impl Iterator<Item = Colour> + use<> {
        colours(self.seats, &self.options)
    }
}

fn colours(seats: u8, options: &Options) -> impl Iterator<Item = Colour> + use<> {
    let used = if options.colour_variant { usize::from(seats) } else { Colour::ALL.len() };
    Colour::ALL.into_iter().take(used)
}
