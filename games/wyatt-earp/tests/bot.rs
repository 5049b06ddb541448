//! The bots: the beginner beats chance, and all bots decide from what their seat knows.

use bots::{Bot, Budget, Random, play};
use table::{BySeat, Seat};
use table_kit::setups;
use wyatt_earp::{Beginner, TITLE, WyattEarp};

/// How many games are played. For more: `cargo run --release -- arena --game wyatt-earp --bots beginner,random`.
const GAMES: u64 = 200;

#[test]
fn a_beginner_beats_chance_in_at_least_four_games_of_five() {
    let game: WyattEarp = setups::game(2, &[]);
    let mut won = 0;
    for seed in 0..GAMES {
        let own = Seat((seed % 2) as u8);
        let bots: BySeat<&dyn Bot<WyattEarp>> =
            BySeat::new(2, |seat| if seat == own { &Beginner as &dyn Bot<WyattEarp> } else { &Random });
        won += u64::from(play(&game, &bots, Budget::Iterations(1), seed).winners().any(|winner| winner == own));
    }
    println!("{won} of {GAMES}");
    assert!(won * 5 >= GAMES * 4, "{won} of {GAMES}");
}

table_kit::bots!(WyattEarp, TITLE.bots());
