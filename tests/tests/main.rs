//! Posse from outside: whole journeys, crashes, every page, and how its packages hang together.

#![expect(clippy::unwrap_used, reason = "a test that panics has failed, and says where")]

mod accessibility;
mod arrows;
mod crash;
mod fonts;
mod guest;
mod guide;
mod journeys;
mod lighthouse;
mod line;
mod moments;
mod nodes;
mod pages;
mod recipes;
mod roles;
mod rules;
