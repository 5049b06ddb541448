//! Table talk: set phrases, and players' own words where the table allows them. It is kept with the table, but not in
//! its log.
//!
//! Everybody at the table sees phrases. Words are for the people who sat at the table when they were said.

use table::Seat;
use table_log::{Said, Saying, VisitorId};

use crate::loaded::Loaded;
use crate::name::{self, LONGEST_WORDS};
use crate::plan::Plan;
use crate::request::Refused;
use crate::snapshot::Snapshot;

/// How many milliseconds a seat waits between two things said.
const PAUSE: u64 = 2_000;

/// A seat says something.
///
/// # Errors
/// `JustSaid` when it spoke a moment ago, `BadWords` when the words cannot be read.
pub(crate) fn say(table: &Loaded, seat: Seat, saying: Saying) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    let last = table.talk.iter().rfind(|said| said.seat == seat);
    // Entries of one millisecond get the next ones, so the last thing may have been said a little after now. A clock that
    // was set back by more makes nobody wait.
    if last.is_some_and(|said| said.at.0.abs_diff(table.clock.now().0) < PAUSE) {
        return Err(Refused::JustSaid);
    }
    let saying = match saying {
        Saying::Phrase(phrase) => Saying::Phrase(phrase),
        Saying::Words(words) => {
            let words = name::readable(&words, LONGEST_WORDS);
            Saying::Words(words.map_err(|_| Refused::BadWords { most: LONGEST_WORDS })?)
        }
    };
    let name = table.progress.chairs[seat].name.plain().to_owned();
    plan.said = Some(Said { at: plan.at, seat, name, saying });
    Ok(plan)
}

impl Snapshot {
    /// What a visitor hears of the table talk, the oldest first.
    pub fn heard(&self, visitor: &VisitorId) -> impl Iterator<Item = &Said> {
        let own = self.holders.pairs().filter(|(_, holder)| holder.as_ref() == Some(visitor));
        let since = own.map(|(seat, _)| self.since[seat]).min();
        self.talk.iter().filter(move |said| match said.saying {
            Saying::Phrase(_) => true,
            Saying::Words(_) => since.is_some_and(|since| said.at >= since),
        })
    }

    /// Who said something, if it is known: the visitor in the seat, if they have had it since.
    pub fn speaker(&self, said: &Said) -> Option<&VisitorId> {
        self.holders.get(said.seat)?.as_ref().filter(|_| said.at >= self.since[said.seat])
    }

    /// Whether a visitor may report what they hear to the server's operator: the words of others.
    pub fn may_report(&self, visitor: &VisitorId, said: &Said) -> bool {
        matches!(said.saying, Saying::Words(_)) && self.speaker(said) != Some(visitor)
    }
}
