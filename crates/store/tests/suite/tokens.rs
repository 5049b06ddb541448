//! The tokens of programs: how they end, and where they go.

use std::sync::Arc;

use store::{
    Commit, Device, DeviceId, Entry, Grant, Holder, Invitation, InvitationId, Kind, Millis, Notice, Scope, Store,
    StoreError, TableId,
};
use table::Seat;

use super::heard;
use crate::fixture::{action, change, held, make, visitor};

/// Later than any clock.
const NEVER: i64 = 1 << 50;

/// A person's own token for a table or all of them.
fn token(number: u8, person: u8, table: Option<&TableId>, until: i64) -> Device {
    let scopes = [Scope::Read, Scope::Play].into_iter().collect();
    let (table, until, owner) = (table.cloned(), Millis(until), visitor(person));
    Device {
        id: DeviceId::new([number; 32]),
        person: visitor(person),
        name: format!("Program {number}"),
        since: Millis(100),
        used: Millis(100),
        ended: None,
        grant: Some(Grant { scopes, table, until, owner, of: String::new() }),
    }
}

/// The token of a guest bot.
fn bot(number: u8, person: u8, owner: u8, table: &TableId) -> Device {
    let (scopes, table, until) = ([Scope::Bot].into_iter().collect(), Some(table.clone()), Millis(NEVER));
    let grant = Some(Grant { scopes, table, until, owner: visitor(owner), of: "Änne".to_owned() });
    Device { grant, ..token(number, person, None, NEVER) }
}

fn browser(number: u8, person: u8) -> Device {
    Device { grant: None, ..token(number, person, None, NEVER) }
}

async fn keep(store: &dyn Store, devices: &[Device]) {
    for device in devices {
        assert_eq!(store.keep_device(device.clone()).await, Ok(1), "{device:?}");
    }
}

/// The numbers of the devices that are there.
async fn left(store: &dyn Store) -> Vec<u8> {
    store.devices(None).await.unwrap().iter().map(|device| device.id.bytes()[0]).collect()
}

pub(crate) async fn a_token_comes_back_as_it_was_made_and_is_listed_for_its_owner(store: Arc<dyn Store>) {
    let table = make(&*store).await;
    let made = [browser(1, 1), token(2, 1, None, NEVER), token(3, 1, Some(&table), NEVER), bot(4, 4, 1, &table)];
    keep(&*store, &made).await;
    assert_eq!(store.keep_device(token(2, 9, None, NEVER)).await, Ok(0), "a token is not taken from its person");
    for device in &made {
        assert_eq!(store.device(device.id.clone()).await, Ok(Some(device.clone())));
    }
    assert_eq!(store.devices(Some(visitor(1))).await, Ok(made.to_vec()));
    assert_eq!(store.devices(Some(visitor(4))).await, Ok(made[3..].to_vec()));
    assert_eq!(store.used(made[3].id.clone(), Millis(300)).await, Ok(1));
    assert_eq!(store.device(made[3].id.clone()).await.unwrap().unwrap().used, Millis(300));
}

pub(crate) async fn a_token_for_a_table_that_is_not_there_is_refused(store: Arc<dyn Store>) {
    let nowhere = token(1, 1, Some(&TableId::random()), NEVER);
    assert_eq!(store.keep_device(nowhere).await, Err(StoreError::NotFound));
    assert_eq!((store.devices(None).await, store.visitors().await), (Ok(Vec::new()), Ok(Vec::new())));
}

pub(crate) async fn a_token_that_is_ended_is_deleted_and_nothing_else(store: Arc<dyn Store>) {
    let table = make(&*store).await;
    keep(&*store, &[browser(1, 1), browser(2, 1), token(3, 1, None, NEVER), bot(4, 4, 1, &table)]).await;
    keep(&*store, &[bot(5, 5, 1, &table), token(6, 1, None, NEVER)]).await;
    let end = async |number, person| {
        store.end_device(DeviceId::new([number; 32]), visitor(person), Millis(200)).await.unwrap()
    };
    let (id, until, settings) = (InvitationId::new([1; 32]), Some(Millis(900)), String::new());
    store.invite(Invitation { id, person: visitor(1), made: Millis(100), until, settings }).await.unwrap();
    assert_eq!((end(3, 2).await, end(4, 2).await), (0, 0), "they are not theirs");
    assert_eq!((end(3, 1).await, end(4, 1).await, end(5, 5).await), (1, 1, 1));
    assert_eq!((end(3, 1).await, left(&*store).await), (0, vec![1, 2, 6]));
    assert_eq!(store.invitations(None).await.unwrap().len(), 1);
    assert_eq!((end(1, 1).await, left(&*store).await), (1, vec![1, 2, 6]), "a browser leaves the tokens");
    keep(&*store, &[token(3, 9, None, NEVER)]).await;
}

pub(crate) async fn a_token_for_a_table_ends_with_the_last_seat_of_its_person(store: Arc<dyn Store>) {
    let (table, other) = (make(&*store).await, make(&*store).await);
    let seats = async |holders: &[(u8, Holder)]| {
        let holders = holders.iter().map(|(seat, holder)| (Seat(*seat), holder.clone())).collect();
        store.commit(Commit { holders, ..change(&table, 0) }).await.unwrap();
    };
    seats(&[(0, held(2, 1)), (2, held(4, 3))]).await;
    keep(&*store, &[token(1, 2, Some(&table), NEVER), token(2, 2, None, NEVER), token(3, 2, Some(&other), NEVER)])
        .await;
    keep(&*store, &[bot(4, 3, 2, &table), bot(5, 4, 2, &table), bot(6, 2, 9, &table)]).await;
    let all = vec![1, 2, 3, 4, 5, 6];

    seats(&[(0, Holder::default()), (1, held(2, 1))]).await;
    assert_eq!(left(&*store).await, all, "they have changed places");
    seats(&[(0, held(2, 2))]).await;
    seats(&[(1, held(3, 1))]).await;
    seats(&[(0, held(2, 9))]).await;
    assert_eq!(left(&*store).await, all, "they have kept a seat");
    let late = Commit { holders: vec![(Seat(0), Holder::default())], ..change(&table, 7) };
    assert_eq!(store.commit(late).await, Err(StoreError::Conflict { have: 0, wanted: 7 }));
    assert_eq!(left(&*store).await, all);

    seats(&[(0, Holder::default())]).await;
    assert_eq!(left(&*store).await, [2, 3, 4, 5], "those of others, elsewhere or for everywhere stay");
    seats(&[(1, held(4, 1)), (2, held(7, 3))]).await;
    assert_eq!(left(&*store).await, [2, 3, 5], "the bot lost its only seat, the other got another");
}

pub(crate) async fn a_token_ends_with_its_table(store: Arc<dyn Store>) {
    let (table, other) = (make(&*store).await, make(&*store).await);
    keep(&*store, &[token(1, 1, Some(&table), NEVER), bot(2, 2, 1, &table), bot(3, 3, 1, &other)]).await;
    keep(&*store, &[token(4, 1, None, NEVER), browser(5, 1)]).await;
    store.remove(&table).await.unwrap();
    assert_eq!(left(&*store).await, [3, 4, 5]);
}

pub(crate) async fn a_guest_bots_token_goes_on_with_its_table(store: Arc<dyn Store>) {
    let (table, next, gone) = (make(&*store).await, make(&*store).await, make(&*store).await);
    keep(&*store, &[token(1, 1, Some(&table), NEVER), bot(2, 2, 1, &table), bot(3, 3, 1, &gone)]).await;
    let onward = async |from: &TableId, to: &TableId| {
        let entries = vec![Entry { kind: Kind::Rematch { table: to.clone() }, ..action(0) }];
        store.commit(Commit { entries, ..change(from, 0) }).await.unwrap();
    };
    onward(&table, &next).await;
    let is_for = async |number: u8| {
        let device = store.device(DeviceId::new([number; 32])).await.unwrap()?;
        device.grant.and_then(|grant| grant.table)
    };
    assert_eq!((is_for(1).await, is_for(2).await), (Some(table.clone()), Some(next.clone())));
    store.remove(&table).await.unwrap();
    assert_eq!(left(&*store).await, [2, 3], "a person's token is for the table that it was made for");
    store.remove(&next).await.unwrap();
    onward(&gone, &next).await;
    assert_eq!((left(&*store).await, is_for(3).await), (vec![3], Some(gone)), "there is no such table any more");
}

pub(crate) async fn a_token_whose_time_is_up_is_deleted(store: Arc<dyn Store>) {
    keep(&*store, &[browser(1, 1), token(2, 1, None, 499), token(3, 1, None, 500), token(4, 1, None, NEVER)]).await;
    keep(&*store, &[Device { since: Millis(500), ..browser(5, 1) }]).await;
    assert_eq!(left(&*store).await, [1, 2, 3, 4, 5]);
    keep(&*store, &[Device { since: Millis(500), ..token(6, 2, None, NEVER) }]).await;
    assert_eq!(left(&*store).await, [1, 3, 4, 5, 6], "another was made");
    assert_eq!(store.forget_visitors(Millis(0)).await, Ok(0));
    assert_eq!(left(&*store).await, [1, 4, 5, 6]);
}

pub(crate) async fn a_token_is_forgotten_with_its_person_and_its_owner(store: Arc<dyn Store>) {
    let table = make(&*store).await;
    let known = async || store.visitors().await.unwrap().iter().map(|(id, _)| id.bytes()[0]).collect::<Vec<_>>();
    keep(&*store, &[token(1, 2, None, NEVER), bot(2, 5, 2, &table), bot(3, 6, 3, &table), bot(4, 7, 4, &table)]).await;
    assert_eq!((store.forget_strangers().await, known().await), (Ok(0), vec![1, 2, 5, 6, 7]));
    assert_eq!((store.forget_devices(visitor(2)).await, left(&*store).await), (Ok(2), vec![3, 4]));
    assert_eq!((store.forget_strangers().await, known().await), (Ok(2), vec![1, 6, 7]));

    keep(&*store, &[browser(5, 3), token(6, 4, None, NEVER)]).await;
    for person in [4, 6] {
        store.seen(visitor(person), Millis(900)).await.unwrap();
    }
    assert_eq!(store.forget_visitors(Millis(800)).await, Ok(2), "the third, and the bot of the fourth");
    assert_eq!((left(&*store).await, known().await), (vec![6], vec![1, 4, 6]));
}

pub(crate) async fn a_server_hears_of_the_tokens_that_its_own_changes_have_deleted(store: Arc<dyn Store>) {
    let (table, other) = (make(&*store).await, make(&*store).await);
    keep(&*store, &[token(1, 2, Some(&table), NEVER), bot(2, 5, 2, &other), token(3, 3, None, 499)]).await;
    keep(&*store, &[token(4, 6, None, NEVER), token(5, 7, None, NEVER)]).await;
    let ended = |number: u8| Notice::Ended(DeviceId::new([number; 32]));
    for holder in [held(2, 1), Holder::default()] {
        store.commit(Commit { holders: vec![(Seat(0), holder)], ..change(&table, 0) }).await.unwrap();
    }
    assert_eq!(heard(&*store, 1).await, [ended(1)]);
    store.remove(&other).await.unwrap();
    assert_eq!(heard(&*store, 1).await, [ended(2)]);
    keep(&*store, &[Device { since: Millis(500), ..token(6, 3, None, NEVER) }]).await;
    assert_eq!(heard(&*store, 1).await, [ended(3)]);
    store.forget_devices(visitor(6)).await.unwrap();
    assert_eq!(heard(&*store, 1).await, [ended(4)]);
    store.seen(visitor(3), Millis(900)).await.unwrap();
    assert_eq!(store.forget_visitors(Millis(200)).await, Ok(3));
    assert_eq!(heard(&*store, 1).await, [ended(5)]);
}
