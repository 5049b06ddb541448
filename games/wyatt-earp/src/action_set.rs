//! Actions as bits: what is legal is worked out for all outlaws at once.

use crate::action::{self, Action};

const WORDS: usize = action::ALL.len().div_ceil(u64::BITS as usize);

/// A set of actions, a bit each by their numbers.
#[derive(Default)]
pub(crate) struct ActionSet([u64; WORDS]);

impl ActionSet {
    /// Puts in the action with the number `first` for the lowest bit, the next action for the next bit, and so on.
    #[inline]
    pub(crate) fn put(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.0[word] |= bits << shift;
        if shift > 0 && word + 1 < WORDS {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }

    /// Adds the actions to a list, in order.
    #[inline]
    pub(crate) fn write(&self, list: &mut Vec<Action>) {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            // The list makes room once for all of a word, because the range says how many come.
            list.extend((0..bits.count_ones()).map(|_| {
                let number = word * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                action::ALL[number]
            }));
        }
    }
}
