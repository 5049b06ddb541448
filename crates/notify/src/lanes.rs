//! Lanes for the messages on their way. A service that hangs keeps some of them for as long as it is waited for, and
//! they must not be those of anybody else's message.

use std::collections::{HashMap, VecDeque};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::VisitorId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::what::Way;

/// How many messages go to one target at once.
const TO_TARGET: usize = 8;

/// How many go to slow targets at once by one way, and to one of them.
const SLOW: usize = 8;
const TO_SLOW: usize = 2;

/// A target that takes longer is slow, until a message arrives in time.
const IN_TIME: Duration = Duration::from_secs(3);

/// How many slow targets are remembered.
const REMEMBERED: usize = 1_000;

/// The lanes of one way.
pub(crate) struct Lanes {
    all: Semaphore,
    slow: Semaphore,
    /// Those of targets, and of persons at targets, which have some while messages go there.
    shares: Mutex<HashMap<String, Arc<Semaphore>>>,
    slow_targets: Mutex<VecDeque<String>>,
}

impl Lanes {
    pub(crate) fn of(way: Way) -> Lanes {
        let all = match way {
            // They share one mail server.
            Way::Mail => TO_TARGET,
            Way::Push | Way::Webhook | Way::Calendar => 64,
        };
        Lanes {
            all: Semaphore::new(all),
            slow: Semaphore::new(SLOW),
            shares: Mutex::default(),
            slow_targets: Mutex::default(),
        }
    }

    /// Sends a message to a person at a target once there is a lane for it; `None` if it finds that it came too late. A
    /// person's messages to one target go one at a time.
    pub(crate) async fn send<T>(
        &self,
        person: &VisitorId,
        target: &str,
        message: impl Future<Output = Option<T>>,
    ) -> Option<T> {
        let _own = self.share(format!("{person} {target}"), 1).await;
        let _of_target = self.share(target.to_owned(), TO_TARGET).await;
        let is_slow = self.slow_targets().iter().any(|slow| slow == target);
        let _of_slow = if is_slow { Some(self.share(format!("slow {target}"), TO_SLOW).await) } else { None };
        let lanes = if is_slow { &self.slow } else { &self.all };
        let mut lane = lanes.acquire().await.expect("it is never closed");
        let mut message = pin!(message);
        let in_time = timeout(IN_TIME, &mut message).await;
        if let Ok(sent) = in_time {
            if sent.is_some() {
                self.slow_targets().retain(|slow| slow != target);
            }
            return sent;
        }
        self.note(target);
        // It makes room for others, if there is room among the slow.
        if !is_slow && let Ok(other) = self.slow.try_acquire() {
            lane = other;
        }
        let sent = message.await;
        drop(lane);
        sent
    }

    fn note(&self, target: &str) {
        let mut slow = self.slow_targets();
        slow.retain(|slow| slow != target);
        slow.push_back(target.to_owned());
        if slow.len() > REMEMBERED {
            slow.pop_front();
        }
    }

    /// A lane of the `most` that this name has.
    async fn share(&self, name: String, most: usize) -> OwnedSemaphorePermit {
        let share = {
            let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
            // Whoever has a lane or waits for one holds the share.
            shares.retain(|_, share| Arc::strong_count(share) > 1);
            shares.entry(name).or_insert_with(|| Arc::new(Semaphore::new(most))).clone()
        };
        share.acquire_owned().await.expect("it is never closed")
    }

    fn slow_targets(&self) -> MutexGuard<'_, VecDeque<String>> {
        self.slow_targets.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::task::JoinSet;
    use tokio::time::{Instant, sleep};

    use super::*;

    fn person(number: u8) -> VisitorId {
        VisitorId::new([number; 32])
    }

    /// Sends a message to each of these people at targets that never answer, for two seconds. Returns the messages, and
    /// how many are on their way.
    async fn hang(lanes: &Arc<Lanes>, to: impl Iterator<Item = (u8, String)>) -> (JoinSet<()>, usize) {
        let (mut messages, begun) = (JoinSet::new(), Arc::new(AtomicUsize::new(0)));
        for (number, target) in to {
            let (lanes, begun) = (lanes.clone(), begun.clone());
            messages.spawn(async move {
                let message = async {
                    begun.fetch_add(1, Ordering::Relaxed);
                    pending::<Option<()>>().await
                };
                lanes.send(&person(number), &target, message).await;
            });
        }
        sleep(Duration::from_secs(2)).await;
        (messages, begun.load(Ordering::Relaxed))
    }

    /// How long a message of somebody else takes that is answered at once.
    async fn delay(lanes: &Lanes, target: &str) -> Duration {
        let begun = Instant::now();
        lanes.send(&person(255), target, ready(Some(()))).await;
        begun.elapsed()
    }

    #[tokio::test(start_paused = true)]
    async fn messages_to_services_that_hang_delay_nobody_elses() {
        let lanes = Arc::new(Lanes::of(Way::Webhook));
        let (_one, to_one) = hang(&lanes, (0..30).map(|number| (number, "one".to_owned()))).await;
        assert_eq!((to_one, delay(&lanes, "other").await), (8, Duration::ZERO));
        let (_many, to_many) = hang(&lanes, (0..30).map(|number| (number, format!("many {number}")))).await;
        assert_eq!((to_many, delay(&lanes, "other").await), (30, Duration::ZERO));
        // Those that hang are slow now.
        sleep(Duration::from_secs(2)).await;
        let (_again, to_slow) = hang(&lanes, (30..60).map(|number| (number, format!("many {}", number - 30)))).await;
        assert_eq!((to_slow, delay(&lanes, "other").await), (0, Duration::ZERO), "they wait for each other");
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_target_has_few_places_until_a_message_arrives_in_time() {
        let lanes = Arc::new(Lanes::of(Way::Push));
        let people = || (0..30).map(|number| (number, "slow".to_owned()));
        drop(hang(&lanes, people()).await);
        assert_eq!(hang(&lanes, people()).await.1, 8, "two seconds are no long time");
        let (messages, _) = hang(&lanes, people()).await;
        sleep(Duration::from_secs(2)).await;
        drop(messages);
        let (messages, begun) = hang(&lanes, people()).await;
        assert_eq!(begun, 2);
        drop(messages);
        delay(&lanes, "slow").await;
        assert_eq!(hang(&lanes, people()).await.1, 8);
    }

    #[tokio::test(start_paused = true)]
    async fn a_persons_messages_to_one_target_go_one_at_a_time() {
        let lanes = Arc::new(Lanes::of(Way::Webhook));
        let (_messages, begun) = hang(&lanes, (0..30).map(|number| (number % 3, "one".to_owned()))).await;
        assert_eq!(begun, 3);
        assert_eq!(delay(&lanes, "one").await, Duration::ZERO, "others have a lane there");
    }

    #[tokio::test(start_paused = true)]
    async fn nothing_is_kept_of_targets_to_which_nothing_goes() {
        let lanes = Lanes::of(Way::Mail);
        for number in 0..100 {
            delay(&lanes, &number.to_string()).await;
        }
        assert!(lanes.shares.lock().unwrap().len() < 5 && lanes.slow_targets().is_empty());
    }
}
