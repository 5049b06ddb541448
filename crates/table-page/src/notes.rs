//! What happened at a table apart from moves: who came, left, gave up or handed over a seat.

use look::args;
use maud::{Markup, html};
use table::Seat;
use table_fold::Note;
use table_fold::name::Name;
use table_log::{Kind, Who};

use crate::ending;
use crate::pace::utc;
use crate::view::View;

/// The list of notes.
pub fn notes(view: &View<'_>) -> Markup {
    // Notes are only added.
    let count = view.snapshot.notes().len();
    view.own_part(&(count, view.seat(), view.snapshot.names()), |view, _| {
        let lines = lines(view, 0);
        html! {
            @if !lines.is_empty() {
                ul.notes aria-label=(view.words.say("notes")) { @for line in lines { li { (line) } } }
            }
        }
    })
}

/// The notes from the n-th on, as sentences.
pub fn lines(view: &View<'_>, from: usize) -> Vec<String> {
    let notes = view.snapshot.notes();
    let told = |at: &usize| !(is_promise(notes, *at) || *at > 0 && is_promise(notes, at - 1));
    (from..notes.len()).filter(told).filter_map(|at| note(view, &notes[at])).collect()
}

/// Whether two notes are a promise: a seat is left and taken again under the same name, with a commitment. That is how
/// a browser promises a value for a seat that its person already has; nobody came or went.
fn is_promise(notes: &[Note], at: usize) -> bool {
    let [left, taken, ..] = &notes[at..] else { return false };
    let (Kind::Leave { seat }, Kind::Sit { seat: again, name, commitment: Some(_), .. }) = (&left.kind, &taken.kind)
    else {
        return false;
    };
    let before = notes[..at].iter().rev().find_map(|note| match &note.kind {
        Kind::Sit { seat: sat, name, .. } if sat == seat => Some(name),
        _ => None,
    });
    seat == again && before == Some(name)
}

/// A note as a sentence; `None` for kinds that are not shown.
fn note(view: &View<'_>, Note { at, who, kind, name }: &Note) -> Option<String> {
    let words = view.words;
    let name = name.shown();
    let told = |key: &str| Some(words.tell(key, &args![name => name.as_str()]));
    // Somebody else may have had the seat at the time.
    let is_own = |seat: &Seat| view.seat() == Some(*seat) && view.name(*seat) == name;
    let about = |key: &str, seat: &Seat| told(&if is_own(seat) { format!("{key}.you") } else { key.to_owned() });
    match kind {
        Kind::Evening(evening) => Some(ending::told(words, evening)),
        Kind::Sit { of: Some(of), .. } => {
            Some(words.tell("note-guest", &args![name => name.as_str(), whose => Name::from(of.as_str()).shown()]))
        }
        Kind::Sit { seat, .. } => about("note-sit", seat),
        Kind::SitBot { .. } => told("note-bot"),
        Kind::Leave { seat } => Some(words.tell("note-leave", &args![seat => seat.to_string()])),
        Kind::Ready { seat, .. } => about("note-ready", seat),
        Kind::Start => Some(words.say("lobby-start")),
        Kind::HandOver { seat, .. } => about("note-hand-over", seat),
        Kind::HandBack { seat } => about(if *who == Who::Host { "note-give-back" } else { "note-hand-back" }, seat),
        Kind::TakeOver { seat, .. } => about("note-take-over", seat),
        Kind::Concede { seat } => about("note-concede", seat),
        Kind::Abandon => Some(words.say("end-abandoned")),
        Kind::Expire => Some(words.say("end-expired")),
        Kind::Rematch { .. } => Some(words.say("note-rematch")),
        Kind::Agree { seat } => about("note-agree", seat),
        Kind::Publish => Some(words.say("note-publish")),
        Kind::TimeUp { seat } => about("note-time-up", seat),
        Kind::Vacate { .. } => told("note-vacate"),
        Kind::Pause => Some(words.say("note-pause")),
        Kind::Resume => Some(words.say("note-resume")),
        Kind::Nights { seat, .. } => about("note-nights", seat),
        Kind::Holiday { seat, until } if until.0 <= at.0 => about("note-holiday-end", seat),
        Kind::Holiday { seat, until } => {
            let key = if is_own(seat) { "note-holiday.you" } else { "note-holiday" };
            Some(words.tell(key, &args![name => name.as_str(), time => utc(*until)]))
        }
        Kind::Action { .. } | Kind::Finish | Kind::Reveal { .. } | Kind::Leap { .. } => None,
    }
}
