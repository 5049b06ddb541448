//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use dollars_wanted::{BuildingId, DollarsWanted, Kind};
use table::{Game, Settings, Setup, SetupError};

use crate::support::{Layout, Table};

const TEXT: &str = DollarsWanted::EDITION;

fn read(text: &str) -> Result<DollarsWanted, SetupError> {
    DollarsWanted::new(&Setup { seats: 2, settings: Settings::default(), edition: text.to_owned(), version: 1 })
}

/// The line, from 1, on which this stands in the edition.
fn line(of: &str) -> usize {
    1 + TEXT[..TEXT.find(of).unwrap_or_else(|| panic!("`{of}` is not in the edition"))].matches('\n').count()
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
            assert_eq!(
                SetupError::Edition { line: at, reason: reason.clone() }.to_string(),
                format!("edition, line {at}: {reason}")
            );
        }
        Ok(_) => panic!("`{to}` was accepted"),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn the_edition_of_the_program_is_right() {
    let game = read(TEXT).unwrap();
    assert_eq!(game.edition().buildings().count(), 18);
    assert_eq!(game.edition().name, "Posse's reconstruction, 2026");
    assert_eq!(Kind::ALL.map(|kind| game.edition().count(kind)), [2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1]);
    assert_eq!(game.edition().penalty, 300);
}

#[test]
fn a_colour_has_twenty_cards() {
    wrong("[cards]\none_icon = 2", "[cards]\none_icon = 3", "a colour has 20 cards, these are 24");
    let error = read(&TEXT.replace("joker = 1", "joker = 0")).unwrap_err();
    assert_eq!(error.to_string(), format!("edition, line {}: a colour has 20 cards, these are 19", line("[cards]")));
}

#[test]
fn a_number_that_is_none_is_told_with_its_line() {
    wrong("coyote = 1", "coyote = \"one\"", "invalid type");
    wrong("vulture = 1", "vulture = -1", "");
    wrong("vulture = 1", "vulture = 300", "");
    wrong("elixir = 1", "elixir = ", "");
}

#[test]
fn nothing_is_left_out_and_nothing_is_unknown() {
    wrong("[cards]\none_icon = 2 # of each of Clint, Joe, Judy and Enzo\n", "[cards]\n", "missing field `one_icon`");
    wrong("[penalty]\ndollars = 300", "[penalty]", "missing field `dollars`");
    wrong("coyote = 1", "coyote = 1\nwolf = 1", "unknown field `wolf`");
    wrong("id = 4\nkind = \"bank\"", "id = 4\nkind = \"barn\"", "unknown variant `barn`");
    wrong("name = \"Posse's reconstruction, 2026\"", "title = \"x\"", "unknown field `title`");
}

#[test]
fn a_text_that_is_no_toml_is_told_with_its_line() {
    wrong("[penalty]", "[penalty", "");
}

#[test]
fn every_building_is_there_once() {
    wrong("id = 18", "id = 17", "building 17 is there twice");
    wrong("id = 18", "id = 19", "buildings have the ids 1 to 18, not 19");
    wrong("id = 1\n", "id = 0\n", "buildings have the ids 1 to 18, not 0");
    let last = TEXT.rfind("[[building]]").unwrap();
    let error = read(&TEXT[..last]).unwrap_err();
    let SetupError::Edition { line: at, reason } = error else { panic!("{error}") };
    assert_eq!(reason, "building 18 is missing");
    assert!(at >= line("[[building]]"), "line {at}");
    assert!(matches!(read("name = \"x\""), Err(SetupError::Edition { .. })));
    assert!(matches!(read(""), Err(SetupError::Edition { line: 1, .. })));
}

#[test]
fn a_need_is_counts_and_letters() {
    wrong("needs = \"3P 2B 1D\"", "needs = \"3P 2X 1D\"", "`2X` is no need");
    wrong("needs = \"3P 2B 1D\"", "needs = \"3P 2P 1D\"", "pickaxe is named twice");
    wrong("needs = \"3P 2B 1D\"", "needs = \"0P 2B 1D\"", "from 1 to 9");
    wrong("needs = \"3P 2B 1D\"", "needs = \"12P\"", "from 1 to 9");
    wrong("needs = \"3P 2B 1D\"", "needs = \"P\"", "from 1 to 9");
    wrong("needs = \"3P 2B 1D\"", "needs = \"\"", "at least one icon");
    wrong("needs = \"3P 2B 1D\"", "needs = \"3P 2B 1Ü\"", "`1Ü` is no need");
}

#[test]
fn dollars_are_in_bounds() {
    wrong(
        "id = 9\nkind = \"saloon\"\nneeds = \"2P 2D\"\ndollars = 500",
        "id = 9\nkind = \"saloon\"\nneeds = \"2P 2D\"\ndollars = -500",
        "not -500",
    );
    wrong("[penalty]\ndollars = 300", "[penalty]\ndollars = 2000000", "0 to 1000000");
}

#[test]
fn every_number_counts_in_play() {
    let text = TEXT.replace(
        "id = 9\nkind = \"saloon\"\nneeds = \"2P 2D\"\ndollars = 500",
        "id = 9\nkind = \"bank\"\nneeds = \"1B\"\ndollars = 1234",
    );
    let layout = Layout::new(2).edition(&text).pile(1, "9").pile(2, "10 3").pile(3, "13 5").robbing().row(1, "judy1");
    let mut table = layout.begin();
    table.act("rob 1");
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.scores[table::Seat(0)].total, 1234);
    assert_eq!(outcome.scores[table::Seat(0)].sources[0].amount, 1234);
    assert_eq!(table.game.building(BuildingId(9)).dollars, 1234);

    let cards = TEXT
        .replace("joker = 1", "joker = 3")
        .replace("coyote = 1", "coyote = 0")
        .replace("vulture = 1", "vulture = 0");
    let table = Table::deal(read(&cards).unwrap(), 5);
    let text = serde_json::to_string(&table.truth()).unwrap();
    assert_eq!((text.matches("joker").count(), text.matches("coyote").count()), (15, 0));
}

#[test]
fn options_and_versions_that_do_not_exist_are_refused() {
    let setup = |settings, version| Setup { seats: 2, settings, edition: TEXT.to_owned(), version };
    let error = |settings, version| DollarsWanted::new(&setup(settings, version)).unwrap_err().to_string();
    assert!(error(Settings::of([("jokers", "on")]), 1).contains("there is no option `jokers`"));
    assert!(error(Settings::of([("false-play", "maybe")]), 1).contains("can be: off, on"));
    assert!(error(Settings::default(), 2).contains("up to version 1"));
    assert!(error(Settings::default(), 0).contains("version 0"));
}

/// DW-10, DW-18, DW-29, DW-31, DW-32: what is not set has its default.
#[test]
fn dw_32_false_play_is_on_by_default_in_the_variant_alone() {
    let options = |settings: &[(&str, &str)]| *crate::support::game(2, settings).options();
    let base = options(&[]);
    assert_eq!(base, dollars_wanted::Options::default(), "everything is off in the base game");
    let variant = options(&[("colour-variant", "on")]);
    assert!(variant.colour_variant && variant.false_play);
    assert!(!variant.two_penalties && !variant.honour_rule && !variant.coyote_leaves && !variant.remember_cards);
    assert!(!options(&[("colour-variant", "on"), ("false-play", "off")]).false_play);
}

/// Editions that nobody printed: every game still ends, and worlds can be drawn from what a seat knows.
#[test]
fn an_odd_edition_is_played_to_its_end() {
    let cards = |one: u8, two: u8, joker: u8, elixir: u8, coyote: u8, vulture: u8| {
        let start = TEXT.find("[cards]").unwrap();
        let end = TEXT.find("# What a penalty").unwrap();
        let cards = format!(
            "[cards]\none_icon = {one}\ntwo_icons = {two}\njoker = {joker}\nelixir = {elixir}\ncoyote = {coyote}\nvulture = {vulture}\n"
        );
        format!("{}{cards}{}", &TEXT[..start], &TEXT[end..])
    };
    let same_needs = TEXT.replace("needs = \"2P 2D\"", "needs = \"2P 2B\"").replace("1C 1P", "9C 9P");
    let editions = [
        cards(5, 0, 0, 0, 0, 0),
        cards(0, 5, 0, 0, 0, 0),
        cards(0, 0, 20, 0, 0, 0),
        cards(0, 0, 0, 20, 0, 0),
        cards(0, 0, 0, 0, 20, 0),
        cards(0, 0, 0, 0, 0, 20),
        same_needs,
    ];
    for (number, text) in (0..).zip(editions) {
        let game = read(&text).unwrap();
        let mut random = table::Fast::new(number);
        let chance = table::Fast::new(number);
        let mut position = table::Position::deal(&game, &chance, &mut ());
        let mut list = Vec::new();
        let mut steps = 0_u32;
        while let Some(seat) = game.to_act(&position.state).iter().next() {
            game.legal(&position.state, seat, &mut list);
            let action = *table::Stream::pick(&mut random, &list).unwrap();
            position.play(&game, seat, action, &chance, &mut ()).unwrap();
            steps += 1;
            if steps.is_multiple_of(37) {
                let knows = position.knows(&game, seat);
                let world = game.resample(&knows, &mut random);
                assert_eq!(game.view(&world, table::Viewer::Seat(seat)), knows.view, "edition {number}, step {steps}");
            }
        }
        assert!(steps <= game.bound());
    }
}
