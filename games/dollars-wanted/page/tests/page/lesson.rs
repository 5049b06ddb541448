//! The guided first game teaches what a beginner meets in it.

use dollars_wanted::{DollarsWanted, TITLE};
use dollars_wanted_page::DollarsWantedPage;

#[test]
fn every_tip_comes_up_in_the_guided_game() {
    look_kit::tips_come_up::<DollarsWanted, DollarsWantedPage>(|look| table_kit::taught(TITLE.bots(), look));
}
