//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use fistful_of_meeples::{Beginner, FistfulOfMeeples, TITLE};
use table_kit::{setups, wins_against_chance};

#[test]
fn the_beginner_beats_random_in_four_games_of_five() {
    for (seats, games) in [(2, 100), (4, 50)] {
        let share = wins_against_chance::<FistfulOfMeeples>(&setups::game(seats, &[]), &Beginner, games);
        assert!(share >= 0.8, "the beginner wins {:.1} % with {seats} players", 100.0 * share);
    }
}

table_kit::bots!(FistfulOfMeeples, TITLE.bots());
