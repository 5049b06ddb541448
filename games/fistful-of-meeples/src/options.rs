//! The options of an A Fistful of Meeples table.

use table::{OptionSpec, Settings};

const MADAME_BOWS_OUT: OptionSpec = OptionSpec::switch("madame-bows-out", "FM-16");
const SEVERAL_BARS: OptionSpec = OptionSpec::switch("several-bars", "FM-29");

/// The options as data; their labels and explanations are in `i18n`.
pub const OPTIONS: &[OptionSpec] = &[MADAME_BOWS_OUT, SEVERAL_BARS];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The madame may be put on any free showdown field she comes to, and goes to the saloon (FM-16).
    pub madame_bows_out: bool,
    /// A seat takes bars as long as it has enough gold for the cheapest (FM-29).
    pub several_bars: bool,
}

impl Options {
    /// Reads complete settings.
    pub(crate) fn read(set: &Settings) -> Options {
        Options { madame_bows_out: set.on(MADAME_BOWS_OUT.key), several_bars: set.on(SEVERAL_BARS.key) }
    }
}
