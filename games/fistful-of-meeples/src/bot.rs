//! The beginner bot: tries each action several times with careless play to the end of the turn, and takes the one after
//! which it stands best.
//!
//! Frozen: later bots are measured against it.

use bots::{BEGINNER, Bot, Thinking};
use table::{Fast, Game, Knows, Seat, Stream};

use crate::action::Action;
use crate::board::Board;
use crate::game::FistfulOfMeeples;
use crate::state::State;
use crate::step::Step;

/// How often it tries each action.
const TRIES: u32 = 24;

/// The value of a stone cube, in points: two or three of them pay for a sign.
const STONE: f64 = 0.75;

/// The value of a sign beyond its points, for the miners that will come to it.
const SIGN: f64 = 2.0;

/// A bot that plays sensibly but looks no further than the end of the turn.
#[derive(Clone, Copy, Debug)]
pub struct Beginner;

impl Bot<FistfulOfMeeples> for Beginner {
    fn name(&self) -> &'static str {
        BEGINNER
    }

    fn choose(
        &self,
        game: &FistfulOfMeeples,
        knows: &Knows<FistfulOfMeeples>,
        legal: &[Action],
        thinking: &mut Thinking,
    ) -> Action {
        let random = thinking.random();
        let now = game.resample(knows, random);
        let seat = knows.view.board.asked().expect("a bot is asked only when it has a choice");
        let mut list = Vec::new();
        let mut best = (f64::MIN, legal[0]);
        for action in legal {
            let value: f64 = (0..TRIES)
                .map(|_| {
                    let chance = random.split();
                    let mut state = now.clone();
                    game.apply(&mut state, seat, *action, &chance, &mut ());
                    game.advance(&mut state, &chance, &mut ());
                    game.finish_turn(&mut state, knows.view.board.turn, &chance, random, &mut list);
                    game.margin(&state.board, seat)
                })
                .sum();
            if value > best.0 {
                best = (value, *action);
            }
        }
        best.1
    }
}

impl FistfulOfMeeples {
    /// Plays this turn to its end: the seat asked always builds, upgrades and rerolls; other decisions are random.
    fn finish_turn(&self, state: &mut State, turn: u32, chance: &Fast, random: &mut Fast, list: &mut Vec<Action>) {
        while state.board.turn == turn
            && let Some(seat) = state.board.asked()
        {
            let action = match state.board.step {
                Step::Build(_) => Action::Build,
                Step::Upgrade(_) => Action::Upgrade,
                Step::Reroll(_) => Action::Reroll,
                _ => {
                    self.legal(state, seat, list);
                    *random.pick(list).expect("a seat that is asked has a decision")
                }
            };
            self.apply(state, seat, action, chance, &mut ());
            self.advance(state, chance, &mut ());
        }
    }

    /// A seat's lead over the best of the others.
    fn margin(&self, board: &Board, seat: Seat) -> f64 {
        let worth = |seat: Seat| self.worth(board, seat).iter().sum::<f64>();
        let others = Seat::all(self.seats).filter(|other| *other != seat);
        worth(seat) - others.map(worth).fold(f64::MIN, f64::max)
    }

    /// The value of a seat's position: its gold, what its stone may bring, its bars, and its signs, which may bring more.
    pub(crate) fn worth(&self, board: &Board, seat: Seat) -> [f64; 4] {
        let supply = board.seats[seat];
        let signs = board.signs.iter().flatten().filter(|sign| sign.owner == seat).count();
        [
            f64::from(supply.gold),
            STONE * f64::from(supply.stone),
            f64::from(supply.bars) * f64::from(self.edition.bar_points),
            f64::from(self.sign_points(board, seat)) + SIGN * signs as f64,
        ]
    }
}
