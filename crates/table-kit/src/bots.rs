//! Tests of a game's bots.

use bots::{Bot, Budget, Stop, Thinking, play, turn};
use table::{BySeat, Fast, Game, Position, Stream};

use crate::setups;

/// What a bot may think in a turn here.
const BUDGET: Budget = Budget::Iterations(20);

/// Tests that every bot plays a whole game at every number of players, against itself.
///
/// # Panics
/// When a bot fails.
pub fn bots_play_to_the_end<G: Game>(bots: &[&dyn Bot<G>]) {
    for setup in setups::of::<G>() {
        let game = G::new(&setup).expect("the setups are possible");
        for bot in bots {
            let outcome = play(&game, &BySeat::new(setup.seats, |_| *bot), BUDGET, 1);
            assert_eq!(outcome.scores.seats(), setup.seats, "{}", bot.name());
        }
    }
}

/// Tests that a bot gives the same answer, with the same seed, in another world that its seat cannot tell from the true
/// one: so it decides from what its seat knows.
///
/// # Panics
/// When a bot gives another answer; says which, and the seed of the game.
pub fn bots_know_what_their_seat_knows<G: Game>(bots: &[&dyn Bot<G>]) {
    for (seed, setup) in (1..).zip(setups::of::<G>()) {
        let game = G::new(&setup).expect("the setups are possible");
        let (chance, mut random) = (Fast::new(seed), Fast::new(!seed));
        let mut position = Position::deal(&game, &chance, &mut ());
        let (mut legal, mut decisions) = (Vec::new(), 0);
        while let Some(seat) = game.to_act(&position.state).iter().next() {
            if decisions % 16 == 0 {
                let state = game.resample(&position.knows(&game, seat), &mut random);
                let other = Position { state, recalls: position.recalls.clone() };
                for bot in bots {
                    let thought = |position: &Position<G>| {
                        turn(&game, position, *bot, &mut Thinking::new(seat, BUDGET, Stop::default(), seed))
                    };
                    let (here, there) = (thought(&position), thought(&other));
                    assert_eq!(here, there, "{} in game {seed} after {decisions} decisions", bot.name());
                }
            }
            game.legal(&position.state, seat, &mut legal);
            let action = *random.pick(&legal).expect("whoever owes a decision has one");
            position.play(&game, seat, action, &chance, &mut ()).expect("the action is on the list");
            decisions += 1;
        }
    }
}
