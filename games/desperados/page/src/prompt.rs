//! Who has to do what, with the buttons that belong to no place.

use desperados::{Action, Desperados, Illegal, Step};
use look::{Form, Scene, args};
use maud::{Markup, html};
use table::{Game, Reason};

use crate::speech;

/// The sentence and its buttons.
pub(crate) fn prompt(game: &Desperados, scene: &Scene<'_, Desperados>) -> Markup {
    let words = scene.words;
    let is_ready = scene.view.choice.as_ref().is_some_and(|choice| choice.ready);
    html! {
        p.sentence.desperados { (sentence(scene)) }
        @if scene.offer(Action::Ready).is_some() {
            div.choices.desperados {
                button.button.strong form=(Form::ID) name=(Form::FIELD) value=(Action::Ready) data-key="x" {
                    (speech::action(scene.view, Action::Ready, words))
                }
                (why_cannot(game, scene))
            }
        }
        @if is_ready && scene.form.is_some() && scene.frame.is_none() {
            div.choices.desperados {
                button.button form=(Form::ID) name=(Form::BACK) value=(Action::Ready) data-key="x" { (words.say("change-choice")) }
            }
        }
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
                Some(_) if scene.asked() => words.tell("prompt-hold-up", &args![place => place]),
                _ => words.tell("prompt-wait-hold-up", &args![place => place]),
            }
        }
        Step::Reveal(_) => words.say("prompt-reveal"),
    }
}

/// Why cards of the hand cannot join: folded away until somebody asks.
fn why_cannot(game: &Desperados, scene: &Scene<'_, Desperados>) -> Markup {
    let mut refused: Vec<(Illegal, Vec<desperados::Card>)> = Vec::new();
    let mut cards = scene.view.hand.clone();
    cards.dedup();
    for card in cards {
        let Some(illegal) = game.why_not(scene.view, Action::Join { card }) else { continue };
        match refused.iter_mut().find(|(known, _)| *known == illegal) {
            Some((_, list)) => list.push(card),
            None => refused.push((illegal, vec![card])),
        }
    }
    html! {
        @if !refused.is_empty() {
            details.why-not {
                summary { (scene.words.say("why-cannot")) }
                ul {
                    @for (illegal, cards) in refused {
                        li {
                            strong { (crate::art::card_list(&cards, scene.words)) } ": "
                            (speech::reason(illegal, scene.words)) " " (clause(illegal))
                        }
                    }
                }
            }
        }
    }
}

/// A link to the clause of a reason.
pub(crate) fn clause(illegal: Illegal) -> Markup {
    let clause = illegal.clause();
    html! { a.clause href={ "/rules/desperados#" (clause) } { (clause) } }
}
