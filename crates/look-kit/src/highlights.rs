//! The check of what is worth retelling.

use look::{Highlight, Language, Page};
use table::{Game, Seat, Viewer};

use crate::checks::{SEED, place, samples};
use crate::sample::{StepEvents, play};
use crate::text::{outside_of_marks, unfinished};

/// Each random game has one to three highlights, in words from the files of words: events that a spectator heard, and
/// the same ones for every player.
///
/// # Panics
/// When this does not hold.
pub fn endings_are_retold<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::Pseudo) {
        let here = place(&sample.game, 0);
        let mut told = StepEvents::<G>::default();
        play(&sample.game, SEED, &mut told, |_, _| {});
        let heard = told.by(Viewer::Spectator);
        let heard: Vec<&G::Event> = heard.iter().collect();
        let highlights = |you| (page.highlights)(&sample.reader(you), &heard);
        let all = highlights(None);
        assert!((1..=3).contains(&all.len()), "{here}: {all:?}");
        for Highlight { title, said, number } in &all {
            assert!((1..=heard.len()).contains(number), "{here}: {number} of {}", heard.len());
            for text in [title, said] {
                let mut strange = outside_of_marks(text);
                strange.retain(|word| !sample.names.iter().any(|name| name == word));
                assert_eq!(strange, Vec::<String>::new(), "{here}");
                assert_eq!(unfinished(text), Vec::<&str>::new(), "{here}");
            }
        }
        let events = |all: &[Highlight]| all.iter().map(|one| (one.title.clone(), one.number)).collect::<Vec<_>>();
        for seat in Seat::all(sample.game.seats()) {
            assert_eq!(events(&highlights(Some(seat))), events(&all), "{here}, {seat:?}");
        }
    }
}
