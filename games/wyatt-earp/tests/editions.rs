//! `edition.toml`: every printed number counts, and a wrong one is refused with its line and the reason.

use table::{Fast, Game, Seat, Setup, SetupError};
use table_kit::editions::{self, changed, read, refuses};
use table_kit::setups;
use wyatt_earp::{CARDS, Card, KINDS, Kind, Rewards, Worth, WyattEarp};

use crate::support::{Layout, Table, outlaw};
use crate::world::World;

const TEXT: &str = WyattEarp::EDITION;

/// WE-1, WE-34: the table in the clauses.
#[test]
fn we_1_the_edition_of_the_program_is_right() {
    let game = read::<WyattEarp>(TEXT).unwrap();
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
    refuses::<WyattEarp>(&[
        (cards, "[cards]\noutlaw = 7\nphoto = 1\nstagecoach = 3", "there are 78 cards, these are 79"),
        (cards, "[cards]\noutlaw = 6\nphoto = 1\nstagecoach = 2", "there are 78 cards, these are 71"),
        (cards, "[cards]\noutlaw = 7\nphoto = 0\nstagecoach = 2", "there are 78 cards, these are 71"),
    ]);
}

/// The total number of cards is right in these.
#[test]
fn an_outlaw_has_one_to_seven_cards_and_at_most_one_photo() {
    let cards = "[cards]\noutlaw = 7\nphoto = 1\nstagecoach = 2";
    let words = "an outlaw has 1 to 7 cards and at most one photo";
    refuses::<WyattEarp>(&[
        (cards, "[cards]\noutlaw = 6\nphoto = 2\nstagecoach = 2", words),
        (cards, "[cards]\noutlaw = 8\nphoto = 0\nstagecoach = 2", words),
        (cards, "[cards]\noutlaw = 0\nphoto = 1\nstagecoach = 51", words),
    ]);
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

/// Like [`refuses`], but the line is the heading's or the one after it.
#[track_caller]
fn refused(from: &str, to: &str, heading: &str, words: &str) {
    let Err(SetupError::Edition { line, reason }) = read::<WyattEarp>(&changed::<WyattEarp>(from, to)) else {
        panic!("`{to}` is accepted")
    };
    let here = editions::line::<WyattEarp>(heading);
    assert!((here..=here + 1).contains(&line), "line {line} is not the line of {heading}, {here}");
    assert_eq!(reason, words);
}

#[test]
fn we_34_the_goal_is_from_one_to_five_hundred_thousand() {
    refuses::<WyattEarp>(&[
        ("thousands = 25", "thousands = 0", "the goal is from 1 to 500 thousand, not 0"),
        ("thousands = 25", "thousands = 501", "the goal is from 1 to 500 thousand, not 501"),
    ]);
    for goal in [1, 500] {
        let game = read::<WyattEarp>(&changed::<WyattEarp>("thousands = 25", &format!("thousands = {goal}"))).unwrap();
        assert_eq!(game.edition().goal, goal);
    }
}

#[test]
fn each_fault_is_refused_with_its_line_and_reason() {
    refuses::<WyattEarp>(&[
        // Something that is not a number is reported with its line.
        ("wanted = 3", "wanted = \"three\"", "invalid type"),
        ("wanted = 3", "wanted = -1", ""),
        ("wanted = 3", "wanted = 300", ""),
        ("wanted = 3", "wanted = 3.0", ""),
        ("wanted = 3", "wanted = ", ""),
        ("photo = 4", "photo = [4]", "invalid type"),
        ("stagecoach = 3", "stagecoach = -3", ""),
        ("thousands = 25", "thousands = \"25\"", "invalid type"),
        ("thousands = 25", "thousands = 70000", ""),
        // Every field must be there, and no unknown one.
        ("[cards]\noutlaw = 7\n", "[cards]\n", "missing field `outlaw`"),
        ("[points]\noutlaw = 2 # [R]\n", "[points]\n", "missing field `outlaw`"),
        ("[rewards]\nphoto = 1\n", "[rewards]\n", "missing field `photo`"),
        ("[goal]\nthousands = 25", "[goal]", "missing field `thousands`"),
        ("wyatt = 7", "wyatt = 7\nearp = 7", "unknown field `earp`"),
        ("stagecoach = 3", "stagecoach = 3\nhideout = 1", "unknown field `hideout`"),
        ("thousands = 25", "thousands = 25\nhands = 30", "unknown field `hands`"),
        ("name = \"Posse's reconstruction, 2026\"", "title = \"x\"", "unknown field `title`"),
        // Text that is not TOML is reported with its line.
        ("[points]", "[points", ""),
    ]);
}

/// An edition that nobody printed: six cards per outlaw, no photos, few Most Wanteds and no Hideouts.
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
        let world = World::of(&read::<WyattEarp>(&odd()).unwrap().deal(&Fast::new(seed), &mut ()));
        let dealt: Vec<Card> = world.hands.iter().chain([&world.draw, &world.discard]).flatten().copied().collect();
        for (card, copies) in Card::all().zip(copies) {
            assert_eq!(dealt.iter().filter(|other| **other == card).count(), copies, "{card}");
        }
    }
}

/// An option that is not set has its default.
#[test]
fn we_19_we_31_options_have_their_defaults() {
    let options = |settings: &[(&str, &str)]| *setups::game::<WyattEarp>(2, settings).options();
    let plain = options(&[]);
    assert!(!plain.gun_by_group && !plain.smallest_first && plain.discard_log);
    let group = options(&[("gun-by", "group")]);
    assert!(group.gun_by_group && !group.smallest_first && group.discard_log);
    let other = options(&[("smallest-first", "on"), ("discard-log", "off")]);
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
    let mut table = Table::lay_out(read(&text).unwrap(), &layout.whole(), 1);
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
        let seats = 2 + (number % 3) as u8;
        let setup = Setup { edition: odd(), ..setups::setup::<WyattEarp>(seats, &[]) };
        let course = editions::play::<WyattEarp>(&setup, number);
        let last = &course.positions[course.positions.len() - 1];
        let outcome = WyattEarp::new(&setup).unwrap().outcome(&last.state).unwrap();
        assert!(outcome.reason == "last-hand" || outcome.scores.iter().any(|score| score.total >= 9000), "{outcome:?}");
    }
}
