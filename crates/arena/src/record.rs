//! The records of a tournament: a header, and a record for each game.

use serde::{Deserialize, Serialize};
use table::Settings;

use crate::lineup::Lineup;

/// What a tournament fixes before its first game. The same header gives the same games, as long as budgets are
/// iterations and not milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TournamentHeader {
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    pub options: Settings,
    /// The number of seats, which is also the number of rotations of each deal.
    pub seats: u8,
    /// The seed of all deals and of all randomness of the bots.
    pub seed: u64,
    /// Who plays.
    pub lineup: Lineup,
}

/// The number of a game in a tournament.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Number {
    /// The deal, from 0.
    pub deal: u32,
    /// How many seats the line-up is rotated by.
    pub rotation: u8,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Its number.
    #[serde(flatten)]
    pub number: Number,
    /// The number of decisions, including forced ones.
    pub decisions: u32,
    /// The result of each entrant, in the order of the line-up.
    #[serde(rename = "places")]
    pub entrants: Vec<EntrantResult>,
}

/// An entrant's result in one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct EntrantResult {
    /// Its rank: 1 for the winner; ties share a rank.
    pub rank: u8,
    pub score: i32,
    /// The number of turns in which it had a choice.
    pub turns: u32,
    /// The search iterations that it spent in them; 0 for a process, for a bot that does not search, and in older
    /// files, which did not count them.
    #[serde(default)]
    pub iterations: u64,
    /// Its thinking time in all these turns, in microseconds.
    pub thought_us: u64,
    /// Its thinking time in the longest of them, in microseconds.
    pub longest_us: u64,
    /// The decisions that a process forfeited.
    #[serde(default, skip_serializing_if = "Forfeits::is_none")]
    pub forfeits: Forfeits,
}

/// The decisions that a process forfeited. A random legal action replaced each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Forfeits {
    /// It did not answer in time.
    pub late: u32,
    /// It had ended.
    pub dead: u32,
    /// Its answer was not on the list.
    pub illegal: u32,
}

impl Forfeits {
    /// Whether no decision was forfeited.
    pub fn is_none(&self) -> bool {
        self.all() == 0
    }

    /// The number of forfeited decisions.
    pub fn all(&self) -> u32 {
        self.late + self.dead + self.illegal
    }
}

impl std::ops::AddAssign for Forfeits {
    fn add_assign(&mut self, other: Forfeits) {
        self.late += other.late;
        self.dead += other.dead;
        self.illegal += other.illegal;
    }
}
