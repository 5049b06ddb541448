//! Whole games as data, at least one for each way a game can end; `games/README.md` explains the file format.

use table_kit::{PlayedTale, tell_file};
use wyatt_earp::WyattEarp;

use crate::story::Lines;

fn play(name: &str) -> PlayedTale<WyattEarp, Lines> {
    tell_file(name)
}

/// How many hands ended this way.
fn hands(told: &PlayedTale<WyattEarp, Lines>, way: &str) -> usize {
    told.lines.iter().filter(|line| line.starts_with(way)).count()
}

/// Written by hand from the clauses; every card, reward and dollar in it was worked out on paper.
#[test]
fn a_last_hand_worked_out_card_by_card() {
    let told = play("by-hand.txt");
    assert_eq!(told.lines.iter().filter(|line| line.starts_with("turn ")).count(), 8);
    assert_eq!(hands(&told, "window of 1 between"), 1);
}

/// Also written by hand (WE-15, WE-20, WE-28, WE-31, WE-34).
#[test]
fn the_thirtieth_hand_worked_out_card_by_card() {
    assert_eq!(hands(&play("by-hand-last.txt"), "closed"), 1);
}

#[test]
fn we_34_games_of_random_players_that_reach_the_goal() {
    for name in ["goal.txt", "options.txt"] {
        let told = play(name);
        assert!(told.outcome.scores.iter().any(|score| score.total >= 25_000));
    }
}

#[test]
fn we_34_a_game_that_a_duel_decides() {
    let told = play("duel.txt");
    let money: Vec<i32> = told.outcome.scores.iter().map(|score| score.total).collect();
    assert_eq!(money, [25_000, 25_000]);
    assert_eq!(hands(&told, "duel of 1 2"), 1);
}

#[test]
fn we_34_a_game_that_ends_with_the_thirtieth_hand() {
    let told = play("last-hand.txt");
    assert!(told.outcome.scores.iter().all(|score| score.total < 25_000));
}

#[test]
fn we_28_hands_that_stand_still() {
    assert!(hands(&play("idle.txt"), "idle") > 0);
}
