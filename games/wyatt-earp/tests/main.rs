//! The tests of Wyatt Earp, in one binary.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod secrets;

mod bot;
mod conformance;
