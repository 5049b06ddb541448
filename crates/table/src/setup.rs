//! The setup of a game: seats, options, edition and rules version.

use thiserror::Error;

use crate::options::{SettingError, Settings};

/// What a table fixes before the deal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The number of seats.
    pub seats: u8,
    /// The options. A missing one has its default.
    pub settings: Settings,
    /// The text of the edition: a TOML document with every printed number.
    pub edition: String,
    /// The rules version, from 1 up to the game's [`Game::VERSION`](crate::Game::VERSION).
    pub version: u32,
}

/// Why a [`Setup`] is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// The game does not allow this number of players.
    #[error("this game is for {least} to {most} players, not {seats}")]
    Seats {
        /// The number in the setup.
        seats: u8,
        /// The least number allowed.
        least: u8,
        /// The greatest number allowed.
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
        /// What is wrong there and what is allowed.
        reason: String,
    },
    /// The rules version is 0 or newer than this program.
    #[error("this table is played by version {version} of the rules; this program knows them up to version {known}")]
    Version {
        /// The version in the setup.
        version: u32,
        /// The newest version that this program knows.
        known: u32,
    },
}
