//! Metrics for Prometheus: numbers only, and never a name, a table or a card.

use std::sync::atomic::AtomicI64;
use std::time::Duration;

use axum::http::Method;
use notify::Notifier;
use play::{Tables, Vitals};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The bounds of the answer times, in seconds.
const ANSWERS: [f64; 11] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

type Labels<const N: usize> = [(&'static str, String); N];

/// Everything that is counted.
pub(crate) struct Metrics {
    registry: Registry,
    tables: Gauge<i64, AtomicI64>,
    people: Gauge<i64, AtomicI64>,
    streams: Gauge<i64, AtomicI64>,
    thinking: Gauge<i64, AtomicI64>,
    waiting: Gauge<i64, AtomicI64>,
    answers: Family<Labels<2>, Histogram>,
    refusals: Family<Labels<1>, Counter>,
}

impl Metrics {
    pub(crate) fn new(tables: &Tables, notifier: &Notifier) -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("posse"),
            tables: Gauge::default(),
            people: Gauge::default(),
            streams: Gauge::default(),
            thinking: Gauge::default(),
            waiting: Gauge::default(),
            answers: Family::new_with_constructor(|| Histogram::new(ANSWERS)),
            refusals: Family::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("people", "People present at tables", metrics.people.clone());
        registry.register("streams", "Live streams", metrics.streams.clone());
        registry.register("bots_thinking", "Bots that are thinking or waiting to think", metrics.thinking.clone());
        registry.register("append_seconds", "Time until a change of a table is stored", tables.appends().clone());
        registry.register("answer_seconds", "Time from a request to the head of its response", metrics.answers.clone());
        registry.register("notifications", "Notifications sent or failed", notifier.counts().clone());
        registry.register("notifications_waiting", "Notifications that are due and not sent", metrics.waiting.clone());
        registry.register("refusals", "Requests refused or failed", metrics.refusals.clone());
        metrics
    }

    /// All metrics as text, with the current load.
    pub(crate) fn text(&self, vitals: Vitals, streams: u32, waiting: u64) -> String {
        let gauges = [
            (&self.tables, vitals.tables),
            (&self.people, vitals.people),
            (&self.thinking, vitals.thinking),
            (&self.streams, streams as usize),
            (&self.waiting, waiting as usize),
        ];
        for (gauge, count) in gauges {
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string does not fail");
        text
    }

    /// Counts an answer. Methods that no route has are counted as one, since clients can invent any number of them.
    pub(crate) fn answered(&self, method: &Method, route: &str, took: Duration) {
        let is_known = [Method::GET, Method::HEAD, Method::POST].contains(method);
        let method = if is_known { method.as_str() } else { "other" };
        let labels = [("method", method.to_owned()), ("route", route.to_owned())];
        self.answers.get_or_create(&labels).observe(took.as_secs_f64());
    }

    /// Counts a refusal of this kind.
    pub(crate) fn refused(&self, kind: &str) {
        self.refusals.get_or_create(&[("kind", kind.to_owned())]).inc();
    }
}
