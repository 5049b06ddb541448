//! Metrics for Prometheus: numbers only, and never a name, a table or a card.

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use axum::http::{Method, StatusCode};
use notify::Notifier;
use play::{Tables, Vitals};
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;
use store::{Backups, Figure};

use crate::edge::config::WebConfig;
use crate::edge::process::Process;

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
    database: Vec<(Figure, Gauge<i64, AtomicI64>)>,
    answers: Family<Labels<3>, Histogram>,
    refusals: Family<Labels<2>, Counter>,
    backups: Option<(Arc<Backups>, Gauge<i64, AtomicI64>)>,
}

impl Metrics {
    /// The metrics of a server with this configuration.
    pub(crate) fn new(tables: &Tables, notifier: &Notifier, config: &WebConfig) -> Metrics {
        let WebConfig { version, commit, backups, .. } = config;
        let figures = tables.store().figures();
        let mut metrics = Metrics {
            registry: Registry::default(),
            tables: Gauge::default(),
            people: Gauge::default(),
            streams: Gauge::default(),
            thinking: Gauge::default(),
            waiting: Gauge::default(),
            database: figures.into_iter().map(|(figure, _)| (figure, Gauge::default())).collect(),
            answers: Family::new_with_constructor(|| Histogram::new(ANSWERS)),
            refusals: Family::default(),
            backups: backups.clone().map(|backups| (backups, Gauge::default())),
        };
        let build = [("version", *version), ("commit", *commit)];
        metrics.registry.register_collector(Box::new(Process::new()));
        let registry = metrics.registry.sub_registry_with_prefix("posse");
        registry.register("build", "The program", Info::new(build));
        registry.register("tables", "Tables in memory", metrics.tables.clone());
        registry.register("people", "People present at tables", metrics.people.clone());
        registry.register("streams", "Live streams", metrics.streams.clone());
        registry.register("bots_thinking", "Bots that are thinking or waiting to think", metrics.thinking.clone());
        registry.register("append_seconds", "Time until a change of a table is stored", tables.appends().clone());
        registry.register("answer_seconds", "Time from a request to the head of its response", metrics.answers.clone());
        registry.register("notifications", "Notifications sent or failed", notifier.counts().clone());
        registry.register("notifications_waiting", "Notifications that are due and not sent", metrics.waiting.clone());
        for (figure, gauge) in &metrics.database {
            registry.register(format!("database_{}", figure.name()), figure.help(), gauge.clone());
        }
        registry.register("refusals", "Requests refused or failed", metrics.refusals.clone());
        if let Some((_, gauge)) = &metrics.backups {
            let help = "Time of the last automatic backup; 0 before the first";
            registry.register("backup_last_success_timestamp_seconds", help, gauge.clone());
        }
        metrics
    }

    /// All metrics as OpenMetrics, with the current load.
    pub(crate) fn text(&self, vitals: Vitals, figures: Vec<(Figure, u64)>, streams: u32, waiting: u64) -> String {
        let gauges = [
            (&self.tables, vitals.tables as u64),
            (&self.people, vitals.people as u64),
            (&self.thinking, vitals.thinking as u64),
            (&self.streams, streams.into()),
            (&self.waiting, waiting),
        ];
        let database = self.database.iter().map(|(_, gauge)| gauge).zip(figures.into_iter().map(|(_, count)| count));
        for (gauge, count) in gauges.into_iter().chain(database) {
            gauge.set(i64::try_from(count).unwrap_or(i64::MAX));
        }
        if let Some((backups, gauge)) = &self.backups {
            gauge.set(backups.state().made.unwrap_or_default().0 / 1000);
        }
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("writing to a string does not fail");
        text
    }

    /// Counts an answer. Methods that no route has are counted as one, since clients can invent any number of them.
    pub(crate) fn answered(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let is_known = [Method::GET, Method::HEAD, Method::POST].contains(method);
        let method = if is_known { method.as_str() } else { "other" };
        let labels =
            [("method", method.to_owned()), ("route", route.to_owned()), ("status", status.as_str().to_owned())];
        self.answers.get_or_create(&labels).observe(took.as_secs_f64());
    }

    /// Counts a refusal of this kind.
    pub(crate) fn refused(&self, kind: &str, status: StatusCode) {
        self.refusals.get_or_create(&[("kind", kind.to_owned()), ("status", status.as_str().to_owned())]).inc();
    }
}

/// OpenMetrics in the classic text format of Prometheus. It has no end mark and no infos, and a counter's help and type
/// name its samples.
pub(crate) fn classic(open: &str) -> String {
    let mut text = String::with_capacity(open.len());
    let mut help = "";
    for line in open.lines().filter(|line| *line != "# EOF") {
        if let Some((_, told)) = line.strip_prefix("# HELP ").and_then(|rest| rest.split_once(' ')) {
            help = told;
        } else if let Some((name, kind)) = line.strip_prefix("# TYPE ").and_then(|rest| rest.split_once(' ')) {
            let (end, kind) = match kind {
                "counter" => ("_total", "counter"),
                "info" => ("_info", "gauge"),
                other => ("", other),
            };
            text += &format!("# HELP {name}{end} {help}\n# TYPE {name}{end} {kind}\n");
        } else {
            text += line;
            text.push('\n');
        }
    }
    text
}
