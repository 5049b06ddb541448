//! How [`Phase`] and [`Watch`] are written in the database.

use crate::{Phase, Result, StoreError, Watch};

pub(super) fn phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Running => "running",
        Phase::Over => "over",
    }
}

pub(super) fn read_phase(word: &str) -> Result<Phase> {
    [Phase::Open, Phase::Running, Phase::Over]
        .into_iter()
        .find(|known| phase(*known) == word)
        .ok_or_else(|| StoreError::Corrupt(format!("`{word}` is no phase of a table")))
}

pub(super) fn watch(watch: Watch) -> &'static str {
    match watch {
        Watch::Nobody => "nobody",
        Watch::Link => "link",
        Watch::Everybody => "everybody",
    }
}

pub(super) fn read_watch(word: &str) -> Result<Watch> {
    [Watch::Nobody, Watch::Link, Watch::Everybody]
        .into_iter()
        .find(|known| watch(*known) == word)
        .ok_or_else(|| StoreError::Corrupt(format!("`{word}` does not say who may watch")))
}
