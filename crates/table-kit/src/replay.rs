//! A log of actions determines the whole game.

use table::{Digest, Fast, Game, Heard, Position};

use crate::difference;
use crate::players::{Course, Policy};
use crate::secrets::Secrets;
use crate::setups::{Sweep, Trial, trials};
use crate::violation::{Report, Violation};

/// The same streams and actions give the same events and digests when a fresh game with the same setup replays the log
/// from its texts, and when it continues from a state that was written and read back in the middle. While a seat owes a
/// decision, nothing follows.
///
/// # Errors
/// The first decision after which they differ.
pub fn replays<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("replays");
    for trial in trials::<G>(report.property, S::setups(), sweep, 4)? {
        let (game, chance, mut random) = (&trial.game, trial.chance(), trial.random());
        let course = Course::record(game, Policy::RANDOM, &chance, &mut random, &mut ())
            .map_err(|stuck| trial.fails(stuck.error).at(stuck.ply))?;
        let fresh = G::new(&trial.setup).map_err(|error| trial.fails(format!("the setup is refused: {error}")))?;
        let mut heard = Vec::new();
        let replayed = Position::deal(&fresh, &chance, &mut heard);
        same(&trial, &fresh, &course, 0, &replayed, &heard, "the same deal")?;
        replay(&trial, &fresh, &course, 0, replayed, "the replay")?;
        for from in sweep.sample(course.positions.len(), 4, &mut random) {
            let mut position = course.positions[from].clone();
            let text = serde_json::to_string(&position.state).map_err(|error| trial.fails(error.to_string()))?;
            position.state = serde_json::from_str(&text).map_err(|error| trial.fails(error.to_string()).at(from))?;
            same(&trial, &fresh, &course, from, &position, &course.heard[from], "the state read back")?;
            replay(&trial, &fresh, &course, from, position, "the game continued from the state read back")?;
            report.checks += course.positions.len() - from;
        }
        for (ply, position) in course.positions.iter().enumerate() {
            let mut after = position.clone();
            let mut heard = Vec::new();
            after.follow(game, &chance, &mut heard);
            if !difference::equal(&after, position) || !heard.is_empty() {
                return Err(trial.fails("something follows where nothing should").at(ply));
            }
        }
        report.games += 1;
        report.positions += course.positions.len();
        report.checks += 2 * course.positions.len();
    }
    Ok(report)
}

fn replay<G: Game>(
    trial: &Trial<G>,
    game: &G,
    course: &Course<G>,
    from: usize,
    mut position: Position<G>,
    what: &str,
) -> Result<(), Violation> {
    let chance: Fast = trial.chance();
    for (ply, (seat, action)) in course.decisions.iter().enumerate().skip(from) {
        let action =
            action.to_string().parse().map_err(|error| trial.fails(format!("`{action}`: {error:?}")).at(ply))?;
        let mut heard = Vec::new();
        position
            .play(game, *seat, action, &chance, &mut heard)
            .map_err(|_| trial.fails(format!("{what}: `{action}` is refused")).at(ply))?;
        same(trial, game, course, ply + 1, &position, &heard, what)?;
    }
    Ok(())
}

fn same<G: Game>(
    trial: &Trial<G>,
    game: &G,
    course: &Course<G>,
    ply: usize,
    position: &Position<G>,
    heard: &[Heard<G::Event>],
    what: &str,
) -> Result<(), Violation> {
    let live = &course.positions[ply];
    let fails = |difference: String| Err(trial.fails(format!("{what} differs: {difference}")).at(ply));
    if let Some((a, b)) = course.heard[ply].iter().zip(heard).find(|(a, b)| a != b) {
        return fails(format!("{a:?}, but {b:?}"));
    }
    if course.heard[ply].len() != heard.len() {
        return fails(format!("{} events, but {}", course.heard[ply].len(), heard.len()));
    }
    if Digest::of(&live.state) != Digest::of(&position.state) || live.state != position.state {
        return fails(difference::between(&live.state, &position.state).unwrap_or_else(|| "the state".to_owned()));
    }
    if game.outcome(&live.state) != game.outcome(&position.state) {
        return fails("the outcome".to_owned());
    }
    match live.recalls.pairs().find(|(seat, recall)| **recall != position.recalls[*seat]) {
        Some((seat, _)) => fails(format!("the recall of Seat({})", seat.0)),
        None => Ok(()),
    }
}
