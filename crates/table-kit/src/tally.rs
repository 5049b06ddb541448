//! Random games that compare the rules with a second model: seeds, players' styles, and counts of what occurred.

use std::collections::BTreeMap;
use std::ops::Range;

use table::{Decision, Fast, Stream};

use crate::setups::{Size, Sweep};

/// How often each thing occurred in the games on which two models of the rules were compared.
#[derive(Clone, Default, Debug)]
pub struct Coverage(BTreeMap<String, usize>);

impl Coverage {
    /// Counts one more occurrence.
    pub fn one(&mut self, what: &str) {
        self.add(what, 1);
    }

    /// Counts `times` more occurrences.
    pub fn add(&mut self, what: &str, times: usize) {
        *self.0.entry(what.to_owned()).or_default() += times;
    }

    /// How often this occurred.
    pub fn of(&self, what: &str) -> usize {
        self.0.get(what).copied().unwrap_or_default()
    }

    /// Checks that each of these occurred more than `times` times.
    ///
    /// # Panics
    /// With the first that did not.
    #[track_caller]
    pub fn exceeds(&self, times: usize, things: &[&str]) {
        for what in things {
            assert!(self.of(what) > times, "{what} occurred {} times: {:?}", self.of(what), self.0);
        }
    }
}

/// The seeds of `quick` games, or of as many as the environment asks for; and whether these are enough games to expect
/// every event: a single game is not.
pub fn seeds(quick: usize) -> (Range<u64>, bool) {
    let sweep = Sweep::from_env();
    (sweep.seed..sweep.seed + sweep.games(quick) as u64, sweep.size != Size::Once)
}

/// A player's preferences: actions whose texts begin with one of these words.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Preferred whenever legal.
    pub likes: &'static [&'static str],
    /// Avoided unless nothing else is legal.
    pub avoids: &'static [&'static str],
}

impl Style {
    /// A legal action. In `percent` of 100 decisions one that the player likes, or else one that the player does not
    /// avoid; otherwise any.
    ///
    /// # Panics
    /// When the list is empty.
    pub fn choose<A: Decision>(self, list: &[A], percent: u32, random: &mut Fast) -> A {
        let of = |words: &[&str], action: &A| words.iter().any(|word| action.to_string().starts_with(word));
        let liked: Vec<A> = list.iter().filter(|action| of(self.likes, action)).copied().collect();
        let other: Vec<A> = list.iter().filter(|action| !of(self.avoids, action)).copied().collect();
        let lists = if random.below(100) < percent { [&liked[..], &other, list] } else { [list; 3] };
        let list = lists.into_iter().find(|list| !list.is_empty()).expect("something is legal");
        list[random.below(list.len() as u32) as usize]
    }
}
