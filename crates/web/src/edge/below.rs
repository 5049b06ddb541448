//! A server below a path, as in `https://example.org/posse`. Pages are written as if they had the host for themselves:
//! here the path is taken off the addresses of requests, and put before those in answers.

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{Request, State};
use axum::http::uri::PathAndQuery;
use axum::http::{HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::{Redirect, Response};
use axum::routing::any;
use futures_util::StreamExt;
use tower::ServiceExt;

use crate::edge::assets::MANIFEST;
use crate::edge::error::Error;
use crate::edge::visitor;
use crate::edge::web::Web;

/// These routes below a path. Requests without it are answered too: some proxies take it off.
pub(crate) fn below(path: &str, routes: Router) -> Router {
    if path.is_empty() {
        return routes;
    }
    let whole = path.to_owned();
    let routes = routes.map_request(move |mut request: Request| {
        if let Some(inner) = without(&whole, request.uri()) {
            *request.uri_mut() = inner;
        }
        request
    });
    // Cookies come to addresses below the path only.
    let home = format!("{path}/");
    Router::new().route(path, any(async move || Redirect::permanent(&home))).fallback_service(routes)
}

/// The address without the path that it begins with; `None` if it does not.
fn without(path: &str, uri: &Uri) -> Option<Uri> {
    let rest = uri.path_and_query()?.as_str().strip_prefix(path)?;
    if !rest.starts_with('/') {
        return None;
    }
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::try_from(rest).ok()?);
    Uri::from_parts(parts).ok()
}

/// Puts the server's path before the addresses in an answer: in pages, in the messages of streams, and in headers.
pub(crate) async fn lead(State(web): State<Web>, request: Request, next: Next) -> Response {
    // What programs read has no addresses but in headers. A name may look like one, and every byte counts in a record.
    let is_api = visitor::is_api(request.uri().path());
    let response = next.run(request).await;
    let path = web.config().path();
    if path.is_empty() {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    for (name, before) in [(header::LOCATION, ""), (header::SET_COOKIE, "; Path=")] {
        let values: Vec<HeaderValue> = parts.headers.get_all(&name).iter().cloned().collect();
        parts.headers.remove(&name);
        for value in values {
            parts.headers.append(&name, led(path, before, &value).unwrap_or(value));
        }
    }
    let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    // A file that is downloaded has no addresses.
    let quote = match kind.split(';').next().unwrap_or_default() {
        _ if is_api || parts.headers.contains_key(header::CONTENT_DISPOSITION) => {
            return Response::from_parts(parts, body);
        }
        "text/html" | MANIFEST => "\"",
        "text/event-stream" | "application/json" => "\\\"",
        _ => return Response::from_parts(parts, body),
    };
    let path = path.to_owned();
    if kind.starts_with("text/event-stream") {
        let told = body.into_data_stream().map(move |data| data.map(|data| rewritten(&path, quote, &data)));
        return Response::from_parts(parts, Body::from_stream(told));
    }
    match to_bytes(body, usize::MAX).await {
        Ok(whole) => {
            parts.headers.remove(header::CONTENT_LENGTH);
            Response::from_parts(parts, Body::from(rewritten(&path, quote, &whole)))
        }
        Err(_) => axum::response::IntoResponse::into_response(Error::Crash),
    }
}

/// A header's value with the path before the address that follows `before`; `None` if there is none or it has the path.
fn led(path: &str, before: &str, value: &HeaderValue) -> Option<HeaderValue> {
    let text = value.to_str().ok()?;
    let at = text.find(before)? + before.len();
    let rest = &text[at..];
    let has_it = rest.strip_prefix(path).is_some_and(|rest| rest.is_empty() || rest.starts_with(['/', '?']));
    if !rest.starts_with('/') || has_it {
        return None;
    }
    HeaderValue::try_from(format!("{}{path}{rest}", &text[..at])).ok()
}

/// What stands before an address in a page. Nobody's words can contain it, since their quotes are escaped.
const BEFORE: [&str; 7] =
    [" href=Q", " src=Q", " action=Q", " formaction=Q", " data-turn=Q", " name=QbackQ value=Q", "QidQ:Q"];

/// A text with the path before each address. `quote` is how a quotation mark is written in it.
fn rewritten(path: &str, quote: &str, text: &Bytes) -> Bytes {
    let Ok(text) = str::from_utf8(text) else { return text.clone() };
    let lead = |text: String, before: &&str| {
        let before = before.replace('Q', quote);
        text.replace(&format!("{before}/"), &format!("{before}{path}/"))
    };
    let text = BEFORE.iter().fold(text.to_owned(), lead);
    // The facts for the script begin with the table.
    let facts = format!(" data-live={quote}table=");
    text.replace(&format!("{facts}/"), &format!("{facts}{path}/")).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_is_taken_off_where_it_stands_alone() {
        for (asked, inner) in [
            ("/posse", None),
            ("/posse/", Some("/")),
            ("/posse/?x=1", Some("/?x=1")),
            ("/posse/t/k3m9xq7w2fab?seat=2", Some("/t/k3m9xq7w2fab?seat=2")),
            ("/posses/t", None),
            ("/health", None),
        ] {
            let found = without("/posse", &asked.parse().unwrap()).map(|uri| uri.to_string());
            assert_eq!(found.as_deref(), inner, "{asked}");
        }
    }

    #[test]
    fn the_path_is_put_before_addresses_once() {
        let header = |before: &str, value: &'static str| {
            led("/posse", before, &HeaderValue::from_static(value)).map(|value| value.to_str().unwrap().to_owned())
        };
        assert_eq!(header("", "/t/abc").as_deref(), Some("/posse/t/abc"));
        assert_eq!(header("", "/posse/t/abc"), None);
        assert_eq!(header("", "https://elsewhere.example/"), None);
        assert_eq!(
            header("; Path=", "visitor=1; Path=/; HttpOnly").as_deref(),
            Some("visitor=1; Path=/posse/; HttpOnly")
        );
        let page = Bytes::from(
            "<a href=\"/t/x\" title=\"/x\"><div data-live=\"table=/t/x;a=1\"><input name=\"name\" value=\"/x\">table=/t/x",
        );
        let led = "<a href=\"/posse/t/x\" title=\"/x\"><div data-live=\"table=/posse/t/x;a=1\"><input name=\"name\" \
                   value=\"/x\">table=/t/x";
        assert_eq!(rewritten("/posse", "\"", &page), led);
        let told = Bytes::from("{\"scene\":[\"<a href=\\\"/t/x\\\">\",\"/t/x\"]}");
        assert_eq!(rewritten("/posse", "\\\"", &told), "{\"scene\":[\"<a href=\\\"/posse/t/x\\\">\",\"/t/x\"]}");
    }
}
