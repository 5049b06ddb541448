//! What stands around every game's table: the prompt bar, the players' panels, the log.

use maud::{Markup, html};
use table::{Presence, Seat};

use crate::presence;
use crate::scene::Form;
use crate::words::Words;
use crate::{args, icons};

/// A player's panel.
pub struct Panel<'a> {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: &'a str,
    /// Whether somebody is there.
    pub presence: Presence,
    /// Whether it is this player's turn.
    pub active: bool,
    /// Whether it is the viewer.
    pub me: bool,
    /// What the game tells of the player: money, hand, what was won.
    pub facts: Markup,
}

/// The panels in seating order.
pub fn panels(words: &Words, panels: &[Panel<'_>]) -> Markup {
    html! {
        ol.panels aria-label=(words.say("players")) {
            @for panel in panels {
                li.panel.turn[panel.active] id={ "panel-" (panel.seat) } aria-current=[panel.active.then_some("true")] {
                    (icons::avatar(panel.seat))
                    div.who {
                        span.name { (panel.name) @if panel.me { " " span.me { (words.say("you")) } } }
                        span class={ "presence " (presence::key(panel.presence)) } { (words.say(presence::key(panel.presence))) }
                    }
                    div.facts { (panel.facts) }
                }
            }
        }
    }
}

/// The bar on top: the prompt and, where the viewer has drafted steps, the buttons that take them back. Their field is
/// `draft` with `undo` or `reset`; they belong to the form [`Form::ID`].
pub fn prompt_bar(words: &Words, prompt: &Markup, drafted: usize) -> Markup {
    html! {
        section #prompt .prompt tabindex="-1" aria-label=(words.say("prompt")) {
            // Enter in a field presses a form's first button. This is the first, and it does nothing.
            button form=(Form::ID) disabled hidden {}
            div.ask { (prompt) }
            @if drafted > 0 {
                div.draft {
                    button.button form=(Form::ID) name="draft" value="undo" data-key="u" { (words.say("draft-undo")) }
                    @if drafted > 1 {
                        button.button form=(Form::ID) name="draft" value="reset" { (words.say("draft-reset")) }
                    }
                    span.about { (words.tell("draft-steps", &args![count => drafted])) }
                }
            }
        }
    }
}

/// The log, the newest line first.
pub fn log(words: &Words, lines: &[String]) -> Markup {
    html! {
        section #log .log aria-label=(words.say("log")) {
            h2 { (words.say("log")) }
            @if lines.is_empty() {
                p.about { (words.say("log-empty")) }
            } @else {
                ol reversed tabindex="0" aria-label=(words.say("log")) {
                    @for line in lines.iter().rev() {
                        li { (line) }
                    }
                }
            }
        }
    }
}
