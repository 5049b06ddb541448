//! A replay shows what the live table has shown.

use std::collections::BTreeMap;

use look::Line;
use play::record::{Mismatch, Record};
use play::{Perspective, Replay, Snapshot};
use store::TableSettings;
use table::Viewer;

use crate::house::{House, begin, duel, finished, seeded, step};
use crate::received;

/// What a viewer has seen, apart from drafts and forms.
fn seen(snapshot: &Snapshot, viewer: Viewer) -> (String, (Vec<Line>, Option<usize>), Vec<String>) {
    (received::view(snapshot, viewer), received::log(snapshot, viewer), received::said(snapshot, viewer))
}

#[tokio::test(start_paused = true)]
async fn a_replay_of_a_whole_game_shows_each_viewer_every_page_that_the_live_table_showed() {
    let house = House::dealt(&seeded());
    let mut compared = 0;
    for title in catalog::titles().iter() {
        let seats = 3;
        let (id, people) = begin(&house, title.name(), &["beginner"; 3], TableSettings::default()).await;
        let mut feed = house.tables.table(&id).await.unwrap().follow(people[0].clone()).unwrap();
        let mut live = BTreeMap::new();
        loop {
            let snapshot = feed.next().await.unwrap().snapshot;
            let pages: Vec<String> = Viewer::all(seats).map(|viewer| received::page(&snapshot, viewer)).collect();
            live.insert(snapshot.number(Viewer::Spectator).entries, pages);
            if snapshot.ending().is_some() {
                break;
            }
        }
        let stored = house.tables.store().load(&id).await.unwrap().unwrap();
        let mut replay = Replay::of(catalog::titles(), stored).unwrap();
        let pages: Vec<u64> = replay.pages().unwrap().iter().map(|page| page.entry).collect();
        assert_eq!(pages, live.keys().copied().collect::<Vec<_>>(), "{}: a page a step", title.name());
        for (at, live) in &live {
            replay.go_to_page(*at).unwrap();
            let snapshot = replay.snapshot();
            for (viewer, live) in Viewer::all(seats).zip(live) {
                let replayed = received::page(&snapshot, viewer);
                assert!(replayed == *live, "{} {at} {viewer:?}\n{live}\n{replayed}", title.name());
            }
        }
        compared += pages.len();
    }
    // Guards against a test that compares only starts and ends. One game by chance may be short.
    assert!(compared > 100, "{compared} pages");
}

#[tokio::test(start_paused = true)]
async fn at_every_entry_a_replay_shows_each_viewer_what_the_live_table_showed() {
    let house = House::new();
    let (id, people) = duel(&house).await;
    let table = house.tables.table(&id).await.unwrap();
    let mut live = Vec::new();
    for round in 0..12 {
        step(&table, &people, round % 3 == 2).await.unwrap();
        let snapshot = table.look(&people[0]).unwrap();
        // Drafts are not in the log, so snapshots with an open draft have no entry to compare with.
        if Viewer::all(2).filter_map(Viewer::seat).all(|seat| snapshot.drafted(seat) == 0) {
            let stored = house.tables.store().load(&id).await.unwrap().unwrap();
            live.push((
                stored.entries.len() as u64,
                Viewer::all(2).map(|viewer| received::view(&snapshot, viewer)).collect::<Vec<_>>(),
            ));
        }
    }
    assert!(live.len() > 3);
    let stored = house.tables.store().load(&id).await.unwrap().unwrap();
    let mut replay = Replay::of(catalog::titles(), stored).unwrap();
    assert_eq!(replay.perspectives(), [Perspective::Spectator], "the game goes on");
    for (at, views) in live.iter().chain(live.iter().rev()) {
        replay.go(*at).unwrap();
        assert_eq!(replay.at(), *at);
        let snapshot = replay.snapshot();
        let replayed: Vec<String> = Viewer::all(2).map(|viewer| received::view(&snapshot, viewer)).collect();
        assert_eq!(replayed, *views, "entry {at}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_downloaded_game_replays_as_the_stored_one_does() {
    let house = House::dealt(&seeded());
    for title in catalog::titles().iter() {
        let (id, people) = begin(&house, title.name(), &["beginner", "beginner"], TableSettings::default()).await;
        finished(&house, &id, &people[0]).await;
        let stored = house.tables.store().load(&id).await.unwrap().unwrap();
        let record = Record::of(&stored);
        let mut ways =
            [Replay::of(catalog::titles(), stored).unwrap(), Replay::of_record(catalog::titles(), record).unwrap()];
        assert!(ways.iter().all(|replay| replay.perspectives().len() == 3), "two seats and a spectator");
        while let Some(entry) = ways[0].next().cloned() {
            ways.iter_mut().for_each(|replay| replay.forward().unwrap());
            let [stored, downloaded] = [ways[0].snapshot(), ways[1].snapshot()];
            if stored.seen(Viewer::Spectator).is_some() {
                for viewer in Viewer::all(2) {
                    assert_eq!(seen(&stored, viewer), seen(&downloaded, viewer), "{entry:?}");
                }
            }
        }
        assert_eq!(ways[0].next(), None);
        assert!(ways[0].snapshot().outcome().is_some(), "{}", title.name());
    }
}

#[tokio::test(start_paused = true)]
async fn a_game_that_goes_on_cannot_be_replayed_from_a_file() {
    let house = House::new();
    let (id, _) = duel(&house).await;
    let record = Record::of(&house.tables.store().load(&id).await.unwrap().unwrap());
    assert_eq!(Replay::of_record(catalog::titles(), record).err(), Some(Mismatch::NoSecret));
}
