//! Drawn worlds fit what the seat knows and come up as often as they should.

use desperados::{Desperados, Event, Step};
use table::{Fast, Game, Seat, SeatSet, Stream};
use table_kit::players::Course;
use table_kit::{Policy, Secrets, Sweep, setups};

use crate::secrets::Rules;
use crate::world::World;

/// The seed of these tests; `POSSE_SEED` overrides it.
fn seed() -> u64 {
    Sweep::from_env().seed
}

/// Everything open or already seen is the same in every drawn world. The kit checks that the hidden cards are the
/// remaining ones.
#[test]
fn every_drawn_world_keeps_what_was_seen() {
    let mut random = Fast::new(seed());
    let mut positions = 0;
    for setup in Rules::setups() {
        let game = Desperados::new(&setup).unwrap();
        let number = random.bits();
        let course = Course::record(&game, Policy::RANDOM, &Fast::new(number), &mut random, &mut ()).unwrap();
        for (ply, position) in course.positions.iter().enumerate() {
            let seat = Seat(random.below(u32::from(setup.seats)) as u8);
            let truth = World::of(&position.state);
            let drawn = World::of(&game.resample(&position.knows(&game, seat), &mut random));
            let place = format!("{} players, game {number}, decision {ply}, seat {seat}", setup.seats);
            let own = seat.index();
            assert_eq!(drawn.gangs[own], truth.gangs[own], "{place}: the seat's own choice");
            assert_eq!(drawn.choosing.contains(seat), truth.choosing.contains(seat), "{place}");
            let open = |world: &World| World {
                hands: Vec::new(),
                gangs: Vec::new(),
                draw: Vec::new(),
                choosing: SeatSet::EMPTY,
                ..world.clone()
            };
            assert_eq!(open(&drawn), open(&truth), "{place}");
            // In a drawn world, every other seat still has to choose in a hold-up.
            let choosing = Seat::all(setup.seats).filter(|other| *other != seat);
            let undecided = matches!(truth.step, Step::HoldUp(_));
            assert!(choosing.clone().all(|other| drawn.choosing.contains(other) == undecided), "{place}");
            assert!(choosing.clone().all(|other| drawn.gangs[other.index()].is_empty()), "{place}");
            positions += 1;
        }
    }
    assert!(positions > 1_000, "{positions}");
}

/// A stuck hand holds nothing that fitted then, as far as it can still be the same hand (DE-9).
#[test]
fn a_hand_that_was_stuck_stays_without_what_fitted() {
    let mut random = Fast::new(seed());
    let mut seen = 0;
    for number in 0..200 {
        let game: Desperados = setups::game(2 + (number % 4) as u8, &[]);
        let chance = Fast::new(number);
        let course = Course::record(&game, Policy::RANDOM, &chance, &mut random, &mut ()).unwrap();
        for (heard, position) in course.heard.iter().zip(&course.positions) {
            // If nothing was placed after the last stuck turn, the rows are unchanged.
            let stuck = heard.iter().rev().map_while(|heard| match heard.event {
                Event::Stuck { seat, .. } => Some(Some(seat)),
                Event::Placed { .. } | Event::Cleared { .. } => None,
                _ => Some(None),
            });
            for seat in stuck.flatten().collect::<Vec<Seat>>() {
                let viewer = seat.next(game.seats());
                let world = World::of(&game.resample(&position.knows(&game, viewer), &mut random));
                if world.active != seat {
                    assert!(!world.hands[seat.index()].iter().any(|card| world.fits(*card)), "game {number}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 15, "{seen}");
}
