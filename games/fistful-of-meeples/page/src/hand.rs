//! The meeples in hand: you pick one, and the street shows where it can go; or you choose one for the only possible
//! field.

use fistful_of_meeples::{Action, Event, Field, FistfulOfMeeples, Meeple};
use look::panels::hand_legend;
use look::{Form, Scene, args, reasons};
use maud::{Markup, html};
use table::Game;

use crate::{art, gain, speech};

/// What is still to be chosen: meeple, field or both.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pick {
    /// The field: all meeples in hand are of one kind.
    Field,
    /// The meeple: only this field can be next.
    Meeple(Field),
    /// The meeple, then its field.
    Both,
}

impl Pick {
    /// What the viewer has to choose; `None` unless they are putting meeples down.
    pub(crate) fn of(scene: &Scene<'_, FistfulOfMeeples>) -> Option<Pick> {
        let mut fields = scene.offers.iter().filter_map(|offer| match offer.action {
            Action::Drop { field, .. } => Some(field),
            _ => None,
        });
        let first = fields.next().filter(|_| scene.asked())?;
        Some(if scene.view.board.hand.kinds().count() == 1 {
            Pick::Field
        } else if fields.all(|field| field == first) {
            Pick::Meeple(first)
        } else {
            Pick::Both
        })
    }
}

/// The active player's hand, while it holds any meeple.
pub(crate) fn hand(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let board = &scene.view.board;
    let choice = Pick::of(scene);
    html! {
        @if !board.hand.is_empty() {
            fieldset #hand .fist {
                (hand_legend(scene.words, scene.form.is_some(), &title(scene)))
                @for meeple in board.hand.kinds() {
                    @match choice {
                        Some(Pick::Both) => (pick(scene, meeple)),
                        Some(Pick::Meeple(field)) => (put(scene, meeple, field)),
                        Some(Pick::Field) | None => span.chip data-flies=[flight(scene, meeple)] {
                            (inside(scene, meeple))
                        },
                    }
                }
                @if let Some(Pick::Meeple(field)) = choice { (refusals(scene, field)) }
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

/// A meeple for the only possible field; pressing it puts it down at once.
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

/// The place that the hand has just come from, and which meeple flies.
fn flight(scene: &Scene<'_, FistfulOfMeeples>, meeple: Meeple) -> Option<String> {
    match scene.last.iter().rfind(|event| !matches!(event, Event::Armed { .. }))? {
        Event::Took { place, .. } => Some(format!("place-{place} hand-{meeple}")),
        _ => None,
    }
}

/// Why other meeples in hand cannot be next.
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

/// A meeple in hand, drawn, with its number.
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
