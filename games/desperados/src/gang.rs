//! Gangs: which cards may join a hold-up, and how strong they are there (DE-12 to DE-15).

use crate::bag::{self, Bag, Kinds};
use crate::card::{Card, Person};
use crate::game::Desperados;
use crate::place::{PlaceCard, Spot};
use crate::state::State;
use crate::view::View;

/// What decides strengths in a hold-up: the cards in front of the place, its value, and the warrant of arrest.
pub(crate) struct Values {
    /// The cards in front of the place.
    row: Kinds,
    /// What each person gains from being in front of the place.
    positions: [u8; Person::ALL.len()],
    /// The warrant of arrest, as it stood before the hold-up.
    warrant: Bag,
    /// Whether only the same card counts, rather than the person in any colour (option of DE-15).
    exact: bool,
}

impl Values {
    /// The values with these cards in front of a place of this value, in the order laid, and this warrant of arrest.
    #[inline]
    pub(crate) fn new(row: &[Card], value: u8, warrant: Bag, exact: bool) -> Values {
        let mut values = Values { row: 0, positions: Default::default(), warrant, exact };
        for (card, worth) in row.iter().zip((1..=value).rev()) {
            values.row |= bag::only(*card);
            values.positions[card.person() as usize] = worth;
        }
        values
    }

    /// The cards that may join: the desperado is in front of the place or on the warrant (DE-14).
    #[inline]
    pub(crate) fn wanted(&self) -> Kinds {
        wanted(self.row, &self.warrant, self.exact)
    }

    /// The strength of a card here: the place's value for the first card in front of it, one less for each further
    /// card, 0 for a person who is not there; plus one for each card of the person on the warrant (DE-15).
    #[inline]
    pub(crate) fn worth(&self, card: Card) -> u16 {
        let person = card.person();
        let counts = !self.exact || self.row & bag::only(card) != 0;
        let position = if counts { self.positions[person as usize] } else { 0 };
        let known = if self.exact { self.warrant.count(card) } else { self.warrant.count_person(person) };
        u16::from(position + known)
    }

    /// The strength of a gang: the sum of its cards' strengths (DE-15).
    #[inline]
    pub(crate) fn strength(&self, gang: &Bag) -> u16 {
        let mut strength = 0;
        gang.each(|card| strength += self.worth(card));
        strength
    }
}

impl Desperados {
    /// The strength a card would have in a hold-up of this spot now; `None` if it could not join (DE-14, DE-15).
    pub fn strength(&self, view: &View, spot: Spot, card: Card) -> Option<u16> {
        let values = self.values_seen(view, spot);
        (values.wanted() & bag::only(card) != 0).then(|| values.worth(card))
    }

    /// What decides strengths in a hold-up of this spot.
    #[inline]
    pub(crate) fn values(&self, state: &State, spot: Spot) -> Values {
        let value = state.place(spot).map_or(0, PlaceCard::value);
        Values::new(state.row(spot).cards(), value, state.warrant, self.options.exact_match)
    }

    /// The same, from what everybody sees.
    pub(crate) fn values_seen(&self, view: &View, spot: Spot) -> Values {
        Values::new(&view.spot(spot).cards, view.value(spot), view.warrant, self.options.exact_match)
    }
}

/// The cards whose desperado is in this row or on the warrant (DE-14).
#[inline]
pub(crate) fn wanted(row: Kinds, warrant: &Bag, exact: bool) -> Kinds {
    let known = row | warrant.kinds();
    if exact { known } else { bag::persons(known) }
}

/// The cards that keep a gang of one colour or of one person (DE-12).
#[inline]
pub(crate) fn companions(gang: &Bag) -> Kinds {
    let kinds = gang.kinds();
    let mut first = kinds;
    let Some(card) = bag::take_first(&mut first) else { return bag::ALL };
    let alike = |all: Kinds| if kinds & !all == 0 { all } else { 0 };
    alike(bag::of_colour(card.colour())) | alike(bag::of_person(card.person()))
}
