//! The metrics for Prometheus, served on an address of their own. They show how busy the server is and so, in a small
//! group, who is playing; that is only for the operator.

use std::net::IpAddr;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval};

use crate::edge::capacity::Capacity;
use crate::edge::error::Error;
use crate::edge::hosts;
use crate::edge::listener::Listener;
use crate::edge::metrics::classic;
use crate::edge::serve::{REPORT, accept, hold};
use crate::edge::web::Web;

/// The format that Prometheus prefers.
const OPEN: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The format that every reader understands.
const CLASSIC: &str = "text/plain; version=0.0.4; charset=utf-8";

/// The most connections at once: a few programs that scrape, and a person who has a look.
const CONNECTIONS: u32 = 16;

/// Serves `GET /metrics` to Prometheus, for as long as it is polled.
pub async fn serve_metrics(listener: TcpListener, web: Web) {
    let own = listener.local_addr().ok().map(|address| address.ip());
    let listener = Listener::Tcp(listener);
    let router = Router::new().route("/metrics", get(metrics)).with_state((web, own));
    let capacity = Capacity::new(CONNECTIONS, CONNECTIONS);
    let (_open, end) = watch::channel(false);
    let mut report = interval(REPORT);
    report.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            accepted = accept(&listener, &capacity) => {
                if let Some((stream, peer, admission)) = accepted {
                    tokio::spawn(hold(admission, stream.converse(peer, router.clone(), end.clone())));
                }
            }
            _ = report.tick() => capacity.report(),
        }
    }
}

/// `GET /metrics`, answered for the listening address `own` and the names that the server knows.
async fn metrics(State((web, own)): State<(Web, Option<IpAddr>)>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    let host = hosts::asked(&parts).and_then(|host| host.and_then(hosts::split).ok_or(Error::Host));
    let known = host.and_then(|(name, _)| hosts::is_known(name, own, web.config()).then_some(()).ok_or(Error::Host));
    match known {
        Ok(()) => {
            // The other numbers are good without the store.
            let waiting = web.notifier().waiting().await.unwrap_or_default();
            let (tables, streams) = (web.tables(), web.0.counters.all_streams.count(&()));
            let text = web.0.metrics.text(tables.vitals(), tables.store().figures(), streams, waiting);
            let wanted = |kind| wanted(&parts.headers, kind);
            if wanted("application/openmetrics-text") > wanted("text/plain") {
                ([(header::CONTENT_TYPE, OPEN)], text).into_response()
            } else {
                ([(header::CONTENT_TYPE, CLASSIC)], classic(&text)).into_response()
            }
        }
        Err(error) => (error.status(), format!("{error}\n")).into_response(),
    }
}

/// How much the header `Accept` wants a kind of text by its name, from 0 to 1.
fn wanted(headers: &HeaderMap, kind: &str) -> f32 {
    let accepted = headers.get_all(header::ACCEPT).iter().filter_map(|value| value.to_str().ok());
    let qualities = accepted.flat_map(|accepted| accepted.split(',')).filter_map(|accepted| {
        let mut parts = accepted.split(';').map(str::trim);
        parts.next().filter(|name| name.eq_ignore_ascii_case(kind))?;
        parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |quality| quality.parse().ok())
    });
    qualities.fold(0.0, f32::max)
}
