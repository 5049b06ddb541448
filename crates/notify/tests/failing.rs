//! Services that refuse, are gone, or do not answer.

use notify::{Address, What};
use play::Token;
use posse_tests::receiver::Receiver;
use store::{ChannelId, Channels as _, Header, Holder, Millis, NewTable, Store as _, TableId, TableSettings};
use table::deal::{Party, Secret};
use table::{BySeat, Seat};

use crate::world::{DAY, Game, World, usual};

/// A game in which a person is asked and has left.
async fn waiting(world: &World) -> (Game, Seat) {
    let game = Game::new(world, "dollars-wanted", 2, Some(DAY)).await;
    let asked = game.turn().await;
    (game, asked)
}

async fn failure(world: &World, channel: &ChannelId) -> Option<String> {
    world.store.channel(channel.clone()).await.unwrap().unwrap().failed.map(|(_, reason)| reason)
}

#[tokio::test]
async fn a_service_that_fails_is_tried_again_after_growing_pauses_and_then_given_up() {
    let mut world = World::new().await;
    let (game, asked) = waiting(&world).await;
    let channel = world.channel(game.who(asked), world.webhook("hook"), usual()).await;
    world.web.answer("503 Service Unavailable");
    let mut tries = Vec::new();
    for hour in 0..20 {
        world.pass(1).await;
        tries.extend(world.web.got().iter().map(|_| hour));
    }
    assert_eq!(tries, [0, 1, 2, 3, 4, 8], "in whole hours; the pauses are 1, 5, 15, 60 and 240 minutes");
    assert_eq!(failure(&world, &channel).await.as_deref(), Some("503 Service Unavailable"));
    world.web.answer("204 No Content");
    world.pass(30).await;
    let told = world.web.got();
    assert!(told.len() == 1 && told[0].text().contains("24 hours left"), "the next reminder comes: {told:?}");
    assert_eq!(failure(&world, &channel).await, None);
}

#[tokio::test]
async fn a_browser_that_is_gone_is_dropped_and_a_refusal_is_told_in_its_words() {
    let mut world = World::new().await;
    let (game, asked) = waiting(&world).await;
    let browser = world.channel(game.who(asked), world.browser("browser"), usual()).await;
    let mailbox = world.channel(game.who(asked), world.mailbox("nobody"), usual()).await;
    world.web.answer("410 Gone");
    world.mail.answer("550 5.1.1 no such user");
    world.pass(1).await;
    assert_eq!(world.store.channel(browser).await, Ok(None));
    let reason = failure(&world, &mailbox).await.unwrap();
    assert!(reason.contains("no such user"), "{reason}");
    world.pass(10).await;
    assert_eq!(world.mail.got(), [], "it would be refused again");
}

#[tokio::test]
async fn a_mail_server_that_does_not_answer_delays_nothing_else() {
    let mut world = World::new().await;
    let (game, asked) = waiting(&world).await;
    world.mail.answer("");
    for number in 0..9 {
        world.channel(game.who(asked), world.mailbox(&format!("anna{number}")), usual()).await;
    }
    let hook = world.channel(game.who(asked), world.webhook("hook"), usual()).await;
    let notifier = world.second();
    let round = tokio::spawn(async move { notifier.round().await });
    world.mail.next().await.unwrap();
    assert_eq!(world.web.next().await.unwrap().to, "/hook");
    // The webhook is told again while the mail server still does not answer.
    world.notifier.queue(&hook, &What::Test, world.store.clock().now()).await.unwrap();
    let second = world.second();
    let other = tokio::spawn(async move { second.round().await });
    assert!(world.web.next().await.unwrap().text().contains("/notifications"));
    assert!(!round.is_finished());
    round.abort();
    other.abort();
}

#[tokio::test]
async fn services_that_hang_delay_no_message_to_another_person() {
    let mut world = World::new().await;
    let mut hangs = Receiver::http().await.unwrap();
    hangs.answer("");
    let now = world.store.clock().now();
    let queue = async |address: Address, at: i64| {
        let channel = world.channel(&Token::random().visitor(), address, usual()).await;
        world.notifier.queue(&channel, &What::Test, Millis(now.0 + at)).await.unwrap();
        channel
    };
    let elsewhere = |address: Address| {
        let text = serde_json::to_string(&address).unwrap().replace(&world.web.address, &hangs.address);
        serde_json::from_str(&text).unwrap()
    };
    let mut hanging = Vec::new();
    for number in 0..30 {
        hanging.push(queue(elsewhere(world.webhook(&number.to_string())), -1).await);
        hanging.push(queue(elsewhere(world.browser(&number.to_string())), -1).await);
    }
    for address in [world.webhook("hook"), world.browser("browser")] {
        queue(address, 0).await;
    }
    let notifier = world.notifier.clone();
    let round = tokio::spawn(async move { notifier.round().await });
    hangs.next().await.unwrap();
    for _ in 0..2 {
        world.web.next().await.unwrap();
    }
    for channel in hanging {
        assert_eq!(failure(&world, &channel).await, None, "it is still waited for");
    }
    round.abort();
}

#[tokio::test]
async fn a_mailbox_that_the_mail_server_cannot_carry_costs_nobody_else_a_message() {
    let mut world = World::new().await;
    let (game, asked) = waiting(&world).await;
    let odd = world.channel(game.who(asked), world.mailbox("jörg"), usual()).await;
    world.pass(1).await;
    let reason = failure(&world, &odd).await.unwrap();
    assert!(reason.contains("SMTPUTF8"), "{reason}");
    world.channel(game.who(asked), world.mailbox("anna"), usual()).await;
    world.notifier.round().await.unwrap();
    let mails = world.mail.got();
    assert!(mails.len() == 1 && mails[0].to == "anna@posse.example", "{mails:?}");
}

#[tokio::test]
async fn a_table_of_a_game_that_the_server_does_not_know_holds_back_no_other() {
    let mut world = World::new().await;
    let lobby = Game::lobby(&world, "dollars-wanted", 2, None).await;
    let header = Header { table: TableId::random(), game: "poker".to_owned(), ..lobby.look().header().clone() };
    let (header_text, secret) = (header.text(), Secret::new([7; 32]));
    let unknown = NewTable {
        commitment: secret.commitment(Party::Server, &header_text),
        header_text,
        secret,
        creator: lobby.people[0].clone(),
        settings: TableSettings::default(),
        entries: Vec::new(),
        holders: BySeat::new(2, |seat| Holder { visitor: Some(lobby.who(seat).clone()), ..Holder::default() }),
        due: None,
    };
    world.store.create(unknown).await.unwrap();
    let (game, asked) = waiting(&world).await;
    for person in [&lobby.people[0], game.who(asked)] {
        world.channel(person, world.webhook("hook"), usual()).await;
    }
    world.pass(1).await;
    let told = world.web.got();
    assert!(told.iter().any(|got| got.text().contains(&game.table.id().to_string())), "{told:?}");
}

#[tokio::test]
async fn a_channel_of_a_newer_program_is_left_alone() {
    let mut world = World::new().await;
    let (game, asked) = waiting(&world).await;
    let hook = world.channel(game.who(asked), world.webhook("hook"), usual()).await;
    let mut newer = world.store.channel(hook).await.unwrap().unwrap();
    newer.address = r#"{"pigeon":{"name":"Frieda"}}"#.to_owned();
    world.store.keep_channel(newer.clone(), 10).await.unwrap();
    world.pass(1).await;
    assert_eq!(world.web.got(), []);
    let kept = world.store.channel(newer.id.clone()).await.unwrap().unwrap();
    assert_eq!((kept.address, kept.failed), (newer.address, None));
}
