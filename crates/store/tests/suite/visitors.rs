//! Which visitors the store knows, and which it forgets.

use std::sync::Arc;

use store::{Commit, FormId, Holder, Millis, Phase, Store, TableId, VisitorId};
use table::Seat;

use crate::fixture::{change, held, make, new_table, visitor};

pub(crate) async fn visitors_without_a_table_are_forgotten(store: Arc<dyn Store>) {
    let (id, over) = (TableId::random(), TableId::random());
    for id in [&id, &over] {
        store.create(new_table(id, 1)).await.unwrap();
    }
    let form = FormId::random();
    let sits = Commit {
        at: Millis(10),
        holders: vec![(Seat(0), held(2, 2))],
        answer: Some((form.clone(), "done".to_owned())),
        ..change(&id, 0)
    };
    store.commit(sits).await.unwrap();
    let sat = Commit { at: Millis(1), phase: Some(Phase::Over), ..change(&over, 0) };
    store.commit(Commit { holders: vec![(Seat(0), held(3, 3)), (Seat(1), held(4, 4))], ..sat }).await.unwrap();
    for (number, at) in [(1, 10), (2, 10), (3, 10), (3, 5), (4, 10), (4, 20)] {
        store.seen(visitor(number), Millis(at)).await.unwrap();
    }
    assert_eq!(store.forget_visitors(Millis(10)).await, Ok(0));
    assert_eq!(store.answer(&id, &form).await, Ok(Some("done".to_owned())));
    // The first made the table, the second sits there, the fourth was here again.
    assert_eq!(store.forget_visitors(Millis(11)).await, Ok(1));
    assert_eq!(store.answer(&id, &form).await, Ok(None));
    assert_eq!(store.load(&id).await.unwrap().unwrap().holders[Seat(0)], held(2, 2));

    store.commit(Commit { phase: Some(Phase::Over), ..change(&id, 0) }).await.unwrap();
    assert_eq!(store.forget_visitors(Millis(11)).await, Ok(2));
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!((stored.creator, &stored.holders[Seat(0)]), (VisitorId::FORGOTTEN, &Holder::default()));
    assert_eq!(store.forget_visitors(Millis(21)).await, Ok(1));
}

/// A visitor who only looks around leaves nothing behind; one who sits down or makes a table is known from then on.
pub(crate) async fn a_visitor_is_kept_who_makes_a_table_or_sits_down_and_no_other(store: Arc<dyn Store>) {
    for number in 1..=9 {
        store.seen(visitor(number), Millis(7)).await.unwrap();
    }
    assert_eq!(store.forget_visitors(Millis(1_000_000)).await, Ok(0));

    let id = TableId::random();
    let mut new = new_table(&id, 10);
    new.holders[Seat(1)] = held(2, 2);
    store.create(new).await.unwrap();
    let sits = Commit { at: Millis(20), holders: vec![(Seat(0), held(3, 3))], ..change(&id, 0) };
    store.commit(sits).await.unwrap();
    store.commit(Commit { phase: Some(Phase::Over), ..change(&id, 0) }).await.unwrap();
    assert_eq!(store.forget_visitors(Millis(10)).await, Ok(0));
    // The creator and the one who had a seat from the start.
    assert_eq!(store.forget_visitors(Millis(11)).await, Ok(2));
    assert_eq!(store.forget_visitors(Millis(21)).await, Ok(1));
    let stored = store.load(&id).await.unwrap().unwrap();
    assert!(stored.holders.iter().all(|holder| holder.visitor.is_none()));
}

pub(crate) async fn visitors_without_a_part_are_strangers(store: Arc<dyn Store>) {
    let known =
        async || store.visitors().await.unwrap().into_iter().map(|(visitor, _)| visitor.bytes()[0]).collect::<Vec<_>>();
    let (id, other) = (make(&*store).await, make(&*store).await);
    store.commit(Commit { holders: vec![(Seat(0), held(2, 2))], ..change(&id, 0) }).await.unwrap();
    store.commit(Commit { holders: vec![(Seat(0), held(3, 3))], ..change(&other, 0) }).await.unwrap();
    assert_eq!(store.forget_strangers().await, Ok(0));
    store.remove(&id).await.unwrap();
    assert_eq!(known().await, [1, 2, 3]);
    assert_eq!(store.forget_strangers().await, Ok(1));
    assert_eq!(known().await, [1, 3], "the first made another table, the third sits there");
    store.commit(Commit { holders: vec![(Seat(0), Holder::default())], ..change(&other, 0) }).await.unwrap();
    assert_eq!(store.forget_strangers().await, Ok(1));
    assert_eq!(known().await, [1]);
}
