//! What happens once at a table belongs to the server that has its lease: windows close, bots play, the table expires.
//! A server that is alone on its store has every lease.

use std::thread;
use std::time::Duration;

use table::Seat;
use tokio::time::Instant;

use super::Room;
use crate::steps;
use crate::turn::Turn;

/// How often a server that needs a lease asks for it.
const ROUND: Duration = Duration::from_millis(500);

impl Room {
    /// When something is due that this server sees to.
    pub(super) fn due_here(&self) -> Option<Instant> {
        // To name the missing seats is no change.
        self.due.filter(|_| self.lease.is_here || Turn::of(&self.table.progress) == Turn::Together)
    }

    /// Asks for the lease soon, if another server has it.
    pub(super) fn want_lease(&mut self) {
        if !self.lease.is_here && self.lease.asked.is_none() {
            self.lease.asked = Some(Instant::now());
        }
    }

    /// Asks for the lease, and sees to what is due if this server has it now.
    pub(super) async fn take_lease(&mut self) {
        self.lease.asked = None;
        let Some(node) = self.server.store.node() else { return };
        match node.take_lease(&self.id).await {
            Ok(true) => {
                self.lease.is_here = true;
                tracing::debug!(table = %self.id, "this server has the table's lease");
                // Whoever had it before may have changed the table.
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

    /// Whether something happens at the table that only the server with the lease sees to.
    fn needs_lease(&self) -> bool {
        let is_bot = |seat: Seat| self.table.progress.chairs[seat].bot().is_some();
        self.due.is_some() || steps::missing(&self.table).iter().any(is_bot)
    }
}

/// A task that panics gives the lease back, or no other server would see to the table while this one lives.
impl Drop for Room {
    fn drop(&mut self) {
        if thread::panicking() {
            tokio::spawn(self.server.clone().give_back(self.id.clone()));
        }
    }
}
