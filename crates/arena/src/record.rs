//! What is kept of a tournament: a header, and a record for each game.

use serde::{Deserialize, Serialize};
use table::Settings;

use crate::lineup::Lineup;

/// What a tournament fixes before its first game. The same header gives the same games, as long as the bots count
/// iterations and not milliseconds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub version: u32,
    /// Its options.
    pub options: Settings,
    /// The number of seats, which is also the number of rotations of each deal.
    pub seats: u8,
    /// The number from which all deals and all randomness of the bots derive.
    pub seed: u64,
    /// Who plays.
    pub lineup: Lineup,
}

/// Which game of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Number {
    /// The deal, from 0.
    pub deal: u32,
    /// By how many seats the line-up is turned.
    pub rotation: u8,
}

/// A game that was played to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// Which game it is.
    #[serde(flatten)]
    pub number: Number,
    /// How many decisions were made, forced ones included.
    pub decisions: u32,
    /// How each place of the line-up did, in the order of the line-up.
    pub places: Vec<Place>,
}

/// How one place of the line-up did in one game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Place {
    /// Its rank: 1 for the winner; ties share a rank.
    pub rank: u8,
    /// Its score.
    pub score: i32,
    /// In how many turns it had a choice.
    pub turns: u32,
    /// How many iterations of its search it spent in them; 0 for a process, for a bot that does not search, and in
    /// files of builds that did not count.
    #[serde(default)]
    pub iterations: u64,
    /// How long it thought in all these turns, in microseconds.
    pub thought_us: u64,
    /// How long it thought in the longest of them, in microseconds.
    pub longest_us: u64,
    /// The decisions that a process lost.
    #[serde(default, skip_serializing_if = "Forfeits::is_none")]
    pub forfeits: Forfeits,
}

/// The decisions that a process lost; a legal action was drawn in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Forfeits {
    /// It had not answered in time.
    pub late: u32,
    /// It had ended.
    pub dead: u32,
    /// What it answered was not on the list.
    pub illegal: u32,
}

impl Forfeits {
    /// Whether no decision was lost.
    pub fn is_none(&self) -> bool {
        self.all() == 0
    }

    /// How many decisions were lost.
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
