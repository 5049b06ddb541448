//! What is worth retelling of a game.

use desperados::{Card, Colour, Event, Kind, Person, Spot, Tie};
use table::{Seat, Settings};

use crate::sample;
use crate::since::place;

const SPOT: Spot = Spot::ALL[2];

/// A hold-up with gangs of these strengths; the first one wins.
fn hold_up(strengths: &[u16]) -> Vec<Event> {
    let gang = |strength: u16| {
        let card = Card::new(Person::Rusty, Colour::Red);
        [card].into_iter().take(usize::from(strength.min(1))).collect()
    };
    let (seat, place) = (Seat(0), place(Kind::Bank));
    let shown = (0..).map(Seat).zip(strengths);
    let shown = shown.map(|(seat, strength)| Event::Revealed { seat, gang: gang(*strength), strength: *strength });
    let begun = Event::HoldUp { seat, spot: SPOT, place };
    let won = Event::Won { seat, spot: SPOT, place, tie: Some(Tie::Recent) };
    [begun].into_iter().chain(shown).chain([won]).collect()
}

#[test]
fn the_strongest_gang_and_the_hold_up_that_was_won_by_the_least_are_worth_retelling() {
    let told = |all: &[&[u16]]| {
        let events: Vec<Event> = all.iter().flat_map(|strengths| hold_up(strengths)).collect();
        sample(Settings::default()).highlights(&events)
    };
    let both = told(&[&[9, 0, 0], &[14, 4, 0], &[8, 7, 0]]);
    assert_eq!(both, [("Strongest gang".to_owned(), 7), ("Closest hold-up".to_owned(), 15)]);
    assert_eq!(told(&[&[9, 0]]), [("Strongest gang".to_owned(), 2)], "nobody else came");
    assert_eq!(told(&[&[0, 0]]), [], "a place that was taken without a gang");
}
