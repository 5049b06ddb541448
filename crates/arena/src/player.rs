//! The players of a line-up's entrants: built-in bots and processes.

use std::collections::VecDeque;
use std::time::Duration;

use erasure::{AnyMatch, Budget, Choice, Seen, Stop, Thinking};
use serde_json::Value;
use table::{Fast, Seat, Stream as _, Viewer};

use crate::foreign::{End, Foreign, ForeignError, Hello};
use crate::lineup::Mind;
use crate::process::Lost;

/// The player of one entrant, in all games of a thread.
pub(crate) enum Decider {
    Own(Own),
    Foreign(Foreign),
}

/// What a player decided.
pub(crate) struct Decided<'a> {
    /// One of the choices.
    pub(crate) choice: &'a Choice,
    /// The search iterations it took. The first step of a turn has those of the whole turn.
    pub(crate) iterations: u32,
    /// Whether it ends the turn.
    pub(crate) ends: bool,
    /// Why a random action replaced the player's own; `None` if it did not.
    pub(crate) lost: Option<Lost>,
}

impl Decider {
    pub(crate) fn of(mind: &Mind) -> Decider {
        match mind {
            Mind::Own { bot, budget, .. } => {
                Decider::Own(Own { bot: bot.clone(), budget: (*budget).into(), steps: VecDeque::new() })
            }
            Mind::Foreign { command, milliseconds } => {
                Decider::Foreign(Foreign::new(command, Duration::from_millis(*milliseconds)))
            }
        }
    }

    /// Starts a game.
    ///
    /// # Errors
    /// When a process is not ready for it.
    pub(crate) fn begin(&mut self, hello: &Hello<'_>, stop: &Stop) -> Result<(), ForeignError> {
        match self {
            Decider::Own(own) => {
                own.steps.clear();
                Ok(())
            }
            Decider::Foreign(process) => process.begin(hello, stop),
        }
    }

    /// Tells a process how the game ended.
    pub(crate) fn end(&mut self, game: &dyn AnyMatch, seat: Seat, end: &End) {
        if let Decider::Foreign(process) = self {
            let (events, view) = told(game, seat);
            process.end(end, &events, &view);
        }
    }

    /// Picks one of these choices; there is at least one. `None` when a built-in bot names none of them, which is a
    /// bug.
    pub(crate) fn decide<'a>(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        choices: &'a [Choice],
        random: &mut Fast,
        stop: &Stop,
    ) -> Option<Decided<'a>> {
        match (self, choices) {
            (Decider::Own(own), _) => own.decide(game, seat, choices, random, stop),
            (Decider::Foreign(_), [only]) => {
                Some(Decided { choice: only, iterations: 0, ends: only.learns, lost: None })
            }
            (Decider::Foreign(process), _) => {
                let (choice, lost) = match ask(process, game, seat, choices, stop) {
                    Ok(choice) => (choice, None),
                    Err(lost) => (random.pick(choices)?, Some(lost)),
                };
                Some(Decided { choice, iterations: 0, ends: choice.learns, lost })
            }
        }
    }
}

/// What a seat has heard and what it sees now.
fn told(game: &dyn AnyMatch, seat: Seat) -> (Vec<Value>, Value) {
    let seen = Seen::new(game, Viewer::Seat(seat));
    let events = serde_json::from_str(&seen.events_json()).expect("events are a list");
    (events, serde_json::from_str(&seen.view_json()).expect("a view is JSON"))
}

/// Asks a process for one of these choices.
///
/// # Errors
/// When there is no legal answer in time.
fn ask<'a>(
    process: &mut Foreign,
    game: &dyn AnyMatch,
    seat: Seat,
    choices: &'a [Choice],
    stop: &Stop,
) -> Result<&'a Choice, Lost> {
    let (events, view) = told(game, seat);
    let legal: Vec<&str> = choices.iter().map(|choice| choice.text.as_str()).collect();
    let numbers: Vec<usize> = choices.iter().map(|choice| choice.number).collect();
    process.choose(&events, &view, (&legal, &numbers), stop).map(|at| &choices[at])
}

/// A built-in bot.
pub(crate) struct Own {
    bot: String,
    budget: Budget,
    /// The remaining steps of the turn that it has planned.
    steps: VecDeque<String>,
}

impl Own {
    fn decide<'a>(
        &mut self,
        game: &dyn AnyMatch,
        seat: Seat,
        choices: &'a [Choice],
        random: &mut Fast,
        stop: &Stop,
    ) -> Option<Decided<'a>> {
        let mut iterations = 0;
        if self.steps.is_empty() {
            let mut thinking = Thinking::new(seat, self.budget, stop.clone(), random.bits());
            self.steps = game.turn(&self.bot, &mut thinking).into();
            iterations = thinking.iterations();
        }
        let step = self.steps.pop_front()?;
        let choice = choices.iter().find(|choice| choice.text == step)?;
        Some(Decided { choice, iterations, ends: self.steps.is_empty(), lost: None })
    }
}
