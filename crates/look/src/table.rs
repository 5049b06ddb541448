//! What stands around every game's table: the prompt bar, the players' panels, the log.

use maud::{Markup, html};
use table::Seat;

use crate::scene::{Form, Presence};
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
                        span class={ "presence " (panel.presence.key()) } { (words.say(panel.presence.key())) }
                    }
                    div.facts { (panel.facts) }
                }
            }
        }
    }
}

/// How far the viewer's draft has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draft {
    /// How many steps can be taken back.
    pub steps: usize,
    /// Whether nothing is left to decide, so that it can be made final.
    pub complete: bool,
}

/// The bar on top: the prompt and, with a draft, the buttons that take back or make final. Their field is `draft` with
/// `undo`, `reset` or `commit`; they belong to the form [`Form::ID`].
pub fn prompt_bar(words: &Words, prompt: &Markup, draft: Option<Draft>) -> Markup {
    html! {
        section #prompt .prompt tabindex="-1" aria-label=(words.say("prompt")) {
            // Enter in a field presses a form's first button. This is the first, and it does nothing.
            button form=(Form::ID) disabled hidden {}
            div.ask { (prompt) }
            @if let Some(draft) = draft.filter(|draft| draft.steps > 0 || draft.complete) {
                div.draft {
                    @if draft.complete {
                        button.button.strong form=(Form::ID) name="draft" value="commit" data-key="Enter" {
                            (words.say("draft-commit"))
                        }
                    }
                    @if draft.steps > 0 {
                        button.button form=(Form::ID) name="draft" value="undo" data-key="u" { (words.say("draft-undo")) }
                    }
                    @if draft.steps > 1 {
                        button.button form=(Form::ID) name="draft" value="reset" { (words.say("draft-reset")) }
                    }
                    span.about { (words.tell("draft-steps", &args![count => draft.steps])) }
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
