//! Transcripts of whole games, which a test compares.

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

/// A line of a transcript.
pub(crate) struct Line {
    pub(crate) text: String,
    /// What its digest is of: the events with their audiences, and the digest of the state after each decision.
    pub(crate) heard: Vec<String>,
}

/// The transcript of a seeded game between random players: the setup; a line for all decisions that a seat takes in a
/// row, each with the length of its legal list, and their digest; the outcome.
///
/// # Errors
/// When the game cannot be played to its end.
pub(crate) fn transcript<G: Game>(game: &G, playthrough: &Playthrough) -> Result<Vec<Line>, Unplayable> {
    let Playthrough { setup, seed, .. } = playthrough;
    let (chance, mut random) = (Fast::new(*seed), Fast::new(!*seed));
    let course = Course::record(game, Policy::RANDOM, &chance, &mut random, &mut ())?;
    let plain = |text: String| Line { text, heard: Vec::new() };
    let mut lines = vec![plain(format!("{}, rules version {}, {}, seed {seed}", G::NAME, setup.version, name(setup)))];
    let mut line = plain("deal".to_owned());
    let mut list = Vec::new();
    for (ply, position) in course.positions.iter().enumerate() {
        line.heard.extend(course.heard[ply].iter().map(|Heard { audience, event }| {
            let event = serde_json::to_string(event).expect("the contract's types are plain data");
            match audience {
                Audience::All => format!("all: {event}"),
                Audience::Only(seat) => format!("seat {seat}: {event}"),
            }
        }));
        line.heard.push(Digest::of(&position.state).to_string());
        let next = course.decisions.get(ply);
        let before = ply.checked_sub(1).map(|before| course.decisions[before].0);
        if next.map(|(seat, _)| *seat) != before {
            let digest = Digest::of(&line.heard);
            put(&mut line.text, format_args!(" = {digest}"));
            lines.push(line);
            line = plain(next.map_or_else(String::new, |(seat, _)| format!("{}. seat {seat}:", ply + 1)));
        }
        if let Some((seat, action)) = next {
            game.legal(&position.state, *seat, &mut list);
            put(&mut line.text, format_args!(" {action} (of {})", list.len()));
        }
    }
    let outcome = course.positions.last().and_then(|last| game.outcome(&last.state)).expect("the game is over");
    let mut end = format!("end: {}", outcome.reason);
    for (seat, score) in outcome.scores.pairs() {
        put(&mut end, format_args!("; seat {seat}: rank {}, {}", score.rank, score.total));
    }
    lines.push(plain(end));
    Ok(lines)
}

fn put(text: &mut String, more: std::fmt::Arguments<'_>) {
    text.write_fmt(more).expect("writing to a string cannot fail");
}
