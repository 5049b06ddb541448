//! Bots think on a bounded pool of threads, not on the async runtime.

use std::sync::Arc;
use std::time::Duration;

use erasure::{Budget, Match, Stop, Thinking};
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

use crate::message::Message;
use crate::server::Server;

/// How much longer than its budget a bot may take before it is asked to stop and a legal action is taken for it.
const GRACE: Duration = Duration::from_secs(5);

/// A turn of a bot.
pub(crate) struct Thought {
    /// The game with its seat's draft.
    pub(crate) game: Arc<dyn Match>,
    /// Its seat.
    pub(crate) seat: Seat,
    /// Its name.
    pub(crate) bot: String,
    /// How many entries the table's log has; a later move is out of date.
    pub(crate) entries: u64,
    /// How long the bot waits at least before it moves, so that people can follow and its tempo tells nothing.
    pub(crate) pause: Duration,
}

/// Computes a bot's turn and sends it to the table's task.
pub(crate) fn think(server: &Arc<Server>, table: mpsc::WeakSender<Message>, thought: Thought) {
    let server = server.clone();
    tokio::spawn(async move {
        let (entries, seat, pause) = (thought.entries, thought.seat, thought.pause);
        let (steps, ()) = tokio::join!(steps(&server, thought), sleep(pause));
        if let (Some(steps), Some(table)) = (steps, table.upgrade()) {
            // The table may be unloaded by now; when it is loaded again, it wakes its bot.
            let _gone = table.send(Message::BotTurn { entries, seat, steps }).await;
        }
    });
}

/// The steps of a bot's turn: empty if it panicked or did not answer in time, `None` if the server stops.
async fn steps(server: &Server, thought: Thought) -> Option<Vec<String>> {
    let Thought { game, seat, bot, .. } = thought;
    let place = server.thinkers.clone().acquire_owned().await.ok()?;
    let (budget, stop) = (server.config.thinking, Stop::default());
    let mut thinking = Thinking::new(seat, Budget::Time(budget), stop.clone(), random_seed());
    let turn = tokio::task::spawn_blocking(move || {
        let steps = game.turn(&bot, &mut thinking);
        drop(place);
        steps
    });
    let mut stopping = server.stopping();
    let answer = tokio::select! {
        answer = timeout(budget + GRACE, turn) => Some(answer),
        _stopped = stopping.wait_for(|stopping| *stopping) => None,
    };
    // Whoever still thinks ends with the next iteration.
    stop.stop();
    let failed = match answer? {
        Ok(Ok(steps)) => return Some(steps),
        Ok(Err(panic)) => panic.to_string(),
        Err(late) => late.to_string(),
    };
    tracing::error!(seat = seat.0, reason = failed, "a bot did not answer; its first legal action is taken");
    Some(Vec::new())
}

fn random_seed() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the system gives randomness");
    u64::from_le_bytes(bytes)
}
