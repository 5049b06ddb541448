//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use bots::{MARSHAL, Persona};
use table_kit::{Manner, count, setups, wins_against_chance};
use wyatt_earp::{Action, Beginner, TITLE, WyattEarp};

/// How many games are played. For more: `cargo run --release -- arena --game wyatt-earp --bots beginner,random`.
const GAMES: u64 = 200;

#[test]
fn a_beginner_beats_chance_in_at_least_four_games_of_five() {
    let share = wins_against_chance::<WyattEarp>(&setups::game(2, &[]), &Beginner, GAMES);
    assert!(share >= 0.8, "the beginner wins {:.1} %", 100.0 * share);
}

#[test]
fn people_play_in_their_manner() {
    let manners: &[Manner<WyattEarp>] = &[
        (Persona::Cole, |actions, _| count(actions, |action| matches!(action, Action::Bank))),
        (Persona::Doc, |actions, _| count(actions, |action| matches!(action, Action::Stagecoach | Action::Steal))),
        (Persona::Hattie, |actions, _| count(actions, |action| matches!(action, Action::Take))),
        (Persona::Mabel, |actions, _| count(actions, |action| matches!(action, Action::Photo { .. }))),
    ];
    table_kit::people_play_in_their_manner::<WyattEarp>(&setups::game(3, &[]), &MARSHAL, 10, manners);
}

table_kit::bots!(WyattEarp, TITLE.bots());
