//! Tables with a pace: whose time is up, pauses, holidays, restarts, and clocks that leap.

use std::time::Duration;

use play::record::Record;
use play::{Refused, Request, Snapshot, Table, Tables, TimeLeft, Wish};
use store::{Allowance, Kind, Millis, Night, Overtime, Pace, TableSettings, VisitorId, Who, Zone};
use table::{Seat, Settings};
use tokio::time::sleep;

use crate::house::{self, House, acting, ask, begin_at, begin_wish, step, visitor, wish};
use crate::nodes::Servers;
use crate::secret_choices;

const BANK: Allowance = Allowance::Bank { seconds: 600, increment: 10 };
const DAY: Allowance = Allowance::Turn { hours: 24 };

const HOUR: u64 = 3_600;

/// Longer than a bank with its grace, and than the time after which a clock counts as leapt.
const LONG: Duration = Duration::from_secs(700);

/// A started game of people at this pace.
async fn paced(tables: &Tables, game: &str, seats: usize, time: Allowance, overtime: Overtime) -> Game {
    let seats = vec![""; seats];
    let pace = Some(Pace { time, overtime });
    let settings = TableSettings { latecomers: true, ..TableSettings::default() };
    let wish = Wish { game: game.to_owned(), pace, settings, ..wish(&seats, Settings::default()) };
    let (id, people) = begin_wish(tables, &seats, wish).await;
    Game { table: tables.table(&id).await.unwrap(), people }
}

/// A started game of one person and a bot, with a bank.
async fn paced_among_bots(house: &House) -> Game {
    let (seats, pace) = (["", "random"], Some(Pace { time: BANK, overtime: Overtime::Bot }));
    let wish = Wish { pace, ..wish(&seats, Settings::default()) };
    let (id, people) = begin_wish(&house.tables, &seats, wish).await;
    Game { table: house.tables.table(&id).await.unwrap(), people }
}

struct Game {
    table: Table,
    people: Vec<VisitorId>,
}

impl Game {
    /// A duel in which both people have moved, and who is asked.
    async fn duel(house: &House, time: Allowance, overtime: Overtime) -> (Game, Seat) {
        let game = paced(&house.tables, "dollars-wanted", 2, time, overtime).await;
        let mut changes = 0;
        while changes < 2 {
            let seat = acting(&game.look());
            step(&game.table, &game.people, false).await.unwrap();
            changes += usize::from(acting(&game.look()) != seat);
        }
        let seat = acting(&game.look());
        (game, seat)
    }

    fn look(&self) -> Snapshot {
        Snapshot::clone(&self.table.look(&self.people[0]).unwrap())
    }

    fn who(&self, seat: Seat) -> &VisitorId {
        &self.people[seat.index()]
    }

    fn is_bots(&self, seat: Seat) -> bool {
        self.look().chairs()[seat].bot().is_some()
    }

    async fn kinds(&self, house: &House) -> Vec<(Who, Kind)> {
        let stored = house.tables.store().load(self.table.id()).await.unwrap().unwrap();
        stored.entries.into_iter().map(|entry| (entry.who, entry.kind)).collect()
    }

    async fn has(&self, house: &House, kind: impl Fn(&Kind) -> bool) -> bool {
        self.kinds(house).await.iter().any(|(_, other)| kind(other))
    }
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_whoever_is_out_of_time_until_they_are_back() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, BANK, Overtime::Bot).await;
    sleep(Duration::from_secs(600 + 50)).await;
    assert!(!game.is_bots(seat), "there is a minute of grace");
    sleep(Duration::from_secs(60)).await;
    assert!(game.is_bots(seat));
    let kinds = game.kinds(&house).await;
    let up = kinds.iter().position(|(_, kind)| *kind == Kind::TimeUp { seat }).unwrap();
    assert!(kinds[up].0 == Who::Server && matches!(kinds[up + 1], (Who::Server, Kind::HandOver { .. })));
    ask(&game.table, game.who(seat), Request::HandBack { seat }).await.unwrap();
    assert!(!game.is_bots(seat));
    let left = |seat| match game.look().clock(seat) {
        Some(TimeLeft::Stands { left }) => left,
        Some(TimeLeft::Runs { .. } | TimeLeft::Up) | None => 0,
    };
    assert_eq!(left(seat), 0, "coming back brings no time");
}

/// By anybody, and however long they are away.
#[tokio::test(start_paused = true)]
async fn nobody_is_replaced_before_time_and_grace_are_up() {
    let house = House::new();
    for (time, whole) in [(BANK, 600 + 50), (DAY, 24 * HOUR + 3_500)] {
        let (game, seat) = Game::duel(&house, time, Overtime::Others).await;
        let other = Seat(1 - seat.0);
        let hand_over = |seat: Seat| ask(&game.table, game.who(Seat(1 - seat.0)), Request::HandOver { seat });
        sleep(Duration::from_secs(300)).await;
        assert_eq!(hand_over(seat).await, Err(Refused::InTime));
        sleep(Duration::from_secs(whole - 320)).await;
        assert_eq!(hand_over(seat).await, Err(Refused::InTime), "the grace is theirs too");
        sleep(Duration::from_secs(if time == BANK { 60 } else { 200 })).await;
        assert!(hand_over(other).await.is_err(), "who is not asked keeps nobody waiting");
        hand_over(seat).await.unwrap();
        assert!(game.is_bots(seat));
    }
}

#[tokio::test(start_paused = true)]
async fn handing_over_and_back_in_the_grace_does_not_begin_it_anew() {
    let house = House::of(catalog::titles(), house::ANY, Duration::from_secs(3));
    let (game, seat) = Game::duel(&house, DAY, Overtime::Bot).await;
    sleep(Duration::from_secs(24 * HOUR + 1_800)).await;
    ask(&game.table, game.who(seat), Request::HandOver { seat }).await.unwrap();
    ask(&game.table, game.who(seat), Request::HandBack { seat }).await.unwrap();
    assert!(!game.is_bots(seat) && acting(&game.look()) == seat, "the bot had no time to move");
    sleep(Duration::from_secs(1_900)).await;
    assert!(game.has(&house, |kind| matches!(kind, Kind::TimeUp { .. })).await);
}

#[tokio::test(start_paused = true)]
async fn a_seat_that_is_lost_is_free_and_who_takes_it_over_has_the_whole_time() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, BANK, Overtime::Free).await;
    sleep(LONG).await;
    let snapshot = game.look();
    assert!(snapshot.seats_of(game.who(seat)).is_empty() && game.is_bots(seat));
    let cleo = visitor();
    let sit = Request::Sit { seat, name: "Cleo".to_owned(), commitment: None, of: None };
    ask(&game.table, &cleo, sit).await.unwrap();
    sleep(Duration::from_secs(60)).await;
    let clock = game.look().clock(seat);
    let is_whole = match clock {
        Some(TimeLeft::Stands { left }) => left >= 600_000,
        Some(TimeLeft::Runs { until, .. }) => until.0 - Millis::now().0 > 500_000,
        Some(TimeLeft::Up) | None => false,
    };
    assert!(is_whole, "{clock:?}");
}

#[tokio::test(start_paused = true)]
async fn whoever_is_out_of_time_has_given_up_where_the_table_says_so() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, BANK, Overtime::Concede).await;
    sleep(LONG).await;
    assert!(game.look().chairs()[seat].conceded && game.look().ending().is_some(), "one of two is left");
    let record = house.tables.record(game.table.id(), game.who(seat)).await.unwrap();
    let read = Record::read(&record.text()).unwrap();
    assert!(read.check(catalog::titles()).is_ok(), "a downloaded game with times is checked like any other");
    let mut early = read.clone();
    let up = early.entries.iter().position(|entry| matches!(entry.kind, Kind::TimeUp { .. })).unwrap();
    early.entries.iter_mut().skip(up).for_each(|entry| entry.at.0 -= 120_000);
    early.entries.retain(|entry| !matches!(entry.kind, Kind::Leap { .. }));
    assert!(early.check(catalog::titles()).is_err(), "nobody's time can be up before it is");
}

#[tokio::test(start_paused = true)]
async fn the_others_decide_where_the_table_says_so_and_one_of_them_is_enough() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, BANK, Overtime::Others).await;
    let other = Seat(1 - seat.0);
    let hand_over = || ask(&game.table, game.who(other), Request::HandOver { seat });
    assert!(hand_over().await.is_err(), "there is time left");
    sleep(LONG).await;
    assert!(!game.is_bots(seat) && game.look().clock(seat) == Some(TimeLeft::Up));
    hand_over().await.unwrap();
    assert!(game.is_bots(seat));
}

#[tokio::test(start_paused = true)]
async fn whoever_never_makes_a_first_move_loses_their_seat_at_any_table() {
    let house = House::new();
    for overtime in Overtime::ALL {
        let game = paced(&house.tables, "dollars-wanted", 2, BANK, overtime).await;
        let seat = acting(&game.look());
        sleep(LONG).await;
        assert!(game.look().seats_of(game.who(seat)).is_empty(), "{overtime:?}");
        assert!(game.has(&house, |kind| matches!(kind, Kind::Vacate { .. })).await);
    }
}

#[tokio::test(start_paused = true)]
async fn a_pause_lasts_as_long_as_people_like_and_anybody_who_sits_ends_it() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, BANK, Overtime::Bot).await;
    let pause = |who: VisitorId, on| {
        let table = &game.table;
        async move { ask(table, &who, Request::Pause { on }).await.map(|_| ()) }
    };
    assert_eq!(pause(visitor(), true).await, Err(Refused::NotHost));
    assert_eq!(pause(game.people[0].clone(), false).await, Err(Refused::ClocksSet));
    pause(game.people[0].clone(), true).await.unwrap();
    let before = game.look().clock(seat);
    sleep(Duration::from_secs(72 * HOUR)).await;
    assert!(!game.is_bots(seat) && game.look().is_paused());
    pause(game.people[1].clone(), false).await.unwrap();
    let Some(TimeLeft::Stands { left }) = before else { panic!("{before:?}") };
    sleep(Duration::from_secs(left as u64 / 1_000 + 50)).await;
    assert!(!game.is_bots(seat));
    sleep(Duration::from_secs(60)).await;
    assert!(game.is_bots(seat), "a pause gives no time");
}

#[tokio::test(start_paused = true)]
async fn each_player_pauses_three_times_but_may_do_so_for_ever_among_bots() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, BANK, Overtime::Bot).await;
    let (loser, other) = (game.who(seat), game.who(Seat(1 - seat.0)));
    let pause = |who: &VisitorId, on| {
        let (table, who) = (&game.table, who.clone());
        async move { ask(table, &who, Request::Pause { on }).await.map(|_| ()) }
    };
    for left in [3, 2, 1] {
        assert_eq!(game.look().pauses(loser), Some(left));
        pause(loser, true).await.unwrap();
        pause(other, false).await.unwrap();
    }
    assert_eq!(pause(loser, true).await, Err(Refused::NoPauses { most: 3 }));
    pause(other, true).await.unwrap();
    pause(loser, false).await.unwrap();

    let alone = paced_among_bots(&house).await;
    for _ in 0..60 {
        for on in [true, false] {
            ask(&alone.table, &alone.people[0], Request::Pause { on }).await.unwrap();
        }
    }
    let id = alone.table.id().clone();
    drop(alone);
    drop(game);
    let house = house.restart().await;
    let table = house.tables.table(&id).await.unwrap();
    let snapshot = table.look(&visitor()).unwrap();
    assert!(snapshot.read_only.is_none(), "a log with many pauses is followed");
}

#[tokio::test(start_paused = true)]
async fn nights_and_holidays_count_where_turns_have_hours() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, DAY, Overtime::Bot).await;
    let holiday = |days| ask(&game.table, game.who(seat), Request::Holiday { seat, days });
    let until = |game: &Game| match game.look().clock(seat) {
        Some(TimeLeft::Runs { until, .. }) => until.0,
        other => panic!("{other:?}"),
    };
    let before = until(&game);
    let night = Some(Night { from: 22 * 60, minutes: 480, zone: "Asia/Kolkata".parse().unwrap() });
    ask(&game.table, game.who(seat), Request::Nights { seat, night }).await.unwrap();
    assert!(until(&game) >= before + 8 * 3_600_000);
    let again = ask(&game.table, game.who(seat), Request::Nights { seat, night: None }).await;
    assert_eq!(again, Err(Refused::NoNight), "not while one's own clock runs");
    assert_eq!(holiday(0).await, Err(Refused::ClocksSet), "there is none to end");
    assert_eq!(holiday(15).await, Err(Refused::NoHoliday { most: 14, left: 30 }));
    holiday(3).await.unwrap();
    sleep(Duration::from_secs(71 * HOUR)).await;
    assert!(!game.is_bots(seat));
    holiday(0).await.unwrap();
    // A day with one night or two, by the hour at which the test runs; after another day it would be the friend's turn.
    sleep(Duration::from_secs(48 * HOUR)).await;
    assert!(game.is_bots(seat));
    assert!(ask(&game.table, game.who(seat), Request::Holiday { seat, days: 1 }).await.is_ok(), "a bot plays anyway");

    let (game, seat) = Game::duel(&house, BANK, Overtime::Bot).await;
    let holiday = ask(&game.table, game.who(seat), Request::Holiday { seat, days: 1 }).await;
    assert_eq!(holiday, Err(Refused::NoClocks));
}

/// By rules for the zone that this program does not know, the time may have been up earlier.
#[tokio::test(start_paused = true)]
async fn a_log_with_the_nights_of_a_zone_is_read_whatever_is_known_of_the_zone() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, DAY, Overtime::Concede).await;
    let night = Some(Night { from: 22 * 60, minutes: 480, zone: "Europe/Berlin".parse().unwrap() });
    ask(&game.table, game.who(seat), Request::Nights { seat, night }).await.unwrap();
    sleep(Duration::from_secs(60 * HOUR)).await;
    let record = house.tables.record(game.table.id(), game.who(seat)).await.unwrap();
    for (zone, is_read) in [("Europe/Berlin", true), ("Mars/Olympus", true), ("UTC", false)] {
        let mut record = Record::read(&record.text().replace("Europe/Berlin", zone)).unwrap();
        let up = record.entries.iter().position(|entry| matches!(entry.kind, Kind::TimeUp { .. })).unwrap();
        record.entries.iter_mut().skip(up).for_each(|entry| entry.at.0 -= 12 * 3_600_000);
        record.entries.retain(|entry| !matches!(entry.kind, Kind::Leap { .. }));
        assert_eq!(record.check(catalog::titles()).is_ok(), is_read, "{zone}");
    }
}

#[tokio::test(start_paused = true)]
async fn in_the_grace_it_is_too_late_for_a_holiday() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, DAY, Overtime::Bot).await;
    sleep(Duration::from_secs(24 * HOUR + 600)).await;
    let holiday = ask(&game.table, game.who(seat), Request::Holiday { seat, days: 1 }).await;
    assert_eq!(holiday, Err(Refused::NoHoliday { most: 14, left: 30 }));
    step(&game.table, &game.people, false).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn a_clock_of_the_host_that_leaps_takes_nobodys_time() {
    let house = House::new();
    let (game, seat) = Game::duel(&house, DAY, Overtime::Bot).await;
    for days in [3, -5] {
        house.tables.store().clock().set_ahead(days * 86_400_000, 0);
        sleep(Duration::from_secs(HOUR)).await;
        assert!(!game.is_bots(seat));
        let night = Some(Night { from: 0, minutes: 60, zone: Zone::default() });
        let other = Seat(1 - seat.0);
        ask(&game.table, game.who(other), Request::Nights { seat: other, night }).await.unwrap();
    }
    let leaps = game.kinds(&house).await.into_iter().filter(|(_, kind)| matches!(kind, Kind::Leap { .. })).count();
    assert_eq!(leaps, 2);
    sleep(Duration::from_secs(22 * HOUR)).await;
    assert!(!game.is_bots(seat), "an hour of grace is left");
    sleep(Duration::from_secs(HOUR + 600)).await;
    assert!(game.is_bots(seat));
}

#[tokio::test(start_paused = true)]
async fn a_leap_takes_nobodys_time_at_a_table_that_nobody_has_open() {
    let house = House::new();
    let (Game { table, people }, seat) = Game::duel(&house, DAY, Overtime::Bot).await;
    let id = table.id().clone();
    drop(table);
    let now = || house.tables.store().clock().now();
    // Long enough for the table to be unloaded, and for the server to believe its clock.
    sleep(Duration::from_secs(2 * HOUR)).await;
    house.tables.tell_time(now()).await.unwrap();
    house.tables.store().clock().set_ahead(3 * 86_400_000, 0);
    for _ in 0..2 {
        house.tables.tell_time(now()).await.unwrap();
        sleep(Duration::from_secs(2 * HOUR)).await;
    }
    house.tables.tell_time(now()).await.unwrap();
    let game = Game { table: house.tables.table(&id).await.unwrap(), people };
    assert!(!game.is_bots(seat));
    step(&game.table, &game.people, false).await.unwrap();
    sleep(Duration::from_secs(26 * HOUR)).await;
    assert!(game.is_bots(seat));
    assert!(game.has(&house, |kind| matches!(kind, Kind::Leap { .. })).await);
}

#[tokio::test(start_paused = true)]
async fn a_table_that_nobody_has_open_is_seen_to_an_hour_after_a_restart() {
    let house = House::new();
    let (Game { table, people }, seat) = Game::duel(&house, DAY, Overtime::Bot).await;
    let id = table.id().clone();
    drop(table);
    let house = house.restart_after(26).await;
    let now = || house.tables.store().clock().now();
    house.tables.tell_time(now()).await.unwrap();
    let chairs = async || house.tables.peek(&id).await.unwrap().chairs().clone();
    assert!(chairs().await[seat].bot().is_none(), "people could not come, or the clock is wrong");
    sleep(Duration::from_secs(2 * HOUR)).await;
    house.tables.tell_time(now()).await.unwrap();
    assert!(chairs().await[seat].bot().is_some());
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    assert!(stored.due.is_none_or(|due| due > now()), "nothing is due any more");
    assert_eq!(people.len(), 2);
}

/// Whoever comes back after a restart finds their grace, however long the server was away.
#[tokio::test(start_paused = true)]
async fn after_a_restart_people_have_their_grace_to_come_back() {
    let house = House::new();
    let (Game { table, people }, seat) = Game::duel(&house, DAY, Overtime::Bot).await;
    let id = table.id().clone();
    drop(table);
    let house = house.restart_after(26).await;
    let game = Game { table: house.tables.table(&id).await.unwrap(), people };
    let Some(TimeLeft::Runs { until, falls }) = game.look().clock(seat) else { panic!("it runs") };
    let now = house.tables.store().clock().now().0;
    assert!(until.0 < now && falls.0 > now + 3_500_000, "the page shows it: {until:?} {falls:?} {now}");
    sleep(Duration::from_secs(HOUR - 60)).await;
    assert!(!game.is_bots(seat));
    step(&game.table, &game.people, false).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn in_a_secret_choice_all_clocks_run_and_only_who_has_not_chosen_runs_out() {
    let house = House::new();
    let Game { table, people } = paced(&house.tables, "desperados", 3, BANK, Overtime::Bot).await;
    let game = Game { table, people };
    while game.look().to_act().len() < 2 {
        step(&game.table, &game.people, false).await.unwrap();
    }
    let clocks = |game: &Game| Seat::all(3).map(|seat| game.look().clock(seat)).collect::<Vec<_>>();
    let before = clocks(&game);
    for seat in [Seat(0), Seat(1)] {
        secret_choices::step(&game.table, &game.people, seat, "ready").await.unwrap();
        assert_eq!(clocks(&game), before, "no clock tells that somebody has chosen");
    }
    sleep(Duration::from_secs(150)).await;
    assert!(game.look().missing().is_none(), "nobody is named before their time is up");
    assert_eq!(clocks(&game), before);
    sleep(Duration::from_secs(60)).await;
    let is_bots: Vec<bool> = Seat::all(3).map(|seat| game.is_bots(seat)).collect();
    assert!(!is_bots[0] && !is_bots[1] && is_bots[2]);
    let has_bank = |clock: &Option<TimeLeft>| match clock {
        Some(TimeLeft::Stands { left }) => *left >= 600_000,
        Some(TimeLeft::Runs { until, .. }) => until.0 - Millis::now().0 > 500_000,
        Some(TimeLeft::Up) | None => false,
    };
    assert!(clocks(&game)[..2].iter().all(has_bank), "a secret choice costs nobody's bank: {:?}", clocks(&game));
    assert!(game.has(&house, |kind| *kind == Kind::TimeUp { seat: Seat(2) }).await);
}

#[tokio::test(start_paused = true)]
async fn of_several_servers_one_says_that_the_time_is_up() {
    let servers = Servers::start(2, Duration::ZERO);
    let Game { table, people } = paced(&servers.tables[0], "dollars-wanted", 2, BANK, Overtime::Bot).await;
    let other = servers.tables[1].table(table.id()).await.unwrap();
    sleep(LONG).await;
    sleep(Duration::from_secs(30)).await;
    let stored = servers.tables[0].store().load(table.id()).await.unwrap().unwrap();
    let ups = stored.entries.iter().filter(|entry| matches!(entry.kind, Kind::TimeUp { .. })).count();
    assert_eq!(ups, 1);
    let chairs = |table: &Table| table.look(&people[0]).unwrap().chairs().clone();
    assert_eq!(chairs(&table), chairs(&other));
}

/// A live table writes nothing about time.
#[tokio::test(start_paused = true)]
async fn a_live_table_has_no_clocks() {
    let house = House::new();
    let (id, people) = begin_at(&house.tables, "dollars-wanted", &["", ""], store::TableSettings::default()).await;
    let table = house.tables.table(&id).await.unwrap();
    sleep(Duration::from_secs(48 * HOUR)).await;
    let snapshot = table.look(&people[0]).unwrap();
    assert!(snapshot.pace().is_none() && Seat::all(2).all(|seat| snapshot.clock(seat).is_none()));
    assert_eq!(ask(&table, &people[0], Request::Pause { on: true }).await, Err(Refused::NoClocks));
    assert_eq!(house.tables.store().load(&id).await.unwrap().unwrap().due, None);
}
