//! A table under way, by the rules that are tested.

use table::{Audience, Fast, Game, Heard, Outcome, Reason, Seat, SeatSet, Settings, Setup, Viewer};
use wyatt_earp::{Action, Event, State, View, WyattEarp};

use crate::story::{self, Story};
use crate::truth;

/// A running table.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: WyattEarp,
    pub(crate) state: State,
    pub(crate) heard: Vec<Heard<Event>>,
    chance: Fast,
}

/// The game of a setup with the edition that comes with the program.
pub(crate) fn game(seats: u8, settings: &[(&str, &str)]) -> WyattEarp {
    let settings = Settings(settings.iter().map(|(key, value)| (key.to_string(), value.to_string())).collect());
    let edition = WyattEarp::EDITION.to_owned();
    WyattEarp::new(&Setup { seats, settings, edition, version: WyattEarp::VERSION }).unwrap()
}

impl Table {
    pub(crate) fn lay_out(game: WyattEarp, table: &truth::Table, seed: u64) -> Table {
        let mut table = Table { game, state: table.state(), heard: Vec::new(), chance: Fast::new(seed) };
        table.game.clone().advance(&mut table.state, &table.chance, &mut table.heard);
        table
    }

    /// A dealt table.
    pub(crate) fn deal(game: WyattEarp, seed: u64) -> Table {
        let chance = Fast::new(seed);
        let mut heard = Vec::new();
        let state = game.deal(&chance, &mut heard);
        Table { game, state, heard, chance }
    }

    /// The table by the second reading's names.
    pub(crate) fn truth(&self) -> truth::Table {
        truth::Table::of(&self.game, &self.state)
    }

    /// The seat that has to decide, from 1; none when the game is over.
    pub(crate) fn active(&self) -> Option<usize> {
        let due = self.game.to_act(&self.state);
        assert!(due.len() < 2, "one seat at a time");
        due.iter().next().map(|seat| seat.index() + 1)
    }

    /// The legal actions of the seat that has to decide, by their texts.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut list = Vec::new();
        for seat in Seat::all(self.game.seats()) {
            let mut own = Vec::new();
            self.game.legal(&self.state, seat, &mut own);
            assert!(own.is_empty() || self.active() == Some(seat.index() + 1), "only who is to act decides");
            list.extend(own);
        }
        let mut texts: Vec<String> = list.iter().map(Action::to_string).collect();
        texts.sort_unstable();
        texts
    }

    /// The seat that has to decide does this; what everybody hears of it.
    #[track_caller]
    pub(crate) fn act(&mut self, text: &str) -> Story {
        let action = text.parse().unwrap_or_else(|error| panic!("{error:?}"));
        let seat = self.game.to_act(&self.state).iter().next().expect("somebody has to decide");
        assert!(self.can(text), "`{text}` is not legal: {:?}", self.legal());
        let from = self.heard.len();
        self.game.apply(&mut self.state, seat, action, &self.chance, &mut self.heard);
        self.game.advance(&mut self.state, &self.chance, &mut self.heard);
        self.story(from)
    }

    /// What everybody has heard since the table was laid out.
    pub(crate) fn so_far(&self) -> Story {
        self.story(0)
    }

    fn story(&self, from: usize) -> Story {
        let open = |heard: &&Heard<Event>| heard.audience == Audience::All;
        Story(self.heard[from..].iter().filter(open).map(|heard| story::line(&heard.event)).collect())
    }

    /// The decision is not legal, for this clause; when the game is over, for nobody.
    #[track_caller]
    pub(crate) fn refuses(&self, text: &str, clause: &str) {
        assert!(!self.can(text), "`{text}` is legal");
        let action = text.parse().unwrap_or_else(|error| panic!("{error:?}"));
        let why = self.game.why_not(&self.view(self.active().unwrap_or(1)), action);
        assert_eq!(why.map(|why| why.clause()), Some(clause), "`{text}`: {why:?}");
    }

    /// What a seat sees; seat 0 is a spectator.
    pub(crate) fn view(&self, seat: usize) -> View {
        let viewer = if seat == 0 { Viewer::Spectator } else { Viewer::Seat(Seat(seat as u8 - 1)) };
        self.game.view(&self.state, viewer)
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.outcome(&self.state);
        assert_eq!(outcome.is_some(), self.game.to_act(&self.state) == SeatSet::EMPTY);
        outcome
    }

    /// Why the game is over.
    pub(crate) fn reason(&self) -> String {
        self.outcome().expect("the game is over").reason
    }

    /// The ranks at the end, in seating order.
    pub(crate) fn ranks(&self) -> Vec<u8> {
        self.outcome().expect("the game is over").scores.iter().map(|score| score.rank).collect()
    }

    /// Who has won the duel among these from this draw pile, its top first, by the cards that everybody saw.
    pub(crate) fn duel_winner(&self, seats: &[usize], pile: &[truth::Card]) -> usize {
        let seats: Vec<usize> = seats.iter().map(|seat| seat - 1).collect();
        let pile: Vec<truth::Card> = pile.iter().rev().copied().collect();
        truth::duel(&seats, &pile, &story::duel(self.heard.iter().map(|heard| &heard.event))) + 1
    }
}
