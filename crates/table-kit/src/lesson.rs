//! Plays the guided first game of a game.

use bots::{BEGINNER, Bot, Budget, Stop, Thinking, turn};
use table::{Game, Position};

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
    let chance = lesson.key();
    let mut position = Position::deal(&game, &chance, &mut ());
    let mut number = 0;
    look(&game, &position);
    while let Some(seat) = game.to_act(&position.state).iter().next() {
        number += 1;
        let mut thinking = Thinking::new(seat, Budget::Iterations(20), Stop::default(), number);
        for action in turn(&game, &position, *beginner, &mut thinking) {
            position.play(&game, seat, action, &chance, &mut ()).expect("bots choose from the list");
            look(&game, &position);
        }
    }
}
