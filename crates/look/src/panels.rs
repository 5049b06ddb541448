//! The parts of every game's page: the prompt bar and its buttons, the players' panels, the form.
//!
//! **The page stays still.** The prompt always keeps room for a line of buttons and for undo, and reasons open over the
//! table. On phones and tablets *undo* and *undo all* are icons, so that they fit beside every button. Whatever grows
//! while others play lies below what is clicked. On a phone a line of the players ([`standing`]) stands above the
//! prompt and the header moves to the end of the page; the line, the guide of a first game and the prompt are one
//! sticky element, `#above`. Beside the table, the log and what happened since the last turn each keep a fixed share of
//! the height.

use std::fmt::Display;

use erasure::Presence;
use maud::{Markup, html};
use table::{BySeat, Game, Seat};

use crate::names::called;
use crate::parts::{self, Parts};
use crate::scene::{Form, Reader, Scene};
use crate::told::Told;
use crate::words::Words;
use crate::{args, faces, icons, presence};

/// The players' panels in seating order. `acts` says whether it is a seat's turn, and `facts` is what the game shows
/// about a seat: money, hand, winnings.
pub fn panels<G: Game>(scene: &Scene<'_, G>, acts: impl Fn(Seat) -> bool, facts: impl Fn(Seat) -> Markup) -> Markup {
    html! {
        ol.panels aria-label=(scene.words.say("players")) {
            @for seat in Seat::all(scene.names.seats()) {
                @let acts = acts(seat);
                li.panel.turn[acts] id={ "panel-" (seat) } aria-current=[acts.then_some("true")] {
                    (scene.part(&(seat, scene.present[seat]), who))
                    div.facts { (facts(seat)) }
                }
            }
        }
    }
}

/// A player's face or mark, their name, and whether they are there.
fn who<G: Game>(Reader { words, names, .. }: &Reader<'_, G>, (seat, presence): &(Seat, Presence)) -> Markup {
    let called = names.called(*seat, words);
    let is_marked = names.you() == Some(*seat) && called == names[*seat];
    html! {
        (faces::portrait(*seat, faces::persona(*presence)))
        div.who {
            span.name title=(called) {
                (called)
                @if is_marked { " " span.me { (words.say("you")) } }
            }
            @let guest = names.guest(*seat, words);
            @let there = presence::text(words, *presence, guest.as_deref());
            @if !there.is_empty() {
                // A long line is cut off.
                @let about = presence::character(words, *presence).or(guest.as_ref().map(|_| there.clone()));
                span.presence.(presence::key(*presence)).guest[guest.is_some()] title=[about] { (there) }
            }
        }
    }
}

/// The players in one line, for a small window, where their panels lie below the board: whose turn it is, the name, the
/// score and the next fact about a seat, as in [`Board::standing`](crate::Board::standing). `me` is the viewer's seat.
/// Hidden from screen readers, which have the panels.
pub fn standing(
    words: &Words,
    parts: Option<&Parts>,
    names: &BySeat<String>,
    me: Option<Seat>,
    acts: impl Fn(Seat) -> bool,
    facts: &[Vec<String>],
) -> Markup {
    html! {
        ol.standing aria-hidden="true" {
            @for ((seat, name), facts) in names.pairs().zip(facts) {
                @let player = (seat, called(words, name, me == Some(seat)), acts(seat), facts);
                (parts::part(parts, &(), (), &player, |(), (seat, called, acts, facts)| html! {
                    li.turn[*acts] data-panel={ "panel-" (*seat) } title=(called) {
                        (icons::avatar(*seat))
                        span.name { (called) }
                        span.facts { @for fact in *facts { span { (fact) } } }
                    }
                }))
            }
        }
    }
}

/// The players in words, in seating order: the name, who is there, and the game's facts about the seat, the score and
/// the number of cards in hand first.
pub fn players<G: Game>(scene: &Scene<'_, G>, facts: impl Fn(Seat) -> Vec<String>) -> Told {
    let (words, me) = (scene.words, scene.names.you());
    let players = scene.names.pairs().map(|(seat, name)| {
        let called = called(words, name, me == Some(seat));
        let is_marked = me == Some(seat) && called == *name;
        let called = if is_marked { format!("{called} {}", words.say("you")) } else { called };
        let mut pieces = vec![called];
        let there = presence::text(words, scene.present[seat], scene.names.guest(seat, words).as_deref());
        pieces.extend(Some(there).filter(|text| !text.is_empty()));
        pieces.extend(facts(seat));
        pieces
    });
    Told::Players { label: words.say("players"), players: players.collect() }
}

/// The legend of a hand. On a small screen it has links: to what lies below, and to the cards at their full size and
/// back to a strip, which is whether the page's address names the hand.
pub fn hand_legend(words: &Words, is_asked: bool, legend: &str) -> Markup {
    html! {
        legend {
            (legend)
            (to_since(words, is_asked))
            @if is_asked {
                a.to-hand href="#hand" aria-label=(words.say("hand-larger")) {}
                a.from-hand href="#closed" aria-label=(words.say("hand-smaller")) {}
            }
        }
    }
}

/// The link to what happened since the last turn, which may lie below the hand; for a viewer who has to decide.
pub fn to_since(words: &Words, is_asked: bool) -> Markup {
    html! {
        @if is_asked {
            a.to-since href="#since" { (words.say("since")) span aria-hidden="true" { " ↓" } }
        }
    }
}

/// Everything that can be chosen, inside the scene's form if it has one.
pub fn in_form<G: Game>(scene: &Scene<'_, G>, body: Markup) -> Markup {
    match scene.form {
        Some(form) => form.around(&scene.aside(body)),
        None => body,
    }
}

/// A button of the prompt, shown while its action is legal; with a seal if the action cannot be taken back. `class` is
/// added to the class `button`.
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

/// The explanation of the seals on the page. `message` is the game's and names the step that cannot be taken back,
/// because the button beside it may take back the steps before it.
pub fn no_way_back(words: &Words, message: &str) -> Markup {
    html! { span.about.no-way-back { (icons::seal()) " " (words.say(message)) } }
}

/// The bar at the top: the prompt and, if the viewer has drafted steps, the buttons that take them back. Those are
/// fields `draft` with the value `undo` or `reset`, and belong to the form [`Form::ID`]. For a viewer with a seat their
/// place is kept free, so that the board does not move when they appear.
pub fn prompt_bar(words: &Words, prompt: &Markup, has_seat: bool, drafted: usize) -> Markup {
    let label = |all: bool| {
        let text = words.say(if all { "draft-reset" } else { "draft-undo" });
        // On a phone the icon stands in for the words.
        html! { (icons::undo(all)) span.what { (text) } }
    };
    html! {
        section #prompt .prompt tabindex="-1" aria-label=(words.say("prompt")) {
            // Enter in a text field presses the form's first button. This is the first button, and it does nothing.
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
