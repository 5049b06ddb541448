//! Simultaneous decisions and windows.

use table::{Game, Heard, Position, Seat, SeatSet, Stream, Viewer};

use crate::legality;
use crate::paired::{Watched, same_look};
use crate::secrets::Secrets;
use crate::setups::{Sweep, Trial};
use crate::violation::{Report, Violation};

/// When several seats owe a decision at once, a decision of one of them changes nothing that another viewer receives,
/// does not learn and uses no chance. Nothing follows until the last of them has decided.
///
/// # Errors
/// The first choice that breaks this.
pub fn choices_are_secret<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("choices_are_secret");
    legality::each_position::<G, S>(&mut report, sweep, 60, |trial, position, report| {
        let due = trial.game.to_act(&position.state);
        if due.len() < 2 {
            return Ok(());
        }
        if !G::TOGETHER {
            return Err(trial.fails("several seats owe a decision at once, but `TOGETHER` is false"));
        }
        for seat in due.iter() {
            chooses::<G, S>(trial, position, seat, report)
                .map_err(|(viewer, what)| trial.fails(what).seen_by(viewer))?;
        }
        Ok(())
    })?;
    Ok(report)
}

/// Lets a seat decide at random, step by step, until it owes nothing. Checks each step.
fn chooses<G: Game, S: Secrets<G>>(
    trial: &Trial<G>,
    before: &Position<G>,
    seat: Seat,
    report: &mut Report,
) -> Result<(), (Viewer, String)> {
    let game = &trial.game;
    let own = Viewer::Seat(seat);
    let mut random = trial.random();
    let mut now = before.clone();
    let mut list = Vec::new();
    while game.to_act(&now.state).contains(seat) {
        game.legal(&now.state, seat, &mut list);
        let action = *random.pick(&list).ok_or_else(|| (own, "nothing is legal".to_owned()))?;
        if game.learns(&game.view(&now.state, own), action) {
            return Err((own, format!("`{action}` learns, though others have not decided")));
        }
        let watched = Watched::new(trial.chance());
        let mut heard: Vec<Heard<G::Event>> = Vec::new();
        game.apply(&mut now.state, seat, action, &watched, &mut heard);
        let applied = now.state.clone();
        game.advance(&mut now.state, &watched, &mut heard);
        if applied != now.state {
            return Err((own, format!("something follows from `{action}` before the others have decided")));
        }
        if let Some((name, number)) = watched.asked.take() {
            return Err((own, format!("`{action}` uses the stream `{name}/{number}`")));
        }
        for viewer in Viewer::all(game.seats()).filter(|viewer| *viewer != own) {
            let fails = |what: String| (viewer, format!("after `{action}` of Seat({}) {what}", seat.0));
            if let Some(heard) = heard.iter().find(|heard| heard.audience.includes(viewer)) {
                return Err(fails(format!("this event is received: {:?}", heard.event)));
            }
            same_look::<G, S>(game, &before.state, &now.state, viewer).map_err(fails)?;
            report.checks += 1;
        }
        let others = |position: &Position<G>| -> SeatSet {
            game.to_act(&position.state).iter().filter(|other| *other != seat).collect()
        };
        if others(before) != others(&now) {
            return Err((own, format!("after `{action}` the other seats that owe a decision have changed")));
        }
    }
    Ok(())
}

/// A window ([`Game::lapse`]) asks one seat alone; its default action is legal and does not learn.
/// [`keeps_secrets`](crate::keeps_secrets) and [`steps_show_what_they_may`](crate::steps_show_what_they_may) check that
/// public facts alone open it: worlds that look alike have the same windows.
///
/// # Errors
/// The first window that breaks this.
pub fn windows_are_public<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("windows_are_public");
    legality::each_position::<G, S>(&mut report, sweep, 60, |trial, position, report| {
        let game = &trial.game;
        let Some(action) = game.lapse(&position.state) else { return Ok(()) };
        if !G::WINDOWS {
            return Err(trial.fails("a window is open, but `WINDOWS` is false"));
        }
        let due = game.to_act(&position.state);
        let seat = match due.iter().next() {
            Some(seat) if due.len() == 1 => seat,
            _ => return Err(trial.fails("a window is open, but not for one seat alone")),
        };
        let mut list = Vec::new();
        game.legal(&position.state, seat, &mut list);
        if !list.contains(&action) {
            return Err(trial.fails(format!("the default action `{action}` is not legal")));
        }
        if game.learns(&game.view(&position.state, Viewer::Seat(seat)), action) {
            return Err(trial.fails(format!("the default action `{action}` learns")));
        }
        report.checks += 1;
        Ok(())
    })?;
    Ok(report)
}
