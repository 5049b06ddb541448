//! The figures of a run.

use std::fmt;
use std::time::Duration;

use serde_json::{Map, Value};

/// One figure: its key in JSON, its label, value and unit.
struct Figure {
    key: &'static str,
    about: &'static str,
    value: f64,
    unit: &'static str,
}

/// All figures, in the order in which they are printed.
#[derive(Default)]
pub(crate) struct Report(Vec<Figure>);

impl Report {
    pub(crate) fn add(&mut self, key: &'static str, about: &'static str, value: f64, unit: &'static str) {
        self.0.push(Figure { key, about, value, unit });
    }

    /// The figures as one JSON object.
    pub(crate) fn json(&self) -> Value {
        let rounded = |value: f64| (value * 1000.0).round() / 1000.0;
        self.0.iter().map(|figure| (figure.key.to_owned(), rounded(figure.value).into())).collect::<Map<_, _>>().into()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Figure { about, value, unit, .. } in &self.0 {
            writeln!(f, "{about:<52} {value:>12.2} {unit}")?;
        }
        Ok(())
    }
}

/// The value that `percent` of all do not exceed; 0 if there are none.
pub(crate) fn share(percent: usize, sorted: &[f64]) -> f64 {
    sorted.len().checked_sub(1).map_or(0.0, |last| sorted[last * percent / 100])
}

/// Times in milliseconds, sorted.
pub(crate) fn milliseconds(times: impl Iterator<Item = Duration>) -> Vec<f64> {
    let mut times: Vec<f64> = times.map(|time| time.as_secs_f64() * 1000.0).collect();
    times.sort_by(f64::total_cmp);
    times
}
