//! One game of a tournament.

use std::time::{Duration, Instant};

use erasure::Stop;
use table::{Outcome, Seat, SetupError};
use thiserror::Error;

use crate::foreign::{End, ForeignError, Hello};
use crate::player::{Decided, Decider};
use crate::process::Lost;
use crate::record::{EntrantResult, Number, Played};
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
    let entrant_of = |seat: Seat| tournament.entrant(seat, number.rotation);
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
            seed: tournament.seed(number, entrant_of(seat)),
        };
        players[entrant_of(seat)].begin(&hello, stop)?;
    }
    let mut random = tournament.luck(number);
    let mut entrants = vec![EntrantResult::default(); players.len()];
    let mut decisions = 0;
    let mut turn: Option<EntrantTurn> = None;
    while let Some(seat) = game.to_act().first() {
        if stop.is_stopped() {
            return Ok(None);
        }
        let entrant = entrant_of(seat);
        if turn.as_ref().is_some_and(|turn| turn.entrant != entrant) {
            end(turn.take(), &mut entrants);
        }
        let choices = game.choices(seat);
        let running = turn.get_or_insert(EntrantTurn { entrant, chose: false, iterations: 0, thought: Duration::ZERO });
        let start = Instant::now();
        let decided = players[entrant].decide(&*game, seat, &choices, &mut random, stop);
        running.thought += start.elapsed();
        running.chose |= choices.len() > 1;
        let label = || &tournament.lineup.bot(entrant).label;
        let Decided { choice, iterations, ends, lost } =
            decided.ok_or_else(|| stuck(format!("{} found no action", label())))?;
        running.iterations += u64::from(iterations);
        if let Some(lost) = lost {
            count(&lost, &mut entrants[entrant]);
        }
        game.play(seat, &choice.text).map_err(|refusal| stuck(refusal.to_string()))?;
        game.clear_frames();
        decisions += 1;
        if ends {
            end(turn.take(), &mut entrants);
        }
    }
    end(turn, &mut entrants);
    // A stop may have cut the last decision short.
    if stop.is_stopped() {
        return Ok(None);
    }
    let outcome = game.outcome().ok_or_else(|| stuck("nobody can act before the end".to_owned()))?;
    let told = End::new("played", Some(&outcome));
    for seat in Seat::all(setup.seats) {
        players[entrant_of(seat)].end(&*game, seat, &told);
    }
    score(&outcome, entrant_of, &mut entrants);
    Ok(Some(Played { number, decisions, entrants }))
}

/// A turn of an entrant: its decisions up to the one that ends the turn, or until another seat decides.
struct EntrantTurn {
    entrant: usize,
    /// Whether any of its decisions was a choice.
    chose: bool,
    iterations: u64,
    thought: Duration,
}

/// Counts a finished turn that had a choice.
fn end(turn: Option<EntrantTurn>, entrants: &mut [EntrantResult]) {
    if let Some(EntrantTurn { entrant, chose: true, iterations, thought }) = turn {
        let entrant = &mut entrants[entrant];
        let thought = thought.as_micros() as u64;
        entrant.turns += 1;
        entrant.iterations += iterations;
        entrant.thought_us += thought;
        entrant.longest_us = entrant.longest_us.max(thought);
    }
}

fn count(lost: &Lost, entrant: &mut EntrantResult) {
    match lost {
        Lost::Late => entrant.forfeits.late += 1,
        Lost::Dead => entrant.forfeits.dead += 1,
        Lost::Illegal(_) => entrant.forfeits.illegal += 1,
    }
}

fn score(outcome: &Outcome, entrant_of: impl Fn(Seat) -> usize, entrants: &mut [EntrantResult]) {
    for (seat, score) in outcome.scores.pairs() {
        let entrant = &mut entrants[entrant_of(seat)];
        (entrant.rank, entrant.score) = (score.rank, score.total);
    }
}
