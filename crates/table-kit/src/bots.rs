//! Tests of a game's bots.

use std::fmt::{self, Display, Formatter};
use std::iter;

use bots::{Bot, Budget, Guide, Persona, Random, Stop, Thinking, advice, play, turn};
use table::{BySeat, Fast, Game, Knows, Match, Position, Score, Seat, Stream, Viewer};

use crate::setups;

/// The budget of a bot for one turn in these tests.
const BUDGET: Budget = Budget::Iterations(20);

/// One decision of this many in a random game is shown to the bots.
const EVERY: u32 = 16;

/// The budget of a bot for one turn in games that show its manner.
const MANNERLY: Budget = Budget::Iterations(100);

/// A persona, and a figure that shows their manner: it is counted in a seat's decisions, or read off its score.
pub type Manner<G> = (Persona, fn(&[<G as Game>::Action], &Score) -> f64);

/// Tests that a bot plays in the manner of these people: in as many games against plain rivals, each figure is on average a
/// twentieth greater than when the bot plays plainly.
///
/// # Panics
/// When a figure is not greater. The message names the persona.
pub fn people_play_in_their_manner<G: Game>(game: &G, bot: &dyn Bot<G>, games: u64, manners: &[Manner<G>]) {
    let played = |persona: Option<Persona>| -> Vec<(Vec<G::Action>, Score)> {
        (0..games).map(|seed| game_of(game, bot, persona, seed)).collect()
    };
    let plainly = played(None);
    let mut told = Vec::new();
    for (persona, figure) in manners {
        let mean = |played: &[(Vec<G::Action>, Score)]| {
            played.iter().map(|(actions, score)| figure(actions, score)).sum::<f64>() / games as f64
        };
        let (own, plain) = (mean(&played(Some(*persona))), mean(&plainly));
        let is_real = own > plain + 0.05 * plain.abs();
        told.push((is_real, format!("{persona}: {own:.2}, plainly {plain:.2}")));
    }
    assert!(told.iter().all(|(is_real, _)| *is_real), "{} {told:?}", bot.name());
}

/// How many of these actions do this: a figure of a [`Manner`].
pub fn count<A>(actions: &[A], does: impl Fn(&A) -> bool) -> f64 {
    actions.iter().filter(|action| does(action)).count() as f64
}

/// The amount of a score from this source: a figure of a [`Manner`].
pub fn amount(score: &Score, source: &str) -> f64 {
    score.sources.iter().filter(|part| part.key == source).map(|part| f64::from(part.amount)).sum()
}

/// A game of a bot against itself, in which one seat plays as somebody: that seat's decisions, and its score.
fn game_of<G: Game>(game: &G, bot: &dyn Bot<G>, persona: Option<Persona>, seed: u64) -> (Vec<G::Action>, Score) {
    let own = Seat((seed % u64::from(game.seats())) as u8);
    let mut random = Fast::new(!seed);
    let mut playing = Match::deal(game, Fast::new(seed));
    let mut decisions = Vec::new();
    while let Some(seat) = playing.to_act().first() {
        let mut thinking = Thinking::new(seat, MANNERLY, Stop::default(), random.bits());
        thinking.play_as(persona.filter(|_| seat == own));
        for action in turn(game, playing.position(), bot, &mut thinking) {
            if seat == own {
                decisions.push(action);
            }
            playing.play(seat, action).expect("bots choose from the list");
        }
    }
    let outcome = playing.outcome().expect("somebody can act until the end");
    (decisions, outcome.scores[own].clone())
}

/// Tests that every bot plays a whole game against itself, at every number of players.
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

/// Tests that a bot decides only from what its seat knows. With the same seed it gives the same answer in another world
/// that its seat cannot tell from the true one, and earlier questions make no difference.
///
/// # Panics
/// When a bot gives another answer. The message names the bot, the game and the decision.
pub fn bots_know_what_their_seat_knows<G: Game>(bots: &[&dyn Bot<G>]) {
    some_decisions::<G>(|decision, random| {
        let Sampled { game, position, seat, .. } = decision;
        let state = game.resample(&position.knows(game, *seat), random);
        let other = Position { state, recalls: position.recalls.clone() };
        for bot in bots {
            let thought = |position: &Position<G>| turn(*game, position, *bot, &mut decision.thinking());
            assert_eq!(thought(position), thought(&other), "{} {decision}", bot.name());
        }
    });
}

/// Tests a bot's estimates of its legal actions: one for each or none at all, chances from 0 to 1, and no action tried
/// more often than the one it takes. A bot that accounts for its choice makes the same one.
///
/// # Panics
/// When estimates break this. The message names the bot, the game and the decision.
pub fn bots_estimate_what_they_choose<G: Game>(bots: &[&dyn Bot<G>]) {
    let mut legal = Vec::new();
    some_decisions::<G>(|decision, _| {
        let Sampled { game, position, seat, .. } = decision;
        game.legal(&position.state, *seat, &mut legal);
        if legal.len() < 2 {
            return;
        }
        for bot in bots {
            let mut thinking = decision.thinking();
            let action = bot.choose(game, &position.knows(game, *seat), &legal, &mut thinking);
            let estimates = thinking.estimates();
            if estimates.is_empty() {
                continue;
            }
            let said = format!("{} {decision}: {estimates:?} for {legal:?}", bot.name());
            assert_eq!(estimates.len(), legal.len(), "{said}");
            assert!(estimates.iter().all(|estimate| (0.0..=1.0).contains(&estimate.chance)), "{said}");
            let chosen = legal.iter().position(|other| *other == action).expect("bots choose from the list");
            let most = estimates.iter().map(|estimate| estimate.visits).max();
            assert_eq!(Some(estimates[chosen].visits), most, "{said}, chosen {action}");
            let mut silent = Thinking::new(*seat, BUDGET, Stop::default(), decision.seed);
            silent.play_as(thinking.persona());
            let unexplained = bot.choose(game, &position.knows(game, *seat), &legal, &mut silent);
            assert_eq!(action, unexplained, "{said}: accounting for it changes the choice");
            let best = thinking.account().map(|account| account.best[0]);
            assert!(best.is_none_or(|best| estimates[best].visits == estimates[chosen].visits), "{said}: {best:?}");
        }
    });
}

/// Tests that worlds can still be drawn from what a seat knows after [`Guide::forget`], and after it has
/// [forgotten](Game::forgotten) everything, and that each gives the seat the same view and legal list.
///
/// # Panics
/// When the view or the list differs. The message names the game and the decision.
pub fn whoever_forgets_still_imagines_worlds<G: Guide>() {
    some_decisions::<G>(|decision, random| {
        let Sampled { game, position, seat, .. } = decision;
        let mut knows = position.knows(game, *seat);
        game.forget(&mut knows);
        let without = game.forgotten(&knows.view, *seat).map(|recall| Knows { view: knows.view.clone(), recall });
        assert_eq!(without.is_some(), G::MEMORY, "memory is part of the game");
        for knows in iter::once(knows).chain(without) {
            let world = game.resample(&knows, random);
            assert_eq!(game.view(&world, Viewer::Seat(*seat)), knows.view, "{decision}");
            let [here, there] = [&position.state, &world].map(|state| {
                let mut legal = Vec::new();
                game.legal(state, *seat, &mut legal);
                legal
            });
            assert_eq!(here, there, "{decision}");
        }
    });
}

/// Tests that, where memory is part of the game, a hint is the same in another world that looks the same to the seat
/// now, although the seat has been shown other things there.
///
/// # Panics
/// When a hint differs. The message names the bot, the game and the decision.
pub fn hints_know_what_lies_open<G: Game>(bots: &[&dyn Bot<G>]) {
    some_decisions::<G>(|decision, random| {
        let Sampled { game, position, seat, .. } = decision;
        let view = game.view(&position.state, Viewer::Seat(*seat));
        let Some(recall) = game.forgotten(&view, *seat) else { return };
        let mut recalls = position.recalls.clone();
        recalls[*seat] = recall.clone();
        let other = Position { state: game.resample(&Knows { view, recall }, random), recalls };
        for bot in bots {
            let hint = |position: &Position<G>| advice(*game, position, *bot, &mut decision.thinking());
            assert_eq!(hint(position), hint(&other), "{} {decision}", bot.name());
        }
    });
}

/// What the standing of the game that these bots play is [made of](Guide::TERMS): its words say each as a reason.
pub fn terms<G: Guide>(_: &[&dyn Bot<G>]) -> &'static [&'static str] {
    G::TERMS
}

/// The share of `games` that a bot wins against random players, one seat after another. A shared win counts in part.
pub fn wins_against_chance<G: Game>(game: &G, bot: &dyn Bot<G>, games: u64) -> f64 {
    let won = |seed: u64| {
        let own = Seat((seed % u64::from(game.seats())) as u8);
        let bots = BySeat::new(game.seats(), |seat| if seat == own { bot } else { &Random });
        f64::from(play(game, &bots, Budget::Iterations(1), seed).shares()[own])
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

/// A decision in a random game.
struct Sampled<'a, G: Game> {
    game: &'a G,
    position: &'a Position<G>,
    seat: Seat,
    /// The seed of the game.
    seed: u64,
    /// The number of decisions made before.
    number: u32,
}

impl<G: Game> Sampled<'_, G> {
    /// Starts a turn of a bot that accounts for its choices. At every other decision it plays as somebody.
    fn thinking(&self) -> Thinking {
        let mut thinking = Thinking::new(self.seat, BUDGET, Stop::default(), self.seed);
        thinking.explain();
        let sample = (self.number / EVERY) as usize;
        thinking.play_as((sample % 2 == 1).then(|| Persona::ALL[sample / 2 % Persona::ALL.len()]));
        thinking
    }
}

impl<G: Game> Display for Sampled<'_, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "in game {} after {} decisions", self.seed, self.number)
    }
}

/// Plays a random game in each setup and calls `show` at one decision of [`EVERY`].
fn some_decisions<G: Game>(mut show: impl FnMut(&Sampled<G>, &mut Fast)) {
    for (seed, setup) in (1..).zip(setups::of::<G>()) {
        let game = G::new(&setup).expect("the setups are possible");
        let mut random = Fast::new(!seed);
        let mut playing = Match::deal(&game, Fast::new(seed));
        let mut number = 0;
        while let Some(seat) = playing.to_act().first() {
            if number % EVERY == 0 {
                show(&Sampled { game: &game, position: playing.position(), seat, seed, number }, &mut random);
            }
            let action = *random.pick(&playing.legal(seat)).expect("a seat that owes a decision has an action");
            playing.play(seat, action).expect("the action is on the list");
            number += 1;
        }
    }
}

/// Expands to one test for each property of a game's bots.
///
/// `bots!(Toy, TITLE.bots())` takes the game and its bots as a slice of `&dyn Bot<Toy>`.
#[macro_export]
macro_rules! bots {
    ($game:ty, $bots:expr) => {
        #[test]
        fn every_bot_plays_to_the_end_at_every_number_of_players() {
            $crate::bots_play_to_the_end($bots);
        }

        #[test]
        fn every_bot_knows_what_its_seat_knows() {
            $crate::bots_know_what_their_seat_knows($bots);
        }

        #[test]
        fn every_bot_estimates_what_it_chooses() {
            $crate::bots_estimate_what_they_choose($bots);
        }

        #[test]
        fn a_hint_of_a_game_of_memory_knows_what_lies_open() {
            $crate::hints_know_what_lies_open($bots);
        }

        #[test]
        fn whoever_forgets_still_imagines_worlds() {
            $crate::whoever_forgets_still_imagines_worlds::<$game>();
        }
    };
}
