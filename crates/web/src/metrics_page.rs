//! The numbers for Prometheus, served on an address of their own. They tell how busy the server is, and so in a small
//! round who plays: that is the host's concern alone.

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::sleep;

use crate::connection::{Peer, converse};
use crate::serve::NO_ROOM;
use crate::web::Web;

/// The type of the answer: OpenMetrics, which Prometheus asks for.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves `GET /metrics` to Prometheus, for as long as it is polled.
pub async fn serve_metrics(listener: TcpListener, web: Web) {
    let router = Router::new().route("/metrics", get(metrics)).with_state(web);
    let (_open, end) = watch::channel(false);
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                let connection = converse(stream, Peer(address), router.clone(), end.clone());
                tokio::spawn(async move {
                    if let Err(error) = connection.await {
                        tracing::debug!(reason = %error, "a connection for numbers was cut");
                    }
                });
            }
            Err(error) => {
                tracing::warn!(reason = %error, "a connection for numbers could not be taken");
                sleep(NO_ROOM).await;
            }
        }
    }
}

async fn metrics(State(web): State<Web>) -> impl IntoResponse {
    let text = web.0.metrics.text(web.tables().vitals(), web.0.all_streams.count(&()));
    ([(header::CONTENT_TYPE, TEXT)], text)
}
