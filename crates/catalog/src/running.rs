//! A game that runs, whatever game it is: what a table, a page and the command line need of it.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::Bot;
use look::{Form, Page, Presence, Scene, Words};
use maud::Markup;
use table::{
    Audience, BySeat, DealKey, Digest, Events, Fast, Game, Heard, Outcome, Position, Reason as _, Seat, SeatSet, Viewer,
};
use thiserror::Error;

/// A legal action, as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Its stable text.
    pub text: String,
    /// Whether the seat would learn something by it, so that it cannot be taken back.
    pub learns: bool,
}

/// Why a step was refused; nothing has changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum Refusal {
    /// The text is no action of the game.
    #[error("this is no action of the game")]
    Unknown,
    /// The seat may not do this now.
    #[error("this is not possible now")]
    NotLegal,
}

/// Why something is not possible, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// The clause that forbids it, as in `DW-6`.
    pub clause: &'static str,
    /// The reason as a sentence.
    pub text: String,
}

/// Who looks, and what a page must know beside the game.
pub struct Sight<'a> {
    /// Who looks.
    pub viewer: Viewer,
    /// In which language.
    pub words: &'a Words,
    /// The names of the seats.
    pub names: &'a BySeat<String>,
    /// Who is there.
    pub present: &'a BySeat<Presence>,
    /// Where decisions go; nothing where none can be made.
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
}

/// A running game.
pub trait Match: Send + Sync {
    /// The same game once more, to go on by itself.
    fn fork(&self) -> Box<dyn Match>;
    /// The seats that owe a decision.
    fn to_act(&self) -> SeatSet;
    /// What is decided for the seat that is to act when it lets its time pass; only where the decision is a window.
    fn lapse(&self) -> Option<String>;
    /// The seat's legal actions in their order.
    fn offers(&self, seat: Seat) -> Vec<Offer>;

    /// Performs a decision and what follows from it.
    ///
    /// # Errors
    /// When the seat may not do this; then nothing has changed.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// Performs a decision without what follows from it, for a draft.
    ///
    /// # Errors
    /// When the seat may not do this; then nothing has changed.
    fn draft(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// From here on, what happens is new: [`frames`](Match::frames) begin after this.
    fn turn_page(&mut self);

    /// What has happened since is known to this seat, which drafted it: its frames begin here.
    fn drafted_by(&mut self, seat: Seat);

    /// The fingerprint of the state.
    fn digest(&self) -> Digest;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What the bot of this name would do in this seat; nothing when the name is unknown or nothing is to be done.
    fn choose(&self, seat: Seat, bot: &str, seed: u64) -> Option<String>;

    /// The page for a viewer.
    fn board(&self, sight: &Sight<'_>) -> Board;
    /// What has happened since the last turned page, moment by moment, as the viewer heard it.
    fn frames(&self, sight: &Sight<'_>) -> Vec<Frame>;
    /// What the page keeps of what happened, a line an event.
    fn log(&self, sight: &Sight<'_>) -> Vec<String>;
    /// What was said at each event since the last turned page.
    fn said(&self, sight: &Sight<'_>) -> Vec<String>;
    /// An action in words.
    fn describe(&self, sight: &Sight<'_>, action: &str) -> Option<String>;
    /// Why the viewer may not do this; nothing when he may.
    fn why_not(&self, sight: &Sight<'_>, action: &str) -> Option<Why>;
    /// What the viewer sees now, as JSON; for programs and the terminal.
    fn view_json(&self, viewer: Viewer) -> String;
}

/// A running game of one sort.
pub(crate) struct Running<G: Game, P> {
    game: Arc<G>,
    chance: DealKey,
    bots: &'static [&'static dyn Bot<G>],
    position: Position<G>,
    record: Record<G>,
    page: PhantomData<fn() -> P>,
}

/// Everything that happened, and the states since the last turned page.
#[derive(Clone)]
struct Record<G: Game> {
    heard: Vec<Heard<G::Event>>,
    recent: Vec<G::State>,
    /// The seat that has drafted the first moments, and how many.
    drafted: Option<(Seat, usize)>,
}

impl<G: Game> Record<G> {
    /// The events since the last turned page, with the states right after them.
    fn moments(&self) -> impl Iterator<Item = (&Heard<G::Event>, &G::State)> {
        self.heard[self.heard.len() - self.recent.len()..].iter().zip(&self.recent)
    }

    /// Those of them that are new to this viewer.
    fn moments_for(&self, viewer: Viewer) -> impl Iterator<Item = (&Heard<G::Event>, &G::State)> {
        let known = self.drafted.filter(|(seat, _)| viewer == Viewer::Seat(*seat)).map_or(0, |(_, count)| count);
        self.moments().skip(known).filter(move |(heard, _)| heard.audience.includes(viewer))
    }
}

impl<G: Game> Events<G> for Record<G> {
    fn event(&mut self, _: &G, state: &G::State, audience: Audience, event: G::Event) {
        self.heard.push(Heard { audience, event });
        self.recent.push(state.clone());
    }
}

impl<G: Game, P: Page<G>> Running<G, P> {
    pub(crate) fn deal(game: Arc<G>, chance: DealKey, bots: &'static [&'static dyn Bot<G>]) -> Running<G, P> {
        let mut record = Record { heard: Vec::new(), recent: Vec::new(), drafted: None };
        let position = Position::deal(&*game, &chance, &mut record);
        Running { game, chance, bots, position, record, page: PhantomData }
    }

    /// The game's offers for a viewer, from what he sees.
    fn choices(&self, viewer: Viewer, view: &G::View) -> Vec<look::Offer<G::Action>> {
        let Some(seat) = viewer.seat() else { return Vec::new() };
        let mut list = Vec::new();
        self.game.legal(&self.position.state, seat, &mut list);
        list.into_iter().map(|action| look::Offer { action, learns: self.game.learns(view, action) }).collect()
    }

    fn last(&self, viewer: Viewer) -> Vec<G::Event> {
        let heard = self.record.moments().map(|(heard, _)| heard);
        heard.filter(|heard| heard.audience.includes(viewer)).map(|heard| heard.event.clone()).collect()
    }

    /// What a page may show of the seat's recall.
    fn recall(&self, viewer: Viewer) -> Option<&G::Recall> {
        let seat = viewer.seat().filter(|_| P::shows_recall(&self.game))?;
        self.position.recalls.get(seat)
    }
}

impl<G: Game, P: Page<G>> Match for Running<G, P> {
    fn fork(&self) -> Box<dyn Match> {
        Box::new(Running::<G, P> {
            game: self.game.clone(),
            chance: self.chance.clone(),
            bots: self.bots,
            position: self.position.clone(),
            record: self.record.clone(),
            page: PhantomData,
        })
    }

    fn to_act(&self) -> SeatSet {
        self.game.to_act(&self.position.state)
    }

    fn lapse(&self) -> Option<String> {
        self.game.lapse(&self.position.state).map(|action| action.to_string())
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let view = self.game.view(&self.position.state, Viewer::Seat(seat));
        let choices = self.choices(Viewer::Seat(seat), &view);
        choices.into_iter().map(|offer| Offer { text: offer.action.to_string(), learns: offer.learns }).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action: G::Action = action.parse().map_err(|_| Refusal::Unknown)?;
        let played = self.position.play(&self.game, seat, action, &self.chance, &mut self.record);
        played.map_err(|_| Refusal::NotLegal)
    }

    fn draft(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        let action: G::Action = action.parse().map_err(|_| Refusal::Unknown)?;
        let stepped = self.position.step(&self.game, seat, action, &self.chance, &mut self.record);
        stepped.map_err(|_| Refusal::NotLegal)
    }

    fn turn_page(&mut self) {
        self.record.recent.clear();
        self.record.drafted = None;
    }

    fn drafted_by(&mut self, seat: Seat) {
        self.record.drafted = Some((seat, self.record.recent.len()));
    }

    fn digest(&self) -> Digest {
        Digest::of(&self.position.state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome(&self.position.state)
    }

    fn choose(&self, seat: Seat, bot: &str, seed: u64) -> Option<String> {
        let bot = self.bots.iter().find(|known| known.name() == bot)?;
        let knows = self.position.knows(&self.game, seat);
        let legal: Vec<G::Action> =
            self.choices(Viewer::Seat(seat), &knows.view).into_iter().map(|offer| offer.action).collect();
        if legal.is_empty() {
            return None;
        }
        Some(bot.choose(&self.game, &knows, &legal, &mut Fast::new(seed)).to_string())
    }

    fn board(&self, sight: &Sight<'_>) -> Board {
        let view = self.game.view(&self.position.state, sight.viewer);
        let offers = self.choices(sight.viewer, &view);
        let last = self.last(sight.viewer);
        let recall = self.recall(sight.viewer);
        let scene = scene(sight, &view, recall, &offers, &last, None);
        Board { prompt: P::prompt(&self.game, &scene), table: P::table(&self.game, &scene) }
    }

    fn frames(&self, sight: &Sight<'_>) -> Vec<Frame> {
        let mut frames = Vec::new();
        for (heard, state) in self.record.moments_for(sight.viewer) {
            let Some(said) = P::spoken(&self.game, &heard.event, sight.names, sight.words) else { continue };
            let view = self.game.view(state, sight.viewer);
            let last = std::slice::from_ref(&heard.event);
            let scene = scene(sight, &view, None, &[], last, Some(frames.len()));
            frames.push(Frame { table: P::table(&self.game, &scene), said });
        }
        frames
    }

    fn log(&self, sight: &Sight<'_>) -> Vec<String> {
        let heard = self.record.heard.iter().filter(|heard| heard.audience.includes(sight.viewer));
        heard.filter_map(|heard| P::logged(&self.game, &heard.event, sight.names, sight.words)).collect()
    }

    fn said(&self, sight: &Sight<'_>) -> Vec<String> {
        let events = self.record.moments_for(sight.viewer).map(|(heard, _)| &heard.event);
        events.filter_map(|event| P::spoken(&self.game, event, sight.names, sight.words)).collect()
    }

    fn describe(&self, sight: &Sight<'_>, action: &str) -> Option<String> {
        let view = self.game.view(&self.position.state, sight.viewer);
        Some(P::action(&self.game, &view, action.parse().ok()?, sight.words))
    }

    fn why_not(&self, sight: &Sight<'_>, action: &str) -> Option<Why> {
        let view = self.game.view(&self.position.state, sight.viewer);
        let illegal = self.game.why_not(&view, action.parse().ok()?)?;
        Some(Why { clause: illegal.clause(), text: P::reason(illegal, sight.words) })
    }

    fn view_json(&self, viewer: Viewer) -> String {
        let view = self.game.view(&self.position.state, viewer);
        serde_json::to_string(&view).expect("a view is plain data")
    }
}

fn scene<'a, G: Game>(
    sight: &'a Sight<'_>,
    view: &'a G::View,
    recall: Option<&'a G::Recall>,
    offers: &'a [look::Offer<G::Action>],
    last: &'a [G::Event],
    frame: Option<usize>,
) -> Scene<'a, G> {
    let form = sight.form.filter(|_| frame.is_none());
    Scene { words: sight.words, names: sight.names, view, recall, offers, last, form, present: sight.present, frame }
}
