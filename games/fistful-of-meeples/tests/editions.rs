//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use fistful_of_meeples::{Building, Cost, Face, FistfulOfMeeples, Illegal, Meeple, Options};
use table::{Fast, Game, Position, Reason, Settings, Setup, SetupError, Stream, Viewer};

const TEXT: &str = FistfulOfMeeples::EDITION;

fn read(text: &str) -> Result<FistfulOfMeeples, SetupError> {
    FistfulOfMeeples::new(&Setup { seats: 2, settings: Settings::default(), edition: text.to_owned(), version: 1 })
}

/// Changes one place of the edition.
#[track_caller]
fn changed(from: &str, to: &str) -> String {
    assert_eq!(TEXT.matches(from).count(), 1, "`{from}` is not once in the edition");
    TEXT.replacen(from, to, 1)
}

/// Changes one place of the edition and expects to be told the line and a reason with these words.
#[track_caller]
fn wrong(from: &str, to: &str, words: &str) {
    match read(&changed(from, to)) {
        Err(SetupError::Edition { line: at, reason }) => {
            let here = 1 + TEXT[..TEXT.find(from).unwrap()].matches('\n').count();
            let last = here + from.matches('\n').count().max(to.matches('\n').count());
            assert!((here..=last).contains(&at), "line {at} is not {here} to {last}: {reason}");
            assert!(reason.contains(words), "`{reason}` does not say `{words}`");
        }
        Ok(_) => panic!("`{to}` was accepted"),
        Err(other) => panic!("{other}"),
    }
}

#[test]
fn fm_1_fm_3_fm_4_fm_5_the_edition_of_the_program_is_right() {
    let game = read(TEXT).unwrap();
    let edition = game.edition();
    assert_eq!(edition.name, "Posse's reading of the box, 2026");
    assert_eq!(edition.meeples, [21, 6, 5, 4, 0]);
    assert_eq!((edition.gold, edition.stone, edition.dynamite), (36, 18, 3));
    assert_eq!((edition.signs, edition.sign_points), (8, [5, 10]));
    let row = [(0, 3), (1, 2), (2, 1), (2, 1), (1, 2), (0, 3)].map(|(gold, stone)| Cost { gold, stone });
    let costs = Building::ALL.map(|building| edition.cost(building));
    assert_eq!((&costs[..6], &costs[6..]), (&row[..], &row[..]), "the same in both rows, from corner to corner");
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
fn three_meeples_come_from_each_building() {
    wrong("[meeples]\nbuilder = 21", "[meeples]\nbuilder = 20", "36 meeples besides the madame, these are 35");
    wrong("[meeples]\nbuilder = 21", "[meeples]\nbuilder = 255", "these are 270");
}

#[test]
fn cubes_are_not_too_many() {
    wrong("[cubes]\ngold = 36", "[cubes]\ngold = 235", "at most 255 cubes, these are 256");
    assert!(read(&changed("[cubes]\ngold = 36", "[cubes]\ngold = 234")).is_ok());
    assert!(read(&changed("gold = 36", "gold = 234")).is_ok());
    wrong("dynamite = 3\n", "dynamite = 0\n", "dynamite is a number from 1 to 9, not 0");
    wrong("dynamite = 3\n", "dynamite = 10\n", "not 10");
}

#[test]
fn signs_bars_and_graves_are_in_bounds() {
    wrong("each = 8", "each = 0", "each has a number of signs from 1 to 12, not 0");
    wrong("each = 8", "each = 13", "not 13");
    wrong("points = [5, 10]", "points = [5]", "invalid length 1");
    wrong("graves = 6", "graves = 0", "the graveyard has a number of graves from 1 to 12, not 0");
    wrong("graves = 6", "graves = 13", "not 13");
    wrong("prices = [6, 6, 7, 7, 8, 8]", "prices = []", "the bank has 1 to 12 bars, not 0");
    wrong("[6, 6, 7, 7, 8, 8]", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]", "not 13");
    assert!(read(&changed("[6, 6, 7, 7, 8, 8]", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]")).is_ok());
    wrong("[6, 6, 7, 7, 8, 8]", "[6, 6, 7, 7, 9, 8]", "the cheapest bar comes first");
    wrong("[6, 6, 7, 7, 8, 8]", "[0, 6]", "a price is a number from 1 to 255, not 0");
}

#[test]
fn a_number_that_is_none_is_told_with_its_line() {
    wrong("miner = 6", "miner = \"six\"", "invalid type");
    wrong("stone = 18", "stone = -18", "");
    wrong("graves = 6", "graves = 600", "");
    wrong("t4 = { gold = 2, stone = 1 }", "t4 = { gold = 2, stone = }", "");
}

#[test]
fn nothing_is_left_out_and_nothing_is_unknown() {
    wrong("t4 = { gold = 2, stone = 1 }", "t4 = { gold = 2 }", "missing field `stone`");
    wrong("t4 = { gold = 2, stone = 1 }", "t4 = { gold = 2, stone = 1, silver = 1 }", "unknown field `silver`");
    wrong("b1 = { gold = 0, stone = 3 }", "b7 = { gold = 0, stone = 3 }", "unknown field `b7`");
    wrong("[graveyard]\ngraves = 6", "[graveyard]", "missing field `graves`");
    wrong("robber = 2\n", "robber = 2\nsheriff = 2\n", "unknown field `sheriff`");
    wrong("name = \"Posse's", "title = \"Posse's", "unknown field `title`");
    assert!(matches!(read(""), Err(SetupError::Edition { line: 1, .. })));
    wrong("[graveyard]", "[graveyard", "");
}

#[test]
fn options_and_versions_that_do_not_exist_are_refused() {
    let setup = |seats, settings, version| Setup { seats, settings, edition: TEXT.to_owned(), version };
    let error =
        |seats, settings, version| FistfulOfMeeples::new(&setup(seats, settings, version)).unwrap_err().to_string();
    assert!(error(2, Settings::of([("dynamite", "on")]), 1).contains("there is no option `dynamite`"));
    assert!(error(2, Settings::of([("several-bars", "two")]), 1).contains("can be: off, on"));
    assert!(error(2, Settings::default(), 2).contains("up to version 1"));
    assert!(error(2, Settings::default(), 0).contains("version 0"));
    assert!(error(1, Settings::default(), 1).contains("for 2 to 4 players, not 1"));
    assert!(error(5, Settings::default(), 1).contains("for 2 to 4 players, not 5"));
}

#[test]
fn fm_16_fm_29_both_options_are_off_by_default() {
    assert_eq!(*read(TEXT).unwrap().options(), Options::default());
    let settings = Settings::of([("madame-bows-out", "on"), ("several-bars", "on")]);
    let game = FistfulOfMeeples::new(&Setup { seats: 2, settings, edition: TEXT.to_owned(), version: 1 }).unwrap();
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

/// Editions that nobody printed: every game still ends.
#[test]
fn an_odd_edition_is_played_to_its_end() {
    let cheap = TEXT
        .replace("gold = 1, stone = 2", "gold = 0, stone = 0")
        .replace("gold = 2, stone = 1", "gold = 0, stone = 0");
    let editions = [
        cheap,
        changed("builder = 21\nminer = 6\nrobber = 5\ndeputy = 4", "builder = 0\nminer = 0\nrobber = 0\ndeputy = 36"),
        changed("builder = 21\nminer = 6\nrobber = 5\ndeputy = 4", "builder = 36\nminer = 0\nrobber = 0\ndeputy = 0"),
        changed("builder = 21\nminer = 6\nrobber = 5\ndeputy = 4", "builder = 0\nminer = 18\nrobber = 18\ndeputy = 0"),
        changed("gold = 36\nstone = 18", "gold = 0\nstone = 0"),
        changed("gold = 36\nstone = 18", "gold = 0\nstone = 252"),
        changed(
            "miner = [2, 4]\nrobber = 2\ndeputy = 2\nmadame = 1",
            "miner = [0, 0]\nrobber = 0\ndeputy = 0\nmadame = 0",
        ),
        changed(
            "miner = [2, 4]\nrobber = 2\ndeputy = 2\nmadame = 1",
            "miner = [255, 255]\nrobber = 255\ndeputy = 255\nmadame = 255",
        ),
        changed("graves = 6", "graves = 12")
            .replace("[6, 6, 7, 7, 8, 8]", "[255]")
            .replace("dynamite = 3\n", "dynamite = 9\n"),
        changed("graves = 6", "graves = 1").replace("[6, 6, 7, 7, 8, 8]", "[1]").replace("each = 8", "each = 1"),
    ];
    for (number, text) in (0..).zip(editions) {
        for (seats, several) in [(2, "off"), (3, "on"), (4, "off")] {
            let settings = Settings::of([("several-bars", several), ("madame-bows-out", several)]);
            let game = FistfulOfMeeples::new(&Setup { seats, settings, edition: text.clone(), version: 1 }).unwrap();
            for seed in 0..5 {
                let (mut random, chance) = (Fast::new(!seed), Fast::new(seed + 100 * number));
                let mut position = Position::deal(&game, &chance, &mut ());
                let mut list = Vec::new();
                let mut steps = 0;
                while let Some(seat) = game.to_act(&position.state).iter().next() {
                    game.legal(&position.state, seat, &mut list);
                    let action = *random.pick(&list).unwrap();
                    position.play(&game, seat, action, &chance, &mut ()).unwrap();
                    steps += 1;
                    assert!(steps <= game.bound(), "edition {number}");
                }
                assert!(game.outcome(&position.state).is_some(), "edition {number}");
                let board = game.view(&position.state, Viewer::Spectator).board;
                let cubes: u32 =
                    board.seats.iter().map(|supply| u32::from(supply.gold) + u32::from(supply.stone)).sum();
                let all = u32::from(game.edition().gold) + u32::from(game.edition().stone);
                let bag = u32::from(board.bag.gold) + u32::from(board.bag.stone);
                assert_eq!(cubes + bag, all, "edition {number}");
            }
        }
    }
}
