//! The bots decide from what their seat knows, and play whole games.

use dollars_wanted::TITLE;

#[test]
fn every_bot_plays_to_the_end_at_every_number_of_players() {
    table_kit::bots_play_to_the_end(TITLE.bots());
}

#[test]
fn every_bot_knows_what_its_seat_knows() {
    table_kit::bots_know_what_their_seat_knows(TITLE.bots());
}
