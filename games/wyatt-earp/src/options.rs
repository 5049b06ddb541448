//! The options of a Wyatt Earp table.

use table::{OptionSpec, Settings};

/// The value of [`GUN_BY`] that bars only the group with the Fastest Gun, not the outlaw's name.
const GROUP: &str = "group";
const GUN_BY: OptionSpec = OptionSpec { key: "gun-by", values: &["name", GROUP], default: |_| "name", clause: "WE-19" };
const SMALLEST_FIRST: OptionSpec = OptionSpec::switch("smallest-first", "WE-31");
const DISCARD_LOG: OptionSpec = OptionSpec { default: |_| "on", ..OptionSpec::switch("discard-log", "WE-7") };

/// The options as data; their labels and explanations are in `i18n`.
pub const OPTIONS: &[OptionSpec] = &[GUN_BY, SMALLEST_FIRST, DISCARD_LOG];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether the Fastest Gun may be laid on another group of the outlaw that has it (WE-19).
    pub gun_by_group: bool,
    /// Whether the players behind the leader take from fewest points to most (WE-31).
    pub smallest_first: bool,
    /// Whether the log keeps discards (“What each sees”).
    pub discard_log: bool,
}

impl Options {
    /// Reads a complete set of settings.
    pub(crate) fn read(set: &Settings) -> Options {
        Options {
            gun_by_group: set.get(GUN_BY.key) == Some(GROUP),
            smallest_first: set.on(SMALLEST_FIRST.key),
            discard_log: set.on(DISCARD_LOG.key),
        }
    }
}
