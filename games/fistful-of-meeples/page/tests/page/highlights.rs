//! What is worth retelling of a game.

use fistful_of_meeples::{Building, Cause, Cube, Event, Field, Meeple, Side};
use table::Seat;

use crate::sample;

fn drew(cause: Cause, gold: usize) -> Event {
    let cubes = [Cube::Stone, Cube::Stone].into_iter().chain(vec![Cube::Gold; gold]).collect();
    Event::Drew { seat: Seat(1), cause, cubes }
}

#[test]
fn the_draw_and_the_showdown_with_the_most_gold_and_the_worst_explosion_are_worth_retelling() {
    let (seat, meeple) = (Seat(0), Meeple::Robber);
    let door = Cause::Door { meeple: Meeple::Miner, building: Building::T3 };
    let sides = [Side { seat, meeple, die: 6 }, Side { seat: Seat(1), meeple, die: 2 }];
    let decided = Event::Decided { sides, winner: Some(Field::E) };
    let exploded = |lost: [u8; 3]| Event::Exploded { lost: lost.into_iter().collect() };
    let shot = Cause::Showdown { loser: meeple };
    let buried = Event::Buried { seat, meeple, field: Field::W, grave: Some(0) };
    let events = [
        drew(door, 2),
        drew(door, 3),
        decided.clone(),
        buried.clone(),
        drew(shot, 1),
        decided,
        buried,
        drew(shot, 4),
        exploded([0, 0, 0]),
        exploded([1, 3, 0]),
        exploded([2, 2, 0]),
    ];
    let told = sample().highlights(&events);
    let named = |title: &str, number| (title.to_owned(), number);
    assert_eq!(told, [named("Luckiest draw", 2), named("Best-paid showdown", 6), named("Worst explosion", 10)]);
    assert_eq!(sample().highlights(&[drew(door, 0), exploded([0, 0, 0])]), []);
}
