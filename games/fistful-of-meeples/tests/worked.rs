//! The eleven worked cases of `RULES.md` with all their parts.

use fistful_of_meeples::{Bag, Board, Building, Cube, End, Event, Face, Field, Meeple, Meeples, Place, Supply};
use table::{Game, Seat};

use crate::support::{Town, alone, resolved, showdown, sign, waits};

/// The madame draws one cube for each of this many builders, from a bag that holds only dynamite.
fn explosions(stone: [u8; 2], dynamite: u8) -> Town {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Madame);
        board.places[Building::T2] = Meeples::of(Meeple::Builder, dynamite);
        board.bag = Bag { gold: 0, stone: 0, dynamite };
        board.jail_dynamite = 3 - dynamite;
        for (seat, stone) in Seat::all(2).zip(stone) {
            board.seats[seat].stone = stone;
        }
    });
    town.acts(&["take t1", "drop madame t2", "resolve t2"]);
    town
}

fn lost(town: &Town) -> Vec<Vec<u8>> {
    let lost = town.heard.iter().filter_map(|event| match event {
        Event::Exploded { lost } => Some(lost.iter().copied().collect()),
        _ => None,
    });
    lost.collect()
}

#[test]
fn fm_27_case_1_an_explosion_takes_half_of_everybodys_stone_and_two_take_half_twice() {
    let one = explosions([3, 0], 1);
    assert_eq!(lost(&one), [[1, 0]]);
    assert_eq!(one.board().seats[Seat(0)].stone, 2);
    let two = explosions([7, 3], 2);
    let drawn =
        two.heard.iter().filter(|event| matches!(event, Event::Drew { cubes, .. } if cubes[..] == [Cube::Dynamite; 2]));
    assert_eq!(drawn.count(), 1, "both are in one draw");
    assert_eq!(lost(&two), [[3, 1], [2, 1]], "stone goes 7, 4, 2 and 3, 2, 1");
    let board = two.board();
    assert_eq!((board.seats[Seat(0)].stone, board.seats[Seat(1)].stone), (2, 1));
    assert_eq!((board.bag, board.exploded), (Bag { gold: 0, stone: 7, dynamite: 0 }, 2));
}

/// The fields that a meeple of this kind may go to, in order.
fn fields(town: &Town, meeple: Meeple) -> Vec<String> {
    let start = format!("drop {meeple} ");
    town.legal().iter().filter_map(|text| text.strip_prefix(&start)).map(str::to_owned).collect()
}

/// FM-11 offers both sides; then the direction is fixed, and any meeple in hand can be next.
#[test]
fn fm_10_case_2_from_t6_clockwise_with_e_occupied_comes_b6() {
    let mut town = Town::new(3, &[], |board| {
        waits(board, Field::E, Meeple::Miner, 3);
        board.places[Building::T6] = [Meeple::Builder, Meeple::Miner, Meeple::Robber].into_iter().collect();
    });
    town.acts(&["take t6"]);
    assert_eq!(fields(&town, Meeple::Builder), ["t5", "b6"]);
    town.acts(&["drop miner b6"]);
    assert_eq!(town.legal(), ["drop builder b5", "drop robber b5"]);
}

/// Eight meeples from T1 anticlockwise: W, the lower row, and E last.
fn both_ends(seats: u8) -> Town {
    let mut town = Town::new(seats, &[], |board| board.places[Building::T1] = Meeples::of(Meeple::Builder, 8));
    town.acts(&["take t1", "drop builder w"]);
    town
}

#[test]
fn fm_15_case_3_the_second_showdown_field_is_another_players() {
    let mut town = both_ends(3);
    assert_eq!(town.board().markers, [None, Some(Seat(0))]);
    assert_eq!((town.asked(), town.legal()), (Some(1), vec!["mark 2".to_owned(), "mark 3".to_owned()]));
    town.acts(&["mark 3"]);
    assert_eq!(town.board().markers, [Some(Seat(2)), Some(Seat(0))]);
    assert!(town.legal().contains(&"showdown".to_owned()));
    // The same when the player already controls the other field.
    let mut before = Town::new(3, &[], |board| {
        waits(board, Field::E, Meeple::Miner, 1);
        alone(board, Meeple::Robber);
    });
    before.acts(&["take t1", "drop robber w"]);
    assert_eq!(before.legal(), ["mark 2", "mark 3"]);
    // If another player controls that field, there is nothing to choose.
    let mut others = Town::new(3, &[], |board| {
        waits(board, Field::E, Meeple::Miner, 2);
        alone(board, Meeple::Robber);
    });
    others.acts(&["take t1", "drop robber w"]);
    assert_eq!((others.legal(), others.board().markers), (vec!["showdown".to_owned()], [Some(Seat(1)), Some(Seat(0))]));
}

#[test]
fn fm_15_case_3_with_two_players_it_is_the_opponents_without_a_question() {
    let town = both_ends(2);
    assert_eq!(town.board().markers, [Some(Seat(1)), Some(Seat(0))]);
    assert!(town.legal().contains(&"showdown".to_owned()));
}

#[test]
fn fm_16_case_4_the_madame_last_on_a_showdown_field_goes_to_the_saloon() {
    let mut town = Town::new(2, &[], |board| {
        board.places[Building::T5] = [Meeple::Builder, Meeple::Madame].into_iter().collect();
        board.places[Building::T6] = Meeples::of(Meeple::Builder, 2);
        board.places[Building::B3] = Meeples::one(Meeple::Miner);
    });
    town.acts(&["take t5", "drop builder t6"]);
    assert!(town.heard.contains(&Event::BowedOut { seat: Seat(0), field: Field::E }));
    let board = town.board();
    assert_eq!((board.street.on(Field::E), board.markers), (None, [None, None]));
    assert_eq!(board.places[Place::Saloon], Meeples::one(Meeple::Madame));
    town.acts(&["resolve t6"]);
    assert_eq!((town.asked(), town.draws()), (Some(2), vec![]), "she has no effect");
    // While another meeple is in hand, it must go there.
    let mut others = Town::new(2, &[], |board| {
        board.places[Building::T6] = [Meeple::Builder, Meeple::Miner, Meeple::Madame].into_iter().collect();
    });
    others.acts(&["take t6"]);
    assert_eq!(fields(&others, Meeple::Madame), ["t5"]);
    assert_eq!(fields(&others, Meeple::Miner), ["t5", "e"]);
}

/// The fields in the order in which meeples were put on them.
fn dropped(town: &Town) -> Vec<Field> {
    let fields = town.heard.iter().filter_map(|event| match event {
        Event::Dropped { field, .. } => Some(*field),
        _ => None,
    });
    fields.collect()
}

fn seventeen(change: impl FnOnce(&mut Board)) -> Town {
    let mut town = Town::new(3, &[], |board| {
        board.places[Place::Saloon] = Meeples::of(Meeple::Builder, 17);
        change(board);
    });
    town.acts(&["take saloon", "drop builder t1", "drop builder t2"]);
    town
}

#[test]
fn fm_14_case_5_of_seventeen_fourteen_stand_and_three_go_back() {
    let mut town = seventeen(|_| {});
    assert_eq!(town.legal(), ["mark 2", "mark 3"], "the player already controls E when W comes");
    assert_eq!(dropped(&town), Field::ALL);
    town.acts(&["mark 2"]);
    let board = town.board();
    assert_eq!(board.places[Place::Saloon], Meeples::of(Meeple::Builder, 3));
    assert_eq!(board.markers, [Some(Seat(0)), Some(Seat(1))]);
    assert_eq!(board.unresolved().len(), 12);
    assert!(town.legal().contains(&"showdown".to_owned()), "a showdown this turn");
}

#[test]
fn fm_14_case_5_with_one_showdown_field_occupied_thirteen_stand_and_four_go_back() {
    let town = seventeen(|board| waits(board, Field::E, Meeple::Miner, 3));
    let board = town.board();
    assert_eq!(dropped(&town).len(), 13);
    assert_eq!(board.places[Place::Saloon], Meeples::of(Meeple::Builder, 4));
    assert_eq!(board.markers, [Some(Seat(2)), Some(Seat(0))]);
    assert!(town.legal().contains(&"showdown".to_owned()));
}

/// FM-11: the emptied building's own door comes last.
#[test]
fn fm_14_case_5_sixteen_from_t1_clockwise_end_at_t1_and_two_go_to_the_saloon() {
    let mut town = Town::new(2, &[], |board| board.places[Building::T1] = Meeples::of(Meeple::Builder, 16));
    town.acts(&["take t1", "drop builder t2"]);
    let clockwise: Vec<Field> = Field::ALL[1..].iter().chain(&Field::ALL[..1]).copied().collect();
    assert_eq!(dropped(&town), clockwise);
    assert_eq!(town.board().places[Place::Saloon], Meeples::of(Meeple::Builder, 2));
}

#[test]
fn fm_22_case_6_a_deputy_draws_two_for_each_robber_and_jails_them() {
    let town = resolved(Meeple::Deputy, Meeples::of(Meeple::Robber, 2), None);
    assert_eq!(town.draws(), [(1, 4)]);
    assert_eq!(town.board().places[Place::Jail], Meeples::of(Meeple::Robber, 2));
    assert_eq!(town.board().places[Building::T2], Meeples::one(Meeple::Deputy));
}

/// Seat 1 puts a builder at seat 2's sign.
fn visited(face: Face, stone: u8) -> Town {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Builder);
        board.signs[Building::T2.index()] = sign(2, face);
        board.seats[Seat(1)] = Supply { gold: 1, stone, bars: 0, signs: 7 };
    });
    town.acts(&["take t1", "drop builder t2", "resolve t2"]);
    town
}

#[test]
fn fm_19_case_7_the_owner_of_a_five_is_asked_pays_and_has_a_ten() {
    let mut town = visited(Face::Five, 2);
    assert_eq!((town.asked(), town.legal()), (Some(2), vec!["upgrade".to_owned(), "decline".to_owned()]));
    town.acts(&["upgrade"]);
    let board = town.board();
    assert_eq!(board.sign(Building::T2), sign(2, Face::Ten));
    assert_eq!(board.seats[Seat(1)], Supply { gold: 0, stone: 0, bars: 0, signs: 7 });
    assert_eq!((board.bag.gold, board.bag.stone), (37, 20));
    assert_eq!((board.places[Building::T2], board.active), (Meeples::one(Meeple::Builder), Seat(1)));
    // An owner who cannot pay is not asked, and a 10-sign stays as it is.
    for quiet in [visited(Face::Five, 1), visited(Face::Ten, 2)] {
        assert!(!quiet.heard.iter().any(|event| matches!(event, Event::Upgraded { .. } | Event::Declined { .. })));
        assert_eq!((quiet.board().active, quiet.board().seats[Seat(1)].gold), (Seat(1), 1));
    }
}

/// The two dice rolled, E first.
fn dice(town: &Town) -> [u8; 2] {
    let dice = town.heard.iter().filter_map(|event| match event {
        Event::Rolled { die, .. } => Some(*die),
        _ => None,
    });
    dice.collect::<Vec<_>>().try_into().unwrap()
}

/// FM-26: both are buried, then both draw, the active player first.
#[test]
fn fm_25_case_8_robber_and_robber_both_die_and_both_draw_three() {
    let roll = |rolls| showdown(Meeple::Robber, Meeple::Robber, rolls);
    let town = (0..).map(roll).find(|town| dice(town) == [3, 3]).unwrap();
    assert_eq!(town.draws(), [(1, 3), (2, 3)]);
    let board = town.board();
    assert_eq!(board.graves[..], [Meeple::Robber; 2]);
    assert_eq!((board.places[Place::Saloon], board.markers), (Meeples::NONE, [None, None]));
    let buried: Vec<Field> = town
        .heard
        .iter()
        .filter_map(|event| match event {
            Event::Buried { field, .. } => Some(*field),
            _ => None,
        })
        .collect();
    assert_eq!(buried, [Field::W, Field::E]);
}

/// Equal rolls go to the deputy, and the second result counts even if it is lower. FM-26: the winner draws by who died.
#[test]
fn fm_25_case_9_the_deputys_side_may_reroll_once() {
    let tables = || {
        let roll = |rolls| showdown(Meeple::Deputy, Meeple::Robber, rolls);
        (0..).map(roll).filter(|town| dice(town) == [5, 2])
    };
    let mut kept = tables().next().unwrap();
    assert_eq!((kept.asked(), kept.legal()), (Some(1), vec!["reroll".to_owned(), "keep".to_owned()]));
    kept.acts(&["keep"]);
    assert_eq!((kept.draws(), kept.board().graves[..].to_vec()), (vec![(2, 4)], vec![Meeple::Deputy]));
    assert_eq!(kept.board().places[Place::Saloon], Meeples::one(Meeple::Robber));

    let mut seen = [false; 6];
    for mut town in tables() {
        town.acts(&["reroll"]);
        let second = town.heard.iter().find_map(|event| match event {
            Event::Rerolled { seat, field, die } => Some((*seat, *field, *die)),
            _ => None,
        });
        let (seat, field, die) = second.unwrap();
        assert_eq!((seat, field), (Seat(0), Field::W));
        let (survivor, draws) = if die >= 5 { (Meeple::Deputy, (1, 3)) } else { (Meeple::Robber, (2, 4)) };
        assert_eq!((town.board().places[Place::Saloon], town.draws()), (Meeples::one(survivor), vec![draws]), "{die}");
        seen[usize::from(die) - 1] = true;
        if seen == [true; 6] {
            return;
        }
    }
}

/// What a seat with this much gold has after a turn in which nothing else happens.
fn banked(gold: u8, settings: &[(&str, &str)]) -> (u8, u8) {
    let mut town = Town::new(2, settings, |board| {
        alone(board, Meeple::Miner);
        board.seats[Seat(0)].gold = gold;
    });
    town.acts(&["take t1", "drop miner t2", "resolve t2"]);
    let supply = town.board().seats[Seat(0)];
    assert_eq!((town.board().bars, town.board().bag.gold), (6 - supply.bars, 36 + gold - supply.gold));
    (supply.bars, supply.gold)
}

#[test]
fn fm_29_case_10_exactly_the_price_is_swapped_and_once() {
    assert_eq!([5, 6, 7, 13].map(|gold| banked(gold, &[])), [(0, 5), (1, 0), (1, 1), (1, 7)]);
    assert_eq!([11, 13, 18, 19].map(|gold| banked(gold, &[("several-bars", "on")])), [(1, 5), (2, 1), (2, 6), (3, 0)]);
}

/// Three idle meeples; this seat, counted from 1, buys the last bar.
fn last_bar(seat: u8) -> Town {
    let mut town = Town::new(3, &[], |board| {
        for building in [Building::T1, Building::B3, Building::T5] {
            board.places[building] = Meeples::one(Meeple::Miner);
        }
        board.bars = 1;
        board.active = Seat(seat - 1);
        board.seats[Seat(seat - 1)].gold = 8;
    });
    town.acts(&["take t1", "drop miner t2", "resolve t2"]);
    assert_eq!((town.board().last_round, town.board().bars), (Some(End::Bars), 0));
    town
}

#[test]
fn fm_30_case_11_the_round_in_which_the_end_is_triggered_is_played_to_its_end() {
    let last = last_bar(3);
    assert_eq!(last.game.outcome(&last.state).unwrap().reason, End::Bars.name());
    let mut first = last_bar(1);
    for (seat, acts) in
        [(2, ["take b3", "drop miner b4", "resolve b4"]), (3, ["take t5", "drop miner t4", "resolve t4"])]
    {
        assert_eq!((first.asked(), first.game.outcome(&first.state)), (Some(seat), None));
        first.acts(&acts);
    }
    assert_eq!(first.game.outcome(&first.state).unwrap().reason, End::Bars.name());
}
