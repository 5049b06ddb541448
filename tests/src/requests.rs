//! What the people at a table asked for, and what they were answered.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a form asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asks {
    /// To sit down.
    Sit,
    /// To start the game.
    Ready,
    /// To take a step.
    Step {
        /// The number of the page's list.
        at: String,
        /// The action.
        text: String,
    },
    /// To take back the last step of the draft.
    Undo {
        /// The number of the page's list.
        at: String,
    },
    /// To close the table, as its creator.
    Close,
}

/// The final answer to a form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Settled {
    /// It was done.
    Done,
    /// It was refused, since the table had moved on.
    Refused,
}

/// A form, resent until it was answered.
#[derive(Clone, Debug)]
pub struct Sent {
    /// The seat that asked, from 0.
    pub seat: u64,
    /// The id of the form.
    pub form: String,
    /// What it asked for.
    pub asks: Asks,
    /// When it was first sent.
    pub sent: Duration,
    /// How often it was sent.
    pub tries: u32,
    /// When it was answered.
    pub answered: Duration,
    /// The answer.
    pub outcome: Settled,
}

/// The list of actions on a seat's last page.
#[derive(Clone, Debug)]
pub struct Offered {
    /// The seat, from 0.
    pub seat: u64,
    /// The number of the list.
    pub at: String,
}

/// The requests at one table.
#[derive(Debug)]
pub struct Requests {
    begun: Instant,
    requests: Mutex<Vec<Sent>>,
}

impl Default for Requests {
    fn default() -> Requests {
        Requests { begun: Instant::now(), requests: Mutex::default() }
    }
}

impl Requests {
    /// The time since the history began.
    pub fn now(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Adds a request that was answered.
    pub fn add(&self, request: Sent) {
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).push(request);
    }

    /// All requests, by when they were sent.
    pub fn requests(&self) -> Vec<Sent> {
        let mut all = self.requests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        all.sort_by_key(|request| request.sent);
        all
    }

    /// How many steps were acknowledged.
    pub fn steps(&self) -> usize {
        let is_step = |request: &&Sent| request.outcome == Settled::Done && matches!(request.asks, Asks::Step { .. });
        self.requests.lock().unwrap_or_else(PoisonError::into_inner).iter().filter(is_step).count()
    }
}
