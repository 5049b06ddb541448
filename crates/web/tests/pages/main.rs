//! The pages from outside: requests in, answers out, over a store in a folder of its own.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod bad_input;
mod buttons;
mod deal;
mod fuzz;
mod guarding;
mod house;
mod limits;
mod live;
mod log;
mod logging;
mod playing;
mod script;
mod serving;
mod sizes;
mod stored;
