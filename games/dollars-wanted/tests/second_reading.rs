//! Robberies in random games come out as by the second reading of the clauses in `truth.rs`.

use dollars_wanted::{Action, DollarsWanted};
use table::{Fast, Game, Seat};
use table_kit::players::play_out;
use table_kit::{Player, Secrets};

use crate::secrets::Rules;
use crate::truth::{Truth, pile, rob};

/// DW-12 to DW-23, DW-29 and DW-30 to DW-31: what is left of the row, what was discarded in which order, who pays, and
/// whether the building was won.
#[test]
fn dw_20_every_called_robbery_of_random_games_agrees() {
    let mut robberies = 0;
    for (seed, setup) in (1..).zip(Rules::setups().into_iter().cycle().take(150)) {
        let game = DollarsWanted::new(&setup).unwrap();
        let check = |state: &dollars_wanted::State, seat: Seat, action: Action| {
            let Action::Rob { row } = action else { return };
            let mut expected = Truth::of(state);
            let mut robbed = state.clone();
            // The decision alone: drawing and automatic robberies follow later.
            game.apply(&mut robbed, seat, action, &Fast::new(0), &mut ());
            let at = row.index();
            let robbery = rob(*expected.buildings[at].last().unwrap(), &expected.rows[at], game.options());
            for card in &robbery.gone {
                expected.discard[pile(&game, card.colour() as usize)].push(*card);
            }
            if game.options().colour_variant {
                for card in &robbery.wrong {
                    let given: u16 = expected.penalties.iter().sum();
                    if given < 2 || !game.options().two_penalties {
                        expected.penalties[card.colour() as usize] += 1;
                    }
                }
            }
            expected.rows[at] = robbery.row;
            if robbery.won {
                let building = expected.buildings[at].pop().unwrap();
                expected.won[seat.index()].push(building);
            }
            expected.step = "close".into();
            expected.stirred = true;
            assert_eq!(Truth::of(&robbed), expected, "seed {seed}, {:?}, {action}", setup.settings);
            robberies += 1;
        };
        play_out(&game, Player::RANDOM, &Fast::new(seed), &mut Fast::new(!seed), check).unwrap();
    }
    assert!(robberies > 3_000, "{robberies}");
}
