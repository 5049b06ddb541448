//! The middleware around all handlers. Before them: hosts, origins, rate limits. After them: headers, cookies, error
//! pages, the log line.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::future::join;
use play::{Refused, Token};
use store::{Device, Millis, log_failure};
use table::hex;
use tokio::time::{Instant, timeout};
use tracing::field::Empty;
use tracing::{Instrument as _, Level};

use crate::edge::config::PublicUrl;
use crate::edge::connection::Peer;
use crate::edge::error::Error;
use crate::edge::visitor::{self, Caller, Identity, NEWCOMER, VISITOR};
use crate::edge::web::Web;
use crate::edge::{form, forwarded, health, hosts, limits};

/// Headers of every answer: no inline script or style, no framing, no referrer to other sites.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; \
         connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Headers of the API's answers to who sends a token: pages of other sites may read them, since whose they are is known
/// by tokens alone. What the API tells without one may be meant for a home network, so no other site's page reads it.
const SHARED: [(HeaderName, &str); 6] = [
    (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, POST, DELETE"),
    (header::ACCESS_CONTROL_ALLOW_HEADERS, "authorization, content-type, idempotency-key, last-event-id"),
    (header::ACCESS_CONTROL_EXPOSE_HEADERS, "location, retry-after"),
    (header::ACCESS_CONTROL_MAX_AGE, "86400"),
    (HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
];

/// The address that a request's connection comes from.
fn peer(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<Peer>>().map(|ConnectInfo(Peer(address))| address.ip());
    peer.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))
}

/// The headers of a request, if it comes from a trusted proxy.
fn proxied<'a>(web: &Web, parts: &'a Parts) -> Option<&'a HeaderMap> {
    Some(&parts.headers).filter(|_| web.config().proxies.believe(peer(parts)))
}

/// The host that a request is for.
fn host<'a>(web: &Web, parts: &'a Parts) -> Result<&'a str, Error> {
    let asked = hosts::asked(parts)?;
    proxied(web, parts).and_then(forwarded::host).or(asked).ok_or(Error::Host)
}

/// The origin (scheme and host) of a request, once its host is known to be one of ours.
fn base(web: &Web, parts: &Parts) -> Result<String, Error> {
    let config = web.config();
    let host = host(web, parts)?.to_ascii_lowercase();
    let (name, port) = hosts::split(&host).ok_or(Error::Host)?;
    if let Some(public) = &config.public_url {
        // Behind a proxy, the port may be the one that a proxy connected to.
        let is_default = ["", "80", "443"].contains(&port);
        if public.host() == host || public.host() == name && is_default {
            return Ok(public.origin().to_owned());
        }
    }
    if !hosts::is_known(name, config.listen.map(|listen| listen.ip()), config) {
        return Err(Error::Host);
    }
    // Browsers leave out the default port.
    let (scheme, default) =
        if proxied(web, parts).is_some_and(forwarded::is_https) { ("https", "443") } else { ("http", "80") };
    Ok(format!("{scheme}://{}", if port == default { name } else { &host }))
}

/// The client's IP address: the connection's or, behind a trusted proxy, the one that the proxy names. If that one
/// cannot be read, or a proxy is not trusted that seems to be one of the operator's, a warning says so once.
fn address(web: &Web, parts: &Parts, is_asset: bool) -> IpAddr {
    let (connected, proxies) = (peer(parts), &web.config().proxies);
    if !proxies.believe(connected) {
        if hosts::is_near(connected) && parts.headers.contains_key("x-forwarded-for") {
            web.0.remembered.disbelieved.call_once(|| {
                tracing::warn!(
                    "a proxy on this machine or network names its clients, but is not believed, so they all share the \
                     limits of one address; pass --trust-proxy, or --proxy and its address"
                );
            });
        }
        return connected;
    }
    forwarded::client(&parts.headers, proxies).unwrap_or_else(|said| {
        // Health checks do not come through the proxy.
        if !is_asset {
            web.0.remembered.unnamed.call_once(|| {
                let said = said.unwrap_or_default();
                let value = said.get(..LONGEST_TOLD).unwrap_or(said);
                tracing::warn!(
                    ?value,
                    "the proxy sends no client address that can be read, so all its clients share the limits of \
                     one address; make it set X-Forwarded-For to the client's address"
                );
            });
        }
        connected
    })
}

/// What an operator is advised of when a request names the server with another port.
const OTHER_PORT: &str = "only the port differs: let the proxy pass on the Host with its port (nginx: $http_host, not $host), \
                          or correct --public-url";

/// Logs what an operator may have set wrong when the server does not know its name or refuses a form as foreign, with
/// what was received and what was expected. Once an hour, since strangers can cause it too.
fn advise(web: &Web, error: &Error, parts: &Parts, base: &str) {
    let public = web.config().public_url.as_ref().map_or("", PublicUrl::origin);
    let expected = if base.is_empty() { public } else { base };
    let (scheme, known) = expected.split_once("://").unwrap_or_default();
    let host = host(web, parts).unwrap_or_default();
    let origin = parts.headers.get(header::ORIGIN).map(|value| String::from_utf8_lossy(value.as_bytes()));
    let origin = origin.as_deref().unwrap_or_default();
    let advice = match error {
        Error::Host if hosts::differ_in_port(host, known) => OTHER_PORT,
        Error::Origin
            if hosts::differ_in_port(origin.strip_prefix(&format!("{scheme}://")).unwrap_or_default(), known) =>
        {
            OTHER_PORT
        }
        Error::Host => {
            "if this is a name of this server, pass --host NAME, or correct --public-url; if people use another, let the proxy \
             pass the Host on"
        }
        Error::Origin => {
            "if people use this origin, pass it as --public-url, or let the proxy set X-Forwarded-Proto and \
                          X-Forwarded-Host and pass --trust-proxy"
        }
        _ => return,
    };
    if web.0.remembered.advised.due(&error.kind()) {
        let [host, origin] = [host, origin].map(|told| told.chars().take(LONGEST_TOLD).collect::<String>());
        tracing::info!(?host, ?origin, ?expected, "{advice}");
    }
}

/// Whether a form comes from one of our own pages, by `Origin`, else `Sec-Fetch-Site`, else `Referer`.
fn is_own(headers: &HeaderMap, base: &str) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(origin) = text("origin") {
        return origin.eq_ignore_ascii_case(base);
    }
    if let Some(site) = text("sec-fetch-site") {
        return site == "same-origin";
    }
    let rest = text("referer").and_then(|referer| referer.strip_prefix(base));
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// The checks before a request reaches its handler.
async fn admit(web: &Web, parts: &Parts, caller: &mut Caller, is_asset: bool) -> Result<(), Error> {
    web.0.counters.requests.take(&caller.household).map_err(Error::TooManyRequests)?;
    if parts.uri.path_and_query().is_some_and(|path| path.as_str().len() > limits::URL.most as usize) {
        return Err(Error::LongAddress);
    }
    if visitor::is_api(parts.uri.path()) {
        recognize_program(web, parts, caller).await?;
    } else if !is_asset {
        recognize(web, caller).await?;
    }
    if visitor::is_form(parts) {
        let origin = caller.visitor.base.strip_suffix(web.config().path()).unwrap_or(&caller.visitor.base);
        // Who has a token is no page of another site that makes use of somebody's cookies.
        let is_foreign = !visitor::is_api(parts.uri.path()) || parts.headers.contains_key(header::ORIGIN);
        if caller.grant.is_none() && is_foreign && !is_own(&parts.headers, origin) {
            return Err(Error::Origin);
        }
        web.0.counters.forms.take(&caller.visitor.id).map_err(Error::TooManyRequests)?;
    }
    Ok(())
}

/// Finds out whose device the browser is, if it is no person of its own. A device that has ended is refused, and so is
/// the token of a program.
async fn recognize(web: &Web, caller: &mut Caller) -> Result<(), Error> {
    let Some(id) = &caller.device else { return Ok(()) };
    match web.0.remembered.recognized.device(&**web.tables().store(), id).await.map_err(Refused::from)? {
        Some(Device { ended: Some(_), .. } | Device { grant: Some(_), .. }) => return Err(Error::Ended),
        Some(device) => caller.visitor.id = device.person,
        None => {}
    }
    Ok(())
}

/// Finds out whose program it is and what it may do, by its token.
async fn recognize_program(web: &Web, parts: &Parts, caller: &mut Caller) -> Result<(), Error> {
    let Some(id) = &caller.device else {
        return if parts.headers.contains_key(header::AUTHORIZATION) { Err(Error::NoToken) } else { Ok(()) };
    };
    let device = web.tables().store().device(id.clone()).await.map_err(Refused::from)?;
    let Some(Device { person, name, grant: Some(grant), .. }) = device else { return Err(Error::NoToken) };
    (caller.visitor.id, caller.visitor.name, caller.grant) = (person, name, Some(grant));
    if caller.is_over(caller.now) { Err(Error::NoToken) } else { Ok(()) }
}

/// Whether an answer that says a device has ended also deletes its cookies, so that the browser is a stranger from then
/// on: a page that its person reads, or the answer to a program. What the script asks in the background is refused until
/// it reloads the page.
fn parts_from(parts: &Parts) -> bool {
    let accepted = parts.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let is_read = accepted.is_some_and(|kinds| kinds.contains("text/html"));
    is_read || visitor::is_form(parts) && !parts.headers.contains_key(INTRODUCED)
}

/// The most bytes of a header that a warning shows.
const LONGEST_TOLD: usize = 100;

/// The query parameter of a first form that is sent again.
const AGAIN: &str = "newcomer";

/// The header of forms that the script sends, after it has made an identity cookie if there was none.
const INTRODUCED: HeaderName = HeaderName::from_static("x-introduced");

/// Redirects the first form of a browser without an identity to be sent again with a cookie, so that nothing is done
/// for a browser that keeps none. `None` if the form may be carried out: it came with a cookie, or from a program,
/// which keeps the answer's cookie.
///
/// # Errors
/// When the browser keeps no cookies.
fn introduce(parts: &Parts, caller: &Caller) -> Result<Option<Response>, Error> {
    let Identity::Given(token) = &caller.identity else { return Ok(None) };
    let accepted = parts.headers.get(header::ACCEPT).and_then(|value| value.to_str().ok());
    let is_browser = accepted.is_some_and(|kinds| kinds.contains("text/html"));
    if visitor::cookie(&parts.headers, NEWCOMER).is_some() {
        return Ok(None);
    }
    let query = parts.uri.query();
    let is_again = query.is_some_and(|query| query.split('&').any(|part| part == AGAIN));
    if is_again || parts.headers.contains_key(INTRODUCED) {
        return Err(Error::Cookies);
    }
    if !is_browser {
        return Ok(None);
    }
    let again = format!("{}{}{AGAIN}", caller.here, if query.is_some() { '&' } else { '?' });
    let again = Some(again).filter(|again| form::is_own(again)).ok_or(Error::NotFound)?;
    let headers = [
        (header::LOCATION, HeaderValue::try_from(again).expect("`is_own` allows graphic ASCII only")),
        (header::SET_COOKIE, caller.set_newcomer(token)),
    ];
    Ok(Some((StatusCode::TEMPORARY_REDIRECT, headers).into_response()))
}

/// The token for the answer's cookie: a new one with a first form; or once a day, with a page or a form, the same token
/// that the request brought, so that its lifetime counts from its last use. Never any other token, unless the browser
/// has joined a person.
fn kept<'a>(web: &Web, caller: &'a Caller, is_form: bool, response: &'a Response) -> Option<&'a Token> {
    if let Some(Joined(token)) = response.extensions().get() {
        return Some(token);
    }
    let is_page = response.headers().get(header::CONTENT_TYPE).is_some_and(is_html);
    match &caller.identity {
        Identity::Brought(token) if is_form || is_page => {
            web.0.remembered.renewed.due(caller.device.as_ref()?).then_some(token)
        }
        Identity::Given(token) => {
            web.0.remembered.renewed.due(caller.device.as_ref()?);
            Some(token)
        }
        Identity::Brought(_) | Identity::Nobody => None,
    }
}

pub(crate) fn is_html(kind: &HeaderValue) -> bool {
    kind.as_bytes().starts_with(b"text/html")
}

/// The header that tells search engines to list a page nowhere, even if they find it without `/robots.txt`.
const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// The header with a request's id, for finding the request in the log.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// A new request id. It is random: sequential numbers would reveal how many other requests there are.
fn request_id() -> String {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).expect("the operating system provides randomness");
    hex::encode(&bytes)
}

/// Replaces an error by its page, or by the API's problem, and returns it.
pub(crate) type Explain = fn(&Web, &Caller, &mut Response) -> Option<Error>;

/// The token of a browser that has joined a person; its cookie goes with the answer.
#[derive(Clone)]
pub(crate) struct Joined(pub(crate) Token);

/// The middleware itself. The answer and all log lines of a request carry its id.
pub(crate) async fn guard(State((web, explain)): State<(Web, Explain)>, request: Request, next: Next) -> Response {
    let id = request_id();
    // At the highest level, so that every level of the log includes it.
    let span = tracing::error_span!("request", id);
    let (method, route) = (request.method(), request.extensions().get().map_or("none", MatchedPath::as_str));
    let traced = tracing::trace_span!(
        target: "traces",
        parent: &span,
        "request",
        otel.kind = "server",
        otel.name = format!("{method} {route}"),
        http.request.method = %method,
        http.route = route,
        http.response.status_code = Empty,
        id,
    );
    let mut response = answer(web, explain, request, next).instrument(traced.clone()).instrument(span).await;
    traced.record("http.response.status_code", response.status().as_u16());
    response.headers_mut().insert(REQUEST_ID, HeaderValue::try_from(id).expect("hexadecimal digits"));
    response
}

async fn answer(web: Web, explain: Explain, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (mut parts, body) = request.into_parts();
    let path = parts.uri.path();
    let is_probe = health::is_asked(&parts);
    let is_asset = path.starts_with("/assets/") || ["/sw.js", "/robots.txt"].contains(&path) || is_probe;
    let address = address(&web, &parts, is_asset);
    let base = base(&web, &parts);
    let house = web.config().house.clone();
    let below = base.as_ref().map(|origin| format!("{origin}{}", web.config().path()));
    let mut caller = Caller::read(&parts, address, below.unwrap_or_default(), house);
    caller.now = web.tables().store().clock().now();
    caller.told = web.0.told.at(caller.now);
    let method = parts.method.clone();
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let is_form = visitor::is_form(&parts);
    let parts_from = parts_from(&parts);
    let admitted = match base {
        _ if is_probe && parts.uri.path() == "/ready" => Ok(None),
        _ if is_probe => {
            let taken = web.0.counters.requests.take(&caller.household);
            taken.map(|()| None).map_err(Error::TooManyRequests)
        }
        Ok(_) => admit(&web, &parts, &mut caller, is_asset).await.and_then(|()| introduce(&parts, &caller)),
        Err(error) => Err(error),
    };
    if let Err(error) = &admitted {
        let path = web.config().path();
        advise(&web, error, &parts, caller.visitor.base.strip_suffix(path).unwrap_or(&caller.visitor.base));
    }
    let is_admitted = matches!(admitted, Ok(None));
    let is_api = visitor::is_api(parts.uri.path());
    let is_shared = is_api && (method == Method::OPTIONS || parts.headers.contains_key(header::AUTHORIZATION));
    let mut response = match admitted {
        _ if is_api && method == Method::OPTIONS => StatusCode::NO_CONTENT.into_response(),
        Ok(Some(again)) => again,
        Ok(None) => {
            if matches!(caller.identity, Identity::Brought(_)) && !is_asset {
                seen(&web, &caller);
            }
            parts.extensions.insert(caller.clone());
            let answer = next.run(Request::from_parts(parts, body));
            let patience = Duration::from_secs(limits::TIME.most.into());
            timeout(patience, answer).await.unwrap_or_else(|_| Error::Busy.into_response())
        }
        Err(error) => error.into_response(),
    };
    let error = if is_probe && is_admitted { None } else { explain(&web, &caller, &mut response) };
    let headers = response.headers_mut();
    for (name, value) in SHARED.into_iter().filter(|_| is_shared).chain(HEADERS) {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    if caller.house.no_index {
        headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    // A form from another site comes without cookies, so its answer must not replace any.
    if let Some(token) = (is_admitted && !is_api).then(|| kept(&web, &caller, is_form, &response)).flatten() {
        let cookie = caller.set_cookie(VISITOR, &token.to_string());
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    if error == Some(Error::Ended) && parts_from {
        for name in [VISITOR, NEWCOMER] {
            response.headers_mut().append(header::SET_COOKIE, caller.delete_cookie(name));
        }
    }
    log(&web, &method, route.as_ref(), &response, error.as_ref(), begun);
    response
}

/// Stores that a visitor was here, at most once an hour. The answer does not wait for the store: the time would reveal
/// what else is being written.
fn seen(web: &Web, caller: &Caller) {
    let Some(device) = caller.device.clone().filter(|device| web.0.remembered.seen.due(device)) else { return };
    let (web, store, visitor) = (web.clone(), web.tables().store().clone(), caller.visitor.id.clone());
    tokio::spawn(async move {
        let now = Millis::now();
        if let (Err(error), _) | (_, Err(error)) = join(store.seen(visitor, now), store.used(device, now)).await
            && web.is_news(&Refused::from(error.clone()).into())
        {
            log_failure!(warn, error, "a visit could not be stored");
        }
    });
}

/// Counts each request and logs one line for it. If requests are refused or fail again and again for the same reason,
/// such as a full disk, only the first is logged here; [`Web::report`] logs how many followed. The line has the route,
/// never the URL, since a private link is a URL.
fn log(
    web: &Web,
    method: &Method,
    route: Option<&MatchedPath>,
    response: &Response,
    error: Option<&Error>,
    begun: Instant,
) {
    let route = route.map_or("none", MatchedPath::as_str);
    let status = response.status();
    let took = begun.elapsed();
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    web.0.metrics.answered(method, route, status, took);
    let Some(error) = error else {
        tracing::debug!(%method, route, status = status.as_u16(), ms, "answered");
        return;
    };
    web.0.metrics.refused(error.kind(), status);
    let status = status.as_u16();
    match error.level() {
        Level::ERROR if web.is_news(error) => {
            tracing::error!(%method, route, status, ms, reason = %error, "a request failed");
        }
        Level::WARN if web.is_news(error) => {
            tracing::warn!(%method, route, status, ms, reason = %error, "a request failed");
        }
        Level::INFO if web.is_news(error) => {
            tracing::info!(%method, route, status, ms, reason = %error, "a request was refused");
        }
        _ => tracing::debug!(%method, route, status, ms, reason = %error, "a request was refused"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn a_form_is_our_own_by_its_origin_or_else_by_where_it_was_fetched_from_or_its_referer() {
        let base = "http://posse.example:3000";
        let own: [&[(&str, &str)]; 4] = [
            &[("origin", "http://posse.example:3000")],
            &[("sec-fetch-site", "same-origin")],
            &[("referer", "http://posse.example:3000/t/abc")],
            &[("origin", "http://posse.example:3000"), ("referer", "https://evil.example/")],
        ];
        for pairs in own {
            assert!(is_own(&headers(pairs), base), "{pairs:?}");
        }
        let foreign: [&[(&str, &str)]; 8] = [
            &[],
            &[("origin", "null")],
            &[("origin", "https://posse.example:3000")],
            &[("origin", "http://posse.example")],
            &[("origin", "https://evil.example"), ("referer", "http://posse.example:3000/")],
            &[("sec-fetch-site", "same-site")],
            &[("sec-fetch-site", "none")],
            &[("referer", "http://posse.example:3000.evil.example/")],
        ];
        for pairs in foreign {
            assert!(!is_own(&headers(pairs), base), "{pairs:?}");
        }
    }
}
