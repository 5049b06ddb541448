//! Bots think on a bounded pool of threads, not on the async runtime.

use std::sync::Arc;
use std::time::Duration;

use erasure::Match;
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::message::Message;
use crate::server::Server;

/// A decision for a bot.
pub(crate) struct Thought {
    /// The game with its seat's draft.
    pub(crate) game: Arc<dyn Match>,
    /// Its seat.
    pub(crate) seat: Seat,
    /// Its name.
    pub(crate) bot: String,
    /// How many entries the table's log has; a later move is out of date.
    pub(crate) entries: u64,
    /// How long the bot waits before it moves, so that people can follow.
    pub(crate) pause: Duration,
}

/// Computes a bot's move and sends it to the table's task.
pub(crate) fn think(server: &Arc<Server>, table: mpsc::WeakSender<Message>, thought: Thought) {
    let Thought { game, seat, bot, entries, pause } = thought;
    let server = server.clone();
    tokio::spawn(async move {
        sleep(pause).await;
        let Ok(place) = server.thinkers.clone().acquire_owned().await else { return };
        let seed = random_seed();
        let thought = tokio::task::spawn_blocking(move || {
            let action = game.choose(seat, &bot, seed);
            drop(place);
            action
        });
        let action = thought.await.unwrap_or_else(|panic| {
            tracing::error!(seat = seat.0, reason = %panic, "a bot panicked");
            None
        });
        if let Some(table) = table.upgrade() {
            // The table may be unloaded by now; when it is loaded again, it wakes its bot.
            let _gone = table.send(Message::BotMove { entries, seat, action }).await;
        }
    });
}

fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    u64::from_le_bytes(bytes)
}
