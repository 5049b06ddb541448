//! Ties of those who never placed, at any table (DE-16), and the count of hold-ups that nobody joins (DE-18).

use crate::support::table;

/// [H] If no tied player has placed yet: the first one met going counter-clockwise from the trigger player.
#[test]
fn de_16_without_placements_the_first_counter_clockwise_wins() {
    for seats in 3..=5 {
        for trigger in 1..=seats {
            for absent in 0..seats - 2 {
                // All others tie, except for the first `absent` seats counter-clockwise.
                let mut hands = ["ace-red", "ace-yellow", "ace-blue", "red: calico lola", "blue: calico lola"];
                let met = |steps: usize| (trigger - 1 + seats - steps) % seats;
                (0..=absent).for_each(|steps| hands[met(steps)] = "-");
                let mut table = table(&format!(
                    "players {seats}; active {trigger}; placed {}; hold-up 1; hands {}; pile 1 bank-4 saloon-5; \
                     row 1 green: ace calico duke lola",
                    vec!["0"; seats].join(" "),
                    hands.join(" / ")
                ));
                let last = if absent + 2 == seats { "" } else { " by a tie of those who never placed" };
                table.does("gangs: all").tells(&[&format!("{} wins bank-4 at 1{last}", met(absent + 1) + 1)]);
            }
        }
    }
}

/// Ten hold-ups in play, by two players who never join although they could.
#[test]
fn de_18_the_count_runs_on_from_hold_up_to_hold_up_whatever_lies_between() {
    let mut table =
        table("players 2; pile 1 bank-2; pile 2 saloon-2; pile 3 railway-2; pile 4 bank-3; pile 5 saloon-3");
    let mut hold_ups = 0;
    while !table.is_over() {
        let seats = table.to_act();
        if seats.len() == 2 {
            assert_eq!(table.shown("nobody"), hold_ups.to_string());
            hold_ups += 1;
            table.does("gangs: - / -");
        } else {
            let action = table.legal_of(seats[0])[0].clone();
            table.step(seats[0], &action);
        }
    }
    assert_eq!((hold_ups, table.shown("end").as_str(), table.totals()), (10, "nobody-joins", vec![0, 0]));
}
