//! Compares the speed of the search with random play, on one core, in games of four players. The plain search shows
//! what the search itself costs, because its playouts are random too. The last figure is for the marshal, whose
//! playouts are guided: `cargo run --release -p catalog --example search`.
#![expect(clippy::print_stdout, reason = "a program that measures prints what it measured")]

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Guide, MARSHAL, PLAIN, Search, Stop, Thinking};
use desperados::Desperados;
use dollars_wanted::DollarsWanted;
use fistful_of_meeples::FistfulOfMeeples;
use table::{Fast, Game, Match, Settings, Setup, Stream};
use wyatt_earp::WyattEarp;

/// How long each speed is measured.
const TIME: Duration = Duration::from_secs(1);

fn main() {
    println!("game                  played     random moves/s    plain, to the end    40 decisions      the marshal");
    measure::<DollarsWanted>();
    measure::<WyattEarp>();
    measure::<Desperados>();
    measure::<FistfulOfMeeples>();
}

/// Measures a game at the deal, after half and after three quarters of its decisions.
fn measure<G: Guide>() {
    let game = G::new(&Setup::of::<G>(4, Settings::default())).expect("four can play");
    let course = course(&game);
    for (part, name) in [(0, "nothing"), (2, "half"), (3, "3 of 4")] {
        let playing = choice(&course[course.len() * part / 4..]);
        let random = random_moves(&game);
        let (moves, _) = search(playing, PLAIN.with_playouts(u32::MAX));
        let share = moves / random * 100.0;
        let [forty, own] = [PLAIN, MARSHAL].map(|bot| search(playing, bot).1);
        println!(
            "{:<20}  {name:<9}  {random:>14.0}  {moves:>10.0} ({share:>3.0} %)  {forty:>9.0} it/s  {own:>10.0} it/s",
            G::NAME
        );
    }
}

/// A random game, before each of its decisions.
fn course<G: Game>(game: &G) -> Vec<Match<&G, Fast>> {
    let (mut playing, mut random) = (Match::deal(game, Fast::new(1)), Fast::new(2));
    let mut course = Vec::new();
    while let Some(seat) = playing.to_act().first() {
        course.push(playing.clone());
        let action = *random.pick(&playing.legal(seat)).expect("a seat that owes a decision has an action");
        playing.play(seat, action).expect("the action is from the legal list");
    }
    course
}

/// The first place in it at which a seat has several legal actions.
fn choice<'a, 'g, G: Game>(course: &'a [Match<&'g G, Fast>]) -> &'a Match<&'g G, Fast> {
    let chooses =
        |playing: &&Match<&G, Fast>| playing.to_act().first().is_some_and(|seat| playing.legal(seat).len() > 1);
    course.iter().find(chooses).expect("a game has choices until its end")
}

/// Decisions per second in random games.
fn random_moves<G: Game>(game: &G) -> f64 {
    let (mut random, mut moves) = (Fast::new(3), 0_u64);
    let start = Instant::now();
    while start.elapsed() < TIME {
        let chance = random.split();
        let mut state = game.deal(&chance, &mut ());
        while let Some(seat) = game.to_act(&state).first() {
            let action = game.pick(&state, seat, |count| random.below(count));
            let action = action.expect("a seat that owes a decision has an action");
            game.apply(&mut state, seat, action, &chance, &mut ());
            game.advance(&mut state, &chance, &mut ());
            moves += 1;
        }
    }
    moves as f64 / start.elapsed().as_secs_f64()
}

/// Decisions and iterations per second of the search, for the seat to act.
fn search<G: Guide>(playing: &Match<&G, Fast>, bot: Search) -> (f64, f64) {
    let seat = playing.to_act().first().expect("a seat owes a decision");
    let legal = playing.legal(seat);
    let mut thinking = Thinking::new(seat, Budget::Time(TIME), Stop::default(), 4);
    let start = Instant::now();
    bot.choose(playing.game(), &playing.knows(seat), &legal, &mut thinking);
    let passed = start.elapsed().as_secs_f64();
    (thinking.moves() as f64 / passed, f64::from(thinking.iterations()) / passed)
}
