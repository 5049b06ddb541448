//! Plays the guided first game of a game.

use bots::{BEGINNER, Bot, Budget, Stop, Thinking, turn};
use table::{Game, Match, Position};

use crate::setups::game;

/// Plays the guided first game of [`Game::LESSON`] to its end, with the beginner of these bots in all seats, and calls
/// `look` at every position.
///
/// # Panics
/// When the game has no guided first game or no beginner.
pub fn taught<G: Game>(bots: &[&dyn Bot<G>], look: &mut dyn FnMut(&G, &Position<G>)) {
    let lesson = G::LESSON.expect("the game has a guided first game");
    let game: G = game(lesson.seats, &[]);
    let beginner = bots.iter().find(|bot| bot.name() == BEGINNER).expect("every game has a beginner");
    let mut playing = Match::deal(&game, lesson.key());
    let mut number = 0;
    look(&game, playing.position());
    while let Some(seat) = playing.to_act().first() {
        number += 1;
        let mut thinking = Thinking::new(seat, Budget::Iterations(20), Stop::default(), number);
        for action in turn(&game, playing.position(), *beginner, &mut thinking) {
            playing.play(seat, action).expect("bots choose from the list");
            look(&game, playing.position());
        }
    }
}
