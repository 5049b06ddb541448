//! What every store must do, written against the trait alone. A new kind of store runs it by one line:
//! `suite::of!(open())`, where `open()` gives an empty `Store` and whatever must live as long.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{
    Commit, Entry, FormId, Heard, Holder, Kind, LinkId, Millis, NewTable, Phase, Store, StoreError, TableId,
    TableSettings, VisitorId, Watch, Who,
};
use table::deal::{Party, Secret};
use table::{BySeat, Digest, Seat};

use crate::fixture::{action, change, make, new_table, visitor};

/// One test a behaviour.
macro_rules! of {
    ($open:expr) => {
        crate::suite::of! { $open;
            a_table_is_read_back_as_it_was_made
            a_table_made_without_entries_has_none
            a_table_made_with_a_start_is_running
            a_table_that_is_refused_is_not_made
            a_header_keeps_its_bytes
            entries_come_back_in_order
            every_kind_of_entry_comes_back
            tables_that_are_read_together_are_as_each_alone
            a_conflict_changes_nothing
            a_form_is_answered_once
            drafts_and_holders_are_replaced_with_the_entries_or_not_at_all
            a_draft_does_not_move_a_table_in_the_lists
            a_seat_that_is_not_there_changes_nothing
            two_seats_exchange_their_links
            a_link_finds_its_seat_until_it_is_renewed
            tables_do_not_touch_each_other
            a_name_is_given_once
            what_is_not_there_is_not_found
            many_who_append_at_once_lose_nothing
            of_many_who_append_at_one_place_one_wins
            many_who_append_to_one_table_all_get_through
            one_that_fails_does_not_spoil_those_beside_it
            lists_show_the_last_changed_first
            the_public_list_shows_a_hundred
            tables_that_waited_too_long_are_found
            tables_that_are_not_over_are_counted
            visitors_without_a_table_are_forgotten
            a_visitor_is_kept_who_makes_a_table_or_sits_down_and_no_other
            a_newer_header_is_refused
            a_removed_table_is_gone_with_all_that_belongs_to_it
            a_group_that_removes_a_table_keeps_the_others
            an_entry_is_rewritten_and_the_log_stays_as_long
            a_creator_is_replaced
            visitors_without_a_part_are_strangers
            every_table_is_listed_the_last_changed_first
            finished_tables_are_found_once_they_are_old
            a_seats_revision_counts_the_changes_that_name_it
            a_tables_revision_counts_what_replaces_entries_or_the_creator
            a_change_that_goes_by_an_older_revision_of_a_seat_changes_nothing
            a_form_or_a_log_that_has_gone_on_is_told_before_a_seat_that_has_changed
            changes_of_one_group_see_the_revisions_of_those_before_them
        }
    };
    ($open:expr; $($name:ident)+) => {
        $(
            #[tokio::test]
            async fn $name() {
                let (store, _kept) = $open;
                crate::suite::$name(store).await;
            }
        )+
    };
}
pub(crate) use of;

fn link(number: u8) -> LinkId {
    LinkId::new([number; 32])
}

fn held(visitor_number: u8, link_number: u8) -> Holder {
    Holder { visitor: Some(visitor(visitor_number)), link: Some(link(link_number)), passes: visitor_number % 2 == 1 }
}

pub(crate) async fn a_table_is_read_back_as_it_was_made(store: Arc<dyn Store>) {
    let id = TableId::random();
    let mut new = new_table(&id, 1_234);
    new.settings = TableSettings {
        watch: Watch::Everybody,
        expire_unstarted_hours: 5,
        expire_idle_hours: 6,
        window_seconds: 7,
        name_missing_seconds: 8,
        hints: true,
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

/// As a rematch is.
pub(crate) async fn a_table_made_with_a_start_is_running(store: Arc<dyn Store>) {
    let id = TableId::random();
    let mut new = new_table(&id, 1);
    new.entries = vec![action(0), Entry { kind: Kind::Start, ..action(1) }];
    store.create(new).await.unwrap();
    assert_eq!(store.load(&id).await.unwrap().unwrap().phase, Phase::Running);
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
    // Another program may write its JSON otherwise; the commitments are bound to what it wrote.
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
    let kinds = [
        Kind::Sit { seat, name: name.clone(), commitment: Some(commitment) },
        Kind::Sit { seat, name: name.clone(), commitment: None },
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

pub(crate) async fn a_draft_does_not_move_a_table_in_the_lists(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let touched = async || store.load(&id).await.unwrap().unwrap().touched;
    store.commit(Commit { drafts: vec![(Seat(0), vec!["a".to_owned()])], ..change(&id, 0) }).await.unwrap();
    assert_eq!(touched().await, Millis(1_000));
    store.commit(Commit { entries: vec![action(0)], ..change(&id, 0) }).await.unwrap();
    assert_eq!(touched().await, Millis(2_000));
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

pub(crate) async fn a_name_is_given_once(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { entries: vec![action(0)], ..change(&id, 0) }).await.unwrap();
    let before = store.load(&id).await.unwrap();
    assert_eq!(store.create(new_table(&id, 5)).await, Err(StoreError::Conflict { have: 1, wanted: 0 }));
    assert_eq!(store.load(&id).await.unwrap(), before);
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

pub(crate) async fn tables_that_are_not_over_are_counted(store: Arc<dyn Store>) {
    let (first, second) = (make(&*store).await, make(&*store).await);
    assert_eq!(store.count_open(visitor(1)).await, Ok(2));
    assert_eq!(store.count_open(visitor(2)).await, Ok(0));
    store.commit(Commit { phase: Some(Phase::Running), ..change(&first, 0) }).await.unwrap();
    store.commit(Commit { phase: Some(Phase::Over), ..change(&second, 0) }).await.unwrap();
    assert_eq!(store.count_open(visitor(1)).await, Ok(1));
}

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

/// Whoever only looks around leaves nothing behind; who sits down or makes a table is known from then on.
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

pub(crate) async fn a_newer_header_is_refused(store: Arc<dyn Store>) {
    let id = TableId::random();
    let mut new = new_table(&id, 1);
    new.header_text = new.header_text.replace("\"format\":2", "\"format\":3,\"clock\":\"fast\"");
    assert_eq!(store.create(new).await, Err(StoreError::Newer { version: 3, known: 2 }));
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
    // Nothing of the old one comes back with its name.
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

pub(crate) async fn an_entry_is_rewritten_and_the_log_stays_as_long(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    store.commit(Commit { entries: vec![action(0), action(1), action(2)], ..change(&id, 0) }).await.unwrap();
    let sits =
        |name: &str| Entry { kind: Kind::Sit { seat: Seat(1), name: name.to_owned(), commitment: None }, ..action(1) };
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

/// The revisions of a table: of its seats, and of itself.
async fn revisions(store: &dyn Store, id: &TableId) -> (Vec<u64>, u64) {
    let revisions = store.load(id).await.unwrap().unwrap().revisions;
    (revisions.seats.iter().copied().collect(), revisions.table)
}

fn draft(seat: u8, step: &str) -> (Seat, Vec<String>) {
    (Seat(seat), vec![step.to_owned()])
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

/// The next things that a server hears.
pub(crate) async fn heard(server: &dyn Store, count: usize) -> Vec<Heard> {
    let mut all = Vec::new();
    while all.len() < count {
        all.extend(server.hear().await.unwrap());
    }
    all
}

/// What a command beside a server changes is told to the server once, in the order of the changes; its own changes are
/// not.
pub(crate) async fn a_server_learns_what_is_changed_beside_it(server: Arc<dyn Store>, beside: Arc<dyn Store>) {
    let (id, other) = (make(&*server).await, make(&*server).await);
    assert_eq!(beside.commit(change(&id, 7)).await, Err(StoreError::Conflict { have: 0, wanted: 7 }));
    server.commit(Commit { drafts: vec![draft(0, "a")], ..change(&id, 0) }).await.unwrap();
    beside.commit(Commit { entries: vec![action(0)], ..change(&other, 0) }).await.unwrap();
    beside.remove(&id).await.unwrap();
    assert_eq!(heard(&*server, 2).await, [Heard::Changed(other.clone()), Heard::Changed(id.clone())]);
    // The server finds out by itself too.
    let late = Commit { entries: vec![action(9)], ..change(&other, 0) };
    assert_eq!(server.commit(late).await, Err(StoreError::Conflict { have: 1, wanted: 0 }));
    assert_eq!(server.commit(change(&id, 0)).await, Err(StoreError::NotFound));
    // Both write at the same time.
    let by_beside = join_all((1..41).map(async |step| {
        let writer = if step % 2 == 0 { &server } else { &beside };
        let table = make(&**writer).await;
        writer.commit(Commit { entries: vec![action(step)], ..change(&table, 0) }).await.unwrap();
        (step % 2 == 1).then_some(Heard::Changed(table))
    }))
    .await;
    let heard = heard(&*server, 20).await;
    assert!(heard.len() == 20 && by_beside.iter().flatten().all(|changed| heard.contains(changed)), "{heard:?}");
    assert_eq!(server.list().await.unwrap().len(), 41);
}
