//! Who is told what, and when.

use notify::{Address, Moments, What, Wishes};
use play::Request;
use posse_tests::receiver::Got;
use store::{Allowance, Channels as _, Night, Store as _, TakerId, Zone};
use table::Seat;

use crate::world::{DAY, Game, World, usual};

const GAME: &str = "dollars-wanted";

/// A game by the day in which both have left, and the seat that is asked. Nothing is told yet.
async fn away(world: &World) -> (Game, Seat) {
    let game = Game::new(world, GAME, 2, Some(DAY)).await;
    let asked = game.turn().await;
    (game, asked)
}

#[tokio::test]
async fn who_is_asked_is_told_once_by_every_way() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    let other = Seat(1 - asked.0);
    for (seat, path) in [(asked, "mine"), (other, "other")] {
        for address in [world.webhook(path), world.browser(&format!("{path}-browser")), world.mailbox(path)] {
            world.channel(game.who(seat), address, usual()).await;
        }
    }
    world.pass(1).await;
    world.pass(1).await;
    world.second().round().await.unwrap();
    let (web, mail) = (world.web.got(), world.mail.got());
    let to: Vec<&str> = web.iter().chain(&mail).map(|got| got.to.as_str()).collect();
    assert_eq!(to, ["/mine", "/mine-browser", "mine@posse.example"]);
    let name = if asked == Seat(0) { "Ben" } else { "Anna" };
    for text in [web[0].text(), mail[0].text()] {
        assert!(text.contains("Your turn: Dollars Wanted") && text.contains(&format!("With {name}.")), "{text}");
        assert!(text.contains(&format!("https://posse.example/t/{}", game.table.id())), "{text}");
        assert!(text.contains("https://posse.example/stop/"), "one click stops it: {text}");
    }
    assert!(mail[0].text().contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{}", mail[0].text());
    assert!(!web[1].text().contains("Dollars"), "a push service reads nothing");
}

#[tokio::test]
async fn nobody_is_told_while_they_look_and_those_who_move_are_told_no_more() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    for seat in [Seat(0), Seat(1)] {
        world.channel(game.who(seat), world.webhook(&seat.0.to_string()), usual()).await;
    }
    world.notifier.round().await.unwrap();
    assert_eq!(world.web.got(), [], "both have just sat there");
    let other = game.turn().await;
    assert_ne!(asked, other);
    world.pass(1).await;
    let told = world.web.got();
    assert!(told.len() == 1 && told[0].to == format!("/{}", other.0), "{told:?}");
}

#[tokio::test]
async fn whoever_is_replaced_by_a_bot_is_told_so() {
    let mut world = World::new().await;
    let game = Game::new(&world, GAME, 2, None).await;
    world.channel(game.who(Seat(1)), world.webhook("hook"), usual()).await;
    world.pass(1).await;
    let _turn = world.web.got();
    game.ask(Seat(0), Request::HandOver { seat: Seat(1) }).await;
    world.pass(1).await;
    let told = world.web.got();
    assert!(told.len() == 1 && told[0].text().contains("A bot plays for you: Dollars Wanted"), "{told:?}");
}

#[tokio::test]
async fn people_are_reminded_before_their_time_is_up_and_the_same_message_keeps_its_topic() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    world.channel(game.who(asked), world.webhook("hook"), usual()).await;
    world.channel(game.who(asked), world.browser("browser"), usual()).await;
    let mut topics = Vec::new();
    let titles = ["Your turn: ", "24 hours left: ", "8 hours left: ", "One hour left: "];
    for (hours, title) in [1, 48, 16, 6].into_iter().zip(titles) {
        world.pass(hours).await;
        let got = world.web.got();
        assert!(got.len() == 2 && got[1].text().contains(title), "{hours}: {got:?}");
        topics.push(got[0].id.clone());
    }
    assert!(topics.windows(2).all(|two| two[0] == two[1]), "a browser shows only the last: {topics:?}");
}

#[tokio::test]
async fn nothing_is_sent_when_a_person_has_moved_and_the_next_message_about_a_table_takes_the_place_of_the_last() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    let other = Seat(1 - asked.0);
    for address in [world.browser("browser"), world.browser("browser-2")] {
        world.channel(game.who(asked), address, usual()).await;
    }
    world.pass(1).await;
    let told = world.web.got();
    assert!(told.len() == 2 && told[0].id != told[1].id, "push services do not learn who plays together: {told:?}");
    assert_eq!(game.turn().await, other);
    for _ in 0..2 {
        world.pass(1).await;
        assert_eq!(world.web.got(), [], "a browser shows every message");
    }
    assert_eq!(game.turn().await, asked);
    world.pass(1).await;
    let next: Vec<_> = world.web.got().into_iter().map(|got| got.id).collect();
    assert_eq!(next, [told[0].id.as_str(), &told[1].id]);
}

#[tokio::test]
async fn a_full_table_calls_those_who_are_not_ready() {
    let mut world = World::new().await;
    let game = Game::lobby(&world, GAME, 2, None).await;
    for seat in [Seat(0), Seat(1)] {
        world.channel(game.who(seat), world.webhook(&seat.0.to_string()), usual()).await;
    }
    game.ask(Seat(1), Request::Ready { seat: Seat(1), opened: None }).await;
    world.pass(1).await;
    let told = world.web.got();
    assert!(told.len() == 1 && told[0].to == "/0" && told[0].text().contains("Dollars Wanted"), "{told:?}");
    assert!(!told[0].text().contains("Your turn"), "{told:?}");
}

#[tokio::test]
async fn a_channel_is_told_what_it_wants_of_each_tempo_in_its_language() {
    let mut world = World::new().await;
    let none = Moments { turn: false, reminders: false, full: false };
    let wishes = Wishes { live: none, ..Wishes::usual("de", "https://posse.example") };
    for time in [None, Some(Allowance::Bank { seconds: 86_400, increment: 10 })] {
        let game = Game::new(&world, GAME, 2, time).await;
        let asked = game.turn().await;
        world.channel(game.who(asked), world.webhook("hook"), wishes.clone()).await;
    }
    world.pass(1).await;
    let told = world.web.got();
    assert!(told.len() == 1 && told[0].text().contains("Du bist dran"), "{told:?}");
}

#[tokio::test]
async fn in_quiet_hours_nothing_comes_and_after_them_one_message() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    let minute = (world.store.clock().now().0 / 60_000).rem_euclid(1_440) as u16;
    let quiet = Some(Night { from: (minute + 1_430) % 1_440, minutes: 600, zone: Zone::default() });
    world.channel(game.who(asked), world.webhook("hook"), Wishes { quiet, ..usual() }).await;
    for _ in 0..9 {
        world.pass(1).await;
        assert_eq!(world.web.got(), []);
    }
    world.pass(1).await;
    assert_eq!(world.web.got().len(), 1);
}

#[tokio::test]
async fn the_daily_list_names_all_tables_that_wait_once_a_day() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    let none = Moments { turn: false, reminders: false, full: false };
    let wishes = Wishes { live: none, clocked: none, daily: none, digest: Some(600), ..usual() };
    let channel = world.channel(game.who(asked), world.webhook("hook"), wishes.clone()).await;
    let first = wishes.next_digest(world.store.clock().now()).unwrap();
    world.notifier.queue(&channel, &What::Digest, first).await.unwrap();
    let mut told = Vec::new();
    for hour in 0..48 {
        if hour == 24 {
            // Whoever saves their wishes queues the next list anew.
            let next = wishes.next_digest(world.store.clock().now()).unwrap();
            world.notifier.queue(&channel, &What::Digest, next).await.unwrap();
        }
        world.pass(1).await;
        told.extend(world.web.got());
    }
    assert!(told.len() == 2 && told[0].id != told[1].id, "{told:?}");
    assert!(told[0].text().contains(&format!("https://posse.example/t/{}", game.table.id())), "{told:?}");
    game.turn().await;
    world.pass(24).await;
    assert_eq!(world.web.got(), [], "no table waits");
}

#[tokio::test]
async fn a_daily_list_of_many_tables_still_fits_into_a_message() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    let wishes = Wishes { digest: Some(600), ..usual() };
    for address in [world.browser("browser"), world.webhook("hook")] {
        world.channel(game.who(asked), address, wishes.clone()).await;
    }
    world.pass(1).await;
    world.web.got();
    for channel in world.store.channels(None).await.unwrap() {
        let wait = world.store.notifications(channel.id.clone()).await.unwrap().remove(0);
        for number in 0..100 {
            let name = format!("{} {number}", wait.name);
            world.store.queue(store::Notification { name, at: None, ..wait.clone() }).await.unwrap();
        }
        world.notifier.queue(&channel.id, &What::Digest, world.store.clock().now()).await.unwrap();
    }
    world.notifier.round().await.unwrap();
    let told = world.web.got();
    assert_eq!(told.len(), 2, "{told:?}");
    let list = told[1].text();
    assert!(list.contains("101 tables") && list.len() < 2_000, "{list}");
    let more = 101 - list.matches("https://posse.example/t/").count();
    assert!(list.contains(&format!("And {more} more.\"")), "{list}");
}

#[tokio::test]
async fn a_calendar_has_an_event_for_each_deadline() {
    let world = World::new().await;
    let (game, asked) = away(&world).await;
    let channel = world.channel(game.who(asked), Address::Calendar, usual()).await;
    world.pass(1).await;
    let calendar = async || world.notifier.calendar(&channel).await.unwrap().unwrap();
    let text = calendar().await;
    assert!(text.matches("BEGIN:VEVENT\r\n").count() == 1 && text.ends_with("END:VCALENDAR\r\n"), "{text}");
    assert!(text.contains("SUMMARY:Your turn: Dollars Wanted\r\n"), "{text}");
    game.turn().await;
    world.notifier.round().await.unwrap();
    let empty = calendar().await;
    assert!(!empty.contains("VEVENT"), "{empty}");
    assert!(empty.contains("BEGIN:VTIMEZONE\r\nTZID:UTC\r\n"), "a calendar has a component: {empty}");
}

#[tokio::test]
async fn links_lead_to_the_public_address_and_not_to_where_the_channel_was_made() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    let made = Wishes { digest: Some(600), ..Wishes::usual("en", "http://192.168.1.5:3000") };
    for address in [world.webhook("hook"), world.mailbox("ben")] {
        let channel = world.channel(game.who(asked), address, made.clone()).await;
        world.notifier.queue(&channel, &What::Digest, world.store.clock().now()).await.unwrap();
    }
    let calendar = world.channel(game.who(asked), Address::Calendar, made).await;
    world.is_public("https://posse.example/games");
    world.pass(1).await;
    let mut told: Vec<String> = world.web.got().iter().chain(&world.mail.got()).map(Got::text).collect();
    assert_eq!(told.len(), 4, "the turn and the daily list: {told:?}");
    told.push(world.notifier.calendar(&calendar).await.unwrap().unwrap().replace("\r\n ", ""));
    for text in told {
        assert!(text.contains(&format!("https://posse.example/games/t/{}", game.table.id())), "{text}");
        assert!(!text.contains("192.168.1.5"), "{text}");
    }
}

#[tokio::test]
async fn several_servers_send_each_message_once() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    for number in 0..9 {
        world.channel(game.who(asked), world.webhook(&number.to_string()), usual()).await;
    }
    // Two servers that have just started: nobody has looked there.
    let (one, other) = (world.second(), world.second());
    let (first, second) = tokio::join!(one.round(), other.round());
    first.and(second).unwrap();
    let paths: Vec<String> = world.web.got().into_iter().map(|got| got.to).collect();
    let each: Vec<String> = (0..9).map(|number| format!("/{number}")).collect();
    assert_eq!(paths, each);
}

#[tokio::test]
async fn what_a_stopped_server_has_sent_and_not_recorded_is_sent_again_under_the_same_id() {
    let mut world = World::new().await;
    let (game, asked) = away(&world).await;
    for address in [world.webhook("hook"), world.mailbox("ben")] {
        world.channel(game.who(asked), address, usual()).await;
    }
    world.pass(1).await;
    let first = (world.web.got(), world.mail.got());
    // As if the server had stopped before it could record what it has sent.
    for channel in world.store.channels(None).await.unwrap() {
        for notification in world.store.notifications(channel.id).await.unwrap() {
            let now = world.store.clock().now();
            let unsent = store::Notification { told: 0, at: Some(now), ..notification };
            world.store.queue(unsent).await.unwrap();
        }
    }
    let (now, taker) = (world.store.clock().now(), TakerId::random());
    assert_eq!(world.store.take(taker, now, store::Millis(now.0 + 60_000)).await, Ok(2));
    world.notifier.round().await.unwrap();
    assert_eq!(world.web.got(), [], "the other server has them");
    world.pass(1).await;
    let again = (world.web.got(), world.mail.got());
    assert_eq!(again.0[0].id, first.0[0].id);
    assert_eq!(again.1[0].id, first.1[0].id);
}

#[tokio::test]
async fn a_test_and_a_confirmation_come_at_once() {
    let mut world = World::new().await;
    let (game, _) = away(&world).await;
    let unconfirmed = Address::Mail { to: "anna@posse.example".to_owned(), code: Some("c0de".to_owned()) };
    let mailbox = world.channel(game.who(Seat(0)), unconfirmed, usual()).await;
    let hook = world.channel(game.who(Seat(0)), world.webhook("hook"), usual()).await;
    let queue = async |channel, what| {
        let now = world.store.clock().now();
        world.notifier.queue(channel, what, now).await.unwrap();
    };
    queue(&mailbox, &What::Confirm).await;
    queue(&mailbox, &What::Test).await;
    queue(&hook, &What::Test).await;
    world.notifier.round().await.unwrap();
    let mails = world.mail.got();
    assert!(
        mails.len() == 1 && mails[0].text().contains(&format!("/notifications/confirm/{mailbox}/c0de")),
        "{mails:?}"
    );
    assert_eq!(world.web.got().len(), 1);
    assert!(matches!(world.store.channel(hook).await, Ok(Some(channel)) if channel.sent.is_some()));
}
