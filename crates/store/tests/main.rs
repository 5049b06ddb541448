//! The store keeps its promises: the suite for every store, faults that only SQLite's file can have, and durability.
//! `kill -9` at any moment loses nothing that was acknowledged. That alone would pass with everything still in the
//! system's memory, so the system calls are watched too.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod appender;
mod backups;
mod database_pages;
mod fixture;
mod fsync;
mod kill;
mod memory;
#[cfg(unix)]
mod owner;
mod space;
mod sqlite;
mod suite;
