//! A town laid out for one test: empty street and buildings, no possessions, and seat 1 begins its first turn.

use fistful_of_meeples::{
    Bag, Board, Building, Event, FIELDS, Face, Field, FistfulOfMeeples, Meeple, Meeples, Place, Sign, State, Step,
    Supply,
};
use table::{BySeat, Fast, Game, Heard, Seat};
use table_kit::setups;

use crate::secrets::board;

pub(crate) struct Town {
    pub(crate) game: FistfulOfMeeples,
    pub(crate) state: State,
    chance: Fast,
    /// The events since the town was laid out.
    pub(crate) heard: Vec<Event>,
}

/// A town laid out from nothing and changed by the test: no meeples, no signs, all gold and stone in the bag.
pub(crate) fn lay_out(game: &FistfulOfMeeples, change: impl FnOnce(&mut Board)) -> State {
    let mut board = board(&game.deal(&Fast::new(7), &mut ()));
    for place in Place::ALL {
        board.places[place] = Meeples::NONE;
    }
    board.seats = BySeat::new(game.seats(), |_| Supply { signs: 8, ..Supply::default() });
    board.bag = Bag { gold: 36, stone: 18, dynamite: 0 };
    (board.start, board.active, board.turn, board.step) = (Seat(0), Seat(0), 1, Step::Take);
    board.signs = [None; fistful_of_meeples::BUILDINGS];
    change(&mut board);
    serde_json::from_value(serde_json::to_value(&board).unwrap()).unwrap()
}

impl Town {
    /// A town for this many players, changed by the test.
    pub(crate) fn new(seats: u8, settings: &[(&str, &str)], change: impl FnOnce(&mut Board)) -> Town {
        Town::of(setups::game(seats, settings), change)
    }

    /// A town of this game, changed by the test.
    pub(crate) fn of(game: FistfulOfMeeples, change: impl FnOnce(&mut Board)) -> Town {
        let state = lay_out(&game, change);
        Town { game, state, chance: Fast::new(7), heard: Vec::new() }
    }

    pub(crate) fn board(&self) -> Board {
        board(&self.state)
    }

    /// The seat that owes a decision, counted from 1.
    pub(crate) fn asked(&self) -> Option<u8> {
        self.game.to_act(&self.state).first().map(|seat| seat.0 + 1)
    }

    /// The legal actions, as texts.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(seat) = self.asked() {
            self.game.legal(&self.state, Seat(seat - 1), &mut list);
        }
        list.iter().map(ToString::to_string).collect()
    }

    /// Makes these decisions one after another, each for the seat that is asked.
    #[track_caller]
    pub(crate) fn acts(&mut self, texts: &[&str]) {
        for text in texts {
            let legal = self.legal();
            assert!(legal.iter().any(|known| known == text), "`{text}` is not among {legal:?}");
            let seat = Seat(self.asked().unwrap() - 1);
            let mut heard: Vec<Heard<Event>> = Vec::new();
            self.game.apply(&mut self.state, seat, text.parse().unwrap(), &self.chance, &mut heard);
            self.follow(heard);
        }
    }

    /// Carries out everything that needs no decision.
    pub(crate) fn follow(&mut self, mut heard: Vec<Heard<Event>>) {
        self.game.advance(&mut self.state, &self.chance, &mut heard);
        self.heard.extend(heard.into_iter().map(|heard| heard.event));
    }

    /// How many cubes each draw since the town was laid out brought, and to whom.
    pub(crate) fn draws(&self) -> Vec<(u8, usize)> {
        let draws = self.heard.iter().filter_map(|event| match event {
            Event::Drew { seat, cubes, .. } => Some((seat.0 + 1, cubes.len())),
            _ => None,
        });
        draws.collect()
    }
}

/// Puts a meeple on a showdown field, waiting under the marker of a seat (counted from 1).
pub(crate) fn waits(board: &mut Board, field: Field, meeple: Meeple, seat: u8) {
    let mut on = <[Option<Meeple>; FIELDS]>::from(board.street);
    on[field.index()] = Some(meeple);
    board.street = on.into();
    board.markers[field.end().unwrap()] = Some(Seat(seat - 1));
}

/// A showdown: at W the meeple of seat 1, whose turn it is, at E that of seat 2. The dice are those that come after
/// this many rolls.
pub(crate) fn showdown(own: Meeple, other: Meeple, rolls: u32) -> Town {
    let mut town = Town::new(2, &[], |board| {
        waits(board, Field::E, other, 2);
        alone(board, own);
        board.rolls = rolls;
    });
    town.acts(&["take t1", &format!("drop {} w", own.name()), "showdown"]);
    town
}

/// A meeple has been resolved at the door of T2, with these inside and this sign of seat 2.
pub(crate) fn resolved(meeple: Meeple, inside: Meeples, face: Option<Face>) -> Town {
    let mut town = Town::new(2, &[], |board| {
        alone(board, meeple);
        board.places[Building::T2] = inside;
        board.signs[Building::T2.index()] = face.and_then(|face| sign(2, face));
    });
    town.acts(&["take t1", &format!("drop {} t2", meeple.name()), "resolve t2"]);
    town
}

/// A sign of a seat, counted from 1.
pub(crate) fn sign(seat: u8, face: Face) -> Option<Sign> {
    Some(Sign { owner: Seat(seat - 1), face })
}

/// Puts one meeple alone in T1, so that it can go to the door of T2 or to the showdown field W.
pub(crate) fn alone(board: &mut Board, meeple: Meeple) {
    board.places[Building::T1] = Meeples::one(meeple);
}
