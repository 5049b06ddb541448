//! The options of a Desperados table.

use table::{OptionSpec, Settings};

const EXACT_MATCH: OptionSpec = OptionSpec::switch("exact-match", "DE-15");
const TRIGGER_TAKES: OptionSpec = OptionSpec::switch("trigger-takes", "DE-18");

/// The options as data; their labels and explanations are in `i18n`.
pub const OPTIONS: &[OptionSpec] = &[EXACT_MATCH, TRIGGER_TAKES];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Only cards equal in person and colour count, at the place and on the warrant (DE-15).
    pub exact_match: bool,
    /// If nobody joins, the trigger player takes the place (DE-18).
    pub trigger_takes: bool,
}

impl Options {
    /// Reads complete settings.
    pub(crate) fn read(set: &Settings) -> Options {
        Options { exact_match: set.on(EXACT_MATCH.key), trigger_takes: set.on(TRIGGER_TAKES.key) }
    }
}
