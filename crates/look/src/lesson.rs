//! The guide of a first game: tips at the table, each shown when it is needed.
//!
//! A guided game is dealt from a named lesson, which its header names ([`Game::LESSON`]). Its secret and key are
//! derived from that name, so replay, download and `posse verify` work as for any game.

use maud::{Markup, html};
use table::{Game, Seat};

use crate::words::Words;

/// A tip of a guided first game: it explains one thing in at most two short sentences, the message `tip-NAME`.
pub struct Tip<G: Game> {
    /// The tip's name.
    pub name: &'static str,
    /// A selector for what it explains, which the page outlines; empty for none.
    pub at: &'static str,
    /// Whether this seat needs the tip now. It gets only the seat's view, so it cannot reveal what is hidden.
    pub when: fn(&G, &G::View, Seat) -> bool,
}

/// The tips that a seat needs now, one paragraph each, the most urgent first. The script shows the first unread one. A
/// tip counts as read once its person puts it away, or decides while it is shown; a step that can be taken back is no
/// decision, and a tip that still holds stays. While there is nothing to decide, a tip goes by itself after the time that
/// it takes to read. No tip replaces it while moments are shown. Which tips have been read is stored only in the browser
/// (`guide.js`).
pub(crate) fn tips<G: Game>(lesson: &[Tip<G>], game: &G, view: &G::View, seat: Seat, words: &Words) -> Markup {
    html! {
        @for tip in lesson.iter().filter(|tip| (tip.when)(game, view, seat)) {
            p.tip data-tip=(tip.name) data-at=[(!tip.at.is_empty()).then_some(tip.at)] {
                (words.say(&format!("tip-{}", tip.name)))
            }
        }
    }
}

/// The guide with these tips. `key` is the name under which the browser stores which ones are read. The guide has the
/// same height for every tip (`--guide`), so that nothing below it moves when the tip changes. Collapsed, it is one
/// line, and it starts so at a decision without a tip.
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

/// The button that shows a skipped guide again.
pub fn show_again(words: &Words) -> Markup {
    html! { button #show-guide .button type="button" hidden { (words.say("guide-show")) } }
}
