//! What load balancers, containers and monitors ask: whether this server works. The answers tell nothing else, so they
//! are given by any host name.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::request::Parts;
use store::log_failure;
use tokio::time::timeout;

use crate::edge::visitor;
use crate::edge::web::Web;

/// How long the database may take to answer. Above it is the limit for all requests.
const PATIENCE: Duration = Duration::from_secs(10);

/// Whether a request asks for nothing but this.
pub(crate) fn is_asked(parts: &Parts) -> bool {
    ["/health", "/ready"].contains(&parts.uri.path()) && !visitor::is_form(parts)
}

/// `GET /health`: 200 if the database can be read.
pub(crate) async fn health(State(web): State<Web>) -> (StatusCode, &'static str) {
    let is_told = &web.0.remembered.unreadable;
    match timeout(PATIENCE, web.tables().public()).await {
        Ok(Ok(_)) => {
            if is_told.swap(false, Ordering::Relaxed) {
                tracing::info!("the database can be read again");
            }
            return (StatusCode::OK, "ok\n");
        }
        Ok(Err(refused)) if refused.is_outage() || !is_told.swap(true, Ordering::Relaxed) => {
            log_failure!(error, refused, "the database cannot be read, so this server reports that it does not work");
        }
        Err(_) if !is_told.swap(true, Ordering::Relaxed) => {
            tracing::error!("the database does not answer, so this server reports that it does not work");
        }
        Ok(Err(_)) | Err(_) => {}
    }
    (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be read\n")
}

/// `GET /ready`: 200 until the server is asked to stop. A database that cannot be read does not count: it fails all
/// servers at once, and then each still shows more than a proxy without a server.
pub(crate) async fn ready(State(web): State<Web>) -> (StatusCode, &'static str) {
    if web.is_leaving() {
        return (StatusCode::SERVICE_UNAVAILABLE, "the server is stopping\n");
    }
    (StatusCode::OK, "ready\n")
}
