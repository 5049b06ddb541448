//! The edition: every number printed on a component, read from TOML and checked.

use serde::Deserialize;
use table::edition::{self, EditionError, Spanned};

use crate::bag::COPIES;
use crate::card::Person;
use crate::place::{Kind, PILE, PlaceCard, SPOTS};

/// How many cards each colour has (DE-1).
const CARDS_A_COLOUR: usize = 20;

/// A pile of places, bottom first: values 5, 4, 3 and 2 (DE-3).
pub(crate) type Column = [PlaceCard; PILE];

/// The printed numbers of one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The name that the edition gives itself.
    pub name: String,
    /// How many copies of each person each colour has, in the order of [`Person::ALL`].
    pub cards: [u8; 10],
    /// The five kinds at each value, from value 2; kinds in order.
    kinds: [[Kind; SPOTS]; PILE],
    /// All ways to stack five piles (DE-3) on the value-5 places in the order of `kinds`.
    stacks: Vec<[Column; SPOTS]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    name: String,
    desperados: Spanned<Desperados>,
    places: Spanned<Places>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Desperados {
    ace: Spanned<u8>,
    calico: Spanned<u8>,
    duke: Spanned<u8>,
    lola: Spanned<u8>,
    mesa: Spanned<u8>,
    nevada: Spanned<u8>,
    ortega: Spanned<u8>,
    pearl: Spanned<u8>,
    rusty: Spanned<u8>,
    silas: Spanned<u8>,
}

type Values = Vec<Spanned<u8>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Places {
    saloon: Values,
    bank: Values,
    railway: Values,
    gold_diggers: Values,
    stage_coach: Values,
}

impl Edition {
    /// Checks the parsed text and builds the edition.
    pub(crate) fn check(read: Text) -> Result<Edition, EditionError> {
        let Desperados { ace, calico, duke, lola, mesa, nevada, ortega, pearl, rusty, silas } =
            read.desperados.get_ref();
        let counts = [ace, calico, duke, lola, mesa, nevada, ortega, pearl, rusty, silas];
        if let Some(count) = counts.into_iter().find(|count| usize::from(*count.get_ref()) > COPIES) {
            let reason = format!("there are at most {COPIES} equal cards, not {}", count.get_ref());
            return Err(EditionError::at(count, reason));
        }
        let cards = counts.map(|count| *count.get_ref());
        let total = cards.iter().map(|count| usize::from(*count)).sum();
        edition::exactly(&read.desperados, CARDS_A_COLOUR, total, &format!("a colour has {CARDS_A_COLOUR} cards"))?;

        let Places { saloon, bank, railway, gold_diggers, stage_coach } = read.places.get_ref();
        let mut kinds: [Vec<Kind>; PILE] = Default::default();
        for (kind, values) in Kind::ALL.into_iter().zip([saloon, bank, railway, gold_diggers, stage_coach]) {
            for value in values {
                let value = edition::within(value, PlaceCard::LEAST..=PlaceCard::GREATEST, "a place has a value")?;
                kinds[usize::from(value - PlaceCard::LEAST)].push(kind);
            }
        }
        for (value, kinds) in (PlaceCard::LEAST..).zip(&kinds) {
            let what = format!("there are {SPOTS} places of value {value}");
            edition::exactly(&read.places, SPOTS, kinds.len(), &what)?;
        }
        let kinds = kinds.map(|kinds| std::array::from_fn(|at| kinds[at]));
        let stacks = stacks(&kinds);
        if stacks.is_empty() {
            return Err(EditionError::at(
                &read.places,
                "no five piles of four different kinds can be made of these places",
            ));
        }
        Ok(Edition { name: read.name, cards, kinds, stacks })
    }

    /// How many copies of this person each colour has.
    pub fn count(&self, person: Person) -> u8 {
        self.cards[person as usize]
    }

    /// All places, by value and then by kind.
    pub fn places(&self) -> impl Iterator<Item = PlaceCard> {
        let of = |(value, kinds): (u8, &[Kind; SPOTS])| kinds.map(|kind| place(kind, value));
        (PlaceCard::LEAST..).zip(&self.kinds).flat_map(of)
    }

    /// All ways to stack five piles (DE-3), regardless of the order of the piles.
    pub(crate) fn stacks(&self) -> &[[Column; SPOTS]] {
        &self.stacks
    }
}

fn place(kind: Kind, value: u8) -> PlaceCard {
    PlaceCard::new(kind, value).expect("an edition has only values from 2 to 5")
}

/// All ways to put the places of value 4, 3 and 2 on those of value 5 with no kind twice in a pile (DE-3).
fn stacks(kinds: &[[Kind; SPOTS]; PILE]) -> Vec<[Column; SPOTS]> {
    let deepest = kinds[PILE - 1].map(|kind| [place(kind, PlaceCard::GREATEST); PILE]);
    let mut ways = vec![deepest];
    for depth in 1..PILE {
        let value = PlaceCard::GREATEST - depth as u8;
        let left = kinds[PILE - 1 - depth].map(Some);
        let mut next = Vec::new();
        ways.iter().for_each(|way| lay(*way, depth, value, 0, left, &mut next));
        ways = next;
    }
    ways
}

/// Lays the kinds left on the piles from `spot` on, in all different ways.
fn lay(
    way: [Column; SPOTS],
    depth: usize,
    value: u8,
    spot: usize,
    left: [Option<Kind>; SPOTS],
    ways: &mut Vec<[Column; SPOTS]>,
) {
    if spot == SPOTS {
        ways.push(way);
        return;
    }
    for (at, kind) in left.into_iter().enumerate() {
        // Try only the first of equal kinds: the others would give the same ways.
        let Some(kind) = kind.filter(|_| !left[..at].contains(&kind)) else { continue };
        if way[spot][..depth].iter().all(|below| below.kind() != kind) {
            let (mut way, mut left) = (way, left);
            way[spot][depth] = place(kind, value);
            left[at] = None;
            lay(way, depth, value, spot + 1, left, ways);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// There are 161,280 Latin rectangles of four rows and five columns: 1,344 for each order of the first row.
    #[test]
    fn all_ways_to_stack_the_places_are_known_and_differ() {
        let edition =
            edition::read(include_str!("../edition.toml"), Edition::check).expect("the built-in edition is valid");
        let mut stacks = edition.stacks().to_vec();
        assert_eq!(stacks.len(), 161_280 / 120);
        stacks.sort_unstable();
        stacks.dedup();
        assert_eq!(stacks.len(), 161_280 / 120);
        for column in stacks.iter().flatten() {
            assert_eq!(column.map(PlaceCard::value), [5, 4, 3, 2]);
            assert!((1..PILE).all(|at| column[..at].iter().all(|below| below.kind() != column[at].kind())));
        }
    }
}
