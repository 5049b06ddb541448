//! The decisions of a seat: its drafts, and when they are committed.
//!
//! There are three kinds of decision. *Alone*: the draft is committed when it is complete or reveals hidden
//! information. *Together*: drafts wait until the last seat is ready and are then committed at once, in seating order;
//! before that nobody can see who has chosen. *Window*: a person's pass waits until the window closes, after the same
//! time whatever the seat holds; a bot decides when its pause is over, whichever it does.

use std::collections::VecDeque;

use erasure::{Match, Refusal};
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

/// The refusal of an action by the game.
fn not_legal(action: &str, refusal: Refusal) -> Refused {
    let reason = match refusal {
        Refusal::NotLegal(reason) => reason,
        Refusal::Unknown => None,
    };
    Refused::NotLegal { action: action.chars().take(40).collect(), reason }
}

/// Takes steps for a seat: one of a person, or those of a bot's turn. They are written together, so that a turn is
/// shown as one, and how long the disk takes does not tell how many steps a secret choice has.
///
/// # Errors
/// When one is not legal.
pub(crate) fn take(table: &Loaded, seat: Seat, steps: Vec<String>) -> Result<Plan, Refused> {
    let committed = table.progress.game().ok_or(Refused::NotBegun)?;
    let so_far = table.drafts[seat].game.as_deref().unwrap_or(committed);
    // A step that commits the draft needs no copy of the game: the plan makes its own.
    let mut copy: Option<Box<dyn Match>> = None;
    let mut actions = table.drafts[seat].actions.clone();
    let mut is_complete = false;
    let mut steps = VecDeque::from(steps);
    while let Some(action) = steps.pop_front() {
        let choice = copy.as_deref().unwrap_or(so_far).choice(seat, &action);
        let choice = choice.map_err(|refusal| not_legal(&action, refusal))?;
        is_complete = choice.follows.is_none() && choice.learns || {
            let game = copy.get_or_insert_with(|| so_far.fork());
            game.draft(seat, &action).map_err(|refusal| not_legal(&action, refusal))?;
            !game.to_act().contains(seat)
        };
        actions.push(choice.text);
        // A bot has chosen what follows too.
        if let Some(next) = choice.follows.filter(|next| steps.front() != Some(next)) {
            steps.push_front(next);
        }
        if is_complete {
            break;
        }
    }
    let waits = match Turn::of(&table.progress) {
        Turn::Together => !is_complete || missing(table) != SeatSet::only(seat),
        // The window of a bot is open for its pause, whatever it does.
        Turn::Window(_, lapse) => {
            let is_timed = table.settings.window_seconds > 0 && table.progress.chairs[seat].bot().is_none();
            !is_complete || actions.last() == Some(&lapse) && is_timed
        }
        Turn::Alone => !is_complete,
    };
    if waits { Ok(Plan::draft(table, seat, actions)) } else { commit(table, seat, actions) }
}

/// A turn of the first legal action at each step.
pub(crate) fn first(table: &Loaded, seat: Seat) -> Vec<String> {
    let Some(committed) = table.progress.game() else { return Vec::new() };
    let mut game = table.drafts[seat].game.as_deref().unwrap_or(committed).fork();
    let mut steps = Vec::new();
    while let Some(choice) = game.choices(seat).into_iter().next() {
        let is_last = choice.learns || game.draft(seat, &choice.text).is_err();
        steps.push(choice.text);
        if is_last {
            break;
        }
    }
    steps
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
            match table.progress.decider(*seat) {
                // The choices themselves get no frames; the result of the last one is shown to all.
                _ if !is_alone => plan.next.turn_page(),
                Who::Seat(seat) => plan.next.drafted_by(seat),
                // Nobody has seen what a bot did.
                _ => {}
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
