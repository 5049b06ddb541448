//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use dollars_wanted::{Building, BuildingId, DollarsWanted, Kind};
use table::{Game, Setup, SetupError};
use table_kit::editions::{self, line, read, refuses};
use table_kit::setups;

use crate::support::{Table, by_edition};

const TEXT: &str = DollarsWanted::EDITION;

#[test]
fn the_edition_of_the_program_is_right() {
    let game = read::<DollarsWanted>(TEXT).unwrap();
    assert_eq!(game.edition().buildings().count(), 18);
    assert_eq!(game.edition().name, "Posse's reconstruction, 2026");
    assert_eq!(Kind::ALL.map(|kind| game.edition().count(kind)), [2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1]);
    assert_eq!(game.edition().penalty, 300);
}

/// As the page says: a building that needs more pays more.
#[test]
fn dw_1_a_building_that_needs_more_brings_more() {
    let game = read::<DollarsWanted>(TEXT).unwrap();
    let of = |building: &Building| (building.front.needs.0.iter().sum::<u8>(), building.dollars);
    let mut buildings: Vec<(u8, i32)> = game.edition().buildings().map(|(_, building)| of(building)).collect();
    buildings.sort_unstable();
    assert!(buildings.is_sorted_by(|less, more| less == more || (less.0 < more.0 && less.1 < more.1)), "{buildings:?}");
}

#[test]
fn a_colour_has_twenty_cards() {
    refuses::<DollarsWanted>(&[(
        "[cards]\none_icon = 2",
        "[cards]\none_icon = 3",
        "a colour has 20 cards, these are 24",
    )]);
    let error = read::<DollarsWanted>(&TEXT.replace("joker = 1", "joker = 0")).map(|_| ()).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("edition, line {}: a colour has 20 cards, these are 19", line::<DollarsWanted>("[cards]"))
    );
}

#[test]
fn each_fault_is_refused_with_its_line_and_reason() {
    refuses::<DollarsWanted>(&[
        // Something that is not a number is reported with its line.
        ("coyote = 1", "coyote = \"one\"", "invalid type"),
        ("vulture = 1", "vulture = -1", ""),
        ("vulture = 1", "vulture = 300", ""),
        ("elixir = 1", "elixir = ", ""),
        // Every field must be there, and no unknown one.
        ("[cards]\none_icon = 2 # of each of Clint, Joe, Judy and Enzo\n", "[cards]\n", "missing field `one_icon`"),
        ("[penalty]\ndollars = 300", "[penalty]", "missing field `dollars`"),
        ("coyote = 1", "coyote = 1\nwolf = 1", "unknown field `wolf`"),
        ("id = 4\nkind = \"bank\"", "id = 4\nkind = \"barn\"", "unknown variant `barn`"),
        ("name = \"Posse's reconstruction, 2026\"", "title = \"x\"", "unknown field `title`"),
        // Text that is not TOML is reported with its line.
        ("[penalty]", "[penalty", ""),
        // A need consists of counts and letters.
        ("needs = \"3P 2B 1D\"", "needs = \"3P 2X 1D\"", "`2X` is no need"),
        ("needs = \"3P 2B 1D\"", "needs = \"3P 2P 1D\"", "pickaxe is named twice"),
        ("needs = \"3P 2B 1D\"", "needs = \"0P 2B 1D\"", "from 1 to 9"),
        ("needs = \"3P 2B 1D\"", "needs = \"12P\"", "from 1 to 9"),
        ("needs = \"3P 2B 1D\"", "needs = \"P\"", "from 1 to 9"),
        ("needs = \"3P 2B 1D\"", "needs = \"\"", "at least one icon"),
        ("needs = \"3P 2B 1D\"", "needs = \"3P 2B 1Ü\"", "`1Ü` is no need"),
        // Dollars must be within bounds.
        (
            "id = 9\nkind = \"saloon\"\nneeds = \"2P 2D\"\ndollars = 500",
            "id = 9\nkind = \"saloon\"\nneeds = \"2P 2D\"\ndollars = -500",
            "not -500",
        ),
        ("[penalty]\ndollars = 300", "[penalty]\ndollars = 2000000", "0 to 1000000"),
    ]);
}

#[test]
fn every_building_is_there_once() {
    refuses::<DollarsWanted>(&[
        ("id = 18", "id = 17", "building 17 is there twice"),
        ("id = 18", "id = 19", "buildings have the ids 1 to 18, not 19"),
        ("id = 1\n", "id = 0\n", "buildings have the ids 1 to 18, not 0"),
    ]);
    let last = TEXT.rfind("[[building]]").unwrap();
    let error = read::<DollarsWanted>(&TEXT[..last]).map(|_| ()).unwrap_err();
    let SetupError::Edition { line: at, reason } = error else { panic!("{error}") };
    assert_eq!(reason, "building 18 is missing");
    assert!(at >= line::<DollarsWanted>("[[building]]"), "line {at}");
    assert!(matches!(read::<DollarsWanted>("name = \"x\""), Err(SetupError::Edition { .. })));
}

#[test]
fn every_number_counts_in_play() {
    let text = TEXT.replace(
        "id = 9\nkind = \"saloon\"\nneeds = \"2P 2D\"\ndollars = 500",
        "id = 9\nkind = \"bank\"\nneeds = \"1B\"\ndollars = 1234",
    );
    let mut table = by_edition(&text, &[], "pile 1 9; pile 2 10 3; pile 3 13 5; robbing; row 1 judy1");
    table.act("rob 1");
    let outcome = table.outcome().unwrap();
    assert_eq!(outcome.scores[table::Seat(0)].total, 1234);
    assert_eq!(outcome.scores[table::Seat(0)].sources[0].amount, 1234);
    assert_eq!(table.game.building(BuildingId(9)).dollars, 1234);

    let cards = TEXT
        .replace("joker = 1", "joker = 3")
        .replace("coyote = 1", "coyote = 0")
        .replace("vulture = 1", "vulture = 0");
    let table = Table::deal(read::<DollarsWanted>(&cards).unwrap(), 5);
    let text = serde_json::to_string(&table.state).unwrap();
    assert_eq!((text.matches("joker").count(), text.matches("coyote").count()), (15, 0));
}

/// DW-1, DW-10, DW-18, DW-29, DW-31, DW-32: an option that is not set has its default.
#[test]
fn dw_32_false_play_is_on_by_default_in_the_variant_alone() {
    let options = |settings: &[(&str, &str)]| *setups::game::<DollarsWanted>(2, settings).options();
    let base = options(&[]);
    assert_eq!(base, dollars_wanted::Options::default(), "all options are off in the base game");
    let variant = options(&[("colour-variant", "on")]);
    assert!(variant.colour_variant && variant.false_play);
    assert!(!variant.two_penalties && !variant.honour_rule && !variant.coyote_leaves && !variant.remember_cards);
    assert!(!variant.full_log && !variant.open_values);
    assert!(!options(&[("colour-variant", "on"), ("false-play", "off")]).false_play);
}

/// With editions that nobody printed, every game still ends, and worlds can be drawn from what a seat knows.
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
        editions::play::<DollarsWanted>(&Setup { edition: text, ..setups::setup::<DollarsWanted>(2, &[]) }, number);
    }
}
