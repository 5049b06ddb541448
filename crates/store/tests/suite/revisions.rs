//! Revisions, which tell a server what has changed outside the log.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{Commit, FormId, Phase, Store, StoreError, TableId};
use table::Seat;

use crate::fixture::{action, change, draft, held, make, visitor};

/// The revisions of a table: of its seats, and of itself.
async fn revisions(store: &dyn Store, id: &TableId) -> (Vec<u64>, u64) {
    let revisions = store.load(id).await.unwrap().unwrap().revisions;
    (revisions.seats.iter().copied().collect(), revisions.table)
}

pub(crate) async fn a_seats_revision_counts_the_changes_that_name_it(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    assert_eq!(revisions(&*store, &id).await, (vec![0, 0, 0], 0));
    store.commit(Commit { drafts: vec![draft(2, "a")], ..change(&id, 0) }).await.unwrap();
    assert_eq!(revisions(&*store, &id).await, (vec![0, 0, 1], 0));
    store.commit(Commit { holders: vec![(Seat(0), held(1, 1))], ..change(&id, 0) }).await.unwrap();
    assert_eq!(revisions(&*store, &id).await, (vec![1, 0, 1], 0));
    let twice = Commit { drafts: vec![draft(0, "a"), draft(1, "b")], ..change(&id, 0) };
    store.commit(Commit { holders: vec![(Seat(0), held(1, 1))], ..twice }).await.unwrap();
    assert_eq!(revisions(&*store, &id).await, (vec![2, 1, 1], 0), "a change counts once");
    let log = Commit { entries: vec![action(0)], phase: Some(Phase::Running), ..change(&id, 0) };
    store.commit(Commit { answer: Some((FormId::random(), "done".to_owned())), ..log }).await.unwrap();
    let refused = Commit { drafts: vec![draft(0, "a"), draft(7, "a")], ..change(&id, 1) };
    store.commit(refused).await.unwrap_err();
    assert_eq!(revisions(&*store, &id).await, (vec![2, 1, 1], 0));
    assert_eq!(revisions(&*store, &other).await, (vec![0, 0, 0], 0));
}

pub(crate) async fn a_tables_revision_counts_what_replaces_entries_or_the_creator(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { entries: vec![action(0), action(1)], ..change(&id, 0) }).await.unwrap();
    assert_eq!(revisions(&*store, &id).await.1, 0);
    store.commit(Commit { rewritten: vec![(0, action(5)), (1, action(6))], ..change(&id, 2) }).await.unwrap();
    assert_eq!(revisions(&*store, &id).await.1, 1);
    store.commit(Commit { creator: Some(visitor(2)), ..change(&id, 2) }).await.unwrap();
    assert_eq!(revisions(&*store, &id).await, (vec![0, 0, 0], 2));
}

pub(crate) async fn a_change_that_goes_by_an_older_revision_of_a_seat_changes_nothing(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { drafts: vec![draft(1, "a")], ..change(&id, 0) }).await.unwrap();
    let before = store.load(&id).await.unwrap();
    let going_by = |known: &[(u8, u64)]| Commit {
        known: known.iter().map(|(seat, revision)| (Seat(*seat), *revision)).collect(),
        entries: vec![action(0)],
        drafts: vec![draft(0, "b")],
        ..change(&id, 0)
    };
    for (known, changed) in [(vec![(0, 0), (1, 0)], 1), (vec![(1, 2)], 1), (vec![(2, 1), (1, 0)], 2)] {
        assert_eq!(store.commit(going_by(&known)).await, Err(StoreError::SeatChanged(Seat(changed))));
        assert_eq!(store.load(&id).await.unwrap(), before);
    }
    assert!(matches!(store.commit(going_by(&[(3, 0)])).await, Err(StoreError::Io(_))), "there is no such seat");
    assert_eq!(store.load(&id).await.unwrap(), before);
    store.commit(going_by(&[(0, 0), (1, 1)])).await.unwrap();
    assert_eq!(revisions(&*store, &id).await.0, [1, 1, 0]);
}

pub(crate) async fn a_form_or_a_log_that_has_gone_on_is_told_before_a_seat_that_has_changed(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let form = FormId::random();
    let sent = Commit {
        known: vec![(Seat(0), 0)],
        entries: vec![action(0)],
        drafts: vec![draft(0, "a")],
        answer: Some((form, "done".to_owned())),
        ..change(&id, 0)
    };
    store.commit(sent.clone()).await.unwrap();
    assert_eq!(store.commit(sent.clone()).await, Err(StoreError::Answered("done".to_owned())));
    let other = Commit { answer: None, ..sent };
    assert_eq!(store.commit(other.clone()).await, Err(StoreError::Conflict { have: 1, wanted: 0 }));
    assert_eq!(store.commit(Commit { after: 1, ..other }).await, Err(StoreError::SeatChanged(Seat(0))));
}

pub(crate) async fn changes_of_one_group_see_the_revisions_of_those_before_them(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let going_by = |revision| Commit {
        known: vec![(Seat(0), revision)],
        drafts: vec![draft(0, &revision.to_string())],
        ..change(&id, 0)
    };
    let results = join_all([0, 0, 1, 3, 2].map(|revision| store.commit(going_by(revision)))).await;
    let changed = Err(StoreError::SeatChanged(Seat(0)));
    assert_eq!(results, [Ok(()), changed.clone(), Ok(()), changed, Ok(())]);
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!((stored.revisions.seats[Seat(0)], &stored.drafts[Seat(0)]), (3, &vec!["2".to_owned()]));
}
