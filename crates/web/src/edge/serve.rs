//! The accept loop, and the graceful shutdown.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep, timeout};

use crate::edge::capacity::{Admission, Capacity};
use crate::edge::connection::Peer;
use crate::edge::forwarded::Proxies;
use crate::edge::listener::{Incoming, Listener};
use crate::edge::web::Web;

/// How long one of several servers goes on as before after the shutdown signal, so that a proxy that asks `/ready` every
/// second sends its requests elsewhere.
const NOTICE: Duration = Duration::from_secs(3);

/// How long the tables go on once nobody can connect any more, so that running requests are answered as usual.
const ANSWERS: Duration = Duration::from_secs(2);

/// How long connections may take to end once the tables have stopped.
const GRACE: Duration = Duration::from_secs(10);

/// How often turned-away connections and requests are logged.
pub(crate) const REPORT: Duration = Duration::from_secs(60);

/// The pause after a failed `accept`, such as for lack of file descriptors.
const NO_ROOM: Duration = Duration::from_secs(1);

/// Serves until `shutdown` completes; then answers running requests, ends the live streams and returns. Behind a proxy
/// with several servers, first gives the proxy time to notice. The tables stop after the requests, so that no request is
/// refused once it was let in.
pub(crate) async fn serve(listener: Listener, web: &Web, router: Router, shutdown: impl Future<Output = ()>) {
    let capacity = {
        let config = web.config();
        Capacity::behind(config.connections(), config.connections_of_one(), config.proxies.clone())
    };
    let (end, _) = watch::channel(false);
    let (open, _) = watch::channel(());
    let mut report = interval(REPORT);
    report.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut left = pin!(async {
        shutdown.await;
        web.leave();
        if web.config().proxies != Proxies::Nobody && web.tables().store().node().is_some() {
            sleep(NOTICE).await;
        }
    });
    loop {
        tokio::select! {
            accepted = accept(&listener, &capacity) => {
                if let Some((stream, peer, admission)) = accepted {
                    // Boxed, since each future that it is moved through has room for it twice.
                    let connection = hold(admission, stream.converse(peer, router.clone(), end.subscribe()));
                    let open = open.subscribe();
                    tokio::spawn(async move {
                        let _open = open;
                        connection.await;
                    });
                }
            }
            _ = report.tick() => {
                capacity.report();
                web.report();
            }
            () = &mut left => break,
        }
    }
    drop(listener);
    end.send_replace(true);
    // Requests that take longer, such as a hint, are refused.
    let _answered = timeout(ANSWERS, end.closed()).await;
    web.tables().close();
    let ended = async {
        if timeout(GRACE, open.closed()).await.is_err() {
            tracing::warn!("some connections did not end in time and were cut");
        }
    };
    tokio::join!(web.tables().leave(), ended);
}

/// Runs a connection until it ends or loses its slot.
pub(crate) async fn hold(mut admission: Admission, connection: impl Future<Output = io::Result<()>>) {
    tokio::select! {
        ended = connection => {
            if let Err(error) = ended {
                tracing::debug!(reason = %error, "a connection was cut");
            }
        }
        () = admission.lost() => {}
    }
}

/// The next connection; `None` if there is no slot for it.
pub(crate) async fn accept(listener: &Listener, capacity: &Arc<Capacity>) -> Option<(Incoming, Peer, Admission)> {
    match listener.accept().await {
        Ok((stream, address)) => {
            let admission = capacity.enter(address.ip().into())?;
            if let Err(error) = stream.set_up() {
                tracing::debug!(reason = %error, "a connection could not be set up");
            }
            Some((stream, Peer(address), admission))
        }
        Err(error) => {
            let was_given_up =
                matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset);
            if !was_given_up {
                capacity.turn_away(&error.to_string());
                sleep(NO_ROOM).await;
            }
            None
        }
    }
}
