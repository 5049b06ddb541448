//! The decisions of a seat: its drafts, and when they are committed.
//!
//! There are three kinds of decision. *Alone*: the draft is committed when it is complete or reveals hidden
//! information. *Together*: drafts wait until the last seat is ready and are then committed at once, in seating order;
//! before that nobody can see who has chosen. *Window*: a pass waits until the window closes, after the same time
//! whatever the seat holds.

use erasure::Refusal;
use store::{Kind, Who};
use table::{Seat, SeatSet};

use crate::loaded::Loaded;
use crate::plan::Plan;
use crate::request::Refused;
use crate::turn::Turn;

/// The seats that owe a decision and have not drafted all of it.
pub(crate) fn missing(table: &Loaded) -> SeatSet {
    table.progress.to_act().iter().filter(|seat| !table.drafts[*seat].is_complete(*seat)).collect()
}

/// Whether each step is committed at once: bots' steps are, so that people can follow them.
fn shows_at_once(who: &Who) -> bool {
    matches!(who, Who::Bot { .. })
}

/// The refusal of an action by the game.
fn not_legal(action: &str, refusal: Refusal) -> Refused {
    let reason = match refusal {
        Refusal::NotLegal(reason) => reason,
        Refusal::Unknown => None,
    };
    Refused::NotLegal { action: action.chars().take(40).collect(), reason }
}

/// Takes a step for a seat.
///
/// # Errors
/// When it is not legal.
pub(crate) fn step(table: &Loaded, seat: Seat, action: String) -> Result<Plan, Refused> {
    let committed = table.progress.game().ok_or(Refused::NotBegun)?;
    let game = table.drafts[seat].game.as_deref().unwrap_or(committed);
    let choice = game.choice(seat, &action).map_err(|refusal| not_legal(&action, refusal))?;
    let action = choice.text;
    let is_complete = choice.learns || {
        let mut drafted = game.fork();
        drafted.draft(seat, &action).map_err(|refusal| not_legal(&action, refusal))?;
        !drafted.to_act().contains(seat)
    };
    let mut actions = table.drafts[seat].actions.clone();
    actions.push(action.clone());
    let who = table.progress.decider(seat);
    let waits = match Turn::of(&table.progress) {
        Turn::Together => !is_complete || missing(table) != SeatSet::only(seat),
        Turn::Window(_, lapse) => !is_complete || action == lapse && table.settings.window_seconds > 0,
        Turn::Alone => !is_complete && !shows_at_once(&who),
    };
    if waits {
        return Ok(Plan::draft(table, seat, actions));
    }
    commit(table, seat, actions)
}

/// Takes the steps of a bot's secret choice, all with one write: how long the disk takes does not tell how many there
/// are.
///
/// # Errors
/// When one is not legal.
pub(crate) fn choose(table: &Loaded, seat: Seat, steps: Vec<String>) -> Result<Plan, Refused> {
    let committed = table.progress.game().ok_or(Refused::NotBegun)?;
    let mut game = table.drafts[seat].game.as_deref().unwrap_or(committed).fork();
    for action in &steps {
        game.draft(seat, action).map_err(|refusal| not_legal(action, refusal))?;
    }
    let waits = game.to_act().contains(seat) || missing(table) != SeatSet::only(seat);
    let actions = [&table.drafts[seat].actions[..], &steps].concat();
    if waits { Ok(Plan::draft(table, seat, actions)) } else { commit(table, seat, actions) }
}

/// Commits the drafts of all seats that owe a decision; `actions` is this seat's draft.
fn commit(table: &Loaded, seat: Seat, actions: Vec<String>) -> Result<Plan, Refused> {
    let mut plan = Plan::on(table);
    let due: Vec<Seat> = table.progress.to_act().iter().collect();
    let is_alone = due.len() == 1;
    let all: Vec<(Seat, Vec<String>)> = due
        .iter()
        .map(|due| (*due, if *due == seat { actions.clone() } else { table.drafts[*due].actions.clone() }))
        .collect();
    let steps: Vec<(Seat, &String)> =
        all.iter().flat_map(|(seat, list)| list.iter().map(|text| (*seat, text))).collect();
    for (at, (seat, text)) in steps.iter().enumerate() {
        if at + 1 == steps.len() {
            match is_alone {
                true => plan.next.drafted_by(*seat),
                // The choices themselves get no frames; the result of the last one is shown to all.
                false => plan.next.turn_page(),
            }
        }
        plan.enter(table.progress.decider(*seat), Kind::Action { text: (*text).clone() })?;
    }
    plan.drafts = due.into_iter().map(|seat| (seat, Vec::new())).collect();
    Ok(plan)
}

/// Removes one step from a draft; the others stay.
///
/// # Errors
/// When the draft has no such step, or a later step depends on it.
pub(crate) fn take_back(table: &Loaded, seat: Seat, action: &str) -> Result<Plan, Refused> {
    let mut actions = table.drafts[seat].actions.clone();
    let at = actions.iter().rposition(|text| text == action).ok_or(Refused::NothingDrafted)?;
    actions.remove(at);
    let mut game = table.progress.game().ok_or(Refused::NotBegun)?.fork();
    for text in &actions {
        game.draft(seat, text).map_err(|_| not_legal(text, Refusal::Unknown))?;
    }
    Ok(Plan::draft(table, seat, actions))
}

/// Closes the window with its default action, if the table is in one.
///
/// # Errors
/// When the default action is not possible.
pub(crate) fn close_window(table: &Loaded) -> Result<Option<Plan>, Refused> {
    let Turn::Window(seat, lapse) = Turn::of(&table.progress) else { return Ok(None) };
    commit(table, seat, vec![lapse]).map(Some)
}
