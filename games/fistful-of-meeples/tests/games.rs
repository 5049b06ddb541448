//! Whole games as data, one for each way a game can end. `games/README.md` describes the format of the files.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fistful_of_meeples::{Bag, End, Face, FistfulOfMeeples, Meeple, Meeples, Supply};
use table::{Game, Seat};
use table_kit::{PlayedTale, Tale, tell, tell_file};

use crate::secrets::board;
use crate::story::Lines;

#[expect(clippy::disallowed_methods, reason = "the games are in files")]
fn read(name: &str) -> String {
    fs::read_to_string(Path::new(Lines::FOLDER).join(name)).unwrap()
}

fn play(name: &str) -> PlayedTale<FistfulOfMeeples, Lines> {
    tell_file(name)
}

/// The files that the README lists, in order.
fn listed() -> Vec<String> {
    let readme = read("README.md");
    let rows = readme.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |"));
    let names = rows.filter_map(|row| row.split_once("` |")).map(|(names, _)| names.split("`, `").map(str::to_owned));
    names.flatten().filter(|name| name.ends_with(".txt")).collect()
}

#[test]
fn every_way_to_end_has_a_tale_and_every_tale_is_listed() {
    let files: BTreeSet<String> = fs::read_dir(Lines::FOLDER)
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".txt"))
        .collect();
    assert_eq!(listed().into_iter().collect::<BTreeSet<_>>(), files);
    let ends: BTreeSet<String> = files.iter().map(|name| play(name).outcome.reason.to_owned()).collect();
    assert_eq!(ends, End::ALL.iter().map(|end| end.name().to_owned()).collect());
}

/// Written by hand from the clauses (FM-9 to FM-31); the final position was worked out on paper too.
#[test]
fn two_rounds_worked_out_event_by_event() {
    let told = play("by-hand.txt");
    let text = read("by-hand.txt");
    assert_eq!(
        told.lines,
        text.lines().filter_map(|line| line.strip_prefix("> ")).collect::<Vec<_>>(),
        "nothing else happened"
    );
    let board = board(&told.table.state);
    let supply = |gold, stone, bars, signs| Supply { gold, stone, bars, signs };
    let seats = [supply(2, 3, 2, 6), supply(2, 1, 1, 4), supply(5, 0, 1, 6)];
    assert_eq!(board.seats.iter().copied().collect::<Vec<_>>(), seats);
    assert_eq!((board.bag, board.jail_dynamite, board.exploded), (Bag { gold: 3, stone: 11, dynamite: 0 }, 0, 3));
    assert_eq!((board.bars, board.turn), (2, 36));
    let lives = [
        ("t1", "builder"),
        ("t2", "robber"),
        ("t3", "miner deputy"),
        ("t4", "builder"),
        ("t5", "builder builder"),
        ("b4", "miner miner robber"),
        ("b3", "miner robber"),
        ("b2", "builder"),
        ("b1", "builder madame"),
    ];
    let names = |meeples: Meeples| meeples.iter().map(Meeple::name).collect::<Vec<_>>().join(" ");
    let there = board.places.pairs().filter(|(_, meeples)| !meeples.is_empty());
    let there: Vec<(&str, String)> = there.map(|(place, meeples)| (place.name(), names(meeples))).collect();
    assert_eq!(there, lives.map(|(place, meeples)| (place, meeples.to_owned())));
    assert_eq!((names(board.street.meeples()), board.markers), ("builder".to_owned(), [None, Some(Seat(2))]));
    let signs: Vec<Option<(u8, Face)>> =
        board.signs.iter().map(|sign| sign.map(|sign| (sign.owner.0 + 1, sign.face))).collect();
    let (five, ten) = (|seat| Some((seat, Face::Five)), |seat| Some((seat, Face::Ten)));
    let clockwise = [ten(1), None, ten(2), five(2), five(2), five(2), five(3), five(1), None, None, None, five(3)];
    assert_eq!(signs, clockwise);
}

/// The games worked out by hand end the same with any draws.
#[test]
fn chance_has_no_say_in_what_is_worked_out_by_hand() {
    for name in ["by-hand.txt", "idle.txt", "shared.txt"] {
        for seed in 2..30 {
            let text = read(name).replace("\nplay\n", &format!("\nseed {seed}\n\nplay\n"));
            assert!(text.contains("\nseed "));
            tell::<FistfulOfMeeples, Lines>(&text).unwrap_or_else(|error| panic!("{name}, seed {seed}, {error}"));
        }
    }
}

/// The lines of a seeded game up to its last round, and the number of turns after that.
fn last_round(told: &PlayedTale<FistfulOfMeeples, Lines>) -> (&[String], usize) {
    let at = told.lines.iter().position(|line| line.starts_with("last round: ")).unwrap();
    let turns = |lines: &[String]| lines.iter().filter(|line| line.starts_with("turn ")).count();
    let (before, after) = told.lines.split_at(at);
    let players = u32::from(told.table.game.seats());
    assert_eq!(board(&told.table.state).turn % players, 0, "everybody has had the same number of turns (FM-30)");
    assert!(turns(after) < players as usize);
    (before, turns(after))
}

fn count(lines: &[String], part: &str) -> usize {
    lines.iter().filter(|line| line.contains(part)).count()
}

#[test]
fn fm_30_games_that_end_with_the_last_bar() {
    for name in ["bars-3.txt", "bars-4.txt"] {
        let told = play(name);
        assert_eq!(count(last_round(&told).0, " buys a bar for "), 6, "{name}");
        assert_eq!(count(&told.lines, " buys a bar for "), 6, "{name}");
    }
}

#[test]
fn fm_30_games_that_end_with_the_last_grave() {
    for name in ["graves-4.txt", "graves-shared-2.txt", "graves-cubes-2.txt"] {
        let told = play(name);
        assert_eq!(count(last_round(&told).0, " in grave "), 6, "{name}");
    }
}

#[test]
fn fm_30_games_that_end_with_the_last_dynamite() {
    for name in ["dynamite-2.txt", "dynamite-3.txt"] {
        let told = play(name);
        assert_eq!(count(last_round(&told).0, "explosion: "), 3, "{name}");
        assert_eq!(count(&told.lines, "dynamite into the bag"), 3, "{name}");
    }
}

#[test]
fn fm_33_games_that_end_because_nothing_moves() {
    let told = play("idle-2.txt");
    let (before, _) = last_round(&told);
    let turns: Vec<usize> = (0..before.len()).filter(|at| before[*at].starts_with("turn ")).collect();
    let idle = &before[turns[turns.len() - 20]..];
    for moved in [" draws ", " builds ", " upgrades ", " buys ", " to jail", " buries "] {
        assert_eq!(count(idle, moved), 0, "{moved}");
    }
    for name in ["idle.txt", "idle-2.txt"] {
        assert_eq!(last_round(&play(name)).1, 0, "{name}: only whole rounds count, so no turn follows the trigger");
    }
}

/// Equal points: with equal cubes the victory is shared, otherwise the cubes decide.
#[test]
fn fm_31_games_that_end_with_a_tie() {
    for (name, shared) in
        [("shared.txt", true), ("graves-shared-2.txt", true), ("by-hand.txt", false), ("graves-cubes-2.txt", false)]
    {
        let told = play(name);
        let board = board(&told.table.state);
        let best = told.outcome.scores.iter().map(|score| score.total).max();
        let top: Vec<(u8, u8)> = told
            .outcome
            .scores
            .pairs()
            .filter(|(_, score)| Some(score.total) == best)
            .map(|(seat, score)| (board.seats[seat].gold + board.seats[seat].stone, score.rank))
            .collect();
        let [(cubes, rank), (others, other)] = top[..] else { panic!("{name}: {top:?}") };
        assert_eq!((cubes == others, rank == other), (shared, shared), "{name}");
        assert_eq!(cubes > others, rank < other, "{name}");
    }
}
