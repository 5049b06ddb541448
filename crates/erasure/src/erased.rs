//! A game and its bots as a [`Title`].

use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;

use bots::Bot;
use table::{DealKey, Decision as _, Fast, Game, Lesson, OptionSpec, Setup, SetupError, Stream};

use crate::costs;
use crate::running::{AnyMatch, Running};
use crate::title::{Clock, Costs, Pace, Rating, Title};

/// How many games are played between two readings of the clock.
const BATCH: u64 = 200;

/// A game's [`Title`], with the game's type kept. Each game has one as the static `TITLE`, so the code behind the
/// title is compiled once, with the game.
pub struct Erased<G: Game> {
    title: &'static dyn Title,
    bots: &'static [&'static dyn Bot<G>],
}

impl<G: Game> Erased<G> {
    /// The game of these rules.
    pub const fn new(rules: &'static Rules<G>) -> Erased<G> {
        Erased { title: rules, bots: rules.bots }
    }

    /// The game without its type.
    pub fn title(&self) -> &'static dyn Title {
        self.title
    }

    /// Its bots, the strongest last.
    pub fn bots(&self) -> &'static [&'static dyn Bot<G>] {
        self.bots
    }
}

/// The rules of a game, and its bots.
pub struct Rules<G: Game> {
    bots: &'static [&'static dyn Bot<G>],
    ratings: &'static [Rating],
    /// The games in use, by setup. An edition takes tens of kilobytes, and most tables have the same one.
    played: Mutex<Vec<(Setup, Weak<G>)>>,
}

impl<G: Game> Rules<G> {
    /// The rules with these bots, the strongest last.
    pub const fn new(bots: &'static [&'static dyn Bot<G>]) -> Rules<G> {
        Rules { bots, ratings: &[], played: Mutex::new(Vec::new()) }
    }

    /// The same rules with these ratings of their bots.
    pub const fn rated(mut self, ratings: &'static [Rating]) -> Rules<G> {
        self.ratings = ratings;
        self
    }

    /// The game of a setup: the one already in use, or a new one.
    fn game(&self, setup: &Setup) -> Result<Arc<G>, SetupError> {
        let mut played = self.played.lock().unwrap_or_else(PoisonError::into_inner);
        let known = played.iter().find(|(other, _)| other == setup);
        if let Some(game) = known.and_then(|(_, game)| game.upgrade()) {
            return Ok(game);
        }
        let game = Arc::new(G::new(setup)?);
        played.retain(|(_, game)| game.strong_count() > 0);
        played.push((setup.clone(), Arc::downgrade(&game)));
        Ok(game)
    }
}

impl<G: Game> Title for Rules<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn seats(&self) -> (u8, u8) {
        G::SEATS
    }

    fn options(&self) -> &'static [OptionSpec] {
        G::OPTIONS
    }

    fn edition(&self) -> &'static str {
        G::EDITION
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn together(&self) -> bool {
        G::TOGETHER
    }

    fn windows(&self) -> bool {
        G::WINDOWS
    }

    fn memory(&self) -> bool {
        G::MEMORY
    }

    fn lesson(&self) -> Option<Lesson> {
        G::LESSON
    }

    fn bots(&self) -> Vec<(&'static str, u32)> {
        self.bots.iter().map(|bot| (bot.name(), bot.version())).collect()
    }

    fn rating(&self, bot: &str) -> Option<Rating> {
        self.ratings.iter().find(|rating| rating.bot == bot).copied()
    }

    fn actions(&self) -> usize {
        G::Action::COUNT
    }

    fn action(&self, number: usize) -> Option<String> {
        G::Action::nth(number).map(|action| action.to_string())
    }

    fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        G::new(setup).map(|_| ())
    }

    fn deal(&self, setup: &Setup, key: DealKey) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Running::deal(self.game(setup)?, key, self.bots)))
    }

    fn pace(&self, setup: &Setup, time: Duration, clock: Clock) -> Result<Pace, SetupError> {
        let game = G::new(setup)?;
        let mut random = Fast::new(1);
        let mut pace = Pace { games: 0, moves: 0, time: Duration::ZERO, state_bytes: size_of::<G::State>() };
        let start = clock();
        while pace.time < time {
            for _ in 0..BATCH {
                let chance = random.split();
                let mut state = game.deal(&chance, &mut ());
                while let Some(seat) = game.to_act(&state).first() {
                    let action = game.pick(&state, seat, |count| {
                        pace.moves += u64::from(count > 1);
                        random.below(count)
                    });
                    let action = action.expect("a seat that owes a decision has an action");
                    game.apply(&mut state, seat, action, &chance, &mut ());
                    game.advance(&mut state, &chance, &mut ());
                }
            }
            pace.games += BATCH;
            pace.time = clock() - start;
        }
        Ok(pace)
    }

    fn costs(&self, setup: &Setup, time: Duration, clock: Clock) -> Result<Costs, SetupError> {
        Ok(costs::measure(&G::new(setup)?, time, clock))
    }
}
