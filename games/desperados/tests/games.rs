//! Whole games as data, one for each way a game can end. `games/README.md` describes the format of the files.

use desperados::Desperados;
use table_kit::{PlayedTale, tell_file};

use crate::story::Lines;
use crate::truth::Truth;

fn play(name: &str) -> PlayedTale<Desperados, Lines> {
    tell_file(name)
}

/// Written by hand from the clauses (DE-6 to DE-22); the final place of every card was worked out on paper too.
#[test]
fn a_whole_game_worked_out_card_by_card() {
    let told = play("by-hand.txt");
    let truth = Truth::of(&told.table.state);
    let discarded = "ace-blue ace-red duke-red lola-red mesa-red lola-blue mesa-blue nevada-blue calico-blue duke-blue \
        nevada-green silas-green lola-blue silas-blue rusty-yellow nevada-yellow silas-yellow duke-yellow mesa-yellow \
        mesa-green silas-green pearl-green pearl-yellow pearl-blue pearl-red ortega-red silas-red duke-red calico-red";
    assert_eq!(truth.discard.join(" "), discarded);
    let wanted = "ace-green ace-blue lola-yellow lola-green mesa-green nevada-red ortega-blue pearl-blue rusty-red \
        rusty-green silas-red";
    assert_eq!(truth.warrant.join(" "), wanted);
    let hands = [
        "ace-red calico-red lola-green mesa-red",
        "lola-red ortega-green",
        "ace-yellow ace-yellow calico-yellow mesa-blue nevada-yellow",
    ];
    assert_eq!(truth.hands.iter().map(|hand| hand.join(" ")).collect::<Vec<_>>(), hands);
    assert_eq!(truth.booty[1], ["saloon-2", "railway-4", "railway-2", "gold-diggers-5"]);
    assert!(truth.rows.concat().is_empty());
    assert_eq!((truth.turn, truth.renewals), (18, 0));
    assert!(told.lines.iter().all(|line| !line.contains("stuck")));
}

/// DE-21, with DE-9 on the way; the end was worked out by hand.
#[test]
fn de_21_a_game_that_ends_in_a_dead_position() {
    let told = play("dead-position.txt");
    assert!(told.lines.iter().all(|line| !line.contains("holds up")));
}

#[test]
fn de_20_games_that_end_with_a_place_of_value_5() {
    for name in ["five-won-2.txt", "five-won-4.txt", "exact-match-5.txt"] {
        let told = play(name);
        let won = told.lines.iter().rfind(|line| line.contains(" wins ")).unwrap();
        assert!(won.contains("-5 at "), "{name}: {won}");
        assert_eq!(told.outcome.reason, "five-won");
    }
}

/// DE-18, the option; DE-20.
#[test]
fn de_18_a_game_that_ends_with_a_place_of_value_5_that_nobody_robbed() {
    let told = play("five-taken.txt");
    assert!(told.lines.iter().all(|line| !line.contains(" joins with ")));
    assert!(told.lines.iter().any(|line| line.starts_with("nobody joins")));
}

#[test]
fn de_18_games_that_end_because_nobody_joins() {
    for name in ["nobody-joins.txt", "nobody-joins-but-once.txt"] {
        let told = play(name);
        let last: Vec<&String> = told.lines.iter().filter(|line| line.starts_with("nobody joins")).collect();
        let running: Vec<String> = (1..=10).map(|count| format!("{count} running")).collect();
        assert!(last[last.len() - 10..].iter().zip(&running).all(|(line, end)| line.ends_with(end)), "{last:?}");
    }
    let joined = play("nobody-joins-but-once.txt").lines.iter().filter(|line| line.contains(" joins with ")).count();
    assert_eq!(joined, 1);
}
