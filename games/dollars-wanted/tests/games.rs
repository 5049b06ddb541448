//! Whole games as data, at least one for each way a game can end; `games/README.md` explains the file format.

use table_kit::tell_file;

use crate::story::Lines;
use crate::support::Table;

/// Plays a file of `tests/games` and returns the table at its end.
fn play(name: &str) -> Table {
    let told = tell_file::<_, Lines>(name);
    told.table.so_far().tells(&[&format!("end: {}", told.outcome.reason)]);
    told.table
}

/// Written by hand from the clauses; every dollar in it was worked out on paper (DW-4 to DW-28).
#[test]
fn a_whole_game_worked_out_card_by_card() {
    let table = play("by-hand.txt");
    assert_eq!(table.view(0).turn, 12);
}

/// Also written by hand (DW-26, DW-29 to DW-32): penalties, and an end by seven hidden cards.
#[test]
fn a_whole_game_of_the_variant_worked_out_card_by_card() {
    let table = play("variant-by-hand.txt");
    assert_eq!(last_robbery(&table), "by seven");
    assert_eq!(
        table.shown("discard-red"),
        "joe1-red joker-red coyote-red clint1-red judy2-red judy2-red clint2-red enzo1-red clint1-red"
    );
}

/// What caused the last robbery of a game.
fn last_robbery(table: &Table) -> String {
    let story = table.so_far();
    let last = story.0.iter().rfind(|line| line.contains(" robs ")).unwrap();
    if last.ends_with("by seven") { "by seven".to_owned() } else { "called".to_owned() }
}

#[test]
fn dw_27_base_games_that_end_with_an_empty_pile() {
    assert_eq!(last_robbery(&play("base-called.txt")), "called");
    assert_eq!(last_robbery(&play("base-seven.txt")), "by seven");
}

#[test]
fn dw_27_variant_games_that_end_with_an_empty_pile() {
    assert_eq!(last_robbery(&play("variant-called.txt")), "called");
    assert_eq!(last_robbery(&play("variant-seven.txt")), "by seven");
}

#[test]
fn dw_25_games_that_come_to_a_standstill() {
    for name in ["base-standstill.txt", "variant-standstill.txt"] {
        let table = play(name);
        let seats = table.view(0).seats.seats();
        let story = table.so_far();
        let turns: Vec<usize> = (0..story.0.len()).filter(|at| story.0[*at].starts_with("turn ")).collect();
        let quiet = &story.0[turns[turns.len() - 2 * usize::from(seats)]..];
        assert!(!quiet.iter().any(|line| line.contains(" lays in ") || line.starts_with("up ")), "{quiet:?}");
    }
}

#[test]
fn dw_25_games_that_last_a_thousand_turns() {
    for name in ["base-honour-last-turn.txt", "variant-last-turn.txt"] {
        assert_eq!(play(name).view(0).turn, 1000);
    }
}
