//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use desperados::{Desperados, Kind, Person, Place};
use table::{Fast, Game, Position, Seat, Settings, Setup, SetupError, Stream, Viewer};

use crate::secrets::World;

const TEXT: &str = Desperados::EDITION;

fn setup(seats: u8, text: &str) -> Setup {
    Setup { seats, settings: Settings::default(), edition: text.to_owned(), version: 1 }
}

fn read(text: &str) -> Result<Desperados, SetupError> {
    Desperados::new(&setup(2, text))
}

/// Changes one place of the edition and expects to be told the line and a reason with these words.
#[track_caller]
fn wrong(from: &str, to: &str, words: &str) {
    assert!(TEXT.contains(from), "`{from}` is not in the edition");
    let changed = TEXT.replacen(from, to, 1);
    match read(&changed) {
        Err(SetupError::Edition { line: at, reason }) => {
            let here = 1 + TEXT[..TEXT.find(from).unwrap()].matches('\n').count();
            let last = here + from.matches('\n').count().max(to.matches('\n').count());
            assert!((here..=last).contains(&at), "line {at} is not {here} to {last}: {reason}");
            assert!(reason.contains(words), "`{reason}` does not say `{words}`");
            let error = SetupError::Edition { line: at, reason: reason.clone() };
            assert_eq!(error.to_string(), format!("edition, line {at}: {reason}"));
        }
        Ok(_) => panic!("`{to}` was accepted"),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn the_edition_of_the_program_is_right() {
    let game = read(TEXT).unwrap();
    assert_eq!(game.edition().name, "Posse's reconstruction, 2026");
    assert_eq!(Person::ALL.map(|person| game.edition().count(person)), [2; 10]);
    let places: Vec<Place> = game.edition().places().collect();
    assert_eq!(places.len(), 20);
    for kind in Kind::ALL {
        let values = places.iter().filter(|place| place.kind() == kind).map(|place| place.value());
        assert_eq!(values.collect::<Vec<u8>>(), [2, 3, 4, 5]);
    }
}

#[test]
fn a_colour_has_twenty_cards() {
    wrong("[desperados]\nace = 2", "[desperados]\nace = 3", "a colour has 20 cards, these are 21");
    wrong("[desperados]\nace = 2", "[desperados]\nace = 0", "a colour has 20 cards, these are 18");
    wrong("pearl = 2", "pearl = 4", "at most 3 equal cards, not 4");
}

#[test]
fn a_number_that_is_none_is_told_with_its_line() {
    wrong("lola = 2", "lola = \"two\"", "invalid type");
    wrong("lola = 2", "lola = -1", "");
    wrong("lola = 2", "lola = 300", "");
    wrong("lola = 2", "lola = ", "");
    wrong("saloon = [2, 3, 4, 5]", "saloon = 2", "invalid type");
    wrong("saloon = [2, 3, 4, 5]", "saloon = [2, 3, 4, 6]", "a value from 2 to 5, not 6");
    wrong("saloon = [2, 3, 4, 5]", "saloon = [1, 3, 4, 5]", "a value from 2 to 5, not 1");
}

#[test]
fn nothing_is_left_out_and_nothing_is_unknown() {
    wrong("[desperados]\nace = 2\n", "[desperados]\n", "missing field `ace`");
    wrong("mesa = 2", "mesa = 2\nclint = 2", "unknown field `clint`");
    wrong("stage_coach = [2, 3, 4, 5]", "stage_coach = [2, 3, 4, 5]\nbarn = [2]", "unknown field `barn`");
    wrong("name = \"Posse's reconstruction, 2026\"", "title = \"x\"", "unknown field `title`");
    assert!(matches!(read(""), Err(SetupError::Edition { line: 1, .. })));
}

#[test]
fn a_text_that_is_no_toml_is_told_with_its_line() {
    wrong("[places]", "[places", "");
}

#[test]
fn each_value_is_there_five_times_and_piles_can_be_made() {
    wrong("[places]\nsaloon = [2, 3, 4, 5]", "[places]\nsaloon = [3, 4, 5]", "5 places of value 2, these are 4");
    wrong("[places]\nsaloon = [2, 3, 4, 5]", "[places]\nsaloon = [2, 2, 3, 4, 5]", "5 places of value 2, these are 6");
    let start = TEXT.find("[places]").unwrap();
    let kinds = "saloon = [2, 2, 2, 2, 2, 3, 3, 3, 3, 3]\nbank = [4, 4, 4, 4, 4]\nrailway = [5, 5, 5, 5, 5]";
    let text = format!("{}[places]\n{kinds}\ngold_diggers = []\nstage_coach = []\n", &TEXT[..start]);
    let SetupError::Edition { reason, .. } = read(&text).unwrap_err() else { panic!("not the edition is wrong") };
    assert_eq!(reason, "no five piles of four different kinds can be made of these places");
}

/// The same, with other numbers in the same places.
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
    let game = read(&odd(cards, EACH)).unwrap();
    let world = World::of(&game.deal(&Fast::new(5), &mut ()));
    let dealt: Vec<_> = world.hands.iter().chain([&world.draw]).flatten().collect();
    for person in Person::ALL {
        let count = dealt.iter().filter(|card| card.person() == person).count();
        assert_eq!(count, 4 * usize::from(cards[person as usize]), "{person:?}");
    }

    let game = read(&odd([2; 10], ["2, 2, 3, 4", "3, 3, 4, 5", "4, 4, 5, 2", "5, 5, 2, 3", "5, 4, 3, 2"])).unwrap();
    for seed in 0..50 {
        let world = World::of(&game.deal(&Fast::new(seed), &mut ()));
        let mut dealt: Vec<Place> = world.piles.iter().flatten().copied().collect();
        let mut printed: Vec<Place> = game.edition().places().collect();
        dealt.sort_unstable();
        printed.sort_unstable();
        assert_eq!(dealt, printed);
        for pile in &world.piles {
            assert_eq!(pile.iter().map(|place| place.value()).collect::<Vec<_>>(), [5, 4, 3, 2]);
            assert!(Kind::ALL.iter().all(|kind| pile.iter().filter(|place| place.kind() == *kind).count() < 2));
        }
    }
}

#[test]
fn options_and_versions_that_do_not_exist_are_refused() {
    let setup = |settings, version| Setup { seats: 2, settings, edition: TEXT.to_owned(), version };
    let error = |settings, version| Desperados::new(&setup(settings, version)).unwrap_err().to_string();
    assert!(error(Settings::of([("jokers", "on")]), 1).contains("there is no option `jokers`"));
    assert!(error(Settings::of([("exact-match", "maybe")]), 1).contains("can be: off, on"));
    assert!(error(Settings::default(), 2).contains("up to version 1"));
    assert!(error(Settings::default(), 0).contains("version 0"));
    let seats = |seats| Desperados::new(&self::setup(seats, TEXT)).map(|_| ()).unwrap_err().to_string();
    assert!(seats(1).contains("for 2 to 5 players, not 1"));
    assert!(seats(6).contains("for 2 to 5 players, not 6"));
}

/// DE-15, DE-18: what is not set has its default, and both options are off.
#[test]
fn de_15_de_18_both_options_are_off_by_default() {
    let options = |settings: Settings| *Desperados::new(&Setup { settings, ..setup(2, TEXT) }).unwrap().options();
    assert_eq!(options(Settings::default()), desperados::Options::default());
    let exact = options(Settings::of([("exact-match", "on")]));
    assert!(exact.exact_match && !exact.trigger_takes);
    let takes = options(Settings::of([("trigger-takes", "on"), ("exact-match", "off")]));
    assert!(!takes.exact_match && takes.trigger_takes);
}

/// Editions that nobody printed: every game still ends, and worlds can be drawn from what a seat knows.
#[test]
fn an_odd_edition_is_played_to_its_end() {
    let few = [3, 3, 3, 3, 3, 3, 2, 0, 0, 0];
    let mixed = ["2, 2, 2, 2, 2", "3, 3, 3, 3, 3", "4, 4, 4, 4, 4", "5, 5, 5, 5, 5", ""];
    let editions = [odd(few, EACH), odd([2; 10], mixed), odd(few, mixed)];
    for (number, text) in (0..).zip(editions.iter().cycle().take(12)) {
        let game = Desperados::new(&setup(2 + (number % 4) as u8, text)).unwrap();
        let mut random = Fast::new(number);
        let chance = Fast::new(number);
        let mut position = Position::deal(&game, &chance, &mut ());
        let mut list = Vec::new();
        let mut steps = 0_u32;
        while let Some(seat) = game.to_act(&position.state).iter().next() {
            game.legal(&position.state, seat, &mut list);
            let action = *random.pick(&list).unwrap();
            position.play(&game, seat, action, &chance, &mut ()).unwrap();
            steps += 1;
            if steps.is_multiple_of(7) {
                let seat = Seat((steps % u32::from(game.seats())) as u8);
                let knows = position.knows(&game, seat);
                let world = game.resample(&knows, &mut random);
                assert_eq!(game.view(&world, Viewer::Seat(seat)), knows.view, "edition {number}, step {steps}");
            }
        }
        assert!(steps <= game.bound());
    }
}
