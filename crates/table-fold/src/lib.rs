//! A live table without tasks: the fold of its log ([`Progress`]), the table in memory ([`Loaded`]), what people ask of
//! it ([`Request`]), what a request does ([`Plan`]), and the table at one time, for each viewer ([`Snapshot`]). No
//! database, no clock of its own, no texts: it runs wherever a log can be had. [`Replay`] makes snapshots from a log
//! alone.

mod admits;
pub mod analysis;
mod attendance;
pub mod change;
mod clocks;
mod evening;
mod hint;
mod loaded;
pub mod name;
mod number;
mod perspective;
mod plan;
mod progress;
pub mod record;
mod remarks;
mod replay;
mod request;
pub mod seating;
mod snapshot;
pub mod steps;
mod talk;
mod token;
mod turn;

pub use attendance::Attendance;
pub use clocks::TimeLeft;
pub use hint::Hint;
pub use loaded::{Draft, LEAP, Loaded, ReadOnly, Stopwatch};
pub use name::NameFault;
pub use number::{ListNumber, NoListNumber, PageNumber, PublicNumber};
pub use perspective::Perspective;
pub use plan::Plan;
pub use progress::{Chair, Differs, Ending, How, Note, Person, Progress};
pub use remarks::{Occasion, Remark};
pub use replay::{PastPage, Replay};
pub use request::{Done, Refused, Request};
pub use snapshot::{Changes, Snapshot, Wait};
pub use token::{NoToken, Token};
pub use turn::Owed;
