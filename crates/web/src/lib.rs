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

mod act;
mod address;
mod admin;
mod agent;
mod analysis_page;
mod announcement;
mod api;
mod assets;
mod awaiting;
mod bar;
mod below;
mod bots;
mod broadcast;
mod card;
mod channel;
mod channel_link;
mod chart;
mod coding;
mod config;
mod connection;
mod cover;
mod create;
mod devices;
mod doors;
mod ending;
mod error;
mod fairness;
mod form;
mod forwarded;
mod frame;
mod guard;
mod handed_on;
mod health;
mod hint;
mod home;
mod hosts;
mod house;
mod invitation;
mod join;
mod keys;
mod learn;
pub mod limits;
mod listener;
mod live;
mod lobby;
mod log_lines;
mod looks;
mod manifest;
mod message;
mod metrics;
mod metrics_page;
mod moment;
mod my_games;
mod notes;
mod notifications;
mod offline;
mod operator;
mod pace;
mod part;
mod picture;
mod places;
mod play_now;
mod preferences;
mod preferences_page;
mod process;
mod recognized;
mod recovery;
mod regions;
mod replay_page;
mod report;
mod router;
mod rules;
mod seat_link;
mod send;
mod serve;
mod table_page;
mod talk;
mod tally;
mod telling;
mod tokens;
mod usual;
mod view;
mod visitor;
mod way;
mod web;
mod wishes;

pub use crate::awaiting::decline;
pub use crate::config::{NoPublicUrl, Openers, Phrase, PublicUrl, WebConfig};
pub use crate::connection::Peer;
pub use crate::error::Error;
pub use crate::forwarded::{Network, NoNetwork, Proxies};
pub use crate::house::{House, Link, NoLink};
pub use crate::listener::Listener;
pub use crate::log_lines::LogLines;
pub use crate::metrics_page::serve_metrics;
pub use crate::router::router;
pub use crate::serve::serve;
pub use crate::web::Web;
