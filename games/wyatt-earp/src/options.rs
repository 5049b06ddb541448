//! What a table of Wyatt Earp can set.

use table::{OptionSpec, Settings};

const SWITCH: &[&str] = &["off", "on"];

/// The options as data; labels and explanations stand in the words.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "gun-by", values: &["name", "group"], default: |_| "name", clause: "WE-19" },
    OptionSpec { key: "smallest-first", values: SWITCH, default: |_| "off", clause: "WE-31" },
    OptionSpec { key: "discard-log", values: SWITCH, default: |_| "on", clause: "WE-7" },
];

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
            gun_by_group: set.get("gun-by") == Some("group"),
            smallest_first: set.on("smallest-first"),
            discard_log: set.on("discard-log"),
        }
    }
}
