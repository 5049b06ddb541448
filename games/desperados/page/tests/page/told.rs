//! What the terminal shows of a hold-up.

use desperados_page::PAGE;
use look::{Names, Presence, Scene};
use look_kit::StepEvents;
use table::{BySeat, Game, Settings, Viewer};

use crate::{SEATS, sample};

/// The first part of a told table that satisfies `is_sought`, in a random game.
fn first(is_sought: impl Fn(&[String]) -> bool) -> Vec<String> {
    let sample = sample(Settings::default());
    let (words, names) = (&sample.words, Names::new(&sample.names, None));
    let present = &BySeat::new(SEATS, |_| Presence::Here);
    let mut found = None;
    look_kit::play(&sample.game, 6, &mut StepEvents::default(), |position, moments| {
        let last = std::mem::take(moments).by(Viewer::Spectator);
        if found.is_some() {
            return;
        }
        let (view, last) = (&sample.game.view(&position.state, Viewer::Spectator), last.as_slice());
        let (recall, offers, form, frame) = (None, [].as_slice(), None, None);
        let scene =
            Scene { game: &sample.game, words, names, view, recall, offers, last, form, present, frame, parts: None };
        let told = (PAGE.told)(&scene);
        found = told.iter().map(|told| told.lines(words)).find(|lines| is_sought(lines));
    });
    found.expect("some step tells it")
}

/// DE-11, DE-17: after a hold-up, the gangs and their outcome are told.
#[test]
fn a_hold_up_is_told_gang_by_gang_and_then_what_came_of_it() {
    let news = first(|lines| lines[0] == "Just now:");
    let at = news.iter().position(|line| line == "  The gangs:").expect("there are gangs");
    assert!(
        news[at + 1..at + 4].iter().zip(["Anna", "Ben", "Carl"]).all(|(line, name)| line.contains(name)),
        "{news:?}"
    );
    assert!(
        news[at + 1..].iter().any(|line| line.contains(", wins 2\u{a0}points: ")) && news.len() > at + 4,
        "{news:?}"
    );
}

#[test]
fn the_warrant_is_told_person_by_person() {
    let empty = first(|lines| lines[0] == "Warrant of arrest:");
    assert_eq!(empty, ["Warrant of arrest:", "  Nobody is wanted yet."]);
    let wanted = first(|lines| lines[0] == "Warrant of arrest:" && lines.len() > 2);
    assert!(wanted[1..].iter().all(|line| line.contains(" +") && line.contains(": 1 ")), "{wanted:?}");
}
