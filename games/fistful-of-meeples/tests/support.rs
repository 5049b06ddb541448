//! A town laid out for one test: empty streets and buildings, nobody owns anything, seat 1 begins its first turn.

use fistful_of_meeples::{
    Bag, Board, Building, Event, Face, FistfulOfMeeples, Meeple, Meeples, Place, Sign, State, Step, Supply,
};
use table::{BySeat, Fast, Game, Heard, Seat, Settings, Setup};

use crate::secrets::board;

pub(crate) struct Town {
    pub(crate) game: FistfulOfMeeples,
    pub(crate) state: State,
    chance: Fast,
    /// What has happened since the town was laid out.
    pub(crate) heard: Vec<Event>,
}

pub(crate) fn game(seats: u8, settings: &[(&str, &str)]) -> FistfulOfMeeples {
    let settings = Settings(settings.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect());
    let edition = FistfulOfMeeples::EDITION.to_owned();
    FistfulOfMeeples::new(&Setup { seats, settings, edition, version: FistfulOfMeeples::VERSION }).unwrap()
}

impl Town {
    /// The town of so many players, changed as a test wants it.
    pub(crate) fn new(seats: u8, settings: &[(&str, &str)], change: impl FnOnce(&mut Board)) -> Town {
        let game = game(seats, settings);
        let chance = Fast::new(7);
        let mut board = board(&game.deal(&chance, &mut ()));
        for place in Place::ALL {
            board.places[place] = Meeples::NONE;
        }
        board.seats = BySeat::new(seats, |_| Supply { signs: 8, ..Supply::default() });
        board.bag = Bag { gold: 36, stone: 18, dynamite: 0 };
        (board.start, board.active, board.turn, board.step) = (Seat(0), Seat(0), 1, Step::Take);
        board.signs = [None; fistful_of_meeples::BUILDINGS];
        change(&mut board);
        let state = serde_json::from_value(serde_json::to_value(&board).unwrap()).unwrap();
        Town { game, state, chance, heard: Vec::new() }
    }

    pub(crate) fn board(&self) -> Board {
        board(&self.state)
    }

    /// Whose decision is owed, from 1.
    pub(crate) fn asked(&self) -> Option<u8> {
        self.game.to_act(&self.state).iter().next().map(|seat| seat.0 + 1)
    }

    /// What may be decided, as texts.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        if let Some(seat) = self.asked() {
            self.game.legal(&self.state, Seat(seat - 1), &mut list);
        }
        list.iter().map(ToString::to_string).collect()
    }

    /// These are decided, one after another, by whoever has to.
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

    /// Runs what follows by force.
    pub(crate) fn follow(&mut self, mut heard: Vec<Heard<Event>>) {
        self.game.advance(&mut self.state, &self.chance, &mut heard);
        self.heard.extend(heard.into_iter().map(|heard| heard.event));
    }

    /// How many cubes each draw brought since the town was laid out, and to whom.
    pub(crate) fn draws(&self) -> Vec<(u8, usize)> {
        let draws = self.heard.iter().filter_map(|event| match event {
            Event::Drew { seat, cubes, .. } => Some((seat.0 + 1, cubes.len())),
            _ => None,
        });
        draws.collect()
    }
}

/// A sign of a seat, from 1.
pub(crate) fn sign(seat: u8, face: Face) -> Option<Sign> {
    Some(Sign { owner: Seat(seat - 1), face })
}

/// One meeple alone in T1, so that it comes to the door of T2 or to the showdown field W.
pub(crate) fn alone(board: &mut Board, meeple: Meeple) {
    board.places[Building::T1] = Meeples::one(meeple);
}
