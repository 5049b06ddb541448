//! The end of the game (DE-20 to DE-22).

use desperados::{Action, Illegal, Kind, Place, booty};
use table::{Decision as _, Game, Seat};

use crate::support::{Layout, Table};
use crate::truth::{KINDS, worth};

/// Seat 2, the only one to join, is about to win a place of this value.
fn about_to_win(value: usize) -> Layout {
    let row = ["ace", "calico", "duke", "lola", "mesa"][..value].join(" ");
    let layout = Layout::new(3).pile(1, &format!("bank-{value}")).row(1, &format!("green: {row}")).hold_up(1);
    layout.hands(&["ace-red ace-blue", "ace-yellow silas-red silas-red", ""])
}

#[test]
fn de_20_the_game_ends_as_soon_as_the_first_place_of_value_5_has_been_held_up() {
    let mut table = about_to_win(5).begin();
    let story = table.choose_all(&["", "ace-yellow", ""]);
    let expected = [
        "1 stays away",
        "2 joins with 5: ace-yellow",
        "3 stays away",
        "2 wins bank-5 at 1",
        "2 wanted: ace-yellow",
        "cleared 1: ace-green calico-green duke-green lola-green mesa-green",
        "end: five-won",
    ];
    assert_eq!(story.0, expected, "no further turn, and nothing is left of the pile");
    assert_eq!((table.is_over(), table.outcome().unwrap().reason.as_str()), (true, "five-won"));
}

/// [H] A hold-up that nobody joined does not end the game: the same place can be held up again, and then it ends.
#[test]
fn de_20_a_hold_up_that_nobody_joined_does_not_end_it_and_the_next_one_does() {
    let mut table = about_to_win(5).begin();
    let story = table.choose_all(&["", "", ""]);
    assert!(story.has("nobody joins at 1, 1 running") && !table.is_over());
    let again = about_to_win(5).nobody(1).begin().choose_all(&["", "ace-yellow", ""]);
    assert!(again.has("2 wins bank-5 at 1") && again.has("end: five-won"));
}

#[test]
fn de_20_a_place_of_less_does_not_end_it() {
    for value in 2..=4 {
        let mut table = about_to_win(value).pile(1, &format!("bank-{value} railway-5")).begin();
        table.choose_all(&["", "ace-yellow", ""]);
        assert!(!table.is_over(), "{value}");
        assert_eq!(table.to_act(), [2]);
    }
}

#[test]
fn de_20_hand_cards_count_nothing() {
    let totals = |hand: &str| {
        let mut table = about_to_win(5).hand(1, hand).booty(1, "saloon-4").begin();
        table.choose_all(&["", "ace-yellow", ""]);
        table.totals()
    };
    assert_eq!(totals(""), [4, 5, 0]);
    assert_eq!(totals("red: ace ace calico calico duke duke lola lola"), [4, 5, 0]);
}

#[test]
fn de_20_afterwards_nobody_decides_anything() {
    let mut table = about_to_win(5).begin();
    table.choose_all(&["", "ace-yellow", ""]);
    for seat in 0..=3 {
        for number in 0..<Action as table::Decision>::COUNT {
            let action = Action::nth(number).unwrap();
            assert_eq!(table.game.why_not(&table.view(seat), action), Some(Illegal::Over), "{action}");
        }
    }
    assert!((1..=3).all(|seat| table.legal(seat).is_empty()));
}

/// Red cards lie at every spot, all places have value 5: ace at 1 and 2, calico at 3 and 4, duke at 5.
fn reds() -> Layout {
    let layout = Layout::new(2).rest_is_wanted().booty(1, "saloon-2 saloon-3").booty(2, "bank-4");
    let rows = ["ace", "ace", "calico", "calico", "duke"];
    let places = ["bank-5", "saloon-5", "railway-5", "gold-diggers-5", "stage-coach-5"];
    let spots = (1..).zip(rows.into_iter().zip(places));
    spots.fold(layout, |layout, (spot, (row, place))| layout.pile(spot, place).row(spot, &format!("red: {row}")))
}

#[test]
fn de_21_where_no_card_can_ever_be_placed_the_game_is_scored() {
    let layout = reds().hands(&["silas-red ace-blue", "lola-green"]).draw("mesa-blue").discard("pearl-yellow");
    let mut table = layout.warrant("rusty-red rusty-red nevada-red").begin();
    let story = table.place("silas-red 5");
    assert_eq!(story.0, ["1 places silas-red 5", "end: dead-position"], "nobody draws first");
    assert_eq!(table.outcome().unwrap().reason, "dead-position");
    assert_eq!((table.totals(), table.ranks()), (vec![6, 4], vec![1, 2]));
}

/// One card anywhere outside the rows and the warrant is enough: in a hand, in the draw pile or in the discard pile.
#[test]
fn de_21_a_single_card_outside_the_rows_and_the_warrant_keeps_the_game_going() {
    let goes_on = |layout: Layout| {
        let mut table = layout.begin();
        table.place("silas-red 5");
        !table.is_over()
    };
    let layout = || {
        reds()
            .hands(&["silas-red ace-blue", "lola-green"])
            .draw("mesa-blue mesa-blue mesa-green")
            .discard("pearl-yellow")
    };
    assert!(!goes_on(layout()));
    assert!(goes_on(layout().hand(1, "silas-red rusty-red")), "in the hand of the player who has just placed a card");
    assert!(goes_on(layout().hand(2, "lola-red")), "in the next hand");
    assert!(goes_on(layout().draw("mesa-blue mesa-blue mesa-red")), "at the bottom of the draw pile");
    assert!(goes_on(layout().discard("pearl-yellow pearl-red")), "in the discard pile");
    assert!(goes_on(layout().hand(1, "silas-red silas-red")), "no silas is at the other spots yet");
    assert!(goes_on(layout().hand(2, "duke-red")), "there is no duke at spot 1");
    assert!(!goes_on(layout().warrant("lola-red lola-red mesa-red pearl-red rusty-red")), "not on the warrant");
    assert!(!goes_on(layout().hand(2, "")), "not without a hand either");
}

#[test]
fn de_21_a_person_that_lies_at_every_spot_cannot_be_placed() {
    let layout = reds().row(3, "green: ace lola").row(4, "red: calico").row(5, "red: calico");
    let mut table = layout.hands(&["silas-red", "ace-green"]).begin();
    assert!(
        table.place("silas-red 5").has("end: dead-position"),
        "an ace is already at the green spot, and the other spots are red"
    );
    let layout = reds().row(3, "green: lola").row(4, "red: calico").row(5, "red: calico");
    let mut other = layout.hands(&["silas-red", "ace-green"]).begin();
    other.place("silas-red 5");
    assert!(!other.is_over());
}

/// Any card fits an empty row, and a hold-up empties a row.
#[test]
fn de_21_after_a_hold_up_there_is_room_again() {
    let layout = reds().pile(5, "bank-2 saloon-5").hands(&["silas-red", "lola-green"]);
    let mut table = layout.begin();
    table.place("silas-red 5");
    let story = table.choose_all(&["", ""]);
    assert!(!table.is_over());
    assert_eq!(story.0.last().unwrap(), "2 draws 2", "the duke and the silas of the row");
}

#[test]
fn de_21_without_any_card_outside_the_game_is_scored() {
    let layout = Layout::new(2).rest_is_wanted().hands(&["ace-red", ""]);
    let mut table = layout.begin();
    table.place("ace-red 1");
    assert_eq!(table.outcome().unwrap().reason, "dead-position");
    assert_eq!(table.ranks(), [1, 1]);
}

/// The same with the last gang: everything outside the rows has gone to the warrant.
#[test]
fn de_21_it_is_looked_at_after_a_hold_up_too() {
    let layout =
        reds().pile(5, "bank-2 saloon-5").row(5, "blue: calico duke").hold_up(5).hands(&["duke-red", "ace-blue"]);
    let mut table = layout.begin();
    let story = table.choose_all(&["duke-red", ""]);
    assert!(!table.is_over(), "the spot is empty, and the cards of the row can be drawn: {story:?}");
    let mut none = Layout::new(2).rest_is_wanted().pile(5, "bank-2 saloon-5").row(5, "blue: ace duke").hold_up(5);
    none = none.hands(&["duke-red", ""]);
    let mut table = none.begin();
    table.choose_all(&["duke-red", ""]);
    assert!(!table.is_over());
}

/// The points of all kinds in a booty together.
fn counted(places: &[Place]) -> i32 {
    Kind::ALL.into_iter().map(|kind| booty(places, kind)).sum()
}

/// A finished game in which the seats have won these places.
fn finished(booty: &[&str]) -> Table {
    let layout = Layout::new(booty.len()).rest_is_wanted().hands(&vec![""; booty.len()]).hand(1, "ace-red");
    let layout = (1..).zip(booty).fold(layout, |layout, (seat, places)| layout.booty(seat, places));
    let piles = (1..=5).fold(layout, |layout, spot| layout.pile(spot, "bank-5"));
    let mut table = piles.begin();
    table.place("ace-red 1");
    table
}

#[test]
fn de_22_every_place_counts_the_highest_value_held_of_its_kind() {
    for (places, total) in [
        ("", 0),
        ("bank-2", 2),
        ("bank-2 bank-4 saloon-3", 11),
        ("bank-4 saloon-3 bank-2", 11),
        ("saloon-2 saloon-3 saloon-4", 12),
        ("saloon-2 bank-3 railway-4 gold-diggers-3 stage-coach-2", 14),
        ("saloon-5 saloon-2 saloon-3 saloon-4", 20),
        ("stage-coach-2 stage-coach-3 gold-diggers-2 gold-diggers-4", 14),
    ] {
        let table = finished(&[places, ""]);
        assert_eq!(table.totals(), [total, 0], "{places}");
        let list: Vec<Place> = places.split_whitespace().map(|place| place.parse().unwrap()).collect();
        assert_eq!(counted(&list), total);
    }
}

/// Any possible booty: all sets of the places of two kinds, with all places of a third.
#[test]
fn de_22_any_booty_is_counted_so() {
    for set in 0..256_u32 {
        let places = (0..8).filter(|bit| set >> bit & 1 == 1).map(|bit| format!("{}-{}", KINDS[bit / 4], 2 + bit % 4));
        let mut held: Vec<String> = places.collect();
        held.extend((2..=4).map(|value| format!("railway-{value}")));
        let list: Vec<Place> = held.iter().map(|place| place.parse().unwrap()).collect();
        assert_eq!(counted(&list), worth(&held), "{held:?}");
    }
}

#[test]
fn de_22_the_score_says_what_each_kind_counts() {
    let outcome = finished(&["bank-2 saloon-3 bank-4 stage-coach-2", "railway-2"]).outcome().unwrap();
    let sources = |seat: u8| {
        let sources = &outcome.scores[Seat(seat)].sources;
        sources
            .iter()
            .filter(|source| source.amount > 0)
            .map(|source| (source.key.clone(), source.amount))
            .collect::<Vec<_>>()
    };
    let named = |key: &str, amount| (key.to_owned(), amount);
    assert_eq!(sources(0), [named("saloon", 3), named("bank", 8), named("stage-coach", 2)]);
    assert_eq!(sources(1), [named("railway", 2)]);
}

#[test]
fn de_22_most_wins_and_a_tie_is_shared() {
    let ranks = |booty: &[&str]| finished(booty).ranks();
    assert_eq!(ranks(&["bank-2", "bank-3", "", "saloon-2 saloon-3"]), [3, 2, 4, 1]);
    // One place of 4 is worth as much as two of 2: their number does not matter.
    assert_eq!(ranks(&["bank-4", "saloon-2 railway-2", "gold-diggers-3"]), [1, 1, 3]);
    assert_eq!(ranks(&["bank-2", "saloon-2", "railway-2", "gold-diggers-2", "stage-coach-2"]), [1, 1, 1, 1, 1]);
    let outcome = finished(&["bank-4", "saloon-2 railway-2", "gold-diggers-3"]).outcome().unwrap();
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    assert!(outcome.scores.iter().all(|score| score.tie_break.is_empty()));
}
