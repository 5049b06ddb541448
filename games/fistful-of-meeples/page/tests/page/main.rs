//! The page of A Fistful of Meeples has words for everything and a reason for everything that cannot be done.

mod as_in_english;
mod highlights;
mod since;
mod table;
mod words;

use ::table::Settings;
use fistful_of_meeples::{FistfulOfMeeples, TITLE};
use fistful_of_meeples_page::PAGE;
use look::Language;

look_kit::conformance!(PAGE, TITLE, as_in_english::AS_IN_ENGLISH);

/// The number of players.
const SEATS: u8 = 3;

fn sample() -> look_kit::Sample<FistfulOfMeeples> {
    look_kit::Sample::new(&PAGE, look_kit::game(SEATS, Settings::default()), Language::En)
}
