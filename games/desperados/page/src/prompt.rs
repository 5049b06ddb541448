//! The prompt: who has to do what, with the buttons that belong to no place.

use desperados::{Action, Card, Desperados, GangChoice, Illegal, Spot, Step};
use look::panels::{no_way_back, prompt_button};
use look::{Form, Scene, args, reasons};
use maud::{Markup, html};
use table::Game;

use crate::{art, panels, speech};

/// The sentence and its buttons.
pub(crate) fn prompt(scene: &Scene<'_, Desperados>) -> Markup {
    let words = scene.words;
    let has_gang = scene.view.choice.as_ref().is_some_and(|choice| !choice.gang.cards.is_empty());
    let is_ready = scene.view.choice.as_ref().is_some_and(|choice| choice.ready);
    let clauses = reasons::of_step(scene, clauses(scene.view.step));
    html! {
        @if scene.asked() && scene.view.step == Step::Place {
            // The stylesheet shows the second sentence once a card is picked.
            p.sentence.picking.desperados {
                span.unpicked { (sentence(scene)) (clauses) } span.picked { (words.say("prompt-picked")) (clauses) }
            }
            div.choices.desperados { (no_way_back(words, "place-for-good")) }
        } @else {
            p.sentence.desperados { (sentence(scene)) (clauses) }
        }
        @if scene.offer(Action::Ready).is_some() {
            div.choices.desperados {
                // The button stands out if there is a gang to send or nothing else to do.
                @let class = if has_gang || !can_join(scene) { " strong" } else { "" };
                (prompt_button(scene, Action::Ready, class, "x", &speech::action(&scene.reader(), scene.view, Action::Ready)))
                (why_cannot(scene))
            }
        }
        @if is_ready && scene.form.is_some() && scene.frame.is_none() {
            div.choices.desperados {
                button.button form=(Form::ID) name=(Form::BACK) value=(Action::Ready) data-key="x" {
                    (words.say("change-choice"))
                }
            }
        }
    }
}

/// The clauses that explain this step; for a hold-up: what a gang is, who may join, how strong it is, and which gang
/// wins.
fn clauses(step: Step) -> &'static [&'static str] {
    match step {
        Step::Draw | Step::Place | Step::Placed(_) => &["DE-7"],
        Step::HoldUp(_) => &["DE-12", "DE-13", "DE-14", "DE-15", "DE-16"],
        Step::Reveal(_) => &["DE-16"],
        Step::Over(_) => &["DE-22"],
    }
}

fn sentence(scene: &Scene<'_, Desperados>) -> String {
    let (view, words) = (scene.view, scene.words);
    let name = scene.names[view.active].as_str();
    match view.step {
        Step::Over(_) => words.say("prompt-over"),
        Step::Place if scene.asked() => words.say("prompt-place"),
        Step::Draw | Step::Place | Step::Placed(_) => words.tell("prompt-wait-place", &args![name => name]),
        Step::HoldUp(spot) => {
            let place = speech::at(view, spot, words);
            match &view.choice {
                Some(choice) if choice.ready => words.say("prompt-ready"),
                // The place is highlighted below; with its name, the question would fill a phone's screen.
                Some(choice) if cannot_join(scene, choice) => words.say("prompt-hold-up-nobody"),
                Some(_) if scene.asked() => match gain(scene, spot) {
                    Some(points) => words.tell("prompt-hold-up-worth", &args![place => place, points => points]),
                    None => words.tell("prompt-hold-up", &args![place => place]),
                },
                _ => words.tell("prompt-wait-hold-up", &args![place => place]),
            }
        }
        Step::Reveal(_) => words.say("prompt-reveal"),
    }
}

/// What the place held up would bring the viewer, if that differs from its value (DE-22).
fn gain(scene: &Scene<'_, Desperados>, spot: Spot) -> Option<String> {
    let place = scene.view.spot(spot).place()?;
    let points = panels::gain(&scene.view.seats[scene.view.viewer.seat()?].booty, place);
    (points != i32::from(place.value())).then(|| scene.words.tell("points", &args![count => points]))
}

/// Whether the viewer is asked although no card of their hand can join, so that nobody learns this (DE-11). An empty
/// hand is public, so it does not count.
fn cannot_join(scene: &Scene<'_, Desperados>, choice: &GangChoice) -> bool {
    scene.asked() && !can_join(scene) && choice.gang.cards.is_empty() && !scene.view.hand.is_empty()
}

/// Whether a card of the viewer's hand can join.
fn can_join(scene: &Scene<'_, Desperados>) -> bool {
    scene.offers.iter().any(|offer| matches!(offer.action, Action::Join { .. }))
}

/// Why cards of the hand cannot join, folded until opened.
fn why_cannot(scene: &Scene<'_, Desperados>) -> Markup {
    let mut cards: Vec<Card> = scene.view.hand.cards().collect();
    cards.dedup();
    let refused =
        cards.into_iter().filter_map(|card| Some((scene.game.why_not(scene.view, Action::Join { card })?, card)));
    let refused: Vec<(String, String, Illegal)> = reasons::grouped(refused)
        .into_iter()
        .map(|(illegal, cards)| {
            (art::card_list(&cards, scene.words), speech::reason_of(illegal, cards.len(), scene.words), illegal)
        })
        .collect();
    reasons::folded::<Desperados>(scene.words, &refused)
}
