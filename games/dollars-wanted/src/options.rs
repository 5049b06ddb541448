//! What a table of Dollars Wanted can set.

use table::{OptionSpec, Settings};

const SWITCH: &[&str] = &["off", "on"];

/// The options as data; labels and explanations stand in the words.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "colour-variant", values: SWITCH, default: |_| "off", clause: "DW-29" },
    OptionSpec {
        key: "false-play",
        values: SWITCH,
        default: |set| if set.on("colour-variant") { "on" } else { "off" },
        clause: "DW-32",
    },
    OptionSpec { key: "two-penalties", values: SWITCH, default: |_| "off", clause: "DW-31" },
    OptionSpec { key: "honour-rule", values: SWITCH, default: |_| "off", clause: "DW-32" },
    OptionSpec { key: "coyote-leaves", values: SWITCH, default: |_| "off", clause: "DW-18" },
    OptionSpec { key: "remember-cards", values: SWITCH, default: |_| "off", clause: "DW-10" },
];

/// The options of one table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Each plays the cards of his own colour (DW-29).
    pub colour_variant: bool,
    /// Any card may be laid in the colour variant; no effect in the base game (DW-32).
    pub false_play: bool,
    /// Only the two printed penalty cards are handed out (DW-31).
    pub two_penalties: bool,
    /// Any card may be laid in the base game; no effect in the colour variant (DW-32).
    pub honour_rule: bool,
    /// A Coyote without prey is discarded (DW-18).
    pub coyote_leaves: bool,
    /// The page marks to a player the face-down cards that he laid himself (DW-10).
    pub remember_cards: bool,
}

impl Options {
    /// Reads settings that are complete.
    pub(crate) fn read(set: &Settings) -> Options {
        Options {
            colour_variant: set.on("colour-variant"),
            false_play: set.on("false-play"),
            two_penalties: set.on("two-penalties"),
            honour_rule: set.on("honour-rule"),
            coyote_leaves: set.on("coyote-leaves"),
            remember_cards: set.on("remember-cards"),
        }
    }

    /// Whether cards that do not fit may be laid (DW-32).
    pub fn any_card(&self) -> bool {
        if self.colour_variant { self.false_play } else { self.honour_rule }
    }
}
