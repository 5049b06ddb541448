//! Lists of tables.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{Commit, Millis, NewTable, Phase, Store, StoreError, TableId, TableSettings, Watch};
use table::Seat;

use crate::fixture::{action, change, held, make, new_table, visitor};

pub(crate) async fn a_draft_does_not_move_a_table_in_the_lists(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let touched = async || store.load(&id).await.unwrap().unwrap().touched;
    store.commit(Commit { drafts: vec![(Seat(0), vec!["a".to_owned()])], ..change(&id, 0) }).await.unwrap();
    assert_eq!(touched().await, Millis(1_000));
    store.commit(Commit { entries: vec![action(0)], ..change(&id, 0) }).await.unwrap();
    assert_eq!(touched().await, Millis(2_000));
}

/// Whatever its row says meanwhile.
pub(crate) async fn a_running_table_is_as_long_and_as_new_as_its_last_entry(store: Arc<dyn Store>) {
    const LIMIT: i64 = 3_600_000;
    let id = TableId::random();
    let mut new = new_table(&id, 1_000);
    new.settings.expire_idle_hours = 1;
    store.create(new).await.unwrap();
    let ids = [id.clone()];
    // More entries, and more time, than any row may be behind.
    for step in 0..140 {
        let at = 10_000 + 700 * step as i64;
        let phase = Some(Phase::Running);
        let played = Commit { at: Millis(at), phase, entries: vec![action(step)], ..change(&id, step as u64) };
        store.commit(played).await.unwrap();
        let (stored, listed) = (store.load(&id).await.unwrap().unwrap(), store.list().await.unwrap());
        assert_eq!((stored.entries.len(), stored.touched), (step + 1, Millis(at)));
        assert_eq!((listed[0].entries, listed[0].touched), (step as u64 + 1, Millis(at)));
        assert_eq!(
            (store.running(Millis(at)).await.unwrap(), store.running(Millis(at + 1)).await),
            (ids.to_vec(), Ok(vec![]))
        );
        assert_eq!(store.expired(Millis(at + LIMIT - 1)).await, Ok(vec![]));
        assert_eq!(store.expired(Millis(at + LIMIT)).await.unwrap(), ids);
    }
    let before = store.load(&id).await.unwrap().unwrap();
    store.commit(Commit { phase: Some(Phase::Over), ..change(&id, 140) }).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().touched, before.touched);
    assert_eq!(store.finished(before.touched).await, Ok(vec![]));
    assert_eq!(store.finished(Millis(before.touched.0 + 1)).await.unwrap(), ids);
}

pub(crate) async fn lists_show_the_last_changed_first(store: Arc<dyn Store>) {
    let ids: Vec<TableId> = (0..4).map(|_| TableId::random()).collect();
    for (number, id) in (0..).zip(&ids) {
        let mut new = new_table(id, 100 + number);
        new.creator = visitor(if number < 2 { 1 } else { 2 });
        new.settings.watch = [Watch::Everybody, Watch::Link, Watch::Everybody, Watch::Everybody][number as usize];
        new.holders[Seat(0)].visitor = Some(visitor(3));
        store.create(new).await.unwrap();
    }
    store.commit(Commit { at: Millis(500), entries: vec![action(0)], ..change(&ids[0], 0) }).await.unwrap();
    store.commit(Commit { phase: Some(Phase::Over), ..change(&ids[3], 0) }).await.unwrap();

    let named = |list: Result<Vec<store::Summary>, StoreError>| {
        let at = |id: &TableId| ids.iter().position(|known| known == id).unwrap();
        list.unwrap().iter().map(|summary| at(&summary.id)).collect::<Vec<_>>()
    };
    assert_eq!(named(store.tables_of(visitor(1)).await), [0, 1]);
    assert_eq!(named(store.tables_of(visitor(2)).await), [3, 2]);
    assert_eq!(named(store.tables_of(visitor(3)).await), [0, 3, 2, 1]);
    assert_eq!(named(store.public_tables().await), [0, 2]);
    let first = store.tables_of(visitor(1)).await.unwrap().swap_remove(0);
    assert_eq!((first.game.as_str(), first.seats, first.phase, first.watch), ("toy", 3, Phase::Open, Watch::Everybody));
    assert_eq!((first.created, first.touched), (Millis(100), Millis(500)));
}

pub(crate) async fn the_public_list_shows_a_hundred(store: Arc<dyn Store>) {
    join_all((0..103).map(async |created| {
        let mut new = new_table(&TableId::random(), created);
        new.settings.watch = Watch::Everybody;
        store.create(new).await.unwrap();
    }))
    .await;
    let created: Vec<Millis> = store.public_tables().await.unwrap().iter().map(|summary| summary.created).collect();
    assert_eq!(created, (3..103).rev().map(Millis).collect::<Vec<_>>());
    assert_eq!(store.tables_of(visitor(1)).await.unwrap().len(), 103);
}

pub(crate) async fn tables_that_waited_too_long_are_found(store: Arc<dyn Store>) {
    const HOUR: i64 = 3_600_000;
    let ids: Vec<TableId> = (0..3).map(|_| TableId::random()).collect();
    for id in &ids {
        let mut new = new_table(id, 0);
        new.settings = TableSettings { expire_unstarted_hours: 2, expire_idle_hours: 5, ..TableSettings::default() };
        store.create(new).await.unwrap();
    }
    let at =
        |at, table, phase| Commit { at: Millis(at), entries: vec![action(0)], phase: Some(phase), ..change(table, 0) };
    store.commit(at(HOUR, &ids[1], Phase::Running)).await.unwrap();
    store.commit(at(HOUR, &ids[2], Phase::Over)).await.unwrap();
    let expired = async |now| store.expired(Millis(now)).await.unwrap();
    assert_eq!(expired(2 * HOUR - 1).await, []);
    assert_eq!(expired(2 * HOUR).await, ids[..1]);
    assert_eq!(expired(6 * HOUR - 1).await, ids[..1]);
    assert_eq!(expired(6 * HOUR).await, ids[..2]);
}

pub(crate) async fn every_table_is_listed_the_last_changed_first(store: Arc<dyn Store>) {
    let ids: Vec<TableId> = (0..3).map(|_| TableId::random()).collect();
    for (created, id) in (10..).zip(&ids) {
        store.create(new_table(id, created)).await.unwrap();
    }
    let over = Commit { entries: vec![action(0), action(1)], phase: Some(Phase::Over), ..change(&ids[1], 0) };
    store.commit(over).await.unwrap();
    let listed = store.list().await.unwrap();
    let listed: Vec<_> = listed.iter().map(|table| (&table.id, table.phase, table.entries)).collect();
    assert_eq!(listed, [(&ids[1], Phase::Over, 2), (&ids[2], Phase::Open, 0), (&ids[0], Phase::Open, 0)]);
}

pub(crate) async fn tables_are_found_once_they_are_due(store: Arc<dyn Store>) {
    let (first, second) = (TableId::random(), make(&*store).await);
    store.create(NewTable { due: Some(Millis(700)), ..new_table(&first, 100) }).await.unwrap();
    let due = async |now| store.due(Millis(now)).await.unwrap();
    let draft = |due| Commit { drafts: vec![(Seat(0), Vec::new())], due, ..change(&second, 0) };
    store.commit(draft(Some(Millis(600)))).await.unwrap();
    assert_eq!(store.load(&first).await.unwrap().unwrap().due, Some(Millis(700)));
    assert_eq!((due(599).await, due(600).await), (vec![], vec![second.clone()]));
    assert_eq!(due(700).await, [second.clone(), first.clone()]);
    store.commit(draft(None)).await.unwrap();
    assert_eq!(due(800).await, [first]);
    let held = Commit { holders: vec![(Seat(0), held(8, 9))], due: Some(Millis(750)), ..change(&second, 0) };
    store.commit(held).await.unwrap();
    assert_eq!(due(750).await.len(), 2);
    assert_eq!(store.load(&second).await.unwrap().unwrap().due, Some(Millis(750)));
}

pub(crate) async fn running_tables_are_found_while_they_are_young(store: Arc<dyn Store>) {
    let mut ids = Vec::new();
    for (at, phase) in [(100, Phase::Running), (200, Phase::Running), (300, Phase::Over), (400, Phase::Open)] {
        let id = make(&*store).await;
        store
            .commit(Commit { entries: vec![action(0)], at: Millis(at), phase: Some(phase), ..change(&id, 0) })
            .await
            .unwrap();
        ids.push(id);
    }
    let running = async |since| store.running(Millis(since)).await.unwrap();
    assert_eq!(running(0).await, [ids[1].clone(), ids[0].clone()]);
    assert_eq!((running(200).await, running(201).await), (vec![ids[1].clone()], vec![]));
}

pub(crate) async fn finished_tables_are_found_once_they_are_old(store: Arc<dyn Store>) {
    let (first, running, second) = (make(&*store).await, make(&*store).await, make(&*store).await);
    for (id, at, phase) in [(&second, 500, Phase::Over), (&first, 400, Phase::Over), (&running, 1, Phase::Running)] {
        let ends = Commit { at: Millis(at), entries: vec![action(0)], phase: Some(phase), ..change(id, 0) };
        store.commit(ends).await.unwrap();
    }
    assert_eq!(store.finished(Millis(400)).await, Ok(Vec::new()));
    assert_eq!(store.finished(Millis(401)).await, Ok(vec![first.clone()]));
    assert_eq!(store.finished(Millis(501)).await, Ok(vec![first, second]));
}
