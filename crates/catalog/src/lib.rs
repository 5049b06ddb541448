//! The one list of games, in the order in which people see them. A new game adds its line to each part.
//!
//! A program hands the list to whatever runs or shows games; nothing else names a game. Without the feature `pages` it
//! holds the rules alone.
//!
//! ```
//! use table::{DealKey, Settings, Setup};
//!
//! let title = catalog::TITLES.find("desperados").expect("it is on the list");
//! let (edition, version) = (title.edition().to_owned(), title.version());
//! let setup = Setup { seats: 2, settings: Settings::default(), edition, version };
//! let mut game = title.deal(&setup, DealKey::new([7; 32]))?;
//! while let Some(seat) = game.to_act().iter().next() {
//!     let action = game.choose(seat, "random", 1).expect("every game has this bot");
//!     game.play(seat, &action).expect("bots choose from the list");
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), table::SetupError>(())
//! ```

use erasure::Titles;
#[cfg(feature = "pages")]
use look::Shows;

/// The rules of every game.
pub static TITLES: Titles =
    Titles::new(&[&dollars_wanted::TITLE, &wyatt_earp::TITLE, &desperados::TITLE, &fistful_of_meeples::TITLE]);

/// The page of every game.
#[cfg(feature = "pages")]
pub static SHOWS: Shows = Shows::new(&[
    &dollars_wanted_page::SHOW,
    &wyatt_earp_page::SHOW,
    &desperados_page::SHOW,
    &fistful_of_meeples_page::SHOW,
]);

#[cfg(all(test, feature = "pages"))]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_page_at_the_same_place() {
        assert!(SHOWS.iter().map(|show| show.title().name()).eq(TITLES.iter().map(|title| title.name())));
    }
}
