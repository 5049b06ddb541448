//! Table talk.

use std::sync::Arc;

use store::talk::KEPT;
use store::{Commit, Phrase, Said, Saying, Store};
use table::Seat;

use crate::fixture::{change, make, said};

pub(crate) async fn what_was_said_comes_back_in_its_order_and_is_no_part_of_the_log(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let phrase = Said { seat: Seat(2), saying: Saying::Phrase(Phrase::Nice), ..said(20, "Cleo") };
    store.commit(Commit { said: vec![said(30, "Anna"), phrase.clone()], ..change(&id, 0) }).await.unwrap();
    store.commit(Commit { said: vec![said(10, "Anna")], ..change(&id, 0) }).await.unwrap();
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!(stored.talk, [said(10, "Anna"), phrase, said(30, "Anna")]);
    assert_eq!((stored.entries.len(), stored.revisions.table), (0, 0));
}

pub(crate) async fn the_last_hundred_things_stay(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let most = i64::from(KEPT);
    let many = (0..most + 5).map(|at| said(at, "Anna")).collect();
    store.commit(Commit { said: many, ..change(&id, 0) }).await.unwrap();
    store.commit(Commit { said: vec![said(most + 5, "Anna")], ..change(&id, 0) }).await.unwrap();
    let talk = store.load(&id).await.unwrap().unwrap().talk;
    assert_eq!((talk.len(), talk[0].at.0), (KEPT as usize, 6));
}

pub(crate) async fn nothing_stays_said_of_a_forgotten_name_or_a_removed_table(store: Arc<dyn Store>) {
    let [id, other] = [make(&*store).await, make(&*store).await];
    for table in [&id, &other] {
        let both = vec![said(10, "Anna"), said(20, "Ben")];
        store.commit(Commit { said: both, ..change(table, 0) }).await.unwrap();
    }
    store.commit(Commit { unsaid: ["Anna".to_owned()].into(), ..change(&id, 0) }).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().talk, [said(20, "Ben")]);
    store.remove(&id).await.unwrap();
    assert_eq!(store.load(&other).await.unwrap().unwrap().talk.len(), 2);
}
