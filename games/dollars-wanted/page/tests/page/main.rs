//! The page of Dollars Wanted has words for everything and never shows again what players have to remember.

mod as_in_english;
mod highlights;
mod since;
mod table;
mod told;
mod words;

use ::table::Settings;
use dollars_wanted::{DollarsWanted, TITLE};
use dollars_wanted_page::PAGE;
use look::Language;

look_kit::conformance!(PAGE, TITLE, as_in_english::AS_IN_ENGLISH);

fn sample(settings: Settings) -> look_kit::Sample<DollarsWanted> {
    look_kit::Sample::new(&PAGE, look_kit::game(3, settings), Language::En)
}
