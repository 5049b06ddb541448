//! The clauses, each on a small town.

use fistful_of_meeples::{Building, End, Event, Face, Field, Meeple, Meeples, Place, Step, Supply};
use table::{Fast, Game, Seat};

use crate::secrets::board;
use crate::support::{Town, alone, game, sign};

#[test]
fn fm_2_the_street_is_a_ring_of_fourteen_fields() {
    let names: Vec<&str> = Field::ALL.iter().map(|field| field.name()).collect();
    assert_eq!(names, ["t1", "t2", "t3", "t4", "t5", "t6", "e", "b6", "b5", "b4", "b3", "b2", "b1", "w"]);
    assert_eq!(Building::CORNERS.map(Building::name), ["t1", "t6", "b6", "b1"]);
}

#[test]
fn fm_6_at_the_deal_three_are_in_each_building_and_the_madame_in_the_saloon() {
    let board = board(&game(3, &[]).deal(&Fast::new(3), &mut ()));
    assert!(Building::ALL.iter().all(|building| board.places[*building].total() == 3));
    assert_eq!(board.places[Place::Saloon], Meeples::one(Meeple::Madame));
    assert!(board.places[Place::Jail].is_empty());
    assert_eq!(
        (board.bag.gold, board.bag.stone, board.bag.dynamite, board.jail_dynamite, board.bars),
        (36, 18, 0, 3, 6)
    );
}

/// FM-8: chance finds the start player.
#[test]
fn fm_7_whoever_sits_right_of_the_start_player_settles_first_and_he_last() {
    let mut starts = [0; 3];
    for seed in 0..60 {
        let game = game(3, &[]);
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

/// Worked case 2: from T6 clockwise, the showdown field taken, comes B6. The direction stays, and FM-11 gives both sides.
#[test]
fn fm_10_taken_fields_are_skipped_in_one_direction() {
    let mut town = Town::new(3, &[], |board| {
        let mut on = <[Option<Meeple>; fistful_of_meeples::FIELDS]>::from(board.street);
        on[Field::E.index()] = Some(Meeple::Miner);
        board.street = on.into();
        board.markers = [Some(Seat(2)), None];
        board.places[Building::T6] = [Meeple::Builder, Meeple::Miner, Meeple::Robber].into_iter().collect();
    });
    town.acts(&["take t6"]);
    let fields = |town: &Town| -> Vec<String> {
        let mut fields: Vec<String> =
            town.legal().iter().filter_map(|text| text.strip_prefix("drop builder ").map(str::to_owned)).collect();
        fields.sort();
        fields
    };
    assert_eq!(fields(&town), ["b6", "t5"]);
    town.acts(&["drop miner b6"]);
    assert_eq!(fields(&town), ["b5"]);
    assert!(town.legal().contains(&"drop robber b5".to_owned()), "whichever meeple one likes");
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

/// Worked case 5: 17 from the saloon, nobody on the street: 14 stand, 3 go back. Worked case 3: the second showdown field
/// is the opponent's without a question.
#[test]
fn fm_14_when_all_fields_are_full_the_rest_goes_to_the_saloon() {
    let mut town = Town::new(2, &[], |board| board.places[Place::Saloon] = Meeples::of(Meeple::Builder, 17));
    town.acts(&["take saloon", "drop builder t1", "drop builder t2"]);
    let board = town.board();
    assert!(board.street.free().is_empty());
    assert_eq!(board.places[Place::Saloon].total(), 3);
    assert_eq!(board.markers, [Some(Seat(0)), Some(Seat(1))]);
    assert!(town.legal().contains(&"showdown".to_owned()));
}

#[test]
fn fm_14_with_one_showdown_field_taken_thirteen_stand() {
    let mut town = Town::new(3, &[], |board| {
        board.places[Place::Saloon] = Meeples::of(Meeple::Builder, 17);
        let mut on = <[Option<Meeple>; fistful_of_meeples::FIELDS]>::from(board.street);
        on[Field::E.index()] = Some(Meeple::Miner);
        board.street = on.into();
        board.markers = [Some(Seat(2)), None];
    });
    town.acts(&["take saloon", "drop builder t1", "drop builder t2"]);
    let board = town.board();
    assert_eq!((board.places[Place::Saloon].total(), board.markers), (4, [Some(Seat(2)), Some(Seat(0))]));
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
    // Without the money nobody is asked.
    let mut poor = lay(1);
    poor.acts(&["take t1", "drop builder t2", "resolve t2"]);
    assert_eq!((poor.board().sign(Building::T2), poor.asked()), (None, Some(2)));
}

/// Worked case 7.
#[test]
fn fm_19_the_owner_of_a_five_is_asked_on_anothers_turn() {
    let lay = |face| {
        Town::new(2, &[], move |board| {
            alone(board, Meeple::Builder);
            board.signs[Building::T2.index()] = sign(2, face);
            board.seats[Seat(1)] = Supply { gold: 1, stone: 2, bars: 0, signs: 7 };
        })
    };
    let mut town = lay(Face::Five);
    town.acts(&["take t1", "drop builder t2", "resolve t2"]);
    assert_eq!((town.asked(), town.legal()), (Some(2), vec!["upgrade".to_owned(), "decline".to_owned()]));
    town.acts(&["upgrade"]);
    assert_eq!(town.board().sign(Building::T2), sign(2, Face::Ten));
    assert_eq!(town.board().seats[Seat(1)], Supply { gold: 0, stone: 0, bars: 0, signs: 7 });
    let mut ten = lay(Face::Ten);
    ten.acts(&["take t1", "drop builder t2", "resolve t2"]);
    assert_eq!(ten.board().seats[Seat(1)].stone, 2, "a ten is left as it is");
}

/// What a meeple at the door of T2 draws, with these inside and this sign; and the town after it.
fn resolved(meeple: Meeple, inside: Meeples, face: Option<Face>) -> Town {
    let mut town = Town::new(2, &[], |board| {
        alone(board, meeple);
        board.places[Building::T2] = inside;
        board.signs[Building::T2.index()] = face.and_then(|face| sign(2, face));
    });
    town.acts(&["take t1", &format!("drop {} t2", meeple.name()), "resolve t2"]);
    town
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

/// Worked case 6.
#[test]
fn fm_22_a_deputy_draws_two_for_each_robber_and_jails_them() {
    let town = resolved(Meeple::Deputy, Meeples::of(Meeple::Robber, 2), None);
    assert_eq!(town.draws(), [(1, 4)]);
    assert_eq!(town.board().places[Place::Jail], Meeples::of(Meeple::Robber, 2));
    assert_eq!(town.board().places[Building::T2], Meeples::one(Meeple::Deputy));
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

/// Two meeples of seat 1 and 2 face each other, and seat 1 lets them shoot.
fn showdown(own: Meeple, other: Meeple) -> Town {
    let mut town = Town::new(2, &[], |board| {
        let mut on = <[Option<Meeple>; fistful_of_meeples::FIELDS]>::from(board.street);
        on[Field::E.index()] = Some(other);
        board.street = on.into();
        board.markers = [Some(Seat(1)), None];
        alone(board, own);
    });
    town.acts(&["take t1", &format!("drop {} w", own.name()), "showdown"]);
    town
}

/// Worked case 9; and by FM-26 the winner goes to the saloon, the loser to a grave.
#[test]
fn fm_25_the_stronger_side_alone_may_reroll() {
    let mut town = showdown(Meeple::Deputy, Meeple::Robber);
    assert_eq!((town.asked(), town.legal()), (Some(1), vec!["reroll".to_owned(), "keep".to_owned()]));
    let dice = town.board().dice;
    town.acts(&["keep"]);
    let board = town.board();
    let [east, west] = dice.map(|die| die.unwrap());
    let (winner, loser, cubes) =
        if west >= east { (Meeple::Deputy, Meeple::Robber, 3) } else { (Meeple::Robber, Meeple::Deputy, 4) };
    assert_eq!((board.places[Place::Saloon], board.graves.as_slice()), (Meeples::one(winner), &[loser][..]));
    assert_eq!(town.draws().iter().map(|(_, count)| count).sum::<usize>(), cubes);
    let weak = showdown(Meeple::Builder, Meeple::Miner);
    assert_eq!(weak.asked(), Some(2), "the miner's side is asked");
    let equal = showdown(Meeple::Robber, Meeple::Robber);
    assert!(!equal.heard.iter().any(|event| matches!(event, Event::Rerolled { .. })));
    assert!(!equal.legal().contains(&"reroll".to_owned()), "equal firepower: nobody rerolls");
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

/// Worked case 11: the first player of a round buys the last bar, everybody else plays once more; the last one ends it.
#[test]
fn fm_30_the_round_is_played_to_its_end() {
    let lay = |active| {
        let mut town = Town::new(3, &[], move |board| {
            board.places[Building::T1] = Meeples::one(Meeple::Miner);
            board.places[Building::B3] = Meeples::of(Meeple::Miner, 1);
            board.places[Building::T5] = Meeples::of(Meeple::Miner, 1);
            board.bars = 1;
            board.active = Seat(active);
            board.seats[Seat(active)].gold = 8;
        });
        town.acts(&["take t1", "drop miner t2", "resolve t2"]);
        town
    };
    let first = lay(0);
    assert_eq!((first.board().last_round, first.board().bars), (Some(End::Bars), 0));
    assert_eq!((first.asked(), first.game.outcome(&first.state)), (Some(2), None));
    let last = lay(2);
    assert_eq!(last.game.outcome(&last.state).unwrap().reason, End::Bars.name());
}

#[test]
fn fm_31_gold_bars_and_signs_are_scored_and_cubes_break_ties() {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Miner);
        (board.active, board.last_round) = (Seat(1), Some(End::Graves));
        board.seats[Seat(0)] = Supply { gold: 3, stone: 5, bars: 1, signs: 7 };
        board.seats[Seat(1)] = Supply { gold: 5, stone: 2, bars: 0, signs: 7 };
        board.signs[Building::T6.index()] = sign(1, Face::Five);
        board.signs[Building::B6.index()] = sign(2, Face::Ten);
    });
    town.acts(&["take t1", "drop miner t2", "resolve t2"]);
    let outcome = town.game.outcome(&town.state).unwrap();
    let told: Vec<(i32, u8)> = outcome.scores.iter().map(|score| (score.total, score.rank)).collect();
    assert_eq!(told, [(3 + 10 + 5, 1), (5 + 10, 2)]);
}

/// FM-33: three rounds in which no cube is drawn or paid trigger the end; nobody can move here, so everybody passes.
#[test]
fn fm_32_whoever_cannot_move_passes() {
    let mut town = Town::new(2, &[], |board| board.step = Step::Next);
    town.follow(Vec::new());
    // The turn that ends here was idle, and five pass after it.
    assert_eq!(town.heard.iter().filter(|event| matches!(event, Event::Passed { .. })).count(), 5);
    assert_eq!(town.game.outcome(&town.state).unwrap().reason, End::Idle.name());
}

#[test]
fn fm_33_nobody_can_shuttle_a_lone_madame_for_ever() {
    let mut town = Town::new(2, &[], |board| alone(board, Meeple::Madame));
    let mut turns = 0;
    while town.asked().is_some() {
        let action = town.legal()[0].clone();
        turns += u32::from(action.starts_with("take"));
        town.acts(&[&action]);
    }
    assert_eq!(turns, 6, "three rounds of two");
    assert_eq!(town.game.outcome(&town.state).unwrap().reason, End::Idle.name());
}
