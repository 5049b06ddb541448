//! The channels of a person, and the queue of notifications.

use std::collections::BTreeSet;
use std::slice::from_ref;
use std::sync::Arc;

use futures_util::future::join_all;
use store::{
    Channel, ChannelId, Commit, Device, DeviceId, Holder, Millis, NewTable, Notification, Outcome, Phase, Result,
    Settled, Store, TAKEN, TableId, TakerId, UNCALLED, Wait,
};
use table::{BySeat, Seat};

use crate::fixture::{action, change, make, new_table, visitor};

fn channel(number: u8, person: u8) -> Channel {
    Channel {
        id: id(number),
        person: visitor(person),
        device: None,
        address: format!("address {number}"),
        wishes: "all".to_owned(),
        since: Millis(100),
        sent: None,
        failed: None,
    }
}

fn id(number: u8) -> ChannelId {
    ChannelId::new([number; 16])
}

fn taker(number: u8) -> TakerId {
    TakerId::new([number; 16])
}

/// Adds channels with these numbers, of the persons with the same numbers.
async fn keep(store: &dyn Store, numbers: &[u8]) {
    for number in numbers {
        assert_eq!(store.keep_channel(channel(*number, *number), 9).await, Ok(1));
    }
}

/// A table where these people sit. Its log has one entry.
async fn table(store: &dyn Store, people: &[u8]) -> TableId {
    let id = TableId::random();
    let holder = |seat: Seat| Holder {
        visitor: people.get(usize::from(seat.0)).map(|person| visitor(*person)),
        ..Holder::default()
    };
    let new = NewTable { entries: vec![action(0)], holders: BySeat::new(3, holder), ..new_table(&id, 1_000) };
    store.create(new).await.unwrap();
    id
}

/// Records that a table waits. The waits are a name, a person and a text.
async fn call(store: &dyn Store, table: &TableId, entries: u64, waits: &[(&str, u8, &str)], now: i64) -> Result<u32> {
    let wait = |&(name, person, what): &(&str, u8, &str)| Wait {
        name: name.to_owned(),
        person: visitor(person),
        what: what.to_owned(),
    };
    store.call(table.clone(), entries, waits.iter().map(wait).collect(), Millis(now)).await
}

/// A notification of something else than a wait.
fn other(channel: u8, name: &str, at: i64) -> Notification {
    let (channel, name, what) = (id(channel), name.to_owned(), "text".to_owned());
    Notification { channel, name, table: None, what, is_over: false, told: 0, tries: 0, at: Some(Millis(at)) }
}

/// What a server without other notifications takes.
async fn take(store: &dyn Store, by: u8, now: i64, until: i64) -> Vec<Notification> {
    let count = store.take(taker(by), Millis(now), Millis(until)).await.unwrap();
    let taken = store.taken(taker(by)).await.unwrap();
    assert_eq!(taken.len(), count as usize);
    taken
}

/// A notification was told at 1,000 once more, and is looked at again at this time.
fn sent(notification: &Notification, by: u8, at: Option<i64>) -> Settled {
    let (notification, taker, at) = (notification.clone(), taker(by), at.map(Millis));
    let told = notification.told + 1;
    Settled { notification, taker, outcome: Outcome::Sent, now: Millis(1_000), told, at }
}

/// The names of a channel's notifications, when they are due, what was told, and whether they are over.
async fn queue(store: &dyn Store, channel: u8) -> Vec<(String, Option<i64>, u32, bool)> {
    let all = store.notifications(id(channel)).await.unwrap();
    all.into_iter().map(|one| (one.name, one.at.map(|at| at.0), one.told, one.is_over)).collect()
}

fn row(name: &str, at: i64, told: u32, is_over: bool) -> (String, Option<i64>, u32, bool) {
    (name.to_owned(), Some(at), told, is_over)
}

pub(crate) async fn a_channel_comes_back_as_it_was_kept(store: Arc<dyn Store>) {
    let first = Channel {
        device: Some(DeviceId::new([1; 32])),
        address: "ä';\n".to_owned(),
        sent: Some(Millis(110)),
        failed: Some((Millis(120), "no room".to_owned())),
        since: Millis(90),
        ..channel(3, 1)
    };
    let (second, others) = (channel(1, 1), channel(2, 2));
    for new in [&second, &first, &others] {
        assert_eq!(store.keep_channel(new.clone(), 2).await, Ok(1));
    }
    assert_eq!(store.channel(id(3)).await, Ok(Some(first.clone())));
    assert_eq!(store.channel(id(4)).await, Ok(None));
    assert_eq!(store.channels(Some(visitor(1))).await, Ok(vec![first.clone(), second.clone()]));
    assert_eq!(store.channels(Some(visitor(3))).await, Ok(Vec::new()));
    assert_eq!(store.channels(None).await, Ok(vec![first, second, others]));
}

pub(crate) async fn a_person_has_no_more_channels_than_allowed(store: Arc<dyn Store>) {
    let kept = join_all((1..40).map(|number| store.keep_channel(channel(number, 1), 3))).await;
    assert_eq!(kept.iter().flatten().sum::<u32>(), 3, "{kept:?}");
    let all = store.channels(None).await.unwrap();
    assert_eq!(all.len(), 3);
    assert_eq!(store.keep_channel(all[0].clone(), 3).await, Ok(1), "it is not new");
    assert_eq!(store.keep_channel(channel(40, 2), 3).await, Ok(1), "another person's");
}

pub(crate) async fn a_channel_that_is_kept_again_changes_its_address_and_wishes_alone(store: Arc<dyn Store>) {
    let first = Channel {
        device: Some(DeviceId::new([1; 32])),
        sent: Some(Millis(110)),
        failed: Some((Millis(120), "no room".to_owned())),
        ..channel(1, 1)
    };
    store.keep_channel(first.clone(), 9).await.unwrap();
    let (address, wishes) = ("elsewhere".to_owned(), "little".to_owned());
    let again = Channel { address, wishes, since: Millis(200), ..channel(1, 2) };
    assert_eq!(store.keep_channel(again.clone(), 9).await, Ok(1));
    let kept = Channel { address: again.address, wishes: again.wishes, ..first };
    assert_eq!(store.channels(None).await, Ok(vec![kept]));
}

pub(crate) async fn a_channel_that_is_kept_again_looks_at_its_waits_again(store: Arc<dyn Store>) {
    keep(&*store, &[1, 2]).await;
    let table = table(&*store, &[1, 2]).await;
    call(&*store, &table, 1, &[("a", 1, ""), ("b", 1, ""), ("c", 2, "")], 500).await.unwrap();
    let taken = take(&*store, 1, 500, 600).await;
    call(&*store, &table, 2, &[("a", 1, ""), ("c", 2, "")], 510).await.unwrap();
    for told in taken {
        store.settle(sent(&told, 1, None)).await.unwrap();
    }
    store.queue(other(1, "test", 520)).await.unwrap();
    store.keep_channel(Channel { since: Millis(700), ..channel(1, 1) }, 9).await.unwrap();
    assert_eq!(queue(&*store, 1).await, [row("a", 700, 1, false), row("b", 510, 1, true), row("test", 520, 0, false)]);
    assert_eq!(queue(&*store, 2).await, [("c".to_owned(), None, 1, false)]);
}

pub(crate) async fn a_call_makes_a_notification_for_each_channel_of_the_person(store: Arc<dyn Store>) {
    keep(&*store, &[1, 2]).await;
    store.keep_channel(channel(3, 1), 9).await.unwrap();
    let table = table(&*store, &[1, 4]).await;
    assert_eq!(call(&*store, &table, 1, &[("a", 1, "your turn"), ("b", 4, "yours too")], 500).await, Ok(1));
    for number in [1, 3] {
        let (name, what) = ("a".to_owned(), "your turn".to_owned());
        let made = Notification { name, what, table: Some(table.clone()), ..other(number, "", 500) };
        assert_eq!(store.notifications(id(number)).await, Ok(vec![made]));
    }
    assert_eq!(queue(&*store, 2).await, []);
    assert_eq!((store.waiting(Millis(499)).await, store.waiting(Millis(500)).await), (Ok(0), Ok(2)));
}

pub(crate) async fn a_call_for_a_log_that_is_no_longer_does_nothing(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    let table = table(&*store, &[1]).await;
    assert_eq!(call(&*store, &table, 7, &[("a", 1, "")], 500).await, Ok(1));
    for entries in [7, 6] {
        assert_eq!(call(&*store, &table, entries, &[("b", 1, "")], 510).await, Ok(0));
    }
    assert_eq!(call(&*store, &TableId::random(), 1, &[("b", 1, "")], 510).await, Ok(0));
    assert_eq!(queue(&*store, 1).await, [row("a", 500, 0, false)]);
}

pub(crate) async fn a_changed_text_is_due_again_and_what_was_told_stays(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    let table = table(&*store, &[1]).await;
    call(&*store, &table, 1, &[("a", 1, "one")], 500).await.unwrap();
    let taken = take(&*store, 1, 500, 600).await;
    store.settle(sent(&taken[0], 1, Some(900))).await.unwrap();
    call(&*store, &table, 2, &[("a", 1, "one")], 510).await.unwrap();
    assert_eq!(queue(&*store, 1).await, [row("a", 900, 1, false)], "the same text");
    call(&*store, &table, 3, &[("a", 1, "two")], 520).await.unwrap();
    assert_eq!(queue(&*store, 1).await, [row("a", 520, 1, false)]);
    assert_eq!(take(&*store, 1, 520, 600).await[0].what, "two");
}

pub(crate) async fn a_wait_that_is_gone_is_deleted_and_over_while_a_server_has_taken_it(store: Arc<dyn Store>) {
    keep(&*store, &[1, 2, 3]).await;
    let (table, elsewhere) = (table(&*store, &[1, 2, 3]).await, make(&*store).await);
    call(&*store, &elsewhere, 1, &[("z", 2, "")], 550).await.unwrap();
    call(&*store, &table, 1, &[("told", 1, ""), ("taken", 3, "")], 500).await.unwrap();
    let [told, taken] = &take(&*store, 1, 500, 600).await[..] else { panic!("two are due") };
    store.settle(sent(told, 1, Some(900))).await.unwrap();
    call(&*store, &table, 2, &[("told", 1, ""), ("taken", 3, ""), ("new", 2, "")], 510).await.unwrap();
    assert_eq!(call(&*store, &table, 3, &[], 520).await, Ok(1));
    assert_eq!(queue(&*store, 1).await, []);
    assert_eq!(queue(&*store, 2).await, [row("z", 550, 0, false)], "another table's stays");
    assert_eq!(queue(&*store, 3).await, [row("taken", 520, 0, true)], "it may be on its way");
    // What is over already is not due again.
    call(&*store, &table, 4, &[], 530).await.unwrap();
    assert_eq!(queue(&*store, 3).await, [row("taken", 520, 0, true)]);
    assert_eq!(store.settle(sent(taken, 1, None)).await, Ok(1));
    let over = take(&*store, 2, 520, 600).await;
    assert_eq!(store.settle(Settled { outcome: Outcome::Quiet, ..sent(&over[0], 2, None) }).await, Ok(1));
    assert_eq!(queue(&*store, 3).await, []);
}

pub(crate) async fn a_wait_that_has_come_back_is_due_again(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    let table = table(&*store, &[1]).await;
    call(&*store, &table, 1, &[("a", 1, "")], 500).await.unwrap();
    let taken = take(&*store, 1, 500, 600).await;
    call(&*store, &table, 2, &[], 510).await.unwrap();
    call(&*store, &table, 3, &[("a", 1, "")], 520).await.unwrap();
    store.settle(sent(&taken[0], 1, None)).await.unwrap();
    assert_eq!(queue(&*store, 1).await, [row("a", 520, 1, false)]);
}

pub(crate) async fn a_wait_that_is_now_another_persons_is_deleted_for_the_first(store: Arc<dyn Store>) {
    keep(&*store, &[1, 2]).await;
    let table = table(&*store, &[1]).await;
    call(&*store, &table, 1, &[("seat 1", 1, "")], 500).await.unwrap();
    let taken = take(&*store, 1, 500, 600).await;
    store.settle(sent(&taken[0], 1, None)).await.unwrap();
    call(&*store, &table, 2, &[("seat 1", 2, "")], 510).await.unwrap();
    assert_eq!(queue(&*store, 1).await, []);
    assert_eq!(queue(&*store, 2).await, [row("seat 1", 510, 0, false)]);
}

pub(crate) async fn each_notification_is_taken_once_the_longest_due_first(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    let last = 500 + i64::from(TAKEN);
    let queued = join_all((500..=last).map(|at| store.queue(other(1, &format!("{}", 1_000 - at), at)))).await;
    assert!(queued.iter().all(|queued| *queued == Ok(1)));
    let times = |taken: Vec<Notification>| taken.iter().filter_map(|one| Some(one.at?.0)).collect::<Vec<_>>();
    assert_eq!(times(take(&*store, 1, 501, 600).await), [500, 501]);
    assert_eq!(times(take(&*store, 2, last, 600).await), (502..=last).collect::<Vec<_>>());
    assert_eq!(times(take(&*store, 3, 599, 700).await), Vec::<i64>::new());
    assert_eq!(times(take(&*store, 3, 600, 700).await), (500..last).collect::<Vec<_>>());
    assert_eq!(times(take(&*store, 4, 600, 700).await), [last]);
}

pub(crate) async fn what_is_not_settled_in_time_is_another_takers(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    store.queue(other(1, "a", 500)).await.unwrap();
    let first = take(&*store, 1, 500, 600).await;
    assert_eq!(take(&*store, 2, 600, 700).await, first);
    assert_eq!(store.taken(taker(1)).await, Ok(Vec::new()));
    assert_eq!(store.settle(sent(&first[0], 1, None)).await, Ok(0));
    assert_eq!(store.taken(taker(2)).await, Ok(first.clone()));
    assert_eq!(store.channel(id(1)).await.unwrap().unwrap().sent, Some(Millis(1_000)), "it has arrived all the same");
    assert_eq!(store.settle(sent(&first[0], 2, Some(900))).await, Ok(1));
    assert_eq!(queue(&*store, 1).await, [row("a", 900, 1, false)]);
    assert_eq!(store.settle(sent(&first[0], 2, None)).await, Ok(0), "it is settled");
    assert_eq!(queue(&*store, 1).await, [row("a", 900, 1, false)]);
    assert_eq!(take(&*store, 3, 900, 1_000).await.len(), 1);
}

pub(crate) async fn what_the_table_has_changed_meanwhile_stays_due(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    let table = table(&*store, &[1]).await;
    call(&*store, &table, 1, &[("later", 1, ""), ("over", 1, ""), ("same", 1, ""), ("text", 1, "")], 500)
        .await
        .unwrap();
    let taken = take(&*store, 1, 500, 600).await;
    // The clock may stand.
    call(&*store, &table, 2, &[("later", 1, ""), ("same", 1, ""), ("text", 1, "new")], 500).await.unwrap();
    call(&*store, &table, 3, &[("later", 1, "new"), ("same", 1, ""), ("text", 1, "new")], 510).await.unwrap();
    for one in &taken {
        assert_eq!(store.settle(sent(one, 1, Some(900))).await, Ok(1));
    }
    let rows = [row("later", 510, 1, false), row("over", 500, 1, true), row("same", 900, 1, false)];
    assert_eq!(queue(&*store, 1).await, [&rows[..], &[row("text", 500, 1, false)]].concat());
    // Its channel is kept meanwhile.
    let again = take(&*store, 1, 510, 600).await;
    store.keep_channel(Channel { since: Millis(700), ..channel(1, 1) }, 9).await.unwrap();
    for one in &again {
        assert_eq!(store.settle(sent(one, 1, Some(900))).await, Ok(1));
    }
    let rows = ["later", "over", "same", "text"].map(|name| match name {
        "over" => row(name, 900, 2, true),
        "same" => row(name, 700, 1, false),
        _ => row(name, 700, 2, false),
    });
    assert_eq!(queue(&*store, 1).await, rows);
}

pub(crate) async fn what_is_done_and_has_no_next_time_is_deleted(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    let table = table(&*store, &[1]).await;
    call(&*store, &table, 1, &[("stays", 1, "")], 500).await.unwrap();
    for name in ["again", "test"] {
        store.queue(other(1, name, 500)).await.unwrap();
    }
    for one in take(&*store, 1, 500, 600).await {
        store.settle(sent(&one, 1, (one.name == "again").then_some(900))).await.unwrap();
    }
    let stays = ("stays".to_owned(), None, 1, false);
    assert_eq!(queue(&*store, 1).await, [row("again", 900, 1, false), stays]);
}

pub(crate) async fn a_channel_records_what_happened(store: Arc<dyn Store>) {
    keep(&*store, &[1, 2]).await;
    store.queue(other(1, "a", 500)).await.unwrap();
    let no = |text: &str| text.to_owned();
    let mut wanted = (None, None, 0);
    for (now, outcome) in [
        (500, Outcome::Failed(no("no"))),
        (510, Outcome::Failed(no("busy"))),
        (520, Outcome::Quiet),
        (530, Outcome::Failed(no("no"))),
        (540, Outcome::Sent),
        (550, Outcome::GivenUp(no("gone"))),
    ] {
        match &outcome {
            Outcome::Failed(reason) => wanted = (wanted.0, Some((Millis(now), reason.clone())), wanted.2 + 1),
            Outcome::GivenUp(reason) => wanted = (wanted.0, Some((Millis(now), reason.clone())), 0),
            Outcome::Quiet => wanted.2 = 0,
            Outcome::Sent => wanted = (Some(Millis(now)), None, 0),
        }
        let taken = take(&*store, 1, now, 9_000).await;
        let settled = Settled { outcome, now: Millis(now), ..sent(&taken[0], 1, Some(now)) };
        store.settle(settled).await.unwrap();
        let channel = store.channel(id(1)).await.unwrap().unwrap();
        let tries = store.notifications(id(1)).await.unwrap()[0].tries;
        assert_eq!((channel.sent, channel.failed, tries), wanted);
    }
    assert_eq!(store.channel(id(2)).await, Ok(Some(channel(2, 2))));
}

pub(crate) async fn a_notification_that_is_queued_again_is_replaced(store: Arc<dyn Store>) {
    keep(&*store, &[1, 2]).await;
    let table = make(&*store).await;
    assert_eq!(store.queue(other(3, "a", 500)).await, Ok(0), "there is no such channel");
    for channel in [1, 2] {
        assert_eq!(store.queue(other(channel, "a", 500)).await, Ok(1));
    }
    let taken = take(&*store, 1, 500, 600).await;
    let (what, table) = ("new".to_owned(), Some(table));
    let again = Notification { what, table, is_over: true, told: 3, tries: 2, at: None, ..other(1, "a", 500) };
    assert_eq!(store.queue(again.clone()).await, Ok(1));
    assert_eq!(store.settle(sent(&taken[0], 1, None)).await, Ok(0), "that was the other one");
    assert_eq!(store.notifications(id(1)).await, Ok(vec![again]));
    assert_eq!(store.notifications(id(2)).await, Ok(vec![other(2, "a", 500)]));
}

pub(crate) async fn a_table_is_called_when_its_log_has_grown_or_a_channel_was_added(store: Arc<dyn Store>) {
    let (first, second) = (table(&*store, &[1, 2]).await, table(&*store, &[2]).await);
    let uncalled = async || store.uncalled().await.unwrap();
    assert_eq!(uncalled().await, [], "nobody has a channel");
    keep(&*store, &[2]).await;
    assert_eq!(uncalled().await, [first.clone(), second.clone()]);
    call(&*store, &second, 1, &[("b", 2, "")], 500).await.unwrap();
    call(&*store, &first, 1, &[], 500).await.unwrap();
    assert_eq!(uncalled().await, []);

    store.commit(Commit { entries: vec![action(1)], ..change(&first, 1) }).await.unwrap();
    assert_eq!(uncalled().await, from_ref(&first));
    call(&*store, &first, 2, &[], 510).await.unwrap();
    keep(&*store, &[1]).await;
    assert_eq!(uncalled().await, from_ref(&first), "only their own");
    assert_eq!(call(&*store, &first, 2, &[("a", 1, "")], 520).await, Ok(1), "the log is as long as it was");
    assert_eq!(uncalled().await, []);

    // Person 2 gets up; the table does not wait for them any more.
    let holders = vec![(Seat(0), Holder::default())];
    store.commit(Commit { entries: vec![action(1)], holders, ..change(&second, 1) }).await.unwrap();
    assert_eq!(uncalled().await, from_ref(&second));
    call(&*store, &second, 2, &[], 530).await.unwrap();
    store.commit(Commit { entries: vec![action(2)], ..change(&second, 2) }).await.unwrap();
    assert_eq!(uncalled().await, [], "nobody there has a channel");

    // Somebody else takes a seat without an entry, as by a private link.
    let holders = vec![(Seat(0), Holder { visitor: Some(visitor(2)), ..Holder::default() })];
    store.commit(Commit { holders, ..change(&second, 3) }).await.unwrap();
    assert_eq!(uncalled().await, from_ref(&second));
    store.commit(Commit { phase: Some(Phase::Over), ..change(&second, 3) }).await.unwrap();
    assert_eq!(uncalled().await, [], "a finished table waits for nobody");
    store.commit(Commit { phase: Some(Phase::Over), entries: vec![action(2)], ..change(&first, 2) }).await.unwrap();
    assert_eq!(uncalled().await, from_ref(&first), "what was told of it is to be taken back");
}

pub(crate) async fn a_hundred_tables_are_called_at_once(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    let made = join_all((0..=UNCALLED).map(|_| table(&*store, &[1]))).await;
    let uncalled = store.uncalled().await.unwrap();
    assert_eq!(uncalled, store.all_tables().await.unwrap()[..UNCALLED as usize]);
    assert!(uncalled.len() < made.len());
}

pub(crate) async fn a_removed_channel_or_table_leaves_no_notification(store: Arc<dyn Store>) {
    keep(&*store, &[1, 2]).await;
    let (gone, stays) = (table(&*store, &[1, 2]).await, table(&*store, &[1, 2]).await);
    call(&*store, &gone, 1, &[("a", 1, ""), ("b", 2, "")], 500).await.unwrap();
    call(&*store, &stays, 1, &[("c", 1, ""), ("d", 2, "")], 500).await.unwrap();
    store.remove(&gone).await.unwrap();
    assert_eq!(queue(&*store, 1).await, [row("c", 500, 0, false)]);
    assert_eq!(store.remove_channel(id(1)).await, Ok(1));
    assert_eq!(store.remove_channel(id(1)).await, Ok(0));
    assert_eq!(queue(&*store, 1).await, []);
    assert_eq!(queue(&*store, 2).await, [row("d", 500, 0, false)]);
    assert_eq!(store.channels(None).await, Ok(vec![channel(2, 2)]));
}

pub(crate) async fn a_channel_ends_with_its_device_or_its_person(store: Arc<dyn Store>) {
    let device = DeviceId::new([1; 32]);
    let (person, at) = (visitor(1), Millis(100));
    let new = Device { id: device.clone(), person, name: String::new(), since: at, used: at, ended: None, grant: None };
    store.keep_device(new).await.unwrap();
    store.keep_channel(Channel { device: Some(device.clone()), ..channel(11, 1) }, 9).await.unwrap();
    keep(&*store, &[1, 2, 3, 4]).await;
    let table = table(&*store, &[1, 2, 3]).await;
    call(&*store, &table, 1, &[("a", 1, ""), ("b", 2, ""), ("c", 3, "")], 500).await.unwrap();
    let rest = async || store.channels(None).await.unwrap().into_iter().map(|one| one.id).collect::<Vec<_>>();

    assert_eq!(store.end_device(device.clone(), visitor(2), Millis(600)).await, Ok(0), "not their own");
    assert_eq!(rest().await.len(), 5);
    assert_eq!(store.end_device(device, visitor(1), Millis(600)).await, Ok(1));
    assert_eq!((rest().await, queue(&*store, 11).await), ([1, 2, 3, 4].map(id).to_vec(), Vec::new()));
    store.forget_devices(visitor(1)).await.unwrap();
    assert_eq!((rest().await, queue(&*store, 1).await), ([2, 3, 4].map(id).to_vec(), Vec::new()));
    assert_eq!(store.forget_visitors(Millis(5_000)).await, Ok(1), "the others sit at a table that is not over");
    assert_eq!(rest().await, [2, 3].map(id));
    store.seen(visitor(3), Millis(9_000)).await.unwrap();
    store.commit(Commit { phase: Some(Phase::Over), ..change(&table, 1) }).await.unwrap();
    store.forget_visitors(Millis(5_000)).await.unwrap();
    assert_eq!((rest().await, queue(&*store, 2).await), (vec![id(3)], Vec::new()));
    assert_eq!(queue(&*store, 3).await, [row("c", 500, 0, false)]);
}

pub(crate) async fn a_person_with_a_channel_is_no_stranger(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    assert_eq!(store.visitors().await, Ok(vec![(visitor(1), Millis(100))]));
    assert_eq!(store.forget_strangers().await, Ok(0));
    store.remove_channel(id(1)).await.unwrap();
    assert_eq!(store.forget_strangers().await, Ok(1));
}

pub(crate) async fn many_takers_at_once_never_take_the_same_one(store: Arc<dyn Store>) {
    keep(&*store, &[1]).await;
    join_all((0..200).map(|number| store.queue(other(1, &format!("{number}"), 500)))).await;
    let counts = join_all((1..20).map(|by| store.take(taker(by), Millis(500), Millis(600)))).await;
    assert_eq!(counts.iter().flatten().sum::<u32>(), 200, "{counts:?}");
    let mut names = BTreeSet::new();
    for by in 1..20 {
        names.extend(store.taken(taker(by)).await.unwrap().into_iter().map(|one| one.name));
    }
    assert_eq!(names.len(), 200);
}

pub(crate) async fn the_first_key_stays(store: Arc<dyn Store>) {
    assert_eq!(store.key().await, Ok(None));
    let kept = [store.keep_key("one".to_owned()).await, store.keep_key("two".to_owned()).await];
    assert_eq!((kept, store.key().await), ([Ok(1), Ok(0)], Ok(Some("one".to_owned()))));
}
