//! Whom the host invites to open tables or excludes, how that ends, and how a browser becomes the host's.

use std::sync::Arc;

use futures_util::future::join_all;
use store::{AdminKey, Announcement, Commit, Millis, Pass, PassId, Report, Store, StoreError, TableId, Welcome};
use table::Seat;

use crate::fixture::{change, make, said, visitor};

/// A link that can be used until this time.
fn pass(number: u8, until: Option<i64>) -> Pass {
    let id = PassId::new([number; 32]);
    Pass { id, name: format!("Link {number}"), made: Millis(100), until: until.map(Millis) }
}

fn by(number: u8) -> Welcome {
    Welcome::Pass(pass(number, None).id)
}

pub(crate) async fn a_link_invites_all_who_use_it_in_time(store: Arc<dyn Store>) {
    let (short, long) = (pass(1, Some(200)), pass(2, None));
    for pass in [&short, &long, &long] {
        store.keep_pass(pass.clone()).await.unwrap();
    }
    assert_eq!(store.passes().await, Ok(vec![short, long]));
    for person in [1, 2] {
        assert_eq!(store.welcome(visitor(person), by(1), Millis(200)).await, Ok(1));
    }
    assert_eq!(store.welcome(visitor(2), by(2), Millis(300)).await, Ok(0), "they are invited already");
    assert_eq!(store.welcome(visitor(3), by(1), Millis(201)).await, Err(StoreError::NotFound));
    assert_eq!(store.welcome(visitor(3), by(9), Millis(150)).await, Err(StoreError::NotFound));
    assert_eq!(store.welcome_of(visitor(3)).await, Ok(None));
    assert_eq!(store.welcome_of(visitor(2)).await, Ok(Some(by(1))));
    assert_eq!(store.welcomes().await, Ok(vec![(visitor(1), by(1)), (visitor(2), by(1))]));
    let known = store.visitors().await.unwrap().into_iter().map(|(visitor, _)| visitor);
    assert_eq!(known.collect::<Vec<_>>(), [visitor(1), visitor(2)]);
}

pub(crate) async fn what_a_link_or_the_phrase_has_given_ends_with_it(store: Arc<dyn Store>) {
    for number in [1, 2] {
        store.keep_pass(pass(number, None)).await.unwrap();
        assert_eq!(store.welcome(visitor(number), by(number), Millis(200)).await, Ok(1));
    }
    for person in [3, 4] {
        assert_eq!(store.welcome(visitor(person), Welcome::Phrase, Millis(200)).await, Ok(1));
    }
    assert_eq!(store.end_welcome(by(1)).await, Ok(1));
    assert_eq!(store.end_welcome(by(1)).await, Ok(0));
    assert_eq!((store.passes().await.unwrap().len(), store.welcomes().await.unwrap().len()), (1, 3));
    assert_eq!(store.welcome(visitor(1), by(1), Millis(300)).await, Err(StoreError::NotFound));
    assert_eq!(store.end_welcome(Welcome::Phrase).await, Ok(2));
    assert_eq!(store.welcomes().await, Ok(vec![(visitor(2), by(2))]));
}

pub(crate) async fn who_types_the_phrase_after_using_a_link_stays_invited_without_the_link(store: Arc<dyn Store>) {
    store.keep_pass(pass(1, None)).await.unwrap();
    store.welcome(visitor(1), by(1), Millis(200)).await.unwrap();
    assert_eq!(store.welcome(visitor(1), Welcome::Phrase, Millis(300)).await, Ok(1));
    assert_eq!(store.welcome(visitor(1), by(1), Millis(400)).await, Ok(0));
    assert_eq!(store.end_welcome(by(1)).await, Ok(0));
    assert_eq!(store.welcome_of(visitor(1)).await, Ok(Some(Welcome::Phrase)));
}

pub(crate) async fn an_invited_person_is_no_stranger_until_they_are_forgotten(store: Arc<dyn Store>) {
    for (person, at) in [(1, 100), (2, 150)] {
        store.welcome(visitor(person), Welcome::Phrase, Millis(at)).await.unwrap();
    }
    assert_eq!(store.forget_strangers().await, Ok(0));
    assert_eq!(store.forget_visitors(Millis(101)).await, Ok(1), "the first was not here for too long");
    assert_eq!(store.welcomes().await, Ok(vec![(visitor(2), Welcome::Phrase)]));
    store.forget_devices(visitor(2)).await.unwrap();
    assert_eq!(store.welcomes().await, Ok(Vec::new()));
    assert_eq!(store.forget_strangers().await, Ok(1));
}

pub(crate) async fn an_excluded_person_stays_known_until_they_are_forgotten(store: Arc<dyn Store>) {
    assert_eq!(store.exclude(visitor(1), None).await, Ok(0), "nobody knows them");
    assert_eq!(store.exclude(visitor(1), Some(Millis(500))).await, Ok(1), "as a copy of the database does first");
    store.welcome(visitor(1), Welcome::Phrase, Millis(100)).await.unwrap();
    assert_eq!(store.visitors().await, Ok(vec![(visitor(1), Millis(100))]));
    assert_eq!(store.excluded().await, Ok(vec![(visitor(1), Millis(500))]));
    store.end_welcome(Welcome::Phrase).await.unwrap();
    assert_eq!(store.forget_strangers().await, Ok(0));
    assert_eq!(store.exclude(visitor(1), None).await, Ok(1));
    assert_eq!(store.excluded().await, Ok(Vec::new()));
    store.exclude(visitor(1), Some(Millis(600))).await.unwrap();
    assert_eq!(store.forget_visitors(Millis(600)).await, Ok(0), "not before it is over");
    assert_eq!(store.excluded().await, Ok(vec![(visitor(1), Millis(600))]));
    store.forget_devices(visitor(1)).await.unwrap();
    assert_eq!(store.forget_strangers().await, Ok(1));
}

pub(crate) async fn an_admin_key_that_works_once_is_exchanged_in_time(store: Arc<dyn Store>) {
    let key = |number, is_once, until| AdminKey { id: PassId::new([number; 32]), is_once, until: Millis(until) };
    let (once, late, lasting) = (key(1, true, 200), key(2, true, 99), key(3, false, 900));
    for key in [&late, &once] {
        assert_eq!(store.keep_admin_key(key.clone(), Millis(50)).await, Ok(1));
    }
    for wrong in [late.id.clone(), lasting.id.clone()] {
        assert_eq!(store.exchange_admin_key(wrong, lasting.clone(), Millis(100)).await, Err(StoreError::NotFound));
    }
    assert_eq!(store.exchange_admin_key(once.id.clone(), lasting.clone(), Millis(200)).await, Ok(1));
    let again = store.exchange_admin_key(once.id.clone(), key(4, false, 900), Millis(150)).await;
    assert_eq!(again, Err(StoreError::NotFound));
    let by_lasting = store.exchange_admin_key(lasting.id.clone(), key(4, false, 900), Millis(150)).await;
    assert_eq!(by_lasting, Err(StoreError::NotFound));
    assert_eq!(store.admin_key(lasting.id.clone()).await, Ok(Some(lasting.clone())));
    assert_eq!(store.admin_key(late.id.clone()).await, Ok(Some(late.clone())));
    store.keep_admin_key(once, Millis(100)).await.unwrap();
    assert_eq!(store.admin_key(late.id).await, Ok(None), "it was over");
    assert_eq!(store.end_admin_key(lasting.id.clone()).await, Ok(1));
    assert_eq!(store.admin_key(lasting.id).await, Ok(None));
}

pub(crate) async fn the_last_announcement_is_told(store: Arc<dyn Store>) {
    assert_eq!(store.announcement().await, Ok(None));
    for (text, until) in [("Back at nine", 100), ("", 200)] {
        let told = Announcement { text: text.to_owned(), until: Millis(until) };
        store.announce(Some(told.clone())).await.unwrap();
        assert_eq!(store.announcement().await, Ok(Some(told)));
    }
    store.announce(None).await.unwrap();
    assert_eq!(store.announcement().await, Ok(None));
}

/// Person 1 is reported for what they said at `at` under the name Anna.
fn report(table: &TableId, at: i64, reporter: u8) -> Report {
    let (said, speaker) = (said(at, "Anna"), Some(visitor(1)));
    Report { table: table.clone(), said, speaker, reporter: visitor(reporter), made: Millis(at + 5) }
}

pub(crate) async fn a_report_is_made_once_and_ends_when_it_is_dismissed(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    let first = report(&id, 10, 2);
    let unknown = Report { speaker: None, ..report(&other, 11, 3) };
    let again = Report { made: Millis(90), speaker: None, ..first.clone() };
    for (report, new) in [(&first, 1), (&again, 0), (&unknown, 1), (&report(&id, 10, 3), 1), (&report(&id, 20, 2), 1)] {
        assert_eq!(store.report(report.clone(), 9).await, Ok(new), "{report:?}");
    }
    let nowhere = report(&TableId::random(), 10, 2);
    assert_eq!(store.report(nowhere, 9).await, Err(StoreError::NotFound));
    let of_third = store.reports(Some(visitor(3))).await;
    assert_eq!(of_third, Ok(vec![report(&id, 10, 3), unknown.clone()]));
    assert_eq!(store.dismiss(other.clone(), Millis(10), Seat(0)).await, Ok(0));
    assert_eq!(store.dismiss(id.clone(), Millis(10), Seat(1)).await, Ok(0));
    assert_eq!(store.dismiss(id.clone(), Millis(10), Seat(0)).await, Ok(2));
    assert_eq!(store.reports(None).await, Ok(vec![unknown, report(&id, 20, 2)]));
}

pub(crate) async fn a_person_has_no_more_reports_than_allowed(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    for at in [10, 20] {
        assert_eq!(store.report(report(&id, at, 2), 2).await, Ok(1));
    }
    assert_eq!(store.report(report(&id, 30, 2), 2).await, Err(StoreError::TooManyReports));
    assert_eq!(store.report(report(&id, 20, 2), 2).await, Ok(0), "it is no further one");
    assert_eq!(store.report(report(&id, 30, 3), 2).await, Ok(1), "others have their own");
    store.dismiss(id.clone(), Millis(10), Seat(0)).await.unwrap();
    assert_eq!(store.report(report(&id, 30, 2), 2).await, Ok(1));
}

pub(crate) async fn of_many_reports_that_are_made_at_once_no_more_than_allowed_are_made(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    let made = join_all((0..20).map(|at| store.report(report(&id, at, 2), 3))).await;
    assert_eq!(made.iter().filter(|made| **made == Ok(1)).count(), 3, "{made:?}");
    assert_eq!(store.reports(None).await.unwrap().len(), 3);
}

pub(crate) async fn a_report_ends_with_its_table_its_time_its_words_or_one_of_its_people(store: Arc<dyn Store>) {
    let (id, other) = (make(&*store).await, make(&*store).await);
    let about = |at, speaker, reporter| Report { speaker: Some(visitor(speaker)), ..report(&id, at, reporter) };
    let mut left = vec![about(10, 2, 3), about(20, 3, 2), about(30, 4, 5), about(40, 5, 4), about(50, 4, 4)];
    for report in left.iter().chain([&report(&other, 45, 4)]) {
        store.report(report.clone(), 9).await.unwrap();
    }
    store.remove(&other).await.unwrap();
    assert_eq!(store.reports(None).await, Ok(left.clone()));
    store.forget_visitors(Millis(16)).await.unwrap();
    left.remove(0);
    assert_eq!(store.reports(None).await, Ok(left.clone()));
    store.forget_devices(visitor(5)).await.unwrap();
    left.drain(1..3);
    assert_eq!(store.reports(None).await, Ok(left.clone()));
    let unsaid = |name: &str| Commit { unsaid: [name.to_owned()].into(), ..change(&id, 0) };
    store.commit(unsaid("Ben")).await.unwrap();
    assert_eq!(store.reports(None).await, Ok(left));
    store.commit(unsaid("Anna")).await.unwrap();
    assert_eq!(store.reports(None).await, Ok(Vec::new()));
}

pub(crate) async fn a_person_who_does_not_come_back_takes_their_reports_along(store: Arc<dyn Store>) {
    let id = make(&*store).await;
    for (person, at) in [(2, 100), (3, 100), (4, 200)] {
        store.welcome(visitor(person), Welcome::Phrase, Millis(at)).await.unwrap();
    }
    let about = |at, speaker, reporter| Report { speaker: Some(visitor(speaker)), ..report(&id, at, reporter) };
    for report in [about(110, 2, 4), about(120, 4, 3), about(130, 4, 5)] {
        store.report(report, 9).await.unwrap();
    }
    assert_eq!(store.forget_visitors(Millis(101)).await, Ok(2));
    assert_eq!(store.reports(None).await, Ok(vec![about(130, 4, 5)]));
}
