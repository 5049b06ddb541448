//! The page of A Fistful of Meeples has words for everything and a reason for whatever cannot be done.

mod choices;
mod form;
mod words;

use fistful_of_meeples::{FistfulOfMeeples, State};
use fistful_of_meeples_page::FistfulOfMeeplesPage;
use look::{Language, Words};
use table::{BySeat, Game, Position, Settings, Setup, Viewer};

look_kit::conformance!(FistfulOfMeeples, FistfulOfMeeplesPage);

/// How many play where a test does not say otherwise.
pub(crate) const SEATS: u8 = 3;

pub(crate) fn game_for(seats: u8, settings: Settings) -> FistfulOfMeeples {
    let edition = FistfulOfMeeples::EDITION.to_owned();
    FistfulOfMeeples::new(&Setup { seats, settings, edition, version: FistfulOfMeeples::VERSION })
        .expect("the set-up is possible")
}

pub(crate) fn game() -> FistfulOfMeeples {
    game_for(SEATS, Settings::default())
}

pub(crate) fn names() -> BySeat<String> {
    look_kit::names(SEATS)
}

pub(crate) fn words(language: Language) -> Words {
    look_kit::words::<FistfulOfMeeples, FistfulOfMeeplesPage>(language)
}

/// The page of a viewer; nothing has to be remembered for it.
pub(crate) fn page(game: &FistfulOfMeeples, state: &State, viewer: Viewer, words: &Words) -> String {
    let recalls = BySeat::new(game.seats(), |seat| game.recall(seat));
    let position = Position { state: state.clone(), recalls };
    look_kit::page::<_, FistfulOfMeeplesPage>(game, &position, viewer, words)
}

/// Random play to its end; calls `look` at every position.
pub(crate) fn wander(game: &FistfulOfMeeples, seed: u64, mut look: impl FnMut(&State)) {
    look_kit::wander(game, seed, |position| look(&position.state));
}
