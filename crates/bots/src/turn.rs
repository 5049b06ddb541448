//! Bots' turns, and whole games between bots.

use serde::{Deserialize, Serialize};
use table::{BySeat, Fast, Game, Match, Outcome, Position, Stream};

use crate::because::Because;
use crate::bot::Bot;
use crate::thinking::{Budget, Estimate, Stop, Thinking};

/// The steps of a bot's turn, up to the one that commits the draft: a step that learns, or the seat's last. Empty when
/// the seat owes no decision. The position does not change.
///
/// # Panics
/// When the bot chooses an illegal action: a bug.
pub fn turn<G: Game>(game: &G, position: &Position<G>, bot: &dyn Bot<G>, thinking: &mut Thinking) -> Vec<G::Action> {
    let seat = thinking.seat();
    let mut drafted = position.clone();
    let (mut steps, mut legal) = (Vec::new(), Vec::new());
    loop {
        game.legal(&drafted.state, seat, &mut legal);
        if legal.is_empty() {
            return steps;
        }
        let knows = drafted.knows(game, seat);
        let action = match legal[..] {
            [only] => only,
            _ => bot.choose(game, &knows, &legal, thinking),
        };
        steps.push(action);
        if game.learns(&knows.view, action) {
            return steps;
        }
        drafted.step(game, seat, action, &Fast::new(0), &mut ()).expect("bots choose from the list");
    }
}

/// A bot's advice for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice<A> {
    /// What it would do.
    pub action: A,
    /// The best actions with the seat's chance to win after each, from 0 to 1: the advised one and up to two more. Empty
    /// when there is no choice or the bot does not account for it.
    #[serde(default = "Vec::new")]
    pub best: Vec<(A, f32)>,
    /// What the action brings that the others do not; `None` if that would be a guess.
    #[serde(default)]
    pub because: Option<Because>,
}

/// What a bot would do next in the seat's place, and why, for a hint. Where memory is part of the game, the bot knows only what
/// lies open now. `None` when the seat owes no decision.
pub fn advice<G: Game>(
    game: &G,
    position: &Position<G>,
    bot: &dyn Bot<G>,
    thinking: &mut Thinking,
) -> Option<Advice<G::Action>> {
    let seat = thinking.seat();
    let mut legal = Vec::new();
    game.legal(&position.state, seat, &mut legal);
    if legal.len() < 2 {
        return legal.first().map(|only| Advice { action: *only, best: Vec::new(), because: None });
    }
    let mut knows = position.knows(game, seat);
    if let Some(recall) = game.forgotten(&knows.view, seat) {
        knows.recall = recall;
    }
    let action = bot.choose(game, &knows, &legal, thinking);
    let chance = |place: usize| (legal[place], thinking.estimates()[place].chance);
    let account = thinking.account();
    let best = account.iter().flat_map(|account| account.best.iter().map(|place| chance(*place))).collect();
    Some(Advice { action, best, because: account.and_then(|account| account.because.clone()) })
}

/// A bot's estimate of each legal action of the seat, in list order. Empty when there is no choice or the bot does not
/// estimate.
pub fn estimates<G: Game>(
    game: &G,
    position: &Position<G>,
    bot: &dyn Bot<G>,
    thinking: &mut Thinking,
) -> Vec<(G::Action, Estimate)> {
    let seat = thinking.seat();
    let mut legal = Vec::new();
    game.legal(&position.state, seat, &mut legal);
    if legal.len() < 2 {
        return Vec::new();
    }
    bot.choose(game, &position.knows(game, seat), &legal, thinking);
    legal.into_iter().zip(thinking.estimates().iter().copied()).collect()
}

/// A bot's estimate of one legal action of the seat, with the whole budget spent on it. `None` when the bot does not
/// estimate.
pub fn judge<G: Game>(
    game: &G,
    position: &Position<G>,
    bot: &dyn Bot<G>,
    action: G::Action,
    thinking: &mut Thinking,
) -> Option<Estimate> {
    bot.choose(game, &position.knows(game, thinking.seat()), &[action], thinking);
    thinking.estimates().first().copied()
}

/// Plays a whole game between bots, one for each seat, with this budget for each turn, and returns its outcome.
///
/// # Panics
/// When nobody can act before the game is over, or a bot chooses an illegal action: both are bugs.
pub fn play<G: Game>(game: &G, bots: &BySeat<&dyn Bot<G>>, budget: Budget, seed: u64) -> Outcome {
    let mut random = Fast::new(!seed);
    let mut playing = Match::deal(game, Fast::new(seed));
    while let Some(seat) = playing.to_act().first() {
        let mut thinking = Thinking::new(seat, budget, Stop::default(), random.bits());
        for action in turn(game, playing.position(), bots[seat], &mut thinking) {
            playing.play(seat, action).expect("bots choose from the list");
        }
    }
    playing.outcome().expect("somebody can act until the end")
}
