//! Drafts are visible to their seat only.

use play::{Refused, Request, Snapshot};
use store::{Kind, TableSettings};
use table::{Seat, Viewer};

use crate::house::{House, acting, ask, begin, drain, duel, received, step, visitor};
use crate::received::{self, bytes};

#[tokio::test(start_paused = true)]
async fn while_a_seat_drafts_and_takes_back_nobody_else_receives_anything() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = table.look(&people[0]).unwrap();
    let seat = acting(&snapshot);
    let other = Seat(1 - seat.0);
    let mut feed = table.follow(people[other.index()].clone()).unwrap();
    let mut spectator = table.follow(visitor()).unwrap();
    feed.next().await.unwrap();
    spectator.next().await.unwrap();
    let before = [Viewer::Seat(other), Viewer::Spectator].map(|viewer| bytes(&snapshot, viewer));

    step(&table, &people, false).await.unwrap();
    let drafted = table.look(&people[0]).unwrap();
    assert_eq!(drafted.drafted(seat), 1);
    assert_ne!(received::view(&drafted, Viewer::Seat(seat)), received::view(&snapshot, Viewer::Seat(seat)));
    assert_eq!([Viewer::Seat(other), Viewer::Spectator].map(|viewer| bytes(&drafted, viewer)), before);
    assert!(received(&mut feed).is_none(), "the other seat hears of nothing");
    assert!(received(&mut spectator).is_none(), "and neither does a spectator");

    ask(&table, &people[seat.index()], Request::Undo { seat, at: drafted.at(seat) }).await.unwrap();
    let undone = table.look(&people[0]).unwrap();
    assert_eq!(received::view(&undone, Viewer::Seat(seat)), received::view(&snapshot, Viewer::Seat(seat)));
    assert!(received(&mut feed).is_none());
}

/// A proxy may send a form again, and a server that was stopped for a while reads old forms late.
#[tokio::test(start_paused = true)]
async fn a_step_that_arrives_again_after_it_was_taken_back_is_refused() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = table.look(&people[0]).unwrap();
    let seat = acting(&snapshot);
    let (who, at) = (&people[seat.index()], snapshot.at(seat));
    let action = snapshot.choices(seat).iter().find(|choice| !choice.learns).unwrap().text.clone();
    ask(&table, who, Request::Step { seat, action: action.clone(), at }).await.unwrap();
    let drafted = table.look(who).unwrap();
    assert_eq!(drafted.drafted(seat), 1);
    ask(&table, who, Request::Undo { seat, at: drafted.at(seat) }).await.unwrap();
    assert_eq!(ask(&table, who, Request::Step { seat, action, at }).await, Err(Refused::Stale));
    assert_eq!(table.look(who).unwrap().drafted(seat), 0);
}

#[tokio::test(start_paused = true)]
async fn whoever_does_not_read_for_a_hundred_drafts_of_a_seat_hears_of_none_and_the_seat_of_the_last() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let seat = acting(&table.look(&people[0]).unwrap());
    let mut own = table.follow(people[seat.index()].clone()).unwrap();
    let mut others = [people[1 - seat.index()].clone(), visitor()].map(|who| table.follow(who).unwrap());
    drain(&mut others);
    own.next().await.unwrap();
    for _ in 0..100 {
        step(&table, &people, false).await.unwrap();
        let at = table.look(&people[0]).unwrap().at(seat);
        ask(&table, &people[seat.index()], Request::Undo { seat, at }).await.unwrap();
    }
    step(&table, &people, false).await.unwrap();
    assert_eq!(received(&mut own).map(|update| update.snapshot.drafted(seat)), Some(1));
    for feed in [&mut own].into_iter().chain(&mut others) {
        assert!(received(feed).is_none());
    }
}

#[tokio::test(start_paused = true)]
async fn a_feed_that_is_far_behind_gets_the_current_state_alone() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut spectator = table.follow(visitor()).unwrap();
    spectator.next().await.unwrap();
    let entries = |snapshot: &Snapshot| snapshot.number(Viewer::Spectator).entries;
    let before = entries(&table.look(&people[0]).unwrap());
    // More changes than are kept for a feed, and fewer than the shortest game has.
    let (mut now, mut changes) = (before, 0);
    while changes < 10 {
        step(&table, &people, true).await.unwrap();
        let entries = entries(&table.look(&people[0]).unwrap());
        changes += u32::from(std::mem::replace(&mut now, entries) != entries);
    }
    let update = received(&mut spectator).unwrap();
    assert_eq!((entries(&update.snapshot), update.fresh), (now, false));
    assert!(received(&mut spectator).is_none());
}

#[tokio::test(start_paused = true)]
async fn a_step_that_learns_commits_the_draft_with_it() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let seat = acting(&table.look(&people[0]).unwrap());
    for _ in 0..2 {
        step(&table, &people, false).await.unwrap();
    }
    let drafted = table.look(&people[0]).unwrap();
    let rob = drafted.choices(seat).into_iter().find(|offer| offer.learns).unwrap();
    let at = drafted.at(seat);
    ask(&table, &people[seat.index()], Request::Step { seat, action: rob.text, at }).await.unwrap();
    let after = table.look(&people[0]).unwrap();
    assert_eq!(after.drafted(seat), 0);
    let told = |seat| {
        let frames = received::frames(&after, Viewer::Seat(seat)).into_iter();
        frames.map(|frame| frame.said).collect::<Vec<_>>().join(" ")
    };
    // The other seat is told of the two cards that were laid, and both seats of the robbery.
    let (own, others) = (told(seat), told(Seat(1 - seat.0)));
    assert!(others.matches("lays a card").count() == 2 && others.contains("robs"), "{others}");
    assert!(own.starts_with("You rob") && !own.contains("lay a card"), "{own}");
    let reset = Request::Reset { seat, at: after.at(seat) };
    let answer = ask(&table, &people[seat.index()], reset).await;
    // In some deals the robbery asks the seat for another decision.
    let gone = if acting(&after) == seat { Refused::NothingDrafted } else { Refused::NotYourTurn };
    assert_eq!(answer, Err(gone), "nothing can be taken back");
}

#[tokio::test(start_paused = true)]
async fn a_page_that_shows_another_list_is_refused_and_told_so() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = table.look(&people[0]).unwrap();
    let seat = acting(&snapshot);
    let action = snapshot.choices(seat)[0].text.clone();
    let old = snapshot.at(seat);
    step(&table, &people, false).await.unwrap();
    let again = Request::Step { seat, action, at: old };
    assert_eq!(ask(&table, &people[seat.index()], again).await, Err(Refused::Stale));
    assert_eq!(table.look(&people[0]).unwrap().drafted(seat), 1);
}

/// WE-20: with one opponent, naming an outlaw also asks that opponent.
#[tokio::test(start_paused = true)]
async fn what_can_only_be_followed_by_one_decision_brings_it_along_in_one_click() {
    let house = House::new();
    let (id, people) = begin(&house, "wyatt-earp", &["", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    loop {
        let snapshot = table.look(&people[0]).unwrap();
        let seat = acting(&snapshot);
        let Some(want) = snapshot.choices(seat).into_iter().find(|choice| choice.text.starts_with("want ")) else {
            step(&table, &people, true).await.unwrap();
            continue;
        };
        let ask_other = format!("ask {}", Seat(1 - seat.0));
        assert_eq!((want.learns, want.follows.as_ref()), (true, Some(&ask_other)));
        let request = Request::Step { seat, action: want.text.clone(), at: snapshot.at(seat) };
        ask(&table, &people[seat.index()], request).await.unwrap();
        assert_eq!(table.look(&people[0]).unwrap().drafted(seat), 0, "an answer cannot be taken back");
        let entries = house.tables.store().load(&id).await.unwrap().unwrap().entries;
        let last: Vec<_> = entries.into_iter().rev().take(2).map(|entry| entry.kind).collect();
        assert_eq!(last, [ask_other, want.text].map(|text| Kind::Action { text }));
        return;
    }
}
