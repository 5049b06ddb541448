//! The store in Postgres keeps the promises of every store, and what only a server can break: encryption, several
//! nodes, and copies to and from a file.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod cluster;
mod copy;
mod encryption;
#[path = "../../store/tests/fixture.rs"]
mod fixture;
mod nodes;
mod postgres;
#[path = "../../store/tests/suite/mod.rs"]
mod suite;
