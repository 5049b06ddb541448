//! The seam between a game's page and everybody else: a page is a function of one viewer's [`Scene`].

use std::hash::Hash;

use erasure::Offer;
use maud::{Markup, html};
use table::{BySeat, Game, Outcome, Presence, Seat};

use crate::ending::{self, ScoreLine};
use crate::lesson::Tip;
use crate::moments::Weight;
use crate::names::Names;
use crate::parts::Parts;
use crate::told::Told;
use crate::words::{WordFiles, Words};

/// Where a table's decisions are sent.
#[derive(Clone, Copy)]
pub struct Form<'a> {
    /// The address it posts to.
    pub url: &'a str,
    /// Hidden fields that every step carries, such as the position that the page shows.
    pub hidden: &'a Markup,
}

impl Form<'_> {
    /// The id of the form; a button that stands outside of it names it by its `form` attribute.
    pub const ID: &'static str = "act";

    /// The form around what can be chosen. Its submit buttons have the name [`Form::FIELD`] and an action's text.
    pub fn around(&self, body: &Markup) -> Markup {
        html! {
            form id=(Form::ID) class="act" method="post" action=(self.url) {
                (self.hidden)
                (body)
            }
        }
    }

    /// The name of the field that holds the action's text.
    pub const FIELD: &'static str = "action";

    /// The name of the field that takes one drafted step back, by its action's text, where the steps after it do not
    /// depend on it.
    pub const BACK: &'static str = "back";
}

/// For whom a part of a page is drawn: the rules of his table, his language, and the names as he reads them.
pub struct Reader<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The shared words and the game's, in his language.
    pub words: &'a Words,
    /// The names of the seats.
    pub names: Names<'a>,
}

/// All that a page may show to one viewer at one moment.
pub struct Scene<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The viewer's language: the shared words and the game's.
    pub words: &'a Words,
    /// The names of the seats, as the viewer reads them.
    pub names: Names<'a>,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// What the viewer's seat has been shown; only there where an option of the game puts it on the page.
    pub recall: Option<&'a G::Recall>,
    /// The viewer's legal actions in their order; empty while he owes no decision.
    pub offers: &'a [Offer<G::Action>],
    /// What has just happened, as the viewer heard it: the events of the last step, or those of this frame. The page
    /// marks where it was, and only what is still to be seen.
    pub last: &'a [G::Event],
    /// Where decisions go; nothing for a spectator and in a replay.
    pub form: Option<Form<'a>>,
    /// Who is there.
    pub present: &'a BySeat<Presence>,
    /// The number of the event that an intermediate frame shows, while it shows one: then nothing can be clicked.
    pub frame: Option<usize>,
    /// The parts that the page of a stream knows; `None` for a page that is sent whole.
    pub parts: Option<&'a Parts>,
}

impl<'a, G: Game> Scene<'a, G> {
    /// For whom it is drawn.
    pub fn reader(&self) -> Reader<'a, G> {
        Reader { game: self.game, words: self.words, names: self.names }
    }

    /// A [part](crate::parts) of the page. `draw` sees its input and the reader, and nothing else of the scene, so that
    /// whatever the drawing shows is in the input.
    pub fn part<I: Hash>(&self, input: &I, draw: fn(&Reader<'a, G>, &I) -> Markup) -> Markup {
        let Some(parts) = self.parts else { return draw(&self.reader(), input) };
        parts.part(&self.reader(), self.names, input, draw)
    }

    /// The offer of this action, if it is legal and can be chosen here.
    pub fn offer(&self, action: G::Action) -> Option<Offer<G::Action>> {
        if self.frame.is_some() || self.form.is_none() {
            return None;
        }
        self.offers.iter().find(|offer| offer.action == action).copied()
    }

    /// Whether the viewer has something to decide here and now.
    pub fn asked(&self) -> bool {
        self.frame.is_none() && self.form.is_some() && !self.offers.is_empty()
    }
}

/// The page of a game: everything that the viewer reads and sees of it, made from his [`Scene`] alone.
pub trait Page<G: Game>: Send + Sync + 'static {
    /// The game's words. `game-name` is its name and `game-about` one sentence on it; options, scores and endings have
    /// the keys that [`table::OptionSpec`], [`table::Outcome`] and [`table::Source`] name.
    fn source() -> WordFiles;

    /// The game's drawings as SVG symbols, once on a page and outside of what is merged.
    fn symbols() -> Markup;

    /// The game's own stylesheet, for its pages alone. Each selector in it begins with the class that is the game's
    /// name, which the outermost elements of its prompt and table carry.
    fn styles() -> &'static str {
        ""
    }

    /// The sign of the game for the home page: an `svg` of its own that needs no symbols, 96 × 64.
    fn sign() -> Markup;

    /// Who has to do what, in one sentence, with the buttons that belong to no place on the table.
    fn prompt(game: &G, scene: &Scene<'_, G>) -> Markup;

    /// The whole table: board, panels, hand; inside the [`Form`] when there is one.
    fn table(game: &G, scene: &Scene<'_, G>) -> Markup;

    /// The viewer's own hand alone, as it is drawn at the table; empty where nobody has cards of his own.
    fn hand(game: &G, scene: &Scene<'_, G>) -> Markup;

    /// The same table in words, for a terminal: all that [`Page::table`] shows of it to this viewer and nothing else,
    /// without its buttons and the reasons for what cannot be done.
    fn told(game: &G, scene: &Scene<'_, G>) -> Vec<Told>;

    /// What [`Page::told`] tells of a seat, the score first.
    fn facts(game: &G, scene: &Scene<'_, G>, seat: Seat) -> Vec<String>;

    /// An action in words, as in “Lay in row 2: Clint, one colt”, to whoever reads `names`. It need not be that seat's own.
    fn action(game: &G, view: &G::View, action: G::Action, names: Names<'_>, words: &Words) -> String;

    /// What is said at the moment an event happens: to the live region and under the frame. Nothing for an event that
    /// another one tells already.
    fn spoken(game: &G, event: &G::Event, names: Names<'_>, words: &Words) -> Option<String>;

    /// How much an event matters to whoever watches: whether it gets a frame. Made of public events alone; whatever
    /// is not for all is [`Weight::Trivial`].
    fn weight(event: &G::Event) -> Weight;

    /// What stays of an event in the page's log; less than what was said where memory is the game.
    fn logged(game: &G, event: &G::Event, names: Names<'_>, words: &Words) -> Option<String>;

    /// The seat whose turn an event begins; its line in the log is the heading of those that follow.
    fn turn(event: &G::Event) -> Option<Seat>;

    /// Whether an event tells what came of something that a seat began in its turn, such as a hold-up: then the seat
    /// itself finds it in [`Page::since`] too.
    fn is_outcome(_event: &G::Event) -> bool {
        false
    }

    /// What came of the viewer's last turn and what he heard in the others' turns since, drawn with its cards and
    /// figures, a line a turn; nothing that players have to remember, but for what a robbery has just laid open. Empty
    /// where nothing is worth a drawing.
    fn since(game: &G, events: &[&G::Event], names: Names<'_>, words: &Words) -> Markup;

    /// The lines of the table of scores: one for each source of the outcome, if not as the events tell more.
    fn scores(_events: &[&G::Event], outcome: &Outcome, words: &Words) -> Vec<ScoreLine> {
        ending::lines(words, outcome)
    }

    /// Why something cannot be done.
    fn reason(illegal: G::Illegal, words: &Words) -> String;

    /// An amount of a score: dollars, or points.
    fn amount(amount: i32, words: &Words) -> String;

    /// The rules in our own words, each clause under its own name as `id`, with labels that say where its parts
    /// come from, such as those of [`rules`](crate::rules).
    fn rules(game: &G, words: &Words) -> Markup;

    /// What the guided first game of [`Game::LESSON`] explains, the most urgent first.
    fn lesson() -> &'static [Tip<G>] {
        &[]
    }

    /// Whether an option of this game puts on the page what a seat has been shown.
    fn shows_recall(_game: &G) -> bool {
        false
    }

    /// The keys of the table and what each does, for the list of keys.
    fn keys(words: &Words) -> Vec<(&'static str, String)>;

    /// All drawings of the game at one glance.
    fn gallery(words: &Words) -> Markup;
}
