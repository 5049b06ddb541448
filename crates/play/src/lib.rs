//! Live tables: one task a table, seats, drafts, bots, and who gets to see what. No HTTP.

mod bots;
mod clock;
mod crash;
mod loaded;
pub mod name;
mod plan;
mod presence;
mod progress;
pub mod record;
mod request;
mod room;
mod seating;
mod snapshot;
mod steps;
mod tables;
mod token;

pub use crash::{Crash, NoCrash, Point};
pub use name::NameFault;
pub use progress::{Chair, Differs, Ending, How, Note, Person, Progress};
pub use request::{Done, Refused, Request};
pub use room::Update;
pub use snapshot::Snapshot;
pub use tables::{Feed, SeatWish, Settings, Table, Tables, Wish};
pub use token::{NoToken, Token};
