//! The check of stages.

use look::{Language, Page, Weight};
use table::{Audience, Game, Viewer};

use crate::checks::{SEED, samples};
use crate::sample::{StepEvents, play};
use crate::text::{heard, outside_of_marks, unfinished};

/// In random games, each event that `is_great` has a stage, in words from the files of words, and no other has one.
///
/// # Panics
/// When this does not hold, or when no event is great.
pub fn great_moments_have_stages<G: Game>(page: &'static Page<G>, is_great: impl Fn(&G::Event) -> bool) {
    let mut stages = 0;
    for sample in samples(page, Language::Pseudo) {
        let mut before = None;
        play(&sample.game, SEED, &mut StepEvents::<G>::default(), |_, told| {
            for (audience, event, state) in told.0.drain(..) {
                let view = sample.game.view(&state, Viewer::Spectator);
                let shown = before.replace(view.clone()).filter(|_| (page.weight)(&event).is_before()).unwrap_or(view);
                let stage = sample.staged(&shown, std::slice::from_ref(&event));
                let is_public = audience == Audience::All && (page.weight)(&event) != Weight::Trivial;
                assert_eq!(stage.is_some(), is_public && is_great(&event), "{event:?}");
                let Some(stage) = stage else { continue };
                let mut strange = outside_of_marks(&heard(&stage));
                strange.retain(|word| !sample.names.iter().any(|name| name == word));
                assert_eq!(strange, Vec::<String>::new(), "{event:?}");
                assert_eq!(unfinished(&heard(&stage)), Vec::<&str>::new(), "{event:?}");
                stages += 1;
            }
        });
    }
    assert!(stages > 0);
}
