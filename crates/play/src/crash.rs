//! Named points at which crash tests kill the server.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use thiserror::Error;

/// A point between the request for a step and the reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// The step is known to be legal; nothing is written.
    BeforeAppend,
    /// The store has acknowledged the step; memory is unchanged.
    AfterAppend,
    /// Memory is up to date; no viewer has been sent anything.
    BeforeShow,
    /// All viewers have been sent the step; the request has no reply.
    BeforeReply,
}

impl Point {
    /// All points, in the order in which they are reached.
    pub const ALL: [Point; 4] = [Point::BeforeAppend, Point::AfterAppend, Point::BeforeShow, Point::BeforeReply];

    /// The stable name, as in `before-append`.
    pub fn name(self) -> &'static str {
        ["before-append", "after-append", "before-show", "before-reply"][self as usize]
    }
}

/// Ends the process without clean-up when a point is reached for the n-th time.
#[derive(Clone, Debug)]
pub struct Crash {
    point: Point,
    left: Arc<AtomicU32>,
}

impl Crash {
    pub(crate) fn reached(&self, point: Point) {
        if point == self.point && self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            std::process::abort();
        }
    }
}

/// The text names no point.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error(
    "a crash is written as POINT:COUNT, as in `before-append:3`; points are before-append, after-append, before-show and before-reply"
)]
pub struct NoCrash;

impl FromStr for Crash {
    type Err = NoCrash;
    fn from_str(text: &str) -> Result<Crash, NoCrash> {
        let (point, count) = text.split_once(':').ok_or(NoCrash)?;
        let point = Point::ALL.into_iter().find(|known| known.name() == point).ok_or(NoCrash)?;
        let count = count.parse().ok().filter(|count| *count > 0).ok_or(NoCrash)?;
        Ok(Crash { point, left: Arc::new(AtomicU32::new(count)) })
    }
}
