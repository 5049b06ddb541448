//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use desperados::{Beginner, Desperados, TITLE};
use table_kit::{setups, wins_against_chance};

#[test]
fn the_beginner_wins_four_games_of_five_against_chance() {
    let share = wins_against_chance::<Desperados>(&setups::game(2, &[]), &Beginner, 500);
    assert!(share >= 0.8, "the beginner wins {:.1} %", 100.0 * share);
}

table_kit::bots!(Desperados, TITLE.bots());
