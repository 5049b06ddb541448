//! Everything that is shown to players has words.

use table::{Game, Viewer};

use crate::legality::every;
use crate::players::{Course, Policy};
use crate::secrets::{Secrets, Utterance};
use crate::setups::{Sweep, trials};
use crate::violation::{Report, Violation};

/// Every action, event and reason that occurs has words, as far as [`Secrets::words`] checks.
///
/// # Errors
/// The first that has none.
pub fn everything_has_words<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("everything_has_words");
    for trial in trials::<G>(report.property, S::setups(), sweep, 1)? {
        let (game, mut random) = (&trial.game, trial.random());
        let course = Course::record(game, Policy::RANDOM, &trial.chance(), &mut random, &mut ())
            .map_err(|stuck| trial.fails(stuck.error).at(stuck.ply))?;
        for ply in sweep.sample(course.positions.len(), 60, &mut random) {
            for viewer in Viewer::all(game.seats()) {
                let fails = |what: String| trial.fails(what).at(ply).seen_by(viewer);
                let view = game.view(&course.positions[ply].state, viewer);
                for heard in course.heard[ply].iter().filter(|heard| heard.audience.includes(viewer)) {
                    S::words(game, &view, Utterance::Event(&heard.event)).map_err(fails)?;
                    report.checks += 1;
                }
                let Viewer::Seat(seat) = viewer else { continue };
                for (_, action) in every::<G>() {
                    let said = match game.why_not(&view, action) {
                        Some(reason) => Utterance::Reason(action, reason),
                        None => Utterance::Action(seat, action),
                    };
                    S::words(game, &view, said).map_err(fails)?;
                    report.checks += 1;
                }
            }
            report.positions += 1;
        }
        report.games += 1;
    }
    Ok(report)
}
