//! A legal action of a running game.

use table::Game;

/// A legal action of one game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Offer<A> {
    /// The action.
    pub action: A,
    /// The decision that comes with it, see [`Game::follows`].
    pub follows: Option<A>,
    /// Whether the action, or the one in `follows`, shows the seat something new and so cannot be undone.
    pub learns: bool,
}

impl<A: table::Decision> Offer<A> {
    /// The offer of this legal action to the seat with this view.
    pub fn of<G: Game<Action = A>>(game: &G, view: &G::View, action: A) -> Offer<A> {
        let follows = game.follows(view, action);
        let learns = [Some(action), follows].into_iter().flatten().any(|action| game.learns(view, action));
        Offer { action, follows, learns }
    }
}

/// A legal action of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its dense number, below [`Title::actions`](crate::Title::actions).
    pub number: usize,
    /// Its stable text.
    pub text: String,
    /// The text of the decision that comes with it, see [`Game::follows`].
    pub follows: Option<String>,
    /// Whether the action, or the one in `follows`, shows the seat something new and so cannot be undone.
    pub learns: bool,
}

impl<A: table::Decision> From<Offer<A>> for Choice {
    fn from(Offer { action, follows, learns }: Offer<A>) -> Choice {
        let follows = follows.map(|action| action.to_string());
        Choice { number: action.number(), text: action.to_string(), follows, learns }
    }
}
