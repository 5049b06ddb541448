//! The parts of every game's page: the prompt bar and its buttons, the players' panels, the form, the log.

use std::fmt::Display;

use maud::{Markup, html};
use table::{Game, Seat};

use crate::scene::{Form, Scene};
use crate::told::{Told, joined};
use crate::words::Words;
use crate::{args, icons, presence};

/// The players' panels in seating order. `me` is the viewer's seat, `acts` whether it is a seat's turn, and `facts`
/// what the game shows of a seat: money, hand, what was won.
pub fn panels<G: Game>(
    scene: &Scene<'_, G>,
    me: Option<Seat>,
    acts: impl Fn(Seat) -> bool,
    facts: impl Fn(Seat) -> Markup,
) -> Markup {
    let words = scene.words;
    html! {
        ol.panels aria-label=(words.say("players")) {
            @for (seat, name) in scene.names.pairs() {
                @let (acts, presence) = (acts(seat), scene.present[seat]);
                li.panel.turn[acts] id={ "panel-" (seat) } aria-current=[acts.then_some("true")] {
                    (icons::avatar(seat))
                    div.who {
                        span.name { (name) @if me == Some(seat) { " " span.me { (words.say("you")) } } }
                        span.presence.(presence::key(presence)) { (presence::text(words, presence)) }
                    }
                    div.facts { (facts(seat)) }
                }
            }
        }
    }
}

/// The players in words, in seating order: the name, who is there, and the facts that the game tells of a seat. `me` is
/// the viewer's.
pub fn players<G: Game>(scene: &Scene<'_, G>, me: Option<Seat>, facts: impl Fn(Seat) -> Vec<String>) -> Told {
    let words = scene.words;
    let players = scene.names.pairs().map(|(seat, name)| {
        let name = if me == Some(seat) { format!("{name} {}", words.say("you")) } else { name.clone() };
        let mut pieces = vec![name, presence::text(words, scene.present[seat])];
        pieces.extend(facts(seat));
        joined(&pieces)
    });
    Told::list(words.say("players"), players)
}

/// What can be chosen, inside the scene's form where it has one.
pub fn in_form<G: Game>(scene: &Scene<'_, G>, body: Markup) -> Markup {
    match scene.form {
        Some(form) => form.around(&body),
        None => body,
    }
}

/// A button of the prompt, while its action is legal; with a seal where the action cannot be taken back. `class` stands
/// beside `button`.
pub fn prompt_button<G: Game>(
    scene: &Scene<'_, G>,
    action: G::Action,
    class: &str,
    key: impl Display,
    label: &str,
) -> Markup {
    html! {
        @if let Some(offer) = scene.offer(action) {
            button class={ "button" (class) } form=(Form::ID) name=(Form::FIELD) value=(action) data-key=(key)
                data-learns[offer.learns] {
                (label)
                @if offer.learns { " " (icons::seal()) }
            }
        }
    }
}

/// The meaning of a seal: a step that cannot be taken back.
pub fn no_way_back(words: &Words) -> Markup {
    html! { span.about { (icons::seal()) " " (words.say("no-way-back")) } }
}

/// The bar on top: the prompt and, where the viewer has drafted steps, the buttons that take them back. Their field is
/// `draft` with `undo` or `reset`; they belong to the form [`Form::ID`]. Whoever has a seat sees their place kept free,
/// so that the board does not move when they come.
pub fn prompt_bar(words: &Words, prompt: &Markup, has_seat: bool, drafted: usize) -> Markup {
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
            } @else if has_seat {
                div.draft aria-hidden="true" { span.button { (words.say("draft-undo")) } }
            }
        }
    }
}
