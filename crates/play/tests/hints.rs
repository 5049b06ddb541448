//! A hint is only for the seat that asks, and only for what it sees now.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use erasure::{Advice, AnyMatch, Budget, Stop, Thinking, Title};
use play::{Done, Refused, Request, Snapshot, Table};
use store::{TableSettings, VisitorId};
use table::{DealKey, Seat, Settings, Setup, Viewer};
use tokio::time::Instant;

use crate::house::{ANY, House, acting, ask, begin, drain, next_move, received, visitor};
use crate::received::bytes;
use crate::secret_choices::{PATIENT, hold_up, listen, step, undo};

const PAUSE: Duration = Duration::from_millis(100);

/// A house in which bots have time to think.
fn house() -> House {
    House::of(catalog::titles(), ANY, PAUSE)
}

fn hints() -> TableSettings {
    TableSettings { hints: true, ..TableSettings::default() }
}

/// Asks for a hint on the page that the seat sees now.
async fn ask_for_hint(table: &Table, people: &[VisitorId], seat: Seat) -> Result<Done, Refused> {
    let who = &people[seat.index()];
    let at = table.look(who)?.at(seat);
    ask(table, who, Request::Hint { seat, at }).await
}

fn look(table: &Table, people: &[VisitorId]) -> Arc<Snapshot> {
    table.look(&people[0]).unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_hint_is_what_the_strongest_bot_may_do_now() {
    let house = house();
    for title in catalog::titles().iter() {
        let (id, people) = begin(&house, title.name(), &["", ""], hints()).await;
        let table = house.tables.table(&id).await.unwrap();
        let seat = acting(&look(&table, &people));
        let began = Instant::now();
        ask_for_hint(&table, &people, seat).await.unwrap();
        assert_eq!(began.elapsed(), PAUSE, "it takes as long as a turn of a bot");
        let snapshot = look(&table, &people);
        let hint = snapshot.hint(seat).unwrap();
        assert_eq!(hint.bot, title.strongest().0);
        assert!(snapshot.choices(seat).iter().any(|choice| choice.text == hint.advice.action), "{hint:?}");
        ask_for_hint(&table, &people, seat).await.unwrap();
        assert_eq!(began.elapsed(), PAUSE, "a known hint is given at once");
    }
}

#[tokio::test(start_paused = true)]
async fn hints_are_refused_where_they_are_not_allowed_or_nothing_is_to_decide() {
    let house = house();
    let (id, people) = begin(&house, "desperados", &["", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    let seat = acting(&look(&table, &people));
    assert_eq!(ask_for_hint(&table, &people, seat).await, Err(Refused::NoHints), "off by default");

    let (id, people) = begin(&house, "desperados", &["", ""], hints()).await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = look(&table, &people);
    let (seat, other) = (acting(&snapshot), Seat(1 - acting(&snapshot).0));
    assert_eq!(ask_for_hint(&table, &people, other).await, Err(Refused::NotYourTurn));
    let request = Request::Hint { seat, at: snapshot.at(seat) };
    assert_eq!(ask(&table, &people[other.index()], request.clone()).await, Err(Refused::NotYourSeat));
    step(&table, &people, seat, "").await.unwrap();
    let late = ask(&table, &people[seat.index()], request).await;
    assert!(matches!(late, Err(Refused::Stale | Refused::NotYourTurn)), "{late:?}");

    let (table, people) = hold_up(&house, 2, PATIENT).await;
    step(&table, &people, Seat(0), "ready").await.unwrap();
    assert_eq!(ask_for_hint(&table, &people, Seat(0)).await, Err(Refused::NotYourTurn), "it has chosen");
}

/// Asking for a hint changes nothing for anybody else: not a byte, not a message, not the log.
#[tokio::test(start_paused = true)]
async fn a_hint_of_one_seat_is_nothing_to_the_others() {
    let house = house();
    let (table, people) = hold_up(&house, 3, PATIENT).await;
    let everybody: Vec<VisitorId> = people.iter().cloned().chain([visitor()]).collect();
    let mut feeds = listen(&table, &everybody).await;
    let before = look(&table, &people);
    let stored = house.tables.store().load(table.id()).await.unwrap();
    ask_for_hint(&table, &people, Seat(1)).await.unwrap();
    let after = look(&table, &people);
    assert!(after.hint(Seat(1)).is_some());
    for (feed, viewer) in feeds.iter_mut().zip(Viewer::all(3)) {
        let is_own = viewer == Viewer::Seat(Seat(1));
        assert_eq!(received(feed).is_some(), is_own, "{viewer:?}");
        assert_eq!(bytes(&after, viewer) != bytes(&before, viewer), is_own, "{viewer:?}");
    }
    assert_eq!(house.tables.store().load(table.id()).await.unwrap(), stored);
}

#[tokio::test(start_paused = true)]
async fn a_hint_lasts_until_something_happens() {
    let house = house();
    let (table, people) = hold_up(&house, 3, PATIENT).await;
    let seat = Seat(0);
    let has_hint = || look(&table, &people).hint(seat).is_some();
    ask_for_hint(&table, &people, seat).await.unwrap();
    step(&table, &people, Seat(2), "ready").await.unwrap();
    assert!(has_hint(), "the hidden choice of another seat changes nothing");
    step(&table, &people, seat, "ready").await.unwrap();
    assert!(!has_hint(), "after a step");
    undo(&table, &people, seat).await;
    assert!(!has_hint(), "after an undo");
    ask_for_hint(&table, &people, seat).await.unwrap();
    assert!(has_hint());
    ask(&table, &people[1], Request::HandOver { seat: Seat(1) }).await.unwrap();
    assert!(!has_hint(), "after anything new in the log");
}

#[tokio::test(start_paused = true)]
async fn a_seat_gets_one_hint_at_a_time_and_none_that_is_out_of_date() {
    let house = house();
    let (table, people) = hold_up(&house, 2, PATIENT).await;
    let (first, second, other) = tokio::join!(
        ask_for_hint(&table, &people, Seat(0)),
        ask_for_hint(&table, &people, Seat(0)),
        ask_for_hint(&table, &people, Seat(1)),
    );
    assert_eq!((first, second, other), (Ok(Done::Stay), Ok(Done::Stay), Ok(Done::Stay)), "asked twice, answered once");
    step(&table, &people, Seat(0), "ready").await.unwrap();
    undo(&table, &people, Seat(0)).await;
    let (hint, step) = tokio::join!(ask_for_hint(&table, &people, Seat(0)), step(&table, &people, Seat(0), "ready"));
    assert_eq!((hint, step), (Ok(Done::Stay), Ok(())));
    assert_eq!(look(&table, &people).hint(Seat(0)), None, "the seat has moved on while the bot thought");
}

/// DE-11: the others cannot tell from the time of the reveal that a seat has asked.
#[tokio::test(start_paused = true)]
async fn a_hint_delays_no_bot() {
    let house = house();
    let settings = TableSettings { name_missing_seconds: PATIENT, ..hints() };
    for asks in [true, false] {
        let (id, people) = begin(&house, "desperados", &["", "beginner", "random"], settings.clone()).await;
        let table = house.tables.table(&id).await.unwrap();
        let mut feed = table.follow(visitor()).unwrap();
        while look(&table, &people).to_act().len() == 1 {
            if look(&table, &people).waits_for(Seat(0)) {
                step(&table, &people, Seat(0), "").await.unwrap();
            } else {
                feed.next().await.unwrap();
            }
        }
        let began = Instant::now();
        drain(std::slice::from_mut(&mut feed));
        if asks {
            ask_for_hint(&table, &people, Seat(0)).await.unwrap();
        }
        step(&table, &people, Seat(0), "ready").await.unwrap();
        next_move(&mut feed).await;
        assert_eq!(began.elapsed(), 2 * PAUSE, "asks: {asks}");
    }
}

/// What the strongest bot would do in this seat, with the same seed and budget.
fn hint(title: &dyn Title, game: &dyn AnyMatch, seat: Seat) -> Option<Advice<String>> {
    let (bot, _) = title.strongest();
    let mut thinking = Thinking::new(seat, Budget::Iterations(100), Stop::default(), 7);
    thinking.explain();
    game.advice(bot, &mut thinking)
}

/// In a hold-up the worlds differ in what another seat has chosen unseen. (The kit compares bots in worlds that differ
/// in hidden cards.)
#[test]
fn a_hint_is_the_same_in_two_worlds_that_the_seat_cannot_tell_apart() {
    let title = catalog::titles().find("desperados").unwrap();
    let (edition, version) = (title.edition().to_owned(), title.version());
    let setup = Setup { seats: 3, settings: Settings::default(), edition, version };
    let (mut pairs, asked) = (0, Seat(0));
    for number in 0..20 {
        let mut game = title.deal(&setup, DealKey::new([number; 32])).unwrap();
        while game.to_act().len() == 1 {
            let seat = game.to_act().first().unwrap();
            let first = game.choices(seat).swap_remove(0).text;
            game.play(seat, &first).unwrap();
        }
        for choice in game.choices(Seat(1)) {
            let mut twin = game.fork();
            twin.draft(Seat(1), &choice.text).unwrap();
            assert_eq!(hint(title, &*twin, asked), hint(title, &*game, asked), "deal {number}, {}", choice.text);
            pairs += usize::from(choice.text != "ready");
        }
    }
    assert!(pairs > 0, "seat 2 could never choose");
}

/// The same cards laid in other rows look the same afterwards, and only the seat that laid them could remember.
#[test]
fn where_memory_is_the_game_a_hint_is_the_same_whatever_the_seat_has_seen() {
    let title = catalog::titles().find("dollars-wanted").unwrap();
    let (edition, version) = (title.edition().to_owned(), title.version());
    let setup = Setup { seats: 2, settings: Settings::default(), edition, version };
    let game = title.deal(&setup, DealKey::new([1; 32])).unwrap();
    let seat = game.to_act().first().unwrap();
    let after = |game: &dyn AnyMatch| {
        let lays = game.choices(seat).into_iter().filter(|choice| !choice.learns);
        let laid = lays.map(|choice| {
            let mut next = game.fork();
            next.draft(seat, &choice.text).unwrap();
            next
        });
        laid.collect::<Vec<_>>()
    };
    let mut known: BTreeMap<String, Box<dyn AnyMatch>> = BTreeMap::new();
    let mut pairs = 0;
    for twin in after(&*game).iter().flat_map(|laid| after(&**laid)).filter(|twin| twin.choices(seat).len() > 1) {
        let viewer = Viewer::Seat(seat);
        match known.get(&twin.view_json(viewer)) {
            Some(other) if other.events_json(viewer) != twin.events_json(viewer) => {
                assert_eq!(hint(title, &*twin, seat), hint(title, &**other, seat));
                pairs += 1;
            }
            Some(_) => {}
            None => _ = known.insert(twin.view_json(viewer), twin),
        }
    }
    assert!(pairs > 10, "{pairs}");
}
