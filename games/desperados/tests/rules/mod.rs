//! The clauses, one after the other.

mod choosing;
mod ending;
mod gangs;
mod seeing;
mod setup;
mod winning;
mod working;
