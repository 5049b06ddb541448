//! Plays the games of a tournament on several threads.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use erasure::Stop;

use crate::play::{self, PlayError};
use crate::player::Decider;
use crate::record::{Number, Played};
use crate::tournament::Tournament;

impl Tournament {
    /// Plays these games on `jobs` threads and passes each to `each`, in the order of `numbers`. After a stop or an
    /// error, finished games are passed on even if an earlier one is missing; running games are lost.
    ///
    /// # Errors
    /// When a game could not be played or `each` fails.
    pub fn run<E: From<PlayError>>(
        &self,
        numbers: &[Number],
        jobs: usize,
        stop: &Stop,
        mut each: impl FnMut(&Played) -> Result<(), E>,
    ) -> Result<(), E> {
        let next = AtomicUsize::new(0);
        let (sender, games) = channel();
        thread::scope(|scope| {
            for _ in 0..jobs.clamp(1, numbers.len().max(1)) {
                let (next, sender) = (&next, sender.clone());
                scope.spawn(move || self.work(numbers, next, stop, &sender));
            }
            drop(sender);
            let done = in_order(numbers, games.into_iter(), &mut each);
            // The other threads stop after their current decision.
            done.inspect_err(|_| stop.stop())
        })
    }

    /// One thread: plays the next game that no thread has started, until none is left.
    fn work(&self, numbers: &[Number], next: &AtomicUsize, stop: &Stop, sender: &Sender<Result<Played, PlayError>>) {
        let _guard = StopOnPanic(stop);
        let entrants = 0..self.lineup.entrants.len();
        let mut players: Vec<Decider> = entrants.map(|entrant| Decider::of(&self.lineup.bot(entrant).mind)).collect();
        while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(played) = play::play(self, *number, &mut players, stop).transpose() else { break };
            if sender.send(played).is_err() {
                break;
            }
        }
    }
}

/// Stops the other threads when one panics, so that a bug shows at once instead of after the last game.
struct StopOnPanic<'a>(&'a Stop);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.stop();
        }
    }
}

/// Receives games in any order and passes them on in the order of `numbers`.
fn in_order<E: From<PlayError>>(
    numbers: &[Number],
    games: impl Iterator<Item = Result<Played, PlayError>>,
    mut each: impl FnMut(&Played) -> Result<(), E>,
) -> Result<(), E> {
    let mut numbers = numbers.iter().peekable();
    let mut waiting: BTreeMap<Number, Played> = BTreeMap::new();
    let mut failed = None;
    for played in games {
        match played {
            Ok(played) => {
                waiting.insert(played.number, played);
            }
            Err(error) => {
                failed = Some(error);
                break;
            }
        }
        while let Some(played) = numbers.peek().and_then(|number| waiting.remove(number)) {
            numbers.next();
            each(&played)?;
        }
    }
    waiting.values().try_for_each(each)?;
    failed.map_or(Ok(()), |error| Err(error.into()))
}
