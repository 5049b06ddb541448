//! A screen shared by several seats: hands are covered, and private notes with them, until the player whose turn it is
//! asks to see their own.

use look::args;
use maud::{Markup, html};
use table::SeatSet;
use table_fold::Perspective;

use crate::view::View;

/// While hands are covered: who gets the screen next, and the buttons that show a hand. While a hand is shown: the
/// button that covers it again. Empty if the visitor has fewer than two seats.
pub(crate) fn cover(view: &View<'_>) -> Markup {
    let words = view.words;
    match view.perspective {
        Perspective::Covered => covered(view),
        Perspective::Seat(_) if view.own.len() > 1 => html! {
            p.choices { a.button href=(view.url("")) { (words.say("cover-again")) } }
        },
        Perspective::Seat(_) | Perspective::Spectator | Perspective::Host => html! {},
    }
}

fn covered(view: &View<'_>) -> Markup {
    let words = view.words;
    let next: SeatSet = view.own.iter().filter(|seat| view.snapshot.waits_for(*seat)).collect();
    let names: Vec<String> = next.iter().map(|seat| view.name(seat)).collect();
    let is_asked = !next.is_empty();
    html! {
        section #cover .cover.sheet {
            h2 {
                @if is_asked {
                    (words.tell("cover-next", &args![names => words.list(&names)]))
                } @else {
                    (words.say("cover-title"))
                }
            }
            p { (words.say("cover-about")) }
            div.choices {
                @for seat in if is_asked { next } else { view.own }.iter() {
                    a.button.strong[is_asked] href=(view.url(format_args!("?seat={seat}"))) data-key=(seat) {
                        (words.tell("cover-show", &args![name => view.name(seat)]))
                        kbd aria-hidden="true" { (seat) }
                    }
                }
            }
        }
    }
}
