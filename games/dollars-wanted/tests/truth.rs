//! The truth of a game as plain data, read from its serialized form, and a second reading of the robbery clauses to
//! compare the rules with.

use std::cell::RefCell;

use dollars_wanted::{Card, DollarsWanted, Kind, Options, State, Tool};
use serde::{Deserialize, Serialize};

/// The buildings as in the clauses: kind, needs, dollars.
pub(crate) const BUILDINGS: [(&str, &str, i32); 18] = [
    ("bank", "3P 2B 1D", 700),
    ("bank", "3B 2D 1C", 700),
    ("bank", "3D 2C 1P", 700),
    ("bank", "3C 2P 1B", 700),
    ("casino", "2C 2D 1P", 600),
    ("casino", "2C 2B 1D", 600),
    ("casino", "2D 2P 1B", 600),
    ("casino", "2B 2P 1C", 600),
    ("saloon", "2P 2D", 500),
    ("saloon", "2B 2C", 500),
    ("saloon", "2P 2B", 500),
    ("saloon", "2C 2D", 500),
    ("shop", "1C 1P", 300),
    ("shop", "1B 1D", 300),
    ("shop", "2P 1B", 400),
    ("shop", "2B 1C", 400),
    ("shop", "2C 1D", 400),
    ("shop", "2D 1P", 400),
];

/// The whole state, with the names of the serialized form.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Truth {
    pub(crate) turn: u16,
    pub(crate) active: u8,
    pub(crate) step: serde_json::Value,
    pub(crate) redraws: u8,
    pub(crate) lone: bool,
    pub(crate) stirred: bool,
    pub(crate) quiet: u16,
    pub(crate) buildings: [Vec<u8>; 3],
    pub(crate) rows: [Row; 3],
    pub(crate) hands: Vec<Vec<Card>>,
    pub(crate) won: Vec<Vec<u8>>,
    pub(crate) penalties: Vec<u16>,
    pub(crate) draw: Vec<Vec<Card>>,
    pub(crate) discard: Vec<Vec<Card>>,
    pub(crate) shuffles: [u16; 5],
}

/// A row, from the building outward.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) cards: Vec<Card>,
    pub(crate) up: usize,
}

impl Truth {
    /// Parses the serialized form. Keeps the last result, since the kit asks about the same state many times.
    pub(crate) fn of(state: &State) -> Truth {
        thread_local! {
            static LAST: RefCell<Option<(State, Truth)>> = const { RefCell::new(None) };
        }
        LAST.with_borrow_mut(|last| match last {
            Some((known, truth)) if known == state => truth.clone(),
            _ => {
                let truth: Truth = serde_json::from_slice(&serde_json::to_vec(state).unwrap()).unwrap();
                *last = Some((state.clone(), truth.clone()));
                truth
            }
        })
    }

    pub(crate) fn state(&self) -> State {
        serde_json::from_slice(&serde_json::to_vec(self).unwrap()).unwrap()
    }

    /// Whether the card fits the building in play in this row (DW-6, DW-7).
    pub(crate) fn fits(&self, row: usize, card: Card) -> bool {
        self.buildings[row].last().is_some_and(|id| fits(*id, card.kind()))
    }

    /// Whether some row's outermost hidden card fits there (or, with `false`, does not).
    pub(crate) fn last(&self, fits: bool) -> bool {
        let outermost = |row: usize| self.rows[row].cards[self.rows[row].up..].last().map(|card| self.fits(row, *card));
        (0..3).any(|row| outermost(row) == Some(fits))
    }

    /// Whether no card of the hand fits any building in play (DW-8).
    pub(crate) fn nothing_fits(&self, hand: &[Card]) -> bool {
        !hand.iter().any(|card| (0..3).any(|row| self.fits(row, *card)))
    }
}

/// How many icons of a tool a building needs, by the clauses' table.
fn need(building: u8, tool: Tool) -> u32 {
    let letter = ['C', 'D', 'B', 'P'][tool as usize];
    let needs = BUILDINGS[usize::from(building) - 1].1.split(' ');
    needs.filter_map(|need| need.strip_suffix(letter)).map(|count| count.parse::<u32>().unwrap()).sum()
}

/// Whether a card of this kind fits this building (DW-6, DW-7).
pub(crate) fn fits(building: u8, kind: Kind) -> bool {
    kind.icons().is_none_or(|(tool, _)| need(building, tool) > 0)
}

/// The result of a robbery.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Robbery {
    /// The cards turned up, in order.
    pub(crate) turned: Vec<Card>,
    pub(crate) won: bool,
    /// The wrong bandits among them, in order (DW-30).
    pub(crate) wrong: Vec<Card>,
    /// All cards that go to discard piles, in order.
    pub(crate) gone: Vec<Card>,
    /// What is left of the row.
    pub(crate) row: Row,
}

/// A robbery by the letter of DW-12 to DW-23 and DW-30: first which cards stay, then what they are worth.
pub(crate) fn rob(building: u8, row: &Row, options: &Options) -> Robbery {
    let mut robbery = Robbery::default();
    let (up, down) = row.cards.split_at(row.up);
    let mut stay = up.to_vec();
    let mut hidden = down.iter();
    let mut stopped = false;
    while !stopped && let Some(card) = hidden.next() {
        robbery.turned.push(*card);
        // DW-17, DW-18: a Coyote that lies last has had no prey yet.
        if let Some(coyote) = stay.pop_if(|last| last.kind() == Kind::Coyote) {
            robbery.gone.extend([coyote, *card]);
        } else if !fits(building, card.kind()) {
            robbery.wrong.push(*card);
            robbery.gone.push(*card);
        } else {
            stopped = card.kind() == Kind::Vulture;
            stay.push(*card);
        }
    }
    if options.coyote_leaves && !stopped {
        robbery.gone.extend(stay.pop_if(|last| last.kind() == Kind::Coyote));
    }
    let worth = |card: usize| 1 + u32::from(stay[..card].iter().any(|before| before.kind() == Kind::Elixir));
    let sum = |count: &dyn Fn(Kind) -> u32| {
        stay.iter().enumerate().map(|(at, card)| worth(at) * count(card.kind())).sum::<u32>()
    };
    let icons =
        |tool: Tool| sum(&|kind| kind.icons().filter(|(own, _)| *own == tool).map_or(0, |(_, icons)| u32::from(icons)));
    let missing: u32 = Tool::ALL.into_iter().map(|tool| need(building, tool).saturating_sub(icons(tool))).sum();
    robbery.won = missing <= sum(&|kind| u32::from(kind == Kind::Joker));
    if robbery.won {
        robbery.gone.extend(stay.into_iter().chain(hidden.copied()));
    } else {
        robbery.row.up = stay.len();
        robbery.row.cards = stay.into_iter().chain(hidden.copied()).collect();
    }
    robbery
}

/// The discard pile of a card's colour, or the piles of a seat (DW-29).
pub(crate) fn pile(game: &DollarsWanted, colour_or_seat: usize) -> usize {
    if game.options().colour_variant { colour_or_seat } else { 0 }
}
