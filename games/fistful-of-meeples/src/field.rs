//! Main Street: the ring of fourteen fields, the meeples on it, and the directions along it.

use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::meeple::{Meeple, Meeples};

/// How many fields the ring has (FM-2).
pub const FIELDS: usize = 14;

table::names! {
    /// A field of the ring, clockwise (FM-2). `E` and `W` are the showdown fields, the others are doors. Written `t1`
    /// to `t6`, `e`, `b6` to `b1`, `w`.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[repr(u8)]
    #[expect(missing_docs, reason = "doors are named like their buildings, the ends of the street by their compass point")]
    pub enum Field {
        T1 = "t1",
        T2 = "t2",
        T3 = "t3",
        T4 = "t4",
        T5 = "t5",
        T6 = "t6",
        E = "e",
        B6 = "b6",
        B5 = "b5",
        B4 = "b4",
        B3 = "b3",
        B2 = "b2",
        B1 = "b1",
        W = "w",
    }
}

impl Field {
    /// The two showdown fields (FM-2).
    pub const SHOWDOWN: [Field; 2] = [Field::E, Field::W];

    /// Its number clockwise, from 0.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The building behind the door; `None` for a showdown field.
    #[inline]
    pub fn building(self) -> Option<Building> {
        match self as usize {
            at @ 0..=5 => Some(Building::ALL[at]),
            at @ 7..=12 => Some(Building::ALL[at - 1]),
            _ => None,
        }
    }

    /// Whether it is one of the two showdown fields.
    #[inline]
    pub fn is_showdown(self) -> bool {
        matches!(self, Field::E | Field::W)
    }

    /// The index of a showdown field in [`Field::SHOWDOWN`]; `None` for a door.
    #[inline]
    pub fn end(self) -> Option<usize> {
        match self {
            Field::E => Some(0),
            Field::W => Some(1),
            _ => None,
        }
    }
}

impl Building {
    /// The field in front of the building.
    #[inline]
    pub fn door(self) -> Field {
        let at = self.index();
        Field::ALL[if at < 6 { at } else { at + 1 }]
    }
}

table::written!(Field, Field::ALL, "field; fields are `t1` to `t6`, `b1` to `b6`, `e` and `w`");

table::names! {
    /// A direction round the ring.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Direction {
        /// T1 to T6, E, B6 to B1, W.
        Clockwise = "clockwise",
        /// The opposite.
        Anticlockwise = "anticlockwise",
    }
}

/// A set of fields.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FieldSet(u16);

impl FieldSet {
    /// No field.
    pub const EMPTY: FieldSet = FieldSet(0);
    /// All fields.
    pub const ALL: FieldSet = FieldSet((1 << FIELDS) - 1);
    /// The two showdown fields.
    pub const SHOWDOWN: FieldSet = FieldSet(1 << Field::E as u16 | 1 << Field::W as u16);
    /// The twelve doors.
    pub const DOORS: FieldSet = FieldSet(FieldSet::ALL.0 & !FieldSet::SHOWDOWN.0);

    /// Only this field.
    #[inline]
    pub const fn only(field: Field) -> FieldSet {
        FieldSet(1 << field as u16)
    }

    /// Whether this field is in the set.
    #[inline]
    pub const fn contains(self, field: Field) -> bool {
        self.0 >> field as u16 & 1 == 1
    }

    /// Whether no field is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many fields are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The fields in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 & other.0)
    }

    /// The fields in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: FieldSet) -> FieldSet {
        FieldSet(self.0 | other.0)
    }

    /// The fields not in the set.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> FieldSet {
        FieldSet(!self.0 & FieldSet::ALL.0)
    }

    /// The set as a number, one bit per field.
    #[inline]
    pub(crate) fn bits(self) -> u64 {
        u64::from(self.0)
    }

    /// The buildings behind the doors of the set, one bit each.
    #[inline]
    pub(crate) fn doors(self) -> u64 {
        let doors = self.and(FieldSet::DOORS).bits();
        // The showdown field E lies between the doors of the two sides.
        let top = (1 << Field::E as u64) - 1;
        doors & top | doors >> 1 & !top
    }

    /// The field, if there is exactly one.
    #[inline]
    pub fn sole(self) -> Option<Field> {
        if self.0.is_power_of_two() { Field::ALL.get(self.0.trailing_zeros() as usize).copied() } else { None }
    }

    /// The first field of the set after this one in a direction; this one itself comes last.
    #[inline]
    pub fn next(self, from: Field, direction: Direction) -> Option<Field> {
        if self.is_empty() {
            return None;
        }
        // The ring laid out twice, so that a search need not wrap around.
        let twice = u32::from(self.0) | u32::from(self.0) << FIELDS;
        let at = from as u32;
        let found = match direction {
            Direction::Clockwise => at + 1 + (twice >> (at + 1)).trailing_zeros(),
            Direction::Anticlockwise => 31 - (twice & ((1 << (at + FIELDS as u32)) - 1)).leading_zeros(),
        };
        Some(Field::ALL[found as usize % FIELDS])
    }

    /// The fields of the set, clockwise from T1.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Field> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            Field::ALL.get(at).copied()
        })
    }
}

impl FromIterator<Field> for FieldSet {
    fn from_iter<I: IntoIterator<Item = Field>>(fields: I) -> FieldSet {
        fields.into_iter().fold(FieldSet::EMPTY, |set, field| set.or(FieldSet::only(field)))
    }
}

/// The meeples on the ring. Serialized as fourteen meeples or `null`, clockwise from T1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[Option<Meeple>; FIELDS]", into = "[Option<Meeple>; FIELDS]")]
pub struct Street {
    on: [Option<Meeple>; FIELDS],
    taken: FieldSet,
}

impl Street {
    /// The meeple on a field.
    #[inline]
    pub fn on(&self, field: Field) -> Option<Meeple> {
        self.on[field.index()]
    }

    /// The taken fields.
    #[inline]
    pub fn taken(&self) -> FieldSet {
        self.taken
    }

    /// The free fields (FM-10).
    #[inline]
    pub fn free(&self) -> FieldSet {
        self.taken.complement()
    }

    /// All meeples on the ring.
    pub fn meeples(&self) -> Meeples {
        self.on.iter().flatten().copied().collect()
    }

    /// Puts a meeple on a free field.
    #[inline]
    pub(crate) fn put(&mut self, field: Field, meeple: Meeple) {
        self.on[field.index()] = Some(meeple);
        self.taken = self.taken.or(FieldSet::only(field));
    }

    /// Takes the meeple from a field.
    #[inline]
    pub(crate) fn take(&mut self, field: Field) -> Option<Meeple> {
        self.taken = self.taken.and(FieldSet::only(field).complement());
        self.on[field.index()].take()
    }
}

impl From<[Option<Meeple>; FIELDS]> for Street {
    fn from(on: [Option<Meeple>; FIELDS]) -> Street {
        let taken = Field::ALL.into_iter().filter(|field| on[field.index()].is_some()).collect();
        Street { on, taken }
    }
}

impl From<Street> for [Option<Meeple>; FIELDS] {
    fn from(street: Street) -> [Option<Meeple>; FIELDS] {
        street.on
    }
}

/// Where the next meeple in hand may go (FM-10 to FM-12).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Any free field: for the first meeple from the saloon or the jail (FM-12).
    Anywhere,
    /// The next free field on either side of this one: for the first meeple from a building, whose door this is
    /// (FM-11), or for the second from the saloon or the jail, after this one (FM-12).
    Either(Field),
    /// The next free field from this one in this direction, which is fixed (FM-10).
    Along(Field, Direction),
}

impl Way {
    /// The free fields that the next meeple may go to.
    #[inline]
    pub fn fields(self, free: FieldSet) -> FieldSet {
        let next = |from, direction| free.next(from, direction).map_or(FieldSet::EMPTY, FieldSet::only);
        match self {
            Way::Anywhere => free,
            Way::Either(from) => next(from, Direction::Clockwise).or(next(from, Direction::Anticlockwise)),
            Way::Along(from, direction) => next(from, direction),
        }
    }

    /// The way after a meeple went to this field, which must be one of [`Way::fields`].
    #[inline]
    #[must_use]
    pub fn after(self, free: FieldSet, field: Field) -> Way {
        match self {
            Way::Anywhere => Way::Either(field),
            Way::Either(from) if free.next(from, Direction::Clockwise) == Some(field) => {
                Way::Along(field, Direction::Clockwise)
            }
            Way::Either(_) => Way::Along(field, Direction::Anticlockwise),
            Way::Along(_, direction) => Way::Along(field, direction),
        }
    }
}
