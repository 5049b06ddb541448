//! Whole games, from the first seat to the last entry.

use std::collections::BTreeMap;

use play::housekeeping::{self, Whom};
use play::record::Record;
use play::{Done, Ending, How, Refused, Request};
use store::{Phase, TableId, TableSettings, VisitorId, Watch};
use table::{Seat, SeatSet, Settings, Viewer};

use crate::house::{House, ask, begin, duel, join, ready, seeded, step, visitor, wish};
use crate::received;

#[tokio::test(start_paused = true)]
async fn bots_play_every_game_to_its_end_at_every_number_of_players() {
    let house = House::dealt(&seeded());
    for title in catalog::titles().iter() {
        let (least, most) = title.seats();
        for seats in least..=most {
            let bots: Vec<&str> = ["beginner", "random"].into_iter().cycle().take(seats.into()).collect();
            let (id, people) = begin(&house, title.name(), &bots, TableSettings::default()).await;
            let ending = ending(&house, &id, &people[0]).await;
            assert_eq!(ending.how, How::Played, "{} with {seats}", title.name());
            assert!(ending.outcome.unwrap().winners().count() > 0);
            // The record of the game passes all checks.
            let stored = house.tables.store().load(&id).await.unwrap().unwrap();
            Record::read(&Record::of(&stored).text()).unwrap().check(catalog::titles()).unwrap();
        }
    }
}

/// Follows a table until it ends.
async fn ending(house: &House, id: &TableId, who: &VisitorId) -> Ending {
    let table = house.tables.table(id).await.unwrap();
    let mut feed = table.follow(who.clone()).unwrap();
    let mut last = None;
    loop {
        let update = feed.next().await.unwrap();
        let number = Some(update.snapshot.number(Viewer::Spectator));
        assert!(number >= last, "page numbers only grow");
        last = number;
        if let Some(ending) = update.snapshot.ending() {
            return ending.clone();
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_restart_in_the_middle_of_a_draft_loses_nothing() {
    let mut house = House::new();
    let (id, people) = duel(&house).await;
    for round in 0..12 {
        let table = house.tables.table(&id).await.unwrap();
        step(&table, &people, round % 3 == 2).await.unwrap();
        let before = table.look(&people[0]).unwrap();
        drop(table);
        house = house.restart().await;
        let after = house.tables.table(&id).await.unwrap().look(&people[0]).unwrap();
        for viewer in Viewer::all(2) {
            assert_eq!(received::view(&after, viewer), received::view(&before, viewer), "round {round}, {viewer:?}");
            assert_eq!(received::log(&after, viewer), received::log(&before, viewer));
        }
        for (seat, who) in (0..).map(table::Seat).zip(&people) {
            assert!(after.seats_of(who).contains(seat));
            assert_eq!((after.at(seat), after.drafted(seat)), (before.at(seat), before.drafted(seat)));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn whoever_gives_up_against_one_other_ends_the_game() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[1], Request::Concede { seat: table::Seat(1) }).await.unwrap();
    let snapshot = table.look(&people[0]).unwrap();
    assert_eq!(snapshot.ending().unwrap().how, How::Conceded);
    assert_eq!(snapshot.phase(), Phase::Over);
}

#[tokio::test(start_paused = true)]
async fn among_three_a_bot_plays_on_for_whoever_gave_up_and_he_comes_last() {
    let house = House::new();
    let who = visitor();
    let id = house.tables.create(&who, wish(&["", "beginner", "random"], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    join(&table, &who, table::Seat(0), "Anna").await;
    ready(&table, &who, table::Seat(0)).await;
    ask(&table, &who, Request::Concede { seat: table::Seat(0) }).await.unwrap();
    let mut feed = table.follow(who).unwrap();
    let outcome = loop {
        if let Some(ending) = feed.next().await.unwrap().snapshot.ending() {
            break ending.outcome.clone().unwrap();
        }
    };
    assert_eq!(outcome.scores[table::Seat(0)].rank, 3);
}

#[tokio::test(start_paused = true)]
async fn the_players_find_each_other_at_the_rematch() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[0], Request::Close).await.unwrap();
    let first = ask(&table, &people[0], Request::Rematch { game: None }).await.unwrap();
    let second = ask(&table, &people[1], Request::Rematch { game: None }).await.unwrap();
    assert_eq!(first, second);
    assert!(matches!(first, play::Done::Table(new) if new != id));
}

#[tokio::test(start_paused = true)]
async fn at_the_rematch_the_same_people_and_bots_sit_one_seat_on() {
    let house = House::new();
    let (id, people) = begin(&house, "dollars-wanted", &["", "random", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[0], Request::Close).await.unwrap();
    let Ok(Done::Table(next)) = ask(&table, &people[2], Request::Rematch { game: None }).await else {
        panic!("a table")
    };
    let snapshot = house.tables.glances(std::slice::from_ref(&next)).await.remove(0).unwrap();
    assert_eq!(snapshot.phase(), Phase::Open, "others are asked whether they are ready");
    assert!(snapshot.chairs()[Seat(0)].bot().is_some_and(|(bot, _)| bot.starts_with("random.")));
    for (seat, who, name) in [(Seat(1), &people[2], "Cleo"), (Seat(2), &people[0], "Anna")] {
        assert_eq!(snapshot.chairs()[seat].name.plain(), name);
        assert_eq!(snapshot.seats_of(who), SeatSet::only(seat));
    }
    let table = house.tables.table(&next).await.unwrap();
    ask(&table, &people[0], Request::Leave { seat: Seat(2) }).await.unwrap();
    assert!(table.look(&people[0]).unwrap().seats_of(&people[0]).is_empty(), "a player may leave the rematch");
}

#[tokio::test(start_paused = true)]
async fn the_same_people_go_on_to_another_game_and_the_score_of_their_evening_with_them() {
    let house = House::new();
    let (mut id, people) = begin(&house, "dollars-wanted", &["", ""], TableSettings::default()).await;
    let next = |game: Option<&str>| Request::Rematch { game: game.map(str::to_owned) };
    let won = [[("Ben", 1)].into(), [("Anna", 1), ("Ben", 1)].into()].map(|won: BTreeMap<&str, u32>| won);
    for (gives_up, game, won) in [(0, "desperados", &won[0]), (1, "desperados", &won[1])] {
        let table = house.tables.table(&id).await.unwrap();
        let seat = table.look(&people[gives_up]).unwrap().seats_of(&people[gives_up]).first().unwrap();
        for who in &people {
            let seat = table.look(who).unwrap().seats_of(who).first().unwrap();
            if table.look(who).unwrap().phase() == Phase::Open {
                ask(&table, who, Request::Ready { seat, opened: None }).await.unwrap();
            }
        }
        ask(&table, &people[gives_up], Request::Concede { seat }).await.unwrap();
        let nowhere = ask(&table, &people[0], next(Some("poker"))).await;
        assert_eq!((nowhere, table.look(&people[0]).unwrap().rematch()), (Err(Refused::NoGame), None));
        let Ok(Done::Table(opened)) = ask(&table, &people[0], next(Some(game))).await else { panic!("a table") };
        let there = house.tables.glances(std::slice::from_ref(&opened)).await.remove(0).unwrap();
        assert_eq!(there.header().game, game);
        let evening = there.evening();
        assert!(evening.won.iter().map(|(name, games)| (name.as_str(), *games)).eq(won.clone()), "{evening:?}");
        assert_eq!(evening, table.look(&people[0]).unwrap().evening(), "at the end as at the next table");
        id = opened;
    }
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[0], Request::Close).await.unwrap();
    let evening = table.look(&people[0]).unwrap().evening();
    assert_eq!(evening.games, 2, "a closed table does not count");
    housekeeping::forget(&**house.tables.store(), catalog::titles(), &Whom::Name("Ben".to_owned()), &id).await.unwrap();
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    assert!(!serde_json::to_string(&stored.entries).unwrap().contains("Ben"), "{:?}", stored.entries);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_with_bots_alone_starts_at_once() {
    let house = House::new();
    let (id, people) = begin(&house, "dollars-wanted", &["", "random"], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[0], Request::Close).await.unwrap();
    let Ok(Done::Table(next)) = ask(&table, &people[0], Request::Rematch { game: None }).await else {
        panic!("a table")
    };
    let snapshot = house.tables.glances(std::slice::from_ref(&next)).await.remove(0).unwrap();
    assert_eq!(snapshot.phase(), Phase::Running);
    assert_eq!(snapshot.seats_of(&people[0]), SeatSet::only(Seat(1)));
}

#[tokio::test(start_paused = true)]
async fn a_stranger_is_not_led_from_a_private_table_to_its_rematch() {
    for (watch, stranger_may) in [(Watch::Nobody, false), (Watch::Link, true)] {
        let house = House::new();
        let settings = TableSettings { watch, ..TableSettings::default() };
        let (id, people) = begin(&house, "dollars-wanted", &["", ""], settings).await;
        let table = house.tables.table(&id).await.unwrap();
        ask(&table, &people[0], Request::Close).await.unwrap();
        let next = ask(&table, &people[1], Request::Rematch { game: None }).await.unwrap();
        let stranger = ask(&table, &visitor(), Request::Rematch { game: None }).await;
        assert_eq!(stranger, if stranger_may { Ok(next) } else { Err(Refused::Hidden) }, "{watch:?}");
    }
}
