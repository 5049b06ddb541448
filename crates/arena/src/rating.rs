//! Elo ratings from who finished ahead of whom, by the Bradley–Terry model.
//!
//! Bots do not change during a tournament, so the ratings are one fit to all games. Ratings that are updated game by
//! game (Elo's own, TrueSkill, Weng–Lin) would depend on the order of the games, and their uncertainties would treat
//! the games of one deal as independent.

use table::{Fast, Stream};

use crate::estimate::Measured;

/// The number of bootstrap samples for the intervals.
const SAMPLES: usize = 1000;

/// The maximum number of rounds in a fit; two bots need one.
const ROUNDS: usize = 200;

/// How often each bot finished ahead of each other bot; a tie counts half for both.
#[derive(Clone)]
pub(crate) struct Wins {
    bots: usize,
    /// Row by row. The row is the bot that finished ahead.
    counts: Vec<f64>,
}

impl Wins {
    pub(crate) fn new(bots: usize) -> Wins {
        Wins { bots, counts: vec![0.0; bots * bots] }
    }

    pub(crate) fn add(&mut self, first: usize, second: usize, count: f64) {
        self.counts[first * self.bots + second] += count;
    }

    pub(crate) fn of(&self, first: usize, second: usize) -> f64 {
        self.counts[first * self.bots + second]
    }

    /// The weighted sum of the wins in these deals.
    fn weighed(deals: &[Wins], mut weight: impl FnMut() -> f64) -> Wins {
        let mut sum = Wins::new(deals[0].bots);
        for deal in deals {
            let weight = weight();
            sum.counts.iter_mut().zip(&deal.counts).for_each(|(sum, count)| *sum += weight * count);
        }
        sum
    }

    /// One drawn game between any two bots.
    fn drawn(bots: usize) -> Wins {
        Wins { bots, counts: vec![0.5; bots * bots] }
    }
}

/// The Elo of each bot from the wins in each deal; the mean of all bots is 0. One drawn game between any two bots is
/// added, so that a bot that always wins has a finite rating.
///
/// The intervals are the middle 95 % of a Bayesian bootstrap over deals (Rubin 1981): each deal gets a random weight
/// from the exponential distribution. The drawn game gets one too, so a bot that always wins has a wide interval.
pub(crate) fn ratings(bots: usize, deals: &[Wins]) -> Vec<Measured> {
    let all: Vec<Wins> = deals.iter().cloned().chain([Wins::drawn(bots)]).collect();
    let strengths = fit(&Wins::weighed(&all, || 1.0), vec![1.0; bots]);
    // A fixed seed, so that the same games give the same table.
    let mut random = Fast::new(1);
    let mut sample = || elo(&fit(&Wins::weighed(&all, || exponential(&mut random)), strengths.clone()));
    let samples: Vec<Vec<f64>> = (0..SAMPLES).map(|_| sample()).collect();
    let interval = |bot: usize| {
        let mut values: Vec<f64> = samples.iter().map(|ratings| ratings[bot]).collect();
        values.sort_by(f64::total_cmp);
        (deals.len() > 1).then(|| [values[SAMPLES / 40], values[SAMPLES - 1 - SAMPLES / 40]])
    };
    let means = elo(&strengths).into_iter().enumerate();
    means.map(|(bot, mean)| Measured { mean, interval: interval(bot) }).collect()
}

/// A number from the exponential distribution with mean 1.
fn exponential(random: &mut Fast) -> f64 {
    // 53 random bits plus a half: never 0.
    let uniform = ((random.bits() >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
    -uniform.ln()
}

/// The maximum-likelihood strengths for these wins, by Hunter's iteration (2004).
fn fit(wins: &Wins, mut strengths: Vec<f64>) -> Vec<f64> {
    for _ in 0..ROUNDS {
        let next: Vec<f64> = (0..wins.bots)
            .map(|bot| {
                let others = (0..wins.bots).filter(|other| *other != bot);
                let (mut won, mut expected) = (0.0, 0.0);
                for other in others {
                    won += wins.of(bot, other);
                    expected += (wins.of(bot, other) + wins.of(other, bot)) / (strengths[bot] + strengths[other]);
                }
                if expected > 0.0 { won / expected } else { 1.0 }
            })
            .collect();
        let settled = next.iter().zip(&strengths).all(|(next, last)| (next / last - 1.0).abs() < 1e-6);
        strengths = next;
        if settled {
            break;
        }
    }
    strengths
}

/// Strengths as Elo with mean 0: ten times the strength is 400 points more.
fn elo(strengths: &[f64]) -> Vec<f64> {
    let points: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    points.into_iter().map(|points| points - mean).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_give_back_the_shares_that_they_are_made_of() {
        let mut wins = Wins::new(3);
        for (first, second, share) in [(0, 1, 10.0 / 11.0), (1, 2, 10.0 / 11.0), (0, 2, 100.0 / 101.0)] {
            wins.add(first, second, 1e6 * share);
            wins.add(second, first, 1e6 * (1.0 - share));
        }
        let found: Vec<i32> = elo(&fit(&wins, vec![1.0; 3])).iter().map(|points| points.round() as i32).collect();
        assert_eq!(found, [400, 0, -400]);
    }

    #[test]
    fn a_bot_that_always_wins_has_a_rating_with_a_wide_interval() {
        let mut wins = Wins::new(2);
        wins.add(0, 1, 2.0);
        let ratings = ratings(2, &vec![wins; 10]);
        let [least, most] = ratings[0].interval.unwrap();
        assert!(ratings[0].mean.is_finite() && most - least > 200.0, "{ratings:?}");
    }
}
