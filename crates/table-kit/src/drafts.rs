//! Drafts: steps that a seat may take back.

use table::{Chance, Digest, Fast, Game, Heard, Position, Seat, Stream, Viewer};

use crate::difference::{bytes, equal};
use crate::legality;
use crate::paired::Watched;
use crate::secrets::Secrets;
use crate::setups::{Sweep, Trial};
use crate::violation::{Report, Violation};

/// A seat takes steps that do not learn and takes some back, at random. Meanwhile the others receive the same bytes as
/// if it had done nothing, no chance is used, and no other seat comes to owe a decision. The committed draft gives the
/// same events and position as the same decisions played one after the other.
///
/// # Errors
/// The first draft that breaks this.
pub fn drafts_leave_no_trace<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("drafts_leave_no_trace");
    legality::each_position::<G, S>(&mut report, sweep, 30, |trial, position, report| {
        let before = received(&trial.game, position);
        let digest = Digest::of(&position.state);
        let mut random = trial.random().stream("drafts", report.checks as u32);
        for seat in trial.game.to_act(&position.state).iter() {
            let fails = |what: String| trial.fails(what).seen_by(Viewer::Seat(seat));
            for _ in 0..3 {
                draft(trial, position, seat, &mut random).map_err(fails)?;
                report.checks += 1;
            }
            if received(&trial.game, position) != before || Digest::of(&position.state) != digest {
                return Err(fails("a draft changed what viewers see of the committed game".to_owned()));
            }
        }
        Ok(())
    })?;
    Ok(report)
}

/// What all viewers see.
fn received<G: Game>(game: &G, position: &Position<G>) -> Vec<Vec<u8>> {
    Viewer::all(game.seats()).map(|viewer| bytes(&game.view(&position.state, viewer))).collect()
}

/// Takes steps and takes them back at random, then commits.
fn draft<G: Game>(trial: &Trial<G>, committed: &Position<G>, seat: Seat, random: &mut Fast) -> Result<(), String> {
    let (game, chance) = (&trial.game, trial.chance());
    let mut steps: Vec<G::Action> = Vec::new();
    let mut list = Vec::new();
    for _ in 0..10 {
        let at = redo(trial, committed, seat, &steps)?;
        let view = game.view(&at.state, Viewer::Seat(seat));
        game.legal(&at.state, seat, &mut list);
        list.retain(|action| !game.learns(&view, *action));
        let back = random.below(3) == 0;
        match random.pick(&list) {
            Some(action) if !back => steps.push(*action),
            _ => steps.truncate(random.below(steps.len() as u32 + 1) as usize),
        }
    }
    let mut drafted = redo(trial, committed, seat, &steps)?;
    let mut heard: Vec<Heard<G::Event>> = Vec::new();
    let mut live = committed.clone();
    let mut one_by_one: Vec<Heard<G::Event>> = Vec::new();
    for action in &steps {
        live.play(game, seat, *action, &chance, &mut one_by_one)
            .map_err(|_| format!("`{action}` was possible in a draft, but is refused when it is played"))?;
    }
    let mut again = committed.clone();
    for action in &steps {
        again
            .step(game, seat, *action, &chance, &mut heard)
            .map_err(|_| format!("`{action}` is refused at the commit"))?;
    }
    if again.state != drafted.state {
        return Err(format!("the draft {} gives another state at the commit", spoken(&steps)));
    }
    drafted.follow(game, &chance, &mut heard);
    if !equal(&drafted, &live) || heard != one_by_one {
        return Err(format!(
            "the draft {}, committed, differs from the same decisions made one by one",
            spoken(&steps)
        ));
    }
    Ok(())
}

/// Plays the draft again from its beginning, as a table does after a step was taken back.
fn redo<G: Game>(
    trial: &Trial<G>,
    committed: &Position<G>,
    seat: Seat,
    steps: &[G::Action],
) -> Result<Position<G>, String> {
    let game = &trial.game;
    let mut position = committed.clone();
    let watched = Watched::new(trial.chance());
    for action in steps {
        let due = game.to_act(&position.state);
        position
            .step(game, seat, *action, &watched, &mut ())
            .map_err(|_| format!("`{action}` was possible in the draft {}, but is no longer", spoken(steps)))?;
        if let Some((name, number)) = watched.asked.take() {
            return Err(format!("`{action}` does not say that it learns, but uses the stream `{name}/{number}`"));
        }
        if let Some(other) = game.to_act(&position.state).iter().find(|other| !due.contains(*other)) {
            return Err(format!("after `{action}` Seat({}) owes a decision before the draft is committed", other.0));
        }
    }
    Ok(position)
}

fn spoken<A: std::fmt::Display>(steps: &[A]) -> String {
    let texts: Vec<String> = steps.iter().map(|step| format!("`{step}`")).collect();
    format!("[{}]", texts.join(", "))
}
