//! Live streams: their messages, their receivers and the order.

use axum::body::Body;
use axum::http::header;
use store::{Announcement, Millis};
use table_kit::named;

use crate::house::{BEAT, Browser, House, two_at_play};

#[tokio::test]
async fn a_stream_begins_with_the_table_as_it_is_and_brings_each_change() {
    let house = House::new();
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.table(&["person", "person"], "link").await;
    let mut stream = anna.follow(&format!("{table}/live")).await;
    let first = stream.next().await.unwrap();
    let page = anna.get(&table).await.body;
    let files: Vec<&str> = page
        .split(['"'])
        .filter(|part| part.starts_with("/assets/") && (part.ends_with(".js") || part.ends_with(".css")))
        .collect();
    let named: Vec<&str> = first["files"].as_array().unwrap().iter().map(|file| file.as_str().unwrap()).collect();
    assert!(
        files.len() > 7 && files.iter().all(|file| named.contains(file)) && named.len() == files.len(),
        "{named:?}"
    );
    assert_eq!((&first["first"], &first["say"], &first["turn"]), (&true.into(), &"".into(), &false.into()));
    ben.sit(&table, "2", "Ben").await.location();
    let next = stream.next().await.unwrap();
    assert_eq!(next["say"], "Ben sits down.");
    assert!(next["html"].as_str().unwrap().contains("Ben"));
    assert!(next["number"].as_u64() > first["number"].as_u64() && next["first"] == false);
    assert!(next["files"].is_null(), "no message after the first one names them");
}

/// Scripts do not see comments in a stream.
#[tokio::test]
async fn a_silent_stream_sends_an_event_of_its_own_every_15_seconds() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let mut stream = anna.follow(&format!("{table}/live")).await;
    stream.next().await.unwrap();
    tokio::time::pause();
    for _ in 0..3 {
        let before = tokio::time::Instant::now();
        let beat = stream.bytes().await;
        assert_eq!(before.elapsed().as_secs(), 15);
        let told = str::from_utf8(&beat).unwrap().strip_prefix(BEAT).unwrap().strip_suffix("\n\n").unwrap();
        let late = Millis::now().0 - told.parse::<i64>().unwrap();
        assert!((0..600_000).contains(&late), "it tells the server's time: {told}");
    }
}

/// Whether it is the first one or the page has been offline, a stream needs no message before it.
#[tokio::test]
async fn a_stream_begins_with_the_hosts_announcement_and_brings_each_change_of_it() {
    const MINUTE: i64 = 60_000;
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let live = format!("{table}/live");
    let german = Browser { language: "de", ..house.browser() };
    let (mut stream, mut other) = (anna.follow(&live).await, german.follow(&live).await);
    for stream in [&mut stream, &mut other] {
        assert_eq!(stream.told().await, "");
        while !stream.is_silent().await {
            stream.next().await.unwrap();
        }
    }
    let (store, clock) = (house.web.tables().store(), house.web.tables().store().clock());
    let announce = async |text: &str| {
        let announced = Announcement { text: text.to_owned(), until: Millis(clock.now().0 + 10 * MINUTE) };
        store.announce(Some(announced)).await.unwrap();
        house.web.hear_host().await.unwrap();
    };
    announce("").await;
    assert!(stream.told().await.contains("in 10\u{a0}minutes"));
    assert!(other.told().await.contains("in 10\u{a0}Minuten"));
    house.web.hear_host().await.unwrap();
    assert!(stream.is_silent().await, "the same is told once");
    clock.set_ahead(5 * MINUTE, 0);
    house.web.hear_host().await.unwrap();
    assert!(stream.told().await.contains("in 5\u{a0}minutes"));
    assert!(anna.follow(&live).await.told().await.contains("in 5\u{a0}minutes"));
    announce("Back at <nine>\r\n\r\nevent: beat").await;
    assert!(stream.told().await.contains("Back at &lt;nine&gt;    event: beat</p>"));
    clock.set_ahead(60 * MINUTE, 0);
    house.web.hear_host().await.unwrap();
    assert_eq!(stream.told().await, "", "its time is over");
}

#[tokio::test]
async fn while_a_seat_drafts_nobody_else_receives_a_byte() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let mut eve = house.visitor().await;
    let (mine, others) = (anna.follow(&format!("{table}/live")).await, [&ben, &eve]);
    let mut streams = Vec::new();
    for other in others {
        let mut stream = other.follow(&format!("{table}/live")).await;
        stream.next().await.unwrap();
        streams.push(stream);
    }
    let mut mine = mine;
    mine.next().await.unwrap();
    let told = |page: crate::house::Answer| {
        page.buttons("form").iter().fold(page.body.clone(), |body, id| body.replace(id, ""))
    };
    let before = (told(ben.get(&table).await), told(eve.get(&table).await));
    // Opening the streams may have changed who is present; these updates are read first.
    for stream in &mut streams {
        assert!(stream.is_silent().await);
    }
    let page = anna.get(&table).await;
    let seat = page.hidden("seat");
    anna.step(&table, 0).await.location();
    assert!(mine.next().await.is_some());
    let now = anna.get(&table).await.hidden("at");
    anna.post(&format!("{table}/step"), &[("seat", &seat), ("at", &now), ("draft", "undo")]).await.location();
    assert!(mine.next().await.is_some());
    assert_eq!(anna.get(&table).await.buttons("action"), page.buttons("action"));
    for stream in &mut streams {
        assert!(stream.is_silent().await);
    }
    assert_eq!((told(ben.get(&table).await), told(eve.get(&table).await)), before);
}

#[tokio::test]
async fn no_stream_of_a_spectator_ever_holds_a_hand() {
    let house = House::new();
    let (table, mut anna, mut ben) = two_at_play(&house).await;
    let mut stream = house.visitor().await.follow(&format!("{table}/live?seat=1")).await;
    let mut messages = vec![stream.next().await.unwrap()];
    let number = |message: &serde_json::Value| message["number"].as_u64().unwrap();
    for _ in 0..12 {
        for player in [&mut anna, &mut ben] {
            if !player.get(&table).await.buttons("action").is_empty() {
                player.step(&table, 0).await.location();
            }
        }
    }
    while !stream.is_silent().await {
        messages.push(stream.next().await.unwrap());
    }
    assert!(messages.len() > 1);
    for message in &messages {
        let text = message.to_string();
        assert!(!text.contains("id=\\\"hand\\\"") && !text.contains("name=\\\"action\\\""), "{text}");
    }
    assert!(messages.windows(2).all(|pair| number(&pair[0]) <= number(&pair[1])));
}

#[tokio::test]
async fn streams_are_sent_as_they_are_while_pages_are_compressed_and_end_when_the_server_stops() {
    let house = House::new();
    let (table, anna, _) = two_at_play(&house).await;
    let mut plain = anna.follow(&format!("{table}/live")).await;
    plain.next().await.unwrap();
    let request = anna.request("GET", &format!("{table}/live")).header(header::ACCEPT_ENCODING, "gzip");
    let mut browser = anna.clone();
    let request = request.body(Body::empty()).unwrap();
    let reading = tokio::spawn(async move { browser.send(request).await });
    // Runs all tasks until they wait, so that the second stream has started.
    assert!(plain.is_silent().await);
    house.web.tables().close();
    let answer = reading.await.unwrap();
    assert_eq!((answer.header("content-encoding"), answer.header("content-type")), ("", "text/event-stream"));
    assert!(plain.next().await.is_none());
}

#[tokio::test]
async fn a_robbery_comes_as_a_climax_that_is_told_within_four_seconds() {
    named("robbery", 1, rob).await;
}

/// Plays the first turn of a deal, which ends in a robbery; `None` if that is no climax. What a Coyote takes is told
/// nowhere else, and may take half as long again.
async fn rob(deal: &str) -> Option<()> {
    let house = House::dealt(deal);
    let (table, mut anna, ben) = two_at_play(&house).await;
    let mut stream = ben.follow(&format!("{table}/live")).await;
    stream.next().await.unwrap();
    let mut climaxes = 0;
    loop {
        let steps = anna.get(&table).await.buttons("action").len();
        if steps == 0 {
            return (climaxes > 0).then_some(());
        }
        // The last step that the page offers: robbing, if possible.
        anna.step(&table, steps - 1).await.location();
        while !stream.is_silent().await {
            let message = stream.next().await.unwrap();
            let frames = message["frames"].as_array().unwrap();
            let all: u64 = frames.iter().map(|frame| frame["ms"].as_u64().unwrap()).sum();
            let is_eaten = frames.iter().any(|frame| frame["caption"].as_str().unwrap().contains("The Coyote takes"));
            let most = if is_eaten { 6_000 } else { 4_000 };
            assert!(all <= most && frames.iter().all(|frame| frame["ms"] != 0), "{all} ms");
            climaxes += frames.iter().filter(|frame| frame["climax"] == true).count();
        }
    }
}
