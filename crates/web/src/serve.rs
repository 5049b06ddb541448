//! The accept loop, and a graceful shutdown.

use std::future::Future;
use std::io;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{MissedTickBehavior, interval, sleep};

use crate::connection::{Peer, converse};
use crate::places::{Place, Places};
use crate::router::router;
use crate::web::Web;

/// How long running requests may take after the shutdown signal.
const GRACE: Duration = Duration::from_secs(10);

/// How often turned-away connections and requests are logged.
const REPORT: Duration = Duration::from_secs(60);

/// The pause after a failed `accept`, such as for lack of file descriptors.
const NO_ROOM: Duration = Duration::from_secs(1);

/// Serves until `shutdown` completes; then ends the live streams, waits for running requests and returns.
pub async fn serve(listener: TcpListener, web: Web, shutdown: impl Future<Output = ()>) {
    let router = router(web.clone());
    let places = Places::new(web.config().connections(), web.config().connections_of_one());
    let open = GracefulShutdown::new();
    let mut report = interval(REPORT);
    report.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut shutdown = pin!(shutdown);
    loop {
        tokio::select! {
            accepted = accept(&listener, &places) => {
                if let Some((stream, peer, mut place)) = accepted {
                    let connection = open.watch(converse(stream, peer, router.clone()));
                    tokio::spawn(async move {
                        tokio::select! {
                            ended = connection => {
                                if let Err(error) = ended {
                                    tracing::debug!(reason = %error, "a connection was cut");
                                }
                            }
                            () = place.lost() => {}
                        }
                    });
                }
            }
            _ = report.tick() => {
                places.report();
                web.report();
            }
            () = &mut shutdown => break,
        }
    }
    drop(listener);
    web.tables().close();
    tokio::select! {
        () = open.shutdown() => {}
        () = sleep(GRACE) => tracing::warn!("some connections did not end in time and were cut"),
    }
}

/// The next connection; `None` if there is no place for it.
async fn accept(listener: &TcpListener, places: &Arc<Places>) -> Option<(TcpStream, Peer, Place)> {
    match listener.accept().await {
        Ok((stream, address)) => {
            let place = places.enter(address.ip().into())?;
            // Sends small answers without delay.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(reason = %error, "a connection could not be set up");
            }
            Some((stream, Peer(address), place))
        }
        Err(error) => {
            let was_given_up =
                matches!(error.kind(), io::ErrorKind::ConnectionAborted | io::ErrorKind::ConnectionReset);
            if !was_given_up {
                places.turn_away(&error.to_string());
                sleep(NO_ROOM).await;
            }
            None
        }
    }
}
