//! Whose devices browsers are, as the store said a moment ago.
//!
//! Every request asks, so the answers are kept: a page does not wait for the store, and people who were here before
//! still see their tables while the store fails. All servers hear at once that a device has ended.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Device, DeviceId, Store};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::TryRecvError;
use tokio::time::Instant;

/// How long an answer is used without asking again.
const FRESH: Duration = Duration::from_secs(60);

/// The most answers that are kept.
const MOST: usize = 10_000;

/// The answers of the store.
pub(crate) struct Recognized(Mutex<Known>);

struct Known {
    /// What the store said, and when; `None` for a browser that is the person of its own token.
    answers: HashMap<DeviceId, (Option<Device>, Instant)>,
    /// The devices that end; `None` if some may have been missed.
    endings: Receiver<Option<DeviceId>>,
    /// How many endings have come. An answer from before an ending may be wrong.
    ended: u64,
    /// Answers from before this time may be wrong.
    since: Instant,
}

impl Recognized {
    /// No answers yet.
    pub(crate) fn new(endings: Receiver<Option<DeviceId>>) -> Recognized {
        Recognized(Mutex::new(Known { answers: HashMap::new(), endings, ended: 0, since: Instant::now() }))
    }

    /// The device with this id, if there is one.
    ///
    /// # Errors
    /// When the store fails and has not answered before.
    pub(crate) async fn device(&self, store: &dyn Store, id: &DeviceId) -> store::Result<Option<Device>> {
        let ended = {
            let known = self.known();
            match known.answers.get(id) {
                Some((device, at)) if *at >= known.since && at.elapsed() < FRESH => return Ok(device.clone()),
                _ => known.ended,
            }
        };
        let asked = Instant::now();
        let answer = store.device(id.clone()).await;
        let mut known = self.known();
        match answer {
            Ok(device) if known.ended == ended => {
                if known.answers.len() >= MOST {
                    known.answers.clear();
                }
                known.answers.insert(id.clone(), (device.clone(), asked));
                Ok(device)
            }
            Ok(device) => Ok(device),
            Err(error) => known.answers.get(id).map(|(device, _)| device.clone()).ok_or(error),
        }
    }

    /// What is known, after all endings that have come.
    fn known(&self) -> MutexGuard<'_, Known> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        loop {
            match known.endings.try_recv() {
                Ok(Some(device)) => drop(known.answers.remove(&device)),
                Ok(None) | Err(TryRecvError::Lagged(_)) => known.since = Instant::now(),
                Err(TryRecvError::Empty | TryRecvError::Closed) => return known,
            }
            known.ended += 1;
        }
    }
}
