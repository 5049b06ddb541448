//! What is worth retelling of a game.

use dollars_wanted::{BuildingId, ByTool, Event, Missing, RowId};
use table::{Seat, Settings};

use crate::sample;

#[test]
fn the_first_robbery_of_the_most_dollars_and_the_failure_that_lacked_least_are_worth_retelling() {
    let won = |building| Event::Won { seat: Seat(0), row: RowId(0), building: BuildingId(building) };
    let failed = |lack, wild| {
        let missing = Missing { icons: ByTool([lack, 0, 0, 0]), wild };
        Event::Failed { seat: Seat(1), row: RowId(1), missing }
    };
    // The ninth building has $500, the first and the second have $700; a Joker fills one of three icons.
    let told =
        sample(Settings::default()).highlights(&[won(9), failed(4, 0), won(1), failed(3, 1), won(2), failed(2, 0)]);
    assert_eq!(told, [("Biggest haul".to_owned(), 3), ("So close".to_owned(), 4)]);
    assert_eq!(sample(Settings::default()).highlights(&[Event::First { seat: Seat(0) }]), []);
}
