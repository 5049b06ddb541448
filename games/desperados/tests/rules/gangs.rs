//! Gangs: who may join a hold-up, and how strong they are (DE-12 to DE-15).

use desperados::{Illegal, Spot};
use table::Reason;

use crate::support::{Layout, Table, cards};

/// A value-5 place with five reds in front of it; seat 1 holds these cards.
fn five(hand: &str) -> Layout {
    let layout = Layout::new(2).pile(3, "bank-5").row(3, "red: ace calico duke lola mesa").hold_up(3);
    layout.hands(&[hand, ""])
}

/// Whether seat 1 may put this gang together, card by card.
fn may(layout: &Layout, gang: &str) -> bool {
    let mut table = layout.begin();
    cards(gang).iter().all(|card| {
        let action = format!("join {card}");
        let legal = table.legal(1).contains(&action);
        assert_eq!(legal, table.why_not(1, &action).is_none());
        if legal {
            table.step(1, &action);
        }
        legal
    })
}

fn joined(table: &mut Table, gang: &str) -> u16 {
    for card in cards(gang) {
        table.step(1, &format!("join {card}"));
    }
    table.strength(1)
}

#[test]
fn de_12_one_card_is_a_gang() {
    let mut table = five("ace-blue").begin();
    let story = table.choose_all(&["ace-blue", ""]);
    assert!(story.has("1 joins with 5: ace-blue") && story.has("1 wins bank-5 at 3"));
}

#[test]
fn de_12_all_of_one_colour() {
    let hand = "blue: ace calico duke lola mesa ace calico duke lola mesa yellow: ace";
    assert!(may(&five(hand), "blue: ace calico duke lola mesa ace calico duke lola mesa"));
    assert!(may(&five(hand), "ace-blue mesa-blue"));
    assert!(!may(&five(hand), "ace-blue mesa-blue ace-yellow"));
}

#[test]
fn de_12_or_all_of_one_person_in_any_colours() {
    let hand = "ace-red ace-yellow ace-yellow ace-green ace-blue ace-blue duke-blue";
    assert!(may(&five(hand), "ace-red ace-yellow ace-yellow ace-green ace-blue ace-blue"));
    assert!(!may(&five(hand), "ace-red ace-yellow duke-blue"));
}

#[test]
fn de_12_nothing_mixed() {
    let layout = five("ace-red ace-blue duke-blue duke-green");
    let mut table = layout.begin();
    table.step(1, "join ace-red");
    assert_eq!(table.legal(1), ["join ace-blue", "ready"], "the other cards are neither red nor aces");
    for card in ["duke-blue", "duke-green"] {
        assert_eq!(table.why_not(1, &format!("join {card}")), Some(Illegal::MixedGang));
    }
    // With a blue ace: then only blue cards or only aces.
    let mut table = layout.begin();
    table.step(1, "join ace-blue");
    assert_eq!(table.legal(1), ["join ace-red", "join duke-blue", "ready"]);
    table.step(1, "join duke-blue");
    assert_eq!(table.legal(1), ["ready"]);
    assert_eq!(table.why_not(1, "join ace-red"), Some(Illegal::MixedGang));
}

#[test]
fn de_12_two_equal_cards_leave_both_ways_open() {
    let layout = five("ace-blue ace-blue ace-red duke-blue");
    let mut table = layout.begin();
    table.step(1, "join ace-blue");
    table.step(1, "join ace-blue");
    assert_eq!(table.legal(1), ["join ace-red", "join duke-blue", "ready"]);
    assert!(!may(&layout, "ace-blue ace-blue ace-red duke-blue"));
}

#[test]
fn de_13_twins_may_both_be_in_it_and_no_third() {
    let layout = five("ace-blue ace-blue calico-blue");
    let mut table = layout.begin();
    assert_eq!(joined(&mut table, "ace-blue ace-blue"), 10);
    assert_eq!(table.why_not(1, "join ace-blue"), Some(Illegal::AllJoined));
    assert_eq!(table.legal(1), ["join calico-blue", "ready"]);
    let mut single = five("ace-blue calico-blue").begin();
    single.step(1, "join ace-blue");
    assert_eq!(single.why_not(1, "join ace-blue"), Some(Illegal::AllJoined));
}

/// A gang is made of hand cards, so DE-12 refuses a card that is not in the hand.
#[test]
fn de_12_a_card_that_is_not_in_hand_cannot_join() {
    let refused = five("ace-blue calico-blue").begin().why_not(1, "join mesa-blue");
    assert_eq!((refused, refused.unwrap().clause()), (Some(Illegal::JoinNotInHand), "DE-12"));
}

/// The player need not hold both twins: one at the place is enough for the one in the hand.
#[test]
fn de_13_the_gangs_colour_need_not_be_that_of_the_place() {
    for colour in ["red", "yellow", "green", "blue"] {
        let gang = format!("{colour}: ace mesa");
        assert!(may(&five(&gang), &gang));
        let mut table = five(&gang).begin();
        assert_eq!(joined(&mut table, &gang), 5 + 1);
    }
}

#[test]
fn de_14_only_who_is_at_this_place_or_on_the_warrant() {
    let hand = "blue: ace mesa nevada ortega pearl";
    let layout = five(hand).row(1, "pearl-green").warrant("nevada-green");
    let table = layout.begin();
    assert_eq!(table.legal(1), ["join ace-blue", "join mesa-blue", "join nevada-blue", "ready"]);
    for card in ["ortega-blue", "pearl-blue"] {
        assert_eq!(table.why_not(1, &format!("join {card}")), Some(Illegal::NotWanted), "another place does not count");
    }
}

/// The warrant as it stands before this hold-up: cards that join now help nobody yet, but do the next time.
#[test]
fn de_14_the_warrant_as_it_stands_before_the_hold_up() {
    let layout = Layout::new(2).pile(3, "bank-2 saloon-3").row(3, "red: ace calico").hold_up(3);
    let layout = layout.pile(1, "bank-3").row(1, "red: duke lola");
    let mut table =
        layout.hands(&["ace-blue ace-green duke-red", "ace-yellow nevada-red"]).draw("silas-green silas-red").begin();
    table.step(1, "join ace-blue");
    assert_eq!(joined(&mut table, "ace-green"), 4, "two each, none for the other");
    table.step(1, "ready");
    let story = table.choose(2, "ace-yellow");
    story.tells(&["1 joins with 4: ace-green ace-blue", "2 joins with 2: ace-yellow", "1 wins bank-2 at 3"]);
    assert_eq!(table.warrant(), "ace-green ace-blue");
    // Seat 2 holds up the other place, which has no ace.
    table.place("nevada-red 1");
    assert_eq!(table.legal(2), ["ready"]);
    assert_eq!(table.why_not(2, "join silas-red"), Some(Illegal::NotWanted));
}

#[test]
fn de_14_the_warrant_alone_is_enough() {
    let layout = Layout::new(2).pile(1, "bank-3").row(1, "red: duke lola nevada").hold_up(1);
    let mut table = layout.warrant("ace-green ace-blue").hands(&["ace-red", ""]).begin();
    assert_eq!(joined(&mut table, "ace-red"), 2, "one for each ace on the warrant, none for a position");
}

/// [I] The person, in any colour; with *exact match*, the same card.
#[test]
fn de_14_the_person_counts_in_any_colour_but_by_exact_match_in_its_own() {
    let hand = "ace-red ace-blue nevada-green nevada-blue";
    let layout = five(hand).warrant("nevada-green");
    assert_eq!(
        layout.begin().legal(1),
        ["join ace-red", "join ace-blue", "join nevada-green", "join nevada-blue", "ready"]
    );
    let exact = layout.clone().exact().begin();
    assert_eq!(exact.legal(1), ["join ace-red", "join nevada-green", "ready"]);
    for card in ["ace-blue", "nevada-blue"] {
        let refused = exact.why_not(1, &format!("join {card}"));
        assert_eq!((refused, refused.unwrap().clause()), (Some(Illegal::CardNotWanted), "DE-15"));
    }
    // Each setting has its own reason, even if nobody of that name is wanted at all.
    let ace = |layout: &Layout| layout.clone().row(1, "red: calico").hold_up(1).begin().why_not(1, "join ace-blue");
    assert_eq!(ace(&layout), Some(Illegal::NotWanted));
    assert_eq!(ace(&layout.exact()), Some(Illegal::CardNotWanted));
    assert_eq!(Illegal::NotWanted.clause(), "DE-14");
}

#[test]
fn de_15_the_first_counts_the_value_of_the_place_and_each_next_one_less() {
    let persons = ["ace", "calico", "duke", "lola", "mesa"];
    for value in 2..=5 {
        for (at, person) in persons.iter().enumerate().take(value) {
            let layout = Layout::new(2).pile(2, &format!("saloon-{value}")).hold_up(2);
            let layout = layout.row(2, &format!("green: {}", persons[..value].join(" ")));
            let mut table = layout.hands(&[&format!("{person}-yellow"), ""]).begin();
            assert_eq!(usize::from(joined(&mut table, &format!("{person}-yellow"))), value - at, "{person} of {value}");
        }
    }
}

#[test]
fn de_15_each_card_of_the_person_on_the_warrant_adds_one_whatever_its_colour() {
    let warrant = "mesa-green mesa-yellow mesa-yellow nevada-red silas-red silas-blue";
    let layout = five("blue: mesa nevada silas mesa ace").warrant(warrant);
    for (gang, strength) in [("mesa", 1 + 3), ("nevada", 1), ("silas", 2), ("ace", 5), ("mesa mesa", 8)] {
        let mut table = layout.begin();
        assert_eq!(joined(&mut table, &format!("blue: {gang}")), strength, "{gang}");
    }
    let mut all = layout.begin();
    assert_eq!(
        joined(&mut all, "blue: mesa nevada silas mesa ace"),
        4 + 1 + 2 + 4 + 5,
        "a gang is the sum of its cards"
    );
}

#[test]
fn de_15_a_person_counts_at_this_place_alone() {
    let layout = five("ace-blue").row(1, "green: ace").row(2, "blue: ace");
    let mut table = layout.begin();
    assert_eq!(joined(&mut table, "ace-blue"), 5);
}

/// Option *exact match*: only cards equal in person and colour count, at the place and on the warrant.
#[test]
fn de_15_by_exact_match_only_the_same_card_counts() {
    let layout = five("red: ace mesa nevada").warrant("mesa-green mesa-blue ace-yellow nevada-red").exact();
    for (gang, strength) in [("ace", 5), ("mesa", 1), ("nevada", 1), ("ace mesa nevada", 7)] {
        let mut table = layout.begin();
        assert_eq!(joined(&mut table, &format!("red: {gang}")), strength, "{gang}");
    }
    let twin = five("nevada-green nevada-green").warrant("nevada-red nevada-blue").exact();
    assert!(!may(&twin, "nevada-green"));
    let blue = five("blue: mesa ace").warrant("mesa-blue ace-yellow");
    let mut exact = blue.clone().exact().begin();
    assert_eq!(joined(&mut exact, "mesa-blue"), 1, "a red mesa at the place is no help to a blue one");
    assert!(!may(&blue.clone().exact(), "ace-blue"));
    let mut off = blue.begin();
    assert_eq!(joined(&mut off, "blue: mesa ace"), (1 + 1) + (5 + 1));
}

/// Before a hold-up, everybody can also see what a card would be worth now.
#[test]
fn de_15_what_a_card_is_worth_can_be_seen_by_all() {
    let layout = Layout::new(2).pile(3, "bank-5").row(3, "red: ace calico").warrant("calico-blue duke-blue");
    for (exact, worth) in [(false, [Some(5), Some(5), Some(1), None]), (true, [None, None, None, None])] {
        let layout = if exact { layout.clone().exact() } else { layout.clone() };
        let table = layout.begin();
        for viewer in 0..=2 {
            let view = table.view(viewer);
            let told = ["ace-green", "calico-green", "duke-green", "lola-green"]
                .map(|card| table.game.strength(&view, Spot(2), card.parse().unwrap()));
            assert_eq!(told, worth);
            let own = table.game.strength(&view, Spot(2), "calico-blue".parse().unwrap());
            assert_eq!(own, if exact { Some(1) } else { Some(5) });
        }
    }
}
