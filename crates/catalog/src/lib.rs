//! The one list of games. The home page, the command line, live tables and tests all loop over it.
//!
//! Type erasure lives here alone: [`Title`] is a game that can be set up, [`Match`] one that runs.

mod running;
mod title;

use std::sync::LazyLock;

use bots::Random;
use desperados::Desperados;
use desperados_page::DesperadosPage;
use dollars_wanted::DollarsWanted;
use dollars_wanted_page::DollarsWantedPage;
use fistful_of_meeples::FistfulOfMeeples;
use fistful_of_meeples_page::FistfulOfMeeplesPage;
pub use running::{Board, Frame, Match, Offer, Refusal, Sight, Why};
pub use title::{Entry, Pace, Title};
use wyatt_earp::WyattEarp;
use wyatt_earp_page::WyattEarpPage;

/// Every game, in the order in which people see them. A new game adds its line.
pub static TITLES: LazyLock<Vec<Box<dyn Title>>> = LazyLock::new(|| {
    vec![
        Box::new(Entry::<DollarsWanted, DollarsWantedPage>::new(&[&Random, &dollars_wanted::Beginner])),
        Box::new(Entry::<WyattEarp, WyattEarpPage>::new(&[&Random, &wyatt_earp::Beginner])),
        Box::new(Entry::<Desperados, DesperadosPage>::new(&[&Random, &desperados::Beginner])),
        Box::new(Entry::<FistfulOfMeeples, FistfulOfMeeplesPage>::new(&[&Random, &fistful_of_meeples::Beginner])),
    ]
});

/// The game with this name.
pub fn title(name: &str) -> Option<&'static dyn Title> {
    TITLES.iter().map(Box::as_ref).find(|title| title.name() == name)
}

/// The names of all games, for messages that list them.
pub fn names() -> String {
    TITLES.iter().map(|title| title.name()).collect::<Vec<_>>().join(", ")
}
