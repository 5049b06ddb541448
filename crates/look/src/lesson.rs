//! The guide of a first game: tips at the table, each when it is needed.

use maud::{Markup, html};
use table::{Game, Seat};

use crate::words::Words;

/// A tip of a guided first game: one thing explained in at most two short sentences, the message `tip-NAME`.
pub struct Tip<G: Game> {
    /// Its name.
    pub name: &'static str,
    /// A selector of what it speaks of on the page, which is outlined; empty for none.
    pub at: &'static str,
    /// Whether this seat needs it now. It gets the seat's view alone, so it cannot tell what is hidden.
    pub when: fn(&G, &G::View, Seat) -> bool,
}

/// The tips that a seat needs now, a paragraph each, the most urgent first. The script shows the first that is not read
/// yet: a tip is read once it was put away, or its person has decided while it was shown.
pub(crate) fn tips<G: Game>(lesson: &[Tip<G>], game: &G, view: &G::View, seat: Seat, words: &Words) -> Markup {
    html! {
        @for tip in lesson.iter().filter(|tip| (tip.when)(game, view, seat)) {
            p.tip data-tip=(tip.name) data-at=[(!tip.at.is_empty()).then_some(tip.at)] {
                (words.say(&format!("tip-{}", tip.name)))
            }
        }
    }
}

/// The guide with these tips. `key` is the name under which the browser remembers which are read. It has the same room
/// for every tip, so that nothing below it moves when one takes the place of another; folded, it has a line, and so it
/// has from the beginning of a decision for which there is no tip.
pub fn guide(words: &Words, key: &str, tips: &Markup) -> Markup {
    html! {
        section #guide .guide aria-label=(words.say("guide")) data-guide=(key)
            data-folded[tips.0.is_empty()] {
            button #fold-guide type="button" hidden aria-expanded="true" aria-label=(words.say("guide")) {}
            div.tips role="status" {
                (tips)
                p.tip.nothing {
                    (words.say("guide-nothing")) " " span.always { (words.say("guide-always")) }
                }
            }
            div.controls {
                button #skip-guide .quiet type="button" hidden { (words.say("guide-skip")) }
                button #got-it .button type="button" hidden { (words.say("guide-got-it")) }
            }
        }
    }
}

/// The button that shows a guide again which was skipped.
pub fn show_again(words: &Words) -> Markup {
    html! { button #show-guide .button type="button" hidden { (words.say("guide-show")) } }
}
