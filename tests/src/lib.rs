//! Posse from outside: the built program, browsers that visit it, and a visitor who meets it without one.

pub mod browser;
pub mod games;
pub mod http;
pub mod player;
pub mod server;
pub mod steps;
