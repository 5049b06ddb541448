//! What a second reading of the rules compares in random games: which games, how they are played, what came about.

use std::collections::BTreeMap;
use std::ops::Range;

use table::{Action, Fast, Stream};

use crate::setups::{Size, Sweep};

/// How often each thing came about in the games that two readings of the rules have played.
#[derive(Clone, Default, Debug)]
pub struct Tally(BTreeMap<String, usize>);

impl Tally {
    /// This came about once more.
    pub fn one(&mut self, what: &str) {
        self.add(what, 1);
    }

    /// This came about so many times more.
    pub fn add(&mut self, what: &str, times: usize) {
        *self.0.entry(what.to_owned()).or_default() += times;
    }

    /// How often this came about.
    pub fn of(&self, what: &str) -> usize {
        self.0.get(what).copied().unwrap_or_default()
    }

    /// Each of these came about more than so many times.
    ///
    /// # Panics
    /// With the first that did not.
    #[track_caller]
    pub fn exceeds(&self, times: usize, things: &[&str]) {
        for what in things {
            assert!(self.of(what) > times, "{what} came about {} times: {:?}", self.of(what), self.0);
        }
    }
}

/// The seeds of so many games in a quick run, or as the environment asks for; and whether they are enough for everything
/// to come about: a single game is not.
pub fn seeds(quick: usize) -> (Range<u64>, bool) {
    let sweep = Sweep::from_env();
    (sweep.seed..sweep.seed + sweep.games(quick) as u64, sweep.size != Size::Once)
}

/// What a player prefers: actions whose texts begin with one of these words.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// What he does whenever he can.
    pub likes: &'static [&'static str],
    /// What he does when nothing else is legal.
    pub avoids: &'static [&'static str],
}

impl Style {
    /// A legal action: in so many of a hundred decisions one that the player likes, or at least does not avoid; otherwise
    /// any.
    ///
    /// # Panics
    /// When nothing is legal.
    pub fn choose<A: Action>(self, list: &[A], percent: u32, random: &mut Fast) -> A {
        let of = |words: &[&str], action: &A| words.iter().any(|word| action.to_string().starts_with(word));
        let liked: Vec<A> = list.iter().filter(|action| of(self.likes, action)).copied().collect();
        let other: Vec<A> = list.iter().filter(|action| !of(self.avoids, action)).copied().collect();
        let lists = if random.below(100) < percent { [&liked[..], &other, list] } else { [list; 3] };
        let list = lists.into_iter().find(|list| !list.is_empty()).expect("something is legal");
        list[random.below(list.len() as u32) as usize]
    }
}
