//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use desperados::{Desperados, Kind, Person, PlaceCard};
use table::{Fast, Game, Setup, SetupError};
use table_kit::editions::{self, read, refuses};
use table_kit::setups;

use crate::world::World;

const TEXT: &str = Desperados::EDITION;

#[test]
fn the_edition_of_the_program_is_right() {
    let game = read::<Desperados>(TEXT).unwrap();
    assert_eq!(game.edition().name, "Posse's reconstruction, 2026");
    assert_eq!(Person::ALL.map(|person| game.edition().count(person)), [2; 10]);
    let places: Vec<PlaceCard> = game.edition().places().collect();
    assert_eq!(places.len(), 20);
    for kind in Kind::ALL {
        let values = places.iter().filter(|place| place.kind() == kind).map(|place| place.value());
        assert_eq!(values.collect::<Vec<u8>>(), [2, 3, 4, 5]);
    }
}

#[test]
fn games_share_the_edition_of_the_program() {
    let [one, other] = [2, 5].map(|seats| setups::game::<Desperados>(seats, &[]));
    assert!(std::ptr::eq(one.edition(), other.edition()));
    let odd = read::<Desperados>(&TEXT.replace("Posse's reconstruction", "Another")).unwrap();
    assert_ne!(odd.edition().name, one.edition().name, "another edition is not taken for the program's");
}

#[test]
fn each_fault_is_refused_with_its_line_and_reason() {
    refuses::<Desperados>(&[
        // A colour has twenty cards.
        ("[desperados]\nace = 2", "[desperados]\nace = 3", "a colour has 20 cards, these are 21"),
        ("[desperados]\nace = 2", "[desperados]\nace = 0", "a colour has 20 cards, these are 18"),
        ("pearl = 2", "pearl = 4", "at most 3 equal cards, not 4"),
        // A value that is not a number is reported with its line.
        ("lola = 2", "lola = \"two\"", "invalid type"),
        ("lola = 2", "lola = -1", ""),
        ("lola = 2", "lola = 300", ""),
        ("lola = 2", "lola = ", ""),
        ("saloon = [2, 3, 4, 5]", "saloon = 2", "invalid type"),
        ("saloon = [2, 3, 4, 5]", "saloon = [2, 3, 4, 6]", "a value from 2 to 5, not 6"),
        ("saloon = [2, 3, 4, 5]", "saloon = [1, 3, 4, 5]", "a value from 2 to 5, not 1"),
        // Everything must be present, and nothing may be unknown.
        ("[desperados]\nace = 2\n", "[desperados]\n", "missing field `ace`"),
        ("mesa = 2", "mesa = 2\nclint = 2", "unknown field `clint`"),
        ("stage_coach = [2, 3, 4, 5]", "stage_coach = [2, 3, 4, 5]\nbarn = [2]", "unknown field `barn`"),
        ("name = \"Posse's reconstruction, 2026\"", "title = \"x\"", "unknown field `title`"),
        // Text that is not TOML is reported with its line.
        ("[places]", "[places", ""),
    ]);
}

#[test]
fn each_value_is_there_five_times_and_piles_can_be_made() {
    refuses::<Desperados>(&[
        ("[places]\nsaloon = [2, 3, 4, 5]", "[places]\nsaloon = [3, 4, 5]", "5 places of value 2, these are 4"),
        ("[places]\nsaloon = [2, 3, 4, 5]", "[places]\nsaloon = [2, 2, 3, 4, 5]", "5 places of value 2, these are 6"),
    ]);
    let start = TEXT.find("[places]").unwrap();
    let kinds = "saloon = [2, 2, 2, 2, 2, 3, 3, 3, 3, 3]\nbank = [4, 4, 4, 4, 4]\nrailway = [5, 5, 5, 5, 5]";
    let text = format!("{}[places]\n{kinds}\ngold_diggers = []\nstage_coach = []\n", &TEXT[..start]);
    let SetupError::Edition { reason, .. } = read::<Desperados>(&text).map(|_| ()).unwrap_err() else {
        panic!("the edition should be refused")
    };
    assert_eq!(reason, "no five piles of four different kinds can be made of these places");
}

/// The same edition with other numbers.
fn odd(cards: [u8; 10], places: [&str; 5]) -> String {
    let persons = Person::ALL.map(Person::name).into_iter().zip(cards);
    let persons: String = persons.map(|(name, count)| format!("{name} = {count}\n")).collect();
    let kinds = ["saloon", "bank", "railway", "gold_diggers", "stage_coach"].into_iter().zip(places);
    let kinds: String = kinds.map(|(name, values)| format!("{name} = [{values}]\n")).collect();
    format!("name = \"odd\"\n[desperados]\n{persons}[places]\n{kinds}")
}

const EACH: [&str; 5] = ["2, 3, 4, 5"; 5];

#[test]
fn every_number_counts_in_play() {
    let cards = [3, 1, 2, 2, 2, 2, 2, 3, 0, 3];
    let game = read::<Desperados>(&odd(cards, EACH)).unwrap();
    let world = World::of(&game.deal(&Fast::new(5), &mut ()));
    let dealt: Vec<_> = world.hands.iter().chain([&world.draw]).flatten().collect();
    for person in Person::ALL {
        let count = dealt.iter().filter(|card| card.person() == person).count();
        assert_eq!(count, 4 * usize::from(cards[person as usize]), "{person:?}");
    }

    let game =
        read::<Desperados>(&odd([2; 10], ["2, 2, 3, 4", "3, 3, 4, 5", "4, 4, 5, 2", "5, 5, 2, 3", "5, 4, 3, 2"]))
            .unwrap();
    for seed in 0..50 {
        let world = World::of(&game.deal(&Fast::new(seed), &mut ()));
        let mut dealt: Vec<PlaceCard> = world.piles.iter().flatten().copied().collect();
        let mut printed: Vec<PlaceCard> = game.edition().places().collect();
        dealt.sort_unstable();
        printed.sort_unstable();
        assert_eq!(dealt, printed);
        for pile in &world.piles {
            assert_eq!(pile.iter().map(|place| place.value()).collect::<Vec<_>>(), [5, 4, 3, 2]);
            assert!(Kind::ALL.iter().all(|kind| pile.iter().filter(|place| place.kind() == *kind).count() < 2));
        }
    }
}

/// DE-15, DE-18: unset options have their default, and both are off.
#[test]
fn de_15_de_18_both_options_are_off_by_default() {
    let options = |settings: &[(&str, &str)]| *setups::game::<Desperados>(2, settings).options();
    assert_eq!(options(&[]), desperados::Options::default());
    let exact = options(&[("exact-match", "on")]);
    assert!(exact.exact_match && !exact.trigger_takes);
    let takes = options(&[("trigger-takes", "on"), ("exact-match", "off")]);
    assert!(!takes.exact_match && takes.trigger_takes);
}

/// Unprinted editions: every game still ends, and worlds can be drawn from what a seat knows.
#[test]
fn an_odd_edition_is_played_to_its_end() {
    let few = [3, 3, 3, 3, 3, 3, 2, 0, 0, 0];
    let mixed = ["2, 2, 2, 2, 2", "3, 3, 3, 3, 3", "4, 4, 4, 4, 4", "5, 5, 5, 5, 5", ""];
    let editions = [odd(few, EACH), odd([2; 10], mixed), odd(few, mixed)];
    for (number, text) in (0..).zip(editions.iter().cycle().take(12)) {
        let seats = 2 + (number % 4) as u8;
        editions::play::<Desperados>(
            &Setup { edition: text.clone(), ..setups::setup::<Desperados>(seats, &[]) },
            number,
        );
    }
}
