//! The edition: every number printed on a component, read from TOML and checked.

use serde::Deserialize;
use table::edition::{self, EditionError, Spanned};

use crate::building::{BUILDINGS, Building, BuildingId, BuildingKind, Front};
use crate::card::{ByTool, Kind, Tool};

/// How many cards each colour has (DW: components).
const CARDS_A_COLOUR: usize = 20;

/// The printed numbers of one edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// The name that the edition gives itself.
    pub name: String,
    /// How many cards of each kind each colour has, in the order of [`Kind::ALL`].
    pub cards: [u8; 12],
    /// The cost of a penalty, in dollars (DW-30).
    pub penalty: i32,
    buildings: [Building; BUILDINGS],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Text {
    name: String,
    cards: Spanned<Cards>,
    penalty: Penalty,
    building: Spanned<Vec<Spanned<BuildingText>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    one_icon: u8,
    two_icons: u8,
    joker: u8,
    elixir: u8,
    coyote: u8,
    vulture: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Penalty {
    dollars: Spanned<i32>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingText {
    id: Spanned<u8>,
    kind: BuildingKind,
    needs: Spanned<String>,
    dollars: Spanned<i32>,
}

impl Edition {
    /// Checks the parsed text and builds the edition.
    pub(crate) fn check(read: Text) -> Result<Edition, EditionError> {
        let Cards { one_icon, two_icons, joker, elixir, coyote, vulture } = *read.cards.get_ref();
        let (one, two) = (one_icon, two_icons);
        let cards = [one, one, one, one, two, two, two, two, joker, elixir, coyote, vulture];
        let total = cards.iter().map(|count| usize::from(*count)).sum();
        edition::exactly(&read.cards, CARDS_A_COLOUR, total, &format!("a colour has {CARDS_A_COLOUR} cards"))?;

        let dollars = |value: &Spanned<i32>| edition::within(value, 0..=1_000_000, "dollars are a number");
        let mut slots: [Option<Building>; BUILDINGS] = [None; BUILDINGS];
        for entry in read.building.get_ref() {
            let building = entry.get_ref();
            let id = *building.id.get_ref();
            let slot = usize::from(id).checked_sub(1).and_then(|at| slots.get_mut(at));
            let slot = slot.ok_or_else(|| {
                EditionError::at(&building.id, format!("buildings have the ids 1 to {BUILDINGS}, not {id}"))
            })?;
            let needs = needs(building.needs.get_ref()).map_err(|reason| EditionError::at(&building.needs, reason))?;
            let front = Front { kind: building.kind, needs };
            if slot.replace(Building { front, dollars: dollars(&building.dollars)? }).is_some() {
                return Err(EditionError::at(&building.id, format!("building {id} is there twice")));
            }
        }
        let missing = slots.iter().position(Option::is_none);
        if let Some(at) = missing {
            return Err(EditionError::at(&read.building, format!("building {} is missing", at + 1)));
        }
        Ok(Edition {
            name: read.name,
            cards,
            penalty: dollars(&read.penalty.dollars)?,
            buildings: slots.map(|slot| slot.expect("every slot is filled, as checked above")),
        })
    }

    /// The building with this number.
    ///
    /// # Panics
    /// If the edition has no such number; numbers come from the game's own piles.
    #[inline]
    pub fn building(&self, id: BuildingId) -> &Building {
        &self.buildings[usize::from(id.0) - 1]
    }

    /// All buildings, with their numbers.
    pub fn buildings(&self) -> impl Iterator<Item = (BuildingId, &Building)> {
        (1..).map(BuildingId).zip(&self.buildings)
    }

    /// How many cards of this kind each colour has.
    pub fn count(&self, kind: Kind) -> u8 {
        self.cards[kind as usize]
    }
}

/// Parses a need such as `3P 2B 1D`.
fn needs(text: &str) -> Result<ByTool<u8>, String> {
    let mut needs = ByTool::<u8>::default();
    for word in text.split_whitespace() {
        let tool = match word.as_bytes().last() {
            Some(b'C') => Tool::Colt,
            Some(b'D') => Tool::Dynamite,
            Some(b'B') => Tool::Crowbar,
            Some(b'P') => Tool::Pickaxe,
            _ => return Err(format!("`{word}` is no need; write a count and one of C, D, B, P, as in `2C 1P`")),
        };
        match word[..word.len() - 1].parse() {
            Ok(count @ 1..=9) if needs[tool] == 0 => needs[tool] = count,
            Ok(1..=9) => return Err(format!("{} is named twice in `{text}`", tool.name())),
            _ => return Err(format!("`{word}` is no need; the count is a digit from 1 to 9")),
        }
    }
    if needs == ByTool::default() { Err("a building needs at least one icon".to_owned()) } else { Ok(needs) }
}
