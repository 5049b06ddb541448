//! The messages that are intentionally the same in English and in another language.

use look::AsInEnglish;

/// Messages that need no translation: names, and words that another language shares with English.
pub(crate) const AS_IN_ENGLISH: AsInEnglish = AsInEnglish {
    all: &["place-saloon"],
    de: &["cube-gold", "place-bank", "place-t5", "score-gold"],
    fr: &["cube-dynamite", "meeple-madame"],
    nl: &["game-name", "place-bank", "place-t5"],
};
