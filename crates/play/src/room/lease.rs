//! A table's lease. Only the server that has it runs the table's bots, closes its windows and expires it. A server that
//! is alone on its store has every lease.

use std::thread;
use std::time::Duration;

use table::Seat;
use table_fold::{Owed, steps};
use tokio::time::Instant;

use super::Room;

/// How often a server that needs a lease asks for it.
const ROUND: Duration = Duration::from_millis(500);

impl Room {
    /// When the next thing is due that this server does.
    pub(super) fn due_here(&self) -> Option<Instant> {
        // Naming the missing seats changes nothing in the store, so every server does it.
        self.due.filter(|_| self.lease.is_here || Owed::of(&self.table.progress) == Owed::Together)
    }

    /// When somebody's time is up, if this server sees to it.
    pub(super) fn flag_here(&self) -> Option<Instant> {
        self.flag.filter(|_| self.lease.is_here)
    }

    /// Asks for the lease soon, if another server has it.
    pub(super) fn want_lease(&mut self) {
        if !self.lease.is_here && self.lease.asked.is_none() {
            self.lease.asked = Some(Instant::now());
        }
    }

    /// Asks for the lease. If this server gets it, reads the table again and wakes its bots.
    pub(super) async fn take_lease(&mut self) {
        self.lease.asked = None;
        let Some(node) = self.server.store.node() else { return };
        match node.take_lease(&self.id).await {
            Ok(true) => {
                self.lease.is_here = true;
                tracing::debug!(table = %self.id, "this server has the table's lease");
                // The server that had it before may have changed the table.
                if let Err(refused) = self.read_again().await {
                    tracing::debug!(table = %self.id, reason = %refused, "a table with a new lease cannot be read");
                }
                self.wake_bot();
            }
            Ok(false) => self.lease.asked = self.needs_lease().then(|| Instant::now() + ROUND),
            Err(error) => {
                tracing::debug!(table = %self.id, reason = %error, "the table's lease could not be asked for");
                self.lease.asked = Some(Instant::now() + ROUND);
            }
        }
    }

    /// The lease has run out, or another server has it.
    pub(super) fn lose_lease(&mut self) {
        tracing::debug!(table = %self.id, "this server has lost the table's lease");
        self.lease.is_here = false;
        self.want_lease();
    }

    /// Whether something is due that only the server with the lease does.
    fn needs_lease(&self) -> bool {
        let is_bot = |seat: Seat| self.table.progress.chairs[seat].bot().is_some();
        self.due.is_some() || self.flag.is_some() || steps::missing(&self.table).iter().any(is_bot)
    }
}

/// A task that panics gives the lease back. Otherwise no other server would run the table's bots while this server
/// lives.
impl Drop for Room {
    fn drop(&mut self) {
        if thread::panicking() {
            tokio::spawn(self.server.clone().give_back(self.id.clone()));
        }
    }
}
