//! Tournaments: their games, files, statistics, and bots that run as processes.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod files;
mod foreign;
mod games;
mod intervals;
mod lineups;
mod tournaments;
