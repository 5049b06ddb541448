//! Robberies in random games have the result of the second reading of the clauses in `truth.rs`.
//!
//! `POSSE_SWEEP=100 cargo test --release -p posse-dollars-wanted second_reading` compares more than a million robberies.
//! A failure names its seed, and `POSSE_SEED=S` plays that game again.

use dollars_wanted::{Action, DollarsWanted, State};
use table::{Fast, Game, Seat};
use table_kit::players::play_out;
use table_kit::{Policy, Secrets, Sweep};

use crate::secrets::Rules;
use crate::truth::{Truth, pile, rob};

/// DW-12 to DW-23, DW-29 and DW-30 to DW-31: what is left of the row, what was discarded in which order, who pays, and
/// whether the building was won. Compared wherever a seat may rob, whether or not it does.
#[test]
fn dw_20_every_robbery_of_random_games_agrees() {
    let sweep = Sweep::from_env();
    let setups = Rules::setups();
    let games = sweep.games(6) * setups.len();
    let mut robberies = 0;
    for (at, setup) in setups.iter().cycle().take(games).enumerate() {
        let game = DollarsWanted::new(setup).unwrap();
        let seed = sweep.seed + (at / setups.len()) as u64;
        let mut list = Vec::new();
        let check = |state: &State, seat: Seat, _: Action| {
            game.legal(state, seat, &mut list);
            for action in list.iter().copied() {
                let Action::Rob { row } = action else { continue };
                let what = format!("POSSE_SEED={seed}, {} seats, {:?}, {action}", setup.seats, setup.settings);
                compare(&game, state, seat, row.index(), action, &what);
                robberies += 1;
            }
        };
        play_out(&game, Policy::RANDOM, &Fast::new(seed), &mut Fast::new(!seed), check).unwrap();
    }
    println!("{robberies} robberies in {games} games");
    assert!(robberies > 50 * games, "{robberies} robberies in {games} games");
}

/// Compares the decision alone; drawing and automatic robberies come later.
fn compare(game: &DollarsWanted, state: &State, seat: Seat, at: usize, action: Action, what: &str) {
    let mut expected = Truth::of(state);
    let mut robbed = state.clone();
    game.apply(&mut robbed, seat, action, &Fast::new(0), &mut ());
    let robbery = rob(*expected.buildings[at].last().unwrap(), &expected.rows[at], game.options());
    for card in &robbery.gone {
        expected.discard[pile(game, card.colour() as usize)].push(*card);
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
    assert_eq!(Truth::of(&robbed), expected, "{what}");
}
