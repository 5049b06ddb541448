//! What a table's page shows: a snapshot and a visitor in, HTML out ([`View::live`]). Needs no server: no HTTP, no
//! tasks, no store.

mod ask;
pub mod bots;
pub mod chart;
mod cover;
mod ending;
mod guide;
mod hint;
pub mod keys;
mod lobby;
pub mod notes;
pub mod pace;
mod page;
pub mod preferences;
mod send;
pub mod talk;
pub mod telling;
pub mod usual;
mod view;
mod visitor;

pub use ask::is_by_day;
pub use page::leads_there;
pub use view::{View, ViewQuery};
pub use visitor::Visitor;
