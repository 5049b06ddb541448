//! Tests of a game's bots.

use std::fmt::{self, Display, Formatter};

use bots::{Bot, Budget, Guide, Stop, Thinking, play, turn};
use table::{BySeat, Fast, Game, Position, Seat, Stream, Viewer};

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
/// one, and whatever it was asked before: so it decides from what its seat knows.
///
/// # Panics
/// When a bot gives another answer; says which, and where in which game.
pub fn bots_know_what_their_seat_knows<G: Game>(bots: &[&dyn Bot<G>]) {
    some_decisions::<G>(|decision, random| {
        let Decision { game, position, seat, .. } = decision;
        let state = game.resample(&position.knows(game, *seat), random);
        let other = Position { state, recalls: position.recalls.clone() };
        for bot in bots {
            let thought = |position: &Position<G>| turn(*game, position, *bot, &mut decision.thinking());
            assert_eq!(thought(position), thought(&other), "{} {decision}", bot.name());
        }
    });
}

/// Tests what a bot says of its legal actions: an estimate of each or of none, chances from 0 to 1, and none tried more
/// often than the one that it takes.
///
/// # Panics
/// When a bot says something else; says which, and where in which game.
pub fn bots_estimate_what_they_choose<G: Game>(bots: &[&dyn Bot<G>]) {
    let mut legal = Vec::new();
    some_decisions::<G>(|decision, _| {
        let Decision { game, position, seat, .. } = decision;
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
        }
    });
}

/// Tests that a seat that has forgotten ([`Guide::forget`]) can still imagine worlds, and in each sees what it sees and
/// may do what it may do.
///
/// # Panics
/// When it would see something else; says so, and where in which game.
pub fn whoever_forgets_still_imagines_worlds<G: Guide>() {
    some_decisions::<G>(|decision, random| {
        let Decision { game, position, seat, .. } = decision;
        let mut knows = position.knows(game, *seat);
        game.forget(&mut knows);
        let world = game.resample(&knows, random);
        assert_eq!(game.view(&world, Viewer::Seat(*seat)), knows.view, "{decision}");
        let [here, there] = [&position.state, &world].map(|state| {
            let mut legal = Vec::new();
            game.legal(state, *seat, &mut legal);
            legal
        });
        assert_eq!(here, there, "{decision}");
    });
}

/// A decision in a game that is played at random.
struct Decision<'a, G: Game> {
    game: &'a G,
    position: &'a Position<G>,
    seat: Seat,
    /// The seed of the game.
    seed: u64,
    /// How many decisions were made before.
    number: u32,
}

impl<G: Game> Decision<'_, G> {
    /// The beginning of a bot's turn.
    fn thinking(&self) -> Thinking {
        Thinking::new(self.seat, BUDGET, Stop::default(), self.seed)
    }
}

impl<G: Game> Display for Decision<'_, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "in game {} after {} decisions", self.seed, self.number)
    }
}

/// Plays a game at random in each setup, and shows every sixteenth decision.
fn some_decisions<G: Game>(mut show: impl FnMut(&Decision<G>, &mut Fast)) {
    for (seed, setup) in (1..).zip(setups::of::<G>()) {
        let game = G::new(&setup).expect("the setups are possible");
        let (chance, mut random) = (Fast::new(seed), Fast::new(!seed));
        let mut position = Position::deal(&game, &chance, &mut ());
        let (mut legal, mut number) = (Vec::new(), 0);
        while let Some(seat) = game.to_act(&position.state).iter().next() {
            if number % 16 == 0 {
                show(&Decision { game: &game, position: &position, seat, seed, number }, &mut random);
            }
            game.legal(&position.state, seat, &mut legal);
            let action = *random.pick(&legal).expect("whoever owes a decision has one");
            position.play(&game, seat, action, &chance, &mut ()).expect("the action is on the list");
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
        fn whoever_forgets_still_imagines_worlds() {
            $crate::whoever_forgets_still_imagines_worlds::<$game>();
        }
    };
}
