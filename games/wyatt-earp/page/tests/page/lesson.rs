//! The guided first game teaches what a beginner meets in it.

use wyatt_earp::{TITLE, WyattEarp};
use wyatt_earp_page::WyattEarpPage;

#[test]
fn every_tip_comes_up_in_the_guided_game() {
    look_kit::tips_come_up::<WyattEarp, WyattEarpPage>(|look| table_kit::taught(TITLE.bots(), look));
}
