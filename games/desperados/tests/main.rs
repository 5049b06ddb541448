//! The tests of Desperados, in one binary.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod secrets;

mod bot;
mod choices;
mod conformance;
mod editions;
mod resample;
