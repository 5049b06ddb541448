//! What happened at a table apart from moves: who came, left, gave up or handed over a seat.

use look::args;
use maud::{Markup, html};
use store::Kind;
use table::Seat;

use crate::view::View;

/// The list of notes.
pub(crate) fn notes(view: &View<'_>) -> Markup {
    let lines = lines(view, 0);
    html! {
        @if !lines.is_empty() {
            ul.notes aria-label=(view.words.say("notes")) { @for line in lines { li { (line) } } }
        }
    }
}

/// The notes from the n-th on, as sentences.
pub(crate) fn lines(view: &View<'_>, from: usize) -> Vec<String> {
    let notes = view.snapshot.notes().get(from..).unwrap_or_default();
    notes.iter().filter_map(|noted| note(view, &noted.kind)).collect()
}

/// A note as a sentence; `None` for kinds that are not shown.
fn note(view: &View<'_>, kind: &Kind) -> Option<String> {
    let words = view.words;
    let named = |key: &str, name: &str| Some(words.tell(key, &args![name => name]));
    let of = |key: &str, seat: &Seat| {
        let name = view.name(*seat);
        let name = if name.is_empty() { words.tell("note-seat", &args![seat => seat.to_string()]) } else { name };
        named(key, &name)
    };
    match kind {
        Kind::Sit { name, .. } => named("note-sit", name),
        Kind::SitBot { name, .. } => named("note-bot", name),
        Kind::Leave { seat } => Some(words.tell("note-leave", &args![seat => seat.to_string()])),
        Kind::Ready { seat, .. } => of("note-ready", seat),
        Kind::Start => Some(words.say("lobby-start")),
        Kind::HandOver { seat, .. } => of("note-hand-over", seat),
        Kind::HandBack { seat } => of("note-hand-back", seat),
        Kind::TakeOver { name, .. } => named("note-take-over", name),
        Kind::Concede { seat } => of("note-concede", seat),
        Kind::Abandon => Some(words.say("end-abandoned")),
        Kind::Expire => Some(words.say("end-expired")),
        Kind::Rematch { .. } => Some(words.say("note-rematch")),
        Kind::Action { .. } | Kind::Finish | Kind::Reveal { .. } => None,
    }
}
