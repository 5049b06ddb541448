//! The page of a game as a value: [`Page`] holds functions of one viewer's [`Scene`].
//!
//! A page is a function of a view. An element's id or transition name stands for a place (row 2, third card), never for
//! a card that the viewer does not know. A place that can be chosen is itself the button, laid over all of the place,
//! so that a pick moves nothing.

use maud::Markup;
use table::{Game, Outcome, Seat};

use crate::args;
use crate::ending::ScoreLine;
use crate::highlight::Highlight;
use crate::lesson::Tip;
use crate::moments::Weight;
use crate::scene::{Reader, Scene};
use crate::since::TurnLine;
use crate::stage::Stage;
use crate::styles;
use crate::told::Told;
use crate::words::{WordFiles, Words};

table::names! {
    /// How much there is to learn before the first game. The names are used in translation keys.
    pub enum Learning {
        /// A turn is explained in a minute.
        Little = "little",
        /// The cards or the scoring need a look into the rules.
        Some = "some",
        /// Every piece has rules of its own.
        Much = "much",
    }
}

/// The page of a game: everything that the viewer reads and sees of it, made only from their [`Scene`].
pub struct Page<G: Game> {
    /// The game's words. `game-name` is its name and `game-about` one sentence about it. Options, scores and endings
    /// have the keys that [`table::OptionSpec`], [`table::Outcome`] and [`table::Source`] define.
    pub words: WordFiles,
    /// The game's drawings as SVG symbols. They are sent once per page, outside the part that updates replace.
    pub symbols: fn() -> Markup,
    /// The game's own stylesheet, sent only with its pages by [`Page::stylesheet`]. The outermost elements of the game's
    /// prompt and table have the class that is the game's name: `&` in the sheet.
    pub styles: &'static str,
    /// The game's picture for the home page: a self-contained `svg` that needs no symbols, 96 × 64.
    pub sign: fn() -> Markup,
    /// The same as a PNG of 1200 × 630, for the previews of links to its tables.
    pub picture: &'static [u8],
    /// About how many minutes a game of three people takes: what the box says, where that is known, or the decisions
    /// that `posse arena` counts between three bots, at ten seconds each.
    pub minutes: u16,
    /// How much there is to learn before the first game.
    pub learning: Learning,
    /// Who must do what, in one sentence, with the buttons that belong to no place on the table.
    pub prompt: fn(&Scene<'_, G>) -> Markup,
    /// The whole table: board, panels, hand; inside the [`Form`](crate::Form) when there is one. A piece that arrives
    /// from another place has the attribute `data-flies` with that place's id; the script animates it from there, since
    /// view transitions move no parts of an SVG.
    pub table: fn(&Scene<'_, G>) -> Markup,
    /// The [stage] of a great moment other than the end, if this frame has one. The scene is a spectator's, with the
    /// names as the viewer reads them.
    ///
    /// [stage]: crate::stage
    pub stage: fn(&Scene<'_, G>) -> Option<Stage>,
    /// The viewer's own hand alone, as drawn at the table; empty in games without hands.
    pub hand: fn(&Scene<'_, G>) -> Markup,
    /// The same table in words, for a terminal: everything that [`Page::table`] shows to this viewer and nothing else,
    /// without buttons and without the reasons why something cannot be done.
    pub told: fn(&Scene<'_, G>) -> Vec<Told>,
    /// The facts about a seat in [`Page::told`], the score first.
    pub facts: fn(&Scene<'_, G>, Seat) -> Vec<String>,
    /// An action in words for the reader, as in “Lay in row 2: Clint, one colt”. It may be another seat's action.
    pub action: fn(&Reader<'_, G>, &G::View, G::Action) -> String,
    /// The sentence for an event when it happens, for the live region and the caption under the frame. `None` if
    /// another event's sentence already tells it.
    pub spoken: fn(&Reader<'_, G>, &G::Event) -> Option<String>,
    /// How much an event matters to people watching, which decides whether it gets a frame. Depends on public events
    /// only: an event that is not for everybody is [`Weight::Trivial`].
    pub weight: fn(&G::Event) -> Weight,
    /// The event's line in the page's log; less than [`Page::spoken`] in games of memory. Not asked about an event that
    /// [begins a turn](Game::turn): its line is a heading, alike in all games.
    pub logged: fn(&Reader<'_, G>, &G::Event) -> Option<String>,
    /// Whether an event tells the outcome of something that a seat began in its turn, such as a hold-up. That seat then
    /// finds it in [`Page::since`] too.
    pub is_outcome: fn(&G::Event) -> bool,
    /// Whether an event begins a line of [`Page::since`]: a turn, or what is no seat's turn, such as a scoring.
    pub begins_line: fn(&G::Event) -> bool,
    /// A line of what happened since the viewer's last turn, drawn with cards and figures: the outcome of that turn, or
    /// what they heard in another's turn since. It leaves out what players have to remember, except what a robbery has
    /// just revealed and still lies open. `None` if nothing is worth a drawing.
    pub since: TurnLine<G>,
    /// The lines of the score table: [one for each source](crate::ending::lines) of the outcome, unless the events tell
    /// more.
    pub scores: fn(&[&G::Event], &Outcome, &Words) -> Vec<ScoreLine>,
    /// What is worth retelling of a finished game, two or three events of those that a spectator heard.
    pub highlights: fn(&Reader<'_, G>, &[&G::Event]) -> Vec<Highlight>,
    /// Why an action is not possible, in words.
    pub reason: fn(G::Illegal, &Words) -> String,
    /// An amount of a score: dollars, or points.
    pub amount: fn(i32, &Words) -> String,
    /// The rules in our own words. Each clause has its name as `id`, with labels that say where its parts come from,
    /// such as those of [`rules`](crate::rules).
    pub rules: fn(&G, &Words) -> Markup,
    /// The tips of the guided first game of [`Game::LESSON`], the most urgent first.
    pub lesson: &'static [Tip<G>],
    /// Whether an option of this game puts what a seat has been shown on the page.
    pub shows_recall: fn(&G) -> bool,
    /// The table's keys, each with the message that says what it does, for the list of keys.
    pub keys: &'static [(&'static str, &'static str)],
    /// All drawings of the game on one page.
    pub gallery: fn(&Words) -> Markup,
}

impl<G: Game> Page<G> {
    /// The event's line in the log of the turn with this number, which the event itself may begin.
    pub fn line(&self, reader: &Reader<'_, G>, event: &G::Event, turn: u32) -> Option<String> {
        match G::turn(event) {
            Some(seat) => Some(reader.names.tell(seat, "log-turn", &args![number => turn], reader.words)),
            None => (self.logged)(reader, event),
        }
    }

    /// The game's stylesheet as browsers get it, nested under the class that is the game's name; empty if it has none.
    ///
    /// `@each $n in 1..=40 { … }` in the sheet stands for its rules with each number in place of `$n`, and
    /// `@each $n in red blue { … }` for its rules with each word. `@apply --unseen;` stands for the
    /// declarations of text that only screen readers get. Keyframes cannot nest, so they come last.
    pub fn stylesheet(&self) -> String {
        styles::of_game(G::NAME, self.styles)
    }
}
