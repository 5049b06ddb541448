//! Which games the kit plays: setups, seeds, and how many.

use std::cell::RefCell;

use table::{Fast, Game, Settings, Setup, Stream};

use crate::violation::{Violation, name};

/// How much is played. The environment says it: `POSSE_SWEEP=N` plays `N` times as many games and looks at every
/// position; `POSSE_SEED=S` plays, in each setup, the one game with that seed, as a violation names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// The seed of the first game of each setup; the next has the next number.
    pub seed: u64,
    /// How many games.
    pub size: Size,
}

/// How many games a runner plays in each setup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A few, and a sample of their positions: for every day.
    Quick,
    /// One, at every position: to see a violation again.
    Once,
    /// So many times as many as in a quick run, at every position.
    Times(usize),
}

impl Sweep {
    /// The quick run with the usual seed.
    pub const QUICK: Sweep = Sweep { seed: 1, size: Size::Quick };

    /// What `POSSE_SEED` and `POSSE_SWEEP` ask for.
    ///
    /// # Panics
    /// When one of them is set and is no number.
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

    /// How many games to play where a quick run plays `quick`.
    pub fn games(&self, quick: usize) -> usize {
        match self.size {
            Size::Quick => quick,
            Size::Once => 1,
            Size::Times(times) => quick * times,
        }
    }

    /// Which of `count` positions to look at: all, or in a quick run a sample of `quick` with the first and the last.
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

/// All setups of a game that its options suggest: for every number of players the defaults, each option with each other
/// value, and all options with their last values. Combinations that the game refuses are left out; the defaults are not.
pub fn of<G: Game>() -> Vec<Setup> {
    let mut setups: Vec<Setup> = Vec::new();
    let (least, most) = G::SEATS;
    for seats in least..=most {
        let setup = |settings| Setup { seats, settings, edition: G::EDITION.to_owned(), version: G::VERSION };
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

/// The setup of so many players with these options and the edition that comes with the program.
pub fn setup<G: Game>(seats: u8, options: &[(&str, &str)]) -> Setup {
    let settings = Settings(options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect());
    Setup { seats, settings, edition: G::EDITION.to_owned(), version: G::VERSION }
}

/// The game of [`setup`].
///
/// # Panics
/// When the game refuses it.
#[track_caller]
pub fn game<G: Game>(seats: u8, options: &[(&str, &str)]) -> G {
    G::new(&setup::<G>(seats, options)).unwrap_or_else(|error| panic!("{error}"))
}

thread_local! {
    static PLAYING: RefCell<Option<(String, u64)>> = const { RefCell::new(None) };
}

/// The setup and seed of the game that this thread has played last, for panics inside a game.
pub(crate) fn playing() -> Option<(String, u64)> {
    PLAYING.take()
}

/// One game to be played: its rules, its seed, and what to call it when something is wrong.
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

    /// Randomness for players and samples, apart from the table's.
    pub(crate) fn random(&self) -> Fast {
        Fast::new(self.seed.wrapping_mul(0xd6e8_feb8_6659_fd93) ^ u64::from(self.setup.seats))
    }

    /// Something is wrong in this game.
    pub(crate) fn fails(&self, what: impl Into<String>) -> Violation {
        Violation { setup: name(&self.setup), seed: Some(self.seed), ..Violation::general(self.property, what) }
    }
}

/// The games of a runner: in each setup `quick` of them, or what the sweep asks for.
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
