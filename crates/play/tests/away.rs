//! Nobody is stuck: a bot may play for people who are away for long, and the creator's rights pass on.

use std::collections::BTreeSet;
use std::time::Duration;

use erasure::Presence;
use play::{Done, Feed, Refused, Request, Table};
use store::{Kind, TableSettings, VisitorId, Who};
use table::{Seat, Settings, Viewer};
use tokio::time::sleep;

use crate::guests;
use crate::house::{House, ask, begin, duel, step, visitor, wish};
use crate::received;
use crate::secret_choices;

const PATIENCE: Duration = Duration::from_secs(5 * 60);

/// A visitor without a stream counts as here for a minute after a request, and a table looks round every ten seconds.
const NOTICED: Duration = Duration::from_secs(80);

fn follow(table: &Table, who: &[&VisitorId]) -> Vec<Feed> {
    who.iter().map(|who| table.follow((*who).clone()).unwrap()).collect()
}

/// A table of three people at which somebody else than the creator is asked.
async fn held_up(house: &House, game: &str, settings: TableSettings) -> (Table, Vec<VisitorId>, Seat) {
    let (id, people) = begin(house, game, &["", "", ""], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    loop {
        let due = table.look(&people[0]).unwrap().to_act();
        if let Some(seat) = due.iter().find(|seat| *seat != Seat(0)) {
            return (table, people, seat);
        }
        step(&table, &people, false).await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn a_person_is_away_eighteen_seconds_after_their_page_was_closed() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let feeds = follow(&table, &[&people[1]]);
    sleep(NOTICED).await;
    let present = || table.look(&people[0]).unwrap().present()[Seat(1)];
    assert_eq!(present(), Presence::Here);
    drop(feeds);
    sleep(Duration::from_secs(5)).await;
    assert_eq!(present(), Presence::Here, "they may only load the page again");
    sleep(Duration::from_secs(13)).await;
    assert_eq!(present(), Presence::Away);
}

/// In each game.
#[tokio::test(start_paused = true)]
async fn whoever_sits_lets_a_bot_play_for_somebody_who_is_asked_and_away_until_they_are_back() {
    let house = House::new();
    for title in catalog::titles().iter() {
        let (table, people, seat) = held_up(&house, title.name(), TableSettings::default()).await;
        let other = Seat(3 - seat.0);
        let hand_over = |seat| ask(&table, &people[other.index()], Request::HandOver { seat });
        let _here = follow(&table, &[&people[0], &people[other.index()]]);
        sleep(PATIENCE - Duration::from_secs(10)).await;
        assert_eq!(hand_over(seat).await, Err(Refused::NotHost), "they may be back soon");
        sleep(NOTICED).await;
        assert!(table.look(&people[0]).unwrap().holds_up(seat));
        let stranger = ask(&table, &visitor(), Request::HandOver { seat }).await;
        assert_eq!(stranger, Err(Refused::NotHost), "who does not sit decides nothing");
        hand_over(seat).await.unwrap();
        sleep(Duration::from_secs(1)).await;
        assert!(!table.look(&people[0]).unwrap().holds_up(seat), "the game goes on");
        let replaced = || {
            let waits = table.look(&people[0]).unwrap().waits();
            waits.into_iter().filter(|wait| wait.is_replaced).map(|wait| wait.visitor).collect::<Vec<_>>()
        };
        assert_eq!(replaced(), [people[seat.index()].clone()], "they are told");
        assert!(table.look(&people[0]).unwrap().chairs()[seat].played > 0, "and what was played for them");
        ask(&table, &people[seat.index()], Request::HandBack { seat }).await.unwrap();
        assert_eq!(replaced(), []);
        ask(&table, &people[seat.index()], Request::HandOver { seat }).await.unwrap();
        assert_eq!(replaced(), [], "who has called the bot knows");
        ask(&table, &people[seat.index()], Request::HandBack { seat }).await.unwrap();
        assert!(table.look(&people[0]).unwrap().chairs()[seat].bot().is_none());
        let stored = house.tables.store().load(table.id()).await.unwrap().unwrap();
        let handed = stored.entries.iter().find(|entry| matches!(entry.kind, Kind::HandOver { .. })).unwrap();
        assert_eq!(handed.who, Who::Seat(other), "the log tells who decided it");
    }
}

/// In each game.
#[tokio::test(start_paused = true)]
async fn whoever_does_not_decide_is_replaced_although_their_page_is_open() {
    let house = House::new();
    for title in catalog::titles().iter() {
        let (table, people, seat) = held_up(&house, title.name(), TableSettings::default()).await;
        let other = &people[3 - seat.index()];
        let hand_over = || ask(&table, other, Request::HandOver { seat });
        let _here = follow(&table, &[&people[0], &people[1], &people[2]]);
        sleep(PATIENCE - Duration::from_secs(10)).await;
        assert_eq!(hand_over().await, Err(Refused::NotHost));
        assert_eq!(ask(&table, &people[0], Request::HandOver { seat }).await, Err(Refused::StillHere));
        sleep(Duration::from_secs(30)).await;
        let snapshot = table.look(other).unwrap();
        assert!(snapshot.holds_up(seat) && snapshot.present()[seat] == Presence::Here);
        hand_over().await.unwrap();
        sleep(Duration::from_secs(1)).await;
        ask(&table, &people[seat.index()], Request::HandBack { seat }).await.unwrap();
        sleep(Duration::from_secs(20)).await;
        assert!(!table.look(other).unwrap().holds_up(seat), "they have their time again");
    }
}

#[tokio::test(start_paused = true)]
async fn a_guest_bot_that_does_not_decide_is_replaced_after_a_minute() {
    let house = House::new();
    let (table, [anna, robo]) = guests::begun(&house).await;
    let _here = follow(&table, &[&anna, &robo]);
    let is_robos = || table.look(&anna).unwrap().to_act().contains(Seat(1));
    while !is_robos() {
        step(&table, &[anna.clone(), robo.clone()], false).await.unwrap();
    }
    sleep(Duration::from_secs(50)).await;
    let hand_over = || ask(&table, &anna, Request::HandOver { seat: Seat(1) });
    assert_eq!(hand_over().await, Err(Refused::StillHere));
    sleep(Duration::from_secs(20)).await;
    hand_over().await.unwrap();
}

/// Until the table names who is missing, nothing tells the others who has chosen.
#[tokio::test(start_paused = true)]
async fn whoever_is_slow_with_a_secret_choice_is_replaced_once_the_table_names_them() {
    let house = House::new();
    let (table, people) = secret_choices::hold_up(&house, 3, 600).await;
    let _here = follow(&table, &[&people[0], &people[1], &people[2]]);
    secret_choices::step(&table, &people, Seat(1), "ready").await.unwrap();
    let holds_up = || [1, 2].map(|seat| table.look(&people[0]).unwrap().holds_up(Seat(seat)));
    sleep(PATIENCE + NOTICED).await;
    assert_eq!(holds_up(), [false, false]);
    sleep(PATIENCE).await;
    assert_eq!(holds_up(), [false, true]);
    ask(&table, &people[1], Request::HandOver { seat: Seat(2) }).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_table_may_wait_for_ever() {
    let house = House::new();
    let settings = TableSettings { away_minutes: 0, ..TableSettings::default() };
    let (table, people, seat) = held_up(&house, "wyatt-earp", settings).await;
    let other = &people[3 - seat.index()];
    let _here = follow(&table, &[other]);
    sleep(Duration::from_secs(24 * 3600)).await;
    let snapshot = table.look(other).unwrap();
    assert!(!snapshot.holds_up(seat) && snapshot.is_host(&people[0]));
}

#[tokio::test(start_paused = true)]
async fn people_who_were_here_shortly_before_a_restart_are_not_away_for_long() {
    let house = House::new();
    let (table, people, seat) = held_up(&house, "wyatt-earp", TableSettings::default()).await;
    let id = table.id().clone();
    drop(table);
    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    let other = &people[3 - seat.index()];
    let _here = follow(&table, &[other]);
    sleep(Duration::from_secs(60)).await;
    assert!(!table.look(other).unwrap().holds_up(seat));
    sleep(PATIENCE).await;
    assert!(table.look(other).unwrap().holds_up(seat));
}

#[tokio::test(start_paused = true)]
async fn people_have_a_minute_to_come_back_after_a_restart_however_old_the_last_step_is() {
    let house = House::new();
    let (table, people, seat) = held_up(&house, "wyatt-earp", TableSettings::default()).await;
    let id = table.id().clone();
    drop(table);
    let house = house.restart().await;
    house.tables.store().clock().set_ahead(24 * 3_600_000, 0);
    let table = house.tables.table(&id).await.unwrap();
    let other = &people[3 - seat.index()];
    let _here = follow(&table, &[other]);
    let is_stuck = || {
        let snapshot = table.look(other).unwrap();
        snapshot.holds_up(seat) || !snapshot.is_host(&people[0])
    };
    sleep(Duration::from_secs(50)).await;
    assert!(!is_stuck(), "they may be on their way");
    sleep(Duration::from_secs(30)).await;
    assert!(is_stuck());
}

#[tokio::test(start_paused = true)]
async fn the_rights_of_a_host_who_is_away_go_to_the_next_person_and_come_back_with_the_host() {
    let house = House::new();
    let (table, people, _) = held_up(&house, "wyatt-earp", TableSettings::default()).await;
    let _here = follow(&table, &[&people[1], &people[2]]);
    let hosts = || people.iter().map(|who| table.look(&people[2]).unwrap().is_host(who)).collect::<Vec<_>>();
    sleep(PATIENCE).await;
    assert_eq!(hosts(), [true, false, false]);
    assert_eq!(ask(&table, &people[1], Request::Close).await, Err(Refused::NotHost));
    sleep(NOTICED).await;
    assert_eq!(hosts(), [false, true, false], "the next in the order of seats");
    assert_eq!(ask(&table, &people[2], Request::Close).await, Err(Refused::NotHost), "one at a time");
    ask(&table, &people[1], Request::HandOver { seat: Seat(0) }).await.unwrap();
    let Ok(Done::Link(_)) = ask(&table, &people[1], Request::NewLink { seat: Seat(0) }).await else { panic!("a link") };
    let _back = follow(&table, &[&people[0]]);
    sleep(Duration::from_secs(1)).await;
    assert_eq!(hosts(), [true, false, false], "at once");
    assert_eq!(ask(&table, &people[1], Request::Close).await, Err(Refused::NotHost));
    ask(&table, &people[0], Request::Close).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn before_the_start_whoever_stands_in_for_the_host_frees_the_seat_of_somebody_who_is_away() {
    let house = House::new();
    let people = [visitor(), visitor(), visitor()];
    let id = house.tables.create(&people[0], wish(&["", "", ""], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    for (seat, who) in people.iter().enumerate() {
        let sit = Request::Sit { seat: Seat(seat as u8), name: format!("P{seat}"), commitment: None, of: None };
        ask(&table, who, sit).await.unwrap();
    }
    let _here = follow(&table, &[&people[1]]);
    let free = || ask(&table, &people[1], Request::Free { seat: Seat(2) });
    assert_eq!(free().await, Err(Refused::NotHost));
    sleep(PATIENCE + NOTICED).await;
    free().await.unwrap();
    ask(&table, &people[1], Request::Free { seat: Seat(0) }).await.unwrap();
    let bot = Request::PutBot { seat: Seat(2), bot: "beginner".to_owned() };
    ask(&table, &people[1], bot).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn the_hosts_rights_go_where_their_seat_goes() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let (laptop, phone, link) = (&people[0], visitor(), Request::NewLink { seat: Seat(0) });
    let Ok(Done::Link(token)) = ask(&table, laptop, link).await else { panic!("a link") };
    let take = Request::TakeSeat { token, name: None };
    ask(&table, &phone, take.clone()).await.unwrap();
    assert_eq!(ask(&table, &visitor(), take).await, Err(Refused::BadLink), "a link is used once");
    let is_host = |table: &Table| [laptop, &phone].map(|who| table.look(who).unwrap().is_host(who));
    assert_eq!(is_host(&table), [false, true]);
    drop(table);
    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    assert_eq!(is_host(&table), [false, true], "after a restart too");
    assert_eq!(ask(&table, laptop, Request::Close).await, Err(Refused::NotHost));
    ask(&table, &phone, Request::Close).await.unwrap();
}

/// What the others receive does not tell whether somebody who is away has chosen in secret.
#[tokio::test(start_paused = true)]
async fn an_absence_tells_nothing_of_a_secret_choice() {
    let worlds = [false, true].map(async |chooses| {
        let house = House::new();
        let (table, people) = secret_choices::hold_up(&house, 3, secret_choices::PATIENT).await;
        if chooses {
            secret_choices::step(&table, &people, Seat(1), "ready").await.unwrap();
        }
        let _here = follow(&table, &[&people[0], &people[2]]);
        sleep(PATIENCE + NOTICED).await;
        let snapshot = table.look(&people[2]).unwrap();
        assert!(snapshot.holds_up(Seat(1)));
        [Viewer::Spectator, Viewer::Seat(Seat(2))].map(|viewer| received::bytes(&snapshot, viewer))
    });
    let [one, other] = worlds;
    assert_eq!(one.await, other.await);
}

/// In each game.
#[tokio::test(start_paused = true)]
async fn the_game_goes_on_whatever_the_host_is_asked_when_they_vanish() {
    let house = House::new();
    for title in catalog::titles().iter() {
        let (id, people) = begin(&house, title.name(), &["", "", ""], TableSettings::default()).await;
        let table = house.tables.table(&id).await.unwrap();
        let (host, seat) = (&people[0], Seat(0));
        let _here = follow(&table, &[&people[1], &people[2]]);
        let mut kinds = BTreeSet::new();
        for turn in 0.. {
            let snapshot = table.look(&people[1]).unwrap();
            if snapshot.ending().is_some() {
                break;
            }
            let kind: BTreeSet<String> = snapshot.choices(seat).iter().map(|choice| verb(&choice.text)).collect();
            if snapshot.waits_for(seat) && kinds.insert(kind) {
                sleep(NOTICED + PATIENCE).await;
                ask(&table, &people[1], Request::HandOver { seat }).await.unwrap();
                sleep(Duration::from_secs(10)).await;
                let now = table.look(&people[1]).unwrap();
                let moved = now.number(Viewer::Spectator) > snapshot.number(Viewer::Spectator);
                assert!(moved && !now.waits_for(seat), "{}: {kinds:?}", title.name());
                if now.ending().is_none() {
                    ask(&table, host, Request::HandBack { seat }).await.unwrap();
                }
                continue;
            }
            let Some(due) = Seat::all(3).find(|seat| snapshot.waits_for(*seat)) else {
                // A window stays open for its time.
                sleep(Duration::from_secs(1)).await;
                continue;
            };
            let (choices, at) = (snapshot.choices(due), snapshot.at(due));
            let action = choices[turn * 7 % choices.len()].text.clone();
            ask(&table, &people[due.index()], Request::Step { seat: due, action, at }).await.unwrap();
        }
        assert!(kinds.len() > 1, "{}: {kinds:?}", title.name());
    }
}

/// What kind of action a text is.
fn verb(action: &str) -> String {
    action.split(' ').next().unwrap_or_default().to_owned()
}
