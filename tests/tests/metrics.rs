//! The board and the alerts in `deploy/grafana`: they name only what a server has.

use std::collections::{BTreeMap, BTreeSet};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use posse_tests::cluster::{Cluster, USER};
use posse_tests::http::Connection;
use posse_tests::reverse_proxy::own_addresses;
use posse_tests::server::Server;
use serde_json::Value;

use crate::recipes::recipe;

/// What Prometheus itself adds.
const OF_PROMETHEUS: [&str; 3] = ["instance", "job", "up"];

const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// The words of an expression, outside strings and without functions: metrics and labels. A label with a value comes
/// without it.
fn words(expression: &str) -> BTreeSet<&str> {
    let outside = expression.split('"').step_by(2);
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let words = outside.flat_map(|text| {
        let starts = text.match_indices(is_word).map(|(at, _)| at);
        let starts = starts.filter(move |at| !text[..*at].ends_with(is_word));
        starts.filter_map(move |at| {
            let word = text[at..].split(|letter| !is_word(letter)).next()?;
            let rest = text[at + word.len()..].trim_start();
            let is_function = rest.starts_with('(') || rest.starts_with("by (");
            (word.starts_with(|first: char| first.is_ascii_alphabetic()) && !is_function).then_some(word)
        })
    });
    words.collect()
}

/// The texts of all fields with this name.
fn fields<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a str>) {
    match value {
        Value::Object(object) => {
            found.extend(object.get(name).and_then(Value::as_str));
            object.values().for_each(|value| fields(value, name, found));
        }
        Value::Array(array) => array.iter().for_each(|value| fields(value, name, found)),
        _ => {}
    }
}

/// The board's and the alerts' expressions.
fn expressions() -> Vec<String> {
    let board: Value = serde_json::from_str(&recipe("grafana/posse.json")).unwrap();
    let mut found = Vec::new();
    fields(&board, "expr", &mut found);
    let mut found: Vec<String> = found.into_iter().map(str::to_owned).collect();
    assert!(found.len() > 20, "{found:?}");
    for alert in recipe("grafana/alerts.yml").split("        expr: ").skip(1) {
        // An expression of several lines is indented further.
        let lines = alert.lines().enumerate().take_while(|(at, line)| *at == 0 || line.starts_with("          "));
        found.push(lines.map(|(_, line)| line.trim().trim_start_matches(">-")).collect::<Vec<_>>().join(" "));
    }
    found
}

/// The labels of all samples of these servers, by the name of the metric.
async fn labels(servers: [(Server, SocketAddr); 2]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (server, metrics) in &servers {
        Connection::new(server.address(), LOCAL).ask("GET", "/nowhere", &[], "").await.unwrap();
        let told = Connection::new(*metrics, LOCAL).ask("GET", "/metrics", &[], "").await.unwrap().0.body;
        for sample in told.lines().filter(|line| !line.starts_with('#')) {
            let (name, rest) = sample.split_at(sample.find(['{', ' ']).unwrap());
            found.entry(name.to_owned()).or_default().extend(words(rest).into_iter().map(str::to_owned));
        }
    }
    found
}

#[tokio::test]
async fn the_board_and_the_alerts_name_only_metrics_and_labels_that_a_server_has() {
    let mut cluster = Cluster::start().unwrap();
    cluster.create("measured").unwrap();
    let store = format!("host={} user={USER} dbname=measured", cluster.folder().display());
    let addresses = [own_addresses(), own_addresses()].map(|[metrics, _]| metrics);
    let [with_file, with_postgres] = addresses.map(|metrics| ["--metrics".to_owned(), metrics.to_string()]);
    let [with_file, with_postgres] = [&with_file, &with_postgres].map(|both| both.each_ref().map(String::as_str));
    let with_copies = [&with_file[..], &["--backup-every", "1d"]].concat();
    let servers = [Server::with_arguments(&with_copies), Server::on_store_with(&store, &with_postgres)];
    let [file, postgres] = servers.map(Result::unwrap);
    let labels = labels([(file, addresses[0]), (postgres, addresses[1])]).await;
    for expression in expressions() {
        let words = words(&expression);
        let (metrics, others): (Vec<_>, Vec<_>) = words.into_iter().partition(|word| labels.contains_key(*word));
        assert!(!metrics.is_empty() || others.contains(&"up"), "no metric that a server has: {expression}");
        for word in others {
            let is_label = metrics.iter().any(|metric| labels[*metric].contains(word));
            assert!(is_label || OF_PROMETHEUS.contains(&word), "{word} is no metric and no label of {metrics:?}");
        }
    }
}

#[test]
fn the_words_of_an_expression_are_its_metrics_and_labels() {
    let expression = r#"sum by (le, route) (rate(posse_x_bucket{status=~"5.."}[5m])) > 0.5 * up{job="posse"}"#;
    assert_eq!(words(expression), ["job", "le", "posse_x_bucket", "route", "status", "up"].into());
}
