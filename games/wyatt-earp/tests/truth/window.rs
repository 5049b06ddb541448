//! The windows of WE-25, decided by public facts and nothing else.

use crate::truth::{Due, Table};

/// The facts about a table that decide about windows; everybody sees them.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Public {
    /// How many cards each seat holds.
    pub(crate) hands: Vec<usize>,
    /// How many of each seat's groups are under a Hideout.
    pub(crate) hideouts: Vec<usize>,
    pub(crate) draw: usize,
    pub(crate) discard: usize,
    pub(crate) renewed: bool,
}

impl Public {
    pub(crate) fn of(table: &Table) -> Public {
        Public {
            hands: table.hands.iter().map(Vec::len).collect(),
            hideouts: table.groups.iter().map(|own| own.iter().filter(|group| group.hidden).count()).collect(),
            draw: table.draw.len(),
            discard: table.discard.len(),
            renewed: table.renewed,
        }
    }

    /// Whether there is a card to shoot with (WE-14, WE-15).
    pub(crate) fn shot(&self) -> bool {
        self.draw > 0 || !self.renewed && self.discard > 0
    }

    /// Whether a window opens for this seat when its time comes.
    pub(crate) fn opens(&self, seat: usize) -> bool {
        self.hideouts[seat] > 0 && self.hands[seat] > 0 && self.shot()
    }

    /// Whether somebody has no card, which ends the hand at the end of the turn (WE-27).
    pub(crate) fn emptied(&self) -> bool {
        self.hands.contains(&0)
    }
}

impl Table {
    /// Asks the first of these seats for which the window opens.
    ///
    /// Returns whether there is one.
    pub(crate) fn ask(&mut self, mut seats: Vec<usize>, between: bool) -> bool {
        while !seats.is_empty() {
            let seat = seats.remove(0);
            if Public::of(self).opens(seat) {
                self.due = Due::Window { seat, later: between.then_some(seats) };
                return true;
            }
        }
        false
    }
}
