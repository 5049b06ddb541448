//! The analyses that a server keeps in memory. After a restart they are made anew, and are the same.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::TableId;
use tokio::sync::{Semaphore, watch};

use crate::analysis::Decision;

/// How many analyses are kept. The oldest are dropped first, even those that have not begun.
const KEPT: usize = 100;

/// How far the analysis of a table is.
#[derive(Clone, PartialEq, Debug)]
pub enum Analysed {
    /// It waits or runs.
    Running {
        /// How many decisions are done.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// It is done: all decisions in the order of the log.
    Done(Arc<[Decision]>),
}

/// The analyses of a server.
pub(crate) struct Analyses {
    /// The newest last. Dropping a receiver ends the task that sends to it. A std mutex, since it is never held across
    /// an await.
    kept: Mutex<VecDeque<(TableId, watch::Receiver<Analysed>)>>,
    /// The right to run: one analysis of the whole server at a time.
    pub(crate) turn: Semaphore,
}

impl Analyses {
    pub(crate) fn new() -> Analyses {
        Analyses { kept: Mutex::default(), turn: Semaphore::new(1) }
    }

    /// How far a table's analysis is; `None` when nobody has asked for it, it was dropped or it has failed.
    pub(crate) fn of(&self, table: &TableId) -> Option<Analysed> {
        self.kept().iter().find(|(id, _)| id == table).and_then(|(_, receiver)| state(receiver))
    }

    /// Keeps a new analysis of so many decisions, which is sent to the result; `None` when there is one already.
    pub(crate) fn begin(&self, table: &TableId, of: usize) -> Option<watch::Sender<Analysed>> {
        let mut kept = self.kept();
        if kept.iter().any(|(id, receiver)| id == table && state(receiver).is_some()) {
            return None;
        }
        kept.retain(|(id, _)| id != table);
        if kept.len() == KEPT {
            kept.pop_front();
        }
        let (sender, receiver) = watch::channel(Analysed::Running { done: 0, of });
        kept.push_back((table.clone(), receiver));
        Some(sender)
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(TableId, watch::Receiver<Analysed>)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What was sent last; `None` when the sender is gone before the end.
fn state(receiver: &watch::Receiver<Analysed>) -> Option<Analysed> {
    let is_gone = receiver.has_changed().is_err();
    Some(receiver.borrow().clone()).filter(|analysed| !is_gone || matches!(analysed, Analysed::Done(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_has_one_analysis_until_it_fails_and_the_oldest_is_dropped_first() {
        let analyses = Analyses::new();
        let ids: Vec<TableId> = (0..=KEPT).map(|_| TableId::random()).collect();
        let senders: Vec<_> = ids[..KEPT].iter().map(|id| analyses.begin(id, 3).unwrap()).collect();
        assert_eq!(analyses.of(&ids[0]), Some(Analysed::Running { done: 0, of: 3 }));
        assert!(analyses.begin(&ids[0], 3).is_none(), "one at a time");
        let newest = analyses.begin(&ids[KEPT], 3).unwrap();
        assert!(senders[0].is_closed() && analyses.of(&ids[0]).is_none(), "the oldest is dropped");
        assert!(!senders[1].is_closed());
        drop(newest);
        assert_eq!(analyses.of(&ids[KEPT]), None, "it has failed");
        let again = analyses.begin(&ids[KEPT], 3).unwrap();
        again.send(Analysed::Done(Arc::new([]))).unwrap();
        drop(again);
        assert_eq!(analyses.of(&ids[KEPT]), Some(Analysed::Done(Arc::new([]))), "what is done stays");
    }
}
