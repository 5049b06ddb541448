//! The decisions of a seat: its drafts, and when they are committed.
//!
//! There are three kinds of decision. *Alone*: the draft is committed when it is complete or reveals hidden
//! information. *Together*: drafts wait until the last seat is ready and are then committed at once, in seating order;
//! before that nobody can see who has chosen, and the committed state never holds a pending choice. After a time that
//! the table sets, and not before, the missing seats are named. *Window*: a person's pass waits until the window
//! closes, after the same time whatever the seat holds; a bot's decision is committed when its pause is over, whether
//! it passes or not.
//!
//! A draft is its seat's alone. Whether a step may stay a draft depends on the seat's view only (`learns`), so
//! committing tells nothing, and the page can warn before the click. A window opens on public facts only, for one seat
//! after another, and a pass shows when it closes.

use std::collections::VecDeque;

use erasure::{AnyMatch, Refusal};
use table::{Seat, SeatSet};
use table_log::{Kind, Who};

use crate::loaded::Loaded;
use crate::plan::Plan;
use crate::request::Refused;
use crate::turn::Owed;

/// The seats that owe a decision and have not drafted all of it.
pub fn missing(table: &Loaded) -> SeatSet {
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

/// Takes steps for a seat: one of a person, or those of a bot's turn. A bot's steps are written together, so its turn
/// is shown as one, and how long the disk takes does not tell how many steps a secret choice has.
///
/// # Errors
/// When a step is not legal.
pub fn take(table: &Loaded, seat: Seat, steps: Vec<String>) -> Result<Plan, Refused> {
    let committed = table.progress.game().ok_or(Refused::NotBegun)?;
    let so_far = table.drafts[seat].game.as_deref().unwrap_or(committed);
    // A step that commits the draft needs no copy of the game: the plan makes its own.
    let mut copy: Option<Box<dyn AnyMatch>> = None;
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
        // The steps of a bot include what follows.
        if let Some(next) = choice.follows.filter(|next| steps.front() != Some(next)) {
            steps.push_front(next);
        }
        if is_complete {
            break;
        }
    }
    let waits = match Owed::of(&table.progress) {
        Owed::Together => !is_complete || missing(table) != SeatSet::only(seat),
        // The window of a bot is open for its pause, whatever it does.
        Owed::Window(_, lapse) => {
            let is_timed = table.settings.window_seconds > 0 && table.progress.chairs[seat].bot().is_none();
            !is_complete || actions.last() == Some(&lapse) && is_timed
        }
        Owed::Alone => !is_complete,
    };
    if waits { Ok(Plan::draft(table, seat, actions)) } else { commit(table, seat, actions) }
}

/// A turn that takes the first legal action at each step.
pub fn first(table: &Loaded, seat: Seat) -> Vec<String> {
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
                _ if !is_alone => plan.next.clear_frames(),
                Who::Seat(seat) => plan.next.drafted_by(seat),
                // Nobody has seen the steps of a bot.
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
pub fn close_window(table: &Loaded) -> Result<Option<Plan>, Refused> {
    let Owed::Window(seat, lapse) = Owed::of(&table.progress) else { return Ok(None) };
    commit(table, seat, vec![lapse]).map(Some)
}
