//! What a game is made of: players, options, edition and rules version.

use thiserror::Error;

use crate::options::{SettingError, Settings};

/// What a table agrees on before the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// The options; what is missing has its default.
    pub settings: Settings,
    /// The text of the edition, a TOML document with every printed number.
    pub edition: String,
    /// The rules version, from 1 up to the game's [`Game::VERSION`](crate::Game::VERSION).
    pub version: u32,
}

/// Why no game can be made of a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The game is not for so many.
    #[error("this game is for {least} to {most} players, not {seats}")]
    Seats {
        /// How many were wanted.
        seats: u8,
        /// The least possible.
        least: u8,
        /// The most possible.
        most: u8,
    },
    /// An option is wrong.
    #[error(transparent)]
    Setting(#[from] SettingError),
    /// The edition is wrong.
    #[error("edition, line {line}: {reason}")]
    Edition {
        /// The line, from 1.
        line: usize,
        /// What is wrong there and what would be right.
        reason: String,
    },
    /// The rules are newer than this program.
    #[error("this table is played by version {version} of the rules; this program knows them up to version {known}")]
    Version {
        /// What the table wants.
        version: u32,
        /// What this program knows.
        known: u32,
    },
}
