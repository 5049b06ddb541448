//! A recorded game, replayed to measure how long that takes.

use std::hint::black_box;
use std::time::Duration;

use erasure::{AnyMatch, Budget, Stop, Thinking, Title};
use look::{Words, args};
use table::{DealKey, Fast, Seat, Setup, Stream as _};

use crate::clock::processor_time;

/// The number of replays in one measurement.
const REPLAYS: usize = 51;

/// The bot's budget for a turn of the recorded game.
const BUDGET: Budget = Budget::Iterations(1);

/// A recorded game from the deal to its last decision.
pub(crate) struct Script {
    pub(crate) title: &'static dyn Title,
    pub(crate) setup: Setup,
    pub(crate) key: DealKey,
    /// Each decision: the seat and the action's text.
    pub(crate) actions: Vec<(Seat, String)>,
}

/// What a replay does after each decision.
#[derive(Clone, Copy)]
enum After {
    Nothing,
    /// Computes the digest, as a server does when it loads a table.
    Digest,
}

impl Script {
    /// Records a game that this bot plays against itself.
    ///
    /// # Errors
    /// When the setup is refused or the bot finds no action.
    pub(crate) fn of(title: &'static dyn Title, setup: Setup, bot: &str, seed: u8) -> anyhow::Result<Script> {
        let key = DealKey::new([seed; 32]);
        let mut script = Script { title, setup, key, actions: Vec::new() };
        let mut game = script.deal()?;
        let mut random = Fast::new(seed.into());
        while let Some(seat) = game.to_act().first() {
            let mut thinking = Thinking::new(seat, BUDGET, Stop::default(), random.bits());
            let steps = game.turn(bot, &mut thinking);
            anyhow::ensure!(!steps.is_empty(), "a bot does not know what to do");
            for action in steps {
                game.play(seat, &action)?;
                game.clear_frames();
                script.actions.push((seat, action));
            }
        }
        Ok(script)
    }

    fn deal(&self) -> anyhow::Result<Box<dyn AnyMatch>> {
        Ok(self.title.deal(&self.setup, self.key.clone())?)
    }

    fn replay(&self, after: After) -> anyhow::Result<Duration> {
        let start = processor_time();
        let mut game = self.deal()?;
        for (seat, action) in &self.actions {
            game.play(*seat, action)?;
            game.clear_frames();
            if let After::Digest = after {
                black_box(game.digest());
            }
        }
        Ok(processor_time() - start)
    }

    fn milliseconds(&self, after: After) -> anyhow::Result<f64> {
        let mut times = (0..REPLAYS).map(|_| self.replay(after)).collect::<anyhow::Result<Vec<Duration>>>()?;
        times.sort_unstable();
        Ok(times[REPLAYS / 2].as_secs_f64() * 1000.0)
    }

    /// Measures a full replay, from parsing the edition to the last state.
    ///
    /// # Errors
    /// When a recorded action is refused.
    pub(crate) fn time(&self) -> anyhow::Result<Replayed> {
        Ok(Replayed {
            decisions: self.actions.len(),
            plain: self.milliseconds(After::Nothing)?,
            digests: self.milliseconds(After::Digest)?,
        })
    }
}

/// The processor time of a full replay, in milliseconds.
pub(crate) struct Replayed {
    pub(crate) decisions: usize,
    pub(crate) plain: f64,
    /// With the digest after each decision.
    pub(crate) digests: f64,
}

impl Replayed {
    /// In a sentence.
    pub(crate) fn told(&self, words: &Words) -> String {
        let [plain, digests] = [self.plain, self.digests].map(|time| words.decimal(time, 2));
        words.tell("bench-replay", &args![count => self.decisions, plain => plain, digests => digests])
    }
}
