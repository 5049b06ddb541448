//! The messages that are intentionally the same in English and in another language.

use look::AsInEnglish;

/// Messages that need no translation: names, and words that another language shares with English.
pub(crate) const AS_IN_ENGLISH: AsInEnglish = AsInEnglish {
    all: &[
        "game-name",
        "kind-saloon",
        "person-ace",
        "person-calico",
        "person-duke",
        "person-lola",
        "person-mesa",
        "person-nevada",
        "person-ortega",
        "person-pearl",
        "person-rusty",
        "person-silas",
        "score-saloon",
    ],
    de: &["kind-bank"],
    fr: &["piles", "points.short"],
    nl: &["kind-bank"],
};
