//! Who wins a hold-up, and what becomes of the cards (DE-16 to DE-19).

use crate::support::{Layout, Table};

/// A value-4 place with ace, calico, duke and lola in front of it, held up by this seat; another place lies beneath.
fn held(seats: usize, trigger: usize) -> Layout {
    let layout = Layout::new(seats).active(trigger).hold_up(1).pile(1, "bank-4 saloon-5");
    layout.row(1, "green: ace calico duke lola").hands(&vec![""; seats])
}

/// Everybody joins with their whole hand. Returns the winner, and whether there was a tie.
fn wins(table: &mut Table) -> (usize, bool) {
    let seats = table.truth().hands.len();
    let hands: Vec<String> = (1..=seats).map(|seat| table.hand(seat)).collect();
    let story = table.choose_all(&hands.iter().map(String::as_str).collect::<Vec<_>>());
    let won = story.with(" wins ");
    assert_eq!(won.len(), 1, "{story:?}");
    (won[0][..1].parse().unwrap(), won[0].contains(" by a tie"))
}

/// The winner among these gangs, if the seats last placed a card in these turns.
fn among(trigger: usize, placed: &[u32], hands: &[&str]) -> (usize, bool) {
    let mut layout = held(hands.len(), trigger).hands(hands);
    layout = layout.placed(placed);
    wins(&mut layout.begin())
}

#[test]
fn de_16_the_strongest_gang_wins() {
    // 4, 3, 2, 1.
    for (hands, winner) in [
        (["ace-red", "calico-red", "duke-red"], 1),
        (["duke-red", "ace-red", "calico-red"], 2),
        (["duke-red", "calico-red", "ace-red"], 3),
        (["lola-red", "", "duke-red"], 3),
        (["", "lola-red", ""], 2),
        (["red: lola duke", "ace-red", "lola-blue"], 2),
        (["red: lola duke calico", "ace-red", ""], 1),
        (["lola-red lola-blue lola-yellow lola-yellow lola-blue", "ace-red", "duke-red"], 1),
    ] {
        for trigger in 1..=3 {
            let placed = [1, 2, 3].map(|seat| if seat == trigger { 21 } else { 17 + seat as u32 });
            assert_eq!(among(trigger, &placed, &hands), (winner, false), "{hands:?}, {trigger} triggers");
        }
    }
}

/// The number of cards, the hand and the booty do not matter: only strength does.
#[test]
fn de_16_one_strong_card_beats_several_weak_ones() {
    let layout = held(2, 2).hands(&["red: lola duke", "ace-blue"]).booty(1, "saloon-2 saloon-3");
    assert_eq!(wins(&mut layout.begin()), (2, false));
    let layout = held(2, 2).hands(&["ace-blue lola-blue", "ace-red"]);
    assert_eq!(wins(&mut layout.begin()), (1, false), "the trigger player wins ties, not weaker gangs");
}

#[test]
fn de_16_the_trigger_player_wins_every_tie_that_he_is_in() {
    for seats in 2..=5 {
        for trigger in 1..=seats {
            let aces = ["ace-red", "ace-yellow", "ace-blue", "red: calico lola", "blue: calico lola"];
            let placed: Vec<u32> =
                (1..=seats).map(|seat| if seat == trigger { 21 } else { 21 - seat as u32 }).collect();
            assert_eq!(among(trigger, &placed, &aces[..seats]), (trigger, true));
            let none: Vec<u32> = (1..=seats).map(|seat| if seat == trigger { 1 } else { 0 }).collect();
            assert_eq!(among(trigger, &none, &aces[..seats]), (trigger, true), "in the first turn too");
        }
    }
}

/// The player whose last placement in a working day is the most recent, [I] among the tied.
#[test]
fn de_16_a_tie_goes_to_the_most_recent_placement() {
    let hands = ["ace-red", "ace-yellow", "lola-blue", "ace-blue"];
    for (placed, winner) in [([18, 19, 21, 20], 4), ([20, 19, 21, 18], 1), ([17, 20, 21, 3], 2), ([0, 2, 21, 0], 2)] {
        assert_eq!(among(3, &placed, &hands), (winner, true), "{placed:?}");
    }
    // A player who has placed beats one who has not, even if the latter comes first counter-clockwise.
    assert_eq!(among(3, &[1, 0, 21, 0], &hands), (1, true));
    assert_eq!(among(3, &[0, 0, 21, 1], &hands), (4, true));
}

#[test]
fn de_16_who_is_not_tied_is_of_no_account() {
    // Seat 2 placed more recently than all but the trigger player, but is weaker.
    assert_eq!(among(1, &[21, 20, 5, 4], &["", "lola-red", "ace-red", "ace-blue"]), (3, true));
    assert_eq!(among(1, &[21, 20, 0, 0], &["", "lola-red", "ace-red", "ace-blue"]), (4, true));
    assert_eq!(among(1, &[21, 20, 5, 4], &["lola-red", "", "duke-red", "ace-blue"]), (4, false));
}

/// Only a tie between the strongest gangs counts.
#[test]
fn de_16_weaker_gangs_that_are_equal_make_no_tie() {
    let placed = [18, 19, 20, 21];
    assert_eq!(among(4, &placed, &["duke-red", "duke-blue", "ace-red", "duke-yellow"]), (3, false));
    assert_eq!(among(4, &placed, &["ace-red", "duke-blue", "duke-red", "duke-yellow"]), (1, false));
    assert_eq!(among(4, &placed, &["duke-blue", "duke-red", "", "ace-red"]), (4, false));
    assert_eq!(among(4, &placed, &["ace-blue", "duke-red", "ace-red", "duke-yellow"]), (3, true));
}

/// [H] If no tied player has placed yet: the first one met going counter-clockwise from the trigger player.
#[test]
fn de_16_without_placements_the_first_counter_clockwise_wins() {
    for seats in 3..=5 {
        for trigger in 1..=seats {
            for absent in 0..seats - 2 {
                // All others tie, except for the first `absent` seats counter-clockwise.
                let mut hands = vec!["ace-red", "ace-yellow", "ace-blue", "red: calico lola", "blue: calico lola"];
                hands.truncate(seats);
                hands[trigger - 1] = "";
                let met = |steps: usize| (trigger - 1 + seats - steps) % seats;
                (1..=absent).for_each(|steps| hands[met(steps)] = "");
                let placed: Vec<u32> = (1..=seats).map(|seat| u32::from(seat == trigger) * 21).collect();
                let last = absent + 2 == seats;
                assert_eq!(
                    among(trigger, &placed, &hands),
                    (met(absent + 1) + 1, !last),
                    "{seats}, {trigger}, {absent}"
                );
            }
        }
    }
    // Four players A B C D, B triggers: A, then D, then C.
    let placed = [0, 21, 0, 0];
    assert_eq!(among(2, &placed, &["ace-red", "", "ace-blue", "ace-yellow"]), (1, true));
    assert_eq!(among(2, &placed, &["", "", "ace-blue", "ace-yellow"]), (4, true));
    assert_eq!(among(2, &placed, &["lola-red", "", "ace-blue", ""]), (3, false));
}

/// The last placements come from actual play: a stuck player has placed nothing.
#[test]
fn de_16_the_turns_of_play_are_what_counts() {
    let layout =
        Layout::new(4).turn(1).placed(&[0; 4]).pile(1, "bank-3 saloon-5").pile(2, "saloon-5").pile(3, "railway-5");
    let layout = layout.hands(&["ace-red ace-blue", "calico-red", "silas-green ace-green", "duke-red ace-yellow"]);
    let mut table = layout.begin();
    for text in ["ace-red 1", "calico-red 2", "silas-green 3"] {
        table.place(text);
    }
    assert_eq!(table.view(0).recent().iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(), [3, 2, 1]);
    table.place("duke-red 1");
    assert_eq!(table.view(0).recent().iter().map(|seat| seat.0 + 1).collect::<Vec<_>>(), [4, 3, 2, 1]);
    let red = table.legal(1).into_iter().find(|text| text.ends_with("-red 1")).unwrap();
    let red = red.strip_prefix("place ").unwrap();
    table.place(red).tells(&["1 holds up bank-3 at 1"]);
    let story = table.choose_all(&["", "", "ace-green", "ace-yellow"]);
    assert!(story.has("4 wins bank-3 at 1 by a tie"), "{story:?}");
}

#[test]
fn de_17_the_winner_takes_the_place_and_the_next_one_is_in_play() {
    let mut table = held(3, 1).hand(2, "ace-red").booty(2, "saloon-2").begin();
    let story = table.choose_all(&["", "ace-red", ""]);
    story.tells(&["2 wins bank-4 at 1", "open 1: saloon-5", "turn 22: 2"]);
    assert_eq!(table.booty(2), "saloon-2 bank-4");
    assert_eq!((table.row(1).as_str(), table.truth().piles[0].join(" ").as_str()), ("", "saloon-5"));
    for viewer in 0..=3 {
        assert_eq!(table.view(viewer).seats[table::Seat(1)].booty.len(), 2, "booty is open");
    }
}

#[test]
fn de_17_the_winning_gang_goes_to_the_warrant_sorted() {
    let layout = held(2, 1).hands(&["lola-red duke-red ace-red", "lola-blue"]);
    let layout = layout.warrant("duke-blue duke-red calico-green silas-yellow");
    let mut table = layout.begin();
    let story = table.choose_all(&["lola-red duke-red ace-red", "lola-blue"]);
    assert!(story.has("1 wanted: ace-red duke-red lola-red"));
    let sorted = "ace-red calico-green duke-red duke-red duke-blue lola-red silas-yellow";
    assert_eq!(table.warrant(), sorted);
    for viewer in 0..=2 {
        assert_eq!(
            table.view(viewer).warrant.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" "),
            sorted
        );
    }
    assert_eq!(table.hand(1), "", "the gang has left the hand");
}

/// [H] The last on top: losing gangs clockwise from the trigger player, each sorted by person then colour, then the
/// cards of the place in the order laid.
#[test]
fn de_17_the_order_of_discarding() {
    let gangs = ["lola-red", "calico-red ace-red", "duke-yellow duke-blue duke-red", "ace-yellow ace-blue"];
    for trigger in 1..=4 {
        let mut table = held(4, trigger).hands(&gangs).discard("silas-blue rusty-blue").begin();
        let story = table.choose_all(&gangs);
        assert!(story.has("4 wins bank-4 at 1"), "8 beats 7, 6 and 1");
        let losers = [(1, "lola-red"), (2, "ace-red calico-red"), (3, "duke-red duke-yellow duke-blue")];
        let clockwise = (0..4).map(|step| (trigger - 1 + step) % 4 + 1);
        let order: Vec<(usize, &str)> =
            clockwise.filter_map(|seat| losers.into_iter().find(|(loser, _)| *loser == seat)).collect();
        let told: Vec<String> = order.iter().map(|(seat, gang)| format!("{seat} dismissed: {gang}")).collect();
        assert_eq!(story.with(" dismissed: "), told);
        assert!(story.has("cleared 1: ace-green calico-green duke-green lola-green"));
        let mut pile: Vec<&str> = vec!["rusty-blue", "silas-blue"];
        pile.extend(order.iter().flat_map(|(_, gang)| gang.split(' ')));
        pile.extend(["ace-green", "calico-green", "duke-green", "lola-green"]);
        pile.reverse();
        assert_eq!(table.discard(), pile.join(" "));
        assert_eq!(table.warrant(), "ace-yellow ace-blue");
    }
}

/// The row is discarded as it was laid, not sorted.
#[test]
fn de_17_the_cards_of_the_place_lie_on_top_in_the_order_laid() {
    let mut table = held(2, 1).row(1, "green: silas ace rusty calico").hands(&["ace-red", "silas-red"]).begin();
    table.choose_all(&["ace-red", "silas-red"]);
    assert_eq!(table.discard(), "calico-green rusty-green ace-green silas-green ace-red");
    assert_eq!(table.view(0).top.unwrap().to_string(), "calico-green");
}

#[test]
fn de_17_other_rows_and_hands_stay_as_they_are() {
    let layout = held(3, 2).row(4, "pearl-blue").hands(&["ace-red silas-blue", "duke-red silas-red", "mesa-red"]);
    let mut table = layout.draw("nevada-red nevada-blue").begin();
    table.choose_all(&["ace-red", "duke-red", ""]);
    assert_eq!((table.hand(1), table.hand(2)), ("silas-blue".to_owned(), "silas-red".to_owned()));
    assert_eq!((table.hand(3).as_str(), table.row(4).as_str()), ("mesa-red nevada-red nevada-blue", "pearl-blue"));
}

/// [H] The place stays, the cards in front of it are discarded, and the game goes on.
#[test]
fn de_18_nobody_joins_and_the_place_stays() {
    let mut table = held(3, 2).hands(&["ace-red", "ace-blue", "ace-yellow"]).warrant("silas-red").begin();
    let story = table.choose_all(&["", "", ""]);
    let expected = [
        "2 stays away",
        "3 stays away",
        "1 stays away",
        "nobody joins at 1, 1 running",
        "cleared 1: ace-green calico-green duke-green lola-green",
        "turn 22: 3",
        "3 draws 2",
    ];
    assert_eq!(story.0, expected);
    assert_eq!(table.truth().piles[0], ["saloon-5", "bank-4"]);
    assert_eq!((table.row(1).as_str(), table.warrant().as_str()), ("", "silas-red"));
    assert_eq!(table.discard(), "lola-green duke-green calico-green ace-green");
    assert_eq!((table.hand(1).as_str(), table.view(0).nobody), ("ace-red", 1));
}

#[test]
fn de_18_at_a_place_of_value_5_too() {
    let layout = Layout::new(2).pile(1, "bank-5").row(1, "green: ace calico duke lola mesa").hold_up(1);
    let mut table = layout.hands(&["ace-red", ""]).begin();
    table.choose_all(&["", ""]);
    assert!(!table.is_over());
    assert_eq!((table.truth().piles[0].join(" "), table.row(1)), ("bank-5".to_owned(), String::new()));
    assert_eq!(table.to_act(), [2]);
}

#[test]
fn de_18_by_the_option_the_trigger_player_takes_the_place() {
    let mut table = held(3, 2).trigger_takes().hand(3, "ace-red").warrant("silas-red").begin();
    let story = table.choose_all(&["", "", ""]);
    story.tells(&["nobody joins at 1, 1 running", "2 wins bank-4 at 1", "open 1: saloon-5", "turn 22: 3"]);
    assert!(story.with("wanted").is_empty());
    assert_eq!((table.booty(2).as_str(), table.warrant().as_str()), ("bank-4", "silas-red"));
    assert_eq!(table.discard(), "lola-green duke-green calico-green ace-green");
    // If somebody joins, the option changes nothing.
    let mut other = held(3, 2).trigger_takes().hand(3, "ace-red").begin();
    assert!(other.choose_all(&["", "", "ace-red"]).has("3 wins bank-4 at 1"));
    assert_eq!(other.booty(2), "");
}

#[test]
fn de_18_a_place_of_value_5_taken_so_ends_the_game() {
    let layout = Layout::new(2).trigger_takes().pile(1, "bank-5").row(1, "green: ace calico duke lola mesa").hold_up(1);
    let mut table = layout.hands(&["", "ace-red"]).begin();
    let story = table.choose_all(&["", ""]);
    story.tells(&["1 wins bank-5 at 1", "end: five-won"]);
    assert!(table.is_over());
    assert_eq!(table.totals(), [5, 0]);
}

#[test]
fn de_18_ten_hold_ups_running_that_nobody_joined_end_the_game() {
    for (option, total) in [("off", 6), ("on", 6 + 4)] {
        let layout = held(2, 2).option("trigger-takes", option).hand(1, "ace-red").booty(2, "saloon-3 saloon-2");
        let mut ninth = layout.clone().nobody(8).begin();
        assert!(ninth.choose_all(&["", ""]).has("nobody joins at 1, 9 running"));
        assert!(!ninth.is_over());
        let mut tenth = layout.nobody(9).begin();
        let story = tenth.choose_all(&["", ""]);
        story.tells(&["nobody joins at 1, 10 running", "cleared 1: ace-green calico-green duke-green lola-green"]);
        assert_eq!(story.0.last().unwrap(), "end: nobody-joins");
        assert_eq!((tenth.outcome().unwrap().reason.as_str(), tenth.totals()), ("nobody-joins", vec![0, total]));
        assert!(story.with("turn ").is_empty());
    }
}

#[test]
fn de_18_one_who_joins_begins_the_count_anew() {
    let mut table = held(2, 2).hand(1, "ace-red").nobody(9).begin();
    table.choose_all(&["ace-red", ""]);
    assert!(!table.is_over());
    assert_eq!(table.view(0).nobody, 0);
}

/// Ten hold-ups in play, by two players who never join although they could.
#[test]
fn de_18_the_count_runs_on_from_hold_up_to_hold_up_whatever_lies_between() {
    let layout = Layout::new(2).pile(1, "bank-2").pile(2, "saloon-2").pile(3, "railway-2").pile(4, "bank-3");
    let mut table = layout.pile(5, "saloon-3").begin();
    let mut hold_ups = 0;
    while !table.is_over() {
        let seats = table.to_act();
        if seats.len() == 2 {
            hold_ups += 1;
            assert_eq!(usize::from(table.view(0).nobody), hold_ups - 1);
            table.choose_all(&["", ""]);
        } else {
            let action = table.legal(seats[0])[0].clone();
            table.step(seats[0], &action);
        }
    }
    assert_eq!((hold_ups, table.outcome().unwrap().reason.as_str()), (10, "nobody-joins"));
    assert_eq!(table.totals(), [0, 0]);
}

/// Hold-up or not, and no matter who won.
#[test]
fn de_19_the_next_turn_is_the_left_neighbours_of_whose_turn_it_was() {
    for seats in 2..=5 {
        for trigger in 1..=seats {
            let next = trigger % seats + 1;
            for winner in 0..=seats {
                let mut hands = vec![""; seats];
                if winner > 0 {
                    hands[winner - 1] = "ace-red";
                }
                let mut table = held(seats, trigger).hands(&hands).begin();
                assert!(table.choose_all(&hands).has(&format!("turn 22: {next}")), "{winner} of {seats} wins");
                assert_eq!(table.to_act(), [next]);
            }
            let mut quiet = Layout::new(seats).active(trigger).hand(trigger, "ace-red").begin();
            quiet.place("ace-red 1");
            assert_eq!(quiet.to_act(), [next]);
        }
    }
}
