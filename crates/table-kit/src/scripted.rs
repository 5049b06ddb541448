//! Tables on which a test plays actions by their texts.

use std::marker::PhantomData;

use table::{Audience, Fast, Game, Heard, Outcome, Seat, Viewer};

/// How a game's tests write actions and events.
pub trait Teller<G: Game>: Clone + 'static {
    /// An event as a short line.
    fn line(game: &G, event: &G::Event) -> String;

    /// The action of this text for this seat. By default it is parsed by the action's `FromStr`.
    ///
    /// # Errors
    /// When the text is not an action.
    fn action(_game: &G, _state: &G::State, _seat: Seat, text: &str) -> Result<G::Action, String> {
        text.parse().map_err(|error| format!("`{text}` is no action: {error:?}"))
    }
}

/// A running table. A test plays actions by their texts; seats count from 1.
///
/// # Panics
/// Its methods panic when the test is wrong: a text is not a legal action, or the ranks of a running game are asked
/// for.
#[derive(Clone)]
pub struct Scripted<G: Game, T> {
    /// The rules.
    pub game: G,
    /// The true state.
    pub state: G::State,
    /// The events since the table was dealt or laid out.
    pub heard: Vec<Heard<G::Event>>,
    chance: Fast,
    teller: PhantomData<T>,
}

impl<G: Game, T: Teller<G>> Scripted<G, T> {
    /// A table with a new deal.
    pub fn deal(game: G, seed: u64) -> Scripted<G, T> {
        let (chance, mut heard) = (Fast::new(seed), Vec::new());
        let state = game.deal(&chance, &mut heard);
        Scripted { game, state, heard, chance, teller: PhantomData }
    }

    /// A table in this state, after everything that follows from it. The seed determines all later chance.
    pub fn new(game: G, mut state: G::State, seed: u64) -> Scripted<G, T> {
        let (chance, mut heard) = (Fast::new(seed), Vec::new());
        game.advance(&mut state, &chance, &mut heard);
        Scripted { game, state, heard, chance, teller: PhantomData }
    }

    /// The seats that owe a decision.
    pub fn to_act(&self) -> Vec<usize> {
        self.game.to_act(&self.state).iter().map(|seat| seat.index() + 1).collect()
    }

    /// The seat that owes a decision; `None` when the game is over.
    #[track_caller]
    pub fn active(&self) -> Option<usize> {
        let due = self.to_act();
        assert!(due.len() < 2, "several seats owe a decision: {due:?}");
        due.first().copied()
    }

    /// The legal actions of a seat.
    pub fn list(&self, seat: usize) -> Vec<G::Action> {
        let mut list = Vec::new();
        self.game.legal(&self.state, number(seat), &mut list);
        list
    }

    /// The texts of a seat's legal actions.
    pub fn legal_of(&self, seat: usize) -> Vec<String> {
        self.list(seat).iter().map(ToString::to_string).collect()
    }

    /// Plays an action of a seat and everything that follows from it.
    ///
    /// # Errors
    /// When it is not legal. Then nothing has changed.
    pub fn play(&mut self, seat: usize, action: G::Action) -> Result<Story, String> {
        if !self.list(seat).contains(&action) {
            return Err(format!("`{action}` is not legal for seat {seat}; legal are {:?}", self.legal_of(seat)));
        }
        let from = self.heard.len();
        self.game.apply(&mut self.state, number(seat), action, &self.chance, &mut self.heard);
        self.game.advance(&mut self.state, &self.chance, &mut self.heard);
        Ok(self.story(from))
    }

    /// Like [`Scripted::play`], with the action's text.
    #[track_caller]
    pub fn step(&mut self, seat: usize, text: &str) -> Story {
        let action = T::action(&self.game, &self.state, number(seat), text);
        action.and_then(|action| self.play(seat, action)).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Plays an action of the seat that owes a decision.
    #[track_caller]
    pub fn act(&mut self, text: &str) -> Story {
        let seat = self.active().expect("a seat owes a decision");
        self.step(seat, text)
    }

    /// Plays these actions in order, each by the seat that owes a decision.
    #[track_caller]
    pub fn acts(&mut self, texts: &[&str]) -> Story {
        let from = self.heard.len();
        for text in texts {
            self.act(text);
        }
        self.story(from)
    }

    /// The public events since the table was dealt or laid out.
    pub fn so_far(&self) -> Story {
        self.story(0)
    }

    fn story(&self, from: usize) -> Story {
        let open = self.heard[from..].iter().filter(|heard| heard.audience == Audience::All);
        Story(open.map(|heard| T::line(&self.game, &heard.event)).collect())
    }

    /// The events that only this seat received, as lines.
    pub fn told(&self, seat: usize) -> Vec<String> {
        let own = self.heard.iter().filter(|heard| heard.audience == Audience::Only(number(seat)));
        own.map(|heard| T::line(&self.game, &heard.event)).collect()
    }

    /// Why a seat may not play this action; `None` when it is legal. Seat 0 is a spectator.
    #[track_caller]
    pub fn why_not(&self, seat: usize, text: &str) -> Option<G::Illegal> {
        let action = text.parse().unwrap_or_else(|error| panic!("`{text}` is no action: {error:?}"));
        self.game.why_not(&self.view(seat), action)
    }

    /// The view of a seat; seat 0 is a spectator.
    pub fn view(&self, seat: usize) -> G::View {
        self.game.view(&self.state, if seat == 0 { Viewer::Spectator } else { Viewer::Seat(number(seat)) })
    }

    /// What lies open, as text. Checks that all viewers see the same.
    #[track_caller]
    pub fn open<N: ToString>(&self, what: impl Fn(&G::View) -> N) -> String {
        let seen = |viewer| what(&self.view(viewer)).to_string();
        let open = seen(0);
        for seat in 1..=usize::from(self.game.seats()) {
            assert_eq!(seen(seat), open, "seat {seat} sees something else than a spectator");
        }
        open
    }

    /// The outcome; `None` while the game runs. Checks that no seat owes a decision after the end.
    #[track_caller]
    pub fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.outcome(&self.state);
        assert_eq!(outcome.is_some(), self.to_act().is_empty(), "either the game is over or a seat owes a decision");
        outcome
    }

    /// Whether the game is over.
    #[track_caller]
    pub fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    /// The ranks at the end, in seating order.
    #[track_caller]
    pub fn ranks(&self) -> Vec<u8> {
        self.outcome().expect("the game is over").scores.iter().map(|score| score.rank).collect()
    }

    /// The totals at the end, in seating order.
    #[track_caller]
    pub fn totals(&self) -> Vec<i32> {
        self.outcome().expect("the game is over").scores.iter().map(|score| score.total).collect()
    }
}

/// Defines `Table`, a [`Scripted`] table of this game and these lines, to which the game's tests add methods.
///
/// `scripted!(MyGame, Lines);`
#[macro_export]
macro_rules! scripted {
    ($game:ty, $lines:ty) => {
        /// A running table.
        #[derive(Clone)]
        pub(crate) struct Table(pub(crate) $crate::Scripted<$game, $lines>);

        impl Table {
            /// A dealt table.
            pub(crate) fn deal(game: $game, seed: u64) -> Table {
                Table($crate::Scripted::deal(game, seed))
            }
        }

        impl ::std::ops::Deref for Table {
            type Target = $crate::Scripted<$game, $lines>;
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl ::std::ops::DerefMut for Table {
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }
    };
}

/// The seat with this number, from 1.
fn number(seat: usize) -> Seat {
    Seat((seat - 1) as u8)
}

/// The public events in lines, one for each event. [`Story::tells`] and [`Story::is`] panic when something else
/// happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Story(pub Vec<String>);

impl Story {
    /// Whether this line occurs.
    pub fn has(&self, line: &str) -> bool {
        self.0.iter().any(|other| other == line)
    }

    /// The lines that begin with `start`.
    pub fn all(&self, start: &str) -> Vec<&str> {
        self.0.iter().filter(|line| line.starts_with(start)).map(String::as_str).collect()
    }

    /// What follows `start` and a colon in the lines that begin so, joined.
    pub fn after(&self, start: &str) -> String {
        let said = |line: &'_ String| Some(line.strip_prefix(start)?.strip_prefix(": ")?.to_owned());
        self.0.iter().filter_map(said).collect::<Vec<_>>().join(" ")
    }

    /// The lines that contain `part`.
    pub fn with(&self, part: &str) -> Vec<&str> {
        self.0.iter().filter(|line| line.contains(part)).map(String::as_str).collect()
    }

    /// Checks that these lines occur in this order.
    #[track_caller]
    pub fn tells(&self, lines: &[&str]) {
        let mut rest = self.0.iter();
        for line in lines {
            assert!(rest.any(|other| other == line), "`{line}` is missing or out of order in {:#?}", self.0);
        }
    }

    /// Checks that exactly these lines occur, in this order.
    #[track_caller]
    pub fn is(&self, lines: &[&str]) {
        assert_eq!(self.0, lines);
    }
}
