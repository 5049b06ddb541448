//! Tells people whose page is closed that a table waits for them: by web push, mail, webhooks and a calendar.
//!
//! The log of a table says for whom it waits ([`play::Snapshot::waits`]). The [`Notifier`] records that in the store, where
//! each [channel](store::Channel) of a person then has a [notification](store::Notification); [`schedule`] says when it
//! is told, and each way has a sender. Drafts are no part of a log: where several choose in secret, all are told at the
//! same time, and nothing that is sent depends on who has chosen.
//!
//! Addresses come from strangers, so everything but mail goes through one client, which knows where it must not go. A
//! webhook is signed. Its receiver computes the signature again and compares:
//!
//! ```
//! use notify::webhook::signature;
//!
//! // echo -n '1700000000.{"id":"7"}' | openssl dgst -sha256 -hmac secret
//! let expected = "sha256=a0cdef99f77508f9e6ee54f2d55386aa21abb0b6c8084e1ec566b2b8dc697267";
//! assert_eq!(signature("secret", 1_700_000_000, br#"{"id":"7"}"#), expected);
//! ```

mod calendar;
mod failure;
pub mod http;
mod lanes;
pub mod mail;
mod notifier;
pub mod push;
pub mod schedule;
mod text;
pub mod webhook;
mod what;

pub use failure::{Failure, Invalid};
pub use http::Reach;
pub use notifier::{Config, Counts, Notifier};
pub use what::{Address, Moments, Tempo, Waiting, Way, What, Wishes};
