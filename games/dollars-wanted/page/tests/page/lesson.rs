//! The guided first game teaches what a beginner meets in it.

use dollars_wanted::TITLE;
use dollars_wanted_page::PAGE;

#[test]
fn every_tip_comes_up_in_the_guided_game() {
    look_kit::tips_come_up(&PAGE, |look| table_kit::taught(TITLE.bots(), look));
}
