//! Messages that are meant to be the same in English and another language.

use look::AsInEnglish;

/// Names, and words that another language shares with English.
pub(crate) const AS_IN_ENGLISH: AsInEnglish = AsInEnglish {
    all: &[
        "building-casino",
        "building-saloon",
        "card-clint1.short",
        "card-clint2.short",
        "card-enzo1.short",
        "card-enzo2.short",
        "card-joe1.short",
        "card-joe2.short",
        "card-joker",
        "card-joker.short",
        "card-judy1.short",
        "card-judy2.short",
        "game-name",
        "score-saloon",
    ],
    de: &["building-bank", "building-shop", "score-casino", "score-shop"],
    fr: &["card-coyote", "card-coyote.short", "piles", "score-casino"],
    nl: &["building-bank", "card-coyote", "card-coyote.short"],
};
