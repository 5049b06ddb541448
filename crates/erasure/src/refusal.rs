//! Why a step is refused.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use thiserror::Error;

/// Why a step was refused; nothing has changed.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Refusal {
    /// The text is no action of the game.
    #[error("this is not an action of the game")]
    Unknown,
    /// The seat may not do this now.
    #[error("this is not possible now")]
    NotLegal(Option<AnyReason>),
}

/// The reason that a game gives for a refusal: its clause, and the game's own [`Illegal`](table::Game::Illegal), which
/// the game's show puts into words.
#[derive(Clone)]
pub struct AnyReason {
    clause: &'static str,
    illegal: Arc<dyn Any + Send + Sync>,
    debug: String,
}

impl AnyReason {
    pub(crate) fn new<I: table::Reason>(illegal: I) -> AnyReason {
        AnyReason { clause: illegal.clause(), illegal: Arc::new(illegal), debug: format!("{illegal:?}") }
    }

    /// The clause that forbids the step, as in `DW-6`.
    pub fn clause(&self) -> &'static str {
        self.clause
    }

    /// The game's own reason; `None` when it is another game's.
    pub fn illegal<I: table::Reason>(&self) -> Option<I> {
        self.illegal.downcast_ref().copied()
    }
}

impl fmt::Debug for AnyReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.debug, self.clause)
    }
}

impl PartialEq for AnyReason {
    fn eq(&self, other: &AnyReason) -> bool {
        (self.clause, &self.debug) == (other.clause, &other.debug)
    }
}
