//! What a server answers while its database is not open yet.

use std::convert::Infallible;

use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use look::words::{Language, shared};
use play::Refused;
use store::StoreError;
use tokio::sync::watch;

use crate::edge::capacity::Capacity;
use crate::edge::error::Error;
use crate::edge::listener::Listener;
use crate::edge::serve::{accept, hold};

/// The most connections at once. Each ends with its first answer.
const CONNECTIONS: u32 = 256;

/// Answers every request with 503 until it is dropped, so that a proxy goes on to another server and a person is told.
pub async fn decline(listener: &Listener) -> Infallible {
    let router = Router::new().fallback(declined);
    let capacity = Capacity::new(CONNECTIONS, CONNECTIONS);
    let (end, _) = watch::channel(false);
    loop {
        if let Some((stream, peer, admission)) = accept(listener, &capacity).await {
            // With an `end` of its own, a connection that was taken is answered even when the server is open by then.
            let (router, end) = (router.clone(), end.clone());
            tokio::spawn(async move { hold(admission, stream.converse(peer, router, end.subscribe())).await });
        }
    }
}

async fn declined(uri: Uri, headers: HeaderMap) -> Response {
    let text = if ["/health", "/ready"].contains(&uri.path()) {
        "the server is waiting for its database\n".to_owned()
    } else {
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or("");
        let outage = Error::Refused(Refused::Store(StoreError::Unreachable(String::new())));
        outage.text(shared(Language::from_accept_language(accepted))) + "\n"
    };
    let fields = [
        (header::CONNECTION, HeaderValue::from_static("close")),
        (header::RETRY_AFTER, HeaderValue::from_static("5")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-store")),
    ];
    (StatusCode::SERVICE_UNAVAILABLE, fields, text).into_response()
}
