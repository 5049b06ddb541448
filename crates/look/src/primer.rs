//! The part of a rule page that teaches: the goal, a turn, what is special and an example turn, each with drawings by
//! the table's own code of positions that the rules themselves have made or judged.

use erasure::example::by_chance;
pub use erasure::example::{Happened, dealt};
use maud::{Markup, PreEscaped, html};
use table::{BySeat, Game, Presence, Seat, Settings, Setup, Viewer};

use crate::names::Names;
use crate::rules;
use crate::scene::{Reader, Scene};
use crate::words::{Value, Words};

/// A drawing with what it shows, in words.
pub struct Figure {
    /// Drawn by the table's own code.
    pub picture: Markup,
    /// All that is to be seen, for whoever does not see it too.
    pub caption: String,
}

/// Something that a game has and others have not.
pub struct Topic {
    /// The key of its heading, as in `primer-row`; its text is the attribute `.text`. Its id on the page too.
    pub key: &'static str,
    /// What its text is told with.
    pub args: Vec<(&'static str, Value<'static>)>,
    /// The clauses that say it in full.
    pub clauses: &'static [u8],
    /// Its drawings, at least one.
    pub figures: Vec<Figure>,
}

/// A step of the example turn.
pub struct Step {
    /// The key of what is to be understood, as in `primer-step-rob`.
    pub key: &'static str,
    /// What its text is told with.
    pub args: Vec<(&'static str, Value<'static>)>,
    /// What the table then looks like; the caption is what was said of it.
    pub figure: Figure,
}

/// What a rule page teaches before its clauses. The goal is the message `primer-goal`.
pub struct Primer {
    /// The whole table as a game begins.
    pub table: Figure,
    /// How many things a turn consists of: the messages `primer-turn-1` and so on.
    pub turn: usize,
    /// What is special, in reading order.
    pub special: Vec<Topic>,
    /// One turn from its beginning to its end.
    pub example: Vec<Step>,
}

impl Primer {
    /// Its sections. `prefix` is that of the game's clauses.
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

/// A figure on the page. Whoever cannot see the drawing is told its caption, so the drawing is nothing else to him; its
/// places have no ids, since the same place is drawn several times.
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

/// The made-up players of a rule page, and what is drawn of their table: nobody is asked there.
pub struct Cast<'a> {
    /// The words in which it is told.
    pub words: &'a Words,
    /// Their names.
    pub names: BySeat<String>,
    present: BySeat<Presence>,
}

impl<'a> Cast<'a> {
    /// So many players.
    pub fn new(seats: u8, words: &'a Words) -> Cast<'a> {
        let name = |seat: Seat| words.say(&format!("primer-player-{}", seat.0 + 1));
        Cast { words, names: BySeat::new(seats, name), present: BySeat::new(seats, |_| Presence::Here) }
    }

    /// A spectator of their game.
    pub fn reader<'s, G: Game>(&'s self, game: &'s G) -> Reader<'s, G> {
        Reader { game, words: self.words, names: Names::new(&self.names, None) }
    }

    /// What a view shows where these events have just happened; as the moment itself where `is_moment`.
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

/// The game of the program's own edition by the usual rules: examples are the same whatever a server plays.
pub fn usual<G: Game>(seats: u8) -> G {
    let setup = Setup { seats, settings: Settings::default(), edition: G::EDITION.to_owned(), version: G::VERSION };
    G::new(&setup).expect("the program's own edition can be played")
}

/// How a game's page tells its events.
pub struct Speech<G: Game> {
    /// The seat whose turn begins with an event.
    pub turn: fn(&G::Event) -> Option<Seat>,
    /// What is said of an event.
    pub spoken: fn(&Reader<'_, G>, &G::Event) -> Option<String>,
}

/// A turn of a game that chance alone has played.
pub struct Played<'a, G: Game> {
    /// The game.
    pub game: G,
    /// Its players.
    pub cast: Cast<'a>,
    /// What happened, beginning with the turn itself; nothing where the game has no such turn.
    pub turn: Vec<Happened<G>>,
    speech: Speech<G>,
}

impl<'a, G: Game> Played<'a, G> {
    /// The first turn of which `wanted` is true in the usual game of this seed.
    pub fn new(
        seats: u8,
        seed: u64,
        wanted: impl Fn(&[Happened<G>]) -> bool,
        speech: Speech<G>,
        words: &'a Words,
    ) -> Played<'a, G> {
        let game = usual(seats);
        let turn = Self::turn(&game, seed, wanted, speech.turn);
        Played { game, cast: Cast::new(seats, words), turn, speech }
    }

    fn turn(
        game: &G,
        seed: u64,
        wanted: impl Fn(&[Happened<G>]) -> bool,
        begins: fn(&G::Event) -> Option<Seat>,
    ) -> Vec<Happened<G>> {
        let mut turn: Vec<Happened<G>> = Vec::new();
        for happened in by_chance(game, seed) {
            if begins(&happened.event).is_some() {
                if wanted(&turn) {
                    return turn;
                }
                turn.clear();
            }
            turn.push(happened);
        }
        Vec::new()
    }

    /// What is told of the turn with these events: drawn as a viewer sees it after the last of them, or at its moment.
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
        let said = events.iter().filter_map(|event| (self.speech.spoken)(&scene.reader(), event));
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
