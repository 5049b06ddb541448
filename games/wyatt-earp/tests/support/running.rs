//! A running table that plays by the rules under test.

use table::{Game, Reason};
use table_kit::Scripted;
use wyatt_earp::WyattEarp;

use crate::story::{self, Lines};
use crate::truth;

table_kit::scripted!(WyattEarp, Lines);

impl Table {
    pub(crate) fn lay_out(game: WyattEarp, table: &truth::Table, seed: u64) -> Table {
        Table(Scripted::new(game, table.state(), seed))
    }

    /// The table, in the second reading's form.
    pub(crate) fn truth(&self) -> truth::Table {
        truth::Table::of(&self.game, &self.state)
    }

    /// The legal actions of the seat that has to decide, as texts.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for seat in 1..=usize::from(self.game.seats()) {
            let own = self.legal_of(seat);
            assert!(own.is_empty() || self.active() == Some(seat), "only the seat to act has legal actions");
            texts.extend(own);
        }
        texts.sort_unstable();
        texts
    }

    /// Asserts that the decision is not legal, because of this clause; when the game is over, not for anybody.
    #[track_caller]
    pub(crate) fn refuses(&self, text: &str, clause: &str) {
        assert!(!self.can(text), "`{text}` is legal");
        let why = self.why_not(self.active().unwrap_or(1), text);
        assert_eq!(why.map(|why| why.clause()), Some(clause), "`{text}`: {why:?}");
    }

    /// Why the game is over.
    pub(crate) fn reason(&self) -> String {
        self.outcome().expect("the game is over").reason
    }

    /// The winner of the duel among these seats with this draw pile, top first, by the cards that everybody saw.
    pub(crate) fn duel_winner(&self, seats: &[usize], pile: &[truth::Card]) -> usize {
        let seats: Vec<usize> = seats.iter().map(|seat| seat - 1).collect();
        let pile: Vec<truth::Card> = pile.iter().rev().copied().collect();
        truth::duel(&seats, &pile, &story::duel(self.heard.iter().map(|heard| &heard.event))) + 1
    }
}
