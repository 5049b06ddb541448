//! What a table of Desperados can set.

use table::{OptionSpec, Settings};

const SWITCH: &[&str] = &["off", "on"];

/// The options as data; labels and explanations stand in the words.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "exact-match", values: SWITCH, default: |_| "off", clause: "DE-15" },
    OptionSpec { key: "trigger-takes", values: SWITCH, default: |_| "off", clause: "DE-18" },
];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Only cards equal in person and colour count, at the place and on the warrant (DE-15).
    pub exact_match: bool,
    /// Where nobody joins, the trigger player takes the place (DE-18).
    pub trigger_takes: bool,
}

impl Options {
    /// Reads settings that are complete.
    pub(crate) fn read(set: &Settings) -> Options {
        Options { exact_match: set.on("exact-match"), trigger_takes: set.on("trigger-takes") }
    }
}
