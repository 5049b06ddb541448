//! Posse from outside.

mod arrows;
mod crash;
mod guest;
mod journeys;
mod pages;
