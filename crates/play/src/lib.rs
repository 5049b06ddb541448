//! Live tables: one task a table, seats, drafts, bots, and who gets to see what. No HTTP.

mod admits;
mod answer;
mod bots;
mod clock;
mod crash;
mod loaded;
mod message;
pub mod name;
mod number;
mod opening;
mod perspective;
mod plan;
mod presence;
mod progress;
pub mod record;
mod request;
mod room;
mod seating;
mod server;
mod snapshot;
mod steps;
mod tables;
mod token;
mod turn;

pub use crash::{Crash, NoCrash, Point};
pub use message::Update;
pub use name::NameFault;
pub use number::{ListNumber, NoListNumber, PageNumber};
pub use opening::{SeatWish, Wish};
pub use perspective::Perspective;
pub use progress::{Chair, Differs, Ending, How, Note, Person, Progress};
pub use request::{Done, Refused, Request};
pub use server::Config;
pub use snapshot::Snapshot;
pub use tables::{Feed, Table, Tables};
pub use token::{NoToken, Token};
