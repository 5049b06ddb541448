//! The tests of Wyatt Earp, in one binary.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod secrets;
mod small;
mod story;
mod support;
mod truth;
mod world;

mod bot;
mod conformance;
mod editions;
mod games;
mod resample;
mod rules;
mod second_reading;
