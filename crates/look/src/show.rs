//! [`Show`]: a game's page without its type, for a server or a terminal that shows any game.

use std::sync::OnceLock;
use std::time::Duration;

use erasure::{AnyReason, Erased, Past, Presence, Seen, SeenAs, Title, When};
use maud::{Markup, html};
use table::{BySeat, Game, Outcome, Seat, Setup, SetupError, Viewer};

use crate::ending::ScoreLine;
use crate::highlight::Highlight;
use crate::lesson;
use crate::log::{Line, Lines};
use crate::moments::{self, Cut, Weighed, Weight};
use crate::names::Names;
use crate::page::{Learning, Page};
use crate::parts::Parts;
use crate::scene::{Form, Reader, Scene};
use crate::told::Told;
use crate::words::{Dictionary, Language, Words};
use crate::{faces, since, stage};

/// What a page needs besides the game and its viewer.
pub struct Context<'a> {
    /// The shared words and the game's, in the viewer's language.
    pub words: &'a Words,
    /// The names of the seats, as people read them.
    pub names: &'a BySeat<String>,
    /// Whose guest bots sit in which seats, where that is shown.
    pub guests: Option<&'a BySeat<Option<String>>>,
    /// Who is there.
    pub present: &'a BySeat<Presence>,
    /// Where decisions are sent; `None` where the viewer cannot make any.
    pub form: Option<Form<'a>>,
    /// The reader's own seat, whose person is addressed as “you”. In a replay they may look through other eyes.
    pub you: Option<Seat>,
    /// The [parts](crate::parts) that a stream's page already has; `None` if the page is sent whole.
    pub parts: Option<&'a Parts>,
}

impl<'a> Context<'a> {
    /// The names as the reader reads them through the eyes of this viewer.
    fn names_for(&self, viewer: Viewer) -> Names<'a> {
        Names::new(self.names, self.you).with_guests(self.guests).through(viewer.seat())
    }

    /// The reader to whom events are told.
    fn reader<G: Game>(&self, seen: &SeenAs<'a, G>) -> Reader<'a, G> {
        Reader { game: seen.game(), words: self.words, names: self.names_for(seen.viewer()) }
    }
}

/// What a viewer sees of a running game.
pub struct Board {
    /// Who must do what, in one sentence, with the buttons for it.
    pub prompt: Markup,
    pub table: Markup,
    /// For each seat its score and the next fact of the table in words, such as the number of its cards.
    pub standing: Vec<Vec<String>>,
}

/// What has just happened, moment by moment.
pub struct Moments {
    /// The frames, in order.
    pub frames: Vec<Frame>,
    /// The sentences of all events without a frame.
    pub rest: String,
}

/// One moment of what has just happened.
pub struct Frame {
    /// The table at that moment.
    pub table: Markup,
    /// The stage of a great moment, the same for every viewer but for the names.
    pub stage: Option<Markup>,
    /// [`Board::standing`] at that moment.
    pub standing: Vec<Vec<String>>,
    /// The most important sentences, to be read while the frame is shown.
    pub caption: String,
    /// All sentences.
    pub said: String,
    /// How much it matters.
    pub weight: Weight,
    /// How long it stays.
    pub length: Duration,
}

impl Frame {
    /// What is shown: the table, and the stage over it.
    pub fn scene(&self) -> Markup {
        html! { (self.table) @if let Some(stage) = &self.stage { (stage) } }
    }
}

/// A moment of the past.
pub struct Moment {
    /// The turn and the step to which it belongs.
    pub when: When,
    /// The table as a spectator saw it.
    pub table: Markup,
    /// The stage of a great moment.
    pub stage: Option<Markup>,
    /// What the log says of the event.
    pub said: String,
    /// Whether the table is shown right before the event, because the event removes what it is about.
    pub is_before: bool,
}

/// The sentence of one event.
pub struct Sentence {
    /// How much the event matters.
    pub weight: Weight,
    /// The sentence.
    pub said: String,
}

/// A game's page, for any game. Each game has one as the static `SHOW`, so that its code is compiled once, with the
/// page. `SHOW` pairs the page with its game, so a list of both cannot mix them up.
///
/// # Panics
/// Every method that takes a [`Seen`] panics if it belongs to another game than [`Show::title`].
pub trait Show: Send + Sync {
    /// The game.
    fn title(&self) -> &'static dyn Title;
    /// The shared words and the game's, in a language.
    fn words(&self, language: Language) -> &Words;
    /// The game's picture for the home page.
    fn sign(&self) -> Markup;
    /// The game's picture for the previews of links, a PNG.
    fn picture(&self) -> &'static [u8];
    /// About how many minutes a game takes.
    fn minutes(&self) -> u16;
    /// How much there is to learn before the first game.
    fn learning(&self) -> Learning;
    /// The game's drawings, once per page.
    fn symbols(&self) -> Markup;
    /// The stylesheets of stages and faces and the game's own, for its pages.
    fn styles(&self) -> String;
    /// All drawings of the game on one page.
    fn gallery(&self, words: &Words) -> Markup;

    /// The rules in our own words, as this setup plays them.
    ///
    /// # Errors
    /// When no game can be made from the setup.
    fn rules(&self, setup: &Setup, words: &Words) -> Result<Markup, SetupError>;

    /// An amount of a score: dollars, or points.
    fn amount(&self, amount: i32, words: &Words) -> String;
    /// The table's keys, each with the message that says what it does.
    fn keys(&self) -> &'static [(&'static str, &'static str)];

    /// The page for a viewer.
    fn board(&self, seen: Seen<'_>, context: &Context<'_>) -> Board;
    /// The guide's tips that fit the viewer's position, for [`guide`](crate::lesson::guide); empty for a spectator.
    fn tips(&self, seen: Seen<'_>, words: &Words) -> Markup;
    /// The viewer's own hand alone; empty in games without hands.
    fn hand(&self, seen: Seen<'_>, context: &Context<'_>) -> Markup;
    /// The table in words for a viewer.
    fn told(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Told>;
    /// What has happened since the last [`clear_frames`](erasure::AnyMatch::clear_frames), as the viewer heard it. The frames
    /// take at most the time `within`, unless the climaxes alone take longer.
    fn moments(&self, seen: Seen<'_>, context: &Context<'_>, within: Duration) -> Moments;
    /// The total length of these frames, the same in every language and with all names.
    fn length(&self, seen: Seen<'_>, within: Duration) -> Duration;
    /// The lines of the log from this event of the game on, one per event.
    fn log(&self, seen: Seen<'_>, context: &Context<'_>, from: usize) -> Lines;
    /// The outcome of the viewer's last turn and the others' turns since, drawn; empty for a spectator.
    fn since(&self, seen: Seen<'_>, context: &Context<'_>) -> Markup;
    /// The event with this number, from 1, among those that a spectator has heard. `seen` must be a spectator's. `None`
    /// if the page was turned after the event.
    fn moment(&self, seen: Seen<'_>, context: &Context<'_>, number: usize) -> Option<Moment>;
    /// The lines of the score table.
    fn scores(&self, seen: Seen<'_>, context: &Context<'_>, outcome: &Outcome) -> Vec<ScoreLine>;
    /// What is worth retelling of a finished game. `seen` must be a spectator's.
    fn highlights(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Highlight>;
    /// The sentences of the events since the page was last turned.
    fn news(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Sentence>;
    /// An action in words, with the names as the reader has them; `None` if the text is no action of the game.
    fn describe(&self, seen: Seen<'_>, action: &str, names: Names<'_>, words: &Words) -> Option<String>;
    /// A game's reason in words, with its clause; `None` if it belongs to another game.
    fn reason(&self, reason: &AnyReason, words: &Words) -> Option<String>;
}

/// The games of a program with their pages, in display order.
#[derive(Clone, Copy)]
pub struct Shows(&'static [&'static dyn Show]);

impl Shows {
    /// A list of games.
    pub const fn new(list: &'static [&'static dyn Show]) -> Shows {
        Shows(list)
    }

    /// All games in the list.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn Show> {
        self.0.iter().copied()
    }

    /// The page of the game with this name.
    pub fn find(self, name: &str) -> Option<&'static dyn Show> {
        self.iter().find(|show| show.title().name() == name)
    }
}

/// A game and its page, without their types.
pub struct Shown<G: Game> {
    title: &'static Erased<G>,
    page: &'static Page<G>,
    dictionary: OnceLock<Dictionary>,
}

impl<G: Game> Shown<G> {
    /// The game with its page.
    pub const fn new(title: &'static Erased<G>, page: &'static Page<G>) -> Shown<G> {
        Shown { title, page, dictionary: OnceLock::new() }
    }

    /// What is new to a viewer, weighed by its English words and names of a typical length, so that the weights are the
    /// same for everybody.
    fn weighed(&self, seen: &SeenAs<'_, G>) -> Vec<Weighed> {
        let names = BySeat::new(seen.game().seats(), |_| "Jessie".to_owned());
        let reader = Reader { game: seen.game(), words: self.words(Language::En), names: Names::new(&names, None) };
        let weighed = |event| {
            let said = (self.page.spoken)(&reader, event).unwrap_or_default();
            Weighed {
                weight: (self.page.weight)(event),
                letters: said.chars().count(),
                begins_turn: G::turn(event).is_some(),
            }
        };
        seen.news().map(weighed).collect()
    }

    /// The frames of what is new to a viewer.
    fn cuts(&self, seen: &SeenAs<'_, G>, within: Duration) -> Vec<Cut> {
        moments::cuts(&self.weighed(seen), seen.viewer(), within)
    }

    /// Calls `make` with the scene of a frame of these events, in which nothing can be clicked. `None` if there is no
    /// event.
    fn frame_of<T>(
        &self,
        reader: &Reader<'_, G>,
        context: &Context<'_>,
        moments: &[(&G::Event, G::View)],
        events: &[usize],
        make: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> Option<T> {
        let last = *events.last()?;
        let scene = Scene {
            game: reader.game,
            words: reader.words,
            names: reader.names,
            view: &moments[self.seen_at(moments[last].0, last)].1,
            recall: None,
            offers: &[],
            last: &events.iter().map(|at| moments[*at].0.clone()).collect::<Vec<_>>(),
            form: None,
            present: context.present,
            frame: Some(last),
            parts: context.parts,
        };
        Some(make(&scene))
    }

    /// The moment whose view the frame of this event shows: its own, or the one before.
    fn seen_at(&self, event: &G::Event, at: usize) -> usize {
        if (self.page.weight)(event).is_before() { at.saturating_sub(1) } else { at }
    }

    /// The stage of a frame, drawn from what a spectator saw then.
    fn staged(&self, seen: &SeenAs<'_, G>, scene: &Scene<'_, G>) -> Option<Markup> {
        let event = scene.last.last()?;
        if (self.page.weight)(event) == Weight::End {
            let amount = |amount| (self.page.amount)(amount, scene.words);
            return Some(stage::won(scene, &seen.outcome()?, amount).draw(G::NAME));
        }
        let view = seen.spectated(self.seen_at(event, scene.frame?))?;
        Some((self.page.stage)(&Scene { view: &view, ..*scene })?.draw(G::NAME))
    }

    /// Calls `make` with a viewer's scene of the current position.
    fn now<T>(&self, seen: Seen<'_>, context: &Context<'_>, make: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let seen = own::<G>(seen);
        let (game, view) = (seen.game(), seen.view());
        let scene = Scene {
            game,
            words: context.words,
            names: context.names_for(seen.viewer()),
            view: &view,
            recall: seen.recall().filter(|_| (self.page.shows_recall)(game)),
            offers: &seen.offers(&view),
            last: &seen.recent().cloned().collect::<Vec<_>>(),
            form: context.form,
            present: context.present,
            frame: None,
            parts: context.parts,
        };
        make(&scene)
    }

    /// For each seat its score and the next fact of the table in words.
    fn standing(&self, scene: &Scene<'_, G>) -> Vec<Vec<String>> {
        let of_seat = |seat| (self.page.facts)(scene, seat).into_iter().take(2).collect();
        Seat::all(scene.names.seats()).map(of_seat).collect()
    }
}

fn own<G: Game>(seen: Seen<'_>) -> SeenAs<'_, G> {
    seen.of().expect("a show is only asked about matches of its own title")
}

impl<G: Game> Show for Shown<G> {
    fn title(&self) -> &'static dyn Title {
        self.title.title()
    }

    fn words(&self, language: Language) -> &Words {
        self.dictionary.get_or_init(|| Dictionary::load(&[self.page.words])).words(language)
    }

    fn sign(&self) -> Markup {
        (self.page.sign)()
    }

    fn picture(&self) -> &'static [u8] {
        self.page.picture
    }

    fn minutes(&self) -> u16 {
        self.page.minutes
    }

    fn learning(&self) -> Learning {
        self.page.learning
    }

    fn symbols(&self) -> Markup {
        (self.page.symbols)()
    }

    fn styles(&self) -> String {
        format!("{}{}{}", stage::CSS, faces::CSS, self.page.stylesheet())
    }

    fn gallery(&self, words: &Words) -> Markup {
        (self.page.gallery)(words)
    }

    fn rules(&self, setup: &Setup, words: &Words) -> Result<Markup, SetupError> {
        Ok((self.page.rules)(&G::new(setup)?, words))
    }

    fn amount(&self, amount: i32, words: &Words) -> String {
        (self.page.amount)(amount, words)
    }

    fn keys(&self) -> &'static [(&'static str, &'static str)] {
        self.page.keys
    }

    fn board(&self, seen: Seen<'_>, context: &Context<'_>) -> Board {
        self.now(seen, context, |scene| Board {
            prompt: (self.page.prompt)(scene),
            table: scene.aside((self.page.table)(scene)),
            standing: self.standing(scene),
        })
    }

    fn tips(&self, seen: Seen<'_>, words: &Words) -> Markup {
        let seen = own::<G>(seen);
        let Some(seat) = seen.viewer().seat() else { return Markup::default() };
        lesson::tips(self.page.lesson, seen.game(), &seen.view(), seat, words)
    }

    fn hand(&self, seen: Seen<'_>, context: &Context<'_>) -> Markup {
        self.now(seen, context, self.page.hand)
    }

    fn told(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Told> {
        self.now(seen, context, self.page.told)
    }

    fn moments(&self, seen: Seen<'_>, context: &Context<'_>, within: Duration) -> Moments {
        let seen = own::<G>(seen);
        let moments: Vec<(&G::Event, G::View)> = seen.moments().collect();
        let cuts = self.cuts(&seen, within);
        let reader = context.reader(&seen);
        let spoken = |at: &usize| (self.page.spoken)(&reader, moments[*at].0);
        let said = |events: &[usize]| events.iter().filter_map(spoken).collect::<Vec<_>>().join(" ");
        let frame = |cut: &Cut| {
            let (table, stage, standing) = self.frame_of(&reader, context, &moments, &cut.shown(), |scene| {
                (scene.aside((self.page.table)(scene)), self.staged(&seen, scene), self.standing(scene))
            })?;
            let (caption, said) = (said(&cut.told), said(&cut.events));
            Some(Frame { table, stage, standing, caption, said, weight: cut.weight, length: cut.length })
        };
        let is_shown = |at: &usize| cuts.iter().any(|cut| cut.events.contains(at));
        let rest: Vec<usize> = (0..moments.len()).filter(|at| !is_shown(at)).collect();
        Moments { frames: cuts.iter().filter_map(frame).collect(), rest: said(&rest) }
    }

    fn length(&self, seen: Seen<'_>, within: Duration) -> Duration {
        moments::length(&self.cuts(&own(seen), within))
    }

    fn log(&self, seen: Seen<'_>, context: &Context<'_>, from: usize) -> Lines {
        let seen = own::<G>(seen);
        let reader = context.reader(&seen);
        let line = |Past { event, number, public, when, .. }| {
            let text = self.page.line(&reader, event, when.turn)?;
            Some(Line { text, turn: G::turn(event), when, moment: public, event: number })
        };
        Lines { lines: seen.past(from).filter_map(line).collect(), standing: seen.standing(), decided: seen.decided() }
    }

    fn since(&self, seen: Seen<'_>, context: &Context<'_>) -> Markup {
        let seen = own::<G>(seen);
        let Some(seat) = seen.viewer().seat() else { return Markup::default() };
        let standing = seen.past(0).rev().filter(|past| past.stands).map(|past| past.event);
        let told = since::told(standing, seat, G::turn, self.page.is_outcome);
        since::turns(&context.reader(&seen), context.parts, &told, self.page.begins_line, self.page.since)
    }

    fn moment(&self, seen: Seen<'_>, context: &Context<'_>, number: usize) -> Option<Moment> {
        let heard = seen.public();
        let seen = own::<G>(seen);
        let moments: Vec<(&G::Event, G::View)> = seen.moments().collect();
        let at = number.checked_sub(1 + heard.checked_sub(moments.len())?)?;
        let (event, _) = moments.get(at)?;
        let when = seen.past(0).find(|past| past.public == number)?.when;
        let reader = context.reader(&seen);
        let said = self.page.line(&reader, event, when.turn).unwrap_or_default();
        let events = moments::up_to(&self.weighed(&seen), at);
        let (table, stage) = self.frame_of(&reader, context, &moments, &events, |scene| {
            ((self.page.table)(scene), self.staged(&seen, scene))
        })?;
        Some(Moment { when, table, stage, said, is_before: (self.page.weight)(event).is_before() })
    }

    fn scores(&self, seen: Seen<'_>, context: &Context<'_>, outcome: &Outcome) -> Vec<ScoreLine> {
        let events: Vec<&G::Event> = own::<G>(seen).past(0).map(|past| past.event).collect();
        (self.page.scores)(&events, outcome, context.words)
    }

    fn highlights(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Highlight> {
        let seen = own::<G>(seen);
        let events: Vec<&G::Event> = seen.past(0).map(|past| past.event).collect();
        (self.page.highlights)(&context.reader(&seen), &events)
    }

    fn news(&self, seen: Seen<'_>, context: &Context<'_>) -> Vec<Sentence> {
        let seen = own::<G>(seen);
        let reader = context.reader(&seen);
        let spoken = |event| {
            let said = (self.page.spoken)(&reader, event)?;
            Some(Sentence { weight: (self.page.weight)(event), said })
        };
        seen.news().filter_map(spoken).collect()
    }

    fn describe(&self, seen: Seen<'_>, action: &str, names: Names<'_>, words: &Words) -> Option<String> {
        let seen = own::<G>(seen);
        let reader = Reader { game: seen.game(), words, names };
        Some((self.page.action)(&reader, &seen.view(), action.parse().ok()?))
    }

    fn reason(&self, reason: &AnyReason, words: &Words) -> Option<String> {
        Some(format!("{} ({})", (self.page.reason)(reason.illegal()?, words), reason.clause()))
    }
}
