//! The results of a runner: a report of what it checked, or a violation.

use std::fmt;

use table::{Setup, Viewer};
use thiserror::Error;

/// A property that a game breaks, with everything needed to reproduce it.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub struct Violation {
    /// The property that fails: the name of its runner.
    pub property: &'static str,
    /// The setup, in words; empty when no game was played.
    pub setup: String,
    /// The seed of the game, for `POSSE_SEED`.
    pub seed: Option<u64>,
    /// The number of decisions made before.
    pub ply: Option<usize>,
    /// The viewer who noticed it.
    pub viewer: Option<Viewer>,
    /// What is wrong.
    pub what: String,
}

impl Violation {
    /// A violation that does not concern one game.
    pub fn general(property: &'static str, what: impl Into<String>) -> Violation {
        Violation { property, setup: String::new(), seed: None, ply: None, viewer: None, what: what.into() }
    }

    /// The same violation, after this many decisions.
    #[must_use]
    pub fn at(mut self, ply: usize) -> Violation {
        self.ply = Some(ply);
        self
    }

    /// The same violation, noticed by this viewer.
    #[must_use]
    pub fn seen_by(mut self, viewer: Viewer) -> Violation {
        self.viewer = Some(viewer);
        self
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.property, self.what)?;
        if !self.setup.is_empty() {
            write!(f, "\n  setup: {}", self.setup)?;
        }
        if let Some(ply) = self.ply {
            write!(f, "\n  after decision: {ply}")?;
        }
        match self.viewer {
            Some(Viewer::Seat(seat)) => {
                write!(f, "\n  viewer: the player in seat {seat} of the table (Seat({}))", seat.0)?
            }
            Some(Viewer::Spectator) => f.write_str("\n  viewer: a spectator")?,
            None => {}
        }
        if let Some(seed) = self.seed {
            write!(f, "\n  reproduce with: POSSE_SEED={seed}")?;
        }
        Ok(())
    }
}

/// How much a runner has checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The property that holds: the name of its runner.
    pub property: &'static str,
    /// How many games were played.
    pub games: usize,
    /// How many positions were checked.
    pub positions: usize,
    /// How many single comparisons were made.
    pub checks: usize,
}

impl Report {
    pub(crate) fn new(property: &'static str) -> Report {
        Report { property, games: 0, positions: 0, checks: 0 }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { property, games, positions, checks } = self;
        write!(f, "{property}: {games} games, {positions} positions, {checks} checks")
    }
}

/// A setup in words: `3 players, colours=on`.
pub(crate) fn name(setup: &Setup) -> String {
    let mut text = format!("{} players", setup.seats);
    for (key, value) in &setup.settings.0 {
        text += &format!(", {key}={value}");
    }
    text
}
