//! The counters that enforce the limits. A request above a limit is refused; the answer says how long to wait.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::VisitorId;
use tokio::time::Instant;

use crate::edge::limits::{
    ANALYSES, CONFIRMATIONS, FORMS, GUESTS, Household, INVITATIONS, Limit, Limits, MESSAGES, MailboxHash, Measure,
    RECOVERIES, REMEMBERED, REQUESTS, SEATS, TABLES,
};

/// A map of bounded size that drops roughly the least recently used keys: it keeps two generations and drops the older
/// one when the younger is full.
pub(crate) struct Recent<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    most: usize,
}

impl<K: Eq + Hash + Clone, V> Recent<K, V> {
    pub(crate) fn new(most: usize) -> Recent<K, V> {
        Recent { young: HashMap::new(), old: HashMap::new(), most }
    }

    /// The value of a key, inserted if there is none.
    pub(crate) fn entry(&mut self, key: &K, new: impl FnOnce() -> V) -> &mut V {
        if !self.young.contains_key(key) && self.young.len() >= self.most / 2 {
            self.old = std::mem::take(&mut self.young);
        }
        let old = &mut self.old;
        self.young.entry(key.clone()).or_insert_with(|| old.remove(key).unwrap_or_else(new))
    }

    /// How many keys are kept.
    #[cfg(test)]
    fn len(&self) -> usize {
        self.young.len() + self.old.len()
    }
}

/// How long to wait until a limit allows another try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait {
    /// The limit's name.
    pub limit: &'static str,
    pub seconds: u32,
}

/// One token bucket for each key: full at first, refilled evenly.
pub(crate) struct Buckets<K> {
    limit: Limit,
    buckets: Mutex<Recent<K, Bucket>>,
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K: Eq + Hash + Clone> Buckets<K> {
    pub(crate) fn new(limit: Limit) -> Buckets<K> {
        Buckets { limit, buckets: Mutex::new(Recent::new(REMEMBERED.most as usize)) }
    }

    /// Takes one token, or fails with how long to wait for one.
    pub(crate) fn take(&self, key: &K) -> Result<(), Wait> {
        let Measure::Within(window) = self.limit.of else { return Ok(()) };
        let most = f64::from(self.limit.most);
        let rate = most / f64::from(window);
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = buckets.entry(key, || Bucket { tokens: most, at: now });
        bucket.tokens = (bucket.tokens + now.duration_since(bucket.at).as_secs_f64() * rate).min(most);
        bucket.at = now;
        if bucket.tokens >= 1.0 {
            bucket.tokens -= 1.0;
            Ok(())
        } else {
            // At most the window, so it fits a `u32`; rounded up, so that the wait suffices.
            Err(Wait { limit: self.limit.name, seconds: ((1.0 - bucket.tokens) / rate).ceil() as u32 })
        }
    }
}

/// Runs something at most once per `pause` for each key.
pub(crate) struct Lately<K> {
    pause: Duration,
    done: Mutex<Recent<K, Option<Instant>>>,
}

impl<K: Eq + Hash + Clone> Lately<K> {
    pub(crate) fn new(pause: Duration) -> Lately<K> {
        Lately { pause, done: Mutex::new(Recent::new(REMEMBERED.most as usize)) }
    }

    /// Whether `pause` has passed since the last time; if so, the pause starts again.
    pub(crate) fn due(&self, key: &K) -> bool {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        let last = done.entry(key, || None);
        let due = last.is_none_or(|last| last.elapsed() >= self.pause);
        if due {
            *last = Some(Instant::now());
        }
        due
    }
}

/// How many items exist at once for each key. Keys at zero are dropped.
pub(crate) struct Counts<K>(Mutex<HashMap<K, u32>>);

/// One counted item; dropping it lowers the count.
pub(crate) struct Counted<K: Eq + Hash> {
    counts: Arc<Counts<K>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Counts<K> {
    pub(crate) fn new() -> Arc<Counts<K>> {
        Arc::new(Counts(Mutex::new(HashMap::new())))
    }

    /// How many items of a key are counted.
    pub(crate) fn count(&self, key: &K) -> u32 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).copied().unwrap_or_default()
    }

    /// Counts one more item, unless the limit is reached.
    pub(crate) fn enter(self: &Arc<Self>, key: K, limit: Limit) -> Option<Counted<K>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key.clone()).or_insert(0);
        if *count >= limit.most {
            return None;
        }
        *count += 1;
        Some(Counted { counts: self.clone(), key })
    }
}

impl<K: Eq + Hash> Drop for Counted<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// What visitors have used of the limits.
pub(crate) struct Counters {
    pub(crate) requests: Buckets<Household>,
    pub(crate) forms: Buckets<VisitorId>,
    pub(crate) new_tables: Buckets<Household>,
    /// Seats at public tables.
    pub(crate) seats: Buckets<Household>,
    pub(crate) analyses: Buckets<Household>,
    /// New guest bots.
    pub(crate) guests: Buckets<Household>,
    /// Links and recovery words for further devices.
    pub(crate) invitations: Buckets<Household>,
    /// Tries of recovery words and of the operator's phrase.
    pub(crate) recoveries: Buckets<Household>,
    /// New channels and tries of them.
    pub(crate) messages: Buckets<Household>,
    /// Confirmations to a mailbox.
    pub(crate) confirmations: Buckets<MailboxHash>,
    pub(crate) streams: Arc<Counts<VisitorId>>,
    pub(crate) address_streams: Arc<Counts<Household>>,
    pub(crate) all_streams: Arc<Counts<()>>,
}

impl Counters {
    /// The counters for these limits.
    pub(crate) fn new(limits: &Limits) -> Counters {
        Counters {
            requests: Buckets::new(limits.of(REQUESTS)),
            forms: Buckets::new(limits.of(FORMS)),
            new_tables: Buckets::new(limits.of(TABLES)),
            seats: Buckets::new(limits.of(SEATS)),
            analyses: Buckets::new(limits.of(ANALYSES)),
            guests: Buckets::new(limits.of(GUESTS)),
            invitations: Buckets::new(limits.of(INVITATIONS)),
            recoveries: Buckets::new(limits.of(RECOVERIES)),
            messages: Buckets::new(limits.of(MESSAGES)),
            confirmations: Buckets::new(limits.of(CONFIRMATIONS)),
            streams: Counts::new(),
            address_streams: Counts::new(),
            all_streams: Counts::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edge::limits::limit;

    #[tokio::test(start_paused = true)]
    async fn a_bucket_empties_tells_how_long_to_wait_and_refills() {
        let buckets = Buckets::new(limit("toy", 3, Measure::Within(6), ""));
        let full = Err(Wait { limit: "toy", seconds: 2 });
        assert_eq!([(); 4].map(|()| buckets.take(&'a')), [Ok(()), Ok(()), Ok(()), full]);
        assert_eq!(buckets.take(&'b'), Ok(()));
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!([buckets.take(&'a'), buckets.take(&'a')], [Ok(()), full]);
    }

    #[test]
    fn memory_is_bounded_however_many_come() {
        let mut recent = Recent::new(100);
        for key in 0..10_000 {
            *recent.entry(&key, || 0) += 1;
            assert!(recent.len() <= 100);
        }
        assert_eq!(*recent.entry(&9_999, || 0), 1);
        assert_eq!(*recent.entry(&0, || 0), 0);
    }

    #[test]
    fn what_is_counted_ends_with_its_guard() {
        let counts = Counts::new();
        let two = limit("toy", 2, Measure::AtOnce, "");
        let first = counts.enter('a', two);
        let second = counts.enter('a', two);
        assert!(first.is_some() && second.is_some() && counts.enter('a', two).is_none());
        drop(first);
        assert!(counts.enter('a', two).is_some());
        drop(second);
        assert!(counts.0.lock().unwrap().is_empty());
    }
}
