//! Legal actions: the list is complete, sorted and accepted, and the view determines it. Also the names of actions and
//! serialisation.

use std::collections::BTreeMap;

use table::{Decision, Game, Position, Reason, Seat, Viewer};

use crate::clauses::is_clause;
use crate::difference::{equal, reread};
use crate::players::{Course, Policy};
use crate::secrets::Secrets;
use crate::setups::{Sweep, Trial, trials};
use crate::violation::{Report, Violation};

/// Every action is found by its number and by its text. Numbers follow the order of actions, and texts are distinct.
///
/// # Errors
/// The first action that breaks this.
pub fn actions_have_names<G: Game, S: Secrets<G>>(_sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("actions_have_names");
    let fails = |what: String| Err(Violation::general("actions_have_names", what));
    let mut texts = BTreeMap::new();
    let mut before: Option<G::Action> = None;
    for number in 0..G::Action::COUNT {
        let Some(action) = G::Action::nth(number) else {
            return fails(format!("no action has the number {number}, but `COUNT` is {}", G::Action::COUNT));
        };
        let text = action.to_string();
        if action.number() != number {
            return fails(format!("`{text}` is action {number}, but says it is {}", action.number()));
        }
        if before.is_some_and(|before| before >= action) {
            return fails(format!("`{text}` has a higher number than the one before it, but is not greater"));
        }
        match text.parse::<G::Action>() {
            Ok(read) if read == action => {}
            Ok(read) => return fails(format!("`{text}` of {action:?} is read as {read:?}")),
            Err(error) => return fails(format!("`{text}` of {action:?} cannot be read: {error:?}")),
        }
        if text.is_empty() || text.trim() != text || text.contains(char::is_control) {
            return fails(format!("`{text}` of {action:?} is not one line without surrounding spaces"));
        }
        if let Some(other) = texts.insert(text.clone(), action) {
            return fails(format!("`{text}` is the text of {other:?} and of {action:?}"));
        }
        before = Some(action);
        report.checks += 1;
    }
    match G::Action::nth(G::Action::COUNT) {
        Some(action) => fails(format!("`{action}` has the number {}, past the last", G::Action::COUNT)),
        None => Ok(report),
    }
}

/// All actions of the game, with their numbers.
pub(crate) fn every<G: Game>() -> impl Iterator<Item = (usize, G::Action)> {
    (0..G::Action::COUNT).filter_map(|number| Some((number, G::Action::nth(number)?)))
}

/// At every position each seat's list is sorted, has no duplicates, is empty when the seat owes no decision, and
/// contains exactly what `why_not` and `is_legal` allow. `pick` finds each of its actions at its place. Listed actions are
/// accepted; others are refused and change nothing. After an action, what [`Game::follows`] names is all that is left.
///
/// # Errors
/// The first position that breaks this.
pub fn lists_what_is_legal<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("lists_what_is_legal");
    each_position::<G, S>(&mut report, sweep, 40, |trial, position, report| {
        let game = &trial.game;
        let due = game.to_act(&position.state);
        for viewer in Viewer::all(game.seats()) {
            let fails = |what: String| trial.fails(what).seen_by(viewer);
            let mut list = Vec::new();
            if let Viewer::Seat(seat) = viewer {
                // `legal` must clear the list, so the list is not empty before the call.
                list.extend(every::<G>().next().map(|(_, action)| action));
                game.legal(&position.state, seat, &mut list);
                if list.is_empty() == due.contains(seat) {
                    let owes = if list.is_empty() { "owes a decision, but has" } else { "owes no decision, but has" };
                    return Err(fails(format!("the seat {owes} {} legal actions", list.len())));
                }
                picked(game, &position.state, seat, &list).map_err(fails)?;
            }
            if let Some(pair) = list.windows(2).find(|pair| pair[0] >= pair[1]) {
                return Err(fails(format!("the list has `{}` before `{}`", pair[0], pair[1])));
            }
            let view = game.view(&position.state, viewer);
            for (_, action) in every::<G>() {
                let reason = game.why_not(&view, action);
                match (list.binary_search(&action).is_ok(), reason) {
                    (true, Some(reason)) => {
                        return Err(fails(format!("`{action}` is listed, but forbidden: {reason:?}")));
                    }
                    (false, None) => return Err(fails(format!("`{action}` is allowed, but not listed"))),
                    (false, Some(reason)) if !is_clause(reason.clause()) => {
                        let named = reason.clause();
                        return Err(fails(format!(
                            "`{action}` is forbidden by {reason:?}, and `{named}` is no clause"
                        )));
                    }
                    _ => {}
                }
                report.checks += 1;
            }
            if let Viewer::Seat(seat) = viewer {
                accepted(trial, position, seat, &list, &view).map_err(fails)?;
            }
        }
        Ok(())
    })?;
    Ok(report)
}

/// Compares the seat's list with what is picked at each of its places, and with what is legal one by one.
fn picked<G: Game>(game: &G, state: &G::State, seat: Seat, list: &[G::Action]) -> Result<(), String> {
    for (place, action) in (0..).zip(list) {
        let mut count = 0;
        let picked = game.pick(state, seat, |choices| {
            count = choices;
            place
        });
        if count as usize != list.len() {
            return Err(format!("`pick` says there are {count} legal actions, but {} are listed", list.len()));
        }
        if picked != Some(*action) {
            return Err(format!("`{action}` is at place {place} of the list, but `pick` finds {picked:?}"));
        }
    }
    if list.is_empty() && game.pick(state, seat, |_| 0).is_some() {
        return Err("`pick` finds an action, but none is listed".to_owned());
    }
    match every::<G>().find(|(_, action)| game.is_legal(state, seat, *action) != list.contains(action)) {
        Some((_, action)) => Err(format!("`is_legal` and the list disagree about `{action}`")),
        None => Ok(()),
    }
}

/// Tries the listed actions and a sample of the others.
fn accepted<G: Game>(
    trial: &Trial<G>,
    position: &Position<G>,
    seat: Seat,
    list: &[G::Action],
    view: &G::View,
) -> Result<(), String> {
    let mut left = Vec::new();
    for action in list {
        if <G::Action as Decision>::nth(action.number()) != Some(*action) {
            return Err(format!("`{action}` is listed, but its number {} is another action's", action.number()));
        }
        let mut tried = position.clone();
        if tried.play(&trial.game, seat, *action, &trial.chance(), &mut ()).is_err() {
            return Err(format!("`{action}` is listed, but refused"));
        }
        if let Some(next) = trial.game.follows(view, *action) {
            trial.game.legal(&tried.state, seat, &mut left);
            if left != [next] {
                return Err(format!("`{next}` follows `{action}`, which leaves {left:?}"));
            }
        }
    }
    let unlisted = every::<G>().map(|(_, action)| action).filter(|action| !list.contains(action));
    let step = 1 + G::Action::COUNT / 16;
    for action in unlisted.step_by(step) {
        let mut tried = position.clone();
        if tried.play(&trial.game, seat, action, &trial.chance(), &mut ()).is_ok() {
            return Err(format!("`{action}` is not listed, but accepted"));
        }
        if !equal(&tried, position) {
            return Err(format!("`{action}` is refused, but changed the state"));
        }
    }
    Ok(())
}

/// The view alone determines the legal list. A view read back from JSON gives every action the same reason, and every
/// legal action the same answer to `learns`.
///
/// # Errors
/// The first view that breaks this.
pub fn the_view_decides<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("the_view_decides");
    each_position::<G, S>(&mut report, sweep, 40, |trial, position, report| {
        let game = &trial.game;
        for viewer in Viewer::all(game.seats()) {
            let fails = |what: String| trial.fails(what).seen_by(viewer);
            let view = game.view(&position.state, viewer);
            let text = serde_json::to_string(&view).map_err(|error| fails(format!("the view: {error}")))?;
            let read: G::View = serde_json::from_str(&text).map_err(|error| fails(format!("the view: {error}")))?;
            for (_, action) in every::<G>() {
                let (live, again) = (game.why_not(&view, action), game.why_not(&read, action));
                if live != again {
                    let what = format!("`{action}`: {live:?}, but by the view read back {again:?}");
                    return Err(fails(what));
                }
                if live.is_none() && game.learns(&view, action) != game.learns(&read, action) {
                    return Err(fails(format!("`{action}` learns in only one of the view and the view read back")));
                }
                report.checks += 1;
            }
        }
        Ok(())
    })?;
    Ok(report)
}

/// Every state, view, recall and event is the same after it was written as JSON and read again.
///
/// # Errors
/// The first value that differs.
pub fn serialises<G: Game, S: Secrets<G>>(sweep: &Sweep) -> Result<Report, Violation> {
    let mut report = Report::new("serialises");
    for trial in trials::<G>(report.property, S::setups(), sweep, 1)? {
        let (game, mut random) = (&trial.game, trial.random());
        let course = Course::record(game, Policy::RANDOM, &trial.chance(), &mut random, &mut ())
            .map_err(|stuck| trial.fails(stuck.error).at(stuck.ply))?;
        for ply in sweep.sample(course.positions.len(), 60, &mut random) {
            let fails = |what: String| trial.fails(what).at(ply);
            let position = &course.positions[ply];
            reread(&position.state, "the state").map_err(fails)?;
            for viewer in Viewer::all(game.seats()) {
                reread(&game.view(&position.state, viewer), "the view").map_err(|what| fails(what).seen_by(viewer))?;
            }
            for (seat, recall) in position.recalls.pairs() {
                reread(recall, "the recall").map_err(|what| fails(what).seen_by(Viewer::Seat(seat)))?;
            }
            for heard in &course.heard[ply] {
                reread(&heard.event, "the event").map_err(fails)?;
                report.checks += 1;
            }
            report.positions += 1;
            report.checks += 2 + 2 * usize::from(game.seats());
        }
        report.games += 1;
    }
    Ok(report)
}

/// Plays random games in each setup and calls `look` with a sample of their positions.
pub(crate) fn each_position<G: Game, S: Secrets<G>>(
    report: &mut Report,
    sweep: &Sweep,
    quick: usize,
    mut look: impl FnMut(&Trial<G>, &Position<G>, &mut Report) -> Result<(), Violation>,
) -> Result<(), Violation> {
    for trial in trials::<G>(report.property, S::setups(), sweep, 1)? {
        let mut random = trial.random();
        let course = Course::record(&trial.game, Policy::RANDOM, &trial.chance(), &mut random, &mut ())
            .map_err(|stuck| trial.fails(stuck.error).at(stuck.ply))?;
        for ply in sweep.sample(course.positions.len(), quick, &mut random) {
            look(&trial, &course.positions[ply], report).map_err(|violation| violation.at(ply))?;
            report.positions += 1;
        }
        report.games += 1;
    }
    Ok(())
}
