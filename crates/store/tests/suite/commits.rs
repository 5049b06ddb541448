//! Changes of a table: made completely, in order, once each, or refused.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{Commit, Entry, FormId, Holder, Kind, Millis, Phase, Store, StoreError, TableId, VisitorId};
use table::Seat;

use crate::fixture::{action, change, held, link, make, new_table, visitor};

pub(crate) async fn a_conflict_changes_nothing(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { entries: vec![action(0)], ..change(&id, 0) }).await.unwrap();
    let before = store.load(&id).await.unwrap();
    let form = FormId::random();
    for wanted in [0, 2] {
        let late = Commit {
            entries: vec![action(9)],
            drafts: vec![(Seat(0), vec!["x".to_owned()])],
            holders: vec![(Seat(0), held(2, 2))],
            phase: Some(Phase::Over),
            answer: Some((form.clone(), "done".to_owned())),
            ..change(&id, wanted)
        };
        assert_eq!(store.commit(late).await, Err(StoreError::Conflict { have: 1, wanted }));
        assert_eq!(store.load(&id).await.unwrap(), before);
        assert_eq!(store.answer(&id, &form).await, Ok(None));
        assert_eq!(store.seat_by_link(link(2)).await, Ok(None));
    }
}

pub(crate) async fn a_form_is_answered_once(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    let form = FormId::random();
    let sent = |table, answer: &str| Commit {
        entries: vec![action(0)],
        answer: Some((form.clone(), answer.to_owned())),
        ..change(table, 0)
    };
    store.commit(sent(&id, "first")).await.unwrap();
    let before = store.load(&id).await.unwrap();
    assert_eq!(before.as_ref().unwrap().entries, [action(0)]);
    // Sent again as it was, and by a page that knows of the first.
    for after in [0, 1] {
        let again = Commit {
            after,
            drafts: vec![(Seat(0), vec!["x".to_owned()])],
            holders: vec![(Seat(0), held(2, 2))],
            phase: Some(Phase::Over),
            ..sent(&id, "second")
        };
        assert_eq!(store.commit(again).await, Err(StoreError::Answered("first".to_owned())));
        assert_eq!(store.load(&id).await.unwrap(), before);
    }
    assert_eq!(store.answer(&id, &form).await, Ok(Some("first".to_owned())));
    assert_eq!(store.answer(&id, &FormId::random()).await, Ok(None));
    // Forms belong to their table.
    assert_eq!(store.answer(&other, &form).await, Ok(None));
    store.commit(sent(&other, "elsewhere")).await.unwrap();
}

/// Also while a long game runs, when it is over, and until they are deleted; with entries and without.
pub(crate) async fn every_form_of_a_long_game_is_answered_once(store: Arc<dyn Store>) {
    const STEPS: usize = 300;
    let id = make(&*store).await;
    let form = |step: usize| FormId::new((step as u128).to_be_bytes());
    let at = |step: usize| Millis(2_000 + step as i64);
    let mut have = 0;
    for step in 0..STEPS {
        let entries: Vec<Entry> = (0..step % 3).map(action).collect();
        let (phase, answer) = (Some(Phase::Running), Some((form(step), step.to_string())));
        let played = Commit { at: at(step), phase, answer, entries, ..change(&id, have) };
        have += played.entries.len() as u64;
        store.commit(played).await.unwrap();
    }
    let are_known = async |steps: std::ops::Range<usize>| {
        for step in steps.clone() {
            let again = Commit { answer: Some((form(step), "again".to_owned())), ..change(&id, have) };
            assert_eq!(store.commit(again).await, Err(StoreError::Answered(step.to_string())));
            assert_eq!(store.answer(&id, &form(step)).await, Ok(Some(step.to_string())));
        }
        let answers: Vec<_> = steps.map(|step| (form(step), step.to_string(), at(step))).collect();
        assert_eq!(store.answers(&id).await, Ok(answers));
    };
    are_known(0..STEPS).await;
    store.forget_visitors(at(STEPS - 9)).await.unwrap();
    are_known(STEPS - 9..STEPS).await;
    store.commit(Commit { phase: Some(Phase::Over), ..change(&id, have) }).await.unwrap();
    are_known(STEPS - 9..STEPS).await;
    store.forget_visitors(at(STEPS - 1)).await.unwrap();
    are_known(STEPS - 1..STEPS).await;
}

pub(crate) async fn drafts_and_holders_are_replaced_with_the_entries_or_not_at_all(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let draft = |steps: &[&str]| steps.iter().map(|step| (*step).to_owned()).collect::<Vec<_>>();
    store
        .commit(Commit { drafts: vec![(Seat(0), draft(&["a", "b"])), (Seat(2), draft(&["c"]))], ..change(&id, 0) })
        .await
        .unwrap();
    store
        .commit(Commit { holders: vec![(Seat(0), held(4, 5)), (Seat(1), held(6, 7))], ..change(&id, 0) })
        .await
        .unwrap();

    let shorter = Commit {
        entries: vec![action(0)],
        drafts: vec![(Seat(0), draft(&[])), (Seat(1), draft(&["d"]))],
        holders: vec![(Seat(1), Holder::default())],
        phase: Some(Phase::Running),
        ..change(&id, 0)
    };
    assert!(store.commit(Commit { after: 3, ..shorter.clone() }).await.is_err());
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!(stored.drafts.iter().map(Vec::len).collect::<Vec<_>>(), [2, 0, 1]);
    assert_eq!(stored.holders[Seat(1)], held(6, 7));

    store.commit(shorter).await.unwrap();
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!(stored.drafts.iter().cloned().collect::<Vec<_>>(), [draft(&[]), draft(&["d"]), draft(&["c"])]);
    assert_eq!(stored.holders.iter().cloned().collect::<Vec<_>>(), [held(4, 5), Holder::default(), Holder::default()]);
    assert_eq!((stored.phase, stored.entries.len()), (Phase::Running, 1));
}

pub(crate) async fn a_seat_that_is_not_there_changes_nothing(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let before = store.load(&id).await.unwrap();
    let far = Commit { entries: vec![action(0)], drafts: vec![(Seat(3), Vec::new())], ..change(&id, 0) };
    assert!(matches!(store.commit(far).await, Err(StoreError::Io(_))));
    let far = Commit { entries: vec![action(0)], holders: vec![(Seat(3), Holder::default())], ..change(&id, 0) };
    assert!(matches!(store.commit(far).await, Err(StoreError::Io(_))));
    assert_eq!(store.load(&id).await.unwrap(), before);
}

pub(crate) async fn two_seats_exchange_their_links(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    for (one, two) in [(1, 2), (2, 1)] {
        let holders = vec![(Seat(0), held(1, one)), (Seat(1), held(1, two))];
        store.commit(Commit { holders, ..change(&id, 0) }).await.unwrap();
        assert_eq!(store.seat_by_link(link(one)).await, Ok(Some((id.clone(), Seat(0)))));
        assert_eq!(store.seat_by_link(link(two)).await, Ok(Some((id.clone(), Seat(1)))));
    }
}

pub(crate) async fn a_link_finds_its_seat_until_it_is_renewed(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    store.commit(Commit { holders: vec![(Seat(2), held(1, 1))], ..change(&id, 0) }).await.unwrap();
    assert_eq!(store.seat_by_link(link(1)).await, Ok(Some((id.clone(), Seat(2)))));
    let taken = Commit { holders: vec![(Seat(0), held(2, 1))], ..change(&other, 0) };
    assert!(store.commit(taken).await.is_err(), "a link leads to one seat");
    store.commit(Commit { holders: vec![(Seat(2), held(1, 2))], ..change(&id, 0) }).await.unwrap();
    assert_eq!(store.seat_by_link(link(1)).await, Ok(None));
    assert_eq!(store.seat_by_link(link(2)).await, Ok(Some((id, Seat(2)))));
}

pub(crate) async fn a_name_is_given_once(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { entries: vec![action(0)], ..change(&id, 0) }).await.unwrap();
    let before = store.load(&id).await.unwrap();
    assert_eq!(store.create(new_table(&id, 5)).await, Err(StoreError::Conflict { have: 1, wanted: 0 }));
    assert_eq!(store.load(&id).await.unwrap(), before);
}

pub(crate) async fn an_entry_is_rewritten_and_the_log_stays_as_long(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { entries: vec![action(0), action(1), action(2)], ..change(&id, 0) }).await.unwrap();
    let sits = |name: &str| Entry {
        kind: Kind::Sit { seat: Seat(1), name: name.to_owned(), commitment: None, of: None },
        ..action(1)
    };
    let rewrite = |number, after| Commit { rewritten: vec![(number, sits("N. N."))], ..change(&id, after) };
    let before = store.load(&id).await.unwrap();
    assert_eq!(store.commit(rewrite(1, 2)).await, Err(StoreError::Conflict { have: 3, wanted: 2 }));
    assert!(matches!(store.commit(rewrite(3, 3)).await, Err(StoreError::Io(_))), "there is no such entry");
    assert_eq!(store.load(&id).await.unwrap(), before);

    store.commit(Commit { at: Millis(9_000), ..rewrite(1, 3) }).await.unwrap();
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!(stored.entries, [action(0), sits("N. N."), action(2)]);
    assert_eq!(stored.touched, Millis(2_000), "nothing has happened at the table");
    let both = Commit { entries: vec![action(3)], rewritten: vec![(0, sits("A"))], ..change(&id, 3) };
    store.commit(both).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries, [sits("A"), sits("N. N."), action(2), action(3)]);
}

pub(crate) async fn a_creator_is_replaced(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { creator: Some(VisitorId::FORGOTTEN), ..change(&id, 0) }).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().creator, VisitorId::FORGOTTEN);
    assert_eq!(store.tables_of(visitor(1)).await, Ok(Vec::new()));
    assert!(store.visitors().await.unwrap().iter().all(|(known, _)| *known != VisitorId::FORGOTTEN));
}

pub(crate) async fn many_who_append_at_once_lose_nothing(store: Arc<dyn Store>) {
    const STEPS: usize = 20;
    let tables = join_all((0..64).map(|_| make(&*store))).await;
    join_all(tables.iter().map(async |id| {
        for step in 0..STEPS {
            let late = Commit { entries: vec![action(99)], ..change(id, 99) };
            let good = Commit { entries: vec![action(step)], ..change(id, step as u64) };
            // One that fails shares a group with many that do not.
            let (late, good) = futures_util::future::join(store.commit(late), store.commit(good)).await;
            assert!(matches!(late, Err(StoreError::Conflict { .. })));
            good.unwrap();
        }
    }))
    .await;
    for id in &tables {
        let entries = store.load(id).await.unwrap().unwrap().entries;
        assert_eq!(entries, (0..STEPS).map(action).collect::<Vec<_>>());
    }
}

pub(crate) async fn of_many_who_append_at_one_place_one_wins(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    for have in 0..5 {
        let tries = (0..64).map(|who| store.commit(Commit { entries: vec![action(who)], ..change(&id, have) }));
        let results = join_all(tries).await;
        let winners: Vec<usize> = (0..64).filter(|who| results[*who].is_ok()).collect();
        let [winner] = winners[..] else { panic!("{} have won", winners.len()) };
        let others = results.iter().filter(|result| result.is_err());
        assert!(others.clone().all(|lost| *lost == Err(StoreError::Conflict { have: have + 1, wanted: have })));
        let entries = store.load(&id).await.unwrap().unwrap().entries;
        assert_eq!((entries.len() as u64, entries.last()), (have + 1, Some(&action(winner))));
    }
}

pub(crate) async fn many_who_append_to_one_table_all_get_through(store: Arc<dyn Store>) {
    const CALLERS: usize = 64;
    let id = make(&*store).await;
    join_all((0..CALLERS).map(async |who| {
        let mut have = 0;
        // Each round somebody else gets through.
        for _ in 0..CALLERS {
            match store.commit(Commit { entries: vec![action(who)], ..change(&id, have) }).await {
                Ok(()) => return,
                Err(StoreError::Conflict { have: now, .. }) => have = now,
                Err(error) => panic!("{error}"),
            }
        }
        panic!("{who} did not get through");
    }))
    .await;
    let mut entries = store.load(&id).await.unwrap().unwrap().entries;
    entries.sort_by_key(|entry| entry.at);
    assert_eq!(entries, (0..CALLERS).map(action).collect::<Vec<_>>());
}

pub(crate) async fn one_that_fails_does_not_spoil_those_beside_it(store: Arc<dyn Store>) {
    let (id, other, another) = (make(&*store).await, make(&*store).await, make(&*store).await);
    let (nowhere, answer) = (TableId::random(), Some((FormId::random(), "first".to_owned())));
    store.commit(Commit { entries: vec![action(0)], answer: answer.clone(), ..change(&id, 0) }).await.unwrap();
    let before = store.load(&id).await.unwrap();
    let one = |table, after| Commit { entries: vec![action(0)], ..change(table, after) };
    let all = [
        Commit { answer, ..one(&id, 1) },
        one(&other, 0),
        one(&nowhere, 0),
        Commit { drafts: vec![(Seat(7), Vec::new())], ..one(&id, 1) },
        one(&another, 0),
        one(&id, 0),
    ];
    let results = join_all(all.into_iter().map(|commit| store.commit(commit))).await;
    let [answered, Ok(()), Err(StoreError::NotFound), Err(StoreError::Io(_)), Ok(()), late] = &results[..] else {
        panic!("{results:?}")
    };
    assert_eq!(*answered, Err(StoreError::Answered("first".to_owned())));
    assert_eq!(*late, Err(StoreError::Conflict { have: 1, wanted: 0 }));
    assert_eq!(store.load(&id).await.unwrap(), before);
    for id in [other, another] {
        assert_eq!(store.load(&id).await.unwrap().unwrap().entries, [action(0)]);
    }
}
