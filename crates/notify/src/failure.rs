//! Why a message was not delivered.

use std::fmt::Display;
use std::time::Duration;

/// Why a message was not delivered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The subscription has ended: delete it.
    #[error("the subscription is gone")]
    Gone,
    /// The same message would fail again.
    #[error("refused: {0}")]
    Refused(String),
    /// Trying again may help.
    #[error("failed for now: {reason}")]
    Later {
        /// What was answered or what broke, such as `503 Service Unavailable`: at most 200 characters, one line.
        reason: String,
        /// How long the receiver asks to be left alone, at most a day.
        after: Option<Duration>,
    },
}

impl Failure {
    pub(crate) fn refused(reason: impl Display) -> Failure {
        Failure::Refused(one_line(reason))
    }

    /// The same failure, when the same message would fail again.
    pub(crate) fn for_good(self) -> Failure {
        if let Failure::Later { reason, .. } = self { Failure::Refused(reason) } else { self }
    }

    pub(crate) fn later(reason: impl Display) -> Failure {
        Failure::Later { reason: one_line(reason), after: None }
    }
}

/// A key, an address or a name that cannot be used, and why.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Invalid(pub(crate) String);

/// A stranger's words, fit for a log and a page.
pub(crate) fn one_line(text: impl Display) -> String {
    let words = text.to_string();
    let line = words.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().filter(|c| !c.is_control()).take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_short_line() {
        assert_eq!(one_line("550 no\r\nsuch\x1b[31m  user\0"), "550 no such[31m user");
        assert_eq!(one_line("ä".repeat(300)), "ä".repeat(200));
    }
}
