//! The page of Wyatt Earp has words for everything and a reason for anything that cannot be done, and gives nothing
//! away.

use wyatt_earp::TITLE;
use wyatt_earp_page::PAGE;

mod as_in_english;
mod highlights;
mod lesson;
mod samples;
mod since;
mod table;
mod words;

look_kit::conformance!(PAGE, TITLE, as_in_english::AS_IN_ENGLISH);
