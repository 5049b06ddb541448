//! Who is at a table.

use erasure::Presence;
use table::{BySeat, Seat, SeatSet};
use table_log::VisitorId;

use crate::progress::Progress;

/// Who attends a table.
#[derive(Clone, PartialEq)]
pub struct Attendance {
    /// The presence of each seat.
    pub present: BySeat<Presence>,
    /// The seats whose people have been away for as long as the table waits.
    pub gone: SeatSet,
    /// The seats that have been asked for as long as the table waits.
    pub slow: SeatSet,
    /// Who has the rights of the creator: the creator or, once they are gone, the first person after them who is here. A
    /// guest bot never has them.
    pub host: Option<VisitorId>,
}

impl Attendance {
    /// Who attended a table that is looked back at: nobody is away.
    pub fn past(progress: &Progress) -> Attendance {
        let present = Seat::all(progress.header.seats).map(|seat| match progress.presence(seat, false) {
            Presence::Away => Presence::Past,
            other => other,
        });
        Attendance { present: present.collect(), gone: SeatSet::EMPTY, slow: SeatSet::EMPTY, host: None }
    }
}
