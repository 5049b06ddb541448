//! Posse in a browser: pages that work without a script and live with one, what guards them, and their limits.
//!
//! ```
//! use std::sync::Arc;
//!
//! use axum::body::Body;
//! use axum::http::Request;
//! use play::Tables;
//! use store::Sqlite;
//! use tower::ServiceExt;
//! use web::{Web, WebSettings, router};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! let store = Arc::new(Sqlite::open(folder.path().join("posse.sqlite"))?);
//! let tables = Tables::new(store, catalog::TITLES, play::Config::default());
//! let pages = router(Web::new(tables, catalog::SHOWS, WebSettings::default()));
//!
//! let request = Request::get("/").header("host", "localhost").body(Body::empty())?;
//! let response = pages.oneshot(request).await?;
//! assert_eq!(response.status(), 200);
//! # Ok(())
//! # }
//! ```

mod act;
mod assets;
mod connection;
mod create;
mod error;
mod fairness;
mod form;
mod frame;
mod guard;
mod home;
mod keys;
pub mod limits;
mod live;
mod lobby;
mod places;
mod preferences;
mod rules;
mod seat_link;
mod serve;
mod table;
mod tally;
mod visitor;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use ::table::Seat;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::Response;
use axum::middleware::from_fn_with_state;
use axum::response::IntoResponse;
use axum::routing::{get, post};
use look::{Show, Shows};
use play::{Refused, Tables};
use store::{FormId, TableId, VisitorId};
use thiserror::Error;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::SizeAbove;

use crate::assets::Styles;
pub use crate::error::Error;
use crate::limits::{Buckets, Counts, Household, Lately, Limit, Recent};
pub use crate::serve::{Peer, serve};
use crate::tally::Tally;

/// How a server is reached.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct WebSettings {
    /// Where the server is reached from outside, if that is known.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy stands before the server, whose `X-Forwarded-…` headers are to be believed.
    pub trust_proxy: bool,
    /// More host names by which the server is reached.
    pub hosts: Vec<String>,
    /// The address that is listened on.
    pub listen: Option<SocketAddr>,
    /// For how many connections the system has room, if that is known.
    pub room: Option<u32>,
}

impl WebSettings {
    /// How many connections there may be at once.
    fn connections(&self) -> u32 {
        self.room.unwrap_or(u32::MAX).min(limits::ALL_CONNECTIONS.most)
    }

    /// How many connections an address may have. Behind a trusted proxy all are the proxy's, which has to count its clients.
    fn connections_of_one(&self) -> u32 {
        if self.trust_proxy { self.connections() } else { limits::CONNECTIONS.most }
    }

    /// How many live streams: a fifth of the connections stays for everything else.
    fn streams(&self) -> Limit {
        let most = limits::ALL_STREAMS.most.min(self.connections() / 5 * 4);
        Limit { most, ..limits::ALL_STREAMS }
    }
}

/// The address under which people reach the server, as in `https://posse.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

/// The text is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a public address is http:// or https:// and a host, without a path: https://posse.example")]
pub struct NoPublicUrl;

impl PublicUrl {
    /// Scheme and host, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The host, with its port if it has one of its own.
    pub fn host(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, host)| host)
    }
}

impl std::str::FromStr for PublicUrl {
    type Err = NoPublicUrl;
    fn from_str(text: &str) -> Result<PublicUrl, NoPublicUrl> {
        let text = text.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, host) = text.split_once("://").ok_or(NoPublicUrl)?;
        let good = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
        // Browsers leave the usual port out.
        let host = host.strip_suffix(if scheme == "https" { ":443" } else { ":80" }).unwrap_or(host);
        let fine = matches!(scheme, "http" | "https") && !host.is_empty() && host.bytes().all(good);
        fine.then(|| PublicUrl(format!("{scheme}://{host}"))).ok_or(NoPublicUrl)
    }
}

/// The web side of one server: its live tables and what keeps count of visitors. Cheap to clone.
#[derive(Clone)]
pub struct Web(Arc<Inner>);

struct Inner {
    tables: Tables,
    shows: Shows,
    styles: Styles,
    settings: WebSettings,
    requests: Buckets<Household>,
    forms: Buckets<VisitorId>,
    new_tables: Buckets<Household>,
    streams: Arc<Counts<VisitorId>>,
    address_streams: Arc<Counts<Household>>,
    all_streams: Arc<Counts<()>>,
    seen: Lately<VisitorId>,
    refusals: Tally,
    /// The tables that forms have made. Held while one is made, so that a form that is sent twice makes one.
    made: tokio::sync::Mutex<Recent<(VisitorId, FormId), Option<TableId>>>,
}

/// How seldom it is written down that a visitor was here.
const SEEN_PAUSE: Duration = Duration::from_secs(3600);

impl Web {
    /// The pages of these tables, and of the games that can be played at them.
    pub fn new(tables: Tables, shows: Shows, settings: WebSettings) -> Web {
        Web(Arc::new(Inner {
            tables,
            shows,
            styles: Styles::of(shows),
            settings,
            requests: Buckets::new(limits::REQUESTS),
            forms: Buckets::new(limits::FORMS),
            new_tables: Buckets::new(limits::TABLES),
            streams: Counts::new(),
            address_streams: Counts::new(),
            all_streams: Counts::new(),
            seen: Lately::new(SEEN_PAUSE),
            refusals: Tally::default(),
            made: tokio::sync::Mutex::new(Recent::new(limits::REMEMBERED.most as usize)),
        }))
    }

    /// The live tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The games with their pages.
    fn shows(&self) -> Shows {
        self.0.shows
    }

    /// The page of the game with this name.
    fn show(&self, name: &str) -> Result<&'static dyn Show, Error> {
        self.shows().find(name).ok_or(Error::Refused(Refused::NoGame))
    }

    /// The stylesheets of the games.
    fn styles(&self) -> &Styles {
        &self.0.styles
    }

    fn settings(&self) -> &WebSettings {
        &self.0.settings
    }

    /// Logs how many requests were refused since the last report, beside those that were logged by themselves.
    fn report(&self) {
        for (reason, more) in self.0.refusals.end_round() {
            tracing::info!(reason, more, "requests were refused");
        }
    }
}

/// All addresses with everything that stands before them.
pub fn router(web: Web) -> Router {
    let routes = Router::new()
        .route("/", get(home::page))
        .route("/new/{game}", get(create::page).post(create::create))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/live", get(live::stream))
        .route("/t/{id}/turn", get(live::turn))
        .route("/t/{id}/download", get(table::download))
        .route("/t/{id}/{verb}", get(act::ask).post(act::act))
        .route("/s/{token}", get(seat_link::page).post(seat_link::take))
        .route("/rules/{game}", get(rules::page))
        .route("/settings", get(preferences::page).post(preferences::save))
        .route("/language", post(preferences::language))
        .route("/fairness", get(fairness::page))
        .route("/help/keys", get(keys::page))
        .route("/assets/{name}", get(assets::asset))
        .route("/health", get(serve::health))
        .fallback(async || Error::NotFound)
        .method_not_allowed_fallback(async || Error::Method);
    guarded(routes, web)
}

/// Puts before some addresses what stands before all.
fn guarded(routes: Router<Web>, web: Web) -> Router {
    routes
        .layer(DefaultBodyLimit::max(limits::BODY.most as usize))
        .layer(CatchPanicLayer::custom(|_| Error::Crash.into_response()))
        .layer(from_fn_with_state(web.clone(), guard::guard))
        // Event streams too: six updates of a table are nearly the same text six times. At the fastest level, since a
        // robbery's moments are a hundred kilobytes for everybody at the table at once.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(SizeAbove::new(512)))
        .with_state(web)
}

/// The seat that an address asks for, as in `?seat=2`.
#[derive(serde::Deserialize)]
struct Wanted {
    seat: Option<String>,
}

impl Wanted {
    fn seat(&self) -> Option<Seat> {
        self.seat.as_deref().and_then(form::seat)
    }
}

/// A page's answer, whatever it is.
type Page = Result<Response<axum::body::Body>, Error>;

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::http::{Request, StatusCode};
    use tower::ServiceExt;

    use super::*;

    /// What a visitor gets from a handler that stands where the others stand.
    async fn answer(handler: axum::routing::MethodRouter<Web>) -> (StatusCode, String) {
        let folder = tempfile::tempdir().unwrap();
        let store = store::Sqlite::open(folder.path().join("posse.db")).unwrap();
        let web = Web::new(
            Tables::new(Arc::new(store), catalog::TITLES, play::Config::default()),
            catalog::SHOWS,
            WebSettings::default(),
        );
        let request = Request::get("/x").header("host", "localhost").body(Body::empty()).unwrap();
        let response = guarded(Router::new().route("/x", handler), web).oneshot(request).await.unwrap();
        let status = response.status();
        let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn a_panic_in_a_handler_is_a_page_and_not_the_end() {
        let (status, page) = answer(get(async || -> &'static str { panic!("on purpose") })).await;
        assert_eq!(status, StatusCode::INTERNAL_SERVER_ERROR);
        assert!(page.contains("Something broke on our side") && !page.contains("on purpose"), "{page}");
    }

    #[tokio::test(start_paused = true)]
    async fn a_request_that_takes_too_long_is_given_up() {
        let (status, page) = answer(get(async || std::future::pending::<&'static str>().await)).await;
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(page.contains("The server is busy"), "{page}");
    }

    #[test]
    fn a_trusted_proxy_may_have_all_connections() {
        let behind = WebSettings { trust_proxy: true, room: Some(1000), ..WebSettings::default() };
        assert_eq!(behind.connections_of_one(), 1000);
        let direct = WebSettings { trust_proxy: false, ..behind };
        assert_eq!(direct.connections_of_one(), limits::CONNECTIONS.most);
    }

    #[test]
    fn a_public_address_is_scheme_and_host() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| (url.origin().to_owned(), url.host().to_owned()));
        let own = |origin: &str, host: &str| Ok((origin.to_owned(), host.to_owned()));
        assert_eq!(read("https://Posse.example/"), own("https://posse.example", "posse.example"));
        assert_eq!(read("https://posse.example:443"), own("https://posse.example", "posse.example"));
        assert_eq!(read("http://[fd00::1]:3000"), own("http://[fd00::1]:3000", "[fd00::1]:3000"));
        for wrong in ["posse.example", "ftp://x", "https://", "https://x/path", "https://a b"] {
            assert_eq!(read(wrong), Err(NoPublicUrl), "{wrong}");
        }
    }
}
