//! The devices of a person, and how they join and end.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{Device, DeviceId, Invitation, InvitationId, Millis, Store, StoreError};

use crate::fixture::{change, make, visitor};

fn device(number: u8, person: u8, since: i64) -> Device {
    let (id, person) = (DeviceId::new([number; 32]), visitor(person));
    Device {
        id,
        person,
        name: format!("Browser {number}"),
        since: Millis(since),
        used: Millis(since),
        ended: None,
        grant: None,
    }
}

/// A link that ends at this time, or recovery words.
fn invitation(number: u8, person: u8, made: i64, until: Option<i64>) -> Invitation {
    let (id, person) = (InvitationId::new([number; 32]), visitor(person));
    Invitation { id, person, made: Millis(made), until: until.map(Millis), settings: "de.fast".to_owned() }
}

/// Person 1 with their first browser, and a link that ends at 200.
async fn invited(store: &dyn Store) -> Invitation {
    assert_eq!(store.keep_device(device(1, 1, 100)).await, Ok(1));
    let link = invitation(1, 1, 100, Some(200));
    store.invite(link.clone()).await.unwrap();
    link
}

pub(crate) async fn a_device_joins_by_a_link_that_is_used_up(store: Arc<dyn Store>) {
    let link = invited(&*store).await;
    assert_eq!(store.keep_device(device(1, 9, 150)).await, Ok(0), "a device is not taken from its person");
    assert_eq!(store.invitation(link.id.clone()).await, Ok(Some(link.clone())));
    assert_eq!(store.device(device(2, 1, 0).id).await, Ok(None));
    assert_eq!(store.join(link.id.clone(), device(2, 1, 200)).await, Ok(1));
    assert_eq!(store.join(link.id.clone(), device(2, 1, 201)).await, Ok(0), "the form was sent twice");
    assert_eq!(store.join(link.id.clone(), device(3, 1, 200)).await, Err(StoreError::NotFound));
    assert_eq!(store.invitation(link.id).await, Ok(None));
    assert_eq!(store.device(device(2, 1, 0).id).await, Ok(Some(device(2, 1, 200))));
    assert_eq!(store.devices(Some(visitor(1))).await, Ok(vec![device(1, 1, 100), device(2, 1, 200)]));
    assert_eq!(store.devices(Some(visitor(2))).await, Ok(Vec::new()));
}

pub(crate) async fn a_link_joins_only_its_person_and_only_in_time(store: Arc<dyn Store>) {
    let link = invited(&*store).await;
    for wrong in [device(2, 2, 150), device(2, 1, 201)] {
        assert_eq!(store.join(link.id.clone(), wrong).await, Err(StoreError::NotFound));
    }
    assert_eq!(store.join(InvitationId::new([9; 32]), device(2, 1, 150)).await, Err(StoreError::NotFound));
    assert_eq!(store.devices(None).await.unwrap().len(), 1);
}

pub(crate) async fn a_new_link_ends_the_last_one_and_new_words_the_last_words(store: Arc<dyn Store>) {
    let first = invited(&*store).await;
    let (words, others) = (invitation(2, 1, 100, None), invitation(3, 2, 100, Some(120)));
    for new in [&words, &others] {
        store.invite(new.clone()).await.unwrap();
    }
    let all = async |of| store.invitations(of).await.unwrap();
    assert_eq!(all(Some(visitor(1))).await, [first, words.clone()]);
    let (link, new_words) = (invitation(4, 1, 110, Some(210)), invitation(5, 1, 130, None));
    store.invite(link.clone()).await.unwrap();
    assert_eq!(all(None).await, [words, others, link.clone()]);
    store.invite(new_words.clone()).await.unwrap();
    assert_eq!(all(None).await, [link, new_words.clone()], "the other's link was over");
    for number in [6, 7] {
        assert_eq!(store.join(new_words.id.clone(), device(number, 1, 10_000)).await, Ok(1), "words stay");
    }
}

pub(crate) async fn a_device_that_has_ended_stays_ended(store: Arc<dyn Store>) {
    let link = invited(&*store).await;
    store.join(link.id, device(2, 1, 150)).await.unwrap();
    let (link, words) = (invitation(2, 1, 160, Some(260)), invitation(3, 1, 160, None));
    for new in [&link, &words] {
        store.invite(new.clone()).await.unwrap();
    }
    let first = device(1, 1, 100).id;
    assert_eq!(store.end_device(first.clone(), visitor(2), Millis(170)).await, Ok(0), "not their own");
    assert_eq!(store.invitations(None).await.unwrap().len(), 2);
    assert_eq!(store.end_device(first.clone(), visitor(1), Millis(170)).await, Ok(1));
    assert_eq!(store.end_device(first.clone(), visitor(1), Millis(180)).await, Ok(0));
    assert_eq!(store.used(first.clone(), Millis(190)).await, Ok(0));
    assert_eq!(store.keep_device(device(1, 1, 190)).await, Ok(0));
    let ended = Device { name: String::new(), ended: Some(Millis(170)), ..device(1, 1, 100) };
    assert_eq!(store.device(first).await, Ok(Some(ended)));
    assert_eq!(store.invitations(None).await.unwrap(), [words], "it may know the link");
}

pub(crate) async fn the_last_use_of_a_device_is_kept(store: Arc<dyn Store>) {
    invited(&*store).await;
    let id = device(1, 1, 100).id;
    for at in [300, 200] {
        assert_eq!(store.used(id.clone(), Millis(at)).await, Ok(1));
    }
    assert_eq!(store.device(id).await.unwrap().unwrap().used, Millis(300));
    assert_eq!(store.used(DeviceId::new([9; 32]), Millis(1)).await, Ok(0));
}

pub(crate) async fn of_many_devices_that_use_a_link_at_once_one_joins(store: Arc<dyn Store>) {
    let link = invited(&*store).await;
    let joined = join_all((2..40).map(|number| store.join(link.id.clone(), device(number, 1, 150)))).await;
    assert_eq!(joined.iter().flatten().count(), 1);
    assert_eq!(store.devices(None).await.unwrap().len(), 2);
}

pub(crate) async fn a_person_with_a_device_is_no_stranger_until_they_are_forgotten(store: Arc<dyn Store>) {
    invited(&*store).await;
    store.keep_device(device(2, 2, 150)).await.unwrap();
    store.invite(invitation(2, 2, 150, None)).await.unwrap();
    assert_eq!(store.forget_strangers().await, Ok(0));
    assert_eq!(store.visitors().await, Ok(vec![(visitor(1), Millis(100)), (visitor(2), Millis(150))]));
    assert_eq!(store.forget_visitors(Millis(101)).await, Ok(1), "nobody used the first for too long");
    assert_eq!(store.devices(None).await, Ok(vec![device(2, 2, 150)]));
    assert_eq!(store.invitations(None).await.unwrap().len(), 1);
    assert_eq!(store.forget_devices(visitor(2)).await, Ok(1));
    assert_eq!((store.devices(None).await, store.invitations(None).await), (Ok(Vec::new()), Ok(Vec::new())));
    assert_eq!(store.forget_strangers().await, Ok(1));
}

pub(crate) async fn a_person_at_an_open_table_keeps_their_devices(store: Arc<dyn Store>) {
    let table = make(&*store).await;
    invited(&*store).await;
    assert_eq!(store.forget_visitors(Millis(1_000_000)).await, Ok(0));
    assert_eq!(store.devices(None).await.unwrap().len(), 1);
    store.commit(store::Commit { phase: Some(store::Phase::Over), ..change(&table, 0) }).await.unwrap();
    assert_eq!(store.forget_visitors(Millis(1_000_000)).await, Ok(1));
    assert_eq!((store.devices(None).await, store.invitations(None).await), (Ok(Vec::new()), Ok(Vec::new())));
}
