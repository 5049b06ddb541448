//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use table::{Fast, Game, Position, Seat, Settings, Setup, SetupError, Stream, Viewer};
use wyatt_earp::{CARDS, Card, KINDS, Kind, Rewards, Worth, WyattEarp};

use crate::secrets::World;
use crate::support::{Layout, Table, outlaw};

const TEXT: &str = WyattEarp::EDITION;

fn setup(seats: u8, text: &str) -> Setup {
    Setup { seats, settings: Settings::default(), edition: text.to_owned(), version: 1 }
}

fn read(text: &str) -> Result<WyattEarp, SetupError> {
    WyattEarp::new(&setup(2, text))
}

/// The edition with other text in one place.
#[track_caller]
fn changed(from: &str, to: &str) -> String {
    assert!(TEXT.contains(from), "`{from}` is not in the edition");
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
            let error = SetupError::Edition { line: at, reason: reason.clone() };
            assert_eq!(error.to_string(), format!("edition, line {at}: {reason}"));
        }
        Ok(_) => panic!("`{to}` was accepted"),
        Err(other) => panic!("{other}"),
    }
}

/// WE-1, WE-34: the table of the clauses.
#[test]
fn we_1_the_edition_of_the_program_is_right() {
    let game = read(TEXT).unwrap();
    let edition = game.edition();
    assert_eq!(edition.name, "Posse's reconstruction, 2026");
    for (card, copies) in Card::all().zip(edition.copies) {
        let printed = match card.kind() {
            Kind::Outlaw(_) | Kind::Wyatt => 7,
            Kind::Photo(_) => 1,
            Kind::Stagecoach => 2,
            Kind::Bank => 4,
            Kind::Gun | Kind::Wanted | Kind::Hideout => 3,
        };
        assert_eq!(copies, printed, "{card}");
    }
    assert_eq!(edition.copies.iter().map(|copies| usize::from(*copies)).sum::<usize>(), CARDS);
    assert_eq!(edition.points, Worth { outlaw: 2, photo: 4, stagecoach: 1, bank: 2, gun: 3 });
    assert_eq!(edition.rewards, Rewards { photo: 1, stagecoach: 3, bank: 1, gun: 1 });
    assert_eq!(edition.goal, 25);
}

#[test]
fn there_are_seventy_eight_cards() {
    let cards = "[cards]\noutlaw = 7\nphoto = 1\nstagecoach = 2";
    wrong(cards, "[cards]\noutlaw = 7\nphoto = 1\nstagecoach = 3", "there are 78 cards, these are 79");
    wrong(cards, "[cards]\noutlaw = 6\nphoto = 1\nstagecoach = 2", "there are 78 cards, these are 71");
    wrong(cards, "[cards]\noutlaw = 7\nphoto = 0\nstagecoach = 2", "there are 78 cards, these are 71");
}

/// The number of all cards is right in these.
#[test]
fn an_outlaw_has_one_to_seven_cards_and_at_most_one_photo() {
    let cards = "[cards]\noutlaw = 7\nphoto = 1\nstagecoach = 2";
    let words = "an outlaw has 1 to 7 cards and at most one photo";
    wrong(cards, "[cards]\noutlaw = 6\nphoto = 2\nstagecoach = 2", words);
    wrong(cards, "[cards]\noutlaw = 8\nphoto = 0\nstagecoach = 2", words);
    wrong(cards, "[cards]\noutlaw = 0\nphoto = 1\nstagecoach = 51", words);
}

#[test]
fn points_and_rewards_go_up_to_twenty() {
    for (from, to) in [
        ("outlaw = 2 # [R]\nphoto = 4", "outlaw = 21\nphoto = 4"),
        ("photo = 4\nstagecoach = 1", "photo = 21\nstagecoach = 1"),
        ("stagecoach = 1\nbank = 2", "stagecoach = 21\nbank = 2"),
        ("bank = 2\ngun = 3", "bank = 21\ngun = 3"),
        ("bank = 2\ngun = 3", "bank = 2\ngun = 21"),
    ] {
        refused(from, to, "[points]", "points are a number from 0 to 20");
    }
    for (from, to) in [
        ("[rewards]\nphoto = 1", "[rewards]\nphoto = 21"),
        ("stagecoach = 3", "stagecoach = 21"),
        ("bank = 1\ngun = 1", "bank = 21\ngun = 1"),
        ("bank = 1\ngun = 1", "bank = 1\ngun = 21"),
    ] {
        refused(from, to, "[rewards]", "rewards are thousands from 0 to 20");
    }
}

/// As [`wrong`], but the line is that of this heading or the one after it.
#[track_caller]
fn refused(from: &str, to: &str, heading: &str, words: &str) {
    let Err(SetupError::Edition { line, reason }) = read(&changed(from, to)) else { panic!("`{to}` was accepted") };
    let here = 1 + TEXT[..TEXT.find(heading).unwrap()].matches('\n').count();
    assert!((here..=here + 1).contains(&line), "line {line} is not that of {heading}, {here}");
    assert_eq!(reason, words);
}

#[test]
fn we_34_the_goal_is_from_one_to_five_hundred_thousand() {
    wrong("thousands = 25", "thousands = 0", "the goal is from 1 to 500 thousand, not 0");
    wrong("thousands = 25", "thousands = 501", "the goal is from 1 to 500 thousand, not 501");
    for goal in [1, 500] {
        let game = read(&changed("thousands = 25", &format!("thousands = {goal}"))).unwrap();
        assert_eq!(game.edition().goal, goal);
    }
}

#[test]
fn a_number_that_is_none_is_told_with_its_line() {
    wrong("wanted = 3", "wanted = \"three\"", "invalid type");
    wrong("wanted = 3", "wanted = -1", "");
    wrong("wanted = 3", "wanted = 300", "");
    wrong("wanted = 3", "wanted = 3.0", "");
    wrong("wanted = 3", "wanted = ", "");
    wrong("photo = 4", "photo = [4]", "invalid type");
    wrong("stagecoach = 3", "stagecoach = -3", "");
    wrong("thousands = 25", "thousands = \"25\"", "invalid type");
    wrong("thousands = 25", "thousands = 70000", "");
}

#[test]
fn nothing_is_left_out_and_nothing_is_unknown() {
    wrong("[cards]\noutlaw = 7\n", "[cards]\n", "missing field `outlaw`");
    wrong("[points]\noutlaw = 2 # [R]\n", "[points]\n", "missing field `outlaw`");
    wrong("[rewards]\nphoto = 1\n", "[rewards]\n", "missing field `photo`");
    wrong("[goal]\nthousands = 25", "[goal]", "missing field `thousands`");
    wrong("wyatt = 7", "wyatt = 7\nearp = 7", "unknown field `earp`");
    wrong("stagecoach = 3", "stagecoach = 3\nhideout = 1", "unknown field `hideout`");
    wrong("thousands = 25", "thousands = 25\nhands = 30", "unknown field `hands`");
    wrong("name = \"Posse's reconstruction, 2026\"", "title = \"x\"", "unknown field `title`");
    assert!(matches!(read(""), Err(SetupError::Edition { line: 1, .. })));
}

#[test]
fn a_text_that_is_no_toml_is_told_with_its_line() {
    wrong("[points]", "[points", "");
}

/// An edition that nobody printed: six cards an outlaw, no photo, few Most Wanteds and no Hideout.
const ODD: [(&str, &str); 3] = [
    ("outlaw = 7\nphoto = 1\nstagecoach = 2\nbank = 4", "outlaw = 6\nphoto = 0\nstagecoach = 12\nbank = 10"),
    ("gun = 3\nwanted = 3\nhideout = 3\nwyatt = 7", "gun = 5\nwanted = 2\nhideout = 0\nwyatt = 7"),
    ("thousands = 25", "thousands = 9"),
];

fn odd() -> String {
    ODD.iter().fold(TEXT.to_owned(), |text, (from, to)| text.replacen(from, to, 1))
}

#[test]
fn every_copy_is_dealt() {
    let copies = [6, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0, 0, 12, 10, 5, 2, 0, 7];
    assert_eq!(copies.len(), KINDS);
    for seed in 0..20 {
        let world = World::of(&read(&odd()).unwrap().deal(&Fast::new(seed), &mut ()));
        let dealt: Vec<Card> = world.hands.iter().chain([&world.draw, &world.discard]).flatten().copied().collect();
        for (card, copies) in Card::all().zip(copies) {
            assert_eq!(dealt.iter().filter(|other| **other == card).count(), copies, "{card}");
        }
    }
}

#[test]
fn options_and_versions_that_do_not_exist_are_refused() {
    let setup = |settings, version| Setup { seats: 2, settings, edition: TEXT.to_owned(), version };
    let error = |settings, version| WyattEarp::new(&setup(settings, version)).unwrap_err().to_string();
    assert!(error(Settings::of([("jokers", "on")]), 1).contains("there is no option `jokers`"));
    assert!(error(Settings::of([("gun-by", "card")]), 1).contains("can be: name, group"));
    assert!(error(Settings::default(), 2).contains("up to version 1"));
    assert!(error(Settings::default(), 0).contains("version 0"));
    let seats = |seats| WyattEarp::new(&self::setup(seats, TEXT)).map(|_| ()).unwrap_err().to_string();
    assert!(seats(1).contains("for 2 to 4 players, not 1"));
    assert!(seats(5).contains("for 2 to 4 players, not 5"));
}

/// What is not set has its default.
#[test]
fn we_19_we_31_options_have_their_defaults() {
    let options = |settings: Settings| *WyattEarp::new(&Setup { settings, ..setup(2, TEXT) }).unwrap().options();
    let plain = options(Settings::default());
    assert!(!plain.gun_by_group && !plain.smallest_first && plain.discard_log);
    let group = options(Settings::of([("gun-by", "group")]));
    assert!(group.gun_by_group && !group.smallest_first && group.discard_log);
    let other = options(Settings::of([("smallest-first", "on"), ("discard-log", "off")]));
    assert!(!other.gun_by_group && other.smallest_first && !other.discard_log);
}

/// WE-1, WE-17, WE-29: other points for each kind of card, and a photo that raises the reward by 2.
#[test]
fn other_points_and_rewards_count() {
    let numbers = [
        ("outlaw = 2 # [R]", "outlaw = 3"),
        ("photo = 4\nstagecoach = 1\nbank = 2\ngun = 3", "photo = 9\nstagecoach = 10\nbank = 5\ngun = 7"),
        ("[rewards]\nphoto = 1", "[rewards]\nphoto = 2"),
    ];
    let text = numbers.iter().fold(TEXT.to_owned(), |text, (from, to)| {
        assert!(text.contains(from), "`{from}` is not in the edition");
        text.replacen(from, to, 1)
    });
    let layout = Layout::new(2).hand(1, "photo-jesse wes").hand(2, "bob bob");
    let layout = layout.group(1, "jesse 2 stagecoach stagecoach bank gun");
    let mut table = Table::lay_out(WyattEarp::new(&setup(2, &text)).unwrap(), &layout.whole(), 1);
    let reward = table.poster("jesse");
    table.act("photo jesse");
    assert_eq!(table.poster("jesse"), reward + 2);
    table.act("discard wes");
    let line = &table.view(1).sheet[outlaw("jesse")];
    assert_eq!(line.points.iter().copied().collect::<Vec<_>>(), [2 * 3 + 9 + 2 * 10 + 5 + 7, 0]);
    assert_eq!(usize::from(line.shares[Seat(0)]), reward + 2);
}

/// Every game still ends, at its own goal, and worlds can be drawn from what a seat knows.
#[test]
fn an_odd_edition_is_played_to_its_end() {
    for number in 0..6 {
        let game = WyattEarp::new(&setup(2 + (number % 3) as u8, &odd())).unwrap();
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
            if steps.is_multiple_of(17) {
                let seat = Seat((steps % u32::from(game.seats())) as u8);
                let knows = position.knows(&game, seat);
                let world = game.resample(&knows, &mut random);
                let seen = game.view(&world, Viewer::Seat(seat));
                assert_eq!((seen.hand, seen.draw, seen.top), (knows.view.hand, knows.view.draw, knows.view.top));
            }
        }
        assert!(steps <= game.bound());
        let outcome = game.outcome(&position.state).unwrap();
        assert!(outcome.reason == "last-hand" || outcome.scores.iter().any(|score| score.total >= 9000), "{outcome:?}");
    }
}
