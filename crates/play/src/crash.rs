//! Named points at which a test may kill the server.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use thiserror::Error;

/// A point on the way of a step from the request to the reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Point {
    /// The step is known to be legal; nothing is written.
    BeforeAppend,
    /// The store has acknowledged it; memory is as before.
    AfterAppend,
    /// Memory has it; nobody has been shown anything.
    BeforeShow,
    /// All have been shown it; whoever asked has no reply.
    BeforeReply,
}

impl Point {
    /// All points in order.
    pub const ALL: [Point; 4] = [Point::BeforeAppend, Point::AfterAppend, Point::BeforeShow, Point::BeforeReply];

    /// The stable name, as in `before-append`.
    pub fn name(self) -> &'static str {
        ["before-append", "after-append", "before-show", "before-reply"][self as usize]
    }
}

/// Ends the process without any clean-up when a point is reached for the n-th time. For crash tests.
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
