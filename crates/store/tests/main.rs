//! The store keeps its promises: the suite for every store, what only SQLite's file can suffer, and what is
//! acknowledged is on the disk. `kill -9` at any moment loses none of it, and because that alone would pass with
//! everything still in the system's memory, the system calls are watched too.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod appender;
mod cluster;
mod copy;
mod encryption;
mod fixture;
mod fsync;
mod kill;
mod memory;
mod nodes;
mod postgres;
mod sqlite;
mod suite;
