//! Runs analyses in the background, one at a time on a server; those who ask take turns. Each decision takes a bot's
//! place that no bot waits for.

use std::sync::Arc;
use std::time::Duration;

use table_fold::analysis::Analysis;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::spawn_blocking;
use tokio::time::sleep;

use crate::analyses::Analysed;
use crate::server::Shared;

/// The pause before an analysis looks again for a free place.
const PAUSE: Duration = Duration::from_millis(50);

/// Starts the task of an analysis. It ends early with the server, or when the analysis is no longer kept.
pub(crate) fn start(server: &Arc<Shared>, whose: u64, analysis: Analysis, progress: watch::Sender<Analysed>) {
    let server = server.clone();
    tokio::spawn(async move {
        let mut stopping = server.stopping();
        tokio::select! {
            () = run(&server, whose, analysis, progress) => {}
            _stopped = stopping.wait_for(|stopping| *stopping) => {}
        }
    });
}

async fn run(server: &Shared, whose: u64, mut analysis: Analysis, progress: watch::Sender<Analysed>) {
    let _turn = server.analyses.turns.take(whose).await;
    let of = analysis.len();
    let mut decisions = Vec::with_capacity(of);
    while progress.send(Analysed::Running { done: decisions.as_slice().into(), of }).is_ok() {
        let place = spare_place(&server.thinkers.places).await;
        let thought = spawn_blocking(move || {
            let decision = analysis.next();
            drop(place);
            (analysis, decision)
        });
        match thought.await {
            Ok((rest, Some(decision))) => {
                analysis = rest;
                decisions.push(decision);
            }
            Ok((_, None)) => {
                progress.send_replace(Analysed::Done(decisions.into()));
                return;
            }
            Err(panic) => {
                tracing::error!(reason = %panic, "an analysis has failed");
                return;
            }
        }
    }
}

/// A bot's place for one decision, once one is free. Waiting bots come first, since this never joins their queue.
async fn spare_place(thinkers: &Arc<Semaphore>) -> OwnedSemaphorePermit {
    loop {
        match thinkers.clone().try_acquire_owned() {
            Ok(place) => return place,
            Err(_) => sleep(PAUSE).await,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;

    use futures_util::FutureExt;
    use tokio::time::advance;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_bot_that_waits_is_served_before_an_analysis_that_came_earlier() {
        let thinkers = Arc::new(Semaphore::new(1));
        let thinking = thinkers.clone().acquire_owned().await.unwrap();
        let mut analysis = pin!(spare_place(&thinkers));
        assert!(analysis.as_mut().now_or_never().is_none());
        let mut bot = pin!(thinkers.clone().acquire_owned());
        assert!(bot.as_mut().now_or_never().is_none());
        drop(thinking);
        advance(PAUSE).await;
        assert!(analysis.as_mut().now_or_never().is_none(), "the place is the bot's");
        let place = bot.now_or_never().expect("the place is free").unwrap();
        drop(place);
        advance(PAUSE).await;
        assert!(analysis.now_or_never().is_some());
    }
}
