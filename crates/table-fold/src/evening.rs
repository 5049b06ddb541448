//! The evening: the games that the same people finish one after another, and who has won how many.

use table::Seat;
use table_log::{Evening, Kind};

use crate::progress::{How, Progress};

impl Progress {
    /// The games of the evening up to now, this one with them once it is over. A game that was closed or has expired
    /// does not count.
    pub fn evening(&self) -> Evening {
        let before = self.notes.iter().find_map(|note| match &note.kind {
            Kind::Evening(evening) => Some(evening.clone()),
            _ => None,
        });
        let mut evening = before.unwrap_or_default();
        let winners: Vec<Seat> = match &self.ending {
            Some(ending) => match (&ending.outcome, ending.how) {
                (Some(outcome), _) => outcome.winners().collect(),
                (None, How::Conceded) => self.standing().iter().collect(),
                (None, How::Played | How::Closed | How::Expired) => return evening,
            },
            None => return evening,
        };
        evening.games += 1;
        for seat in winners {
            *evening.won.entry(self.chairs[seat].name.plain().to_owned()).or_default() += 1;
        }
        evening
    }
}
