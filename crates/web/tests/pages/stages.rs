//! The stages of great moments.

use std::time::Duration;

use erasure::{AnyMatch, Seen};
use look::{Context, Language, Presence, Show};
use table::{BySeat, DealKey, Fast, Settings, Setup, Stream, Viewer};

const SEATS: u8 = 3;

/// The stages of all frames since the page was turned, for a viewer who reads the same names as everybody.
fn stages(show: &dyn Show, game: &dyn AnyMatch, viewer: Viewer) -> Vec<String> {
    let names = BySeat::new(SEATS, |seat| format!("Player {seat}"));
    let present = BySeat::new(SEATS, |_| Presence::Here);
    let words = show.words(Language::En);
    let context = Context { words, names: &names, guests: None, present: &present, form: None, you: None, parts: None };
    let frames = show.moments(Seen::new(game, viewer), &context, Duration::from_secs(3600)).frames;
    frames.into_iter().filter_map(|frame| frame.stage).map(|stage| stage.into_string()).collect()
}

/// So a stage tells nobody's secret. The last one is that of the victory.
#[test]
fn every_viewer_is_shown_the_same_stages_in_the_same_order() {
    for show in catalog::shows().iter() {
        let title = show.title();
        let (settings, edition) = (Settings::default(), title.edition().to_owned());
        let setup = Setup { seats: SEATS, settings, edition, version: title.version() };
        let mut game = title.deal(&setup, DealKey::new([5; 32])).unwrap();
        let (mut random, mut shown) = (Fast::new(5), Vec::new());
        while let Some(seat) = game.to_act().first() {
            game.clear_frames();
            let action = random.pick(&game.choices(seat)).unwrap().text.clone();
            game.play(seat, &action).unwrap();
            let all = stages(show, &*game, Viewer::Spectator);
            for viewer in Viewer::all(SEATS) {
                assert_eq!(stages(show, &*game, viewer), all, "{}, {viewer:?}", title.name());
            }
            shown.extend(all);
        }
        assert!(shown.len() > 5, "{} has {} stages", title.name(), shown.len());
        assert!(shown.last().unwrap().contains("data-sound=\"win\""), "{}: {:?}", title.name(), shown.last());
    }
}
