//! The [`Title`] trait, a game that can be dealt, and the list of games.

use std::time::Duration;

use bots::{BEGINNER, Persona};
use table::{DealKey, Lesson, OptionSpec, Setup, SetupError};

use crate::running::AnyMatch;

/// A game that can be dealt.
pub trait Title: Send + Sync {
    /// Its stable name, as in `dollars-wanted`.
    fn name(&self) -> &'static str;
    /// The fewest and the most players.
    fn seats(&self) -> (u8, u8);
    /// Its options.
    fn options(&self) -> &'static [OptionSpec];
    /// The edition that comes with the program, a TOML text.
    fn edition(&self) -> &'static str;
    /// The newest version of its rules.
    fn version(&self) -> u32;
    /// Whether several seats ever decide at once, in secret.
    fn together(&self) -> bool;
    /// Whether it has windows: chances to act out of turn that stay open for the same time whatever a seat holds.
    fn windows(&self) -> bool;
    /// Whether memory is part of the game: a seat is shown what no page shows again, and hints know only what lies open.
    fn memory(&self) -> bool;
    /// Its guided first game, if it has one.
    fn lesson(&self) -> Option<Lesson>;
    /// The bots that can play it, the strongest last, with their versions.
    fn bots(&self) -> Vec<(&'static str, u32)>;
    /// The strongest of them, with its version. Every game has one.
    fn strongest(&self) -> (&'static str, u32) {
        self.bots().pop().expect("every game has a bot")
    }
    /// The bot that this text names: one of them, alone or [with a persona](Persona::split). `None` if there is none.
    fn cast(&self, text: &str) -> Option<Cast> {
        let (name, persona) = Persona::split(text)?;
        let (bot, version) = self.bots().into_iter().find(|(bot, _)| *bot == name)?;
        Some(Cast { bot, version, persona })
    }
    /// The rating of this bot; `None` if it was not measured.
    fn rating(&self, bot: &str) -> Option<Rating>;
    /// The number of actions in the game. Actions are numbered from 0.
    fn actions(&self) -> usize;
    /// The text of the action with this number; `None` when there is none.
    fn action(&self, number: usize) -> Option<String>;

    /// Checks a setup.
    ///
    /// # Errors
    /// When the setup is not possible.
    fn check(&self, setup: &Setup) -> Result<(), SetupError>;

    /// Deals a game.
    ///
    /// # Errors
    /// When the setup is not possible.
    fn deal(&self, setup: &Setup, key: DealKey) -> Result<Box<dyn AnyMatch>, SetupError>;

    /// Measures random games, with events ignored, for about this long by the clock, on this thread.
    ///
    /// # Errors
    /// When the setup is not possible.
    fn pace(&self, setup: &Setup, time: Duration, clock: Clock) -> Result<Pace, SetupError>;

    /// Measures the costs of a search for about this long by the clock, on this thread: at every seventh decision of
    /// random games, for the seat that decides.
    ///
    /// # Errors
    /// When the setup is not possible.
    fn costs(&self, setup: &Setup, time: Duration, clock: Clock) -> Result<Costs, SetupError>;
}

/// A bot, and the persona it plays as.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cast {
    /// The bot's name.
    pub bot: &'static str,
    /// Its version.
    pub version: u32,
    /// Whose manner, name and face it has; `None` if nobody's.
    pub persona: Option<Persona>,
}

impl Cast {
    /// The persona in whose manner it plays: bots that do not search have none.
    pub fn manner(self) -> Option<Persona> {
        self.persona.filter(|_| ![BEGINNER, "random"].contains(&self.bot))
    }
}

/// A clock for measurements: the time since some fixed moment. A clock of its thread's processor time gives the same
/// figures on a busy machine.
pub type Clock = fn() -> Duration;

/// How fast random games run.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// The number of whole games.
    pub games: u64,
    /// The number of decisions between at least two actions.
    pub moves: u64,
    /// How long it took.
    pub time: Duration,
    /// The size of a state in bytes, without anything on the heap.
    pub state_bytes: usize,
}

impl Pace {
    /// The mean time of a playout: a random game from the deal to the end.
    pub fn playout(&self) -> Duration {
        self.time.div_f64(self.games as f64)
    }
}

/// A bot's strength, measured in games against others. A bot with 200 points more finishes ahead of the other in three
/// games out of four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The bot's name.
    pub bot: &'static str,
    /// Its Elo. The mean of the four levels is 1500.
    pub elo: u16,
    /// How many points it may be off either way, with 95 % confidence.
    pub within: u16,
}

impl Rating {
    /// In how many games of how many this bot finishes ahead of a weaker one, as an easy fraction: `(3, 4)`.
    pub fn ahead_of(self, weaker: Rating) -> (u8, u8) {
        const EASY: [(u8, u8); 7] = [(1, 2), (3, 5), (2, 3), (3, 4), (4, 5), (9, 10), (19, 20)];
        let points = f64::from(self.elo) - f64::from(weaker.elo);
        let share = 1.0 / (1.0 + 10_f64.powf(-points / 400.0));
        let off = |(games, of): &(u8, u8)| (f64::from(*games) / f64::from(*of) - share).abs();
        EASY.into_iter().min_by(|one, other| off(one).total_cmp(&off(other))).expect("the list is not empty")
    }
}

/// The costs of a search: means, unless stated otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    /// A seat's view.
    pub view: Duration,
    /// All that a seat knows: its view, and a copy of its recall.
    pub knowledge: Duration,
    /// A copy of a state.
    pub copy: Duration,
    /// A random world that agrees with the seat's knowledge.
    pub world: Duration,
    /// The 99.9th percentile of the worlds.
    pub slow_world: Duration,
    /// The slowest of the worlds.
    pub worst_world: Duration,
}

/// The games of a program, in the order people see them.
#[derive(Clone, Copy)]
pub struct Titles(&'static [&'static dyn Title]);

impl Titles {
    /// The list of these games.
    pub const fn new(list: &'static [&'static dyn Title]) -> Titles {
        Titles(list)
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn Title> {
        self.0.iter().copied()
    }

    /// The game with this name.
    pub fn find(self, name: &str) -> Option<&'static dyn Title> {
        self.iter().find(|title| title.name() == name)
    }

    /// The names of all games, for messages that list them.
    pub fn names(self) -> String {
        self.iter().map(|title| title.name()).collect::<Vec<_>>().join(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strength_is_told_as_an_easy_fraction() {
        let rated = |elo| Rating { bot: "marshal", elo, within: 30 };
        let told = |points: u16| rated(1500 + points).ahead_of(rated(1500));
        assert_eq!([0, 81, 120, 200, 409].map(told), [(1, 2), (3, 5), (2, 3), (3, 4), (9, 10)]);
        assert_eq!(told(1000), (19, 20));
    }
}
