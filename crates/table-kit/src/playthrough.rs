//! Readable transcripts of whole games, which a test compares.

use std::fmt::Write as _;

use table::{Audience, Digest, Fast, Game, Heard, Setup};

use crate::players::{Course, Policy, Unplayable};
use crate::setups::setup;
use crate::violation::name;

/// A game to be kept as a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Playthrough {
    /// The name of the transcript's file, without `.txt`.
    pub name: String,
    /// The setup.
    pub setup: Setup,
    /// The seed of the deal and of the random players.
    pub seed: u64,
}

impl Playthrough {
    /// The game of this name, with the number of seats as its seed.
    pub fn of<G: Game>(name: &str, seats: u8, options: &[(&str, &str)]) -> Playthrough {
        Playthrough { name: name.to_owned(), setup: setup::<G>(seats, options), seed: u64::from(seats) }
    }

    /// One game with the fewest players and one with the most.
    pub fn usual<G: Game>() -> Vec<Playthrough> {
        let (least, most) = G::SEATS;
        let mut all: Vec<Playthrough> = Vec::new();
        for seats in [least, most] {
            let playthrough = Playthrough::of::<G>(&format!("{seats}-players"), seats, &[]);
            if !all.contains(&playthrough) {
                all.push(playthrough);
            }
        }
        all
    }
}

/// The transcript of a seeded game between random players: the setup; each decision with the length of its legal list,
/// its events with their audiences and the digest of the state after it; the outcome.
///
/// # Errors
/// When the game cannot be played to its end.
pub fn transcript<G: Game>(game: &G, playthrough: &Playthrough) -> Result<String, Unplayable> {
    let Playthrough { setup, seed, .. } = playthrough;
    let (chance, mut random) = (Fast::new(*seed), Fast::new(!*seed));
    let course = Course::record(game, Policy::RANDOM, &chance, &mut random, &mut ())?;
    let mut text = format!("{}, rules version {}\n{}\nseed {seed}\n\ndeal\n", G::NAME, setup.version, name(setup));
    let mut list = Vec::new();
    for (ply, position) in course.positions.iter().enumerate() {
        for Heard { audience, event } in &course.heard[ply] {
            let audience = match audience {
                Audience::All => "all".to_owned(),
                Audience::Only(seat) => format!("seat {seat}"),
            };
            let event = serde_json::to_string(event).expect("the contract's types are plain data");
            put(&mut text, format_args!("  {audience}: {event}\n"));
        }
        put(&mut text, format_args!("  = {}\n", Digest::of(&position.state)));
        if let Some((seat, action)) = course.decisions.get(ply) {
            game.legal(&position.state, *seat, &mut list);
            put(&mut text, format_args!("{}. seat {seat}: {action} (of {})\n", ply + 1, list.len()));
        }
    }
    let outcome = course.positions.last().and_then(|last| game.outcome(&last.state)).expect("the game is over");
    put(&mut text, format_args!("end: {}\n", outcome.reason));
    for (seat, score) in outcome.scores.pairs() {
        put(&mut text, format_args!("  seat {seat}: rank {}, {}\n", score.rank, score.total));
    }
    Ok(text)
}

fn put(text: &mut String, line: std::fmt::Arguments<'_>) {
    text.write_fmt(line).expect("writing to a string cannot fail");
}
