//! Simple players for tests, and whole games played by them.

use table::{Chance, Events, Fast, Game, Heard, Position, Seat, Stream};
use thiserror::Error;

/// The input of a player's decision.
pub struct Situation<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The true state. Test players may use it; bots never get it.
    pub state: &'a G::State,
    /// The seat that decides.
    pub seat: Seat,
    /// Its legal actions; never empty.
    pub list: &'a [G::Action],
    /// The number of decisions made before.
    pub ply: usize,
}

/// A player that decides for all seats.
pub struct Policy<G: Game> {
    /// The name in violations.
    pub name: &'static str,
    /// Chooses one of the legal actions.
    pub choose: fn(&Situation<'_, G>, &mut Fast) -> G::Action,
}

impl<G: Game> Clone for Policy<G> {
    fn clone(&self) -> Policy<G> {
        *self
    }
}

impl<G: Game> Copy for Policy<G> {}

impl<G: Game> Policy<G> {
    /// Any legal action, all equally likely.
    pub const RANDOM: Policy<G> = Policy {
        name: "random",
        choose: |choice, random| choice.list[random.below(choice.list.len() as u32) as usize],
    };
    /// Always the legal action with the lowest number.
    pub const LOWEST: Policy<G> = Policy { name: "always the lowest", choose: |choice, _| choice.list[0] };
    /// Always the legal action with the highest number.
    pub const HIGHEST: Policy<G> =
        Policy { name: "always the highest", choose: |choice, _| choice.list[choice.list.len() - 1] };
    /// The lowest and the highest alternately.
    pub const ALTERNATING: Policy<G> = Policy {
        name: "the lowest and the highest in turn",
        choose: |choice, _| choice.list[if choice.ply % 2 == 0 { 0 } else { choice.list.len() - 1 }],
    };
}

/// Why a game could not be played to its end.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Stuck {
    /// Nobody owes a decision, and there is no outcome.
    #[error("nobody owes a decision, but there is no outcome")]
    Nobody,
    /// A seat owes a decision but has no legal action.
    #[error("Seat({0}) owes a decision, but its legal list is empty")]
    Nothing(u8),
    /// The game exceeds [`Game::bound`].
    #[error("the game is not over after {0} decisions, its bound")]
    Endless(u32),
}

/// Plays a whole game as fast as the rules allow. Returns the last state and the number of decisions. Calls `decided`
/// with the state before each decision.
///
/// # Errors
/// When the game gets stuck or exceeds its bound.
pub fn play_out<G: Game, C: Chance>(
    game: &G,
    player: Policy<G>,
    chance: &C,
    random: &mut Fast,
    decided: impl FnMut(&G::State, Seat, G::Action),
) -> Result<(G::State, usize), Stuck> {
    play_on(game, game.deal(chance, &mut ()), player, chance, random, decided)
}

/// Like [`play_out`], from a given state.
///
/// # Errors
/// When the game gets stuck or makes more decisions than its bound.
pub fn play_on<G: Game, C: Chance>(
    game: &G,
    mut state: G::State,
    player: Policy<G>,
    chance: &C,
    random: &mut Fast,
    mut decided: impl FnMut(&G::State, Seat, G::Action),
) -> Result<(G::State, usize), Stuck> {
    let mut list = Vec::new();
    for ply in 0.. {
        let Some((seat, action)) = next(game, &state, player, random, ply, &mut list)? else {
            return Ok((state, ply));
        };
        decided(&state, seat, action);
        game.apply(&mut state, seat, action, chance, &mut ());
        game.advance(&mut state, chance, &mut ());
    }
    unreachable!("a game past its bound is stuck")
}

/// The next decision; `None` when the game is over.
pub(crate) fn next<G: Game>(
    game: &G,
    state: &G::State,
    player: Policy<G>,
    random: &mut Fast,
    ply: usize,
    list: &mut Vec<G::Action>,
) -> Result<Option<(Seat, G::Action)>, Stuck> {
    let Some(seat) = game.to_act(state).first() else {
        return if game.outcome(state).is_some() { Ok(None) } else { Err(Stuck::Nobody) };
    };
    if ply >= game.bound() as usize {
        return Err(Stuck::Endless(game.bound()));
    }
    game.legal(state, seat, list);
    if list.is_empty() {
        return Err(Stuck::Nothing(seat.0));
    }
    Ok(Some((seat, (player.choose)(&Situation { game, state, seat, list, ply }, random))))
}

/// A whole game with all its positions.
pub struct Course<G: Game> {
    /// The position before each decision, and the last one.
    pub positions: Vec<Position<G>>,
    /// Each decision: seat and action.
    pub decisions: Vec<(Seat, G::Action)>,
    /// The events of the deal, then those of each decision.
    pub heard: Vec<Vec<Heard<G::Event>>>,
}

impl<G: Game> Course<G> {
    /// Plays a whole game and keeps it. `events` receives every event with its state.
    ///
    /// # Errors
    /// When the game gets stuck or exceeds its bound, or the player chooses an illegal action.
    pub fn record<C: Chance, E: Events<G>>(
        game: &G,
        player: Policy<G>,
        chance: &C,
        random: &mut Fast,
        events: &mut E,
    ) -> Result<Course<G>, Unplayable> {
        let mut heard = Vec::new();
        let first = Position::deal(game, chance, &mut (&mut heard, &mut *events));
        let mut course = Course { positions: vec![first], decisions: Vec::new(), heard: vec![heard] };
        let mut list = Vec::new();
        loop {
            let ply = course.decisions.len();
            let mut position = course.positions[ply].clone();
            let stuck = |error| Unplayable { ply, error };
            let Some((seat, action)) = next(game, &position.state, player, random, ply, &mut list)
                .map_err(|error| stuck(error.to_string()))?
            else {
                return Ok(course);
            };
            let mut heard = Vec::new();
            position
                .play(game, seat, action, chance, &mut (&mut heard, &mut *events))
                .map_err(|_| stuck(format!("`{action}` is on the legal list of Seat({}), but is refused", seat.0)))?;
            course.decisions.push((seat, action));
            course.positions.push(position);
            course.heard.push(heard);
        }
    }
}

/// Why a game could not be played, and after how many decisions.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{error}")]
pub struct Unplayable {
    /// The number of decisions made before.
    pub ply: usize,
    /// What is wrong.
    pub error: String,
}
