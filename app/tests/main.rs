//! The program as a person calls it, and the files that it writes and reads.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod arena;
mod backups;
mod bot;
mod call;
mod checked_deal;
mod command_line;
mod config;
mod dishonest_files;
mod doors;
mod health;
mod import;
mod language;
#[cfg(unix)]
mod listening;
#[cfg(unix)]
mod owner;
mod played;
mod records;
mod stored;
mod tables;
#[cfg(feature = "traces")]
mod traces;
