//! The clauses, each in a small town: as stories, and what no story can tell.

mod falls;
mod idle;
mod refusals;
mod showdown;

use fistful_of_meeples::{Building, End, Event, Field, FistfulOfMeeples, Meeple, Meeples, Place, Step};
use table::{Fast, Game, Seat};
use table_kit::setups;

use crate::secrets::board;
use crate::support::Town;

table_kit::chapters! { FistfulOfMeeples, crate::story::Lines;
    /// FM-9, FM-13, FM-16, FM-17, FM-18, FM-19, FM-20, FM-21, FM-23, FM-24, FM-25, FM-28, FM-29, FM-31
    #[test]
    fn turn();

    /// FM-7, FM-9, FM-10, FM-11, FM-15, FM-16, FM-18, FM-19, FM-25
    #[test]
    fn refusals();

    /// FM-10, FM-14, FM-15, FM-16, FM-19, FM-22, FM-27, FM-29, FM-30
    #[test]
    fn worked();
}

/// With two players. The bag gives its 57 cubes, then whatever comes back: each sign's cost twice (72), the bars (42),
/// half of all stone at each explosion (27). Twenty-four signs and upgrades and six bars are bought, and six graves
/// filled, perhaps without a draw. So something happens in at most 198 + 30 + 6 rounds; at most nine idle ones precede
/// each, and ten end the game (FM-33). A turn is taking, fourteen fields and the madame, a marker, twelve doors with a
/// question each, the showdown and its reroll: 43 decisions. Before all of them each seat settles once (FM-7).
#[test]
fn fm_33_no_game_has_more_decisions_than_its_cubes_purchases_and_graves_allow() {
    assert_eq!(setups::game::<FistfulOfMeeples>(2, &[]).bound(), 2 + (198 + 30 + 6 + 1) * 10 * 2 * 43);
}

#[test]
fn fm_2_the_street_is_a_ring_of_fourteen_fields() {
    let names: Vec<&str> = Field::ALL.iter().map(|field| field.name()).collect();
    assert_eq!(names, ["t1", "t2", "t3", "t4", "t5", "t6", "e", "b6", "b5", "b4", "b3", "b2", "b1", "w"]);
    assert_eq!(Building::CORNERS.map(Building::name), ["t1", "t6", "b6", "b1"]);
}

#[test]
fn fm_6_at_the_deal_three_are_in_each_building_and_the_madame_in_the_saloon() {
    let board = board(&setups::game::<FistfulOfMeeples>(3, &[]).deal(&Fast::new(3), &mut ()));
    assert!(Building::ALL.iter().all(|building| board.places[*building].total() == 3));
    assert_eq!(board.places[Place::Saloon], Meeples::one(Meeple::Madame));
    assert!(board.places[Place::Jail].is_empty());
    assert_eq!(
        (board.bag.gold, board.bag.stone, board.bag.dynamite, board.jail_dynamite, board.bars),
        (36, 18, 0, 3, 6)
    );
}

/// The start player is random.
#[test]
fn fm_7_fm_8_whoever_sits_right_of_the_start_player_settles_first_and_he_last() {
    let mut starts = [0; 3];
    for seed in 0..60 {
        let game = setups::game::<FistfulOfMeeples>(3, &[]);
        let mut state = game.deal(&Fast::new(seed), &mut ());
        let start = board(&state).start;
        starts[start.index()] += 1;
        let mut order = Vec::new();
        while board(&state).step == Step::Settle {
            let seat = board(&state).active;
            order.push(seat);
            let mut list = Vec::new();
            game.legal(&state, seat, &mut list);
            assert_eq!(list.len(), 5 - order.len(), "a corner without a sign");
            game.apply(&mut state, seat, list[0], &Fast::new(seed), &mut ());
            game.advance(&mut state, &Fast::new(seed), &mut ());
        }
        let right = |seat: Seat| Seat((seat.0 + 2) % 3);
        assert_eq!(order, [right(start), right(right(start)), start], "seed {seed}");
        assert_eq!(board(&state).active, start);
        assert!(board(&state).seats.iter().all(|supply| supply.signs == 7 && supply.gold + supply.stone == 0));
    }
    assert!(starts.iter().all(|count| *count > 5), "{starts:?}");
}

/// FM-33 ends the game after ten rounds; nobody can move here, so everybody passes.
#[test]
fn fm_32_whoever_cannot_move_passes() {
    let mut town = Town::new(2, &[], |board| board.step = Step::Next);
    town.follow(Vec::new());
    // The turn that ends here was idle, and nineteen passes follow it.
    assert_eq!(town.heard.iter().filter(|event| matches!(event, Event::Passed { .. })).count(), 19);
    assert_eq!(town.game.outcome(&town.state).unwrap().reason, End::Idle.name());
}
