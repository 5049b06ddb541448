//! The part of a rule page that teaches: the goal, a turn, what is special and an example turn, each with drawings.
//!
//! The drawings cannot contradict the rules: the table's own code draws views that the rules have made or judged, and
//! an example is a turn that chance plays from a fixed seed, by the usual rules. The primer's words contain no digits,
//! so that all figures come from the rules; the page kit checks this.

use erasure::Presence;
use erasure::example::by_chance;
pub use erasure::example::{Happened, dealt};
use maud::{Markup, PreEscaped, html};
use table::{BySeat, Game, Seat, Settings, Setup, Viewer};

use crate::names::Names;
use crate::rules;
use crate::scene::{Reader, Scene};
use crate::words::{Value, Words};

/// A drawing and its caption.
pub struct Figure {
    /// The drawing, by the table's own code.
    pub picture: Markup,
    /// Everything that the drawing shows, in words for people who cannot see it.
    pub caption: String,
}

/// Something special about a game.
pub struct Topic {
    /// The key of its heading, such as `primer-row`; its text is the attribute `.text`. Also its id on the page.
    pub key: &'static str,
    /// The arguments of its text.
    pub args: Vec<(&'static str, Value<'static>)>,
    /// The clauses that state it in full.
    pub clauses: &'static [u8],
    /// Its drawings, at least one.
    pub figures: Vec<Figure>,
}

/// A step of the example turn.
pub struct ExampleStep {
    /// The key of its explanation, such as `primer-step-rob`.
    pub key: &'static str,
    /// The arguments of its text.
    pub args: Vec<(&'static str, Value<'static>)>,
    /// The table after the step; the caption is what was said about it.
    pub figure: Figure,
}

/// The part of a rule page before the clauses. The goal is the message `primer-goal`.
pub struct Primer {
    /// The whole table at the start of a game.
    pub table: Figure,
    /// The number of parts of a turn: the messages `primer-turn-1` and so on.
    pub turn: usize,
    /// What is special, in reading order.
    pub special: Vec<Topic>,
    /// One turn from start to end.
    pub example: Vec<ExampleStep>,
}

impl Primer {
    /// The primer's sections. `prefix` is the prefix of the game's clauses.
    pub fn sections(&self, prefix: &str, words: &Words) -> Markup {
        html! {
            section #goal data-find {
                h2 { (words.say("primer-heading-goal")) }
                p { (words.say("primer-goal")) }
                (drawn(&self.table))
            }
            section #turn data-find {
                h2 { (words.say("primer-heading-turn")) }
                ol.plain { @for at in 1..=self.turn { li { (words.say(&format!("primer-turn-{at}"))) } } }
            }
            section #special {
                h2 { (words.say("primer-heading-special")) }
                @for topic in &self.special {
                    div.topic id=(topic.key) data-find {
                        h3 { (words.say(topic.key)) }
                        p {
                            (words.tell(&format!("{}.text", topic.key), &topic.args))
                            @for clause in topic.clauses { " " (rules::name(prefix, *clause)) }
                        }
                        @for figure in &topic.figures { (drawn(figure)) }
                    }
                }
            }
            section #example {
                h2 { (words.say("primer-heading-example")) }
                p.about { (words.say("primer-example-about")) }
                ol.steps {
                    @for step in &self.example {
                        li data-find {
                            p { (words.tell(step.key, &step.args)) }
                            (drawn(&step.figure))
                        }
                    }
                }
            }
        }
    }
}

/// A figure on the page. Screen readers get the caption, so the drawing is hidden from them. Its places have no ids,
/// since the same place may be drawn several times.
fn drawn(figure: &Figure) -> Markup {
    html! {
        figure.diagram {
            div.drawing aria-hidden="true" inert { (PreEscaped(without_ids(&figure.picture.0))) }
            figcaption { (figure.caption) }
        }
    }
}

/// HTML without its ids.
fn without_ids(html: &str) -> String {
    let mut pieces = html.split(" id=\"");
    let first = pieces.next().unwrap_or_default().to_owned();
    pieces.filter_map(|piece| piece.split_once('"')).fold(first, |html, (_, rest)| html + rest)
}

/// The made-up players of a rule page, and the drawing of their table. Nobody has to decide there.
pub struct Cast<'a> {
    /// The language's words.
    pub words: &'a Words,
    /// The players' names.
    pub names: BySeat<String>,
    present: BySeat<Presence>,
}

impl<'a> Cast<'a> {
    /// A cast of this many players.
    pub fn new(seats: u8, words: &'a Words) -> Cast<'a> {
        let name = |seat: Seat| words.say(&format!("primer-player-{}", seat.0 + 1));
        Cast { words, names: BySeat::new(seats, name), present: BySeat::new(seats, |_| Presence::Here) }
    }

    /// A spectator of their game, as the reader.
    pub fn reader<'s, G: Game>(&'s self, game: &'s G) -> Reader<'s, G> {
        Reader { game, words: self.words, names: Names::new(&self.names, None) }
    }

    /// The scene of a view right after these events; as a frame if `is_moment`.
    pub fn scene<'s, G: Game>(
        &'s self,
        game: &'s G,
        view: &'s G::View,
        last: &'s [G::Event],
        is_moment: bool,
    ) -> Scene<'s, G> {
        Scene {
            game,
            words: self.words,
            names: Names::new(&self.names, None),
            view,
            recall: None,
            offers: &[],
            last,
            form: None,
            present: &self.present,
            frame: is_moment.then_some(0),
            parts: None,
        }
    }
}

/// The game with the program's own edition and the usual rules, so that examples are the same on every server.
pub fn usual<G: Game>(seats: u8) -> G {
    G::new(&Setup::of::<G>(seats, Settings::default())).expect("the program's own edition can be played")
}

/// How a game's page describes an event: a sentence.
pub type Speech<G> = fn(&Reader<'_, G>, &<G as Game>::Event) -> Option<String>;

/// A turn that was played by chance alone.
pub struct ExampleTurn<'a, G: Game> {
    pub game: G,
    /// Its players.
    pub cast: Cast<'a>,
    /// What happened, starting with the event that begins the turn; empty if the game has no such turn.
    pub turn: Vec<Happened<G>>,
    speech: Speech<G>,
}

impl<'a, G: Game> ExampleTurn<'a, G> {
    /// The first turn that satisfies `wanted`, in the usual game of this seed.
    pub fn new(
        seats: u8,
        seed: u64,
        wanted: impl Fn(&[Happened<G>]) -> bool,
        speech: Speech<G>,
        words: &'a Words,
    ) -> ExampleTurn<'a, G> {
        let game = usual(seats);
        let turn = Self::turn(&game, seed, wanted);
        ExampleTurn { game, cast: Cast::new(seats, words), turn, speech }
    }

    fn turn(game: &G, seed: u64, wanted: impl Fn(&[Happened<G>]) -> bool) -> Vec<Happened<G>> {
        let mut turn: Vec<Happened<G>> = Vec::new();
        for happened in by_chance(game, seed) {
            if G::turn(&happened.event).is_some() {
                if wanted(&turn) {
                    return turn;
                }
                turn.clear();
            }
            turn.push(happened);
        }
        Vec::new()
    }

    /// The figure for the events that satisfy `is_told`: the table as a viewer sees it after the last of them, or in
    /// its frame if `is_moment`.
    ///
    /// # Panics
    /// When the turn has no such event.
    pub fn figure(
        &self,
        viewer: Viewer,
        is_moment: bool,
        is_told: impl Fn(&G::Event) -> bool,
        draw: impl FnOnce(&Scene<'_, G>) -> Markup,
    ) -> Figure {
        let is_public = |moment: &&Happened<G>| moment.audience.includes(Viewer::Spectator);
        let told: Vec<&Happened<G>> =
            self.turn.iter().filter(is_public).filter(|moment| is_told(&moment.event)).collect();
        let last = told.last().expect("the game of the seed has such a turn");
        let view = last.view(&self.game, viewer);
        let events: Vec<G::Event> = told.iter().map(|moment| moment.event.clone()).collect();
        let scene = self.cast.scene(&self.game, &view, &events, is_moment);
        let said = events.iter().filter_map(|event| (self.speech)(&scene.reader(), event));
        Figure { picture: draw(&scene), caption: said.collect::<Vec<_>>().join(" ") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawing_on_a_rule_page_names_no_place() {
        let html = "<li id=\"row-1\" class=\"row\"><b data-id=\"x\" id=\"y\">z</b></li>";
        assert_eq!(without_ids(html), "<li class=\"row\"><b data-id=\"x\">z</b></li>");
    }
}
