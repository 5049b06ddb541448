//! Reasons for a choice, made of what the search saw: the terms of the standing at the ends of its playouts.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat};

use crate::guide::{Guide, Terms};

/// A difference counts if it is this many times its standard error.
const CERTAIN: f64 = 3.0;

/// What an action brings that others do not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Because {
    /// The term of the standing: a key of the game's words.
    pub term: Cow<'static, str>,
    /// Whose it is.
    pub seat: Seat,
    /// Whether it is the seat that decides, which has more of it afterwards; otherwise a rival, who has less.
    pub is_gain: bool,
    /// How much more or less, in points or dollars: the mean over the playouts.
    pub amount: f32,
}

/// What the seats had at the ends of some playouts.
#[derive(Clone, Debug)]
pub struct Ends {
    names: &'static [&'static str],
    notable: f32,
    count: u32,
    /// The sum of each term and of its square.
    sums: BySeat<[(f64, f64); size_of::<Terms>() / size_of::<f32>()]>,
}

impl Ends {
    pub(crate) fn new<G: Guide>(game: &G) -> Ends {
        Ends { names: G::TERMS, notable: G::NOTABLE, count: 0, sums: BySeat::new(game.seats(), |_| Default::default()) }
    }

    /// Counts a playout.
    pub(crate) fn count(&mut self, terms: &BySeat<Terms>) {
        self.count += 1;
        for (sums, terms) in self.sums.iter_mut().zip(terms.iter()) {
            for ((sum, squares), term) in sums.iter_mut().zip(terms) {
                let term = f64::from(*term);
                (*sum, *squares) = (*sum + term, *squares + term * term);
            }
        }
    }

    /// Counts all playouts of the other.
    pub(crate) fn add(&mut self, other: &Ends) {
        self.count += other.count;
        for (sums, others) in self.sums.iter_mut().zip(other.sums.iter()) {
            for (sum, other) in sums.iter_mut().zip(others) {
                *sum = (sum.0 + other.0, sum.1 + other.1);
            }
        }
    }

    /// The mean of a term and the square of its standard error.
    fn mean(&self, seat: Seat, term: usize) -> (f64, f64) {
        let (count, (sum, squares)) = (f64::from(self.count), self.sums[seat][term]);
        let mean = sum / count;
        (mean, (squares / count - mean * mean).max(0.0) / count)
    }

    /// What the seat gains by the action that led to these ends instead of those, or else what a rival loses by it: the
    /// largest difference that is notable and no chance. A rival's loss counts less the more rivals there are.
    pub fn because(&self, others: &Ends, seat: Seat) -> Option<Because> {
        if self.count == 0 || others.count == 0 {
            return None;
        }
        let rivals = f64::from(self.sums.seats().max(2) - 1);
        let differences = Seat::all(self.sums.seats()).flat_map(|whose| {
            self.names.iter().enumerate().map(move |(term, name)| {
                let ((here, error), (there, other)) = (self.mean(whose, term), others.mean(whose, term));
                let (gain, weight) = if whose == seat { (here - there, 1.0) } else { (there - here, 1.0 / rivals) };
                let is_certain = gain >= f64::from(self.notable) && gain >= CERTAIN * (error + other).sqrt();
                let is_gain = whose == seat;
                let reason = Because { term: Cow::Borrowed(name), seat: whose, is_gain, amount: gain as f32 };
                is_certain.then_some((gain * weight, reason))
            })
        });
        differences.flatten().max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, reason)| reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many playouts at whose ends the seats have these amounts of gold and stone, give or take some luck.
    fn ends(playouts: u8, amounts: [[f32; 2]; 3], luck: f32) -> Ends {
        let sums = BySeat::new(3, |_| Default::default());
        let mut ends = Ends { names: &["gold", "stone"], notable: 5.0, count: 0, sums };
        for number in 0..playouts {
            let luck = if number % 2 == 0 { luck } else { -luck };
            let terms = |[gold, stone]: [f32; 2]| [gold + luck, stone + luck, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0];
            ends.count(&amounts.into_iter().map(terms).collect());
        }
        ends
    }

    const NOTHING: [[f32; 2]; 3] = [[0.0; 2]; 3];

    /// The reason of seat 0 for what brings these amounts instead of nothing.
    fn reason(amounts: [[f32; 2]; 3]) -> Option<(String, u8, f32)> {
        let reason = ends(100, amounts, 10.0).because(&ends(100, NOTHING, 10.0), Seat(0));
        reason.map(|Because { term, seat, amount, .. }| (term.into_owned(), seat.0, amount))
    }

    #[test]
    fn the_reason_is_what_the_seat_gains_most() {
        assert_eq!(reason([[7.0, 30.0], [-20.0, 0.0], [0.0, 0.0]]), Some(("stone".to_owned(), 0, 30.0)));
    }

    #[test]
    fn a_rivals_loss_counts_less_the_more_rivals_there_are() {
        assert_eq!(reason([[12.0, 0.0], [-20.0, 0.0], [0.0, 0.0]]), Some(("gold".to_owned(), 0, 12.0)));
        assert_eq!(reason([[8.0, 0.0], [0.0, 0.0], [0.0, -20.0]]), Some(("stone".to_owned(), 2, 20.0)));
    }

    #[test]
    fn nothing_is_said_of_what_may_be_chance_or_hardly_matters_or_harms() {
        assert_eq!(reason([[4.2, 0.0], [0.0; 2], [0.0; 2]]), None, "it hardly matters");
        assert_eq!(reason([[-30.0, 0.0], [30.0, 0.0], [0.0; 2]]), None, "it harms");
        let few = ends(2, [[20.0, 0.0], [0.0; 2], [0.0; 2]], 60.0);
        assert_eq!(few.because(&ends(2, NOTHING, 60.0), Seat(0)), None, "two playouts prove nothing");
    }
}
