//! The web server of Posse: pages that work without scripts, live updates, request checks and limits.
//!
//! It knows no rules: it turns forms into requests, and snapshots into pages. It contains no visible words: they all
//! come from translation files.
//!
//! ```
//! use std::sync::Arc;
//!
//! use axum::body::Body;
//! use axum::http::Request;
//! use play::Tables;
//! use store::Sqlite;
//! use tower::ServiceExt;
//! use web::{Web, WebConfig, router};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let folder = tempfile::tempdir()?;
//! let store = Arc::new(Sqlite::open(folder.path().join("posse.sqlite"))?);
//! let tables = Tables::new(store, catalog::titles(), play::Config::default());
//! let pages = router(Web::new(tables, catalog::shows(), WebConfig::default()));
//!
//! let request = Request::get("/").header("host", "localhost").body(Body::empty())?;
//! let response = pages.oneshot(request).await?;
//! assert_eq!(response.status(), 200);
//! # Ok(())
//! # }
//! ```

mod api;
mod edge;
mod explain;
mod live;
mod person;
mod router;
mod table;

pub use crate::edge::awaiting::decline;
pub use crate::edge::config::{NoPublicUrl, Openers, Phrase, PublicUrl, WebConfig};
pub use crate::edge::connection::Peer;
pub use crate::edge::error::Error;
pub use crate::edge::forwarded::{Network, NoNetwork, Proxies};
pub use crate::edge::house::{House, Link, NoLink};
pub use crate::edge::limits;
pub use crate::edge::listener::Listener;
pub use crate::edge::log_lines::LogLines;
pub use crate::edge::metrics_page::serve_metrics;
pub use crate::edge::web::Web;
pub use crate::router::{router, serve};
pub use crate::table::act::{request, verbs};
