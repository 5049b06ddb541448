//! Means and shares with their 95 % intervals. The games of one deal are one observation.

use serde::Serialize;

/// The 97.5 % quantile of the normal distribution.
const NORMAL: f64 = 1.959_964;

/// A mean with its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// The mean over all deals.
    pub mean: f64,
    /// The interval; `None` when there are fewer than two deals.
    pub interval: Option<[f64; 2]>,
}

impl Measured {
    /// The mean of one value for each deal. The interval is the standard error over deals times Student's t.
    pub fn of_means(deals: &[f64]) -> Measured {
        let count = deals.len() as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let interval = (deals.len() > 1).then(|| {
            let half = student(count - 1.0) * (squares(deals, mean) / (count * (count - 1.0))).sqrt();
            [mean - half, mean + half]
        });
        Measured { mean, interval }
    }

    /// The mean of one share, from 0 to 1, for each deal. The interval is Wilson's, with Student's t and the effective
    /// number of games `p (1 - p) / SE²`. SE is the standard error over deals.
    ///
    /// SE counts one extra deal that went entirely one way. Otherwise a few deals that happen to come out the same
    /// would give an interval of zero width.
    pub fn of_shares(deals: &[f64]) -> Measured {
        let count = deals.len() as f64;
        let mean = deals.iter().sum::<f64>() / count;
        let interval = (deals.len() > 1).then(|| {
            let alone = mean * (1.0 - mean);
            let variance = (squares(deals, mean) + alone) / (count * (count - 1.0));
            // If all games were won or all lost, nothing is known about the correlation within a deal.
            let effective = if alone > 1e-12 { alone / variance } else { count };
            wilson(mean, effective, student(count - 1.0))
        });
        Measured { mean, interval }
    }

    /// Whether the interval contains this number.
    pub fn covers(&self, truth: f64) -> bool {
        self.interval.is_some_and(|[least, most]| least <= truth && truth <= most)
    }
}

/// The sum of the squared distances from the mean.
fn squares(values: &[f64], mean: f64) -> f64 {
    values.iter().map(|value| (value - mean).powi(2)).sum()
}

/// Wilson's interval for a share of this many games.
fn wilson(share: f64, games: f64, quantile: f64) -> [f64; 2] {
    let square = quantile * quantile;
    let middle = (share + square / (2.0 * games)) / (1.0 + square / games);
    let spread = (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let half = quantile * spread / (1.0 + square / games);
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// The 97.5 % quantile of Student's t: exact for 1 and 2 degrees of freedom, otherwise by the expansion in Abramowitz
/// and Stegun 26.7.5, which is accurate to two parts in a thousand.
fn student(freedom: f64) -> f64 {
    if freedom < 2.0 {
        return 12.706_205;
    }
    if freedom < 3.0 {
        return 4.302_653;
    }
    let z = NORMAL;
    let terms = [
        (z.powi(3) + z) / 4.0,
        (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0,
        (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0,
        (79.0 * z.powi(9) + 776.0 * z.powi(7) + 1482.0 * z.powi(5) - 1920.0 * z.powi(3) - 945.0 * z) / 92160.0,
    ];
    terms.iter().rev().fold(0.0, |sum, term| (sum + term) / freedom) + z
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quantiles_are_those_of_the_tables() {
        for (freedom, quantile) in
            [(1.0, 12.706), (2.0, 4.303), (3.0, 3.182), (5.0, 2.571), (29.0, 2.045), (1e6, 1.960)]
        {
            let found = student(freedom);
            assert!((found / quantile - 1.0).abs() < 2e-3, "{freedom}: {found}, not {quantile}");
        }
    }

    #[test]
    fn a_mean_has_the_interval_of_the_textbook() {
        let estimate = Measured::of_means(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
        let [least, most] = estimate.interval.unwrap();
        assert!((estimate.mean - 3.5).abs() < 1e-9);
        assert!((least - 1.537).abs() < 2e-3 && (most - 5.463).abs() < 2e-3, "{least} to {most}");
    }

    #[test]
    fn one_deal_has_no_interval() {
        assert_eq!(Measured::of_means(&[3.0]).interval, None);
        assert_eq!(Measured::of_shares(&[0.5]).interval, None);
    }

    #[test]
    fn a_share_stays_within_0_and_1_and_never_has_an_interval_without_width() {
        for share in [0.0, 0.5, 1.0] {
            let few = Measured::of_shares(&[share; 5]).interval.unwrap();
            let many = Measured::of_shares(&[share; 500]).interval.unwrap();
            assert!(few[0] >= 0.0 && few[1] <= 1.0 && few[1] - few[0] > 0.2, "{share}: {few:?}");
            assert!(many[1] - many[0] > 1e-3 && many[1] - many[0] < 0.02, "{share}: {many:?}");
        }
    }
}
