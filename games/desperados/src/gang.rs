//! Who may join a hold-up and how strong he is there (DE-12 to DE-15).

use crate::bag::{self, Bag, Kinds};
use crate::card::Card;
use crate::game::Desperados;
use crate::place::{Place, Spot};
use crate::state::State;
use crate::view::View;

/// What counts at a hold-up: the cards in front of the place and those on the warrant of arrest.
#[derive(Clone, Copy)]
pub(crate) struct Values<'a> {
    /// The cards in front of the place, in the order laid.
    pub(crate) row: &'a [Card],
    /// The value of the place.
    pub(crate) value: u8,
    /// The warrant of arrest as it stands before the hold-up.
    pub(crate) warrant: Bag,
    /// Whether only the same card counts, not the person in any colour (option of DE-15).
    pub(crate) exact: bool,
}

impl Values<'_> {
    /// The cards that may join: their desperado lies in front of the place or is on the warrant (DE-14).
    #[inline]
    pub(crate) fn wanted(&self) -> Kinds {
        let row = self.row.iter().fold(0, |kinds, card| kinds | bag::only(*card));
        wanted(row, &self.warrant, self.exact)
    }

    /// How strong a card is here: the first in front of a place counts the place's value, each further one less, one
    /// that is not there nothing; and one more for each on the warrant (DE-15).
    #[inline]
    pub(crate) fn worth(&self, card: Card) -> u16 {
        let same = |other: Card| if self.exact { other == card } else { other.person() == card.person() };
        // Each person lies there once at most, so that at most one card counts.
        let worths = self.row.iter().zip((1..=u16::from(self.value)).rev());
        let position: u16 = worths.map(|(other, worth)| if same(*other) { worth } else { 0 }).sum();
        let known = if self.exact { self.warrant.count(card) } else { self.warrant.count_person(card.person()) };
        position + u16::from(known)
    }

    /// How strong a gang is: the sum of its cards (DE-15).
    #[inline]
    pub(crate) fn strength(&self, gang: &Bag) -> u16 {
        let mut strength = 0;
        gang.each(|card| strength += self.worth(card));
        strength
    }
}

impl Desperados {
    /// How strong a card would be in a hold-up of this spot as things lie; nothing where it could not join (DE-14,
    /// DE-15).
    pub fn strength(&self, view: &View, spot: Spot, card: Card) -> Option<u16> {
        let values = self.values_seen(view, spot);
        (values.wanted() & bag::only(card) != 0).then(|| values.worth(card))
    }

    /// What counts at a hold-up of this spot.
    #[inline]
    pub(crate) fn values<'a>(&self, state: &'a State, spot: Spot) -> Values<'a> {
        Values {
            row: state.row(spot).cards(),
            value: state.place(spot).map_or(0, Place::value),
            warrant: state.warrant,
            exact: self.options.exact_match,
        }
    }

    /// The same from what everybody sees.
    pub(crate) fn values_seen<'a>(&self, view: &'a View, spot: Spot) -> Values<'a> {
        Values {
            row: &view.spot(spot).cards,
            value: view.value(spot),
            warrant: view.warrant,
            exact: self.options.exact_match,
        }
    }
}

/// The cards whose desperado is among these of a row or on the warrant (DE-14).
#[inline]
pub(crate) fn wanted(row: Kinds, warrant: &Bag, exact: bool) -> Kinds {
    let known = row | warrant.kinds();
    if exact { known } else { bag::persons(known) }
}

/// The cards with which a gang stays one of one colour or of one person (DE-12).
#[inline]
pub(crate) fn companions(gang: &Bag) -> Kinds {
    let kinds = gang.kinds();
    let mut first = kinds;
    let Some(card) = bag::take_first(&mut first) else { return bag::ALL };
    let alike = |all: Kinds| if kinds & !all == 0 { all } else { 0 };
    alike(bag::of_colour(card.colour())) | alike(bag::of_person(card.person()))
}
