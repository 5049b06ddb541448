//! Pages as somebody sees them.

use look::{Form, Language, Offer, Page, Presence, Scene, Words};
use maud::html;
use table::{BySeat, Fast, Game, Position, Stream, Viewer};

/// The names of the seats, from which every test takes as many as play.
const NAMES: [&str; 5] = ["Anna", "Ben", "Carl", "Dora", "Emil"];

/// The names at a table of so many.
pub fn names(seats: u8) -> BySeat<String> {
    NAMES.into_iter().take(usize::from(seats)).map(str::to_owned).collect()
}

/// The shared words and the game's in a language.
pub fn words<G: Game, P: Page<G>>(language: Language) -> Words {
    Words::load(language, &[P::source()])
}

/// The page of a viewer at a position: prompt and table.
pub fn page<G: Game, P: Page<G>>(game: &G, position: &Position<G>, viewer: Viewer, words: &Words) -> String {
    let view = game.view(&position.state, viewer);
    let mut list = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(&position.state, seat, &mut list);
    }
    let offers: Vec<Offer<G::Action>> =
        list.into_iter().map(|action| Offer { action, learns: game.learns(&view, action) }).collect();
    let recall = viewer.seat().filter(|_| P::shows_recall(game)).map(|seat| &position.recalls[seat]);
    let hidden = html! {};
    let form = viewer.seat().map(|_| Form { url: "/t/x/act", hidden: &hidden });
    let (names, present) = (names(game.seats()), BySeat::new(game.seats(), |_| Presence::Here));
    let (names, present) = (&names, &present);
    shown::<G, P>(
        game,
        &Scene { words, names, view: &view, recall, offers: &offers, last: &[], form, present, frame: None },
    )
}

/// The page of a viewer at the moment of an event.
pub fn moment<G: Game, P: Page<G>>(game: &G, view: &G::View, event: &G::Event, words: &Words) -> String {
    let (names, present) = (names(game.seats()), BySeat::new(game.seats(), |_| Presence::Here));
    let (names, present, last) = (&names, &present, std::slice::from_ref(event));
    shown::<G, P>(
        game,
        &Scene { words, names, view, recall: None, offers: &[], last, form: None, present, frame: Some(0) },
    )
}

fn shown<G: Game, P: Page<G>>(game: &G, scene: &Scene<'_, G>) -> String {
    P::prompt(game, scene).into_string() + &P::table(game, scene).into_string()
}

/// Random play to the end; calls `look` at every position.
///
/// # Panics
/// When the game has a dead end.
pub fn wander<G: Game>(game: &G, seed: u64, mut look: impl FnMut(&Position<G>)) {
    let mut random = Fast::new(seed);
    let chance = random.split();
    let mut position = Position::deal(game, &chance, &mut ());
    let mut list = Vec::new();
    while let Some(seat) = game.to_act(&position.state).iter().next() {
        look(&position);
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("whoever owes a decision has one");
        position.play(game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
    look(&position);
}
