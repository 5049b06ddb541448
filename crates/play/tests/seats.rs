//! Sitting down, leaving, links, and who may do what.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;

use erasure::Presence;
use futures_util::future::join_all;
use play::{Chair, Done, NameFault, Refused, Replay, Request, SeatWish, Table, Update, Wish};
use store::{FormId, Kind, Millis, Phase, TableId, TableSettings, VisitorId, Watch, Who};
use table::deal::{Party, Secret};
use table::{Seat, SeatSet, Settings, Viewer};

use crate::house::{House, acting, ask, begin, duel, join, ready, received, visitor, wish};
use crate::received;

fn sit(seat: u8, name: &str) -> Request {
    Request::Sit { seat: Seat(seat), name: name.to_owned(), commitment: None, of: None }
}

#[tokio::test(start_paused = true)]
async fn seats_and_names_are_taken_once() {
    let house = House::new();
    let (anna, ben) = (visitor(), visitor());
    let id = house.tables.create(&anna, wish(&["", "", "random"], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &anna, sit(0, " Anna ")).await.unwrap();
    assert_eq!(ask(&table, &ben, sit(0, "Ben")).await, Err(Refused::SeatTaken));
    assert_eq!(ask(&table, &ben, sit(2, "Ben")).await, Err(Refused::SeatTaken));
    assert_eq!(ask(&table, &ben, sit(1, "ANNA")).await, Err(Refused::NameTaken));
    assert_eq!(ask(&table, &ben, sit(1, "B\u{202e}en")).await, Err(Refused::BadName(NameFault::Invisible('\u{202e}'))));
    assert_eq!(ask(&table, &ben, sit(9, "Ben")).await, Err(Refused::NoSeat));
    ask(&table, &ben, sit(1, "Ben")).await.unwrap();
    assert_eq!(ask(&table, &anna, Request::Leave { seat: Seat(1) }).await, Err(Refused::NotYourSeat));
    assert_eq!(ask(&table, &ben, Request::Free { seat: Seat(0) }).await, Err(Refused::NotHost));
    ask(&table, &anna, Request::Free { seat: Seat(1) }).await.unwrap();
    ask(&table, &anna, sit(1, "Anna's sister")).await.unwrap();
    assert_eq!(table.look(&anna).unwrap().seats_of(&anna).len(), 2, "two people at one screen");
}

#[tokio::test(start_paused = true)]
async fn nobody_sits_down_under_a_name_that_looks_like_a_players_or_a_bots() {
    let house = House::new();
    let (anna, ben) = (visitor(), visitor());
    let id = house.tables.create(&anna, wish(&["", "", "random.cole"], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &anna, sit(0, "Anna")).await.unwrap();
    assert_eq!(table.look(&anna).unwrap().chairs()[Seat(2)].name.plain(), "Cole");
    for like in ["Аnna", "Ａnna", "ＡＮＮＡ", "С0lе", "CoIe"] {
        assert_eq!(ask(&table, &ben, sit(1, like)).await, Err(Refused::NameTaken), "{like}");
    }
    for hidden in ["An\u{200d}na", "Anna\u{3164}", "\u{2800}", "Cole\u{e0100}"] {
        assert!(matches!(ask(&table, &ben, sit(1, hidden)).await, Err(Refused::BadName(_))), "{hidden:?}");
    }
    ask(&table, &ben, sit(1, "A\u{308}nne")).await.unwrap();
    assert_eq!(table.look(&ben).unwrap().chairs()[Seat(1)].name.plain(), "Änne");
}

#[test]
fn no_bot_or_newcomer_is_called_like_a_card_or_a_character_of_a_game() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../games");
    for title in catalog::titles().iter() {
        let words = fs::read_dir(games.join(title.name()).join("i18n")).unwrap();
        let words: String = words.map(|file| fs::read_to_string(file.unwrap().path()).unwrap()).collect();
        assert!(words.contains("game-name"));
        for name in erasure::Persona::ALL.into_iter().map(erasure::Persona::called).chain(look::NEWCOMERS) {
            let is_there = words.split(|letter: char| !letter.is_alphabetic()).any(|word| word == name);
            assert!(!is_there, "{name} appears in {}", title.name());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn other_tables_get_other_people_and_a_rematch_the_same() {
    let (house, anna) = (House::new(), visitor());
    let bots = async |id: &TableId| {
        let snapshot = house.tables.table(id).await.unwrap().look(&anna).unwrap();
        let bot = |chair: &Chair| Some((chair.name.plain().to_owned(), chair.bot()?.0.to_owned()));
        snapshot.chairs().iter().filter_map(bot).collect::<BTreeSet<_>>()
    };
    let mut all = BTreeSet::new();
    for _ in 0..8 {
        let id = house.tables.create(&anna, with_creator(&anna, "Anna", &["random"; 3])).await.unwrap();
        let seated = bots(&id).await;
        assert_eq!(seated.len(), 3);
        assert!(seated.iter().all(|(name, bot)| *bot == format!("random.{}", name.to_lowercase())), "{seated:?}");
        let table = house.tables.table(&id).await.unwrap();
        ask(&table, &anna, Request::Close).await.unwrap();
        let Done::Table(next) = ask(&table, &anna, Request::Rematch { game: None }).await.unwrap() else {
            panic!("a table")
        };
        assert_eq!(bots(&next).await, seated);
        all.extend(seated);
    }
    assert!(all.len() > 5, "{all:?}");
}

/// A wish whose first seat is its creator's.
fn with_creator(who: &VisitorId, name: &str, others: &[&str]) -> Wish {
    let mut wish = wish(others, Settings::default());
    wish.seats.insert(0, SeatWish::Taken(who.clone(), name.to_owned()));
    wish
}

#[tokio::test(start_paused = true)]
async fn a_creator_among_bots_plays_at_once_and_is_asked_for_nothing() {
    let house = House::new();
    let anna = visitor();
    let id = house.tables.create(&anna, with_creator(&anna, "Cole", &["random.cole", "random"])).await.unwrap();
    let snapshot = house.tables.glances(std::slice::from_ref(&id)).await.remove(0).unwrap();
    assert_eq!(snapshot.phase(), Phase::Running);
    assert_eq!(snapshot.seats_of(&anna), SeatSet::only(Seat(0)));
    let chair = &snapshot.chairs()[Seat(0)];
    assert_eq!((chair.name.plain(), chair.commitment), ("Cole", None), "the seat trusts the host");
    let names: BTreeSet<&str> = snapshot.chairs().iter().map(|chair| chair.name.plain()).collect();
    assert_eq!(names.len(), 3, "the bots take other names: {names:?}");
    let house = house.restart().await;
    assert!(
        house.tables.glances(std::slice::from_ref(&id)).await.remove(0).unwrap().seats_of(&anna).contains(Seat(0)),
        "it is stored"
    );
}

#[tokio::test(start_paused = true)]
async fn a_table_under_a_name_that_cannot_be_used_is_not_made() {
    let house = House::new();
    let anna = visitor();
    for (name, refused) in [(" ", Refused::BadName(NameFault::Empty)), ("Anna", Refused::NameTaken)] {
        let mut wish = with_creator(&anna, name, &["random"]);
        wish.seats.push(SeatWish::Taken(anna.clone(), "ANNA".to_owned()));
        assert_eq!(house.tables.create(&anna, wish).await, Err(refused));
    }
    assert_eq!(house.tables.mine(&anna).await, Ok(Vec::new()));
}

#[tokio::test(start_paused = true)]
async fn of_many_tables_that_a_visitor_makes_at_once_no_more_than_allowed_are_made() {
    let house = House::new();
    let (anna, most) = (visitor(), house.tables.config().tables_a_visitor);
    let asked = (0..60).map(|_| house.tables.create(&anna, wish(&["", ""], Settings::default())));
    let made = join_all(asked).await;
    let refused = made.iter().filter(|made| **made == Err(Refused::TooManyTables { most })).count();
    assert_eq!((made.iter().flatten().count(), refused), (most as usize, 60 - most as usize));
    assert_eq!(house.tables.mine(&anna).await.unwrap().len(), most as usize);
}

#[tokio::test(start_paused = true)]
async fn a_form_that_is_sent_again_finds_its_table_also_where_no_more_may_be_made() {
    let house = House::new();
    let (anna, form) = (visitor(), FormId::random());
    let wish = || wish(&["", ""], Settings::default());
    let id = house.tables.create_by(&anna, &form, wish()).await.unwrap();
    let most = house.tables.config().tables_a_visitor;
    join_all((0..most).map(|_| house.tables.create(&anna, wish()))).await;
    assert_eq!(house.tables.create(&anna, wish()).await, Err(Refused::TooManyTables { most }));
    assert_eq!(house.tables.create_by(&anna, &form, wish()).await, Ok(id));
}

#[tokio::test(start_paused = true)]
async fn a_rematch_is_one_of_the_open_tables_of_whoever_asks_for_it() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    ask(&table, &people[1], Request::Concede { seat: Seat(1) }).await.unwrap();
    let most = house.tables.config().tables_a_visitor;
    join_all((0..most).map(|_| house.tables.create(&people[1], wish(&["", ""], Settings::default())))).await;
    let refused = Err(Refused::TooManyTables { most });
    assert_eq!(ask(&table, &people[1], Request::Rematch { game: None }).await, refused);
    assert!(matches!(ask(&table, &people[0], Request::Rematch { game: None }).await, Ok(Done::Table(_))));
}

#[tokio::test(start_paused = true)]
async fn whoever_was_seated_by_the_table_still_promises_a_value_before_any_is_opened() {
    let house = House::new();
    let (anna, ben) = (visitor(), visitor());
    let id = house.tables.create(&anna, with_creator(&anna, "Anna", &["", ""])).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    assert_eq!(table.look(&anna).unwrap().phase(), Phase::Open, "the table waits for people");
    let header = table.look(&anna).unwrap().header_text().to_owned();
    let promise = |seat: Seat, value: u8| {
        let commitment = Secret::new([value; 32]).commitment(Party::Seat(seat), &header);
        Request::Promise { seat, commitment }
    };
    assert_eq!(ask(&table, &ben, promise(Seat(0), 9)).await, Err(Refused::NotYourSeat));
    for value in [1, 2] {
        ask(&table, &anna, promise(Seat(0), value)).await.unwrap();
        let kept = Secret::new([1; 32]).commitment(Party::Seat(Seat(0)), &header);
        assert_eq!(table.look(&anna).unwrap().chairs()[Seat(0)].commitment, Some(kept), "the first one counts");
    }
    assert!(table.look(&anna).unwrap().seats_of(&anna).contains(Seat(0)));
    ask(&table, &ben, sit(1, "Ben")).await.unwrap();
    ready(&table, &anna, Seat(0)).await;
    ask(&table, &ben, promise(Seat(1), 2)).await.unwrap();
    assert_eq!(table.look(&ben).unwrap().chairs()[Seat(1)].commitment, None, "a value is open already");
}

#[tokio::test(start_paused = true)]
async fn whoever_sits_takes_another_name_and_keeps_seat_and_promise_until_ready() {
    let house = House::new();
    let (anna, ben) = (visitor(), visitor());
    let id = house.tables.create(&anna, wish(&["", ""], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    join(&table, &anna, Seat(0), "Laredo").await;
    join(&table, &ben, Seat(1), "Ben").await;
    let rename = |seat: u8, name: &str| Request::Rename { seat: Seat(seat), name: name.to_owned() };
    let before = table.look(&anna).unwrap().chairs()[Seat(0)].commitment;
    ask(&table, &anna, rename(0, "Anna")).await.unwrap();
    let snapshot = table.look(&anna).unwrap();
    assert_eq!(snapshot.chairs()[Seat(0)].name.plain(), "Anna");
    assert_eq!(snapshot.chairs()[Seat(0)].commitment, before);
    assert!(before.is_some() && snapshot.seats_of(&anna).contains(Seat(0)));
    assert_eq!(ask(&table, &anna, rename(0, "BEN")).await, Err(Refused::NameTaken));
    assert_eq!(ask(&table, &anna, rename(1, "Bill")).await, Err(Refused::NotYourSeat));
    assert!(matches!(ask(&table, &anna, rename(0, " ")).await, Err(Refused::BadName(_))));
    ask(&table, &ben, rename(1, "Ben")).await.unwrap();
    ready(&table, &anna, Seat(0)).await;
    assert_eq!(ask(&table, &ben, rename(1, "Bill")).await, Err(Refused::Stale), "a value is open already");
}

#[tokio::test(start_paused = true)]
async fn people_move_to_free_seats_and_the_creator_swaps_seats_until_a_person_is_ready() {
    let house = House::new();
    let (anna, ben) = (visitor(), visitor());
    let id = house.tables.create(&anna, wish(&["", "", "", "random.cole"], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    let to = |from: u8, to: u8, commitment| Request::Move { from: Seat(from), to: Seat(to), commitment };
    let up = |seat: u8| Request::MoveUp { seat: Seat(seat) };
    let seated = || {
        let snapshot = table.look(&anna).unwrap();
        let names: Vec<String> = snapshot.chairs().iter().map(|chair| chair.name.plain().to_owned()).collect();
        (names, [&anna, &ben].map(|who| snapshot.seats_of(who).iter().collect::<Vec<_>>()))
    };
    join(&table, &anna, Seat(0), "Anna").await;
    join(&table, &ben, Seat(1), "Ben").await;
    assert_eq!(ask(&table, &ben, to(1, 0, None)).await, Err(Refused::SeatTaken));
    assert_eq!(ask(&table, &ben, to(1, 3, None)).await, Err(Refused::SeatTaken), "a bot's");
    assert_eq!(ask(&table, &ben, to(1, 4, None)).await, Err(Refused::NoSeat));
    assert_eq!(ask(&table, &anna, to(1, 2, None)).await, Err(Refused::NotYourSeat));
    assert_eq!(ask(&table, &ben, up(1)).await, Err(Refused::NotHost));
    assert_eq!(ask(&table, &anna, up(0)).await, Err(Refused::NoSeat));

    let header = table.look(&ben).unwrap().header_text().to_owned();
    let commitment = Some(Secret::new([3; 32]).commitment(Party::Seat(Seat(2)), &header));
    ask(&table, &ben, to(1, 2, commitment)).await.unwrap();
    assert_eq!(seated().0, ["Anna", "", "Ben", "Cole"]);
    assert_eq!(table.look(&ben).unwrap().chairs()[Seat(2)].commitment, commitment);
    ask(&table, &anna, up(2)).await.unwrap();
    ask(&table, &anna, up(1)).await.unwrap();
    ask(&table, &anna, up(3)).await.unwrap();
    assert_eq!(seated(), (["Ben", "Anna", "Cole", ""].map(str::to_owned).to_vec(), [vec![Seat(1)], vec![Seat(0)]]));
    let without = table.look(&ben).unwrap().chairs().iter().all(|chair| chair.commitment.is_none());
    assert!(without, "a commitment names its seat");

    ask(&table, &anna, Request::Ready { seat: Seat(1), opened: None }).await.unwrap();
    for (who, request) in [(&ben, to(0, 3, None)), (&anna, up(1))] {
        assert_eq!(ask(&table, who, request).await, Err(Refused::Stale), "she is ready");
    }
    drop(table);
    let house = house.restart().await;
    let kept = house.tables.glances(std::slice::from_ref(&id)).await.remove(0).unwrap();
    assert_eq!(kept.seats_of(&ben), SeatSet::only(Seat(0)));
}

#[tokio::test(start_paused = true)]
async fn the_creator_is_ready_and_fills_the_free_seats_with_bots_by_one_entry_each() {
    let house = House::new();
    let (anna, ben) = (visitor(), visitor());
    let id = house.tables.create(&anna, wish(&["", "", "", ""], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    let fill = |seat: u8, opened: Option<Secret>| Request::Fill { seat: Seat(seat), bot: "random".to_owned(), opened };
    let value = |seat: u8| Some(Secret::new([seat + 1; 32]));
    assert_eq!(ask(&table, &anna, fill(0, None)).await, Err(Refused::NotYourSeat), "she has none");
    join(&table, &anna, Seat(0), "Anna").await;
    join(&table, &ben, Seat(2), "Ben").await;
    assert_eq!(ask(&table, &ben, fill(2, value(2))).await, Err(Refused::NotHost));
    assert_eq!(ask(&table, &anna, fill(0, None)).await, Err(Refused::BadValue));
    ready(&table, &ben, Seat(2)).await;
    ask(&table, &anna, fill(0, value(0))).await.unwrap();
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    let kinds: Vec<&Kind> = stored.entries[3..].iter().map(|entry| &entry.kind).collect();
    assert!(
        matches!(
            kinds[..],
            [
                Kind::SitBot { seat: Seat(1), .. },
                Kind::SitBot { seat: Seat(3), .. },
                Kind::Ready { seat: Seat(0), .. },
                Kind::Start,
                ..
            ]
        ),
        "{kinds:?}"
    );
    assert_eq!(ask(&table, &anna, fill(0, None)).await, Err(Refused::Begun));
}

/// The deal of the new table is as sound as if it had been opened with so many seats: it has its own secret, and each
/// person commits to a value for its header.
#[tokio::test(start_paused = true)]
async fn without_the_free_seats_the_same_people_and_bots_sit_at_a_table_of_their_own() {
    let house = House::new();
    let (anna, ben) = (visitor(), visitor());
    let id = house.tables.create(&anna, wish(&["", "", "random", ""], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    assert_eq!(ask(&table, &anna, Request::CloseSeats).await, Err(Refused::NotReady), "one bot is no game");
    join(&table, &anna, Seat(1), "Anna").await;
    join(&table, &ben, Seat(3), "Ben").await;
    ready(&table, &ben, Seat(3)).await;
    assert_eq!(ask(&table, &ben, Request::CloseSeats).await, Err(Refused::NotHost));
    let Ok(Done::Table(next)) = ask(&table, &anna, Request::CloseSeats).await else { panic!("a table") };
    assert_eq!(ask(&table, &anna, Request::CloseSeats).await, Err(Refused::Over));
    let left = table.look(&ben).unwrap();
    assert_eq!((left.rematch(), left.has_begun()), (Some(&next), false));
    drop(table);
    let house = house.restart().await;
    let table = house.tables.table(&next).await.unwrap();
    let snapshot = table.look(&anna).unwrap();
    let seats: Vec<(&str, bool)> = snapshot.chairs().iter().map(|chair| (chair.name.plain(), chair.ready)).collect();
    assert!(matches!(seats[..], [("Anna", false), (_, true), ("Ben", false)]), "{seats:?}");
    assert!(snapshot.is_host(&anna) && snapshot.seats_of(&ben) == SeatSet::only(Seat(2)));
    assert_ne!(snapshot.commitment, left.commitment);
    let full = ask(&table, &anna, Request::CloseSeats).await;
    assert_eq!(full, Ok(Done::Stay), "nothing is free");
}

#[tokio::test(start_paused = true)]
async fn the_same_form_is_answered_once_even_after_a_restart() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = table.look(&people[0]).unwrap();
    let seat = acting(&snapshot);
    let action = snapshot.choices(seat)[0].text.clone();
    let form = FormId::random();
    let request = Request::Step { seat, action, at: snapshot.at(seat) };
    let who = &people[seat.index()];
    assert_eq!(table.ask(who, form.clone(), request.clone()).await, Ok(Done::Stay));
    assert_eq!(table.ask(who, form.clone(), request.clone()).await, Ok(Done::Stay));
    drop(table);
    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    assert_eq!(table.ask(who, form, request).await, Ok(Done::Stay));
    assert_eq!(table.look(who).unwrap().drafted(seat), 1);
}

#[tokio::test(start_paused = true)]
async fn an_answer_belongs_to_the_visitor_who_asked() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let (form, link) = (FormId::random(), Request::NewLink { seat: Seat(0) });
    let Ok(Done::Link(token)) = table.ask(&people[0], form.clone(), link.clone()).await else { panic!("a link") };
    assert_eq!(table.ask(&people[0], form.clone(), link.clone()).await, Ok(Done::Link(token)), "the same form again");
    for stranger in [&people[1], &visitor()] {
        assert_eq!(table.ask(stranger, form.clone(), link.clone()).await, Err(Refused::NotYourSeat));
    }
    drop(table);
    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    assert_eq!(table.ask(&people[1], form, link).await, Err(Refused::NotYourSeat), "after a restart too");
}

#[tokio::test(start_paused = true)]
async fn a_private_link_takes_the_seat_along_and_ends_when_renewed() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let phone = visitor();
    let seat = Seat(0);
    let Ok(Done::Link(old)) = ask(&table, &people[0], Request::NewLink { seat }).await else { panic!("a link") };
    assert_eq!(house.tables.by_link(&old).await.unwrap().1, seat);
    assert!(table.look(&phone).unwrap().seats_of(&people[0]).contains(seat), "looking at a link takes nothing");
    let Ok(Done::Link(new)) = ask(&table, &people[0], Request::NewLink { seat }).await else { panic!("a link") };
    assert_eq!(ask(&table, &phone, Request::TakeSeat { token: old, name: None }).await, Err(Refused::BadLink));
    ask(&table, &phone, Request::TakeSeat { token: new, name: None }).await.unwrap();
    let snapshot = table.look(&phone).unwrap();
    assert!(snapshot.seats_of(&phone).contains(seat) && !snapshot.seats_of(&people[0]).contains(seat));
}

#[tokio::test(start_paused = true)]
async fn a_value_that_does_not_fit_is_refused_and_none_can_be_chosen_after_one_was_opened() {
    let house = House::new();
    let people = [visitor(), visitor()];
    let id = house.tables.create(&people[0], wish(&["", ""], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    join(&table, &people[0], Seat(0), "Anna").await;
    join(&table, &people[1], Seat(1), "Ben").await;
    let wrong = Request::Ready { seat: Seat(0), opened: Some(Secret::new([99; 32])) };
    assert_eq!(ask(&table, &people[0], wrong).await, Err(Refused::BadValue));
    let none = Request::Ready { seat: Seat(0), opened: None };
    assert_eq!(ask(&table, &people[0], none).await, Err(Refused::BadValue));
    ready(&table, &people[0], Seat(0)).await;
    ask(&table, &people[1], Request::Leave { seat: Seat(1) }).await.unwrap();
    join(&table, &people[1], Seat(1), "Ben").await;
    let snapshot = table.look(&people[1]).unwrap();
    assert_eq!(snapshot.chairs()[Seat(1)].commitment, None, "a person who comes later trusts the host");
    ask(&table, &people[1], Request::Ready { seat: Seat(1), opened: None }).await.unwrap();
    assert!(!table.look(&people[1]).unwrap().to_act().is_empty(), "the game has begun");
}

#[tokio::test(start_paused = true)]
async fn nobody_moves_for_another_seat_or_out_of_turn() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = table.look(&people[0]).unwrap();
    let seat = acting(&snapshot);
    let other = Seat(1 - seat.0);
    let action = snapshot.choices(seat)[0].text.clone();
    let step = |seat: Seat, action: &str| Request::Step { seat, action: action.to_owned(), at: snapshot.at(seat) };
    let before = snapshot.number(table::Viewer::Spectator);
    let (mine, theirs) = (&people[seat.index()], &people[other.index()]);
    assert_eq!(ask(&table, theirs, step(seat, &action)).await, Err(Refused::NotYourSeat));
    assert_eq!(ask(&table, theirs, step(other, &action)).await, Err(Refused::NotYourTurn));
    assert_eq!(ask(&table, mine, step(Seat(7), &action)).await, Err(Refused::NoSeat));
    for (bad, clause) in [("pass", Some("DW-4")), ("rob 9", None), ("", None), ("lay nothing 1", None)] {
        match ask(&table, mine, step(seat, bad)).await {
            Err(Refused::NotLegal { action, reason }) => {
                assert_eq!((action.as_str(), reason.map(|reason| reason.clause())), (bad, clause));
            }
            other => panic!("{bad}: {other:?}"),
        }
    }
    assert_eq!(table.look(mine).unwrap().number(table::Viewer::Spectator), before);
}

#[tokio::test(start_paused = true)]
async fn an_absent_seat_goes_to_a_bot_and_back() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let seat = Seat(1);
    assert_eq!(ask(&table, &visitor(), Request::HandOver { seat }).await, Err(Refused::NotHost));
    assert_eq!(ask(&table, &people[0], Request::HandOver { seat }).await, Err(Refused::StillHere));
    tokio::time::advance(Duration::from_secs(61)).await;
    let mut feed = table.follow(visitor()).unwrap();
    ask(&table, &people[0], Request::HandOver { seat }).await.unwrap();
    let updates: Vec<Update> = std::iter::from_fn(|| received(&mut feed)).collect();
    assert!(updates.iter().all(|update| !update.fresh), "there is no new moment to show");
    assert!(updates.last().unwrap().snapshot.chairs()[seat].bot().is_some());
    assert!(table.look(&people[0]).unwrap().chairs()[seat].bot().is_some());
    ask(&table, &people[1], Request::HandBack { seat }).await.unwrap();
    assert!(table.look(&people[0]).unwrap().chairs()[seat].bot().is_none());
}

#[tokio::test(start_paused = true)]
async fn a_player_who_is_here_lets_a_bot_play_and_plays_again() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let (seat, other) = (Seat(1), Seat(0));
    assert_eq!(ask(&table, &people[1], Request::HandOver { seat: other }).await, Err(Refused::NotHost));
    ask(&table, &people[1], Request::HandOver { seat }).await.unwrap();
    let handed = table.look(&people[0]).unwrap();
    assert_eq!(
        handed.present()[seat],
        Presence::Bot(handed.title().cast("marshal")),
        "all see that a bot plays, and which"
    );
    assert_eq!(ask(&table, &people[1], Request::HandOver { seat }).await, Err(Refused::NotHanded));
    ask(&table, &people[1], Request::HandBack { seat }).await.unwrap();
    assert_eq!(table.look(&people[0]).unwrap().present()[seat], Presence::Here);
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    let changes = stored.entries.iter().filter(|entry| !matches!(entry.kind, Kind::Action { .. })).rev().take(2);
    assert!(changes.map(|entry| &entry.who).all(|who| *who == Who::Seat(seat)), "the log says who decided it");
}

/// The creator lets a bot play once the seat's person is away.
async fn hand_over_who_is_away(table: &Table, creator: &VisitorId, seat: Seat) {
    tokio::time::advance(Duration::from_secs(61)).await;
    ask(table, creator, Request::HandOver { seat }).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn the_creator_gives_the_seat_of_a_bot_to_somebody_who_knows_what_it_knew() {
    let house = House::new();
    for bot in ["random", ""] {
        let (id, people) = begin(&house, "wyatt-earp", &["", bot, ""], TableSettings::default()).await;
        let table = house.tables.table(&id).await.unwrap();
        let (seat, viewer, zoe) = (Seat(1), Viewer::Seat(Seat(1)), visitor());
        if bot.is_empty() {
            assert_eq!(ask(&table, &people[0], Request::NewLink { seat }).await, Err(Refused::NotYourSeat), "a person");
            ask(&table, &people[1], Request::HandOver { seat }).await.unwrap();
            let called = ask(&table, &people[0], Request::NewLink { seat }).await;
            assert_eq!(called, Err(Refused::NotYourSeat), "a player who called the bot keeps the seat");
            ask(&table, &people[1], Request::HandBack { seat }).await.unwrap();
            hand_over_who_is_away(&table, &people[0], seat).await;
        }
        let refused = ask(&table, &people[2], Request::NewLink { seat }).await;
        assert_eq!(refused, Err(Refused::NotYourSeat), "only the creator gives a seat away");
        let Ok(Done::Link(token)) = ask(&table, &people[0], Request::NewLink { seat }).await else { panic!("a link") };
        let take = |name: &str| Request::TakeSeat { token: token.clone(), name: Some(name.to_owned()) };
        for seated in [&people[0], &people[2]] {
            assert_eq!(ask(&table, seated, take("Zoe")).await, Err(Refused::HasSeat), "nobody sees a second hand");
        }
        assert_eq!(ask(&table, &zoe, take("ANNA")).await, Err(Refused::NameTaken));
        ask(&table, &zoe, take("Zoe")).await.unwrap();
        let after = table.look(&zoe).unwrap();
        assert_eq!((after.chairs()[seat].name.plain(), after.present()[seat]), ("Zoe", Presence::Here));
        assert!(after.seats_of(&zoe).contains(seat) && !after.seats_of(&people[1]).contains(seat));
        assert_eq!(ask(&table, &visitor(), take("Max")).await, Err(Refused::BadLink), "the link is used up");
        // What she knows is what the seat was shown since the deal.
        let stored = house.tables.store().load(&id).await.unwrap().unwrap();
        let mut replay = Replay::of(catalog::titles(), stored).unwrap();
        replay.go(after.number(Viewer::Spectator).entries).unwrap();
        let replayed = replay.snapshot();
        assert_eq!(received::view(&replayed, viewer), received::view(&after, viewer));
        assert_eq!(received::log(&replayed, viewer), received::log(&after, viewer));
    }
}

#[tokio::test(start_paused = true)]
async fn a_visitor_without_a_seat_sits_down_in_place_of_a_bot_but_not_of_a_person_who_is_away() {
    let house = House::new();
    let settings = TableSettings { latecomers: true, ..TableSettings::default() };
    let (id, people) = begin(&house, "wyatt-earp", &["", "random", ""], settings).await;
    let table = house.tables.table(&id).await.unwrap();
    hand_over_who_is_away(&table, &people[0], Seat(2)).await;
    let zoe = visitor();
    assert_eq!(ask(&table, &zoe, sit(2, "Zoe")).await, Err(Refused::Begun), "Cleo may come back");
    assert_eq!(ask(&table, &people[2], sit(1, "Zoe")).await, Err(Refused::HasSeat), "nobody sees a second hand");
    assert_eq!(ask(&table, &zoe, sit(1, "ANNA")).await, Err(Refused::NameTaken));
    let Ok(Done::Link(token)) = ask(&table, &people[0], Request::NewLink { seat: Seat(1) }).await else {
        panic!("a link")
    };
    ask(&table, &zoe, sit(1, "Zoe")).await.unwrap();
    let after = table.look(&zoe).unwrap();
    assert_eq!((after.chairs()[Seat(1)].name.plain(), after.present()[Seat(1)]), ("Zoe", Presence::Here));
    assert_eq!(after.seats_of(&zoe), SeatSet::only(Seat(1)));
    assert_eq!(house.tables.by_link(&token).await.err(), Some(Refused::BadLink), "it would take the seat away again");
    assert_eq!(ask(&table, &visitor(), sit(1, "Max")).await, Err(Refused::Begun));
}

#[tokio::test(start_paused = true)]
async fn a_bots_seat_in_a_running_game_needs_the_hosts_consent() {
    let house = House::new();
    let strict = TableSettings::default();
    let public = TableSettings { watch: Watch::Everybody, latecomers: true, ..TableSettings::default() };
    for settings in [strict, public] {
        let (id, people) = begin(&house, "wyatt-earp", &["", "random"], settings).await;
        let table = house.tables.table(&id).await.unwrap();
        let zoe = visitor();
        assert_eq!(ask(&table, &zoe, sit(1, "Zoe")).await, Err(Refused::NoLatecomers));
        let Ok(Done::Link(token)) = ask(&table, &people[0], Request::NewLink { seat: Seat(1) }).await else {
            panic!("a link")
        };
        ask(&table, &zoe, Request::TakeSeat { token, name: Some("Zoe".to_owned()) }).await.unwrap();
        assert_eq!(table.look(&zoe).unwrap().seats_of(&zoe), SeatSet::only(Seat(1)));
    }
}

/// The person made it before a bot came, and would return with a whole new clock.
#[tokio::test(start_paused = true)]
async fn a_link_to_ones_own_seat_ends_when_a_bot_comes() {
    let house = House::new();
    let (id, people) = begin(&house, "wyatt-earp", &["", "", ""], TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    let Ok(Done::Link(token)) = ask(&table, &people[2], Request::NewLink { seat: Seat(2) }).await else {
        panic!("a link")
    };
    hand_over_who_is_away(&table, &people[0], Seat(2)).await;
    assert_eq!(house.tables.by_link(&token).await.err(), Some(Refused::BadLink));
}

/// The creator made the link to give away a bot's seat, and there is no bot to replace any more.
#[tokio::test(start_paused = true)]
async fn a_link_to_the_seat_of_a_bot_ends_when_its_person_returns_or_gives_up() {
    let house = House::new();
    let seat = Seat(1);
    let mut links = Vec::new();
    for ends in [Request::HandBack { seat }, Request::Concede { seat }] {
        let (id, people) = begin(&house, "wyatt-earp", &["", "", ""], TableSettings::default()).await;
        let table = house.tables.table(&id).await.unwrap();
        hand_over_who_is_away(&table, &people[0], seat).await;
        let Ok(Done::Link(token)) = ask(&table, &people[0], Request::NewLink { seat }).await else { panic!("a link") };
        ask(&table, &people[1], ends).await.unwrap();
        let take = Request::TakeSeat { token: token.clone(), name: None };
        assert_eq!(ask(&table, &visitor(), take).await, Err(Refused::BadLink));
        assert!(table.look(&people[1]).unwrap().seats_of(&people[1]).contains(seat), "it stays with its person");
        links.push(token);
    }
    let house = house.restart().await;
    for token in links {
        assert_eq!(house.tables.by_link(&token).await.err(), Some(Refused::BadLink), "after a restart too");
    }
}

#[tokio::test(start_paused = true)]
async fn a_table_without_a_start_expires() {
    let house = House::new();
    let anna = visitor();
    let id = house.tables.create(&anna, wish(&["", ""], Settings::default())).await.unwrap();
    let table = house.tables.table(&id).await.unwrap();
    let created = table.look(&anna).unwrap().header().created;
    tokio::time::advance(Duration::from_secs(61)).await;
    house.tables.tidy(created).await.unwrap();
    assert!(table.look(&visitor()).unwrap().ending().is_none());
    tokio::time::advance(Duration::from_secs(24 * 3600 + 1)).await;
    house.tables.tidy(hours_after(created, 24)).await.unwrap();
    assert_eq!(table.look(&anna).unwrap().ending().unwrap().how, play::How::Expired);
}

fn hours_after(time: Millis, hours: i64) -> Millis {
    Millis(time.0 + hours * 3_600_000)
}

/// A wrong clock must not close all tables and reveal their secrets.
#[tokio::test(start_paused = true)]
async fn a_clock_that_runs_ahead_at_a_restart_closes_nothing_for_an_hour() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let house = house.restart().await;
    let ahead = hours_after(Millis::now(), 24 * 365);
    let table = house.tables.table(&id).await.unwrap();
    for minutes in [0, 5, 50] {
        tokio::time::advance(Duration::from_secs(60 * minutes)).await;
        house.tables.tidy(Millis(ahead.0 + 60_000 * minutes as i64)).await.unwrap();
        let snapshot = table.look(&visitor()).unwrap();
        assert!(snapshot.ending().is_none() && snapshot.seats_of(&people[0]).contains(Seat(0)), "after {minutes} min");
    }
    // The host has corrected the clock.
    tokio::time::advance(Duration::from_secs(3600)).await;
    house.tables.tidy(Millis::now()).await.unwrap();
    assert!(table.look(&visitor()).unwrap().ending().is_none());
}
