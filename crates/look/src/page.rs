//! The seam between a game's page and everybody else: a page is a value, made of functions of one viewer's [`Scene`].

use maud::Markup;
use table::{Game, Outcome, Seat};

use crate::ending::ScoreLine;
use crate::lesson::Tip;
use crate::moments::Weight;
use crate::scene::{Reader, Scene};
use crate::told::Told;
use crate::words::{WordFiles, Words};

/// The page of a game: everything that the viewer reads and sees of it, made from his [`Scene`] alone.
pub struct Page<G: Game> {
    /// The game's words. `game-name` is its name and `game-about` one sentence on it; options, scores and endings have
    /// the keys that [`table::OptionSpec`], [`table::Outcome`] and [`table::Source`] name.
    pub words: WordFiles,
    /// The game's drawings as SVG symbols, once on a page and outside of what is merged.
    pub symbols: fn() -> Markup,
    /// The game's own stylesheet, for its pages alone. Each selector in it begins with the class that is the game's
    /// name, which the outermost elements of its prompt and table carry.
    pub styles: &'static str,
    /// The sign of the game for the home page: an `svg` of its own that needs no symbols, 96 × 64.
    pub sign: fn() -> Markup,
    /// Who has to do what, in one sentence, with the buttons that belong to no place on the table.
    pub prompt: fn(&Scene<'_, G>) -> Markup,
    /// The whole table: board, panels, hand; inside the [`Form`](crate::Form) when there is one.
    pub table: fn(&Scene<'_, G>) -> Markup,
    /// The viewer's own hand alone, as it is drawn at the table; empty where nobody has cards of his own.
    pub hand: fn(&Scene<'_, G>) -> Markup,
    /// The same table in words, for a terminal: all that [`Page::table`] shows of it to this viewer and nothing else,
    /// without its buttons and the reasons for what cannot be done.
    pub told: fn(&Scene<'_, G>) -> Vec<Told>,
    /// What [`Page::told`] tells of a seat, the score first.
    pub facts: fn(&Scene<'_, G>, Seat) -> Vec<String>,
    /// An action in words, as in “Lay in row 2: Clint, one colt”, to the reader. It need not be that seat's own.
    pub action: fn(&Reader<'_, G>, &G::View, G::Action) -> String,
    /// What is said at the moment an event happens: to the live region and under the frame. Nothing for an event that
    /// another one tells already.
    pub spoken: fn(&Reader<'_, G>, &G::Event) -> Option<String>,
    /// How much an event matters to whoever watches: whether it gets a frame. Made of public events alone; whatever
    /// is not for all is [`Weight::Trivial`].
    pub weight: fn(&G::Event) -> Weight,
    /// What stays of an event in the page's log; less than what was said where memory is the game.
    pub logged: fn(&Reader<'_, G>, &G::Event) -> Option<String>,
    /// The seat whose turn an event begins; its line in the log is the heading of those that follow.
    pub turn: fn(&G::Event) -> Option<Seat>,
    /// Whether an event tells what came of something that a seat began in its turn, such as a hold-up: then the seat
    /// itself finds it in [`Page::since`] too.
    pub is_outcome: fn(&G::Event) -> bool,
    /// What came of the viewer's last turn and what he heard in the others' turns since, drawn with its cards and
    /// figures, a line a turn; nothing that players have to remember, but for what a robbery has just laid open. Empty
    /// where nothing is worth a drawing.
    pub since: fn(&Reader<'_, G>, &[&G::Event]) -> Markup,
    /// The lines of the table of scores: [one for each source](crate::ending::lines) of the outcome, if not as the
    /// events tell more.
    pub scores: fn(&[&G::Event], &Outcome, &Words) -> Vec<ScoreLine>,
    /// Why something cannot be done.
    pub reason: fn(G::Illegal, &Words) -> String,
    /// An amount of a score: dollars, or points.
    pub amount: fn(i32, &Words) -> String,
    /// The rules in our own words, each clause under its own name as `id`, with labels that say where its parts
    /// come from, such as those of [`rules`](crate::rules).
    pub rules: fn(&G, &Words) -> Markup,
    /// What the guided first game of [`Game::LESSON`] explains, the most urgent first.
    pub lesson: &'static [Tip<G>],
    /// Whether an option of this game puts on the page what a seat has been shown.
    pub shows_recall: fn(&G) -> bool,
    /// The keys of the table, each with the message that says what it does, for the list of keys.
    pub keys: &'static [(&'static str, &'static str)],
    /// All drawings of the game at one glance.
    pub gallery: fn(&Words) -> Markup,
}
