//! Pages of recorded games, drawn without a server.

use std::fs;
use std::path::Path;

use look::Language;
use table::Seat;
use table_fold::record::Record;
use table_fold::{Perspective, Replay, Snapshot};
use table_log::VisitorId;
use table_page::{View, ViewQuery, Visitor};

/// The page of a table in a role, as bytes.
fn page(snapshot: &Snapshot, language: Language, perspective: Perspective) -> String {
    let visitor = Visitor::new(VisitorId::new([7; 32]), language);
    let view = View::new(catalog::shows(), snapshot, &visitor, &ViewQuery::default()).expect("anybody may look");
    View { perspective, ..view }.live().into_string()
}

#[test]
fn a_record_alone_is_enough_to_draw_every_page_of_its_game_for_every_viewer() {
    for title in catalog::titles().iter() {
        let name = title.name();
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{name}/tests/records/rules-1.json"));
        let record: Record = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        let mut replay = Replay::of_record(catalog::titles(), record).unwrap();
        let pages = replay.pages().unwrap();
        assert!(pages.len() > 10, "{name}");
        for past in pages {
            replay.go_to_page(past.entry).unwrap();
            let snapshot = replay.snapshot();
            let seats = Seat::all(snapshot.header().seats).map(Perspective::Seat);
            let drawn: Vec<String> = [Perspective::Spectator]
                .into_iter()
                .chain(seats)
                .map(|perspective| page(&snapshot, Language::En, perspective))
                .collect();
            for html in &drawn {
                assert!(html.contains("id=\"scene\""), "{name} after entry {}: {html}", past.entry);
            }
            assert!(drawn[1..].iter().all(|html| *html != drawn[0]), "{name}: a seat sees what spectators see");
        }
        replay.go(u64::MAX).unwrap();
        for language in Language::SPOKEN {
            let html = page(&replay.snapshot(), language, Perspective::Spectator);
            assert!(html.contains("id=\"ending\""), "{name} in {language:?}: {html}");
        }
    }
}
