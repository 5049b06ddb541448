//! The contract: what the rules of a game provide, and what callers may rely on.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::options::{OptionSpec, Settings};
use crate::{Audience, Chance, Fortune, Heard, Lesson, Outcome, Seat, SeatSet, Setup, SetupError, Stream, Viewer};

/// A decision of one seat: small, ordered, with a stable text form and a dense number.
pub trait Decision: Copy + Ord + Hash + Debug + Display + FromStr<Err: Debug> + Send + Sync + 'static {
    /// The number of actions. Actions are numbered from 0 to `COUNT - 1` without gaps.
    const COUNT: usize;

    /// The action's number, which never changes between versions. Numbers follow the order of actions.
    fn number(self) -> usize;

    /// The action with this number; `None` from [`COUNT`](Decision::COUNT) on.
    fn nth(number: usize) -> Option<Self>;
}

/// Why an action is not legal.
pub trait Reason: Copy + Eq + Debug + Send + Sync + 'static {
    /// The clause that forbids it, as in `DW-6`.
    fn clause(&self) -> &'static str;
}

/// The rules of a game, as a value that holds its number of seats, options, edition and rules version. Rules know only
/// this contract. They are pure and deterministic: no clock, no I/O, no hidden randomness (`games/clippy.toml` forbids
/// them) and no page.
///
/// A decision runs in two parts. [`apply`](Game::apply) performs what the seat decided. [`advance`](Game::advance)
/// performs what follows without a decision (draws, forced discards, the end of a turn), until a seat owes a decision
/// or the game is over. Between the two, a state may have no seat that owes a decision: then a draft is complete.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// The true state. Cheap to clone: fixed-size arrays, no heap allocation during play. Only the game, the
    /// conformance kit, the erased `AnyMatch` and the code that runs bots handle it. Pages, reasons and bots get a
    /// [`View`](Game::View), a different type, so nothing leads from the true state to a page.
    type State: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// A decision.
    type Action: Decision;
    /// What a viewer sees now.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat has been shown since the deal: a fold of the seat's events, of bounded size.
    type Recall: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Something that happened.
    type Event: Clone + PartialEq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why an action is refused.
    type Illegal: Reason;

    /// The stable name, as in `dollars-wanted`.
    const NAME: &'static str;
    /// The newest rules version. From release 1.0 on, every change that would replay any log differently raises it, and
    /// the rules keep playing all older versions; before that, a change may replace version 1.
    /// `games/NAME/tests/records` holds a finished game of each version; `app/tests/records.rs` replays them digest by
    /// digest.
    const VERSION: u32;
    /// The least and greatest number of players.
    const SEATS: (u8, u8);
    /// Its options.
    const OPTIONS: &'static [OptionSpec];
    /// The edition that comes with the program.
    const EDITION: &'static str;
    /// Whether several seats can owe a decision at once: see [`to_act`](Game::to_act).
    const TOGETHER: bool = false;
    /// Whether a decision can be a window: see [`lapse`](Game::lapse).
    const WINDOWS: bool = false;
    /// Whether memory is part of the game: a seat's recall holds what no page shows again. Then a running game leads to
    /// no past moments, and a hint knows only what lies open ([`forgotten`](Game::forgotten)).
    const MEMORY: bool = false;
    /// Its guided first game, if it has one.
    const LESSON: Option<Lesson> = None;

    /// Creates the game of a setup.
    ///
    /// # Errors
    /// When the setup is not possible. The error says what is allowed.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// The number of seats.
    fn seats(&self) -> u8;

    /// An upper bound on the number of decisions in a game, however it is played.
    fn bound(&self) -> u32;

    /// Deals a new game and runs it to its first decision.
    fn deal<C: Chance, E: Events<Self>>(&self, chance: &C, events: &mut E) -> Self::State;

    /// The seats that owe a decision. Empty when the game is over, and between `apply` and an `advance` that has
    /// something to do.
    ///
    /// Several seats owe one at once only for a secret simultaneous choice. Each seat decides in one or more steps; its
    /// last step says that it is ready. No step may learn, use chance or show another viewer anything, and nothing
    /// follows until the last seat is ready. So nobody else knows who is ready: a table keeps the choices as drafts and
    /// plays them all at once, in seating order. The committed state never holds a pending choice.
    fn to_act(&self, state: &Self::State) -> SeatSet;

    /// The default action of an open window; `None` when the decision is not a window. A *window* is a chance to act
    /// out of turn. Public facts alone decide whether it opens, and it stays open for the same time whatever the seat
    /// holds. The default action is legal, every viewer knows what it is, and it shows nothing else.
    fn lapse(&self, _state: &Self::State) -> Option<Self::Action> {
        None
    }

    /// Clears `list` and fills it with the seat's legal actions: complete, sorted, without duplicates. Empty when the
    /// seat owes no decision.
    fn legal(&self, state: &Self::State, seat: Seat, list: &mut Vec<Self::Action>);

    /// One of the seat's legal actions: `choose` gets how many there are, and answers a place in the
    /// [list](Game::legal). `None`, without asking, when there are none. Random players decide this way; it costs them
    /// no list.
    fn pick(&self, state: &Self::State, seat: Seat, choose: impl FnOnce(u32) -> u32) -> Option<Self::Action> {
        let mut list = Vec::new();
        self.legal(state, seat, &mut list);
        if list.is_empty() { None } else { list.get(choose(list.len() as u32) as usize).copied() }
    }

    /// Whether the action is in the seat's [list](Game::legal). A game overrides this to do without the list.
    fn is_legal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> bool {
        let mut list = Vec::new();
        self.legal(state, seat, &mut list);
        list.binary_search(&action).is_ok()
    }

    /// Performs one decision, without what follows from it.
    ///
    /// # Panics
    /// May panic, or leave an invalid state, when the action is not in the seat's legal list. Callers check it first
    /// ([`Position::play`](crate::Position::play) does).
    fn apply<C: Chance, E: Events<Self>>(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        chance: &C,
        events: &mut E,
    );

    /// Performs what follows without a decision, until a seat owes a decision or the game is over. Does nothing when
    /// nothing follows.
    fn advance<C: Chance, E: Events<Self>>(&self, state: &mut Self::State, chance: &C, events: &mut E);

    /// How the game ended; `None` while it runs.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What this viewer sees now. Built field by field from what the viewer may see.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// Why the viewer may not do this now; `None` when it is legal. This predicate decides what is legal:
    /// [`legal`](Game::legal) is a fast way to list exactly the actions that it allows, and the kit checks that the two
    /// agree.
    fn why_not(&self, view: &Self::View, action: Self::Action) -> Option<Self::Illegal>;

    /// Whether this legal step would show the seat something that is not in its view. Such a step cannot be taken back;
    /// any other may stay a draft. Depends on the view only, never on the true state, so a commit reveals nothing and a
    /// page can warn before the click. The kit tests this with paired worlds.
    fn learns(&self, view: &Self::View, action: Self::Action) -> bool;

    /// The decision that comes with this legal one: the only one it would leave the seat, so asking would be pointless.
    /// At a table one click plays both; the log records them one after the other. Depends on the view only.
    fn follows(&self, _view: &Self::View, _action: Self::Action) -> Option<Self::Action> {
        None
    }

    /// The recall of a seat before the first event: empty.
    fn recall(&self, seat: Seat) -> Self::Recall;

    /// The recall of a seat that has forgotten all it was shown: what its view alone tells. A hint is made from it, so
    /// that no bot remembers for the player. `Some` exactly if memory is part of the game ([`MEMORY`](Game::MEMORY)).
    /// Only asked about a seat that owes a decision.
    fn forgotten(&self, _view: &Self::View, _seat: Seat) -> Option<Self::Recall> {
        None
    }

    /// The seat whose turn this event begins; `None` for other events. Such an event is for everybody. What comes before
    /// the first one is the start of the game.
    fn turn(_event: &Self::Event) -> Option<Seat> {
        None
    }

    /// For whom an event of weight is good or bad luck, for what players say about it; `None` for other events. Such an
    /// event is for everybody.
    fn fortune(_event: &Self::Event) -> Option<Fortune> {
        None
    }

    /// Adds an event that the seat received to its recall.
    fn observe(&self, recall: &mut Self::Recall, event: &Self::Event);

    /// A random state that is consistent with what the seat knows. The game documents the distribution.
    fn resample<S: Stream>(&self, knows: &Knows<Self>, random: &mut S) -> Self::State;

    /// Draws such states one after another, each as [`resample`](Game::resample) would. A game overrides this to do once
    /// what depends on the knowledge alone.
    fn worlds<S: Stream>(&self, knows: &Knows<Self>) -> impl Fn(&mut S) -> Self::State {
        |random| self.resample(knows, random)
    }
}

impl Setup {
    /// The setup with the game's own edition and its newest rules.
    pub fn of<G: Game>(seats: u8, settings: Settings) -> Setup {
        Setup { seats, settings, edition: G::EDITION.to_owned(), version: G::VERSION }
    }

    /// Checks the number of seats, the rules version and the settings against those that a game allows. Returns the
    /// settings with every option present.
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

/// A seat's information set: its view now and its recall. A bot gets nothing else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Knows<G: Game> {
    /// What the seat sees now.
    pub view: G::View,
    /// What the seat has been shown since the deal.
    pub recall: G::Recall,
}

/// Receives events while rules run, each with the state right after it. Pages show these states as *frames*.
pub trait Events<G: Game> {
    /// Whether events are used. When `false`, a game need not compute what an event would contain.
    const LISTENS: bool = true;

    /// Receives an event. `state` is the state right after it.
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event);
}

/// Ignores events, so that playouts do not pay for them.
impl<G: Game> Events<G> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn event(&mut self, _: &G, _: &G::State, _: Audience, _: G::Event) {}
}

/// Collects events in order.
impl<G: Game> Events<G> for Vec<Heard<G::Event>> {
    fn event(&mut self, _: &G, _: &G::State, audience: Audience, event: G::Event) {
        self.push(Heard { audience, event });
    }
}

/// Passes each event to two receivers.
impl<G: Game, A: Events<G>, B: Events<G>> Events<G> for (&mut A, &mut B) {
    fn event(&mut self, game: &G, state: &G::State, audience: Audience, event: G::Event) {
        self.0.event(game, state, audience, event.clone());
        self.1.event(game, state, audience, event);
    }
}
