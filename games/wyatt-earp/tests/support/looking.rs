//! What a test asks a running table.

use super::{Table, outlaw, text};
use crate::truth::{Card, Due};

impl Table {
    /// The seat that has to decide discards this card; nobody uses the window after it.
    #[track_caller]
    pub(crate) fn ends_turn(&mut self, discard: &str) {
        self.act(&format!("discard {discard}"));
        while self.window().is_some() {
            self.act("pass");
        }
    }

    /// Whether the seat that has to decide may do this.
    pub(crate) fn can(&self, text: &str) -> bool {
        self.legal().iter().any(|legal| legal == text)
    }

    /// The legal decisions that begin with this word.
    pub(crate) fn ways(&self, word: &str) -> Vec<String> {
        let mut ways: Vec<String> =
            self.legal().into_iter().filter(|text| text.split(' ').next() == Some(word)).collect();
        ways.sort_unstable();
        ways
    }

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> usize {
        self.truth().active + 1
    }

    /// The seat with an open window.
    pub(crate) fn window(&self) -> Option<usize> {
        match self.truth().due {
            Due::Window { seat, .. } => Some(seat + 1),
            _ => None,
        }
    }

    /// A hand, outlaws first.
    pub(crate) fn hand(&self, seat: usize) -> String {
        let mut hand = self.truth().hands[seat - 1].clone();
        hand.sort_unstable();
        text(&hand)
    }

    /// How many cards a hand has.
    pub(crate) fn held(&self, seat: usize) -> usize {
        self.truth().hands[seat - 1].len()
    }

    /// A group, written as in a layout, with the sheriff cards in the order of the rules' table; empty if there is no
    /// group.
    pub(crate) fn group(&self, seat: usize, name: &str) -> String {
        let mut group = self.truth().groups[seat - 1][outlaw(name)].clone();
        if group.cards.is_empty() && !group.hidden {
            return String::new();
        }
        group.cards.sort_unstable();
        let mut told = format!("{name} {}", group.outlaws());
        for card in group.cards {
            match card {
                Card::Outlaw(of) => assert_eq!(of, outlaw(name)),
                Card::Photo(of) => {
                    assert_eq!(of, outlaw(name));
                    told += " photo";
                }
                other => told += &format!(" {}", other.name()),
            }
        }
        told + if group.hidden { " hideout" } else { "" }
    }

    pub(crate) fn is_open(&self, name: &str) -> bool {
        self.truth().open[outlaw(name)]
    }

    /// The reward on a poster.
    pub(crate) fn poster(&self, name: &str) -> usize {
        self.truth().posters[outlaw(name)]
    }

    pub(crate) fn money(&self) -> Vec<usize> {
        self.truth().money
    }

    /// The draw pile, top first.
    pub(crate) fn draw(&self) -> Vec<Card> {
        self.truth().draw.into_iter().rev().collect()
    }

    /// The discard pile, top first.
    pub(crate) fn discard(&self) -> String {
        let pile: Vec<Card> = self.truth().discard.into_iter().rev().collect();
        text(&pile)
    }

    pub(crate) fn renewed(&self) -> bool {
        self.truth().renewed
    }

    /// The number of the hand.
    pub(crate) fn number(&self) -> usize {
        self.truth().hand
    }

    pub(crate) fn dealer(&self) -> usize {
        self.truth().dealer + 1
    }

    /// Whether the game is over; then nobody has to decide anything.
    pub(crate) fn is_over(&self) -> bool {
        let over = matches!(self.truth().due, Due::Over(_));
        assert_eq!(over, self.active().is_none());
        over
    }
}
