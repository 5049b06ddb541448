//! The turns of bots, and their hints: each takes the same time, whatever its seat holds.

use std::sync::Arc;
use std::time::Duration;

use erasure::Match;
use store::TableId;
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::Instrument as _;

use crate::message::Message;
use crate::pool::{Desk, Fault};
use crate::server::Server;

/// A turn that a bot thinks about.
pub(crate) struct Thought {
    /// The id of its table.
    pub(crate) id: TableId,
    /// The game with its seat's draft.
    pub(crate) game: Arc<dyn Match>,
    /// Its seat.
    pub(crate) seat: Seat,
    /// Its name.
    pub(crate) bot: String,
    /// Where it thinks.
    pub(crate) desk: Desk,
    /// How long it takes, of which it thinks for a part.
    pub(crate) pause: Duration,
    /// Its steps come no earlier, even if its pause is over.
    pub(crate) due: Instant,
}

/// Computes the steps of a bot's turn and sends the message that is made of them to the table's task when the pause is
/// over and the steps are due: not before, though nobody may see that it decides, since its tempo would tell whether it
/// had a choice. A bot that fails has no steps.
pub(crate) fn think(
    server: &Arc<Server>,
    table: mpsc::WeakSender<Message>,
    thought: Thought,
    message: impl FnOnce(Vec<String>) -> Message + Send + 'static,
) {
    let server = server.clone();
    tokio::spawn(async move {
        let Thought { id, game, seat, bot, desk, pause, due } = thought;
        let name = bot.clone();
        let due = due.max(Instant::now() + pause);
        let randomness = &server.config.randomness;
        let (seed, thinking) = (randomness.seed(&*game, seat), randomness.thinking(pause));
        let turn = server.thinkers.think(&desk, seat, seed, thinking, move |thinking| game.turn(&name, thinking));
        let turn = turn.instrument(tracing::trace_span!(target: "traces", "think", bot));
        let mut stopping = server.stopping();
        let steps = tokio::select! {
            (steps, ()) = async { tokio::join!(turn, sleep_until(due)) } => steps,
            _stopped = stopping.wait_for(|stopping| *stopping) => return,
        };
        let steps = steps.unwrap_or_else(|fault| {
            match fault {
                // It was an error when it was late.
                Fault::Stuck => tracing::debug!(table = %id, seat = seat.0, bot, "a bot still does not answer"),
                fault => tracing::error!(table = %id, seat = seat.0, bot, reason = %fault, "a bot did not answer"),
            }
            Vec::new()
        });
        if let Some(table) = table.upgrade() {
            // The table may be unloaded by now; when it is loaded again, it wakes its bot.
            let _gone = table.send(message(steps)).await;
        }
    });
}
