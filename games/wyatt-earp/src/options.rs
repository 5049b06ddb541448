//! What a table of Wyatt Earp can set.

use table::{OptionSpec, Settings};

/// The value of [`GUN_BY`] by which the groups count, not the name.
const GROUP: &str = "group";
const GUN_BY: OptionSpec = OptionSpec { key: "gun-by", values: &["name", GROUP], default: |_| "name", clause: "WE-19" };
const SMALLEST_FIRST: OptionSpec = OptionSpec::switch("smallest-first", "WE-31");
const DISCARD_LOG: OptionSpec = OptionSpec { default: |_| "on", ..OptionSpec::switch("discard-log", "WE-7") };

/// The options as data; labels and explanations stand in the words.
pub const OPTIONS: &[OptionSpec] = &[GUN_BY, SMALLEST_FIRST, DISCARD_LOG];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Whether the Fastest Gun may be laid on another group of the outlaw that holds it (WE-19).
    pub gun_by_group: bool,
    /// Whether the others take from fewer points to more (WE-31).
    pub smallest_first: bool,
    /// Whether the log keeps what was discarded (“What each sees”).
    pub discard_log: bool,
}

impl Options {
    /// Reads settings that are complete.
    pub(crate) fn read(set: &Settings) -> Options {
        Options {
            gun_by_group: set.get(GUN_BY.key) == Some(GROUP),
            smallest_first: set.on(SMALLEST_FIRST.key),
            discard_log: set.on(DISCARD_LOG.key),
        }
    }
}
