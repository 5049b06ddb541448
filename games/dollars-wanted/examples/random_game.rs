//! A game of two players who move at random, as the first one sees it. It needs only the rules:
//! `cargo run -p posse-dollars-wanted --example random_game --no-default-features -- 7`
#![expect(clippy::print_stdout, reason = "an example prints what happens")]

use std::env;

use dollars_wanted::DollarsWanted;
use table::{Fast, Game, Heard, Match, Seat, Settings, Setup, Stream, Viewer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut random = Fast::new(env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?);
    let game = DollarsWanted::new(&Setup::of::<DollarsWanted>(2, Settings::default()))?;
    let mut playing = Match::deal(&game, random.split());
    while let Some(seat) = playing.to_act().first() {
        let action = *random.pick(&playing.legal(seat)).ok_or("a seat that owes a decision has an action")?;
        let mut heard: Vec<Heard<_>> = Vec::new();
        playing.play_with(seat, action, &mut heard)?;
        println!("seat {}: {action}", seat.0);
        for Heard { event, .. } in heard.iter().filter(|heard| heard.audience.includes(Viewer::Seat(Seat(0)))) {
            println!("    {event:?}");
        }
    }
    let outcome = playing.outcome().ok_or("nobody owes a decision once the game is over")?;
    for (seat, score) in outcome.scores.pairs() {
        println!("seat {}: place {}, {} dollars", seat.0, score.rank, score.total);
    }
    Ok(())
}
