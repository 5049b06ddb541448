//! Guest bots: programs with a visitor of their own, marked in the log with whose they are.

use std::time::Duration;

use erasure::Presence;
use play::name::Name;
use play::record::Record;
use play::{Done, Refused, Replay, Request, Table, Wish};
use store::{Kind, Phrase, Saying, TableSettings, VisitorId};
use table::deal::{Party, Secret};
use table::{Seat, SeatSet, Settings};
use tokio::time::sleep;

use crate::house::{House, ask, join, ready, step, visitor, wish};

fn sit(seat: u8, name: &str, of: Option<&str>) -> Request {
    Request::Sit { seat: Seat(seat), name: name.to_owned(), commitment: None, of: of.map(str::to_owned) }
}

/// An open table with so many seats that allows guest bots and hints, its creator Anna in the first seat and the guest
/// bot Robo, Ben's, in the second.
async fn hosted(house: &House, seats: &[&str]) -> (Table, VisitorId, VisitorId) {
    let (anna, robo) = (visitor(), visitor());
    let settings = TableSettings { guests: true, hints: true, latecomers: true, ..TableSettings::default() };
    let id = house.tables.create(&anna, Wish { settings, ..wish(seats, Settings::default()) }).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    join(&table, &anna, Seat(0), "Anna").await;
    ask(&table, &robo, sit(1, "Robo", Some(" Ben "))).await.unwrap();
    (table, anna, robo)
}

/// The same with two seats, once the game is on.
pub(crate) async fn begun(house: &House) -> (Table, [VisitorId; 2]) {
    let (table, anna, robo) = hosted(house, &["", ""]).await;
    ready(&table, &anna, Seat(0)).await;
    ask(&table, &robo, Request::Ready { seat: Seat(1), opened: None }).await.unwrap();
    (table, [anna, robo])
}

/// Whose guest bots sit at a table, by seat.
fn guests(table: &Table) -> Vec<Option<String>> {
    let plain = |name: &Name| name.plain().to_owned();
    table.look(&visitor()).unwrap().chairs().iter().map(|chair| chair.guest.as_ref().map(plain)).collect()
}

fn bens() -> Option<String> {
    Some("Ben".to_owned())
}

#[tokio::test(start_paused = true)]
async fn a_guest_bot_sits_only_before_the_start_of_a_game_and_only_where_the_table_allows_it() {
    let house = House::new();
    let (anna, robo) = (visitor(), visitor());
    let id = house.tables.create(&anna, wish(&["", ""], Settings::default())).await.unwrap();
    let strict = house.tables.table(&id).await.unwrap();
    assert_eq!(ask(&strict, &robo, sit(1, "Robo", Some("Ben"))).await, Err(Refused::NoGuests));

    let (table, anna, robo) = hosted(&house, &["", "", "random"]).await;
    assert_eq!(guests(&table), [None, bens(), None]);
    assert!(table.look(&robo).unwrap().seats_of(&robo).contains(Seat(1)));
    let other = visitor();
    for whose in ["", "B\u{202e}en"] {
        ask(&table, &robo, Request::Leave { seat: Seat(1) }).await.unwrap();
        assert!(
            matches!(ask(&table, &other, sit(1, "Robo", Some(whose))).await, Err(Refused::BadName(_))),
            "{whose:?}"
        );
        ask(&table, &robo, sit(1, "Robo", Some("Ben"))).await.unwrap();
    }
    ready(&table, &anna, Seat(0)).await;
    ask(&table, &robo, Request::Ready { seat: Seat(1), opened: None }).await.unwrap();
    assert_eq!(ask(&table, &other, sit(2, "Zip", Some("Zoe"))).await, Err(Refused::NoGuests), "the game is on");
    ask(&table, &other, sit(2, "Zoe", None)).await.unwrap();
    ask(&table, &anna, Request::Close).await.unwrap();
    assert_eq!(ask(&table, &other, sit(2, "Zip", Some("Zoe"))).await, Err(Refused::Over));
}

#[tokio::test(start_paused = true)]
async fn a_guest_bot_stays_marked_under_another_name_in_another_seat_and_at_the_next_table() {
    let house = House::new();
    let (table, anna, robo) = hosted(&house, &["", "", "", ""]).await;
    ask(&table, &robo, Request::Rename { seat: Seat(1), name: "Robot".to_owned() }).await.unwrap();
    assert_eq!(guests(&table), [None, bens(), None, None]);
    ask(&table, &robo, Request::Move { from: Seat(1), to: Seat(2), commitment: None }).await.unwrap();
    assert_eq!(guests(&table), [None, None, bens(), None]);
    let header = table.look(&robo).unwrap().header_text().to_owned();
    let commitment = Secret::new([7; 32]).commitment(Party::Seat(Seat(2)), &header);
    ask(&table, &robo, Request::Promise { seat: Seat(2), commitment }).await.unwrap();
    assert_eq!(guests(&table), [None, None, bens(), None]);
    ask(&table, &anna, Request::MoveUp { seat: Seat(2) }).await.unwrap();
    ask(&table, &anna, Request::MoveUp { seat: Seat(1) }).await.unwrap();
    assert_eq!(guests(&table), [bens(), None, None, None]);

    let Ok(Done::Table(next)) = ask(&table, &anna, Request::CloseSeats).await else { panic!("a table") };
    let table = house.tables.table(&next).await.unwrap();
    assert_eq!(guests(&table), [bens(), None]);
    for (seat, who) in [(Seat(0), &robo), (Seat(1), &anna)] {
        ask(&table, who, Request::Ready { seat, opened: None }).await.unwrap();
    }
    ask(&table, &anna, Request::Concede { seat: Seat(1) }).await.unwrap();
    assert_eq!(
        ask(&table, &robo, Request::Rematch { game: None }).await,
        Err(Refused::NotHost),
        "its person would be the host"
    );
    let Ok(Done::Table(next)) = ask(&table, &anna, Request::Rematch { game: None }).await else { panic!("a table") };
    assert_eq!(ask(&table, &robo, Request::Rematch { game: None }).await, Ok(Done::Table(next.clone())));
    let table = house.tables.table(&next).await.unwrap();
    assert_eq!(guests(&table), [None, bens()]);
    assert_eq!(table.look(&anna).unwrap().seats_of(&robo), SeatSet::only(Seat(1)));
}

#[tokio::test(start_paused = true)]
async fn a_guest_bot_does_not_talk_gets_no_hints_and_is_no_company() {
    let house = House::new();
    let (table, [anna, robo]) = begun(&house).await;
    let say = |seat: u8, saying| Request::Say { seat: Seat(seat), saying };
    for saying in [Saying::Phrase(Phrase::Hello), Saying::Words("beep".to_owned())] {
        assert_eq!(ask(&table, &robo, say(1, saying.clone())).await, Err(Refused::Silent));
        assert_eq!(ask(&table, &anna, say(0, saying.clone())).await, Err(Refused::Alone));
        assert_eq!(ask(&table, &anna, say(1, saying)).await, Err(Refused::NotYourSeat));
    }
    let people = [anna, robo];
    for (seat, hint) in [(Seat(0), Ok(Done::Stay)), (Seat(1), Err(Refused::NoHints))] {
        while !table.look(&people[0]).unwrap().asks(seat) {
            step(&table, &people, true).await.unwrap();
        }
        let at = table.look(&people[0]).unwrap().at(seat);
        assert_eq!(ask(&table, &people[seat.index()], Request::Hint { seat, at }).await, hint);
    }
}

#[tokio::test(start_paused = true)]
async fn the_rights_of_a_host_who_is_away_never_go_to_a_guest_bot() {
    let house = House::new();
    let (table, anna, robo) = hosted(&house, &["", "", ""]).await;
    let cleo = visitor();
    join(&table, &cleo, Seat(2), "Cleo").await;
    let _robo_is_here = table.follow(robo.clone()).unwrap();
    let hosts = || [&anna, &robo, &cleo].map(|who| table.look(&robo).unwrap().is_host(who));
    sleep(Duration::from_secs(7 * 60)).await;
    assert_eq!(table.look(&robo).unwrap().present()[Seat(1)], Presence::Here);
    assert_eq!(hosts(), [true, false, false], "nobody else is here");
    let _cleo_is_here = table.follow(cleo.clone()).unwrap();
    sleep(Duration::from_secs(20)).await;
    assert_eq!(hosts(), [false, false, true], "the next person");
}

#[tokio::test(start_paused = true)]
async fn a_guest_bots_seat_moves_to_no_browser_and_is_a_persons_once_a_person_takes_it_over() {
    let house = House::new();
    let (table, [anna, robo]) = begun(&house).await;
    let link = Request::NewLink { seat: Seat(1) };
    assert_eq!(ask(&table, &robo, link.clone()).await, Err(Refused::NotHanded));
    sleep(Duration::from_secs(2 * 60)).await;
    ask(&table, &anna, Request::HandOver { seat: Seat(1) }).await.unwrap();
    assert_eq!(guests(&table), [None, bens()], "the bot of the house only stands in");
    assert_eq!(ask(&table, &robo, link.clone()).await, Err(Refused::NotHanded));
    let Ok(Done::Link(token)) = ask(&table, &anna, link).await else { panic!("a link") };
    let zoe = visitor();
    ask(&table, &zoe, Request::TakeSeat { token, name: Some("Zoe".to_owned()) }).await.unwrap();
    assert_eq!(guests(&table), [None, None]);
    ask(&table, &zoe, Request::NewLink { seat: Seat(1) }).await.unwrap();
    ask(&table, &zoe, Request::Say { seat: Seat(1), saying: Saying::Phrase(Phrase::Hello) }).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn the_log_says_whose_bot_it_is_and_a_record_and_its_replay_too() {
    let house = House::new();
    let (table, [anna, _]) = begun(&house).await;
    ask(&table, &anna, Request::Concede { seat: Seat(0) }).await.unwrap();
    let id = table.id().clone();
    drop(table);
    let house = house.restart().await;
    assert_eq!(guests(&house.tables.table(&id).await.unwrap()), [None, bens()]);
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    let record = Record::read(&Record::of(&stored).text()).unwrap();
    record.check(catalog::titles()).unwrap();
    let mut replay = Replay::of_record(catalog::titles(), record).unwrap();
    replay.go(u64::MAX).unwrap();
    assert_eq!(replay.snapshot().guests().iter().cloned().collect::<Vec<_>>(), [None, bens()]);

    let mut turned = Record::of(&stored);
    let of = turned.entries.iter_mut().find_map(|entry| match &mut entry.kind {
        Kind::Sit { of, .. } => of.as_mut(),
        _ => None,
    });
    *of.unwrap() = "B\u{202e}en".to_owned();
    assert!(Record::read(&turned.text()).is_err(), "whose it is must be readable as a name is");
}
