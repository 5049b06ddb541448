//! What goes on at the server, for Prometheus: numbers alone, and never a name, a table or a card.
//!
//! They are served on an address of their own. They tell how busy the server is, and so in a small round who plays: that
//! is the host's concern alone.

use std::sync::atomic::AtomicI64;
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use play::Tables;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use tokio::net::TcpListener;
use tokio::time::sleep;

use crate::connection::{Peer, converse};
use crate::serve::NO_ROOM;
use crate::web::Web;

/// The type of the answer: OpenMetrics, which Prometheus asks for.
const TEXT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The bounds of the times until an answer, in seconds.
const ANSWERS: [f64; 11] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

type Labels<const N: usize> = [(&'static str, String); N];

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    tables: Gauge<i64, AtomicI64>,
    people: Gauge<i64, AtomicI64>,
    streams: Gauge<i64, AtomicI64>,
    thinking: Gauge<i64, AtomicI64>,
    answers: Family<Labels<2>, Histogram>,
    refusals: Family<Labels<1>, Counter>,
}

impl Metrics {
    pub(crate) fn new(tables: &Tables) -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("posse"),
            tables: Gauge::default(),
            people: Gauge::default(),
            streams: Gauge::default(),
            thinking: Gauge::default(),
            answers: Family::new_with_constructor(|| Histogram::new(ANSWERS)),
            refusals: Family::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("people", "People present at tables", metrics.people.clone());
        registry.register("streams", "Live streams", metrics.streams.clone());
        registry.register("bots_thinking", "Bots that think or wait for a place", metrics.thinking.clone());
        registry.register("append_seconds", "Time until the store has a change of a table", tables.appends().clone());
        registry.register("answer_seconds", "Time from a request to the head of its answer", metrics.answers.clone());
        registry.register("refusals", "Requests refused or failed", metrics.refusals.clone());
        metrics
    }

    /// Counts an answer.
    pub(crate) fn answered(&self, method: &str, route: &str, took: Duration) {
        let labels = [("method", method.to_owned()), ("route", route.to_owned())];
        self.answers.get_or_create(&labels).observe(took.as_secs_f64());
    }

    /// Counts a refusal of a kind.
    pub(crate) fn refused(&self, kind: &str) {
        self.refusals.get_or_create(&[("kind", kind.to_owned())]).inc();
    }
}

/// Serves `GET /metrics` to Prometheus, for as long as it is polled.
pub async fn serve_metrics(listener: TcpListener, web: Web) {
    let router = Router::new().route("/metrics", get(metrics)).with_state(web);
    loop {
        match listener.accept().await {
            Ok((stream, address)) => {
                let connection = converse(stream, Peer(address), router.clone());
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
    let metrics = &web.0.metrics;
    let vitals = web.tables().vitals();
    let streams = web.0.all_streams.count(&());
    let gauges = [
        (&metrics.tables, vitals.tables),
        (&metrics.people, vitals.people),
        (&metrics.thinking, vitals.thinking),
        (&metrics.streams, streams as usize),
    ];
    for (gauge, count) in gauges {
        gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
    }
    let mut text = String::new();
    encode(&mut text, &metrics.registry).expect("a text takes whatever is written to it");
    ([(header::CONTENT_TYPE, TEXT)], text)
}
