//! Sample tables: a game with made-up players, its random games, and what a viewer sees of them.

use look::{Form, Language, Names, Offer, Page, Parts, Presence, Reader, Scene, Told, Words};
use maud::html;
use table::{Audience, BySeat, Events, Fast, Game, Match, Position, Seat, Settings, Setup, Stream, Viewer};

/// The names of the seats; a table takes as many as it needs.
const NAMES: [&str; 5] = ["Anna", "Ben", "Carl", "Dora", "Emil"];

/// A game with its own edition and newest version.
///
/// # Panics
/// When the game refuses the number of seats or the settings.
pub fn game<G: Game>(seats: u8, settings: Settings) -> G {
    G::new(&Setup::of::<G>(seats, settings)).expect("a sample's setup is possible")
}

/// A table in one language, and its pages.
pub struct Sample<G: Game> {
    pub game: G,
    /// The shared words and the game's.
    pub words: Words,
    /// The names of the seats.
    pub names: BySeat<String>,
    pub(crate) page: &'static Page<G>,
}

impl<G: Game> Sample<G> {
    /// A table of this game.
    pub fn new(page: &'static Page<G>, game: G, language: Language) -> Self {
        let names = NAMES.into_iter().take(usize::from(game.seats())).map(str::to_owned).collect();
        Sample { game, words: Words::load(language, &[page.words]), names, page }
    }

    /// A viewer's page at a position: prompt and table.
    pub fn page(&self, position: &Position<G>, viewer: Viewer) -> String {
        self.stage(position, viewer, |scene| self.render(scene))
    }

    /// A viewer's page at a position, as drawn by a stream whose page already has these parts.
    pub(crate) fn update(&self, position: &Position<G>, viewer: Viewer, parts: &Parts) -> String {
        self.stage(position, viewer, |scene| self.render(&Scene { parts: Some(parts), ..*scene }))
    }

    /// A viewer's table at a position in words, one line per row.
    pub fn in_words(&self, position: &Position<G>, viewer: Viewer) -> String {
        let lines = |told: &Told| told.lines(&self.words);
        let lines = |scene: &Scene<'_, G>| (self.page.told)(scene).iter().flat_map(lines).collect::<Vec<_>>();
        self.stage(position, viewer, lines).join("\n")
    }

    /// Calls `make` with a viewer's scene at a position.
    pub(crate) fn stage<T>(&self, position: &Position<G>, viewer: Viewer, make: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let view = self.game.view(&position.state, viewer);
        let mut list = Vec::new();
        if let Some(seat) = viewer.seat() {
            self.game.legal(&position.state, seat, &mut list);
        }
        let offers: Vec<Offer<G::Action>> =
            list.into_iter().map(|action| Offer::of(&self.game, &view, action)).collect();
        let hidden = html! {};
        let present = self.present();
        make(&Scene {
            recall: viewer.seat().filter(|_| (self.page.shows_recall)(&self.game)).map(|seat| &position.recalls[seat]),
            offers: &offers,
            form: viewer.seat().map(|_| Form { url: "/t/x/act", hidden: &hidden }),
            ..self.scene(&view, viewer.seat(), &present)
        })
    }

    /// A spectator's page: at the frame of an event, or after a step.
    pub fn watched(&self, view: &G::View, last: &[G::Event], frame: Option<usize>) -> String {
        self.render(&Scene { last, frame, ..self.scene(view, None, &self.present()) })
    }

    /// The stage of the frame of these events, as a spectator sees it.
    pub fn staged(&self, view: &G::View, last: &[G::Event]) -> Option<String> {
        let present = self.present();
        let scene = Scene { last, frame: Some(0), ..self.scene(view, None, &present) };
        Some((self.page.stage)(&scene)?.draw(G::NAME).into_string())
    }

    /// The sentence that a spectator hears when an event happens.
    pub fn spoken(&self, event: &G::Event) -> Option<String> {
        self.spoken_to(None, event)
    }

    /// The sentence that this seat hears when an event happens.
    pub fn spoken_to(&self, seat: Option<Seat>, event: &G::Event) -> Option<String> {
        (self.page.spoken)(&self.reader(seat), event)
    }

    /// The event's line in a spectator's log.
    pub fn logged(&self, event: &G::Event) -> Option<String> {
        self.logged_to(None, event)
    }

    /// The event's line in this seat's log.
    pub fn logged_to(&self, seat: Option<Seat>, event: &G::Event) -> Option<String> {
        self.page.line(&self.reader(seat), event, 1)
    }

    /// What a spectator sees drawn of these events as *what happened since*.
    pub fn since(&self, events: &[G::Event]) -> String {
        let events: Vec<&G::Event> = events.iter().collect();
        look::since::turns(&self.reader(None), None, &events, self.page.begins_line, self.page.since).into_string()
    }

    /// What of these events a spectator reads as worth retelling: each title with the number of its event.
    pub fn highlights(&self, events: &[G::Event]) -> Vec<(String, usize)> {
        let events: Vec<&G::Event> = events.iter().collect();
        let all = (self.page.highlights)(&self.reader(None), &events);
        all.into_iter().map(|highlight| (highlight.title, highlight.number)).collect()
    }

    /// Any seat's action, as told to somebody without a seat.
    pub fn action(&self, view: &G::View, action: G::Action) -> String {
        let all: BySeat<String> = NAMES.into_iter().map(str::to_owned).collect();
        (self.page.action)(&Reader { names: Names::new(&all, None), ..self.reader(None) }, view, action)
    }

    /// The rule page.
    pub fn rules(&self) -> String {
        (self.page.rules)(&self.game, &self.words).into_string()
    }

    /// The reader in this seat, or without a seat.
    pub fn reader(&self, seat: Option<Seat>) -> Reader<'_, G> {
        Reader { game: &self.game, words: &self.words, names: Names::new(&self.names, seat) }
    }

    fn present(&self) -> BySeat<Presence> {
        BySeat::new(self.game.seats(), |_| Presence::Here)
    }

    fn scene<'a>(&'a self, view: &'a G::View, seat: Option<Seat>, present: &'a BySeat<Presence>) -> Scene<'a, G> {
        let Reader { game, words, names } = self.reader(seat);
        Scene {
            game,
            words,
            names,
            view,
            recall: None,
            offers: &[],
            last: &[],
            form: None,
            present,
            frame: None,
            parts: None,
        }
    }

    fn render(&self, scene: &Scene<'_, G>) -> String {
        (self.page.prompt)(scene).into_string() + &(self.page.table)(scene).into_string()
    }
}

/// Plays at random to the end: passes every event to `events`, and calls `look` at every position, after its events.
///
/// # Panics
/// When a seat that has to decide has no legal action.
pub fn play<G: Game, E: Events<G>>(game: &G, seed: u64, events: &mut E, mut look: impl FnMut(&Position<G>, &mut E)) {
    let mut random = Fast::new(seed);
    let mut playing = Match::deal_with(game, random.split(), events);
    loop {
        look(playing.position(), events);
        let Some(seat) = playing.to_act().first() else { return };
        let action = *random.pick(&playing.legal(seat)).expect("a seat that has to decide has a legal action");
        playing.play_with(seat, action, events).expect("the action is listed");
    }
}

/// Plays at random to the end and calls `look` at every position.
pub fn wander<G: Game>(game: &G, seed: u64, mut look: impl FnMut(&Position<G>)) {
    play(game, seed, &mut (), |position, ()| look(position));
}

/// The events of a step in order, each with its audience and the state right after it.
pub struct StepEvents<G: Game>(pub Vec<(Audience, G::Event, G::State)>);

impl<G: Game> Default for StepEvents<G> {
    fn default() -> Self {
        StepEvents(Vec::new())
    }
}

impl<G: Game> Events<G> for StepEvents<G> {
    fn event(&mut self, _: &G, state: &G::State, audience: Audience, event: G::Event) {
        self.0.push((audience, event, state.clone()));
    }
}

impl<G: Game> StepEvents<G> {
    /// The events that a viewer hears.
    pub fn by(&self, viewer: Viewer) -> Vec<G::Event> {
        self.0.iter().filter(|(audience, ..)| audience.includes(viewer)).map(|(_, event, _)| event.clone()).collect()
    }
}
