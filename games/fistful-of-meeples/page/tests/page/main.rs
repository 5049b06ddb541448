//! The page of A Fistful of Meeples has words for everything, a button for whatever can be done, a reason for what
//! cannot, and keeps to what a strict Content-Security-Policy allows.

mod choices;
mod form;
mod words;

use fistful_of_meeples::{Action, Event, FistfulOfMeeples, State};
use fistful_of_meeples_page::{FistfulOfMeeplesPage, WORDS};
use look::{Form, Language, Offer, Page, Presence, Scene, Words};
use maud::html;
use table::{BySeat, Fast, Game, Position, Settings, Setup, Stream, Viewer};

/// How many play where a test does not say otherwise.
pub(crate) const SEATS: u8 = 3;

pub(crate) fn game_for(seats: u8, settings: Settings) -> FistfulOfMeeples {
    let edition = FistfulOfMeeples::EDITION.to_owned();
    FistfulOfMeeples::new(&Setup { seats, settings, edition, version: FistfulOfMeeples::VERSION })
        .expect("the set-up is possible")
}

pub(crate) fn game() -> FistfulOfMeeples {
    game_for(SEATS, Settings::default())
}

pub(crate) fn names() -> BySeat<String> {
    ["Anna", "Ben", "Carl"].into_iter().map(str::to_owned).collect()
}

pub(crate) fn words(language: Language) -> Words {
    Words::load(language, &[WORDS])
}

/// The page of a viewer: prompt and table, of a frame or of the table as it is.
pub(crate) fn page_of(
    game: &FistfulOfMeeples,
    state: &State,
    viewer: Viewer,
    words: &Words,
    frame: Option<&Event>,
) -> String {
    let view = game.view(state, viewer);
    let mut list = Vec::new();
    if let Some(seat) = viewer.seat().filter(|_| frame.is_none()) {
        game.legal(state, seat, &mut list);
    }
    let offers: Vec<Offer<Action>> =
        list.into_iter().map(|action| Offer { action, learns: game.learns(&view, action) }).collect();
    let (names, present) = (names(), BySeat::new(SEATS, |_| Presence::Here));
    let hidden = html! {};
    let scene = Scene {
        words,
        names: &names,
        view: &view,
        recall: None,
        offers: &offers,
        last: frame.map_or(&[], std::slice::from_ref),
        form: viewer.seat().filter(|_| frame.is_none()).map(|_| Form { url: "/tables/x/act", hidden: &hidden }),
        present: &present,
        frame: frame.map(|_| 0),
    };
    FistfulOfMeeplesPage::prompt(game, &scene).into_string() + &FistfulOfMeeplesPage::table(game, &scene).into_string()
}

pub(crate) fn page(game: &FistfulOfMeeples, state: &State, viewer: Viewer, words: &Words) -> String {
    page_of(game, state, viewer, words, None)
}

/// Random play from a printed seed to its end; calls `look` at every position.
pub(crate) fn wander(game: &FistfulOfMeeples, seed: u64, mut look: impl FnMut(&State)) {
    let mut random = Fast::new(seed);
    let chance = random.split();
    let mut position = Position::deal(game, &chance, &mut ());
    let mut list = Vec::new();
    loop {
        look(&position.state);
        let Some(seat) = game.to_act(&position.state).iter().next() else { return };
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("somebody who acts has a choice");
        position.play(game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
}
