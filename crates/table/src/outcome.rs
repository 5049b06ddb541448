//! How a game ended.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Seat};

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Why it ended: the key `end-REASON` of the game's words.
    pub reason: String,
    /// The score of each seat.
    pub scores: BySeat<Score>,
}

/// The score of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Score {
    /// 1 for the winner. Seats that tie share a rank, and the next ranks are skipped (1, 1, 3).
    pub rank: u8,
    /// The sum of the sources, in points or dollars.
    pub total: i32,
    /// The parts of the total, in the game's order, under the keys `score-SOURCE` of the game's words.
    pub sources: Vec<Source>,
    /// The values that break ties, the most important first. Not part of the total.
    pub tie_break: Vec<Source>,
}

/// One part of a score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Source {
    /// The key in the game's words.
    pub key: String,
    /// Points or dollars.
    pub amount: i32,
}

impl Score {
    /// What ranks the seat: its total, then its tie-breaks.
    fn strength(&self) -> impl Iterator<Item = i32> {
        std::iter::once(self.total).chain(self.tie_break.iter().map(|tie| tie.amount))
    }
}

impl Source {
    /// A part of a score.
    pub fn new(key: &str, amount: i32) -> Source {
        Source { key: key.to_owned(), amount }
    }
}

impl Outcome {
    /// Ranks seats by their totals (the sum of the first list), then by the tie-breaks in order. Seats that are still
    /// equal share a rank.
    pub fn ranked(reason: &str, mut tallies: BySeat<(Vec<Source>, Vec<Source>)>) -> Outcome {
        let score = |tally: &mut (Vec<Source>, Vec<Source>)| {
            let (sources, tie_break) = std::mem::take(tally);
            let total = sources.iter().map(|source| source.amount).sum();
            Score { rank: 1, total, sources, tie_break }
        };
        let mut scores: BySeat<Score> = tallies.iter_mut().map(score).collect();
        let better = |own: &Score| scores.iter().filter(|other| other.strength().gt(own.strength())).count() as u8;
        let ranks: BySeat<u8> = scores.iter().map(|own| 1 + better(own)).collect();
        scores.iter_mut().zip(ranks.iter()).for_each(|(score, rank)| score.rank = *rank);
        Outcome { reason: reason.to_owned(), scores }
    }

    /// The seats with rank 1: several when the victory is shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.scores.pairs().filter(|(_, score)| score.rank == 1).map(|(seat, _)| seat)
    }

    /// Each seat's share of the victory: 1 for a single winner, equal parts when it is shared, 0 for the others.
    pub fn shares(&self) -> BySeat<f32> {
        let part = 1.0 / self.winners().count() as f32;
        self.scores.iter().map(|score| if score.rank == 1 { part } else { 0.0 }).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_totals_are_told_apart_by_the_tie_break_and_else_share_the_rank() {
        let tally = |total, ties| (vec![Source::new("all", total)], vec![Source::new("tie", ties)]);
        let seats: BySeat<_> = [tally(5, 1), tally(7, 2), tally(7, 2), tally(5, 3)].into_iter().collect();
        let outcome = Outcome::ranked("done", seats);
        let ranks: Vec<u8> = outcome.scores.iter().map(|score| score.rank).collect();
        assert_eq!(ranks, [4, 1, 1, 3]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert_eq!(outcome.shares().iter().copied().collect::<Vec<_>>(), [0.0, 0.5, 0.5, 0.0]);
    }
}
