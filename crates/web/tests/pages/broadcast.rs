//! Messages to spectators: made once for all, the same as if made for each alone, and sent after the players' messages.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use futures_util::future::join_all;
use serde_json::Value;
use table_kit::named;
use tokio::task::yield_now;

use crate::house::{Browser, House, Stream, two_at_play};

/// A spectator with their own address and cookies.
fn spectator(house: &House, number: u8, cookies: &[(&str, &str)]) -> Browser {
    let mut browser = house.browser();
    browser.address = format!("192.0.2.{}:5000", 100 + number).parse().unwrap();
    browser.cookies = cookies.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    browser
}

/// A stream whose first message has been read, with that message.
async fn follow(browser: &Browser, path: &str) -> (Stream, Bytes) {
    let mut stream = browser.follow(path).await;
    let first = stream.bytes().await;
    (stream, first)
}

/// Says hello at a table, which is shown to everybody.
async fn say_hello(table: &str, player: &mut Browser) {
    let seat = player.get(table).await.hidden("seat");
    player.post(&format!("{table}/say"), &[("seat", &seat), ("phrase", "hello")]).await.location();
}

/// Whether these are the same bytes in memory.
fn are_shared(one: &Bytes, other: &Bytes) -> bool {
    (one.as_ptr(), one.len()) == (other.as_ptr(), other.len())
}

#[tokio::test]
async fn spectators_of_one_language_and_speed_share_their_messages() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let live = format!("{table}/live");
    // The name is Zoë.
    let named = spectator(&house, 1, &[("name", "5a6fc3ab"), ("preferences", "on.quiet.normal")]);
    let fast = spectator(&house, 2, &[("preferences", "touch.letters.fast")]);
    let german = Browser { language: "de", ..spectator(&house, 3, &[]) };
    let large = format!("{live}?view=table");
    let watching = [
        (spectator(&house, 0, &[]), &live),
        (named, &live),
        (fast, &live),
        (german, &live),
        (spectator(&house, 4, &[]), &large),
    ];
    let mut streams = Vec::new();
    for (browser, path) in &watching {
        streams.push(follow(browser, path).await.0);
    }
    for player in [&mut anna, &mut ben] {
        say_hello(&table, player).await;
        let messages = join_all(streams.iter_mut().map(Stream::bytes)).await;
        let shared: Vec<bool> = messages.iter().map(|message| are_shared(message, &messages[0])).collect();
        assert_eq!(shared, [true, true, false, false, false]);
    }
}

#[tokio::test]
async fn what_spectators_share_does_not_tell_whether_somebody_drafts() {
    let house = House::new();
    let (table, mut anna, ben) = two_at_play(&house).await;
    let live = format!("{table}/live");
    // Both stay present, since presence is shown to everybody.
    let _present = [anna.follow(&live).await, ben.follow(&live).await];
    let (_alone, _) = follow(&spectator(&house, 0, &[]), &live).await;
    let (_second, before) = follow(&spectator(&house, 1, &[]), &live).await;
    let at = anna.get(&table).await.hidden("at");
    anna.step(&table, 0).await.location();
    assert_ne!(anna.get(&table).await.hidden("at"), at, "the step is a draft");
    let (_third, after) = follow(&spectator(&house, 2, &[]), &live).await;
    assert!(are_shared(&before, &after), "no message is made again, which would take time");
    say_hello(&table, &mut anna).await;
    let (_fourth, later) = follow(&spectator(&house, 3, &[]), &live).await;
    assert!(!are_shared(&after, &later));
}

#[tokio::test]
async fn what_spectators_share_is_what_a_stream_of_its_own_tells() {
    for show in catalog::shows().iter() {
        let game = show.title().name();
        named(&format!("frames of {game}"), 1, async |deal: &str| compare_streams(game, deal).await).await;
    }
}

/// Compares what is sent for the first 30 updates of a deal; `None` if none of it is shown in frames.
async fn compare_streams(game: &str, deal: &str) -> Option<()> {
    let house = House::dealt(deal);
    let mut host = house.visitor().await;
    let table = host.table_of(game, &["person", "person"], "link").await;
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    for (player, seat, name) in [(&mut anna, "1", "Anna"), (&mut ben, "2", "Ben")] {
        player.sit(&table, seat, name).await.location();
    }
    anna.ready(&table, "1").await.location();
    ben.ready(&table, "2").await.location();
    // A creator without a seat has their own buttons, and so their own messages.
    let live = format!("{table}/live");
    let mut streams = vec![host.follow(&live).await];
    for number in 0..2 {
        streams.push(spectator(&house, number, &[]).follow(&live).await);
    }
    let told = |message: &Value| {
        let fields = |value: &Value, names: &[&str]| names.iter().map(|name| value[name].clone()).collect::<Vec<_>>();
        let frames = message["frames"].as_array().unwrap().iter();
        let frames = frames.map(|frame| fields(frame, &["html", "standing", "caption", "say", "ms", "climax", "hold"]));
        (fields(message, &["number", "first", "turn", "plays", "hurries", "say"]), frames.collect::<Vec<_>>())
    };
    let mut frames = 0;
    for step in 0..30 {
        let messages = join_all(streams.iter_mut().map(Stream::next)).await;
        let all: Vec<_> = messages.iter().map(|message| told(message.as_ref().unwrap())).collect();
        assert!(all.iter().all(|one| *one == all[0]), "{game} after {step} steps");
        frames += all[0].1.len();
        // Plays until something is shown to everybody.
        while streams[0].is_silent().await {
            for player in [&mut anna, &mut ben] {
                let actions = player.get(&table).await.buttons("action").len();
                if actions > 0 && streams[0].is_silent().await {
                    player.step(&table, step * 7 % actions).await.location();
                }
            }
        }
    }
    (frames > 0).then_some(())
}

#[tokio::test]
async fn a_player_is_told_before_a_hundred_spectators_and_whatever_else_is_ready_runs_between_them() {
    let house = House::new();
    let (table, mut anna, ben) = two_at_play(&house).await;
    let live = format!("{table}/live");
    let mut streams = Vec::new();
    for number in 0..100 {
        streams.push(follow(&spectator(&house, number, &[]), &live).await.0);
    }
    // The player comes last.
    streams.push(follow(&ben, &live).await.0);
    let turns = Arc::new(AtomicUsize::new(0));
    let told = Arc::new(Mutex::new(Vec::new()));
    let others = tokio::spawn({
        let turns = turns.clone();
        async move {
            loop {
                turns.fetch_add(1, Ordering::Relaxed);
                yield_now().await;
            }
        }
    });
    let waiting = streams.into_iter().enumerate().map(|(who, mut stream)| {
        let (turns, told) = (turns.clone(), told.clone());
        tokio::spawn(async move {
            stream.bytes().await;
            told.lock().unwrap().push((turns.load(Ordering::Relaxed), who));
        })
    });
    let waiting: Vec<_> = waiting.collect();
    say_hello(&table, &mut anna).await;
    for task in waiting {
        task.await.unwrap();
    }
    others.abort();
    let told = told.lock().unwrap();
    assert_eq!((told.len(), told[0].1), (101, 100), "the player comes first");
    assert!(told[1..].windows(2).all(|pair| pair[0].0 < pair[1].0), "{told:?}");
}
