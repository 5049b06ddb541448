//! Sets of actions as bits, so that legal actions are computed for all outlaws at once.

use crate::action::{self, Action};

const WORDS: usize = action::ALL.len().div_ceil(u64::BITS as usize);

/// A set of actions, one bit per action number.
#[derive(Default)]
pub(crate) struct ActionSet([u64; WORDS]);

impl ActionSet {
    /// Adds the action numbered `first` if the lowest bit is set, the next action for the next bit, and so on.
    #[inline]
    pub(crate) fn put(&mut self, first: usize, bits: u64) {
        let (word, shift) = (first / 64, first % 64);
        self.0[word] |= bits << shift;
        if shift > 0 && word + 1 < WORDS {
            self.0[word + 1] |= bits >> (64 - shift);
        }
    }

    /// Appends the actions to a list, in order.
    #[inline]
    pub(crate) fn write(&self, list: &mut Vec<Action>) {
        for (word, mut bits) in self.0.into_iter().enumerate() {
            // The range tells its length, so the list reserves room once per word.
            list.extend((0..bits.count_ones()).map(|_| {
                let number = word * 64 + bits.trailing_zeros() as usize;
                bits &= bits - 1;
                action::ALL[number]
            }));
        }
    }
}
