//! Counts repeated events, so that the log gets one line a minute for each kind.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// Events since the last round, by a text that names their kind. There are few such texts: none comes from a visitor.
#[derive(Default)]
pub(crate) struct Tally(Mutex<BTreeMap<String, u64>>);

impl Tally {
    /// Counts an event. Returns whether to log it at once, because it is the first of its kind.
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

    /// Ends a round and returns how many more events of each kind there were. A kind with none is logged at once when
    /// it next occurs.
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
        // `a` continues, so it gets no line at once; `b` is new again.
        assert_eq!([tally.count("a"), tally.count("b")], [false, true]);
        assert_eq!(tally.end_round(), [("a".to_owned(), 1)]);
        assert_eq!(tally.end_round(), []);
        assert!(tally.count("a"));
    }
}
