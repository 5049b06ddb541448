//! The threads that bots think on: a limited number at once, off the async runtime, and never beyond a deadline.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use erasure::{Budget, Stop, Thinking};
use table::Seat;
use thiserror::Error;
use tokio::sync::{Mutex, Semaphore};
use tokio::task::spawn_blocking;
use tokio::time::{Instant, timeout_at};

/// The part of a bot's pause that it may think for. The rest is slack, so it has answered when the pause is over.
const THINKING: f64 = 0.75;

/// How much longer than its pause a bot may take before its turn goes on without it.
const GRACE: Duration = Duration::from_secs(5);

/// Why a bot gave no answer. Each is a bug in the bot.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub(crate) enum Fault {
    /// It panicked.
    #[error("it panicked: {0}")]
    Panicked(String),
    /// It did not answer in time, although it was asked to stop.
    #[error("it was asked to stop and did not")]
    Late,
    /// The previous bot of this seat was late and is still running.
    #[error("the previous one is still running")]
    Stuck,
}

/// The threads that bots think on.
pub(crate) struct Pool {
    /// Free places. An analysis takes one only if no bot waits for it.
    pub(crate) places: Arc<Semaphore>,
    size: usize,
    /// How many bots think or wait for a place.
    busy: Arc<AtomicUsize>,
}

/// Admits one thinking bot per seat at a time. A bot that never ends blocks only the thread of its own seat.
#[derive(Clone, Default)]
pub(crate) struct Desk(Arc<Mutex<()>>);

/// A bot that thinks or waits for a place.
struct Busy(Arc<AtomicUsize>);

impl Busy {
    fn new(count: &Arc<AtomicUsize>) -> Busy {
        count.fetch_add(1, Ordering::Relaxed);
        Busy(count.clone())
    }

    /// How many there are, including this one.
    fn count(&self) -> usize {
        self.0.load(Ordering::Relaxed)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Asks a bot to stop as soon as nobody waits for its answer.
struct StopOnDrop(Stop);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.stop();
    }
}

impl Pool {
    /// A pool with this many places, at least one.
    pub(crate) fn new(places: usize) -> Pool {
        let size = places.max(1);
        Pool { places: Arc::new(Semaphore::new(size)), size, busy: Arc::default() }
    }

    /// How many bots think or wait for a place.
    pub(crate) fn busy(&self) -> usize {
        self.busy.load(Ordering::Relaxed)
    }

    /// Lets a bot think for most of its pause. The deadline is fixed at the start: if more bots think than there are
    /// places, each thinks less and none is late. The first to come thinks longest: a bot that gets a place divides its
    /// remaining time by the number of bots per place that think or wait at that moment. A bot that gets no place
    /// before its deadline has one iteration. At the deadline its place goes to the next bot.
    ///
    /// # Errors
    /// When the bot gives no answer.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        desk: &Desk,
        seat: Seat,
        seed: u64,
        pause: Duration,
        think: impl FnOnce(&mut Thinking) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let taken = desk.0.clone().try_lock_owned().map_err(|_| Fault::Stuck)?;
        let begin = Instant::now();
        let deadline = begin + pause.mul_f64(THINKING);
        let busy = Busy::new(&self.busy);
        let place = timeout_at(deadline, self.places.acquire()).await;
        let share = (self.size as f64 / busy.count() as f64).min(1.0);
        let time = deadline.saturating_duration_since(Instant::now()).mul_f64(share);
        let stop = StopOnDrop(Stop::default());
        let mut thinking = Thinking::new(seat, Budget::Time(time), stop.0.clone(), seed);
        let mut answer = spawn_blocking(move || {
            let _taken = taken;
            think(&mut thinking)
        });
        let in_time = timeout_at(deadline, &mut answer).await;
        drop((place, busy));
        let answer = match in_time {
            Ok(answer) => answer,
            Err(_) => {
                stop.0.stop();
                timeout_at(begin + pause + GRACE, answer).await.map_err(|_| Fault::Late)?
            }
        };
        answer.map_err(|panic| Fault::Panicked(panic.to_string()))
    }
}
