//! The secret choice (DE-11).

use desperados::{Action, Illegal};
use table::{Game, Viewer};

use table_kit::Story;

use crate::support::{Layout, Table};

/// Four players; the second has just held up a value-3 place with an ace, a duke and a lola.
fn four() -> Layout {
    let layout = Layout::new(4).active(2).pile(1, "bank-3 saloon-4 railway-5").row(1, "red: ace duke lola").hold_up(1);
    layout.hands(&["ace-blue ace-green", "duke-blue silas-red", "lola-blue", ""])
}

/// All orders of the numbers below `count`.
fn orders(count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for order in orders(count - 1) {
        for at in 0..count {
            let mut longer = order.clone();
            longer.insert(at, count - 1);
            all.push(longer);
        }
    }
    all
}

/// [I] Everybody is asked: the trigger player, a player without a legal gang, a player without a card.
#[test]
fn de_11_all_players_choose_and_nobody_is_passed_over() {
    let table = four().begin();
    assert_eq!(table.to_act(), [1, 2, 3, 4]);
    assert_eq!(table.legal(1), ["join ace-green", "join ace-blue", "ready"]);
    assert_eq!(table.legal(2), ["join duke-blue", "ready"]);
    assert_eq!(table.legal(4), ["ready"], "without a card");
    let mut placing = four().hand(1, "silas-blue").begin();
    assert_eq!(placing.legal(1), ["ready"], "without a legal gang");
    assert!(placing.choose(4, "").0.is_empty());
    assert_eq!(placing.to_act(), [1, 2, 3]);
}

#[test]
fn de_11_a_placed_card_asks_everybody() {
    for active in 1..=5 {
        let layout = Layout::new(5).active(active).row(2, "ace-red").hand(active, "duke-red");
        let mut table = layout.begin();
        table.place("duke-red 2").tells(&[&format!("{active} holds up gold-diggers-2 at 2")]);
        assert_eq!(table.to_act(), [1, 2, 3, 4, 5]);
    }
}

#[test]
fn de_11_one_may_join_with_nothing() {
    let mut table = four().begin();
    let story = table.choose_all(&["", "duke-blue", "", ""]);
    story.tells(&["2 joins with 2: duke-blue", "3 stays away", "4 stays away", "1 stays away"]);
}

#[test]
fn de_11_nothing_is_told_before_the_last_has_chosen() {
    let mut table = four().begin();
    let untouched = table.clone();
    for (seat, gang) in [(1, "ace-green ace-blue"), (4, ""), (2, "duke-blue")] {
        assert_eq!(table.choose(seat, gang), Story(Vec::new()));
        assert!(table.heard.iter().all(|heard| heard.audience != table::Audience::All));
        for viewer in [0, 3] {
            assert_eq!(table.view(viewer), untouched.view(viewer), "viewer {viewer} sees no change");
        }
    }
    assert_eq!(table.to_act(), [3]);
    let story = table.choose(3, "");
    assert_eq!(
        story.0[..4],
        ["2 joins with 2: duke-blue", "3 stays away", "4 stays away", "1 joins with 6: ace-green ace-blue"]
    );
}

#[test]
fn de_11_the_reveal_goes_clockwise_from_the_trigger_player() {
    for active in 1..=4 {
        let hands = ["ace-blue", "duke-blue", "lola-blue", "ace-green"];
        let mut table = four().active(active).placed(&[17, 18, 19, 20]).hold_up(1).hands(&hands).begin();
        let story = table.choose_all(&hands);
        let order: Vec<usize> = story.with(" joins with ").iter().map(|line| line[..1].parse().unwrap()).collect();
        assert_eq!(order, (0..4).map(|step| (active - 1 + step) % 4 + 1).collect::<Vec<_>>());
    }
}

/// The order in which seats are ready and gangs are put together does not change the outcome.
#[test]
fn de_11_the_order_of_choosing_does_not_matter() {
    let gangs = ["ace-green ace-blue", "duke-blue", "lola-blue", ""];
    let mut first: Option<(Story, Table)> = None;
    for order in orders(4) {
        let mut table = four().begin();
        for seat in &order {
            table.choose(seat + 1, gangs[*seat]);
        }
        let story = table.so_far();
        let (known, end) = first.get_or_insert_with(|| (story.clone(), table.clone()));
        assert_eq!((&story, &table.state), (&*known, &end.state), "{order:?}");
    }
    let mut mixed = four().begin();
    for (seat, step) in [(3, "join lola-blue"), (1, "join ace-blue"), (2, "join duke-blue"), (4, "ready")] {
        mixed.step(seat, step);
    }
    for (seat, step) in [(2, "ready"), (1, "join ace-green"), (3, "ready"), (1, "ready")] {
        mixed.step(seat, step);
    }
    assert_eq!(mixed.state, first.unwrap().1.state);
}

#[test]
fn de_11_whoever_is_ready_waits() {
    let mut table = four().begin();
    table.choose(1, "ace-blue");
    assert!(table.legal(1).is_empty());
    for text in ["join ace-green", "ready"] {
        assert_eq!(table.why_not(1, text), Some(Illegal::Ready));
    }
    assert_eq!(table.why_not(0, "ready"), Some(Illegal::NoSeat));
}

/// [H] A choice may be changed until the last one has chosen: no step learns anything, so every step can be taken back.
#[test]
fn de_11_no_step_of_a_choice_learns() {
    let table = four().begin();
    for seat in 1..=4 {
        for text in table.legal(seat) {
            let action: Action = text.parse().unwrap();
            assert!(!table.game.learns(&table.view(seat), action), "{text}");
            let mut state = table.state.clone();
            table.game.apply(&mut state, table::Seat(seat as u8 - 1), action, &table::Fast::new(1), &mut ());
            for other in (0..=4).filter(|other| *other != seat) {
                let viewer = if other == 0 { Viewer::Spectator } else { Viewer::Seat(table::Seat(other as u8 - 1)) };
                assert_eq!(table.game.view(&state, viewer), table.view(other));
            }
        }
    }
}

/// A gang stays in the hand until the reveal, so nobody sees a smaller hand.
#[test]
fn de_11_hands_stay_as_large_until_the_reveal() {
    let mut table = four().begin();
    table.choose(1, "ace-green ace-blue");
    assert_eq!(table.view(3).seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [2, 2, 1, 0]);
    assert!(table.view(3).seats.iter().all(|seat| seat.gang.is_none()));
    let own = table.view(1).choice.unwrap();
    assert_eq!((own.gang.cards.len(), own.gang.strength, own.ready), (2, 6, true));
    assert_eq!(table.view(1).hand.len(), 2);
    assert_eq!(table.view(0).choice, None);
}
