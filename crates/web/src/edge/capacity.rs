//! Limits on connections: a number per household and a number in total. When all slots are taken, a newcomer gets the
//! slot of the newest connection of the household that has the most, so that a few addresses cannot lock out everybody
//! else.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::edge::forwarded::Proxies;
use crate::edge::limits::Household;
use crate::edge::tally::Tally;

/// The slots for connections.
pub(crate) struct Capacity {
    /// The number of slots.
    all: usize,
    /// The number of slots per household.
    each: usize,
    /// The proxies, which may have all slots: many people come through them.
    proxies: Proxies,
    taken: Mutex<Taken>,
    turned_away: Tally,
}

#[derive(Default)]
struct Taken {
    /// The connections of each household by number, the newest last, with the channel that ends each.
    by_household: HashMap<Household, BTreeMap<u64, oneshot::Sender<()>>>,
    count: usize,
    /// The number of the next connection.
    next: u64,
}

/// A connection's slot. Dropping it gives it back.
pub(crate) struct Admission {
    capacity: Arc<Capacity>,
    household: Household,
    number: u64,
    lost: oneshot::Receiver<()>,
}

impl Capacity {
    /// Sets the number of slots in total and per household.
    pub(crate) fn new(all: u32, each: u32) -> Arc<Capacity> {
        Capacity::behind(all, each, Proxies::Nobody)
    }

    /// The same, behind these proxies.
    pub(crate) fn behind(all: u32, each: u32, proxies: Proxies) -> Arc<Capacity> {
        let (all, each) = (all as usize, each as usize);
        Arc::new(Capacity { all, each, proxies, taken: Mutex::default(), turned_away: Tally::default() })
    }

    /// A slot for one more connection of a household, or `None`.
    pub(crate) fn enter(self: &Arc<Self>, household: Household) -> Option<Admission> {
        let mut taken = self.taken();
        let own = taken.by_household.get(&household).map_or(0, BTreeMap::len);
        if own >= self.each && !self.proxies.believe(household.address()) {
            self.turn_away("too many connections from its address");
            return None;
        }
        if taken.count >= self.all {
            if !taken.free_one(own, &self.proxies) {
                self.turn_away("too many connections in total");
                return None;
            }
            self.turn_away("its address has the most connections, and a newcomer needs a place");
        }
        let (cut, lost) = oneshot::channel();
        let number = taken.next;
        taken.next += 1;
        taken.count += 1;
        taken.by_household.entry(household).or_default().insert(number, cut);
        Some(Admission { capacity: self.clone(), household, number, lost })
    }

    /// Counts a connection that is refused or cut. The first is logged at once, the others in [`Capacity::report`].
    pub(crate) fn turn_away(&self, reason: &str) {
        if self.turned_away.count(reason) {
            tracing::warn!(reason, "a connection was turned away");
        }
    }

    /// Logs how many more connections were turned away since the last report.
    pub(crate) fn report(&self) {
        for (reason, more) in self.turned_away.end_round() {
            tracing::warn!(reason, more, "connections were turned away");
        }
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    /// Takes the newest slot from the household with the most connections that is no proxy, if that one still has more than `own` left.
    fn free_one(&mut self, own: usize, proxies: &Proxies) -> bool {
        let is_person =
            |household: &Household| !matches!(proxies, Proxies::At(_)) || !proxies.believe(household.address());
        let crowds = self.by_household.iter_mut().filter(|(household, _)| is_person(household));
        let crowd = crowds.map(|(_, numbers)| numbers).max_by_key(|numbers| numbers.len());
        let Some(crowd) = crowd.filter(|numbers| numbers.len() > own + 1) else { return false };
        let Some((_, cut)) = crowd.pop_last() else { return false };
        self.count -= 1;
        // A connection that is already ending no longer listens.
        let _ended = cut.send(());
        true
    }
}

impl Admission {
    /// Completes when the slot is taken away for another household.
    pub(crate) async fn lost(&mut self) {
        // Only `drop` below drops the sender without sending.
        let _always_sent = (&mut self.lost).await;
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut taken = self.capacity.taken();
        let Some(numbers) = taken.by_household.get_mut(&self.household) else { return };
        // A slot that was taken away is no longer in the map.
        let given_back = numbers.remove(&self.number).is_some();
        let was_last = numbers.is_empty();
        if was_last {
            taken.by_household.remove(&self.household);
        }
        taken.count -= usize::from(given_back);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use futures_util::FutureExt;

    use super::*;

    fn household(number: u8) -> Household {
        IpAddr::V4(Ipv4Addr::new(192, 0, 2, number)).into()
    }

    /// Takes up to this many slots for a household.
    fn crowd(capacity: &Arc<Capacity>, number: u8, connections: usize) -> Vec<Admission> {
        (0..connections).map_while(|_| capacity.enter(household(number))).collect()
    }

    fn lost(admissions: &mut [Admission]) -> Vec<bool> {
        admissions.iter_mut().map(|admission| admission.lost().now_or_never().is_some()).collect()
    }

    #[test]
    fn a_household_gets_so_many_slots_and_gives_them_back() {
        let capacity = Capacity::new(100, 3);
        let mut first = crowd(&capacity, 1, 5);
        assert_eq!(first.len(), 3);
        assert_eq!(crowd(&capacity, 2, 5).len(), 3);
        first.pop();
        assert!(capacity.enter(household(1)).is_some());
        drop(first);
        let taken = capacity.taken();
        assert!(taken.by_household.is_empty() && taken.count == 0);
    }

    #[test]
    fn the_newest_connection_of_the_largest_household_makes_room_for_a_newcomer() {
        let capacity = Capacity::new(10, 300);
        let (mut few, mut many) = (crowd(&capacity, 1, 3), crowd(&capacity, 2, 7));
        assert!(capacity.enter(household(2)).is_none(), "the largest household cannot take a slot from others");
        let newcomer = capacity.enter(household(3));
        assert!(newcomer.is_some());
        assert_eq!(lost(&mut few), [false; 3]);
        assert_eq!(lost(&mut many), [false, false, false, false, false, false, true]);
        drop((few, many, newcomer));
        assert_eq!(capacity.taken().count, 0, "a lost slot is given back once");
    }

    #[test]
    fn four_crowds_cannot_shut_out_fifty_newcomers() {
        let capacity = Capacity::new(960, 300);
        let mut crowds: Vec<_> = (1..=4).flat_map(|number| crowd(&capacity, number, 300)).collect();
        let newcomers: Vec<_> = (100..150).flat_map(|number| crowd(&capacity, number, 6)).collect();
        assert_eq!(newcomers.len(), 50 * 6);
        crowds.extend((1..=4).flat_map(|number| crowd(&capacity, number, 300)));
        let mut newcomers = newcomers;
        assert!(lost(&mut newcomers).iter().all(|lost| !lost));
        assert_eq!(capacity.taken().count, 960);
    }

    #[test]
    fn nobody_loses_a_slot_to_somebody_who_has_as_many() {
        let capacity = Capacity::new(4, 300);
        let mut all: Vec<_> = (1..=4).flat_map(|number| crowd(&capacity, number, 1)).collect();
        assert!(capacity.enter(household(5)).is_none());
        assert_eq!(lost(&mut all), [false; 4]);
    }

    #[test]
    fn a_proxy_at_its_address_may_have_all_slots_and_loses_none_to_others() {
        let proxies = Proxies::At(vec!["10.0.0.1".parse().unwrap()]);
        let capacity = Capacity::behind(6, 2, proxies);
        let [proxy, other, third] =
            ["10.0.0.1", "192.0.2.1", "192.0.2.2"].map(|address| Household::from(address.parse::<IpAddr>().unwrap()));
        let held: Vec<_> = (0..4).filter_map(|_| capacity.enter(proxy)).collect();
        assert_eq!(held.len(), 4);
        let others: Vec<_> = (0..3).filter_map(|_| capacity.enter(other)).collect();
        assert_eq!(others.len(), 2, "whoever is no proxy has a limit");
        assert!(capacity.enter(third).is_some(), "all slots are taken, and the other address gives one up");
        assert_eq!(capacity.taken().by_household[&proxy].len(), 4);
    }
}
