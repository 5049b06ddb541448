//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use bots::{Bot, Budget, Random};
use desperados::{Beginner, Desperados, TITLE};
use table::{BySeat, Seat};
use table_kit::setups;

/// Half of the games are played from each seat; a shared win counts half.
#[test]
fn the_beginner_wins_four_games_of_five_against_chance() {
    const GAMES: u64 = 500;
    let game: Desperados = setups::game(2, &[]);
    let mut points = 0.0;
    for seed in 0..GAMES {
        let own = Seat((seed % 2) as u8);
        let bot = |seat: Seat| -> &dyn Bot<Desperados> { if seat == own { &Beginner } else { &Random } };
        let outcome = bots::play(&game, &BySeat::new(2, bot), Budget::Iterations(1), seed);
        let winners: Vec<Seat> = outcome.winners().collect();
        if winners.contains(&own) {
            points += 1.0 / winners.len() as f64;
        }
    }
    let share = points / GAMES as f64;
    println!("{:.1} %", 100.0 * share);
    assert!(share >= 0.8, "the beginner wins {:.1} %", 100.0 * share);
}

table_kit::bots!(Desperados, TITLE.bots());
