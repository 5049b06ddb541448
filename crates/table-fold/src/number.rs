//! Numbers that identify the state of a table that a page shows.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Orders the pages of one viewer: a larger number is newer, and no page is replaced by an older one. Drafts of other
/// seats do not change it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct PageNumber {
    /// How many entries the log has.
    pub entries: u64,
    /// How often the viewer's own seat has changed outside the log, such as its draft.
    pub revision: u64,
}

/// Scripts get a page number as one integer, in the same order. This many of its lowest bits hold the revision.
const REVISION_BITS: u32 = 20;

impl From<PageNumber> for u64 {
    fn from(number: PageNumber) -> u64 {
        number.entries << REVISION_BITS | number.revision & ((1 << REVISION_BITS) - 1)
    }
}

/// Numbers the changes that everybody at a table is shown, over all tables of a server: a larger number is newer. A
/// draft does not change it. Snapshots with the same number differ only in what single seats were shown, and in who is
/// present.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct PublicNumber(pub u64);

/// The number in a seat's forms: it changes when the seat's list of actions changes, and is never used again. So a form
/// that arrives late, after its step was taken and taken back, is refused. As text, `12.345.6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ListNumber {
    /// How many actions the log has.
    pub actions: u64,
    /// A hash of the steps that the seat has drafted.
    pub draft: u32,
    /// How often the seat has changed outside the log.
    pub revision: u64,
}

impl fmt::Display for ListNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}.{}", self.actions, self.draft, self.revision)
    }
}

/// The text is not a [`ListNumber`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("the number of a list is written as three numbers with dots between them")]
pub struct NoListNumber;

impl FromStr for ListNumber {
    type Err = NoListNumber;
    fn from_str(text: &str) -> Result<ListNumber, NoListNumber> {
        let [actions, draft, revision] = *text.split('.').collect::<Vec<_>>() else { return Err(NoListNumber) };
        let number = |text: &str| text.parse().map_err(|_| NoListNumber);
        let draft = draft.parse().map_err(|_| NoListNumber)?;
        Ok(ListNumber { actions: number(actions)?, draft, revision: number(revision)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_their_order_on_the_wire() {
        let number = |entries, revision| PageNumber { entries, revision };
        let ordered = [number(0, 0), number(0, 7), number(1, 0), number(1, 1), number(40, 2), number(41, 0)];
        assert!(ordered.is_sorted());
        assert!(ordered.map(u64::from).is_sorted());
    }

    #[test]
    fn the_number_of_a_list_reads_back() {
        let number = ListNumber { actions: 12, draft: u32::MAX, revision: 3 };
        assert_eq!(number.to_string().parse(), Ok(number));
        for bad in ["", "12", "12.3", "12.3.", ".3.4", "1.2.3.4", "1.4294967296.1", "soon"] {
            assert_eq!(bad.parse::<ListNumber>(), Err(NoListNumber), "{bad}");
        }
    }
}
