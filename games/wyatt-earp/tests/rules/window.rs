//! What follows after a hit in a window (WE-25).

use table::Game;

use crate::support::table;

#[test]
fn we_25_a_hit_must_be_used() {
    let mut table = table(
        "players 3; hands hideout bob bob / wyatt wes / wes wes; group 2 jesse 3; group 2 wes 2 hideout; \
         draw belle sundance",
    );
    table.acts(&["hideout", "unhide"]);
    assert_eq!(table.game.lapse(&table.state), None, "a target has to be named");
}
