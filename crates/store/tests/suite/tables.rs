//! Whole tables: made, read back, removed.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{
    Commit, Entry, Evening, FormId, Holder, Kind, Millis, NewTable, Phase, Store, StoreError, TableId, TableSettings,
    Watch, Who,
};
use table::deal::{Party, Secret};
use table::{BySeat, Digest, Seat};

use crate::fixture::{action, change, held, link, make, new_table, visitor};

pub(crate) async fn a_table_is_read_back_as_it_was_made(store: Arc<dyn Store>) {
    let id = TableId::random();
    let mut new = new_table(&id, 1_234);
    new.settings = TableSettings {
        watch: Watch::Everybody,
        expire_unstarted_hours: 5,
        expire_idle_hours: 6,
        window_seconds: 7,
        name_missing_seconds: 8,
        away_minutes: 9,
        hints: true,
        own_words: false,
        guests: true,
        latecomers: true,
    };
    new.holders[Seat(1)] = held(8, 9);
    new.entries = vec![action(0), action(1)];
    store.create(new.clone()).await.unwrap();

    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!(stored.header_text, new.header_text);
    assert_eq!(stored.secret, new.secret);
    assert_eq!(stored.commitment, new.commitment);
    assert_eq!(stored.creator, new.creator);
    assert_eq!(stored.settings, new.settings);
    assert_eq!(stored.phase, Phase::Open);
    assert_eq!(stored.entries, new.entries);
    assert_eq!(stored.holders, new.holders);
    assert_eq!(stored.drafts, BySeat::new(3, |_| Vec::new()));
    assert_eq!(stored.touched, Millis(1_234));
}

pub(crate) async fn a_table_made_without_entries_has_none(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let stored = store.load(&id).await.unwrap().unwrap();
    assert_eq!((stored.entries.len(), stored.phase, stored.touched), (0, Phase::Open, Millis(1_000)));
}

/// Such as a rematch that starts at once.
pub(crate) async fn a_table_made_with_a_start_is_running(store: Arc<dyn Store>) {
    let id = TableId::random();
    let mut new = new_table(&id, 1);
    new.entries = vec![action(0), Entry { kind: Kind::Start, ..action(1) }];
    store.create(new).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().phase, Phase::Running);
}

/// Makes a table, if its creator has fewer open ones than `most`.
async fn make_within(store: &dyn Store, creator: u8, most: u32) -> Result<TableId, StoreError> {
    let id = TableId::random();
    let new = NewTable { creator: visitor(creator), ..new_table(&id, 1) };
    store.create_within(new, most).await.map(|()| id)
}

pub(crate) async fn a_creator_has_no_more_open_tables_than_allowed(store: Arc<dyn Store>) {
    let make = async |creator| make_within(&*store, creator, 2).await;
    let first = make(1).await.unwrap();
    let second = make(1).await.unwrap();
    store.commit(Commit { phase: Some(Phase::Running), ..change(&second, 0) }).await.unwrap();
    assert_eq!(make(1).await, Err(StoreError::TooManyOpen));
    make(2).await.unwrap();
    // A form that is sent again finds the table that it has made.
    let again = store.create_within(new_table(&first, 1), 2).await;
    assert_eq!(again, Err(StoreError::Conflict { have: 0, wanted: 0 }));
    store.commit(Commit { phase: Some(Phase::Over), ..change(&first, 0) }).await.unwrap();
    make(1).await.unwrap();
    assert_eq!(make(1).await, Err(StoreError::TooManyOpen));
    store.create(new_table(&TableId::random(), 1)).await.unwrap();
}

pub(crate) async fn of_many_tables_that_are_made_at_once_no_more_than_allowed_are_made(store: Arc<dyn Store>) {
    let made = join_all((0..60).map(|_| make_within(&*store, 1, 20))).await;
    let refused = made.iter().filter(|made| **made == Err(StoreError::TooManyOpen)).count();
    assert_eq!((made.iter().flatten().count(), refused), (20, 40));
    assert_eq!(store.tables_of(visitor(1)).await.unwrap().len(), 20);
}

pub(crate) async fn a_table_that_is_refused_is_not_made(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { holders: vec![(Seat(0), held(1, 1))], ..change(&id, 0) }).await.unwrap();
    let refused = TableId::random();
    let few = |new: &mut NewTable| new.holders = BySeat::new(2, |_| Holder::default());
    let taken_link = |new: &mut NewTable| new.holders[Seat(2)] = held(3, 1);
    let no_header = |new: &mut NewTable| new.header_text.clear();
    for spoil in [&few as &dyn Fn(&mut NewTable), &taken_link, &no_header] {
        let mut new = new_table(&refused, 1);
        new.entries = vec![action(0)];
        spoil(&mut new);
        store.create(new).await.unwrap_err();
        assert_eq!(store.load(&refused).await, Ok(None));
        assert_eq!(store.tables_of(visitor(3)).await, Ok(Vec::new()));
    }
    assert_eq!(store.seat_by_link(link(1)).await, Ok(Some((id, Seat(0)))));
    store.create(new_table(&refused, 1)).await.unwrap();
}

pub(crate) async fn a_header_keeps_its_bytes(store: Arc<dyn Store>) {
    let id = TableId::random();
    let mut new = new_table(&id, 1);
    // Another program may write its JSON differently; the commitments cover exactly what it wrote.
    new.header_text = format!(" {}\n", new.header_text.replace(':', " : "));
    store.create(new.clone()).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().header_text, new.header_text);
}

pub(crate) async fn entries_come_back_in_order(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let mut all = Vec::new();
    for count in [1, 3, 0, 40, 2] {
        let entries: Vec<Entry> = (all.len()..all.len() + count).map(action).collect();
        store.commit(Commit { entries: entries.clone(), ..change(&id, all.len() as u64) }).await.unwrap();
        all.extend(entries);
        assert_eq!(store.load(&id).await.unwrap().unwrap().entries, all);
    }
}

pub(crate) async fn every_kind_of_entry_comes_back(store: Arc<dyn Store>) {
    let secret = Secret::new([3; 32]);
    let commitment = secret.commitment(Party::Seat(Seat(2)), "header");
    let (seat, name) = (Seat(2), "Jörg \"Doc\"\n🤠".to_owned());
    let bot = "honest".to_owned();
    let evening = Evening { games: 3, won: [(name.clone(), 2)].into() };
    let kinds = [
        Kind::Evening(evening),
        Kind::Sit { seat, name: name.clone(), commitment: Some(commitment), of: None },
        Kind::Sit { seat, name: name.clone(), commitment: None, of: None },
        Kind::SitBot { seat, name: name.clone(), bot: bot.clone(), version: 4 },
        Kind::Leave { seat },
        Kind::Ready { seat, opened: Some(secret.clone()) },
        Kind::Ready { seat, opened: None },
        Kind::Start,
        Kind::Action { text: "lay row-2 clint/3".to_owned() },
        Kind::HandOver { seat, bot: bot.clone(), version: 4 },
        Kind::HandBack { seat },
        Kind::Concede { seat },
        Kind::Abandon,
        Kind::Expire,
        Kind::Finish,
        Kind::Reveal { secret },
        Kind::Rematch { table: TableId::random() },
        Kind::Agree { seat },
        Kind::Publish,
    ];
    let people = [Who::Seat(seat), Who::Bot { seat, name, version: 4 }, Who::Server, Who::Host];
    let entries: Vec<Entry> = (0..)
        .zip(kinds.into_iter().zip(people.into_iter().cycle()))
        .map(|(at, (kind, who))| Entry { at: Millis(at), who, kind, digest: (at % 2 == 0).then(|| Digest::of(&at)) })
        .collect();
    let id = make(&*store).await;
    store.commit(Commit { entries: entries.clone(), ..change(&id, 0) }).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().entries, entries);
}

pub(crate) async fn what_is_not_there_is_not_found(store: Arc<dyn Store>) {
    let id = TableId::random();
    assert_eq!(store.load(&id).await, Ok(None));
    assert_eq!(store.commit(change(&id, 0)).await, Err(StoreError::NotFound));
    assert_eq!(store.answer(&id, &FormId::random()).await, Ok(None));
    assert_eq!(store.seat_by_link(link(1)).await, Ok(None));
    assert_eq!(store.tables_of(visitor(1)).await, Ok(Vec::new()));
}

pub(crate) async fn tables_that_are_read_together_are_as_each_alone(store: Arc<dyn Store>) {
    let (first, second, absent) = (make(&*store).await, make(&*store).await, TableId::random());
    store.commit(Commit { entries: vec![action(0), action(1)], ..change(&second, 0) }).await.unwrap();
    let holders = vec![(Seat(1), held(2, 3))];
    store.commit(Commit { entries: vec![action(7)], holders, ..change(&first, 0) }).await.unwrap();
    let ids = [second.clone(), absent, first.clone(), second.clone()];
    let together = store.load_all(&ids).await;
    assert_eq!(together, join_all(ids.iter().map(|id| store.load(id))).await);
    assert_eq!(together[2].as_ref().unwrap().as_ref().unwrap().entries, [action(7)]);
    assert_eq!(store.load_all(&[]).await, []);
}

pub(crate) async fn tables_do_not_touch_each_other(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    let before = store.load(&other).await.unwrap();
    let whole = Commit {
        entries: vec![action(0)],
        drafts: vec![(Seat(0), vec!["a".to_owned()])],
        holders: vec![(Seat(0), held(5, 5))],
        phase: Some(Phase::Over),
        answer: Some((FormId::random(), "done".to_owned())),
        ..change(&id, 0)
    };
    store.commit(whole).await.unwrap();
    assert_eq!(store.load(&other).await.unwrap(), before);
}

pub(crate) async fn a_newer_header_is_refused(store: Arc<dyn Store>) {
    let id = TableId::random();
    let mut new = new_table(&id, 1);
    new.header_text = new.header_text.replace("\"format\":5", "\"format\":6,\"clock\":\"fast\"");
    assert_eq!(store.create(new).await, Err(StoreError::Newer { version: 6, known: 5 }));
    assert_eq!(store.load(&id).await, Ok(None));
}

pub(crate) async fn a_removed_table_is_gone_with_all_that_belongs_to_it(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    let form = FormId::random();
    for (table, links) in [(&id, 1), (&other, 3)] {
        let played = Commit {
            entries: vec![action(0), action(1)],
            drafts: vec![(Seat(2), vec!["a".to_owned()])],
            holders: vec![(Seat(0), held(2, links)), (Seat(1), held(3, links + 1))],
            answer: Some((form.clone(), "done".to_owned())),
            ..change(table, 0)
        };
        store.commit(played).await.unwrap();
    }
    let before = store.load(&other).await.unwrap();
    store.remove(&id).await.unwrap();
    assert_eq!(store.load(&id).await, Ok(None));
    assert_eq!(store.answer(&id, &form).await, Ok(None));
    assert_eq!(store.seat_by_link(link(1)).await, Ok(None));
    assert_eq!(store.all_tables().await, Ok(vec![other.clone()]));
    assert_eq!(store.tables_of(visitor(2)).await.unwrap().len(), 1);
    assert_eq!(store.commit(change(&id, 2)).await, Err(StoreError::NotFound));
    assert_eq!(store.remove(&id).await, Err(StoreError::NotFound));
    assert_eq!(store.load(&other).await.unwrap(), before);
    // Nothing of the old one comes back with its id.
    store.create(new_table(&id, 5)).await.unwrap();
    let again = store.load(&id).await.unwrap().unwrap();
    assert_eq!((again.entries.len(), again.drafts), (0, BySeat::new(3, |_| Vec::new())));
    assert_eq!(store.answers(&id).await, Ok(Vec::new()));
}

pub(crate) async fn a_group_that_removes_a_table_keeps_the_others(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    let append = |table, step| Commit { entries: vec![action(step)], ..change(table, step as u64) };
    let steps = [
        store.commit(append(&id, 0)),
        store.commit(append(&other, 0)),
        store.remove(&id),
        store.commit(append(&id, 1)),
        store.commit(append(&other, 1)),
    ];
    let results = join_all(steps).await;
    assert_eq!(results, [Ok(()), Ok(()), Ok(()), Err(StoreError::NotFound), Ok(())]);
    assert_eq!(store.load(&id).await, Ok(None));
    assert_eq!(store.load(&other).await.unwrap().unwrap().entries, [action(0), action(1)]);
}
