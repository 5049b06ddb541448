//! The analyses that a server keeps in memory. After a restart they are computed again, with the same result.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::TableId;
use table_fold::analysis::Decision;
use tokio::sync::watch;

use crate::turns::Turns;

/// How many analyses are kept.
const KEPT: usize = 100;

/// The progress of a table's analysis.
#[derive(Clone, PartialEq, Debug)]
pub enum Analysed {
    /// Waiting or running.
    Running {
        /// The decisions that are done.
        done: Arc<[Decision]>,
        /// How many there are.
        of: usize,
    },
    /// Done: all decisions in the order of the log.
    Done(Arc<[Decision]>),
}

/// The analyses of a server.
pub(crate) struct Analyses {
    /// The newest last. A std mutex, since it is never held across an await.
    kept: Mutex<VecDeque<KeptAnalysis>>,
    /// The right to run: one analysis at a time on the whole server. Those who ask take turns.
    pub(crate) turns: Turns<u64>,
}

/// A kept analysis. Dropping its receiver ends the task that sends to it.
struct KeptAnalysis {
    table: TableId,
    /// Who asked for it.
    whose: u64,
    receiver: watch::Receiver<Analysed>,
}

impl KeptAnalysis {
    /// The last state that was sent; `None` if the sender was dropped before the end.
    fn state(&self) -> Option<Analysed> {
        let is_gone = self.receiver.has_changed().is_err();
        Some(self.receiver.borrow().clone()).filter(|analysed| !is_gone || matches!(analysed, Analysed::Done(_)))
    }

    /// Whether it waits or runs.
    fn is_running(&self) -> bool {
        matches!(self.state(), Some(Analysed::Running { .. }))
    }
}

impl Analyses {
    pub(crate) fn new() -> Analyses {
        Analyses { kept: Mutex::default(), turns: Turns::new(1, 1) }
    }

    /// The progress of a table's analysis; `None` if nobody asked for it, it was dropped or it failed.
    pub(crate) fn of(&self, table: &TableId) -> Option<Analysed> {
        self.kept().iter().find(|kept| kept.table == *table).and_then(KeptAnalysis::state)
    }

    /// Keeps a new analysis of `of` decisions; its task reports to the returned sender. `None` if the table has one
    /// already. If too many are kept, the oldest finished one is dropped, or else the newest of the asker who has the
    /// most.
    pub(crate) fn begin(&self, table: &TableId, whose: u64, of: usize) -> Option<watch::Sender<Analysed>> {
        let mut kept = self.kept();
        if kept.iter().any(|kept| kept.table == *table && kept.state().is_some()) {
            return None;
        }
        kept.retain(|kept| kept.table != *table);
        if kept.len() == KEPT {
            let over = kept.iter().position(|kept| !kept.is_running());
            if let Some(dropped) = over.or_else(|| newest_of_the_most(&kept)) {
                kept.remove(dropped);
            }
        }
        let (sender, receiver) = watch::channel(Analysed::Running { done: Arc::new([]), of });
        kept.push_back(KeptAnalysis { table: table.clone(), whose, receiver });
        Some(sender)
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<KeptAnalysis>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The index of the newest analysis of the asker who has the most.
fn newest_of_the_most(kept: &VecDeque<KeptAnalysis>) -> Option<usize> {
    let mut counts = BTreeMap::new();
    kept.iter().for_each(|kept| *counts.entry(kept.whose).or_insert(0) += 1);
    let (most, _) = counts.into_iter().max_by_key(|(_, count)| *count)?;
    kept.iter().rposition(|kept| kept.whose == most)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids<const N: usize>() -> [TableId; N] {
        std::array::from_fn(|_| TableId::random())
    }

    #[test]
    fn a_table_has_one_analysis_until_it_fails() {
        let (analyses, [table]) = (Analyses::new(), ids());
        let failing = analyses.begin(&table, 1, 3).unwrap();
        assert_eq!(analyses.of(&table), Some(Analysed::Running { done: Arc::new([]), of: 3 }));
        assert!(analyses.begin(&table, 2, 3).is_none(), "one at a time");
        drop(failing);
        assert_eq!(analyses.of(&table), None, "it has failed");
        let again = analyses.begin(&table, 2, 3).unwrap();
        again.send(Analysed::Done(Arc::new([]))).unwrap();
        drop(again);
        assert_eq!(analyses.of(&table), Some(Analysed::Done(Arc::new([]))), "a finished analysis stays");
    }

    #[test]
    fn what_is_done_makes_room_for_what_is_asked_for() {
        let (analyses, [first, done, newest]) = (Analyses::new(), ids());
        let running = analyses.begin(&first, 1, 3).unwrap();
        analyses.begin(&done, 1, 0).unwrap().send(Analysed::Done(Arc::new([]))).unwrap();
        let others: Vec<_> = ids::<{ KEPT - 2 }>().iter().map(|id| analyses.begin(id, 1, 3).unwrap()).collect();
        let _newest = analyses.begin(&newest, 1, 3).unwrap();
        assert!(!running.is_closed() && others.iter().all(|sender| !sender.is_closed()));
        assert_eq!(analyses.of(&done), None);
    }

    #[test]
    fn whoever_asks_for_a_hundred_analyses_puts_out_nobody_elses() {
        let analyses = Analyses::new();
        let few: Vec<_> = ids::<10>().iter().map(|id| analyses.begin(id, 1, 3).unwrap()).collect();
        let many: Vec<_> = ids::<{ KEPT - 10 }>().iter().map(|id| analyses.begin(id, 2, 3).unwrap()).collect();
        let more: Vec<_> = ids::<10>().iter().map(|id| analyses.begin(id, 2, 3).unwrap()).collect();
        let late = analyses.begin(&TableId::random(), 3, 3).unwrap();
        assert!(few.iter().all(|sender| !sender.is_closed()) && !late.is_closed());
        assert!(!many[0].is_closed(), "the first of the many keeps its place");
        assert_eq!(many.iter().chain(&more).filter(|sender| sender.is_closed()).count(), 11);
    }
}
