//! Moments: how long a person waits between two turns, what bots wait for, and that what matters is never left out.

use std::time::Duration;

use look::{Language, Weight};
use play::{Config, Snapshot};
use store::TableSettings;
use table::{Seat, Viewer};
use tokio::time::{Instant, sleep, sleep_until};

use crate::house::{ANY, House, begin, seeded, visitor};
use crate::received;
use crate::windows::take;

const ANNA: Seat = Seat(0);

/// Windows have no clock here, since they take a time of their own.
fn settings() -> TableSettings {
    TableSettings { window_seconds: 0, ..TableSettings::default() }
}

/// A whole game of Anna against two bots. She takes her next step when her page has shown everything that it has
/// received. Calls `look` with each move, and `waits` with how long she waited between two turns.
async fn play(game: &str, deal: &str, mut look: impl FnMut(&Snapshot), mut waits: impl FnMut(Duration)) {
    let house = House::watched(deal);
    let (id, people) = begin(&house, game, &["", "beginner", "beginner"], settings()).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut feed = table.follow(people[0].clone()).unwrap();
    let (mut shown, mut acted, mut others) = (Instant::now(), Instant::now(), false);
    loop {
        let update = feed.next().await.unwrap();
        let snapshot = update.snapshot;
        if update.fresh {
            look(&snapshot);
            shown = shown.max(Instant::now()) + received::length(&snapshot, Viewer::Seat(ANNA));
        }
        if snapshot.ending().is_some() {
            return;
        }
        others |= !snapshot.to_act().contains(ANNA);
        let now = table.look(&people[0]).unwrap();
        if snapshot.waits_for(ANNA) && snapshot.at(ANNA) == now.at(ANNA) {
            sleep_until(shown).await;
            if std::mem::take(&mut others) {
                waits(acted.elapsed());
            }
            // With few choices takes the last one, such as to rob; otherwise any.
            let choices = snapshot.choices(ANNA);
            let nth = if choices.len() > 4 { snapshot.at(ANNA).actions as usize * 7 } else { choices.len() - 1 };
            acted = Instant::now();
            take(&table, &people, ANNA, &choices[nth % choices.len()].text).await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn between_two_turns_a_person_waits_six_seconds_in_the_middle_and_twelve_at_most() {
    let deal = seeded();
    for title in catalog::titles().iter() {
        let mut all = Vec::new();
        for number in 0..12 {
            play(title.name(), &format!("{deal}, {number}"), |_| {}, |wait| all.push(wait)).await;
        }
        all.sort();
        let (middle, most) = (all[all.len() / 2], all[all.len() - 1]);
        println!("{}: {middle:?} in the middle, {most:?} at most", title.name());
        assert!(middle <= Duration::from_secs(6), "{}: the median is {middle:?}, of {all:?}", title.name());
        assert!(most <= Duration::from_secs(12), "{}: {most:?} at most", title.name());
    }
}

/// They come in the order in which they were heard.
#[tokio::test(start_paused = true)]
async fn no_climax_that_a_viewer_heard_is_missing_from_his_frames() {
    let mut climaxes = 0;
    for title in catalog::titles().iter() {
        let look = |snapshot: &Snapshot| {
            for viewer in Viewer::all(3) {
                let frames = received::frames(snapshot, viewer);
                let mut said = frames.iter().map(|frame| frame.said.as_str()).collect::<Vec<_>>().join(" ");
                for climax in received::news(snapshot, viewer).iter().filter(|news| news.weight.is_climax()) {
                    let at = said.find(&climax.said).map(|at| at + climax.said.len());
                    said.drain(..at.unwrap_or_else(|| panic!("{viewer:?} is not shown: {}", climax.said)));
                    climaxes += 1;
                }
            }
        };
        play(title.name(), &seeded(), look, |_| {}).await;
    }
    // Guards against a test that compares only the ends, one for each of the four viewers. By chance a game may have no
    // other climax; all games together have some, since Desperados cannot end without a hold-up.
    let ends = 4 * catalog::titles().iter().count();
    assert!(climaxes > ends, "{climaxes} climaxes, {ends} of them are ends");
}

/// So the last thing that a climax tells is under its frame, in every language.
#[tokio::test(start_paused = true)]
async fn a_caption_is_whole_sentences_of_its_frame_in_their_order_with_the_last_of_a_climax() {
    for title in catalog::titles().iter() {
        let look = |snapshot: &Snapshot| {
            for language in Language::SPOKEN {
                let (frames, news) = received::told_in(language, snapshot, Viewer::Spectator);
                for frame in frames {
                    let (mut caption, mut said) = (frame.caption.as_str(), frame.said.as_str());
                    let mut last = "";
                    for sentence in news.iter().map(|news| news.said.as_str()) {
                        let Some(rest) = said.strip_prefix(sentence) else { continue };
                        said = rest.trim_start();
                        last = sentence;
                        caption = caption.strip_prefix(sentence).unwrap_or(caption).trim_start();
                    }
                    assert_eq!((caption, said), ("", ""), "{language:?}: {} of {}", frame.caption, frame.said);
                    let is_last_told = frame.caption.ends_with(last);
                    assert!(is_last_told || !frame.weight.is_climax(), "{language:?}: {}", frame.caption);
                }
            }
        };
        play(title.name(), &seeded(), look, |_| {}).await;
    }
}

/// The score of a hand comes as the one frame of its kind that stands until it is clicked away.
#[tokio::test(start_paused = true)]
async fn everybody_gets_the_account_of_every_hand() {
    let (mut hands, mut accounts) = (0, 0);
    let look = |snapshot: &Snapshot| {
        for viewer in Viewer::all(3) {
            let stands =
                |frame: &look::Frame| frame.weight == Weight::Account && frame.caption.contains("The hand is over");
            accounts += received::frames(snapshot, viewer).into_iter().filter(stands).count();
            let over = |said: &String| said.contains("the hand is over");
            hands += received::said(snapshot, viewer).iter().filter(|said| over(said)).count();
        }
    };
    play("wyatt-earp", &seeded(), look, |_| {}).await;
    assert!(hands > 0 && accounts == hands, "{accounts} accounts of {hands} hands");
}

/// A browser follows a table only when it has the page with all its files.
#[tokio::test(start_paused = true)]
async fn whoever_follows_a_table_a_second_after_he_came_there_is_told_the_first_turn_of_a_bot() {
    for title in catalog::titles().iter() {
        let house = House::watched(ANY);
        let (id, people) = begin(&house, title.name(), &["beginner"; 3], settings()).await;
        let table = house.tables.table(&id).await.unwrap();
        let lines = |snapshot: &Snapshot| received::log(snapshot, Viewer::Spectator).0.len();
        let before = lines(&table.look(&people[0]).unwrap());
        sleep(Duration::from_secs(1)).await;
        let mut feed = table.follow(people[0].clone()).unwrap();
        assert_eq!(lines(&feed.next().await.unwrap().snapshot), before, "{}: a bot has moved", title.name());
        let update = feed.next().await.unwrap();
        assert!(update.fresh && lines(&update.snapshot) > before, "{}: no bot moves", title.name());
    }
}

/// How long a bot waits depends on what a spectator has received, so it is the same whatever the bot holds.
#[tokio::test(start_paused = true)]
async fn a_bot_moves_when_a_spectator_has_seen_what_happened_and_its_pause_is_over() {
    let pause = Config::default().bot_pause;
    for title in catalog::titles().iter() {
        let house = House::watched(&seeded());
        let (id, _) = begin(&house, title.name(), &["beginner", "beginner", "random"], settings()).await;
        let mut feed = house.tables.table(&id).await.unwrap().follow(visitor()).unwrap();
        let (mut last, mut waited): (Option<(Instant, Duration)>, _) = (None, 0);
        loop {
            let update = feed.next().await.unwrap();
            if let Some((began, length)) = last.filter(|_| update.fresh) {
                assert_eq!(began.elapsed(), pause.max(length), "{}", title.name());
                waited += usize::from(length > pause);
            }
            if update.snapshot.ending().is_some() {
                break;
            }
            if update.fresh {
                // In a secret choice each bot takes its pause.
                let is_alone = update.snapshot.to_act().len() == 1;
                let length = received::length(&update.snapshot, Viewer::Spectator);
                last = is_alone.then(|| (Instant::now(), length));
            }
        }
        assert!(waited > 0, "{}: no bot has waited", title.name());
    }
}
