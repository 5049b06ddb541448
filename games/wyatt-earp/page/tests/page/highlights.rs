//! What is worth retelling of a game.

use table::{Seat, Settings};
use wyatt_earp::{Event, Outlaw, Scored};

use crate::samples::sample;

/// The scoring of the last outlaw of a hand: what each seat takes, and what it has then.
fn scored(shares: [u16; 3], money: [u16; 3]) -> Event {
    let outlaw = Outlaw::ALL[Outlaw::ALL.len() - 1];
    let [points, shares, money] = [[0; 3], shares, money].map(|all| all.into_iter().collect());
    Event::Scored(Scored { outlaw, points, shares, rest: 0, money })
}

#[test]
fn the_hand_from_which_the_winner_was_ahead_and_the_largest_reward_are_worth_retelling() {
    let hands = [
        scored([4, 0, 0], [9, 5, 2]),
        scored([0, 6, 0], [9, 9, 4]),
        scored([7, 0, 7], [18, 13, 8]),
        scored([1, 5, 0], [27, 24, 9]),
    ];
    let told = sample(Settings::default()).highlights(&hands);
    assert_eq!(told, [("The hand that decided it".to_owned(), 3), ("Largest reward".to_owned(), 3)]);
    let ahead = sample(Settings::default()).highlights(&hands[2..]);
    assert_eq!(ahead[0], ("The hand that decided it".to_owned(), 1));
}

#[test]
fn a_duel_decides_what_the_hands_did_not() {
    let duel = Event::Duel { seats: [Seat(0), Seat(1)].into_iter().collect() };
    let told = sample(Settings::default()).highlights(&[scored([2, 0, 0], [25, 25, 3]), duel]);
    assert_eq!(told, [("The duel".to_owned(), 2), ("Largest reward".to_owned(), 1)]);
}
