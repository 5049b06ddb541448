//! Checks of the guide of a first game.

use std::collections::BTreeSet;

use look::{Language, Page, Words};
use table::{Fast, Game, Position, Seat, Viewer};

use crate::checks::{SEED, each, samples};

/// The learner's seat.
const LEARNER: Seat = Seat(0);

/// The longest tip in any language, in letters: it must fit beside its buttons on a phone.
const LETTERS: usize = 150;

/// The names of the tips that apply at a position, in order.
fn names<G: Game>(page: &Page<G>, game: &G, state: &G::State, seat: Seat) -> Vec<&'static str> {
    let view = game.view(state, Viewer::Seat(seat));
    page.lesson.iter().filter(|tip| (tip.when)(game, &view, seat)).map(|tip| tip.name).collect()
}

/// Each tip of the guided first game appears when a beginner plays it. `play` plays that game and calls its argument at
/// every position. Each tip appears while the learner decides, so that it gets read. The learner has the first
/// decision, which shows the first tip, and there are about a dozen tips. Each has short words in every language.
///
/// # Panics
/// When this does not hold.
pub fn tips_come_up<G: Game>(page: &Page<G>, play: impl FnOnce(&mut dyn FnMut(&G, &Position<G>))) {
    let all: Vec<&str> = page.lesson.iter().map(|tip| tip.name).collect();
    assert!((10..=15).contains(&all.len()), "{} tips, not 10 to 15", all.len());
    let mut shown = Vec::new();
    let mut look = |game: &G, position: &Position<G>| {
        let now = names(page, game, &position.state, LEARNER);
        if shown.is_empty() {
            assert!(game.to_act(&position.state).contains(LEARNER), "somebody else begins");
            assert_eq!(now.first(), Some(&"goal"), "at the first decision: {now:?}");
        }
        if game.to_act(&position.state).contains(LEARNER) {
            shown.extend(now);
        }
    };
    play(&mut look);
    let missing: Vec<&&str> = all.iter().filter(|name| !shown.contains(name)).collect();
    assert_eq!(missing, Vec::<&&str>::new(), "the beginner never sees these");
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "a name twice: {all:?}");
    for language in Language::SPOKEN {
        let words = Words::load(language, &[page.words]);
        for name in &all {
            let key = format!("tip-{name}");
            assert!(words.has(&key), "{language:?}: {key}");
            let said = words.say(&key);
            assert!(said.chars().count() <= LETTERS, "{language:?}, {} letters: {said}", said.chars().count());
        }
    }
}

/// A seat gets the same tips in another world that it cannot tell from the real one.
///
/// # Panics
/// When this does not hold.
pub fn tips_tell_nothing_hidden<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::En) {
        let game = &sample.game;
        let mut random = Fast::new(SEED);
        each(game, |ply, position| {
            for seat in Seat::all(game.seats()) {
                let other = game.resample(&position.knows(game, seat), &mut random);
                let [here, there] = [&position.state, &other].map(|state| names(page, game, state, seat));
                assert_eq!(here, there, "{}, {seat:?}", crate::checks::place(game, ply));
            }
        });
    }
}
