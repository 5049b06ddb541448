//! The [`AnyMatch`] trait: a running game without its type.

use std::any::Any;
use std::sync::Arc;

use bots::{Advice, Bot, Estimate, Persona, Thinking};
use table::{DealKey, Digest, Fortune, Game, Match, Outcome, Seat, SeatSet, Viewer};

use crate::history::History;
use crate::offer::{Choice, Offer};
use crate::refusal::{AnyReason, Refusal};
use crate::when::When;

/// A running game: the true state, and a history of what each seat has heard. Viewers get it as a [`Seen`](crate::Seen)
/// only.
pub trait AnyMatch: Any + Send + Sync {
    /// An independent copy.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// The seats that owe a decision.
    fn to_act(&self) -> SeatSet;
    /// The default action of an open window; `None` otherwise.
    fn lapse(&self) -> Option<String>;
    /// The seat's legal actions in their order; empty when it owes no decision.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// The legal action with this text.
    ///
    /// # Errors
    /// When the text is no action, or the seat may not do this now; with the game's reason.
    fn choice(&self, seat: Seat, text: &str) -> Result<Choice, Refusal>;

    /// Performs a decision and what follows from it without a decision. Returns for whom it was good or bad luck.
    ///
    /// # Errors
    /// When the seat may not do this; then nothing has changed.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Fortune>, Refusal>;

    /// Performs a decision without what follows from it, for a draft.
    ///
    /// # Errors
    /// When the seat may not do this; then nothing has changed.
    fn draft(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;

    /// Clears recorded frames; later frames start from this state.
    fn clear_frames(&mut self);
    /// Records that this seat drafted all recorded frames and has seen them. Its own frames start from this state.
    fn drafted_by(&mut self, seat: Seat);

    /// How many committed events a spectator has heard.
    fn public(&self) -> usize;

    /// The turn that has begun last, and the number of decisions made in it; drafted ones count.
    fn when(&self) -> When;

    /// The digest of the state.
    fn digest(&self) -> Digest;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The steps of a turn by the bot of this text ([`Title::cast`](crate::Title::cast)), up to the one that commits the
    /// draft. Empty when there is no such bot or the seat owes no decision. Expensive: the bot thinks.
    fn turn(&self, bot: &str, thinking: &mut Thinking) -> Vec<String>;
    /// What the bot of this name would do next in a seat's place and why, for a hint: [`bots::advice`]. `None` when no bot has
    /// the name or the seat owes no decision. Expensive: the bot thinks.
    fn advice(&self, bot: &str, thinking: &mut Thinking) -> Option<Advice<String>>;
    /// The estimate of each legal action by the bot of this name, with the action's text. Empty when there is no
    /// choice, no bot has the name, or the bot does not estimate. Expensive: the bot thinks.
    fn estimates(&self, bot: &str, thinking: &mut Thinking) -> Vec<(String, Estimate)>;
    /// The estimate of one legal action by the bot of this name, with the whole budget spent on it. `None` when the
    /// text is not a legal action, no bot has the name, or the bot does not estimate. Expensive: the bot thinks.
    fn judge(&self, bot: &str, action: &str, thinking: &mut Thinking) -> Option<Estimate>;

    /// What the viewer sees now, as JSON.
    fn view_json(&self, viewer: Viewer) -> String;
    /// All events that the viewer heard since the deal, as a JSON list.
    fn events_json(&self, viewer: Viewer) -> String;
    /// The same of the committed events alone, from this number on, and the number of all that the viewer heard.
    fn told_json(&self, viewer: Viewer, from: usize) -> (String, usize);
}

/// A running game with its type.
pub(crate) struct Running<G: Game> {
    pub(crate) playing: Match<Arc<G>, DealKey>,
    bots: &'static [&'static dyn Bot<G>],
    pub(crate) history: History<G>,
    /// Whether a secret simultaneous choice is going on.
    is_secret: bool,
}

impl<G: Game> Running<G> {
    pub(crate) fn deal(game: Arc<G>, chance: DealKey, bots: &'static [&'static dyn Bot<G>]) -> Running<G> {
        let mut history = History::new();
        let playing = Match::deal_with(game, chance, &mut history);
        history.stand();
        Running { playing, bots, history, is_secret: false }
    }

    /// A viewer's legal actions; a spectator has none.
    pub(crate) fn offers(&self, viewer: Viewer, view: &G::View) -> Vec<Offer<G::Action>> {
        let offer = |action| Offer::of(self.playing.game(), view, action);
        viewer.seat().map(|seat| self.playing.legal(seat).into_iter().map(offer).collect()).unwrap_or_default()
    }

    /// The bot of this text. It thinks in the manner of its persona.
    fn bot(&self, text: &str, thinking: &mut Thinking) -> Option<&'static dyn Bot<G>> {
        let (name, persona) = Persona::split(text)?;
        thinking.play_as(persona);
        self.bots.iter().find(|bot| bot.name() == name).copied()
    }

    fn view(&self, seat: Seat) -> G::View {
        self.playing.view(Viewer::Seat(seat))
    }

    fn refusal(&self, seat: Seat, action: G::Action) -> Refusal {
        Refusal::NotLegal(self.playing.why_not(seat, action).map(AnyReason::new))
    }
}

/// Reads an action's text.
fn read<G: Game>(text: &str) -> Result<G::Action, Refusal> {
    text.parse().map_err(|_| Refusal::Unknown)
}

impl<G: Game> AnyMatch for Running<G> {
    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(Running {
            playing: self.playing.clone(),
            bots: self.bots,
            history: self.history.clone(),
            is_secret: self.is_secret,
        })
    }

    fn to_act(&self) -> SeatSet {
        self.playing.to_act()
    }

    fn lapse(&self) -> Option<String> {
        self.playing.game().lapse(&self.playing.position().state).map(|action| action.to_string())
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.offers(Viewer::Seat(seat), &self.view(seat)).into_iter().map(Choice::from).collect()
    }

    fn choice(&self, seat: Seat, text: &str) -> Result<Choice, Refusal> {
        let action = read::<G>(text)?;
        match self.playing.legal(seat).binary_search(&action) {
            Ok(_) => Ok(Choice::from(Offer::of(self.playing.game(), &self.view(seat), action))),
            Err(_) => Err(self.refusal(seat, action)),
        }
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Fortune>, Refusal> {
        let action = read::<G>(text)?;
        self.is_secret |= self.to_act().len() > 1;
        // A decision in a window or in a secret simultaneous choice does not count as a turn.
        let is_turn = self.lapse().is_none() && !self.is_secret;
        let begun = self.history.len();
        let before = self.history.decide();
        let played = self.playing.play_with(seat, action, &mut self.history);
        if played.is_err() {
            self.history.return_to(before);
            return Err(self.refusal(seat, action));
        }
        if is_turn {
            self.history.has_decided(seat);
        }
        // A secret choice is over at the first public event.
        self.is_secret &= !self.history.is_public_from(begun);
        self.history.stand();
        let public = self.history.past(Viewer::Spectator, begun);
        Ok(public.filter_map(|past| G::fortune(past.event)).collect())
    }

    fn draft(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        let action = read::<G>(text)?;
        let before = self.history.decide();
        let stepped = self.playing.step_with(seat, action, &mut self.history);
        stepped.map_err(|_| {
            self.history.return_to(before);
            self.refusal(seat, action)
        })
    }

    fn clear_frames(&mut self) {
        self.history.clear_frames();
    }

    fn drafted_by(&mut self, seat: Seat) {
        self.history.drafted_by(seat);
    }

    fn public(&self) -> usize {
        self.history.public()
    }

    fn when(&self) -> When {
        self.history.when()
    }

    fn digest(&self) -> Digest {
        Digest::of(&self.playing.position().state)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.playing.outcome()
    }

    fn turn(&self, bot: &str, thinking: &mut Thinking) -> Vec<String> {
        let Some(bot) = self.bot(bot, thinking) else { return Vec::new() };
        let steps = bots::turn(self.playing.game(), self.playing.position(), bot, thinking);
        steps.into_iter().map(|action| action.to_string()).collect()
    }

    fn advice(&self, bot: &str, thinking: &mut Thinking) -> Option<Advice<String>> {
        let bot = self.bot(bot, thinking)?;
        let advice = bots::advice(self.playing.game(), self.playing.position(), bot, thinking)?;
        let best = advice.best.iter().map(|(action, chance)| (action.to_string(), *chance)).collect();
        Some(Advice { action: advice.action.to_string(), best, because: advice.because })
    }

    fn estimates(&self, bot: &str, thinking: &mut Thinking) -> Vec<(String, Estimate)> {
        let Some(bot) = self.bot(bot, thinking) else { return Vec::new() };
        let estimates = bots::estimates(self.playing.game(), self.playing.position(), bot, thinking);
        estimates.into_iter().map(|(action, estimate)| (action.to_string(), estimate)).collect()
    }

    fn judge(&self, bot: &str, action: &str, thinking: &mut Thinking) -> Option<Estimate> {
        let (bot, action) = (self.bot(bot, thinking)?, read::<G>(action).ok()?);
        self.playing.legal(thinking.seat()).binary_search(&action).ok()?;
        bots::judge(self.playing.game(), self.playing.position(), bot, action, thinking)
    }

    fn view_json(&self, viewer: Viewer) -> String {
        serde_json::to_string(&self.playing.view(viewer)).expect("a view is plain data")
    }

    fn events_json(&self, viewer: Viewer) -> String {
        let events: Vec<&G::Event> = self.history.heard(viewer).collect();
        serde_json::to_string(&events).expect("events are plain data")
    }

    fn told_json(&self, viewer: Viewer, from: usize) -> (String, usize) {
        let told: Vec<&G::Event> = self.history.told(viewer).collect();
        let new = told.get(from..).unwrap_or_default();
        (serde_json::to_string(new).expect("events are plain data"), told.len())
    }
}
