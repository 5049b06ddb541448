//! Drives the built program for tests: its process, real browsers, and a visitor without a browser.

pub mod browser;
pub mod chance;
pub mod cluster;
pub mod curl;
pub mod deal;
pub mod driver;
pub mod faketime;
mod firefox;
pub mod fleet;
pub mod games;
pub mod guest_bot;
pub mod history;
pub mod http;
mod link;
pub mod live;
pub mod patience;
pub mod player;
mod process;
pub mod program;
pub mod proxy;
pub mod receiver;
pub mod requests;
pub mod reverse_proxy;
pub mod server;
pub mod steps;
pub mod tree;
mod webkit;
