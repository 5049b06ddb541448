//! Galleries: the pages of a game as files, to look at in a browser.

use std::path::Path;

use look::ending::{self, Ending};
use look::home::GameCard;
use look::lobby::{LobbySeat, Occupant};
use look::log::{Line, list, log};
use look::panels::prompt_bar;
use look::{
    Cast, Dictionary, Document, Form, Language, Names, Offer, Page, Persona, Presence, Reader, Scene, When, Words,
};
use look::{faces, highlight, lobby, notice, options};
use maud::{Markup, html};
use table::{BySeat, Decision, Game, Seat, SeatSet, Settings, Viewer};

use crate::sample::{StepEvents, play};

/// A bot at a seat.
const BOT: Presence = Presence::Bot(Some(Cast { bot: "marshal", version: 1, persona: Some(Persona::Doc) }));

/// The languages in which every page is written.
const LANGUAGES: [Language; 3] = [Language::En, Language::De, Language::Pseudo];

/// The names of the seats, short and long.
const NAMES: [&str; 5] = ["Anna", "Maximilian", "Lucky Luzie", "Jo", "Bartholomew Tumbleweed"];

/// One viewer's table at one moment.
pub struct Shot<'a, G: Game> {
    /// What the viewer sees.
    pub view: &'a G::View,
    /// What has just happened.
    pub last: &'a [G::Event],
    /// The events in the log.
    pub log: &'a [G::Event],
    /// Whether it is an intermediate frame, in which nothing can be clicked.
    pub is_frame: bool,
}

/// The pages of a game, to be written into a folder.
pub struct Gallery<G: Game> {
    page: &'static Page<G>,
    dictionary: Dictionary,
    pages: Vec<(String, Language, Markup)>,
}

impl<G: Game> Gallery<G> {
    /// A gallery with the pages that every game has: all drawings, the rules, and the pages around a game.
    pub fn new(page: &'static Page<G>, game: &G) -> Self {
        let mut gallery = Gallery { page, dictionary: Dictionary::load(&[page.words]), pages: Vec::new() };
        gallery.add("gallery", page.gallery);
        gallery.add("rules", |words| (page.rules)(game, words));
        gallery.add("house", |words| house(page, game, words));
        gallery
    }

    /// Adds a table at one moment.
    pub fn show(&mut self, name: &str, game: &G, shot: &Shot<'_, G>) {
        let page = self.page;
        self.add(name, |words| table(page, game, words, shot));
    }

    fn add(&mut self, name: &str, body: impl Fn(&Words) -> Markup) {
        for language in LANGUAGES {
            self.pages.push((name.to_owned(), language, body(self.dictionary.words(language))));
        }
    }

    /// Writes the stylesheet, the pages (`NAME-LANGUAGE.html`) and an index into the folder named on the command line,
    /// or into `target/gallery`.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub fn write(self) -> std::io::Result<()> {
        let folder = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
        let folder = Path::new(&folder);
        std::fs::create_dir_all(folder)?;
        let styles = [look::CSS, look::stage::CSS, &self.page.stylesheet()].concat();
        std::fs::write(folder.join("posse.css"), look::applied(&styles))?;
        let document = |language, body| document(self.page, self.dictionary.words(language), body);
        let mut files = Vec::new();
        for (name, language, body) in self.pages {
            let file = format!("{name}-{}.html", language.code());
            std::fs::write(folder.join(&file), document(language, body))?;
            files.push(file);
        }
        let index = html! { ul { @for file in files { li { a href=(file) { (file) } } } } };
        std::fs::write(folder.join("index.html"), document(Language::En, index))
    }
}

fn document<G: Game>(page: &Page<G>, words: &Words, body: Markup) -> String {
    let document = Document {
        words,
        title: &words.say("game-name"),
        css: "posse.css",
        scripts: &[],
        modules: &[],
        head: html! {},
        icon: "data:,",
        icon_turn: "data:,",
        tools: look::language_form(words, "#", "/"),
        fixed: html! { ((page.symbols)()) (faces::symbols(&[Persona::Doc])) },
        body,
        links: html! {},
        live: &[],
    };
    document.render().into_string()
}

fn names(seats: u8) -> BySeat<String> {
    NAMES.into_iter().take(usize::from(seats)).map(str::to_owned).collect()
}

/// A table as a live page shows it. At a decision it offers everything that the view allows.
fn table<G: Game>(page: &Page<G>, game: &G, words: &Words, shot: &Shot<'_, G>) -> Markup {
    let allowed = |action: &G::Action| !shot.is_frame && game.why_not(shot.view, *action).is_none();
    let actions = (0..G::Action::COUNT).filter_map(G::Action::nth).filter(allowed);
    let offers: Vec<Offer<G::Action>> = actions.map(|action| Offer::of(game, shot.view, action)).collect();
    let presence = [Presence::Here, Presence::Away, BOT];
    let all = names(game.seats());
    let names = Names::new(&all, None);
    let hidden = html! {};
    let scene = Scene {
        game,
        words,
        names,
        view: shot.view,
        recall: None,
        offers: &offers,
        last: shot.last,
        form: (!shot.is_frame).then_some(Form { url: "#", hidden: &hidden }),
        present: &presence.into_iter().cycle().take(usize::from(game.seats())).collect(),
        frame: shot.is_frame.then_some(0),
        parts: None,
    };
    let reader = scene.reader();
    let mut turns = 0;
    let line = |event| {
        turns += u32::from(G::turn(event).is_some());
        let when = When { turn: turns, step: 0 };
        let text = page.line(&reader, event, turns)?;
        Some(Line { text, turn: G::turn(event), when, moment: 0, event: 0 })
    };
    let lines: Vec<Line> = shot.log.iter().filter_map(line).collect();
    html! {
        @if shot.is_frame {
            @for event in shot.last { p.caption { ((page.spoken)(&reader, event).unwrap_or_default()) } }
        }
        (prompt_bar(words, &(page.prompt)(&scene), true, usize::from(scene.asked())))
        div #scene {
            ((page.table)(&scene))
            @if shot.is_frame && let Some(stage) = (page.stage)(&scene) { (stage.draw(G::NAME)) }
        }
        (log(words, &list(words, &lines, None, |_| None), None, false))
    }
}

/// The pages around a game: its card on the home page, its end, the lobby, the options, a notice, the keys.
fn house<G: Game>(page: &Page<G>, game: &G, words: &Words) -> Markup {
    let (mut outcome, mut told) = (None, StepEvents::<G>::default());
    play(game, 1, &mut told, |position, _| outcome = game.outcome(&position.state));
    let outcome = outcome.expect("random play ends a game");
    let person = Occupant::Person { name: NAMES[0], guest: None, presence: Presence::Here, ready: true, me: true };
    let occupants = [person, Occupant::Bot { name: NAMES[4], presence: BOT }, Occupant::Nobody];
    let seat =
        |(occupant, seat)| LobbySeat { seat, occupant, controls: html! { button.button { (words.say("seat-sit")) } } };
    let seats: Vec<LobbySeat<'_>> = occupants.into_iter().zip((0..).map(Seat)).map(seat).collect();
    let all_on = Settings(G::OPTIONS.iter().map(|option| (option.key.to_owned(), "on".to_owned())).collect());
    let rematch = html! { button.button.strong { (words.say("rematch")) } };
    let amount = |amount| (page.amount)(amount, words);
    let (lines, names) = (ending::lines(words, &outcome), names(game.seats()));
    let names = Names::new(&names, None);
    let heard = told.by(Viewer::Spectator);
    let heard: Vec<&G::Event> = heard.iter().collect();
    let highlights = (page.highlights)(&Reader { game, words, names }, &heard);
    let ending = Ending {
        words,
        names,
        present: &BySeat::new(game.seats(), |_| BOT),
        outcome: &outcome,
        lines: &lines,
        gone: SeatSet::EMPTY,
        highlights: &highlight::list(&highlights, |_| Some("#".to_owned())),
        onward: &rematch,
    };
    let (play, friends, learn) = (("#", html! {}), ("Anna", html! {}), Some(("#", html! {})));
    let card = GameCard {
        words,
        sign: (page.sign)(),
        mark: Some("home-start"),
        seats: G::SEATS,
        minutes: page.minutes,
        learning: page.learning,
        play,
        friends,
        learn,
        new: "#",
        rules: "#",
    };
    html! {
        h1 { (words.say("home-title")) }
        div.games { (card.render()) }
        (ending.summary(amount))
        (lobby::seats(words, &seats))
        (lobby::name_field(words, NAMES[0], None))
        (lobby::share(words, "http://192.168.0.7:7777/t/abcdefgh"))
        (options::controls(words, G::OPTIONS, &Settings::default()))
        (options::summary(words, G::OPTIONS, &all_on))
        (notice::notice(&words.say("error-title"), &words.say("error-busy"), &[("/", &words.say("error-home"))]))
        (notice::key_list(words, page.keys))
    }
}
