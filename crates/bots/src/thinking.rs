//! A bot's resources for one turn: a budget, a stop flag, its own randomness, and what it has thought so far.

use std::any::Any;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use table::{BySeat, Fast, Seat};

use crate::because::{Because, Ends};
use crate::persona::Persona;

/// How much a bot may think in one turn: in all steps of its seat up to the commit together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations of its search, without a clock. The same seed gives the same answers.
    Iterations(u32),
    /// This much time.
    Time(Duration),
}

/// A flag that asks a bot to answer now. Its clones share one flag.
#[derive(Clone, Default, Debug)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks the bot to answer.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the bot was asked to answer.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a bot thinks of one of its legal actions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// How often its search tried the action. With few visits the chance is a rough guess.
    pub visits: u32,
    /// The seat's chance to win after the action, from 0 to 1; 0 if it was not tried.
    pub chance: f32,
}

/// What a search can tell of its last choice.
#[derive(Clone, Debug)]
pub struct Account {
    /// Up to three different actions, by their places in the list; the chosen one first, then the next best.
    pub best: Vec<usize>,
    /// The ends of the playouts after the chosen action.
    pub ends: Ends,
    /// What the chosen action brings that the others did not.
    pub because: Option<Because>,
}

/// A bot's resources for one turn of a seat. They are dropped when the turn ends, so a bot remembers nothing beyond it.
pub struct Thinking {
    seat: Seat,
    persona: Option<Persona>,
    budget: Budget,
    stop: Stop,
    random: Fast,
    /// What has been spent in this turn.
    iterations: u32,
    moves: u64,
    time: Duration,
    memory: Option<Box<dyn Any + Send>>,
    estimates: Vec<Estimate>,
    ahead: Option<BySeat<f32>>,
    explains: bool,
    account: Option<Account>,
}

impl Thinking {
    /// Starts a turn of this seat. `seed` is for the bot's own randomness, which is independent of the table's.
    pub fn new(seat: Seat, budget: Budget, stop: Stop, seed: u64) -> Thinking {
        let random = Fast::new(seed);
        Thinking {
            seat,
            persona: None,
            budget,
            stop,
            random,
            iterations: 0,
            moves: 0,
            time: Duration::ZERO,
            memory: None,
            estimates: Vec::new(),
            ahead: None,
            explains: false,
            account: None,
        }
    }

    /// Asks the bot to account for its choices. That costs it a little time.
    pub fn explain(&mut self) {
        self.explains = true;
    }

    /// Whether the bot is to account for its choices.
    pub fn explains(&self) -> bool {
        self.explains
    }

    /// The seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whose manner the bot plays in; `None` for plain play.
    pub fn persona(&self) -> Option<Persona> {
        self.persona
    }

    /// Sets whose manner the bot plays in.
    pub fn play_as(&mut self, persona: Option<Persona>) {
        self.persona = persona;
    }

    /// The bot's own randomness.
    pub fn random(&mut self) -> &mut Fast {
        &mut self.random
    }

    /// Calls `iterate` as often as this share of the remaining budget allows: at least once and at most `most` times.
    pub fn spend(&mut self, share: f64, most: u32, mut iterate: impl FnMut(&mut Fast)) {
        let (most, clock) = match self.budget {
            Budget::Iterations(count) => {
                let left = f64::from(count.saturating_sub(self.iterations));
                (most.min((left * share).ceil() as u32), None)
            }
            Budget::Time(time) => {
                #[expect(clippy::disallowed_methods, reason = "only a budget of time needs a clock")]
                let start = Instant::now();
                (most, Some((start, time.saturating_sub(self.time).mul_f64(share))))
            }
        };
        let mut done = 0;
        loop {
            iterate(&mut self.random);
            done += 1;
            // Reading the clock costs a small part of an iteration.
            if done >= most || self.stop.is_stopped() || clock.is_some_and(|(start, time)| start.elapsed() >= time) {
                break;
            }
        }
        self.iterations += done;
        self.time += clock.map_or(Duration::ZERO, |(start, _)| start.elapsed());
    }

    /// Takes what the bot kept at an earlier step of this turn.
    pub fn recall<M: Any>(&mut self) -> Option<M> {
        self.memory.take()?.downcast().ok().map(|memory| *memory)
    }

    /// Keeps a value for the bot's next step of this turn.
    pub fn keep<M: Any + Send>(&mut self, memory: M) {
        self.memory = Some(Box::new(memory));
    }

    /// The number of search iterations spent in this turn.
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The number of decisions made in the worlds that these iterations imagined.
    pub fn moves(&self) -> u64 {
        self.moves
    }

    /// Counts decisions made in imagined worlds.
    pub fn count_moves(&mut self, moves: u64) {
        self.moves += moves;
    }

    /// The bot's estimates of its legal actions at its last choice, in list order; empty if it does not estimate.
    pub fn estimates(&self) -> &[Estimate] {
        &self.estimates
    }

    /// In what part of the playouts of the bot's last choice each seat was the best placed at the end, from 0 to 1;
    /// `None` if the bot plays none. Seats that share the place share the playout.
    pub fn ahead(&self) -> Option<&BySeat<f32>> {
        self.ahead.as_ref()
    }

    /// Sets in what part of the playouts each seat was the best placed at the end.
    pub fn set_ahead(&mut self, ahead: BySeat<f32>) {
        self.ahead = Some(ahead);
    }

    /// The account of the bot's last choice, if it was asked to [explain](Thinking::explain) and can.
    pub fn account(&self) -> Option<&Account> {
        self.account.as_ref()
    }

    /// Sets the account of the bot's choice.
    pub fn set_account(&mut self, account: Account) {
        self.account = Some(account);
    }

    /// Sets the bot's estimates of its legal actions, in list order.
    pub fn estimate(&mut self, estimates: Vec<Estimate>) {
        self.estimates = estimates;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_spends_no_more_than_its_iterations() {
        let mut thinking = Thinking::new(Seat(0), Budget::Iterations(100), Stop::default(), 1);
        let mut count = 0;
        for share in [0.5, 0.5, 1.0] {
            thinking.spend(share, u32::MAX, |_| count += 1);
        }
        assert_eq!((count, thinking.iterations()), (100, 100));
    }

    #[test]
    fn a_turn_that_counts_iterations_measures_no_time() {
        let mut thinking = Thinking::new(Seat(0), Budget::Iterations(10_000), Stop::default(), 1);
        thinking.spend(1.0, u32::MAX, |random| _ = random.split());
        assert_eq!((thinking.iterations(), thinking.time), (10_000, Duration::ZERO));
    }

    #[test]
    fn a_bot_that_is_stopped_answers_after_one_iteration() {
        let stop = Stop::default();
        stop.stop();
        let mut thinking = Thinking::new(Seat(0), Budget::Time(Duration::from_secs(3600)), stop, 1);
        thinking.spend(1.0, u32::MAX, |_| {});
        assert_eq!(thinking.iterations(), 1);
    }

    #[test]
    fn what_a_bot_keeps_it_has_once() {
        let mut thinking = Thinking::new(Seat(0), Budget::Iterations(1), Stop::default(), 1);
        thinking.keep(7_u8);
        assert_eq!((thinking.recall::<u8>(), thinking.recall::<u8>()), (Some(7), None));
    }
}
