//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use fistful_of_meeples::{Building, Cost, Face, FistfulOfMeeples, Illegal, Meeple, Options};
use table::{Game, Reason, Setup, Viewer};
use table_kit::editions::{self, changed, read, refuses};
use table_kit::setups;

const TEXT: &str = FistfulOfMeeples::EDITION;

#[test]
fn fm_1_fm_3_fm_4_fm_5_the_edition_of_the_program_is_right() {
    let game = read::<FistfulOfMeeples>(TEXT).unwrap();
    let edition = game.edition();
    assert_eq!(edition.name, "Posse's reading of the box, 2026");
    assert_eq!(edition.meeples, [21, 6, 5, 4, 0]);
    assert_eq!((edition.gold, edition.stone, edition.dynamite), (36, 18, 3));
    assert_eq!((edition.signs, edition.sign_points), (8, [5, 10]));
    let row = [(0, 3), (1, 2), (2, 1), (2, 1), (1, 2), (0, 3)].map(|(gold, stone)| Cost { gold, stone });
    let costs = Building::ALL.map(|building| edition.cost(building));
    assert_eq!((&costs[..6], &costs[6..]), (&row[..], &row[..]), "same in both rows, from corner to corner");
    assert_eq!((&edition.prices[..], edition.bar_points), (&[6, 6, 7, 7, 8, 8][..], 10));
    assert_eq!((0..=7).map(|left| edition.price(left)).collect::<Vec<_>>(), {
        [None, Some(8), Some(8), Some(7), Some(7), Some(6), Some(6), None]
    });
    assert_eq!(edition.graves, 6);
    assert_eq!([Face::Five, Face::Ten].map(|face| edition.miner_draws(face)), [2, 4]);
    assert_eq!(Meeple::ALL.map(|meeple| edition.draws(meeple)), [0, 0, 2, 2, 1]);
    assert_eq!(Meeple::ALL.map(|meeple| edition.reward(meeple)), [1, 2, 3, 4, 0]);
}

#[test]
fn each_fault_is_refused_with_its_line_and_reason() {
    refuses::<FistfulOfMeeples>(&[
        // Each building gets three meeples.
        ("[meeples]\nbuilder = 21", "[meeples]\nbuilder = 20", "36 meeples besides the madame, these are 35"),
        ("[meeples]\nbuilder = 21", "[meeples]\nbuilder = 255", "these are 270"),
        // The number of cubes is limited.
        ("[cubes]\ngold = 36", "[cubes]\ngold = 235", "at most 255 cubes, these are 256"),
        ("dynamite = 3\n", "dynamite = 0\n", "dynamite is a number from 1 to 9, not 0"),
        ("dynamite = 3\n", "dynamite = 10\n", "not 10"),
        // Signs, bars and graves are limited.
        ("each = 8", "each = 0", "each has a number of signs from 1 to 12, not 0"),
        ("each = 8", "each = 13", "not 13"),
        ("points = [5, 10]", "points = [5]", "invalid length 1"),
        ("graves = 6", "graves = 0", "the graveyard has a number of graves from 1 to 12, not 0"),
        ("graves = 6", "graves = 13", "not 13"),
        ("prices = [6, 6, 7, 7, 8, 8]", "prices = []", "the bank has 1 to 12 bars, not 0"),
        ("[6, 6, 7, 7, 8, 8]", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]", "not 13"),
        ("[6, 6, 7, 7, 8, 8]", "[6, 6, 7, 7, 9, 8]", "the cheapest bar comes first"),
        ("[6, 6, 7, 7, 8, 8]", "[0, 6]", "a price is a number from 1 to 255, not 0"),
        // A value that is not a number is reported with its line.
        ("miner = 6", "miner = \"six\"", "invalid type"),
        ("stone = 18", "stone = -18", ""),
        ("graves = 6", "graves = 600", ""),
        ("t4 = { gold = 2, stone = 1 }", "t4 = { gold = 2, stone = }", ""),
        // Everything must be present, and nothing may be unknown.
        ("t4 = { gold = 2, stone = 1 }", "t4 = { gold = 2 }", "missing field `stone`"),
        ("t4 = { gold = 2, stone = 1 }", "t4 = { gold = 2, stone = 1, silver = 1 }", "unknown field `silver`"),
        ("b1 = { gold = 0, stone = 3 }", "b7 = { gold = 0, stone = 3 }", "unknown field `b7`"),
        ("[graveyard]\ngraves = 6", "[graveyard]", "missing field `graves`"),
        ("robber = 2\n", "robber = 2\nsheriff = 2\n", "unknown field `sheriff`"),
        ("name = \"Posse's", "title = \"Posse's", "unknown field `title`"),
        ("[graveyard]", "[graveyard", ""),
    ]);
}

#[test]
fn the_greatest_numbers_are_accepted() {
    for (from, to) in [
        ("[cubes]\ngold = 36", "[cubes]\ngold = 234"),
        ("gold = 36", "gold = 234"),
        ("[6, 6, 7, 7, 8, 8]", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"),
    ] {
        assert!(read::<FistfulOfMeeples>(&changed::<FistfulOfMeeples>(from, to)).is_ok(), "{to}");
    }
}

#[test]
fn fm_16_fm_29_both_options_are_off_by_default() {
    assert_eq!(*read::<FistfulOfMeeples>(TEXT).unwrap().options(), Options::default());
    let game: FistfulOfMeeples = setups::game(2, &[("madame-bows-out", "on"), ("several-bars", "on")]);
    assert!(game.options().madame_bows_out && game.options().several_bars);
}

#[test]
fn every_reason_has_a_name_of_its_own_and_a_clause() {
    let mut names: Vec<&str> = Illegal::ALL.iter().map(|reason| reason.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Illegal::ALL.len());
    assert!(Illegal::ALL.iter().all(|reason| reason.clause().starts_with("FM-")));
}

/// Unprinted editions: every game still ends.
#[test]
fn an_odd_edition_is_played_to_its_end() {
    let cheap = TEXT
        .replace("gold = 1, stone = 2", "gold = 0, stone = 0")
        .replace("gold = 2, stone = 1", "gold = 0, stone = 0");
    let editions = [
        cheap,
        changed::<FistfulOfMeeples>(
            "builder = 21\nminer = 6\nrobber = 5\ndeputy = 4",
            "builder = 0\nminer = 0\nrobber = 0\ndeputy = 36",
        ),
        changed::<FistfulOfMeeples>(
            "builder = 21\nminer = 6\nrobber = 5\ndeputy = 4",
            "builder = 36\nminer = 0\nrobber = 0\ndeputy = 0",
        ),
        changed::<FistfulOfMeeples>(
            "builder = 21\nminer = 6\nrobber = 5\ndeputy = 4",
            "builder = 0\nminer = 18\nrobber = 18\ndeputy = 0",
        ),
        changed::<FistfulOfMeeples>("gold = 36\nstone = 18", "gold = 0\nstone = 0"),
        changed::<FistfulOfMeeples>("gold = 36\nstone = 18", "gold = 0\nstone = 252"),
        changed::<FistfulOfMeeples>(
            "miner = [2, 4]\nrobber = 2\ndeputy = 2\nmadame = 1",
            "miner = [0, 0]\nrobber = 0\ndeputy = 0\nmadame = 0",
        ),
        changed::<FistfulOfMeeples>(
            "miner = [2, 4]\nrobber = 2\ndeputy = 2\nmadame = 1",
            "miner = [255, 255]\nrobber = 255\ndeputy = 255\nmadame = 255",
        ),
        changed::<FistfulOfMeeples>("graves = 6", "graves = 12")
            .replace("[6, 6, 7, 7, 8, 8]", "[255]")
            .replace("dynamite = 3\n", "dynamite = 9\n"),
        changed::<FistfulOfMeeples>("graves = 6", "graves = 1")
            .replace("[6, 6, 7, 7, 8, 8]", "[1]")
            .replace("each = 8", "each = 1"),
    ];
    for (number, text) in (0..).zip(editions) {
        for (seats, several) in [(2, "off"), (3, "on"), (4, "off")] {
            let options = [("several-bars", several), ("madame-bows-out", several)];
            let setup = Setup { edition: text.clone(), ..setups::setup::<FistfulOfMeeples>(seats, &options) };
            let game = FistfulOfMeeples::new(&setup).unwrap();
            for seed in 0..5 {
                let course = editions::play::<FistfulOfMeeples>(&setup, seed + 100 * number);
                let last = &course.positions[course.positions.len() - 1];
                let board = game.view(&last.state, Viewer::Spectator).board;
                let cubes: u32 =
                    board.seats.iter().map(|supply| u32::from(supply.gold) + u32::from(supply.stone)).sum();
                let all = u32::from(game.edition().gold) + u32::from(game.edition().stone);
                let bag = u32::from(board.bag.gold) + u32::from(board.bag.stone);
                assert_eq!(cubes + bag, all, "edition {number}");
            }
        }
    }
}
