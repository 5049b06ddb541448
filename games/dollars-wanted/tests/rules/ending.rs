//! After the end (DW-27): all actions.

use dollars_wanted::{Action, Illegal};
use table::{Decision as _, Game};

use crate::support::table;

#[test]
fn dw_27_afterwards_nobody_decides_anything() {
    let mut table = table("players 2; pile 1 9; pile 2 10; pile 3 13; robbing; row 1 joe2 enzo2");
    table.act("rob 1");
    for seat in 0..=2 {
        for number in 0..<Action as table::Decision>::COUNT {
            let action = Action::nth(number).unwrap();
            assert_eq!(table.game.why_not(&table.view(seat), action), Some(Illegal::Over));
        }
    }
}
