//! What a table of A Fistful of Meeples can set.

use table::{OptionSpec, Settings};

const SWITCH: &[&str] = &["off", "on"];

/// The options as data; labels and explanations stand in the words.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "madame-bows-out", values: SWITCH, default: |_| "off", clause: "FM-16" },
    OptionSpec { key: "several-bars", values: SWITCH, default: |_| "off", clause: "FM-29" },
];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The madame may be put on any free showdown field she comes to, and goes to the saloon (FM-16).
    pub madame_bows_out: bool,
    /// A seat takes bars as long as it has the gold for the cheapest (FM-29).
    pub several_bars: bool,
}

impl Options {
    /// Reads settings that are complete.
    pub(crate) fn read(set: &Settings) -> Options {
        Options { madame_bows_out: set.on("madame-bows-out"), several_bars: set.on("several-bars") }
    }
}
