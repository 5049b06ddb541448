//! The decisions of a whole game, played again against the clock.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use erasure::{Match, Title};
use table::{DealKey, Fast, Seat, Setup, Stream as _};

/// How often a game is replayed for one time.
const REPLAYS: usize = 51;

/// A game from the deal to its last decision.
pub(crate) struct Script {
    pub(crate) title: &'static dyn Title,
    pub(crate) setup: Setup,
    pub(crate) key: DealKey,
    /// Who decided what.
    pub(crate) actions: Vec<(Seat, String)>,
}

/// What is done after each decision.
#[derive(Clone, Copy)]
enum After {
    Nothing,
    /// The digest, as a server does when it loads a table.
    Digest,
}

impl Script {
    /// A game that the bot of this name plays against itself.
    ///
    /// # Errors
    /// When no game can be made of the setup, or the bot does not know what to do.
    pub(crate) fn of(title: &'static dyn Title, setup: Setup, bot: &str, seed: u8) -> anyhow::Result<Script> {
        let key = DealKey::new([seed; 32]);
        let mut script = Script { title, setup, key, actions: Vec::new() };
        let mut game = script.deal()?;
        let mut random = Fast::new(seed.into());
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.choose(seat, bot, random.bits()).context("a bot does not know what to do")?;
            game.play(seat, &action)?;
            game.turn_page();
            script.actions.push((seat, action));
        }
        Ok(script)
    }

    fn deal(&self) -> anyhow::Result<Box<dyn Match>> {
        Ok(self.title.deal(&self.setup, self.key.clone())?)
    }

    fn replay(&self, after: After) -> anyhow::Result<Duration> {
        let start = Instant::now();
        let mut game = self.deal()?;
        for (seat, action) in &self.actions {
            game.play(*seat, action)?;
            game.turn_page();
            if let After::Digest = after {
                black_box(game.digest());
            }
        }
        Ok(start.elapsed())
    }

    fn milliseconds(&self, after: After) -> anyhow::Result<f64> {
        let mut times = (0..REPLAYS).map(|_| self.replay(after)).collect::<anyhow::Result<Vec<Duration>>>()?;
        times.sort_unstable();
        Ok(times[REPLAYS / 2].as_secs_f64() * 1000.0)
    }

    /// How long a full replay takes, as a sentence: from the text of the edition to the last state.
    ///
    /// # Errors
    /// When the game does not go as it is written.
    pub(crate) fn time(&self) -> anyhow::Result<String> {
        let (plain, digests) = (self.milliseconds(After::Nothing)?, self.milliseconds(After::Digest)?);
        let count = self.actions.len();
        Ok(format!(
            "A full replay of {count} decisions takes {plain:.2} ms; {digests:.2} ms with the digest after each."
        ))
    }
}
