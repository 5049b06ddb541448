//! The contract: what a game's rules must offer, and what everybody else may rely on.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::options::{OptionSpec, Settings};
use crate::{Audience, Chance, Heard, Outcome, Seat, SeatSet, Setup, SetupError, Stream, Viewer};

/// A decision of one seat: small, ordered, with a stable text form and a dense number.
pub trait Action: Copy + Ord + Hash + Debug + Display + FromStr<Err: Debug> + Send + Sync + 'static {
    /// How many actions the game knows; their numbers are smaller, and every smaller number is an action's.
    const COUNT: usize;

    /// The action's number, the same in every version; the order of numbers is the order of actions.
    fn number(self) -> usize;

    /// The action with this number, if there is one.
    fn nth(number: usize) -> Option<Self>;
}

/// Why an action is not legal, in the words of a clause.
pub trait Reason: Copy + Eq + Debug + Send + Sync + 'static {
    /// The clause that forbids it, as in `DW-6`.
    fn clause(&self) -> &'static str;
}

/// The rules of a game as a value: seats, options, edition and rules version are inside. Pure and deterministic, without
/// clock or I/O.
///
/// A decision runs in two parts. [`apply`](Game::apply) performs what the seat decided; [`advance`](Game::advance) what
/// follows by force (draws, forced discards, the end of a turn), until somebody owes a decision or the game is over.
/// Between the two, a state may owe nobody a decision; that is how a table knows that a seat's draft is complete.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// The truth. Cheap to clone: fixed-size arrays, nothing on the heap in the hot path.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A decision.
    type Action: Action;
    /// What a viewer sees at this moment.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat has been shown since the deal: a fold of its own events, of bounded size.
    type Recall: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why an action is refused.
    type Illegal: Reason;

    /// The game's stable name, as in `dollars-wanted`.
    const NAME: &'static str;
    /// The newest version of its rules.
    const VERSION: u32;
    /// The fewest and the most players.
    const SEATS: (u8, u8);
    /// Its options.
    const OPTIONS: &'static [OptionSpec];
    /// The edition that comes with the program.
    const EDITION: &'static str;
    /// Whether several seats ever owe a decision at once: see [`to_act`](Game::to_act).
    const TOGETHER: bool = false;
    /// Whether a decision is ever a window: see [`lapse`](Game::lapse).
    const WINDOWS: bool = false;

    /// Makes the game of a setup.
    ///
    /// # Errors
    /// When the setup is not possible; the error says what would be.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// How many play.
    fn seats(&self) -> u8;

    /// The most decisions a game can have, whoever plays it.
    fn bound(&self) -> u32;

    /// Deals a new game and runs it to its first decision.
    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> Self::State;

    /// The seats that owe a decision; none when the game is over (or, after `apply` alone, when `advance` has something
    /// to do).
    ///
    /// Several owe one at once only for a secret simultaneous choice. Each of them decides by as many steps as it needs,
    /// the last of which says that it is ready; none of the steps learns, uses chance, or shows any other viewer
    /// anything, and nothing follows until the last seat is ready. So who is ready is known to nobody else: a table keeps
    /// the choices as drafts and plays them all at once.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// What is decided for the seat that is to act when it lets its time pass: there only where the decision is a
    /// *window*, a chance to act out of turn that opens on public facts alone and stays open for the same time whatever
    /// the seat holds. It is a legal action that shows nothing else, and what it says is known to every viewer.
    fn lapse(&self, _state: &Self::State) -> Option<Self::Action> {
        None
    }

    /// Clears `list` and writes the seat's legal actions into it: complete, sorted, no duplicates; empty when the seat
    /// owes no decision.
    fn legal(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);

    /// Performs one decision.
    ///
    /// # Panics
    /// May panic, or leave nonsense, when the action is not in the seat's legal list: callers check it first
    /// ([`Position::play`](crate::Position::play) does).
    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &C,
        events: &mut E,
    );

    /// Runs what follows by force until somebody owes a decision or the game is over. Nothing where nothing follows.
    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut Self::State, chance: &C, events: &mut E);

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What this viewer sees now; built field by field from what lies open for him.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Why the viewer may not do this now; nothing when he may. The legal list is exactly what this allows, so the
    /// reason comes from the predicate that forbids.
    fn why_not(&self, view: &Self::View, action: Self::Action) -> Option<Self::Illegal>;

    /// Whether the seat would learn something by this legal step that its view does not tell: then the step cannot be
    /// taken back. A function of the view, never of the truth.
    fn learns(&self, view: &Self::View, action: Self::Action) -> bool;

    /// What a seat has been shown before the first event: nothing.
    fn recall(&self, seat: Seat) -> Self::Recall;

    /// Takes an event that the seat received into what it has been shown.
    fn observe(&self, recall: &mut Self::Recall, event: &Self::Event);

    /// A random world that the seat's knowledge allows. What it is uniform over is documented by the game.
    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> Self::State;
}

impl Setup {
    /// Checks the number of seats, the rules version and the settings against those of a game, and returns the settings
    /// with every option named.
    ///
    /// # Errors
    /// When the game does not allow one of them.
    pub fn check<G: Game>(&self) -> Result<Settings, SetupError> {
        let (least, most) = G::SEATS;
        if !(least..=most).contains(&self.seats) {
            return Err(SetupError::Seats { seats: self.seats, least, most });
        }
        if self.version == 0 || self.version > G::VERSION {
            return Err(SetupError::Version { version: self.version, known: G::VERSION });
        }
        Ok(self.settings.complete(G::OPTIONS)?)
    }
}

/// A seat's information set: what it sees now and what it has been shown. All that a bot ever gets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Knows<G: Game> {
    /// What the seat sees now.
    pub view: G::View,
    /// What it has been shown since the deal.
    pub recall: G::Recall,
}

/// Receives events while rules run. Each comes with the state right after it, so that a page can be given *frames*.
pub trait Events<G: Game> {
    /// Whether anybody listens; where nobody does, a game need not gather what an event would hold.
    const LISTENS: bool = true;

    /// Something has just happened; `state` already shows it.
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event);
}

/// The empty sink: simulation pays nothing for events.
impl<G: Game> Events<G> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn event(&mut self, _: &G, _: &G::State, _: Audience, _: G::Event) {}
}

/// A sink that keeps the events in order.
impl<G: Game> Events<G> for Vec<Heard<G::Event>> {
    fn event(&mut self, _: &G, _: &G::State, audience: Audience, event: G::Event) {
        self.push(Heard { audience, event });
    }
}

/// Two sinks at once.
impl<G: Game, A: Events<G>, B: Events<G>> Events<G> for (&mut A, &mut B) {
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event) {
        self.0.event(game, state, audience, event.clone());
        self.1.event(game, state, audience, event);
    }
}
