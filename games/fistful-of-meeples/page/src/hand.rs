//! The meeples in hand: one is picked, then the street shows where it can go; or one is chosen for the only field there
//! is.

use fistful_of_meeples::{Action, Event, Field, FistfulOfMeeples, Meeple};
use look::panels::hand_legend;
use look::{Form, Scene, args, reasons};
use maud::{Markup, html};
use table::Game;

use crate::{art, gain, speech};

/// What of a meeple and its field is still to be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// The field: all in hand are of one kind.
    Field,
    /// The meeple: only this field can be next.
    Meeple(Field),
    /// The meeple, then its field.
    Both,
}

impl Choice {
    /// What the viewer has to choose; nothing while he puts nobody down.
    pub(crate) fn of(scene: &Scene<'_, FistfulOfMeeples>) -> Option<Choice> {
        let mut fields = scene.offers.iter().filter_map(|offer| match offer.action {
            Action::Drop { field, .. } => Some(field),
            _ => None,
        });
        let first = fields.next().filter(|_| scene.asked())?;
        Some(if scene.view.board.hand.kinds().count() == 1 {
            Choice::Field
        } else if fields.all(|field| field == first) {
            Choice::Meeple(first)
        } else {
            Choice::Both
        })
    }
}

/// The hand of whoever is on turn, while it holds anybody.
pub(crate) fn hand(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let board = &scene.view.board;
    let choice = Choice::of(scene);
    html! {
        @if !board.hand.is_empty() {
            fieldset #hand .fist {
                (hand_legend(scene.words, scene.form.is_some(), &title(scene)))
                @for meeple in board.hand.kinds() {
                    @match choice {
                        Some(Choice::Both) => (pick(scene, meeple)),
                        Some(Choice::Meeple(field)) => (put(scene, meeple, field)),
                        Some(Choice::Field) | None => span.chip data-flies=[flight(scene, meeple)] {
                            (inside(scene, meeple))
                        },
                    }
                }
                @if let Some(Choice::Meeple(field)) = choice { (refusals(scene, field)) }
            }
        }
    }
}

/// Whose hand it is.
pub(crate) fn title(scene: &Scene<'_, FistfulOfMeeples>) -> String {
    let active = scene.view.board.active;
    if scene.names.you() == Some(active) {
        return scene.words.say("hand");
    }
    scene.words.tell("hand-of", &args![name => scene.names[active].as_str()])
}

/// A meeple that can be picked.
fn pick(scene: &Scene<'_, FistfulOfMeeples>, meeple: Meeple) -> Markup {
    let fits =
        scene.offers.iter().any(|offer| matches!(offer.action, Action::Drop { meeple: other, .. } if other == meeple));
    let count = scene.view.board.hand.count(meeple);
    let name = scene.words.tell(&format!("count-{meeple}"), &args![count => count]);
    html! {
        label.chip.unfit[!fits] data-flies=[flight(scene, meeple)] {
            input type="radio" name="pick" id={ "pick-" (meeple) } value=(meeple)
                data-key=(key(meeple)) aria-label=(name);
            (inside(scene, meeple))
        }
    }
}

/// A meeple that goes on the only field there is; pressed at once.
fn put(scene: &Scene<'_, FistfulOfMeeples>, meeple: Meeple, field: Field) -> Markup {
    let action = Action::Drop { meeple, field };
    let name = speech::action(&scene.reader(), scene.view, action);
    html! {
        @if let Some(offer) = scene.offer(action) {
            button.chip name=(Form::FIELD) value=(action) data-key=(key(meeple)) data-learns[offer.learns]
                data-flies=[flight(scene, meeple)] aria-label=(name) {
                (inside(scene, meeple))
                (gain::on_field(scene, field, meeple))
            }
        } @else {
            button.chip.unfit type="button" aria-disabled="true" aria-describedby={ "why-hand-" (meeple) }
                data-flies=[flight(scene, meeple)] {
                (inside(scene, meeple))
            }
        }
    }
}

/// Where the hand has just come from, and which of it flies.
fn flight(scene: &Scene<'_, FistfulOfMeeples>, meeple: Meeple) -> Option<String> {
    match scene.last.iter().rfind(|event| !matches!(event, Event::Armed { .. }))? {
        Event::Took { place, .. } => Some(format!("place-{place} hand-{meeple}")),
        _ => None,
    }
}

/// Why others of the hand cannot be the next.
fn refusals(scene: &Scene<'_, FistfulOfMeeples>, field: Field) -> Markup {
    html! {
        @for meeple in scene.view.board.hand.kinds() {
            @if let Some(illegal) = scene.game.why_not(scene.view, Action::Drop { meeple, field }) {
                p.about id={ "why-hand-" (meeple) } {
                    strong { (art::meeple_name(meeple, scene.words)) } (scene.words.colon())
                    (speech::reason(illegal, scene.words)) " " (reasons::clause::<FistfulOfMeeples>(illegal))
                }
            }
        }
    }
}

/// What a meeple of the hand looks like, with how many there are.
fn inside(scene: &Scene<'_, FistfulOfMeeples>, meeple: Meeple) -> Markup {
    let count = scene.view.board.hand.count(meeple);
    html! {
        (art::figure(meeple))
        @if count > 1 { b data-mark={ "×" (count) } {} }
        span.short { (art::meeple_name(meeple, scene.words)) }
    }
}

/// The key of a meeple: the row of letters below the digits.
fn key(meeple: Meeple) -> &'static str {
    ["q", "w", "e", "r", "t"][meeple as usize]
}
