//! An impossible action is refused for the reason that really prevents it.

use std::collections::BTreeSet;

use fistful_of_meeples::{Building, End, Face, Field, Illegal, Meeple, Meeples, Place, Step};
use table::{Game, Seat, Viewer};

use crate::support::{Town, alone, showdown, sign, waits};

/// Why a viewer may not do this.
fn why(town: &Town, viewer: Viewer, action: &str) -> Option<Illegal> {
    town.game.why_not(&town.game.view(&town.state, viewer), action.parse().unwrap())
}

/// Each of these is refused to the seat that is asked, for this reason.
#[track_caller]
fn refused(town: &Town, cases: &[(&str, Illegal)]) {
    let asked = Viewer::Seat(Seat(town.asked().unwrap() - 1));
    for (action, reason) in cases {
        assert_eq!(why(town, asked, action), Some(*reason), "{action}");
    }
}

/// A builder comes to the door of T2, which has this sign; seat 1 can pay.
fn builder(face: Option<Face>) -> Town {
    let mut town = Town::new(2, &[], |board| {
        alone(board, Meeple::Builder);
        board.signs[Building::T2.index()] = face.and_then(|face| sign(1, face));
        (board.seats[Seat(0)].gold, board.seats[Seat(0)].stone) = (5, 5);
    });
    town.acts(&["take t1", "drop builder t2"]);
    town
}

#[test]
fn fm_7_before_the_first_turn_corners_alone_are_settled() {
    let town = Town::new(2, &[], |board| {
        board.step = Step::Settle;
        board.signs[Building::T1.index()] = sign(2, Face::Five);
    });
    refused(
        &town,
        &[("take t1", Illegal::SettleFirst), ("settle t2", Illegal::NoCorner), ("settle t1", Illegal::CornerTaken)],
    );
}

#[test]
fn fm_9_a_turn_begins_by_taking_meeples_that_are_there() {
    let town = Town::new(2, &[], |board| alone(board, Meeple::Builder));
    refused(
        &town,
        &[
            ("settle t1", Illegal::SettlingDone),
            ("take t3", Illegal::EmptyPlace),
            ("drop builder t2", Illegal::TakeFirst),
            ("resolve t2", Illegal::TakeFirst),
            ("showdown", Illegal::TakeFirst),
            ("mark 2", Illegal::NoMark),
            ("build", Illegal::NothingToBuild),
            ("upgrade", Illegal::NothingToUpgrade),
            ("decline", Illegal::NothingToDecline),
            ("reroll", Illegal::NoDie),
            ("keep", Illegal::NoDie),
        ],
    );
}

#[test]
fn fm_10_fm_11_meeples_in_hand_go_on_the_next_free_field() {
    let mut town = Town::new(2, &[], |board| {
        board.places[Building::T1] = [Meeple::Builder, Meeple::Miner].into_iter().collect();
        waits(board, Field::W, Meeple::Builder, 2);
    });
    town.acts(&["take t1"]);
    refused(
        &town,
        &[
            ("take t2", Illegal::AlreadyTook),
            ("resolve t2", Illegal::PlaceFirst),
            ("drop deputy t2", Illegal::NotInHand),
            ("drop builder w", Illegal::FieldTaken),
        ],
    );
    refused(&town, &[("drop builder b6", Illegal::NotBeside)]);
    let mut saloon = Town::new(2, &[], |board| {
        board.places[Place::Saloon] =
            [Meeple::Builder, Meeple::Builder, Meeple::Builder, Meeple::Miner].into_iter().collect();
    });
    saloon.acts(&["take saloon", "drop builder t3"]);
    refused(&saloon, &[("drop builder b3", Illegal::NotNext)]);
    saloon.acts(&["drop builder t4"]);
    refused(&saloon, &[("drop builder t2", Illegal::NotNext)]);
}

#[test]
fn fm_16_the_madame_waits_for_others_and_begins_on_a_door() {
    let mut escort = Town::new(2, &[], |board| {
        board.places[Building::T6] = [Meeple::Builder, Meeple::Builder, Meeple::Madame].into_iter().collect();
    });
    escort.acts(&["take t6"]);
    refused(&escort, &[("drop madame e", Illegal::OthersFirst)]);
    let mut first = Town::new(2, &[], |board| board.places[Place::Saloon] = Meeples::one(Meeple::Madame));
    first.acts(&["take saloon"]);
    refused(&first, &[("drop madame e", Illegal::MadameAtDoor)]);
}

#[test]
fn fm_15_the_second_marker_is_chosen_at_once_and_is_anothers() {
    let mut town = Town::new(3, &[], |board| board.places[Building::T1] = Meeples::of(Meeple::Builder, 8));
    town.acts(&["take t1", "drop builder w"]);
    refused(
        &town,
        &[
            ("resolve t2", Illegal::MarkFirst),
            ("drop builder t2", Illegal::MarkFirst),
            ("mark 1", Illegal::AnotherPlayer),
            ("mark 4", Illegal::AnotherPlayer),
        ],
    );
}

#[test]
fn fm_18_what_was_placed_is_resolved_and_nothing_else() {
    refused(
        &builder(None),
        &[
            ("take t3", Illegal::AlreadyTook),
            ("drop builder t3", Illegal::AllPlaced),
            ("resolve b3", Illegal::NobodyThere),
            ("showdown", Illegal::NoShowdown),
        ],
    );
}

#[test]
fn fm_19_a_question_is_answered_first() {
    let mut build = builder(None);
    build.acts(&["resolve t2"]);
    refused(&build, &[("take t3", Illegal::AnswerFirst), ("upgrade", Illegal::NothingToUpgrade)]);
    let mut upgrade = builder(Some(Face::Five));
    upgrade.acts(&["resolve t2"]);
    refused(&upgrade, &[("resolve t3", Illegal::AnswerFirst), ("build", Illegal::NothingToBuild)]);
}

#[test]
fn fm_25_the_die_is_rolled_again_or_kept_first() {
    refused(&showdown(Meeple::Deputy, Meeple::Builder, 0), &[("take t3", Illegal::DieFirst)]);
}

#[test]
fn whoever_is_not_asked_decides_nothing() {
    let town = builder(None);
    for viewer in Viewer::all(2) {
        let asked = town.game.view(&town.state, viewer).asked();
        assert_eq!(asked, viewer.seat().filter(|seat| *seat == Seat(0)), "{viewer:?}");
    }
    assert_eq!(why(&town, Viewer::Seat(Seat(1)), "resolve t2"), Some(Illegal::NotYourTurn));
    assert_eq!(why(&town, Viewer::Spectator, "resolve t2"), Some(Illegal::NoSeat));
    let over = Town::new(2, &[], |board| board.step = Step::Over(End::Bars));
    assert_eq!(why(&over, Viewer::Seat(Seat(0)), "take t1"), Some(Illegal::Over));
}

/// The tests above cover every reason.
#[test]
fn every_reason_comes_up() {
    let named: BTreeSet<&str> = include_str!("refusals.rs")
        .split("Illegal::")
        .skip(1)
        .filter_map(|rest| rest.split(|letter: char| !letter.is_alphanumeric()).next())
        .collect();
    let missing: Vec<String> =
        Illegal::ALL.iter().map(|reason| format!("{reason:?}")).filter(|name| !named.contains(name.as_str())).collect();
    assert_eq!(missing, Vec::<String>::new());
}
