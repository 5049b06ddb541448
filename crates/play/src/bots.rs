//! Bots think on a bounded pool of threads, never on the runtime that serves people.

use std::sync::Arc;
use std::time::Duration;

use erasure::Match;
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::message::Message;
use crate::server::Server;

/// What a bot is to think about.
pub(crate) struct Thought {
    /// The game as its seat has it.
    pub(crate) game: Arc<dyn Match>,
    /// Its seat.
    pub(crate) seat: Seat,
    /// Its name.
    pub(crate) bot: String,
    /// How many entries the table has.
    pub(crate) entries: u64,
    /// How long it waits first, so that people can follow.
    pub(crate) pause: Duration,
}

/// Lets a bot think and sends its move to the table.
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
            // The table may have been unloaded; it wakes its bot when it is loaded again.
            let _gone = table.send(Message::BotMove { entries, seat, action }).await;
        }
    });
}

fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    u64::from_le_bytes(bytes)
}
