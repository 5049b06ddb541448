//! Randomness that nothing is dealt by: the bots' own, and names that must not be the same twice.

/// A random number from the system.
pub(crate) fn random_number() -> u64 {
    getrandom::u64().expect("the system gives randomness")
}
