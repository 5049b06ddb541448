//! A limited number of places for work, shared fairly.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A number of places, of which each `K` may have a share. Requests are served in the order in which they come. If a
/// `K` has its full share, its next request waits for that first and only then joins the line, so no `K` has more
/// requests in the line than its share. With one place, those in the line take turns.
pub struct Turns<K> {
    places: Arc<Semaphore>,
    share: usize,
    /// The share of each `K` that has or wants a place now. A std mutex, since it is never held across an await.
    shares: Mutex<HashMap<K, Weak<Semaphore>>>,
}

/// A place. Dropping it gives it back.
#[derive(Debug)]
pub struct Permit {
    _place: OwnedSemaphorePermit,
    _share: OwnedSemaphorePermit,
}

impl<K: Eq + Hash> Turns<K> {
    /// This many places, and how many of them each `K` may have.
    pub fn new(places: usize, share: usize) -> Turns<K> {
        Turns { places: Arc::new(Semaphore::new(places)), share, shares: Mutex::default() }
    }

    /// A place, once there is one. Dropping the future leaves the line.
    pub async fn take(&self, whose: K) -> Permit {
        let share = self.share_of(whose);
        let _share = share.acquire_owned().await.expect("the semaphore is never closed");
        let _place = self.places.clone().acquire_owned().await.expect("the semaphore is never closed");
        Permit { _place, _share }
    }

    fn share_of(&self, whose: K) -> Arc<Semaphore> {
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        shares.retain(|_, share| share.strong_count() > 0);
        let known = shares.get(&whose).and_then(Weak::upgrade);
        known.unwrap_or_else(|| {
            let share = Arc::new(Semaphore::new(self.share));
            shares.insert(whose, Arc::downgrade(&share));
            share
        })
    }
}

#[cfg(test)]
mod tests {
    use std::future::ready;

    use futures_util::FutureExt;
    use futures_util::future::LocalBoxFuture;

    use super::*;

    /// Those who wait, in the order in which they came.
    struct Queue<'a>(Vec<(char, LocalBoxFuture<'a, Permit>)>);

    impl<'a> Queue<'a> {
        fn of(turns: &'a Turns<char>, names: &str) -> Queue<'a> {
            let mut line = Queue(Vec::new());
            for name in names.chars() {
                let mut take = turns.take(name).boxed_local();
                assert!(take.as_mut().now_or_never().is_none(), "{name} waits");
                line.0.push((name, take));
            }
            line
        }

        /// The next one to get a place now.
        fn next(&mut self) -> Option<(char, Permit)> {
            let served = self.0.iter_mut().position(|(_, take)| {
                // A future that is ready has to be polled once only, so its turn is kept.
                let Some(turn) = take.as_mut().now_or_never() else { return false };
                *take = ready(turn).boxed_local();
                true
            })?;
            let (name, take) = self.0.remove(served);
            Some((name, take.now_or_never().expect("it is ready")))
        }
    }

    /// Serves all who wait, one after another.
    fn order(mut line: Queue<'_>, mut working: Permit) -> String {
        let mut order = String::new();
        while !line.0.is_empty() {
            drop(working);
            let (name, turn) = line.next().expect("a place is free");
            assert!(line.next().is_none(), "there is one place");
            order.push(name);
            working = turn;
        }
        order
    }

    #[tokio::test]
    async fn with_one_place_the_line_goes_round() {
        let turns = Turns::new(1, 1);
        let working = turns.take('z').await;
        assert_eq!(order(Queue::of(&turns, "aaaabbc"), working), "abcabaa");
    }

    #[tokio::test]
    async fn whoever_comes_first_is_served_first() {
        let turns = Turns::new(1, 1);
        let working = turns.take('z').await;
        assert_eq!(order(Queue::of(&turns, "dbeca"), working), "dbeca");
    }

    #[tokio::test]
    async fn nobody_has_more_than_their_share_and_the_rest_is_free_for_others() {
        let turns = Turns::new(4, 2);
        let own = [turns.take('a').await, turns.take('a').await];
        let mut line = Queue::of(&turns, "aaa");
        let others = [turns.take('b').await, turns.take('c').await];
        assert!(line.next().is_none());
        drop(others);
        assert!(line.next().is_none(), "two places are free, and a has its share");
        drop(own);
        let served = [line.next().unwrap(), line.next().unwrap()];
        assert!(line.next().is_none());
        drop(served);
    }

    #[tokio::test]
    async fn whoever_gives_up_leaves_the_line_and_nothing_is_kept_of_those_who_have_gone() {
        let turns = Turns::new(1, 1);
        let working = turns.take('a').await;
        let mut line = Queue::of(&turns, "bcb");
        drop(line.0.remove(0));
        assert_eq!(order(line, working), "cb");
        drop(turns.take('d').await);
        drop(turns.take('e').await);
        assert_eq!(turns.shares.lock().unwrap().len(), 1, "only the share of the last who came");
    }
}
