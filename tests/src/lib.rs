//! Tests of the built program: its process, real browsers, and a visitor without a browser.

pub mod browser;
pub mod games;
pub mod http;
pub mod live;
pub mod player;
pub mod server;
pub mod steps;
pub mod tree;
