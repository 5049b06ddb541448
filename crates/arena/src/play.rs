//! One game of a tournament.

use std::time::{Duration, Instant};

use erasure::Stop;
use table::{Outcome, Seat, SetupError};
use thiserror::Error;

use crate::foreign::{End, ForeignError, Hello};
use crate::player::{Decided, Decider};
use crate::process::Lost;
use crate::record::{Number, PlaceResult, Played};
use crate::tournament::Tournament;

/// Why a game could not be played.
#[derive(Debug, Error)]
pub enum PlayError {
    /// The setup is refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A process cannot play.
    #[error(transparent)]
    Foreign(#[from] ForeignError),
    /// A bot chose no legal action, or nobody could act: a bug in this program.
    #[error("deal {}, rotation {}: {reason}", number.deal, number.rotation)]
    Stuck {
        /// The game.
        number: Number,
        /// What happened.
        reason: String,
    },
}

/// Plays a game; `None` when it was stopped.
pub(crate) fn play(
    tournament: &Tournament,
    number: Number,
    players: &mut [Decider],
    stop: &Stop,
) -> Result<Option<Played>, PlayError> {
    let stuck = |reason: String| PlayError::Stuck { number, reason };
    let place_of = |seat: Seat| tournament.place(seat, number.rotation);
    let (title, setup) = (tournament.title, &tournament.setup);
    let mut game = title.deal(setup, tournament.key(number.deal))?;
    for seat in Seat::all(setup.seats) {
        let hello = Hello {
            game: title.name(),
            version: setup.version,
            seats: setup.seats,
            seat,
            options: &setup.settings,
            edition: &setup.edition,
            actions: title.actions(),
            seed: tournament.seed(number, place_of(seat)),
        };
        players[place_of(seat)].begin(&hello, stop)?;
    }
    let mut random = tournament.luck(number);
    let mut places = vec![PlaceResult::default(); players.len()];
    let mut decisions = 0;
    let mut turn: Option<PlaceTurn> = None;
    while let Some(seat) = game.to_act().first() {
        if stop.is_stopped() {
            return Ok(None);
        }
        let place = place_of(seat);
        if turn.as_ref().is_some_and(|turn| turn.place != place) {
            end(turn.take(), &mut places);
        }
        let choices = game.choices(seat);
        let running = turn.get_or_insert(PlaceTurn { place, chose: false, iterations: 0, thought: Duration::ZERO });
        let start = Instant::now();
        let decided = players[place].decide(&*game, seat, &choices, &mut random, stop);
        running.thought += start.elapsed();
        running.chose |= choices.len() > 1;
        let label = || &tournament.lineup.bot(place).label;
        let Decided { choice, iterations, ends, lost } =
            decided.ok_or_else(|| stuck(format!("{} found no action", label())))?;
        running.iterations += u64::from(iterations);
        if let Some(lost) = lost {
            count(&lost, &mut places[place]);
        }
        game.play(seat, &choice.text).map_err(|refusal| stuck(refusal.to_string()))?;
        game.turn_page();
        decisions += 1;
        if ends {
            end(turn.take(), &mut places);
        }
    }
    end(turn, &mut places);
    // A stop may have cut the last decision short.
    if stop.is_stopped() {
        return Ok(None);
    }
    let outcome = game.outcome().ok_or_else(|| stuck("nobody can act before the end".to_owned()))?;
    let told = End::new("played", Some(&outcome));
    for seat in Seat::all(setup.seats) {
        players[place_of(seat)].end(&*game, seat, &told);
    }
    score(&outcome, place_of, &mut places);
    Ok(Some(Played { number, decisions, places }))
}

/// A turn of a place: its decisions up to the one that ends the turn, or until another seat decides.
struct PlaceTurn {
    place: usize,
    /// Whether any of its decisions was a choice.
    chose: bool,
    iterations: u64,
    thought: Duration,
}

/// Counts a finished turn that had a choice.
fn end(turn: Option<PlaceTurn>, places: &mut [PlaceResult]) {
    if let Some(PlaceTurn { place, chose: true, iterations, thought }) = turn {
        let place = &mut places[place];
        let thought = thought.as_micros() as u64;
        place.turns += 1;
        place.iterations += iterations;
        place.thought_us += thought;
        place.longest_us = place.longest_us.max(thought);
    }
}

fn count(lost: &Lost, place: &mut PlaceResult) {
    match lost {
        Lost::Late => place.forfeits.late += 1,
        Lost::Dead => place.forfeits.dead += 1,
        Lost::Illegal(_) => place.forfeits.illegal += 1,
    }
}

fn score(outcome: &Outcome, place_of: impl Fn(Seat) -> usize, places: &mut [PlaceResult]) {
    for (seat, score) in outcome.scores.pairs() {
        let place = &mut places[place_of(seat)];
        (place.rank, place.score) = (score.rank, score.total);
    }
}
