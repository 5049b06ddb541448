//! The turns of bots, and their hints. Each takes the same time whatever its seat holds, so a bot's tempo tells
//! nothing.
//!
//! A turn takes the bot's pause, or as long as a spectator needs to see what happened, with a choice or without. All
//! its steps are written together, so the disk's time does not tell how many there are. The deadline is fixed at the
//! start: on a busy server bots think less and move no later. A hint takes the pause too, and only its seat sees it.

use std::sync::Arc;
use std::time::Duration;

use erasure::{AnyMatch, Thinking};
use store::TableId;
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::Instrument as _;

use crate::message::Message;
use crate::pool::{Desk, Fault};
use crate::server::Shared;

/// A turn for a bot to think about.
pub(crate) struct Thought {
    /// The id of its table.
    pub(crate) id: TableId,
    /// The game with its seat's draft.
    pub(crate) game: Arc<dyn AnyMatch>,
    pub(crate) seat: Seat,
    /// Its name.
    pub(crate) bot: String,
    /// Its seat's desk.
    pub(crate) desk: Desk,
    /// How long the turn takes. The bot thinks for part of it.
    pub(crate) pause: Duration,
    /// When its steps may come at the earliest, even if its pause is over.
    pub(crate) due: Instant,
}

/// Lets a bot think and sends the message made of its answer to the table's task, once the pause is over and the answer
/// is due. Never earlier, even if the bot has decided, since its tempo would tell whether it had a choice. A bot that
/// fails gives no answer.
pub(crate) fn think<T: Send + 'static>(
    server: &Arc<Shared>,
    table: mpsc::WeakSender<Box<Message>>,
    thought: Thought,
    think: impl FnOnce(&dyn AnyMatch, &mut Thinking) -> T + Send + 'static,
    message: impl FnOnce(Option<T>) -> Message + Send + 'static,
) {
    let server = server.clone();
    tokio::spawn(async move {
        let Thought { id, game, seat, bot, desk, pause, due } = thought;
        let due = due.max(Instant::now() + pause);
        let randomness = &server.config.randomness;
        let (seed, thinking) = (randomness.seed(&*game, seat), randomness.thinking(pause));
        let turn = server.thinkers.think(&desk, seat, seed, thinking, move |thinking| think(&*game, thinking));
        let turn = turn.instrument(tracing::trace_span!(target: "traces", "think", bot));
        let mut stopping = server.stopping();
        let answer = tokio::select! {
            (answer, ()) = async { tokio::join!(turn, sleep_until(due)) } => answer,
            _stopped = stopping.wait_for(|stopping| *stopping) => return,
        };
        let answer = answer.inspect_err(|fault| match fault {
            // Logged as an error when it was late for the first time.
            Fault::Stuck => tracing::debug!(table = %id, seat = seat.0, bot, "a bot still does not answer"),
            fault => tracing::error!(table = %id, seat = seat.0, bot, reason = %fault, "a bot did not answer"),
        });
        if let Some(table) = table.upgrade() {
            // The table may be unloaded by now; when it is loaded again, it wakes its bot.
            let _gone = table.send(Box::new(message(answer.ok()))).await;
        }
    });
}
