//! Messages that are meant to be the same in English and another language.

use look::AsInEnglish;

/// Names, and words that another language shares with English.
pub(crate) const AS_IN_ENGLISH: AsInEnglish = AsInEnglish {
    all: &[
        "card-bank.printed",
        "card-gun.printed",
        "card-hideout.printed",
        "card-photo.printed",
        "card-stagecoach.printed",
        "card-wanted",
        "card-wanted.printed",
        "card-wanted.short",
        "card-wyatt",
        "card-wyatt.printed",
        "card-wyatt.short",
        "game-name",
        "outlaw-belle",
        "outlaw-belle.short",
        "outlaw-billy",
        "outlaw-billy.short",
        "outlaw-bob",
        "outlaw-bob.short",
        "outlaw-butch",
        "outlaw-butch.short",
        "outlaw-jesse",
        "outlaw-jesse.short",
        "outlaw-sundance",
        "outlaw-sundance.short",
        "outlaw-wes",
        "outlaw-wes.short",
    ],
    de: &["card-bank.short"],
    fr: &["card-photo", "duel", "outlaw-billy.mark", "points", "rules-shares-points"],
    nl: &["card-bank.short", "duel"],
};
