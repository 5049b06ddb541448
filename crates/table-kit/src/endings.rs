//! Games end, and no component is lost.

use table::{Audience, Events, Game, Position};

use crate::players::{Course, Policy, play_out};
use crate::secrets::Secrets;
use crate::setups::{Size, Sweep, Trial, trials};
use crate::violation::{Report, Violation};

/// How many games a quick run plays in each setup.
const QUICK: usize = 60;

/// Every game ends within [`Game::bound`], with random players and with those of [`Secrets::worst`]. Until then some
/// seat owes a decision and has a legal action; an outcome exists exactly when no seat owes one. Scores add up, ranks
/// fit, and the last state has all components; [`conserves`] checks the components at every event, in fewer games. The
/// worst players play the first game of each setup, and in a sweep every tenth.
///
/// # Errors
/// The first game that breaks this.
pub fn ends<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("ends");
    for trial in trials::<G>(report.property, S::setups(), sweep, QUICK)? {
        let every = if sweep.size == Size::Quick { QUICK as u64 } else { 10 };
        let worst = if (trial.seed - sweep.seed).is_multiple_of(every) { S::worst() } else { Vec::new() };
        for player in std::iter::once(Policy::RANDOM).chain(worst) {
            let (game, mut random) = (&trial.game, trial.random());
            let mut early = None;
            let mut ply = 0;
            let (last, plies) = play_out(game, player, &trial.chance(), &mut random, |state, _, _| {
                if early.is_none() && game.outcome(state).is_some() {
                    early = Some(ply);
                }
                ply += 1;
            })
            .map_err(|stuck| trial.fails(format!("{stuck} (player: {})", player.name)))?;
            if let Some(ply) = early {
                return Err(trial.fails("there is an outcome, but a seat owes a decision").at(ply));
            }
            fair(&trial, &last).map_err(|what| trial.fails(what).at(plies))?;
            let dealt = census::<G, S>(game, &game.deal(&trial.chance(), &mut ()));
            let left = census::<G, S>(game, &last);
            if left != dealt {
                return Err(trial.fails(format!("components are not conserved: {}", gap(&dealt, &left))).at(plies));
            }
            report.games += 1;
            report.positions += plies + 1;
            report.checks += plies + 1;
        }
    }
    Ok(report)
}

/// Whether the scores and ranks of a finished game are consistent.
fn fair<G: Game>(trial: &Trial<G>, state: &G::State) -> Result<(), String> {
    let outcome = trial.game.outcome(state).ok_or("the game is over without an outcome")?;
    if outcome.scores.seats() != trial.game.seats() {
        return Err(format!("the outcome has {} scores for {} seats", outcome.scores.seats(), trial.game.seats()));
    }
    for score in outcome.scores.iter() {
        let sum: i32 = score.sources.iter().map(|source| source.amount).sum();
        if sum != score.total {
            return Err(format!("a score of {} has sources that add up to {sum}", score.total));
        }
        let better = outcome.scores.iter().filter(|other| other.rank < score.rank).count();
        if usize::from(score.rank) != better + 1 {
            return Err(format!("a seat has rank {}, but {better} seats are better", score.rank));
        }
    }
    Ok(())
}

/// Components are conserved: after every event and at every position, the components are those of the deal.
///
/// # Errors
/// The first event or position at which something is missing or too many.
pub fn conserves<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("conserves");
    for trial in trials::<G>(report.property, S::setups(), sweep, 4)? {
        let game = &trial.game;
        let mut frames = States { states: Vec::new() };
        let course = Course::record(game, Policy::RANDOM, &trial.chance(), &mut trial.random(), &mut frames)
            .map_err(|stuck| trial.fails(stuck.error).at(stuck.ply))?;
        let dealt = census::<G, S>(game, &course.positions[0].state);
        let mut events = frames.states.iter();
        for (ply, (heard, Position { state, .. })) in course.heard.iter().zip(&course.positions).enumerate() {
            let after = heard.iter().zip(&mut events).map(|(heard, state)| (Some(&heard.event), state));
            for (event, state) in after.chain([(None, state)]) {
                let now = census::<G, S>(game, state);
                if now != dealt {
                    let moment = event.map_or("after all that followed".to_owned(), |event| format!("at {event:?}"));
                    return Err(trial
                        .fails(format!("components are not conserved {moment}: {}", gap(&dealt, &now)))
                        .at(ply));
                }
                report.checks += 1;
            }
        }
        report.games += 1;
        report.positions += course.positions.len();
    }
    Ok(report)
}

/// All components, sorted.
fn census<G: Game, S: Secrets<G>>(game: &G, state: &G::State) -> Vec<S::Component> {
    let mut all = S::census(game, state);
    all.sort_unstable();
    all
}

/// The components that are missing and those that are too many. Both lists are sorted.
pub(crate) fn gap<C: Ord + std::fmt::Debug>(before: &[C], now: &[C]) -> String {
    let without = |list: &[C], other: &[C]| -> Vec<String> {
        let count = |list: &[C], item: &C| list.iter().filter(|entry| *entry == item).count();
        let mut more: Vec<&C> = list.iter().filter(|item| count(list, item) > count(other, item)).collect();
        more.dedup();
        more.into_iter().map(|item| format!("{item:?}")).collect()
    };
    format!("fewer of [{}], more of [{}]", without(before, now).join(", "), without(now, before).join(", "))
}

/// Keeps the state after every event.
struct States<G: Game> {
    states: Vec<G::State>,
}

impl<G: Game> Events<G> for States<G> {
    fn event(&mut self, _: &G, state: &G::State, _: Audience, _: G::Event) {
        self.states.push(state.clone());
    }
}
