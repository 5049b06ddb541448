//! Posse from outside.

mod arrows;
mod crash;
