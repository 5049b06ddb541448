//! Counts what happens again and again, so that the log holds a line a minute of it and not one each.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// What has happened since the last round, by a text that says what it was. The texts are few and the program's own.
#[derive(Default)]
pub(crate) struct Tally(Mutex<BTreeMap<String, u64>>);

impl Tally {
    /// Counts one more; whether it is to be logged by itself, as the first of its kind is.
    pub(crate) fn count(&self, what: &str) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(what) {
            Some(more) => {
                *more += 1;
                false
            }
            None => counts.insert(what.to_owned(), 0).is_none(),
        }
    }

    /// Ends a round: how many more there were of each kind. What did not come again is logged by itself the next time.
    pub(crate) fn end_round(&self) -> Vec<(String, u64)> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.retain(|_, more| *more > 0);
        let sums = counts.iter().map(|(what, more)| (what.clone(), *more)).collect();
        counts.values_mut().for_each(|more| *more = 0);
        sums
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_at_once_and_the_others_by_the_round() {
        let tally = Tally::default();
        assert_eq!(
            [tally.count("a"), tally.count("a"), tally.count("b"), tally.count("a")],
            [true, false, true, false]
        );
        assert_eq!(tally.end_round(), [("a".to_owned(), 2)]);
        // The flood goes on: no line by itself. The other one is new again.
        assert_eq!([tally.count("a"), tally.count("b")], [false, true]);
        assert_eq!(tally.end_round(), [("a".to_owned(), 1)]);
        assert_eq!(tally.end_round(), []);
        assert!(tally.count("a"));
    }
}
