//! What viewers receive of a snapshot: its page, as the game's presentation renders it.

use std::time::Duration;

use look::log::Read;
use look::{Context, Form, Frame, Language, Line, Sentence, Show};
use maud::html;
use play::Snapshot;
use table::{Seat, Viewer};

/// Renders part of a started game for a viewer, in English.
fn shown<T>(
    snapshot: &Snapshot,
    viewer: Viewer,
    act: impl FnOnce(&dyn Show, erasure::Seen<'_>, &Context<'_>) -> T,
) -> T {
    shown_in(Language::En, snapshot, viewer, act)
}

/// Renders part of a started game for a viewer.
fn shown_in<T>(
    language: Language,
    snapshot: &Snapshot,
    viewer: Viewer,
    act: impl FnOnce(&dyn Show, erasure::Seen<'_>, &Context<'_>) -> T,
) -> T {
    let show = catalog::shows().find(snapshot.title().name()).unwrap();
    let (names, hidden) = (snapshot.names(), html! {});
    let asked = viewer.seat().is_some_and(|seat| snapshot.asks(seat));
    let form = asked.then_some(Form { url: "/act", hidden: &hidden });
    let context = Context {
        words: show.words(language),
        names: &names,
        guests: None,
        present: snapshot.present(),
        form,
        you: viewer.seat(),
        parts: None,
    };
    act(show, snapshot.seen(viewer).unwrap(), &context)
}

/// The frames that a viewer gets.
pub(crate) fn frames(snapshot: &Snapshot, viewer: Viewer) -> Vec<Frame> {
    shown(snapshot, viewer, |show, seen, context| show.moments(seen, context, snapshot.within).frames)
}

/// What a viewer hears, with its weight.
pub(crate) fn news(snapshot: &Snapshot, viewer: Viewer) -> Vec<Sentence> {
    shown(snapshot, viewer, |show, seen, context| show.news(seen, context))
}

/// The frames that a viewer gets in a language, and what they hear.
pub(crate) fn told_in(language: Language, snapshot: &Snapshot, viewer: Viewer) -> (Vec<Frame>, Vec<Sentence>) {
    shown_in(language, snapshot, viewer, |show, seen, context| {
        (show.moments(seen, context, snapshot.within).frames, show.news(seen, context))
    })
}

/// The announcements that a viewer gets.
pub(crate) fn said(snapshot: &Snapshot, viewer: Viewer) -> Vec<String> {
    news(snapshot, viewer).into_iter().map(|news| news.said).collect()
}

/// The log on a viewer's page, with the index of the first new line.
pub(crate) fn log(snapshot: &Snapshot, viewer: Viewer) -> (Vec<Line>, Option<usize>) {
    let mut log = shown(snapshot, viewer, |show, seen, context| show.log(seen, context, 0));
    let (_, first_new) = Read::default().on(&log);
    // No page tells at which point of the game an event was.
    log.lines.iter_mut().for_each(|line| line.event = 0);
    (log.lines, first_new)
}

/// A viewer's view as JSON.
pub(crate) fn view(snapshot: &Snapshot, viewer: Viewer) -> String {
    snapshot.seen(viewer).unwrap().view_json()
}

/// Everything that a viewer can receive: page, moments with their lengths, what happened since the last turn, log,
/// announcements, numbers, events, what bots say.
pub(crate) fn bytes(snapshot: &Snapshot, viewer: Viewer) -> String {
    let board = shown(snapshot, viewer, |show, seen, context| show.board(seen, context));
    let (prompt, table) = (board.prompt.into_string(), board.table.into_string());
    let (log, said) = (log(snapshot, viewer), said(snapshot, viewer));
    let since = shown(snapshot, viewer, |show, seen, context| show.since(seen, context)).into_string();
    let moment = |frame: Frame| (frame.table.into_string(), frame.caption, frame.said, frame.weight, frame.length);
    let frames: Vec<_> = frames(snapshot, viewer).into_iter().map(moment).collect();
    let own = |seat: Seat| (snapshot.at(seat), snapshot.drafted(seat), snapshot.waits_for(seat), snapshot.hint(seat));
    let (number, own, due) = (snapshot.number(viewer), viewer.seat().map(own), snapshot.to_act());
    let held_up: Vec<Seat> = due.iter().filter(|seat| snapshot.holds_up(*seat)).collect();
    let (view, events) = (view(snapshot, viewer), snapshot.seen(viewer).unwrap().events_json());
    let remarks: Vec<_> = snapshot.remarks().iter().map(|remark| (remark.seat, remark.occasion)).collect();
    format!(
        "{remarks:?}{prompt}{table}{frames:?}{since}{log:?}{said:?}{number:?}{own:?}{due:?}{held_up:?}{view}{events}"
    )
}

/// What a viewer's page showed of the game, without the forms: a replay has none.
pub(crate) fn page(snapshot: &Snapshot, viewer: Viewer) -> String {
    let show = catalog::shows().find(snapshot.title().name()).unwrap();
    let (names, seen) = (snapshot.names(), snapshot.seen(viewer).unwrap());
    let context = Context {
        words: show.words(Language::En),
        names: &names,
        guests: None,
        present: snapshot.present(),
        form: None,
        you: viewer.seat(),
        parts: None,
    };
    let board = show.board(seen, &context);
    let since = show.since(seen, &context).into_string();
    let (view, events, log) = (seen.view_json(), seen.events_json(), log(snapshot, viewer));
    format!("{}{}{since}{log:?}{view}{events}", board.prompt.into_string(), board.table.into_string())
}

/// How long a viewer's frames take.
pub(crate) fn length(snapshot: &Snapshot, viewer: Viewer) -> Duration {
    shown(snapshot, viewer, |show, seen, _| show.length(seen, snapshot.within))
}
