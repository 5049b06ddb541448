//! The parts of every game's page: the prompt bar and its buttons, the players' panels, the form, the log.

use std::fmt::Display;

use maud::{Markup, html};
use table::{BySeat, Game, Seat};

use crate::names::called;
use crate::scene::{Form, Scene};
use crate::told::Told;
use crate::words::Words;
use crate::{args, icons, presence};

/// The players' panels in seating order. `acts` is whether it is a seat's turn, and `facts` what the game shows of a
/// seat: money, hand, what was won.
pub fn panels<G: Game>(scene: &Scene<'_, G>, acts: impl Fn(Seat) -> bool, facts: impl Fn(Seat) -> Markup) -> Markup {
    let (words, me) = (scene.words, scene.names.you());
    html! {
        ol.panels aria-label=(words.say("players")) {
            @for (seat, name) in scene.names.pairs() {
                @let (acts, presence) = (acts(seat), scene.present[seat]);
                @let called = called(words, name, me == Some(seat));
                li.panel.turn[acts] id={ "panel-" (seat) } aria-current=[acts.then_some("true")] {
                    (icons::avatar(seat))
                    div.who {
                        span.name title=(name) {
                            (called)
                            @if me == Some(seat) && called == *name { " " span.me { (words.say("you")) } }
                        }
                        span.presence.(presence::key(presence)) { (presence::text(words, presence)) }
                    }
                    div.facts { (facts(seat)) }
                }
            }
        }
    }
}

/// The players in a line, for a phone, where their panels lie below the hand: whose turn it is, the name, the score and
/// what the game tells of a seat next, as in [`Board::standing`](crate::Board::standing). `me` is the viewer's seat. Screen
/// readers have the panels.
pub fn standing(
    words: &Words,
    names: &BySeat<String>,
    me: Option<Seat>,
    acts: impl Fn(Seat) -> bool,
    facts: &[Vec<String>],
) -> Markup {
    html! {
        ol.standing aria-hidden="true" {
            @for ((seat, name), facts) in names.pairs().zip(facts) {
                li.turn[acts(seat)] data-panel={ "panel-" (seat) } title=(name) {
                    (icons::avatar(seat))
                    span.name { (called(words, name, me == Some(seat))) }
                    span.facts { @for fact in facts { span { (fact) } } }
                }
            }
        }
    }
}

/// The players in words, in seating order: the name, who is there, and the facts that the game tells of a seat, the
/// score and the cards in the hand first.
pub fn players<G: Game>(scene: &Scene<'_, G>, facts: impl Fn(Seat) -> Vec<String>) -> Told {
    let (words, me) = (scene.words, scene.names.you());
    let players = scene.names.pairs().map(|(seat, name)| {
        let called = called(words, name, me == Some(seat));
        let is_marked = me == Some(seat) && called == *name;
        let called = if is_marked { format!("{called} {}", words.say("you")) } else { called };
        let mut pieces = vec![called, presence::text(words, scene.present[seat])];
        pieces.extend(facts(seat));
        pieces
    });
    Told::Players { label: words.say("players"), players: players.collect() }
}

/// The legend of a hand, with the way to what lies below it on a small screen.
pub fn hand_legend(words: &Words, is_asked: bool, legend: &str) -> Markup {
    html! { legend { (legend) (to_since(words, is_asked)) } }
}

/// The way to what happened since the last turn, where that lies below the hand, for whoever is asked.
pub fn to_since(words: &Words, is_asked: bool) -> Markup {
    html! {
        @if is_asked {
            a.to-since href="#since" { (words.say("since")) span aria-hidden="true" { " ↓" } }
        }
    }
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

/// The meaning of the seals in sight. `message` is the game's and names the step that cannot be taken back, since beside
/// this there may be a button that takes back the steps before it.
pub fn no_way_back(words: &Words, message: &str) -> Markup {
    html! { span.about.no-way-back { (icons::seal()) " " (words.say(message)) } }
}

/// The bar on top: the prompt and, where the viewer has drafted steps, the buttons that take them back. Their field is
/// `draft` with `undo` or `reset`; they belong to the form [`Form::ID`]. Whoever has a seat sees their place kept free,
/// so that the board does not move when they come.
pub fn prompt_bar(words: &Words, prompt: &Markup, has_seat: bool, drafted: usize) -> Markup {
    let label = |all: bool| {
        let text = words.say(if all { "draft-reset" } else { "draft-undo" });
        // On a phone the mark stands for the words.
        html! { (icons::undo(all)) span.what { (text) } }
    };
    html! {
        section #prompt .prompt tabindex="-1" aria-label=(words.say("prompt")) {
            // Enter in a field presses a form's first button. This is the first, and it does nothing.
            button form=(Form::ID) disabled hidden {}
            div.ask { (prompt) }
            @if drafted > 0 {
                div.draft {
                    button.button form=(Form::ID) name="draft" value="undo" data-key="u" { (label(false)) }
                    @if drafted > 1 {
                        button.button form=(Form::ID) name="draft" value="reset" { (label(true)) }
                    }
                    span.about { (words.tell("draft-steps", &args![count => drafted])) }
                }
            } @else if has_seat {
                div.draft aria-hidden="true" { span.button { (label(false)) } }
            }
        }
    }
}
