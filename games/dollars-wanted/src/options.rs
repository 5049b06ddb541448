//! The options of a Dollars Wanted table.

use table::{OptionSpec, Settings};

const COLOUR_VARIANT: OptionSpec = OptionSpec::switch("colour-variant", "DW-29");
const FALSE_PLAY: OptionSpec = OptionSpec {
    default: |set| if set.on(COLOUR_VARIANT.key) { "on" } else { "off" },
    ..OptionSpec::switch("false-play", "DW-32")
};
const TWO_PENALTIES: OptionSpec = OptionSpec::switch("two-penalties", "DW-31");
const HONOUR_RULE: OptionSpec = OptionSpec::switch("honour-rule", "DW-32");
const COYOTE_LEAVES: OptionSpec = OptionSpec::switch("coyote-leaves", "DW-18");
const OPEN_VALUES: OptionSpec = OptionSpec::switch("open-values", "DW-1");
const REMEMBER_CARDS: OptionSpec = OptionSpec::switch("remember-cards", "DW-10");
const FULL_LOG: OptionSpec = OptionSpec::switch("full-log", "DW-10");

/// The options as data; their labels and explanations are in `i18n`.
pub const OPTIONS: &[OptionSpec] =
    &[COLOUR_VARIANT, FALSE_PLAY, TWO_PENALTIES, HONOUR_RULE, COYOTE_LEAVES, OPEN_VALUES, REMEMBER_CARDS, FULL_LOG];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Each player uses the cards of their own colour (DW-29).
    pub colour_variant: bool,
    /// Any card may be laid in the colour variant; no effect in the base game (DW-32).
    pub false_play: bool,
    /// Only the two printed penalty cards are given out (DW-31).
    pub two_penalties: bool,
    /// Any card may be laid in the base game; no effect in the colour variant (DW-32).
    pub honour_rule: bool,
    /// A Coyote without prey is discarded (DW-18).
    pub coyote_leaves: bool,
    /// The dollars of the buildings in play are shown (DW-1).
    pub open_values: bool,
    /// The page marks the face-down cards that a player laid themselves, for that player (DW-10).
    pub remember_cards: bool,
    /// The log says who laid each card, and where (DW-10).
    pub full_log: bool,
}

impl Options {
    /// Reads a complete set of settings.
    pub(crate) fn read(set: &Settings) -> Options {
        Options {
            colour_variant: set.on(COLOUR_VARIANT.key),
            false_play: set.on(FALSE_PLAY.key),
            two_penalties: set.on(TWO_PENALTIES.key),
            honour_rule: set.on(HONOUR_RULE.key),
            coyote_leaves: set.on(COYOTE_LEAVES.key),
            open_values: set.on(OPEN_VALUES.key),
            remember_cards: set.on(REMEMBER_CARDS.key),
            full_log: set.on(FULL_LOG.key),
        }
    }

    /// Whether cards that do not fit may be laid (DW-32).
    pub fn any_card(&self) -> bool {
        if self.colour_variant { self.false_play } else { self.honour_rule }
    }
}
