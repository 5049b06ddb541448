//! Which games the kit plays: setups, seeds and their number.

use std::cell::RefCell;

use table::{Fast, Game, Settings, Setup, Stream};

use crate::violation::{Violation, name};

/// How much the kit plays, as the environment says. `POSSE_SWEEP=N` plays `N` times as many games and checks every
/// position. `POSSE_SEED=S` plays one game in each setup, with the seed that a violation names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// The seed of the first game of each setup; each further game adds 1.
    pub seed: u64,
    /// The number of games.
    pub size: Size,
}

/// How many games a runner plays in each setup, and how many positions it checks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A few games, and a sample of their positions.
    Quick,
    /// One game, at every position: to reproduce a violation.
    Once,
    /// This many times the games of a quick run, at every position.
    Times(usize),
}

impl Sweep {
    /// The quick run with the usual seed.
    pub const QUICK: Sweep = Sweep { seed: 1, size: Size::Quick };

    /// The sweep that `POSSE_SEED` and `POSSE_SWEEP` ask for.
    ///
    /// # Panics
    /// When one of them is set but is not a number.
    pub fn from_env() -> Sweep {
        let number = |key: &str| {
            let text = std::env::var(key).ok()?;
            Some(text.parse::<u64>().unwrap_or_else(|_| panic!("{key} must be a whole number, not `{text}`")))
        };
        let seed = number("POSSE_SEED");
        let size = match (number("POSSE_SWEEP"), seed) {
            (Some(times), _) => Size::Times(times.max(1) as usize),
            (None, Some(_)) => Size::Once,
            (None, None) => Size::Quick,
        };
        Sweep { seed: seed.unwrap_or(Sweep::QUICK.seed), size }
    }

    /// The number of games when a quick run plays `quick`.
    pub fn games(&self, quick: usize) -> usize {
        match self.size {
            Size::Quick => quick,
            Size::Once => 1,
            Size::Times(times) => quick * times,
        }
    }

    /// The indices of the positions to check, out of `count`: all, or in a quick run a sample of `quick` with the first
    /// and the last.
    pub(crate) fn sample(&self, count: usize, quick: usize, random: &mut Fast) -> Vec<usize> {
        if self.size != Size::Quick || count <= quick {
            return (0..count).collect();
        }
        let mut all: Vec<usize> = (1..count - 1).collect();
        random.shuffle(&mut all);
        let mut some: Vec<usize> = [0, count - 1].into_iter().chain(all.into_iter().take(quick - 2)).collect();
        some.sort_unstable();
        some
    }
}

/// The setups to test. For every number of players: the defaults, each option with each other value, and all options
/// with their last values. Combinations that the game refuses are left out, except the defaults.
pub fn of<G: Game>() -> Vec<Setup> {
    let mut setups: Vec<Setup> = Vec::new();
    let (least, most) = G::SEATS;
    for seats in least..=most {
        let setup = |settings| Setup::of::<G>(seats, settings);
        setups.push(setup(Settings::default()));
        let defaults = Settings::default().complete(G::OPTIONS).unwrap_or_default();
        let flipped = G::OPTIONS.iter().flat_map(|spec| {
            let default = defaults.get(spec.key);
            let others = spec.values.iter().filter(move |value| Some(**value) != default);
            others.map(|value| Settings::of([(spec.key, *value)]))
        });
        let last = G::OPTIONS.iter().filter_map(|spec| Some((spec.key.to_owned(), (*spec.values.last()?).to_owned())));
        for setup in flipped.chain([Settings(last.collect())]).map(setup) {
            if !setups.contains(&setup) && G::new(&setup).is_ok() {
                setups.push(setup);
            }
        }
    }
    setups
}

/// The setup with this number of players, these options and the program's edition.
pub fn setup<G: Game>(seats: u8, options: &[(&str, &str)]) -> Setup {
    Setup::of::<G>(seats, Settings::of(options.iter().copied()))
}

/// The game of [`setup`].
///
/// # Panics
/// When the game refuses the setup.
#[track_caller]
pub fn game<G: Game>(seats: u8, options: &[(&str, &str)]) -> G {
    G::new(&setup::<G>(seats, options)).unwrap_or_else(|error| panic!("{error}"))
}

thread_local! {
    static PLAYING: RefCell<Option<(String, u64)>> = const { RefCell::new(None) };
}

/// The setup and seed of the last game that this thread played, for the message when a game panics.
pub(crate) fn playing() -> Option<(String, u64)> {
    PLAYING.take()
}

/// One game to play: its rules, its seed, and its name in violations.
pub(crate) struct Trial<G> {
    pub(crate) property: &'static str,
    pub(crate) setup: Setup,
    pub(crate) seed: u64,
    pub(crate) game: G,
}

impl<G: Game> Trial<G> {
    /// The streams of this table.
    pub(crate) fn chance(&self) -> Fast {
        Fast::new(self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x7ab1e)
    }

    /// Randomness for players and samples, independent of the table's.
    pub(crate) fn random(&self) -> Fast {
        Fast::new(self.seed.wrapping_mul(0xd6e8_feb8_6659_fd93) ^ u64::from(self.setup.seats))
    }

    /// A violation in this game.
    pub(crate) fn fails(&self, what: impl Into<String>) -> Violation {
        Violation { setup: name(&self.setup), seed: Some(self.seed), ..Violation::general(self.property, what) }
    }
}

/// The games of a runner: `quick` in each setup, or as many as the sweep says.
pub(crate) fn trials<G: Game>(
    property: &'static str,
    setups: Vec<Setup>,
    sweep: &Sweep,
    quick: usize,
) -> Result<impl Iterator<Item = Trial<G>>, Violation> {
    let mut trials = Vec::new();
    for setup in setups {
        let game = G::new(&setup).map_err(|error| Violation {
            setup: name(&setup),
            ..Violation::general(property, format!("the setup is refused: {error}"))
        })?;
        for number in 0..sweep.games(quick) as u64 {
            trials.push(Trial { property, setup: setup.clone(), seed: sweep.seed + number, game: game.clone() });
        }
    }
    Ok(trials.into_iter().inspect(|trial| PLAYING.set(Some((name(&trial.setup), trial.seed)))))
}
