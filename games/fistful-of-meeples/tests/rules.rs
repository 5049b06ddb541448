//! The clauses, each in a small town. Clauses covered entirely by a worked case are in `worked.rs`.

mod falls;
mod idle;
mod refusals;
mod showdown;
mod turn;

use fistful_of_meeples::{Building, End, Event, Face, Field, FistfulOfMeeples, Meeple, Meeples, Place, Step, Supply};
use table::{Fast, Game, Seat};
use table_kit::setups;

use crate::secrets::board;
use crate::support::{Town, alone, resolved, showdown, sign};

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

#[test]
fn fm_9_all_meeples_of_one_place_are_taken() {
    let mut town = Town::new(2, &[], |board| {
        board.places[Building::T3] = Meeples::of(Meeple::Miner, 2);
        board.places[Place::Jail] = Meeples::one(Meeple::Robber);
    });
    assert_eq!(town.legal(), ["take t3", "take jail"]);
    town.acts(&["take t3"]);
    assert_eq!((town.board().hand, town.board().places[Building::T3]), (Meeples::of(Meeple::Miner, 2), Meeples::NONE));
}

#[test]
fn fm_13_from_the_jail_a_dynamite_goes_into_the_bag() {
    let taken = |dynamite| {
        let mut town = Town::new(2, &[], |board| {
            board.places[Place::Jail] = Meeples::one(Meeple::Robber);
            board.jail_dynamite = dynamite;
        });
        town.acts(&["take jail"]);
        (town.board().jail_dynamite, town.board().bag.dynamite)
    };
    assert_eq!([taken(3), taken(1), taken(0)], [(2, 1), (0, 1), (0, 0)]);
}

#[test]
fn fm_19_a_builder_builds_a_sign_for_its_cost() {
    let lay = |stone| {
        Town::new(2, &[], move |board| {
            alone(board, Meeple::Builder);
            board.seats[Seat(0)] = Supply { gold: 1, stone, bars: 0, signs: 8 };
        })
    };
    let mut town = lay(2);
    town.acts(&["take t1", "drop builder t2", "resolve t2", "build"]);
    let board = town.board();
    assert_eq!(board.sign(Building::T2), sign(1, Face::Five));
    assert_eq!(board.seats[Seat(0)], Supply { gold: 0, stone: 0, bars: 0, signs: 7 });
    assert_eq!((board.bag.gold, board.bag.stone), (37, 20));
    assert_eq!((board.places[Building::T2], town.asked()), (Meeples::one(Meeple::Builder), Some(2)));
    // A seat that cannot pay is not asked.
    let mut poor = lay(1);
    poor.acts(&["take t1", "drop builder t2", "resolve t2"]);
    assert_eq!((poor.board().sign(Building::T2), poor.asked()), (None, Some(2)));
}

#[test]
fn fm_20_a_miner_draws_for_the_owner_of_the_sign() {
    let draws = |face| resolved(Meeple::Miner, Meeples::NONE, face).draws();
    assert_eq!(draws(None), []);
    assert_eq!(draws(Some(Face::Five)), [(2, 2)]);
    assert_eq!(draws(Some(Face::Ten)), [(2, 4)]);
}

#[test]
fn fm_21_a_robber_draws_two_for_each_miner_inside() {
    assert_eq!(resolved(Meeple::Robber, Meeples::of(Meeple::Miner, 3), None).draws(), [(1, 6)]);
    assert_eq!(resolved(Meeple::Robber, Meeples::of(Meeple::Builder, 3), None).draws(), []);
}

#[test]
fn fm_23_the_madame_draws_one_for_each_builder_and_leads_them_to_the_saloon() {
    let town = resolved(Meeple::Madame, Meeples::of(Meeple::Builder, 3), None);
    assert_eq!(town.draws(), [(1, 3)]);
    assert_eq!(town.board().places[Place::Saloon], Meeples::of(Meeple::Builder, 3));
}

#[test]
fn fm_24_those_already_inside_do_not_act() {
    let town = resolved(Meeple::Builder, Meeples::of(Meeple::Miner, 3), Some(Face::Ten));
    assert_eq!(town.draws(), []);
}

/// Worked case 9 covers the roll itself.
#[test]
fn fm_25_the_side_with_more_shooting_skill_alone_is_asked() {
    assert_eq!(showdown(Meeple::Miner, Meeple::Builder, 0).asked(), Some(1));
    assert_eq!(showdown(Meeple::Builder, Meeple::Miner, 0).asked(), Some(2));
    let equal = showdown(Meeple::Miner, Meeple::Miner, 0);
    assert!(
        equal.heard.iter().any(|event| matches!(event, Event::Decided { .. })),
        "equal shooting skill: nobody rerolls"
    );
}

#[test]
fn fm_28_a_bag_too_small_gives_what_is_there() {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Robber);
        board.places[Building::T2] = Meeples::of(Meeple::Miner, 3);
        (board.bag.gold, board.bag.stone) = (1, 0);
    });
    town.acts(&["take t1", "drop robber t2", "resolve t2"]);
    assert_eq!((town.draws(), town.board().bag.total()), (vec![(1, 1)], 0));
}

/// Totals and ranks of seat 1 (3 gold, a bar and a five) and of seat 2 (a ten), with this much stone each and this much
/// gold for seat 2.
fn scored(stone: [u8; 2], gold: u8) -> [(i32, u8); 2] {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Miner);
        (board.active, board.last_round, board.bars) = (Seat(1), Some(End::Graves), 0);
        board.seats[Seat(0)] = Supply { gold: 3, stone: stone[0], bars: 1, signs: 7 };
        board.seats[Seat(1)] = Supply { gold, stone: stone[1], bars: 0, signs: 7 };
        board.signs[Building::T6.index()] = sign(1, Face::Five);
        board.signs[Building::B6.index()] = sign(2, Face::Ten);
    });
    town.acts(&["take t1", "drop miner t2", "resolve t2"]);
    let outcome = town.game.outcome(&town.state).unwrap();
    assert_eq!(outcome.reason, End::Graves.name());
    [Seat(0), Seat(1)].map(|seat| (outcome.scores[seat].total, outcome.scores[seat].rank))
}

#[test]
fn fm_31_gold_bars_and_signs_are_scored_and_cubes_break_ties() {
    assert_eq!(scored([0, 9], 5), [(3 + 10 + 5, 1), (5 + 10, 2)], "stone counts for nothing");
    // Gold and stone together: 10 to 9 with less gold, 9 to 10 with more stone, 9 to 9.
    assert_eq!(scored([7, 1], 8), [(18, 1), (18, 2)]);
    assert_eq!(scored([6, 2], 8), [(18, 2), (18, 1)]);
    assert_eq!(scored([6, 1], 8), [(18, 1), (18, 1)]);
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
