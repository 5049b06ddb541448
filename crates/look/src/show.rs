//! A game's page without its type: what a server or a terminal shows of any game.

use std::marker::PhantomData;
use std::sync::OnceLock;
use std::time::Duration;

use erasure::{Erased, Past, Reason, Seen, SeenAs, Title};
use maud::Markup;
use table::{BySeat, Game, Outcome, Presence, Setup, SetupError};

use crate::ending::ScoreLine;
use crate::log::Line;
use crate::moments::{self, Cut, SENTENCES, Weight};
use crate::scene::{Form, Page, Scene};
use crate::told::Told;
use crate::words::{Dictionary, Language, Words};

/// What a page needs beside the game and its viewer.
pub struct Context<'a> {
    /// The viewer's language: the shared words and the game's.
    pub words: &'a Words,
    /// The names of the seats.
    pub names: &'a BySeat<String>,
    /// Who is there.
    pub present: &'a BySeat<Presence>,
    /// Where decisions are sent; `None` where the viewer cannot make any.
    pub form: Option<Form<'a>>,
}

/// What a viewer sees of a running game.
pub struct Board {
    /// One sentence on who has to do what, with its buttons.
    pub prompt: Markup,
    /// The table.
    pub table: Markup,
}

/// One moment of what has just happened.
pub struct Frame {
    /// The table at that moment.
    pub table: Markup,
    /// What is said.
    pub said: String,
    /// How much it matters.
    pub weight: Weight,
    /// How long it stays.
    pub length: Duration,
}

/// What is said of one event.
pub struct News {
    /// How much it matters.
    pub weight: Weight,
    /// What is said.
    pub said: String,
}

/// A game's page, whatever game it is. Each game has one as the static `SHOW`, so that its code is compiled once, with
/// the page.
///
/// # Panics
/// Whatever takes a [`Seen`] panics when it is of another game than [`Show::title`].
pub trait Show: Send + Sync {
    /// The game.
    fn title(&self) -> &'static dyn Title;
    /// The shared words and the game's, in a language.
    fn words(&self, language: Language) -> &Words;
    /// Its sign for the home page.
    fn sign(&self) -> Markup;
    /// Its drawings, once on a page.
    fn symbols(&self) -> Markup;
    /// Its own stylesheet, for its pages; empty where it has none.
    fn styles(&self) -> &'static str;
    /// All of its drawings at one glance.
    fn gallery(&self, words: &Words) -> Markup;

    /// The rules in our own words, as a setup plays them.
    ///
    /// # Errors
    /// When no game can be made of the setup.
    fn rules(&self, setup: &Setup, words: &Words) -> Result<Markup, SetupError>;

    /// An amount of a score: dollars, or points.
    fn amount(&self, amount: i32, words: &Words) -> String;
    /// The keys of its table and what each does.
    fn keys(&self, words: &Words) -> Vec<(&'static str, String)>;

    /// The page for a viewer.
    fn board(&self, seen: Seen<'_>, context: &Context<'_>) -> Board;
    /// The table in words for a viewer.
    fn told(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Told>;
    /// What has happened since the page was turned and matters to the viewer, moment by moment, as he heard it; all of
    /// it within this time.
    fn frames(&self, seen: Seen<'_>, context: &Context<'_>, within: Duration) -> Vec<Frame>;
    /// How long these frames stay altogether.
    fn length(&self, seen: Seen<'_>, within: Duration) -> Duration;
    /// What the page keeps of what happened, a line an event.
    fn log(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Line>;
    /// What happened since the viewer's last turn began, drawn.
    fn since(&self, seen: Seen<'_>, context: &Context<'_>) -> Markup;
    /// The moment right after the event with this number, from 1, of those that a spectator has heard, as he saw it;
    /// `None` when the page was turned since.
    fn moment(&self, seen: Seen<'_>, context: &Context<'_>, number: usize) -> Option<Frame>;
    /// The lines of the table of scores.
    fn scores(&self, seen: Seen<'_>, context: &Context<'_>, outcome: &Outcome) -> Vec<ScoreLine>;
    /// What was said at each event since the page was turned.
    fn news(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<News>;
    /// An action in words; `None` when the text is no action of the game.
    fn describe(&self, seen: Seen<'_>, action: &str, words: &Words) -> Option<String>;
    /// A game's reason in words, with its clause; `None` when it is another game's.
    fn reason(&self, reason: &Reason, words: &Words) -> Option<String>;
}

/// The games of a program with their pages, in the order in which people see them.
#[derive(Clone, Copy)]
pub struct Shows(&'static [&'static dyn Show]);

impl Shows {
    /// The list of these.
    pub const fn new(list: &'static [&'static dyn Show]) -> Shows {
        Shows(list)
    }

    /// All of them.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn Show> {
        self.0.iter().copied()
    }

    /// The page of the game with this name.
    pub fn find(self, name: &str) -> Option<&'static dyn Show> {
        self.iter().find(|show| show.title().name() == name)
    }
}

/// A game and its page, without their types.
pub struct Shown<G: Game, P: Page<G>> {
    title: &'static Erased<G>,
    dictionary: OnceLock<Dictionary>,
    page: PhantomData<fn() -> P>,
}

impl<G: Game, P: Page<G>> Shown<G, P> {
    /// The page of this game.
    pub const fn new(title: &'static Erased<G>) -> Shown<G, P> {
        Shown { title, dictionary: OnceLock::new(), page: PhantomData }
    }
}

fn own<G: Game>(seen: Seen<'_>) -> SeenAs<'_, G> {
    seen.of().expect("a show is asked for matches of its own title")
}

/// The frames of what is new to a viewer.
fn cuts<G: Game, P: Page<G>>(seen: &SeenAs<'_, G>, within: Duration) -> Vec<Cut> {
    moments::cuts(seen.news().map(P::weight), seen.viewer(), within)
}

/// Makes something of a viewer's scene as the game stands.
fn stage<G: Game, P: Page<G>, T>(
    seen: Seen<'_>,
    context: &Context<'_>,
    make: impl FnOnce(&G, &Scene<'_, G>) -> T,
) -> T {
    let seen = own::<G>(seen);
    let (game, view) = (seen.game(), seen.view());
    let scene = Scene {
        words: context.words,
        names: context.names,
        view: &view,
        recall: seen.recall().filter(|_| P::shows_recall(game)),
        offers: &seen.offers(&view),
        last: &seen.recent().cloned().collect::<Vec<_>>(),
        form: context.form,
        present: context.present,
        frame: None,
    };
    make(game, &scene)
}

impl<G: Game, P: Page<G>> Show for Shown<G, P> {
    fn title(&self) -> &'static dyn Title {
        self.title.title()
    }

    fn words(&self, language: Language) -> &Words {
        self.dictionary.get_or_init(|| Dictionary::load(&[P::source()])).words(language)
    }

    fn sign(&self) -> Markup {
        P::sign()
    }

    fn symbols(&self) -> Markup {
        P::symbols()
    }

    fn styles(&self) -> &'static str {
        P::styles()
    }

    fn gallery(&self, words: &Words) -> Markup {
        P::gallery(words)
    }

    fn rules(&self, setup: &Setup, words: &Words) -> Result<Markup, SetupError> {
        Ok(P::rules(&G::new(setup)?, words))
    }

    fn amount(&self, amount: i32, words: &Words) -> String {
        P::amount(amount, words)
    }

    fn keys(&self, words: &Words) -> Vec<(&'static str, String)> {
        P::keys(words)
    }

    fn board(&self, seen: Seen<'_>, context: &Context<'_>) -> Board {
        stage::<G, P, _>(seen, context, |game, scene| Board {
            prompt: P::prompt(game, scene),
            table: P::table(game, scene),
        })
    }

    fn told(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Told> {
        stage::<G, P, _>(seen, context, P::told)
    }

    fn frames(&self, seen: Seen<'_>, context: &Context<'_>, within: Duration) -> Vec<Frame> {
        let seen = own::<G>(seen);
        let (game, words, names) = (seen.game(), context.words, context.names);
        let moments: Vec<(&G::Event, G::View)> = seen.moments().collect();
        let frame = |(number, cut): (usize, Cut)| {
            let happened: Vec<G::Event> = cut.events.iter().map(|at| moments[*at].0.clone()).collect();
            let view = &moments[*cut.events.last()?].1;
            let scene = Scene {
                words,
                names,
                view,
                recall: None,
                offers: &[],
                last: &happened,
                form: None,
                present: context.present,
                frame: Some(number),
            };
            let said: Vec<_> = happened.iter().filter_map(|event| P::spoken(game, event, names, words)).collect();
            let said = said[said.len().saturating_sub(SENTENCES)..].join(" ");
            Some(Frame { table: P::table(game, &scene), said, weight: cut.weight, length: cut.length })
        };
        cuts::<G, P>(&seen, within).into_iter().enumerate().filter_map(frame).collect()
    }

    fn length(&self, seen: Seen<'_>, within: Duration) -> Duration {
        moments::length(&cuts::<G, P>(&own(seen), within))
    }

    fn log(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Line> {
        let seen = own::<G>(seen);
        let line = |Past { event, is_new, public }| {
            let text = P::logged(seen.game(), event, context.names, context.words)?;
            Some(Line { text, turn: P::turn(event), is_new, moment: public })
        };
        seen.past().filter_map(line).collect()
    }

    fn since(&self, seen: Seen<'_>, context: &Context<'_>) -> Markup {
        let seen = own::<G>(seen);
        let events: Vec<&G::Event> = seen.since().collect();
        P::since(seen.game(), &events, context.names, context.words)
    }

    fn moment(&self, seen: Seen<'_>, context: &Context<'_>, number: usize) -> Option<Frame> {
        let seen = own::<G>(seen);
        let (event, view) = seen.moment(number)?;
        let scene = Scene {
            words: context.words,
            names: context.names,
            view: &view,
            recall: None,
            offers: &[],
            last: std::slice::from_ref(event),
            form: None,
            present: context.present,
            frame: Some(0),
        };
        let said = P::logged(seen.game(), event, context.names, context.words).unwrap_or_default();
        let (table, weight) = (P::table(seen.game(), &scene), P::weight(event));
        Some(Frame { table, said, weight, length: Duration::MAX })
    }

    fn scores(&self, seen: Seen<'_>, context: &Context<'_>, outcome: &Outcome) -> Vec<ScoreLine> {
        let events: Vec<&G::Event> = own::<G>(seen).past().map(|past| past.event).collect();
        P::scores(&events, outcome, context.words)
    }

    fn news(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<News> {
        let seen = own::<G>(seen);
        let spoken = |event| {
            let said = P::spoken(seen.game(), event, context.names, context.words)?;
            Some(News { weight: P::weight(event), said })
        };
        seen.news().filter_map(spoken).collect()
    }

    fn describe(&self, seen: Seen<'_>, action: &str, words: &Words) -> Option<String> {
        let seen = own::<G>(seen);
        Some(P::action(seen.game(), &seen.view(), action.parse().ok()?, words))
    }

    fn reason(&self, reason: &Reason, words: &Words) -> Option<String> {
        Some(format!("{} ({})", P::reason(reason.illegal()?, words), reason.clause()))
    }
}
