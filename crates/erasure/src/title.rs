//! A game that can be dealt, whatever game it is, and a list of such games.

use std::time::Duration;

use table::{DealKey, Lesson, OptionSpec, Setup, SetupError};

use crate::running::Match;

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
    /// Whether memory is part of the game: bots know what no page shows again, so a table offers no hints.
    fn memory(&self) -> bool;
    /// Its guided first game, if it has one.
    fn lesson(&self) -> Option<Lesson>;
    /// The bots that can play it, the strongest last, with their versions.
    fn bots(&self) -> Vec<(&'static str, u32)>;
    /// The strongest of them, with its version. Every game has one.
    fn strongest(&self) -> (&'static str, u32) {
        self.bots().pop().expect("every game has a bot")
    }
    /// How strong this bot is, where it was measured.
    fn rating(&self, bot: &str) -> Option<Rating>;
    /// How many actions the game knows; their numbers are below.
    fn actions(&self) -> usize;
    /// The text of the action with this number; `None` when there is none.
    fn action(&self, number: usize) -> Option<String>;

    /// Checks a setup.
    ///
    /// # Errors
    /// When no game can be made of it.
    fn check(&self, setup: &Setup) -> Result<(), SetupError>;

    /// Deals a game.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn deal(&self, setup: &Setup, key: DealKey) -> Result<Box<dyn Match>, SetupError>;

    /// Plays random games through the contract with the empty sink for about this long by the clock, on this thread.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn pace(&self, setup: &Setup, time: Duration, clock: Clock) -> Result<Pace, SetupError>;

    /// Measures what a search pays for, for about this long by the clock, on this thread: at every seventh decision of
    /// random games, for the seat that decides.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn costs(&self, setup: &Setup, time: Duration, clock: Clock) -> Result<Costs, SetupError>;
}

/// A clock to measure by: how much time has passed since some fixed moment. One that counts the processor time of its
/// thread gives the same figures on a busy machine.
pub type Clock = fn() -> Duration;

/// How fast random games run.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// Whole games.
    pub games: u64,
    /// Decisions between at least two actions, their lists computed and drawn from.
    pub moves: u64,
    /// How long it took.
    pub time: Duration,
    /// The size of a state in bytes, all of it in place.
    pub state_bytes: usize,
}

impl Pace {
    /// What a playout costs: a random game from the deal to the end, on average.
    pub fn playout(&self) -> Duration {
        self.time.div_f64(self.games as f64)
    }
}

/// How strong a bot is, as measured in games against others. Whoever has 200 points more finishes before the other in
/// three games of four.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rating {
    /// The bot's name.
    pub bot: &'static str,
    /// Its points on the scale of Elo. The mean of the bots that were measured together is 1500.
    pub elo: u16,
    /// By how many points it may be more or less, with 95 % confidence.
    pub within: u16,
}

/// What a search pays for, on average if not said otherwise.
#[derive(Clone, Copy, Debug)]
pub struct Costs {
    /// A seat's view.
    pub view: Duration,
    /// All that a seat knows: its view, and a copy of its recall.
    pub knowledge: Duration,
    /// A copy of a state.
    pub copy: Duration,
    /// A random world that the seat's knowledge allows.
    pub world: Duration,
    /// The 99.9th percentile of the worlds.
    pub slow_world: Duration,
    /// The slowest of the worlds.
    pub worst_world: Duration,
}

/// The games of a program, in the order in which people see them.
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
