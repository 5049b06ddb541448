//! What happened at a table apart from moves: who came, left, gave up or handed over a seat.

use look::args;
use maud::{Markup, html};
use play::Note;
use store::Kind;

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
    notes.iter().filter_map(|noted| note(view, noted)).collect()
}

/// A note as a sentence; `None` for kinds that are not shown.
fn note(view: &View<'_>, Note { kind, name: then, .. }: &Note) -> Option<String> {
    let words = view.words;
    let named = |key: &str, name: &str| Some(words.tell(key, &args![name => name]));
    match kind {
        Kind::Sit { name, .. } => named("note-sit", name),
        Kind::SitBot { name, .. } => named("note-bot", name),
        Kind::Leave { seat } => Some(words.tell("note-leave", &args![seat => seat.to_string()])),
        Kind::Ready { .. } => named("note-ready", then),
        Kind::Start => Some(words.say("lobby-start")),
        Kind::HandOver { .. } => named("note-hand-over", then),
        Kind::HandBack { .. } => named("note-hand-back", then),
        Kind::TakeOver { name, .. } => named("note-take-over", name),
        Kind::Concede { .. } => named("note-concede", then),
        Kind::Abandon => Some(words.say("end-abandoned")),
        Kind::Expire => Some(words.say("end-expired")),
        Kind::Rematch { .. } => Some(words.say("note-rematch")),
        Kind::Action { .. } | Kind::Finish | Kind::Reveal { .. } => None,
    }
}
