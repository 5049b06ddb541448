//! Several servers on one Postgres database.

use std::collections::BTreeMap;

use futures_util::future::{join, join_all};
use store::{
    Channel, ChannelId, Channels, Commit, Device, DeviceId, Devices, FormId, Grant, Holder, Invitation, InvitationId,
    Millis, NewTable, News, Node, Notice, Notification, Outcome, Phase, Revisions, Scope, Settled, Store, StoreError,
    TableId, TakerId, Version, Wait,
};
use store_postgres::Postgres;
use table::{BySeat, Seat};
use tokio::runtime::Runtime;
use tokio::task::yield_now;

use crate::cluster::{connect, database};
use crate::fixture::{action, change, make, new_table, said, visitor};
use crate::suite::heard;

/// Two nodes of a new database, and its address.
async fn two() -> (Postgres, Postgres, String) {
    let address = database().await;
    let (one, other) = (Postgres::open(&address).await.unwrap(), Postgres::open(&address).await.unwrap());
    (one, other, address)
}

fn node(store: &Postgres) -> &dyn Node {
    store.node().expect("a server is a node")
}

/// Waits until a node has the lease of a table.
async fn has_taken(store: &Postgres, table: &TableId) {
    while node(store).take_lease(table).await != Ok(true) {}
}

fn by_lease(table: &TableId, after: u64) -> Commit {
    Commit { by_lease: true, entries: vec![action(after as usize)], ..change(table, after) }
}

#[tokio::test]
async fn two_nodes_hear_of_each_others_changes_and_not_of_their_own() {
    let (one, other, _) = two().await;
    let (first, second) = (make(&one).await, make(&other).await);
    let append = |table, step: usize| Commit { entries: vec![action(step)], ..change(table, step as u64) };
    one.commit(append(&first, 0)).await.unwrap();
    other.commit(append(&second, 0)).await.unwrap();
    one.commit(append(&second, 1)).await.unwrap();
    other.remove(&first).await.unwrap();
    assert_eq!(heard(&one, 2).await, [Notice::Changed(second.clone()), Notice::Changed(first.clone())]);
    assert_eq!(heard(&other, 2).await, [Notice::Changed(first), Notice::Changed(second)]);
}

#[tokio::test]
async fn a_device_that_ends_at_one_node_is_heard_of_at_the_other() {
    let (one, other, _) = two().await;
    let (id, person, now) = (DeviceId::new([1; 32]), visitor(1), Millis(1_000));
    let device = Device {
        id: id.clone(),
        person: person.clone(),
        name: String::new(),
        since: now,
        used: now,
        ended: None,
        grant: None,
    };
    one.keep_device(device).await.unwrap();
    assert_eq!(one.end_device(id.clone(), visitor(2), now).await, Ok(0));
    assert_eq!(one.end_device(id.clone(), person, now).await, Ok(1));
    assert_eq!(heard(&other, 1).await, [Notice::Ended(id.clone())]);
    assert_eq!(other.device(id).await.unwrap().unwrap().ended, Some(now));
}

#[tokio::test]
async fn all_servers_hear_of_a_token_that_ends_with_a_seat_and_older_ones_take_it_for_an_ended_device() {
    let (one, other, address) = two().await;
    let (table, person, now) = (make(&one).await, visitor(2), Millis(1_000));
    let seat = |holder| Commit { holders: vec![(Seat(0), holder)], ..change(&table, 0) };
    one.commit(seat(Holder { visitor: Some(person.clone()), ..Holder::default() })).await.unwrap();
    let token = |number: u8| {
        let (scopes, until, owner) = ([Scope::Play].into_iter().collect(), Millis(9_000), person.clone());
        let grant = Some(Grant { scopes, table: Some(table.clone()), until, owner, of: String::new() });
        let (id, person, name) = (DeviceId::new([number; 32]), person.clone(), "Program".to_owned());
        Device { id, person, name, since: now, used: now, ended: None, grant }
    };
    for number in [1, 2] {
        assert_eq!(one.keep_device(token(number)).await, Ok(1));
    }
    assert_eq!(other.device(token(1).id).await, Ok(Some(token(1))));
    let ended = "SELECT count(*) FROM devices WHERE ended IS NOT NULL";
    assert_eq!(connect(&address).await.query_one(ended, &[]).await.unwrap().get::<_, i64>(0), 2);
    assert_eq!(heard(&other, 1).await, [Notice::Changed(table.clone())]);

    assert_eq!(other.end_device(token(1).id, person.clone(), now).await, Ok(1));
    assert_eq!(heard(&one, 1).await, [Notice::Ended(token(1).id)]);
    one.commit(seat(Holder::default())).await.unwrap();
    assert_eq!(heard(&one, 1).await, [Notice::Ended(token(2).id)]);
    assert!(heard(&other, 2).await.contains(&Notice::Ended(token(2).id)));
    assert_eq!(one.devices(None).await, Ok(Vec::new()));
}

#[tokio::test]
async fn of_two_nodes_that_use_a_link_at_once_one_does() {
    let (one, other, _) = two().await;
    let (person, now) = (visitor(1), Millis(1_000));
    for number in 0..20 {
        let device = |store: u8| {
            let mut id = [number; 32];
            id[0] = store;
            let (id, person) = (DeviceId::new(id), person.clone());
            Device { id, person, name: String::new(), since: now, used: now, ended: None, grant: None }
        };
        let id = InvitationId::new([number; 32]);
        let link =
            Invitation { id: id.clone(), person: person.clone(), made: now, until: Some(now), settings: String::new() };
        one.invite(link).await.unwrap();
        let joined = join(one.join(id.clone(), device(100)), other.join(id, device(101))).await;
        assert!(
            matches!(joined, (Ok(1), Err(StoreError::NotFound)) | (Err(StoreError::NotFound), Ok(1))),
            "{joined:?}"
        );
    }
}

fn channel(number: u8, person: u8) -> Channel {
    Channel {
        id: ChannelId::new([number; 16]),
        person: visitor(person),
        device: None,
        address: String::new(),
        wishes: String::new(),
        since: Millis(100),
        sent: None,
        failed: None,
    }
}

#[tokio::test]
async fn of_many_channels_that_are_made_at_several_nodes_no_more_than_allowed_are_made() {
    let (one, other, _) = two().await;
    let made = join_all((1..40).map(async |number| {
        let store = if number % 2 == 0 { &one } else { &other };
        store.keep_channel(channel(number, 1), 3).await
    }))
    .await;
    assert_eq!(made.iter().flatten().sum::<u32>(), 3, "{made:?}");
    assert_eq!(one.channels(None).await.unwrap().len(), 3);
}

#[tokio::test]
async fn two_nodes_never_take_the_same_notification() {
    let (one, other, _) = two().await;
    one.keep_channel(channel(1, 1), 9).await.unwrap();
    for now in (0..20).map(Millis) {
        let queued = join_all((0..100).map(|number| {
            let (channel, name, what) = (channel(1, 1).id, format!("{number}"), String::new());
            let at = Some(now);
            one.queue(Notification { channel, name, table: None, what, is_over: false, told: 0, tries: 0, at })
        }));
        assert!(queued.await.iter().all(|queued| *queued == Ok(1)));
        let takes = async |node: &Postgres, taker| {
            join_all((0..3).map(|_| node.take(TakerId::new([taker; 16]), now, Millis(100)))).await
        };
        let (first, second) = join(takes(&one, 1), takes(&other, 2)).await;
        assert_eq!(first.iter().chain(&second).flatten().sum::<u32>(), 100, "{first:?} {second:?}");
    }
}

/// Both nodes tell of the same tables while these go on and channels come and go. No change waits in a circle for
/// another.
#[tokio::test]
async fn several_nodes_tell_of_the_same_tables_at_once() {
    let (one, other, address) = two().await;
    let nodes = [&one, &other];
    let mut tables = Vec::new();
    for number in 0..4 {
        let holders = BySeat::new(3, |seat: Seat| Holder { visitor: Some(visitor(seat.0 + 1)), ..Holder::default() });
        let table = TableId::random();
        one.create(NewTable { holders, ..new_table(&table, number) }).await.unwrap();
        tables.push(table);
    }
    for number in 1..10 {
        one.keep_channel(channel(number, number % 3 + 1), 9).await.unwrap();
    }
    let waits = |table: usize, round: u64| -> Vec<Wait> {
        let seats = (0..3).filter(|seat| round % 4 != *seat);
        let wait = |seat| Wait {
            name: format!("{table} {seat}"),
            person: visitor(seat as u8 + 1),
            what: format!("{}", round / 2),
        };
        seats.map(wait).collect()
    };
    let calls = join_all((0..400).map(async |number| {
        let (round, table) = (number / 8, number as usize % 4);
        nodes[(number / 4 % 2) as usize].call(tables[table].clone(), round, waits(table, round), Millis(1_000)).await
    }));
    let commits = join_all((0..4).map(async |table| {
        for after in 0..20 {
            let append = Commit { entries: vec![action(0)], ..change(&tables[table], after) };
            nodes[table % 2].commit(append).await.unwrap();
        }
    }));
    let tells = join_all((0..2).map(async |number| {
        let (node, taker) = (nodes[number], TakerId::new([number as u8; 16]));
        for now in 1_000..1_020 {
            let now = Millis(now);
            node.take(taker.clone(), now, Millis(9_000)).await.unwrap();
            let taken = node.taken(taker.clone()).await.unwrap();
            let settled = join_all(taken.into_iter().map(|notification| {
                let (taker, outcome) = (taker.clone(), Outcome::Sent);
                node.settle(Settled { notification, taker, outcome, now, told: 1, at: Some(now) })
            }));
            assert!(settled.await.iter().all(Result::is_ok));
        }
    }));
    let keeps = join_all((0..60).map(async |number: u8| {
        let (node, id) = (nodes[usize::from(number % 2)], 1 + number % 15);
        if number % 10 == 9 {
            node.remove_channel(channel(id, 1).id).await
        } else {
            node.keep_channel(channel(id, id % 3 + 1), 9).await
        }
    }));
    let (calls, _, _, keeps) = tokio::join!(calls, commits, tells, keeps);
    assert!(calls.iter().chain(&keeps).all(Result::is_ok), "{calls:?} {keeps:?}");
    // A connection counts its deadlocks when it ends.
    drop((one, other));
    let database = connect(&address).await;
    let others = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
    while database.execute(others, &[]).await.unwrap() > 0 {
        yield_now().await;
    }
    let deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
    assert_eq!(database.query_one(deadlocks, &[]).await.unwrap().get::<_, i64>(0), 0);
}

#[tokio::test]
async fn of_many_tables_that_are_made_at_several_nodes_no_more_than_allowed_are_made() {
    let (one, other, _) = two().await;
    let made = join_all((0..60).map(async |number| {
        let store = if number % 2 == 0 { &one } else { &other };
        store.create_within(new_table(&TableId::random(), number), 20).await
    }))
    .await;
    let refused = made.iter().filter(|made| **made == Err(StoreError::TooManyOpen)).count();
    assert_eq!((made.iter().flatten().count(), refused), (20, 40));
    assert_eq!(one.tables_of(visitor(1)).await.unwrap().len(), 20);
}

#[tokio::test]
async fn what_a_node_says_of_a_table_is_heard_by_the_others_word_for_word() {
    let (one, other, _) = two().await;
    let id = TableId::random();
    let long = "ä ".repeat(1_300);
    for text in ["Anna  is\nhere", "", &long] {
        node(&one).tell(&id, text.to_owned()).await.unwrap();
        node(&other).tell(&id, "no".to_owned()).await.unwrap();
        assert_eq!(heard(&other, 1).await, [Notice::Said(id.clone(), text.to_owned())]);
        assert_eq!(heard(&one, 1).await, [Notice::Said(id.clone(), "no".to_owned())]);
    }
}

#[tokio::test]
async fn a_lease_is_one_nodes_until_it_is_given_back() {
    let (one, other, _) = two().await;
    let id = make(&one).await;
    assert_eq!(one.commit(by_lease(&id, 0)).await, Err(StoreError::NoLease), "nobody has it yet");
    assert_eq!(node(&one).take_lease(&id).await, Ok(true));
    assert_eq!(node(&one).take_lease(&id).await, Ok(true), "it has it already");
    assert_eq!(node(&other).take_lease(&id).await, Ok(false));
    assert_eq!(other.commit(by_lease(&id, 0)).await, Err(StoreError::NoLease));
    one.commit(by_lease(&id, 0)).await.unwrap();
    node(&other).give_back(&id).await.unwrap();
    assert_eq!(node(&other).take_lease(&id).await, Ok(false), "only its node gives it back");

    node(&one).give_back(&id).await.unwrap();
    assert_eq!(one.commit(by_lease(&id, 1)).await, Err(StoreError::NoLease), "nobody has it");
    assert_eq!(node(&other).take_lease(&id).await, Ok(true));
    other.commit(by_lease(&id, 1)).await.unwrap();
    assert_eq!(node(&one).take_lease(&id).await, Ok(false));
    assert_eq!(one.commit(by_lease(&id, 2)).await, Err(StoreError::NoLease));
    one.commit(Commit { by_lease: false, ..by_lease(&id, 2) }).await.unwrap();
    assert_eq!(node(&one).take_lease(&TableId::random()).await, Ok(false), "there is no such table");
}

#[tokio::test]
async fn the_tables_of_a_dead_node_are_found_until_another_takes_them() {
    let (one, other, address) = two().await;
    let [playing, over] = [make(&one).await, make(&one).await];
    for table in [&playing, &over] {
        one.commit(Commit { phase: Some(Phase::Running), ..change(table, 0) }).await.unwrap();
        assert_eq!(node(&one).take_lease(table).await, Ok(true));
    }
    one.commit(Commit { phase: Some(Phase::Over), ..change(&over, 0) }).await.unwrap();
    assert_eq!(node(&other).orphans().await, Ok(vec![]), "their node lives");
    let db = connect(&address).await;
    let late = "UPDATE nodes SET until = now() - INTERVAL '1 minute' WHERE id = (SELECT min(id) FROM nodes)";
    db.execute(late, &[]).await.unwrap();
    assert_eq!(node(&other).orphans().await, Ok(vec![playing.clone()]));
    let dead = db.query_one("SELECT count(*) FROM nodes WHERE until < now()", &[]).await.unwrap();
    assert_eq!(dead.get::<_, i64>(0), 0, "it is deleted, and the log says so once");
    assert_eq!(node(&other).take_lease(&playing).await, Ok(true));
    assert_eq!(node(&other).orphans().await, Ok(vec![]));
    node(&other).give_back(&playing).await.unwrap();
    assert_eq!(node(&other).orphans().await, Ok(vec![]), "nobody needs it");
}

#[tokio::test]
async fn of_two_nodes_that_want_a_free_lease_at_once_one_gets_it() {
    let (one, other, _) = two().await;
    for _ in 0..20 {
        let id = make(&one).await;
        let (first, second) = join(node(&one).take_lease(&id), node(&other).take_lease(&id)).await;
        assert!(first.unwrap() != second.unwrap());
    }
}

#[tokio::test]
async fn a_node_that_ends_leaves_its_leases() {
    let (one, other, address) = two().await;
    let id = make(&one).await;
    has_taken(&one, &id).await;
    drop(one);
    has_taken(&other, &id).await;
    let client = connect(&address).await;
    let count: i64 = client.query_one("SELECT count(*) FROM nodes", &[]).await.unwrap().get(0);
    assert_eq!(count, 1, "it has left, and was not waited for");
}

/// Like a node whose process is killed.
#[tokio::test]
async fn the_lease_of_a_node_that_is_not_heard_of_is_taken_by_another() {
    let address = database().await;
    let other = Postgres::open(&address).await.unwrap();
    let id = make(&other).await;
    let killed = {
        let (address, id) = (address.clone(), id.clone());
        std::thread::spawn(move || {
            let runtime = Runtime::new().unwrap();
            let one = runtime.block_on(Postgres::open(&address)).unwrap();
            let had = runtime.block_on(node(&one).take_lease(&id));
            runtime.shutdown_background();
            had
        })
    };
    assert_eq!(killed.join().unwrap(), Ok(true));
    has_taken(&other, &id).await;
    other.commit(by_lease(&id, 0)).await.unwrap();
}

#[tokio::test]
async fn a_node_that_was_not_heard_of_for_too_long_has_to_take_its_leases_anew() {
    let address = database().await;
    let store = Postgres::open(&address).await.unwrap();
    let id = make(&store).await;
    has_taken(&store, &id).await;
    store.commit(by_lease(&id, 0)).await.unwrap();
    let dead = "UPDATE nodes SET until = clock_timestamp() - INTERVAL '1 second'";
    connect(&address).await.batch_execute(dead).await.unwrap();
    assert_eq!(store.commit(by_lease(&id, 1)).await, Err(StoreError::NoLease));
    assert_eq!(heard(&store, 1).await, [Notice::Missed]);
    assert_eq!(store.commit(by_lease(&id, 1)).await, Err(StoreError::NoLease), "it lives again as another node");
    assert_eq!(node(&store).take_lease(&id).await, Ok(true));
    store.commit(by_lease(&id, 1)).await.unwrap();
}

#[tokio::test]
async fn a_node_whose_connection_is_cut_says_that_it_may_have_missed_something_and_hears_again() {
    let (one, other, address) = two().await;
    let id = make(&one).await;
    has_taken(&one, &id).await;
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND application_name = 'posse node'";
    connect(&address).await.batch_execute(cut).await.unwrap();
    assert_eq!(heard(&one, 1).await, [Notice::Missed]);
    assert_eq!(heard(&other, 1).await, [Notice::Missed]);
    one.commit(by_lease(&id, 0)).await.unwrap();
    assert_eq!(heard(&other, 1).await, [Notice::Changed(id)]);
}

#[tokio::test]
async fn nodes_that_open_an_empty_database_at_once_make_it_together() {
    for _ in 0..5 {
        let address = database().await;
        let (one, other) = join(Postgres::open(&address), Postgres::open(&address)).await;
        let (one, other) = (one.unwrap(), other.unwrap());
        let id = make(&one).await;
        assert_eq!(other.load(&id).await, one.load(&id).await);
    }
}

/// The second version had one server, which has the lock for itself.
#[tokio::test]
async fn a_server_of_the_second_version_and_nodes_exclude_each_other() {
    let address = database().await;
    let old = connect(&address).await;
    let lock = async || -> bool {
        old.query_one("SELECT pg_try_advisory_lock(x'506f7373'::bigint)", &[]).await.unwrap().get(0)
    };
    assert!(lock().await);
    assert_eq!(Postgres::open(&address).await.err(), Some(StoreError::Locked));
    old.batch_execute("SELECT pg_advisory_unlock_all()").await.unwrap();
    let _node = Postgres::open(&address).await.unwrap();
    assert!(!lock().await);
}

#[tokio::test]
async fn whoever_has_a_database_alone_is_no_node_and_lets_none_in() {
    let address = database().await;
    let alone = Postgres::open_alone(&address).await.unwrap();
    assert!(alone.node().is_none());
    let id = make(&alone).await;
    alone.commit(by_lease(&id, 0)).await.unwrap();
    assert_eq!(Postgres::open(&address).await.err(), Some(StoreError::Locked));
    assert_eq!(Postgres::open_alone(&address).await.err(), Some(StoreError::Locked));
    drop(alone);
    // As soon as Postgres has seen that it is gone.
    let _node = loop {
        match Postgres::open(&address).await {
            Ok(store) => break store,
            Err(error) => assert_eq!(error, StoreError::Locked),
        }
    };
    assert_eq!(Postgres::open_alone(&address).await.err(), Some(StoreError::Locked));
}

#[tokio::test]
async fn a_node_reads_what_it_does_not_know_yet_of_a_table() {
    let (one, other, _) = two().await;
    let id = make(&one).await;
    one.commit(Commit { entries: (0..3).map(action).collect(), ..change(&id, 0) }).await.unwrap();
    let holder = Holder { visitor: Some(visitor(4)), ..Holder::default() };
    let drafts = vec![(Seat(2), vec!["lay 2".to_owned()])];
    let both = Commit { drafts, holders: vec![(Seat(1), holder)], creator: Some(visitor(5)), ..change(&id, 3) };
    one.commit(Commit { said: vec![said(9, "Anna")], ..change(&id, 3) }).await.unwrap();
    one.commit(both).await.unwrap();
    let stored = one.load(&id).await.unwrap().unwrap();
    for after in 0..=3 {
        let news = News {
            entries: (after..3).map(action).collect(),
            holders: stored.holders.clone(),
            talk: vec![said(9, "Anna")],
            drafts: stored.drafts.clone(),
            revisions: stored.revisions.clone(),
        };
        assert_eq!(node(&other).news(&id, after as u64).await, Ok(Some(news)));
    }
    assert_eq!(node(&other).news(&TableId::random(), 0).await, Ok(None));
}

#[tokio::test]
async fn the_stored_states_of_tables_are_told() {
    let (one, other, _) = two().await;
    let (first, second, gone) = (make(&one).await, make(&one).await, TableId::random());
    let change = Commit { drafts: vec![(Seat(1), Vec::new())], creator: Some(visitor(5)), ..change(&second, 0) };
    one.commit(Commit { entries: vec![action(0)], ..change }).await.unwrap();
    let version = |entries, seat, table| Version {
        entries,
        revisions: Revisions { seats: BySeat::new(3, |of| u64::from(of == Seat(1)) * seat), table },
    };
    let told = node(&other).versions(&[first.clone(), second.clone(), gone]).await.unwrap();
    let told: BTreeMap<_, _> = told.into_iter().collect();
    assert_eq!(told, BTreeMap::from([(first, version(0, 0, 0)), (second, version(1, 1, 1))]));
}

#[tokio::test]
async fn a_node_on_the_databases_machine_has_its_clock() {
    let (one, _other, address) = two().await;
    let now = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let told: i64 = connect(&address).await.query_one(now, &[]).await.unwrap().get(0);
    assert!((one.clock().now().0 - told).abs() < 1_000);
}

#[tokio::test]
async fn a_table_that_two_nodes_make_at_once_is_made_by_one() {
    let (one, other, _) = two().await;
    for _ in 0..20 {
        let new = new_table(&TableId::random(), 1_000);
        let made = join(one.create(new.clone()), other.create(new)).await;
        let one_made =
            matches!(made, (Ok(()), Err(StoreError::Conflict { .. })) | (Err(StoreError::Conflict { .. }), Ok(())));
        assert!(one_made, "{made:?}");
    }
}

/// Postgres checks a row again that a commit had to wait for.
#[tokio::test]
async fn a_commit_that_waits_for_another_transaction_goes_by_what_that_has_left() {
    let (one, _other, address) = two().await;
    let (client, onlooker) = (connect(&address).await, connect(&address).await);
    let is_waiting = "SELECT EXISTS (SELECT FROM pg_stat_activity
                                     WHERE datname = current_database() AND wait_event_type = 'Lock')";
    let after = async |meanwhile: &str, commit: Commit| {
        client.batch_execute(&format!("BEGIN; {meanwhile} WHERE id = '{}'", commit.table)).await.unwrap();
        let waits = async {
            while !onlooker.query_one(is_waiting, &[]).await.unwrap().get::<_, bool>(0) {}
            client.batch_execute("COMMIT").await.unwrap();
        };
        join(one.commit(commit), waits).await.0
    };
    let append = async || Commit { entries: vec![action(0)], ..change(&make(&one).await, 0) };

    let goes_by_seat = Commit { known: vec![(Seat(0), 0)], ..append().await };
    let changed = after("UPDATE tables SET revisions = '{1}'", goes_by_seat).await;
    assert_eq!(changed, Err(StoreError::SeatChanged(Seat(0))));

    let leased = by_lease(&make(&one).await, 0);
    has_taken(&one, &leased.table).await;
    assert_eq!(after("UPDATE tables SET node = NULL", leased).await, Err(StoreError::NoLease));

    let form = FormId::new([7; 16]);
    let answers = Commit { answer: Some((form.clone(), "new".to_owned())), ..append().await };
    let answered = format!(
        "UPDATE tables SET touched = 1;
         INSERT INTO answers SELECT key, '{form}', 'given', 1 FROM tables"
    );
    assert_eq!(after(&answered, answers).await, Err(StoreError::Answered("given".to_owned())));

    let appended = after("UPDATE tables SET entries = 1", append().await).await;
    assert_eq!(appended, Err(StoreError::Conflict { have: 1, wanted: 0 }));
}
