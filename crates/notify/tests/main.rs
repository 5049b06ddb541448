//! The notifier with real tables, and with services of the tests' own.

#![expect(clippy::unwrap_used, reason = "a test that unwraps nothing fails there")]

mod failing;
mod secrets;
mod telling;
mod world;
