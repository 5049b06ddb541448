//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use table_kit::{setups, wins_against_chance};
use wyatt_earp::{Beginner, TITLE, WyattEarp};

/// How many games are played. For more: `cargo run --release -- arena --game wyatt-earp --bots beginner,random`.
const GAMES: u64 = 200;

#[test]
fn a_beginner_beats_chance_in_at_least_four_games_of_five() {
    let share = wins_against_chance::<WyattEarp>(&setups::game(2, &[]), &Beginner, GAMES);
    assert!(share >= 0.8, "the beginner wins {:.1} %", 100.0 * share);
}

table_kit::bots!(WyattEarp, TITLE.bots());
