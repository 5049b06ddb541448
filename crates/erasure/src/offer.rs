//! A legal action of a running game.

/// A legal action of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer<A> {
    /// The action.
    pub action: A,
    /// Whether the seat would learn something by it, so that it cannot be taken back.
    pub learns: bool,
}

/// A legal action of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its dense number, below [`Title::actions`](crate::Title::actions).
    pub number: usize,
    /// Its stable text.
    pub text: String,
    /// Whether the seat would learn something by it, so that it cannot be taken back.
    pub learns: bool,
}

impl<A: table::Action> From<Offer<A>> for Choice {
    fn from(Offer { action, learns }: Offer<A>) -> Choice {
        Choice { number: action.number(), text: action.to_string(), learns }
    }
}
