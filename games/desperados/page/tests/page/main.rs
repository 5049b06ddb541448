//! The page of Desperados has words for everything and shows nothing of other seats' choices.

mod as_in_english;
mod frames;
mod highlights;
mod since;
mod table;
mod told;
mod words;

use ::table::Settings;
use desperados::{Desperados, TITLE};
use desperados_page::PAGE;
use look::Language;

look_kit::conformance!(PAGE, TITLE, as_in_english::AS_IN_ENGLISH);

/// The number of players.
const SEATS: u8 = 3;

fn sample(settings: Settings) -> look_kit::Sample<Desperados> {
    look_kit::Sample::new(&PAGE, look_kit::game(SEATS, settings), Language::En)
}
