//! Table talk: who hears what, and for how long.

use std::collections::BTreeSet;

use play::{Refused, Request, Table};
use store::{Phrase, Saying, TableSettings, VisitorId, Watch};
use table::{Seat, Viewer};

use crate::house::{House, ask, begin, duel, finished, received, visitor};
use crate::received;

const HELLO: Saying = Saying::Phrase(Phrase::Hello);

fn say(seat: u8, saying: Saying) -> Request {
    Request::Say { seat: Seat(seat), saying }
}

fn words(words: &str) -> Saying {
    Saying::Words(words.to_owned())
}

/// What a visitor hears, as texts.
fn heard(table: &Table, visitor: &VisitorId) -> Vec<String> {
    let text = |saying: &Saying| match saying {
        Saying::Phrase(phrase) => phrase.name().to_owned(),
        Saying::Words(words) => words.clone(),
    };
    table.look(visitor).unwrap().heard(visitor).map(|said| text(&said.saying)).collect()
}

/// Lets this many seconds pass on the store's clock.
fn after(house: &House, seconds: i64) {
    let clock = house.tables.store().clock();
    let ahead = clock.now().0 - store::Millis::now().0;
    clock.set_ahead(ahead + 1_000 * seconds, 0);
}

#[tokio::test(start_paused = true)]
async fn what_somebody_says_comes_to_all_and_changes_nothing_else() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let followers = [people[0].clone(), people[1].clone(), visitor()];
    let mut feeds = followers.clone().map(|who| table.follow(who).unwrap());
    let before = table.look(&people[0]).unwrap();
    for feed in &mut feeds {
        feed.next().await.unwrap();
    }
    ask(&table, &people[0], say(0, HELLO)).await.unwrap();
    for (feed, follower) in feeds.iter_mut().zip(&followers) {
        let update = received(feed).expect("everybody hears it");
        let heard: Vec<_> = update.snapshot.heard(follower).map(|said| (said.seat, &*said.name)).collect();
        assert_eq!((heard, update.fresh), (vec![(Seat(0), "Anna")], false));
        for viewer in Viewer::all(2) {
            assert_eq!(received::bytes(&update.snapshot, viewer), received::bytes(&before, viewer));
        }
    }
    assert_eq!(ask(&table, &people[1], say(0, HELLO)).await, Err(Refused::NotYourSeat));
}

#[tokio::test(start_paused = true)]
async fn a_seat_waits_between_two_things_and_only_the_last_hundred_stay() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[0], say(0, HELLO)).await.unwrap();
    assert_eq!(ask(&table, &people[0], say(0, words("and again"))).await, Err(Refused::JustSaid));
    ask(&table, &people[1], say(1, HELLO)).await.unwrap();
    for number in 0..110 {
        after(&house, 3);
        ask(&table, &people[0], say(0, words(&number.to_string()))).await.unwrap();
    }
    let before = heard(&table, &people[1]);
    drop(table);
    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    let all = heard(&table, &people[1]);
    assert_eq!((all.len(), &*all[0], &*all[99]), (100, "10", "109"), "it is kept with the table");
    assert_eq!(before, all, "the table in memory keeps no more");
}

#[tokio::test(start_paused = true)]
async fn bots_say_each_phrase_once_in_a_game_and_the_same_after_a_restart() {
    let mut house = House::new();
    let mut occasions = BTreeSet::new();
    for title in catalog::titles().iter() {
        let (id, people) = begin(&house, title.name(), &["random", "random"], TableSettings::default()).await;
        finished(&house, &id, &people[0]).await;
        let snapshot = house.tables.table(&id).await.unwrap().look(&people[0]).unwrap();
        let remarks = snapshot.remarks().to_vec();
        let said: BTreeSet<_> = remarks.iter().map(|remark| (remark.seat, remark.occasion.name())).collect();
        assert_eq!(said.len(), remarks.len(), "{remarks:?}");
        for (seat, chair) in snapshot.chairs().pairs() {
            let has_won = snapshot.outcome().unwrap().winners().any(|winner| winner == seat);
            assert_eq!(said.contains(&(seat, "end")), has_won, "{}", title.name());
            let own = remarks.iter().filter(|remark| remark.seat == seat);
            assert!(own.into_iter().all(|remark| remark.persona.called() == chair.name.plain()));
        }
        occasions.extend(said.into_iter().map(|(_, occasion)| occasion));
        house = house.restart().await;
        assert_eq!(house.tables.table(&id).await.unwrap().look(&people[0]).unwrap().remarks(), remarks);
    }
    assert_eq!(occasions, BTreeSet::from(["end", "lost", "start", "won"]));
}

#[tokio::test(start_paused = true)]
async fn words_are_for_those_who_sat_when_they_were_said() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let (watcher, heir) = (visitor(), visitor());
    ask(&table, &people[0], say(0, words("between us"))).await.unwrap();
    ask(&table, &people[1], say(1, HELLO)).await.unwrap();
    assert_eq!(heard(&table, &people[1]), ["between us", "hello"]);
    assert_eq!(heard(&table, &watcher), ["hello"], "a spectator hears phrases alone");

    let play::Done::Link(token) = ask(&table, &people[1], Request::NewLink { seat: Seat(1) }).await.unwrap() else {
        panic!("a link");
    };
    ask(&table, &heir, Request::TakeSeat { token, name: None }).await.unwrap();
    assert_eq!(heard(&table, &heir), ["hello"], "whoever has the seat now was not there");
    assert_eq!(heard(&table, &people[1]), ["hello"], "whoever gave it away does not sit there");
    after(&house, 3);
    ask(&table, &people[0], say(0, words("welcome"))).await.unwrap();
    assert_eq!(heard(&table, &heir), ["hello", "welcome"]);
    assert_eq!(heard(&table, &people[0]), ["between us", "hello", "welcome"]);
    drop(table);

    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    assert_eq!(heard(&table, &heir), ["hello", "welcome"], "the same after a restart");
}

#[tokio::test(start_paused = true)]
async fn whoever_takes_over_from_a_bot_hears_no_words_of_before() {
    let house = House::new();
    let settings = TableSettings { latecomers: true, ..TableSettings::default() };
    let (id, people) = begin(&house, "dollars-wanted", &["", "", "random"], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[0], say(0, words("between us"))).await.unwrap();
    let late = visitor();
    let sit = Request::Sit { seat: Seat(2), name: "Cleo".to_owned(), commitment: None, of: None };
    ask(&table, &late, sit).await.unwrap();
    assert_eq!(heard(&table, &late), [""; 0]);
    ask(&table, &late, say(2, words("hello all"))).await.unwrap();
    assert_eq!(heard(&table, &late), ["hello all"]);
    assert_eq!(heard(&table, &people[1]), ["between us", "hello all"]);
}

#[tokio::test(start_paused = true)]
async fn others_may_report_words_and_their_speaker_is_known_while_they_have_the_seat() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[0], say(0, words("unkind"))).await.unwrap();
    ask(&table, &people[1], say(1, HELLO)).await.unwrap();
    // By whom each thing was said that this visitor may report.
    let reportable = |visitor: &VisitorId| {
        let snapshot = table.look(visitor).unwrap();
        let heard = snapshot.heard(visitor).filter(|said| snapshot.may_report(visitor, said));
        heard.map(|said| snapshot.speaker(said).cloned()).collect::<Vec<_>>()
    };
    assert_eq!(reportable(&people[0]), []);
    assert_eq!(reportable(&people[1]), [Some(people[0].clone())]);
    let play::Done::Link(token) = ask(&table, &people[0], Request::NewLink { seat: Seat(0) }).await.unwrap() else {
        panic!("a link");
    };
    let heir = visitor();
    ask(&table, &heir, Request::TakeSeat { token, name: None }).await.unwrap();
    assert_eq!((reportable(&heir), reportable(&people[1])), (vec![], vec![None]));
}

/// Two worlds that differ in what players say to each other alone look the same to everybody else, in every view and in
/// the record that proves the deal.
#[tokio::test(start_paused = true)]
async fn nobody_else_can_tell_worlds_apart_in_which_players_say_other_words() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let stranger = visitor();
    let log = async || house.tables.store().load(&id).await.unwrap().unwrap().entries;
    let (silent, before) = (table.look(&stranger).unwrap(), log().await);
    ask(&table, &people[0], say(0, words("I have the marshal"))).await.unwrap();
    let spoken = table.look(&stranger).unwrap();
    for viewer in Viewer::all(2) {
        assert_eq!(received::bytes(&spoken, viewer), received::bytes(&silent, viewer));
    }
    assert_eq!(spoken.heard(&stranger).count(), 0);
    assert_eq!(log().await, before);
}

#[tokio::test(start_paused = true)]
async fn words_are_readable_and_only_where_the_table_allows_them() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    for bad in ["", "  ", "\u{202e}reversed", &"x".repeat(201)] {
        let said = ask(&table, &people[0], say(0, words(bad))).await;
        assert_eq!(said, Err(Refused::BadWords { most: 200 }), "{bad}");
    }
    ask(&table, &people[0], say(0, words("  two   words "))).await.unwrap();
    assert_eq!(heard(&table, &people[1]), ["two words"]);

    let set = TableSettings { own_words: false, ..TableSettings::default() };
    let public = TableSettings { watch: Watch::Everybody, ..TableSettings::default() };
    for settings in [set, public] {
        let (id, people) = begin(&house, "dollars-wanted", &["", ""], settings).await;
        let table = house.tables.table(&id).await.unwrap();
        assert_eq!(ask(&table, &people[0], say(0, words("psst"))).await, Err(Refused::NoOwnWords));
        ask(&table, &people[0], say(0, HELLO)).await.unwrap();
    }
}
