//! Who decides for a place of the line-up: one of the program's own bots, or a process.

use std::collections::VecDeque;
use std::time::Duration;

use erasure::{Budget, Choice, Match, Stop, Thinking};
use table::{Fast, Seat, Stream as _};

use crate::foreign::{Foreign, ForeignError, Hello, Lost};
use crate::lineup::Mind;

/// Decides for a place of the line-up, game after game.
pub(crate) enum Player {
    Own(Own),
    Foreign(Foreign),
}

/// What a player decided.
pub(crate) struct Decision<'a> {
    /// One of the choices.
    pub(crate) choice: &'a Choice,
    /// How many iterations of a search it took: those of a whole turn at its first step.
    pub(crate) iterations: u32,
    /// Whether its turn ends with it.
    pub(crate) ends: bool,
    /// Why it is not the player's own.
    pub(crate) lost: Option<Lost>,
}

impl Player {
    pub(crate) fn of(mind: &Mind) -> Player {
        match mind {
            Mind::Own { bot, budget, .. } => {
                Player::Own(Own { bot: bot.clone(), budget: (*budget).into(), steps: VecDeque::new() })
            }
            Mind::Foreign { command, milliseconds } => {
                Player::Foreign(Foreign::new(command, Duration::from_millis(*milliseconds)))
            }
        }
    }

    /// Starts a game.
    ///
    /// # Errors
    /// When a process is not ready for it.
    pub(crate) fn begin(&mut self, hello: &Hello<'_>, stop: &Stop) -> Result<(), ForeignError> {
        match self {
            Player::Own(own) => {
                own.steps.clear();
                Ok(())
            }
            Player::Foreign(process) => process.begin(hello, stop),
        }
    }

    /// Decides between these choices, of which there is at least one; `None` when one of the program's own bots names
    /// none of them, which is a bug.
    pub(crate) fn decide<'a>(
        &mut self,
        game: &dyn Match,
        seat: Seat,
        choices: &'a [Choice],
        random: &mut Fast,
        stop: &Stop,
    ) -> Option<Decision<'a>> {
        match (self, choices) {
            (Player::Own(own), _) => own.decide(game, seat, choices, random, stop),
            (Player::Foreign(_), [only]) => {
                Some(Decision { choice: only, iterations: 0, ends: only.learns, lost: None })
            }
            (Player::Foreign(process), _) => {
                let (choice, lost) = match process.choose(game, seat, choices, stop) {
                    Ok(choice) => (choice, None),
                    Err(lost) => (random.pick(choices)?, Some(lost)),
                };
                Some(Decision { choice, iterations: 0, ends: choice.learns, lost })
            }
        }
    }
}

/// One of the program's own bots.
pub(crate) struct Own {
    bot: String,
    budget: Budget,
    /// What is left of the turn that it has thought out.
    steps: VecDeque<String>,
}

impl Own {
    fn decide<'a>(
        &mut self,
        game: &dyn Match,
        seat: Seat,
        choices: &'a [Choice],
        random: &mut Fast,
        stop: &Stop,
    ) -> Option<Decision<'a>> {
        let mut iterations = 0;
        if self.steps.is_empty() {
            let mut thinking = Thinking::new(seat, self.budget, stop.clone(), random.bits());
            self.steps = game.turn(&self.bot, &mut thinking).into();
            iterations = thinking.iterations();
        }
        let step = self.steps.pop_front()?;
        let choice = choices.iter().find(|choice| choice.text == step)?;
        Some(Decision { choice, iterations, ends: self.steps.is_empty(), lost: None })
    }
}
