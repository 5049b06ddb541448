//! Wyatt Earp out of turn: the two windows (WE-25).

use table::Game;

use crate::support::{Layout, Table};

/// Seat 1 covers the three Jesses of seat 2, who holds these cards; the next shot turns up this card.
fn hidden(hand: &str, draw: &str) -> Table {
    let layout = Layout::new(3).hand(1, "hideout bob bob").hand(2, hand).hand(3, "wes wes").group(2, "jesse 3");
    let mut table = layout.draw(&format!("belle {draw}")).discard("billy").begin();
    table.act("hideout");
    table
}

#[test]
fn we_25_a_hideout_that_has_landed_opens_a_window_for_its_owner_alone() {
    let table = hidden("wyatt wes", "sundance");
    assert_eq!((table.window(), table.active(), table.turn()), (Some(2), Some(2), 1));
    assert_eq!(table.legal(), ["pass", "unhide"]);
}

#[test]
fn we_25_then_the_turn_goes_on() {
    let mut pass = hidden("wyatt wes", "sundance");
    let mut hit = pass.clone();
    pass.act("pass");
    assert_eq!((pass.window(), pass.active(), pass.turn()), (None, Some(1), 1));
    assert_eq!(
        (pass.ways("discard"), pass.group(2, "jesse").as_str()),
        (vec!["discard bob".into()], "jesse 3 hideout")
    );
    hit.act("unhide");
    assert_eq!((hit.window(), hit.active(), hit.turn()), (None, Some(1), 1));
    assert_eq!((hit.group(2, "jesse").as_str(), hit.hand(2).as_str()), ("jesse 3", "wes"));
    assert_eq!(hit.discard(), "hideout sundance wyatt belle billy");
}

/// Out of turn, it does not count as the sheriff card of any turn.
#[test]
fn we_25_out_of_turn_it_is_no_sheriff_card_of_the_turn() {
    let layout = Layout::new(2).hand(1, "bob bob").hand(2, "wyatt photo-jesse wes wes").group(2, "jesse 3 hideout");
    let mut table = layout.draw("sundance").discard("billy").begin();
    table.acts(&["discard bob", "unhide", "take"]);
    assert!(table.can("photo jesse"));
    let layout = Layout::new(2).hand(1, "bob bank belle").hand(2, "wyatt wes").group(2, "jesse 3").group(1, "jesse 1");
    let mut own = layout.sheriff().draw("sundance").begin();
    own.refuses("bank", "WE-9");
    own.act("discard bob");
    assert_eq!(own.window(), None);
}

#[test]
fn we_25_in_his_window_he_shoots_as_often_as_he_likes() {
    let mut table = hidden("wyatt wyatt wyatt wes", "bank gun sundance");
    table.act("unhide");
    assert_eq!((table.window(), table.discard().as_str()), (Some(2), "bank wyatt belle billy"));
    table.act("unhide");
    assert_eq!((table.window(), table.group(2, "jesse").as_str()), (Some(2), "jesse 3 hideout"));
    table.act("unhide");
    assert_eq!((table.window(), table.group(2, "jesse").as_str(), table.hand(2).as_str()), (None, "jesse 3", "wes"));
    assert_eq!(table.discard(), "hideout sundance wyatt gun wyatt bank wyatt belle billy");
}

/// It stays open while public facts allow it, whether or not the player has another Wyatt Earp.
#[test]
fn we_25_it_stays_open_after_a_miss_whatever_is_left_in_the_hand() {
    for (hand, legal) in [("wyatt wyatt", vec!["pass", "unhide"]), ("wyatt wes", vec!["pass"])] {
        let mut table = hidden(hand, "bank");
        table.act("unhide");
        assert_eq!((table.window(), table.legal()), (Some(2), legal.into_iter().map(str::to_owned).collect()));
    }
    let mut empty = hidden("wyatt", "bank");
    empty.act("unhide");
    assert_eq!((empty.window(), empty.active()), (None, Some(1)), "without a card in hand it closes");
}

#[test]
fn we_25_after_a_hit_he_names_any_of_his_hideouts_and_nobody_elses() {
    let layout = Layout::new(3).hand(1, "hideout bob bob").hand(2, "wyatt wes").group(2, "jesse 3").hand(3, "wes wes");
    let layout = layout.group(2, "wes 2 hideout").group(3, "billy 1 hideout").group(2, "belle 2");
    let mut table = layout.draw("belle sundance").begin();
    table.acts(&["hideout", "target 2 jesse"]);
    assert_eq!(table.legal(), ["pass", "unhide"]);
    table.act("unhide");
    assert_eq!((table.active(), table.turn(), table.window()), (Some(2), 1, None), "it is no longer a window");
    assert_eq!(table.legal(), ["target 2 jesse", "target 2 wes"]);
    assert_eq!(table.game.lapse(&table.state), None, "it hit, so a target has to be named");
    table.refuses("pass", "WE-16");
    table.refuses("target 2 belle", "WE-24");
    table.refuses("target 3 billy", "WE-24");
    table.act("target 2 wes");
    assert_eq!((table.group(2, "wes").as_str(), table.window()), ("wes 2", Some(2)), "the other one is still there");
}

#[test]
fn we_25_it_opens_on_public_facts_never_because_of_what_the_hand_holds() {
    assert_eq!(hidden("wes", "sundance").window(), Some(2), "a card in hand is enough");
    assert_eq!(hidden("wes", "sundance").legal(), ["pass"]);
    assert_eq!(hidden("", "sundance").window(), None);
    let none = |layout: Layout| {
        let layout = layout.hand(1, "hideout bob bob").hand(2, "wyatt wes").group(2, "jesse 3").draw("belle");
        let mut table = layout.rest_is_discarded().begin();
        table.act("hideout");
        table.window()
    };
    assert_eq!(none(Layout::new(2)), Some(2), "the pile can be renewed for the shot");
    assert_eq!(none(Layout::new(2).renewed()), None, "no card to shoot with");
}

/// Nothing else is allowed in a window, not even a discard.
#[test]
fn we_25_only_mode_3_is_played_out_of_turn() {
    let table = hidden("wyatt bank photo-jesse jesse wes", "sundance");
    let others = ["wyatt draw", "wyatt search", "bank", "photo jesse", "lay jesse 1", "discard wes", "draw", "take"];
    for text in others {
        table.refuses(text, "WE-25");
    }
    assert_eq!(table.legal(), ["pass", "unhide"]);
}

#[test]
fn we_25_there_is_no_pass_in_a_turn() {
    Layout::new(2).begin().refuses("pass", "WE-25");
    Layout::new(2).drawing().begin().refuses("pass", "WE-6");
}

/// Every seat has a group under a Hideout; seat `active` is about to end its turn.
fn between(seats: usize, active: usize) -> Layout {
    let names = ["jesse", "bob", "wes", "belle"];
    let layout = Layout::new(seats).active(active).draw("sundance sundance bank").discard("billy");
    (1..=seats).fold(layout, |layout, seat| {
        let hand = if seat == active { "butch butch" } else { "wyatt butch" };
        layout.hand(seat, hand).group(seat, &format!("{} 2{}", names[seat - 1], if seat < 4 { " hideout" } else { "" }))
    })
}

#[test]
fn we_25_between_two_turns_everybody_is_asked_clockwise_from_whose_turn_comes_next() {
    for seats in 2..=3 {
        for active in 1..=seats {
            let mut table = between(seats, active).begin();
            table.act("discard butch");
            for step in 1..=seats {
                let asked = (active - 1 + step) % seats + 1;
                assert_eq!((table.window(), table.active(), table.turn()), (Some(asked), Some(asked), active));
                table.act("pass");
            }
            assert_eq!(
                (table.window(), table.turn(), table.active()),
                (None, active % seats + 1, Some(active % seats + 1))
            );
        }
    }
}

#[test]
fn we_25_between_two_turns_only_whoever_has_a_hideout_before_him_is_asked() {
    let mut table = between(4, 2).begin();
    table.act("discard butch");
    for asked in [3, 1, 2] {
        assert_eq!(table.window(), Some(asked));
        table.act("pass");
    }
    assert_eq!((table.window(), table.turn()), (None, 3), "seat 4 has no Hideout");
}

#[test]
fn we_25_a_pass_is_final_for_that_window() {
    let mut table = between(3, 1).begin();
    table.acts(&["discard butch", "pass", "unhide"]);
    assert_eq!(table.window(), Some(1), "seat 2 is not asked again");
    table.act("pass");
    assert_eq!((table.window(), table.turn()), (None, 2));
    table.acts(&["take", "discard butch"]);
    assert_eq!(table.window(), Some(1), "the next window asks again; seat 3 has no group");
    table.act("pass");
    assert_eq!(table.window(), Some(2));
}

#[test]
fn we_25_without_a_card_to_shoot_with_nobody_is_asked() {
    let layout = between(3, 1).draw("").discard("billy billy billy").rest_is_held();
    let mut renews = layout.clone().begin();
    renews.act("discard butch");
    assert_eq!(renews.window(), Some(2));
    renews.act("unhide");
    assert!(renews.renewed());
    let mut none = layout.renewed().begin();
    none.act("discard butch");
    assert_eq!((none.window(), none.turn()), (None, 2));
}

/// The first seat asked shoots the last card.
#[test]
fn we_25_whether_it_opens_is_seen_when_its_time_comes() {
    let mut table = between(3, 1).draw("bank").rest_is_discarded().renewed().begin();
    table.acts(&["discard butch", "unhide"]);
    assert_eq!((table.window(), table.turn(), table.group(2, "bob").as_str()), (None, 2, "bob 2 hideout"));
}

/// A player who has discarded the last card is not asked.
#[test]
fn we_25_also_after_the_discard_that_ends_the_hand() {
    let mut last = between(2, 1).hand(1, "butch").begin();
    last.act("discard butch");
    assert_eq!((last.window(), last.number(), last.held(1)), (Some(2), 3, 0));
    last.act("unhide");
    assert_eq!((last.window(), last.number(), last.dealer()), (None, 4, 1), "the hand ends as the window closes");
}

/// Another player has no cards, so the hand ends with this turn.
#[test]
fn we_25_also_at_the_end_of_a_turn_in_which_another_was_emptied() {
    let mut table = between(3, 1).hand(3, "").begin();
    table.act("discard butch");
    assert_eq!((table.window(), table.number()), (Some(2), 3));
    table.act("pass");
    assert_eq!((table.window(), table.number()), (Some(1), 3), "seat 3 has no card and is not asked");
    table.act("pass");
    assert_eq!((table.number(), table.dealer()), (4, 1));
}

/// A Hideout removed in it no longer counts in the scoring.
#[test]
fn we_25_a_group_freed_after_the_last_discard_counts() {
    let layout = Layout::new(2).hand(1, "bob").hand(2, "wyatt belle").group(2, "jesse 4 hideout").poster("jesse", 9);
    let mut table = layout.draw("sundance").begin();
    table.acts(&["discard bob", "unhide"]);
    assert_eq!((table.number(), table.money()), (4, vec![0, 9]));
}

#[test]
fn we_25_no_window_when_somebody_ends_the_hand_instead_of_drawing() {
    let layout = Layout::new(2).drawing().draw("gun").renewed().rest_is_discarded();
    let mut table = layout.hand(2, "wyatt bob").group(2, "jesse 3 hideout").begin();
    table.act("close");
    assert_eq!((table.window(), table.number()), (None, 4));
}

#[test]
fn we_25_whoever_is_emptied_between_two_turns_ends_the_hand_when_the_window_closes() {
    let mut table = between(3, 2).hand(3, "wyatt").draw("bank sundance").begin();
    table.acts(&["discard butch", "unhide"]);
    assert_eq!((table.window(), table.number(), table.held(3)), (Some(1), 3, 0), "the others are asked first");
    table.act("unhide");
    assert_eq!(table.window(), Some(2));
    table.act("pass");
    assert_eq!((table.number(), table.dealer()), (4, 2), "that turn was the last");
}

/// Even the player whose turn it was.
#[test]
fn we_25_the_player_whose_turn_has_ended_may_empty_himself_in_it() {
    let mut table = between(2, 1).hand(1, "wyatt butch").draw("bank bank").begin();
    table.acts(&["discard butch", "pass", "unhide"]);
    assert_eq!((table.number(), table.dealer()), (4, 1));
}

/// The discard for which WE-13 keeps a card is not due out of turn.
#[test]
fn we_25_whoever_is_emptied_in_the_turn_ends_the_hand_at_its_end() {
    let mut table = hidden("wyatt", "sundance");
    assert_eq!(table.legal(), ["pass", "unhide"]);
    table.act("unhide");
    assert_eq!((table.held(2), table.number(), table.active()), (0, 3, Some(1)));
    table.act("discard bob");
    assert_eq!((table.number(), table.dealer()), (4, 1));
}

#[test]
fn we_25_the_target_of_a_miss_is_not_asked() {
    let layout = Layout::new(2).hand(1, "hideout bob").hand(2, "wyatt wes").group(2, "jesse 3").draw("bank");
    let mut table = layout.begin();
    table.act("hideout");
    assert_eq!((table.window(), table.active()), (None, Some(1)));
}
