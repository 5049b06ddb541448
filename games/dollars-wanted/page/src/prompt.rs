//! The prompt: who has to do what, with the buttons that belong to no row.

use dollars_wanted::{Action, DollarsWanted, Illegal, Kind, RowId, Step, View};
use look::panels::{no_way_back, prompt_button};
use look::{Scene, args, reasons};
use maud::{Markup, html};
use table::Game;

use crate::{art, speech};

/// The sentence and its buttons.
pub(crate) fn prompt(scene: &Scene<'_, DollarsWanted>) -> Markup {
    let laying = matches!(scene.view.step, Step::First | Step::Second);
    let can_lay = scene.asked() && scene.offers.iter().any(|offer| matches!(offer.action, Action::Lay { .. }));
    let clause = reasons::of_step(scene, &[clause(scene.view.step)]);
    html! {
        @if can_lay {
            // The stylesheet replaces the first sentence with the picked card's.
            p.sentence.picking.dollars-wanted {
                span.unpicked { (sentence(scene)) (clause) }
                @for (place, card) in (1..).zip(&scene.view.hand) {
                    span class={ "picked for-" (place) } { (picked(card.kind(), scene)) (clause) }
                }
            }
        } @else {
            p.sentence { (sentence(scene)) (clause) }
        }
        @if scene.asked() {
            div.choices.dollars-wanted {
                (button(scene, Action::Show, " strong", "s"))
                (button(scene, Action::Stop, " strong", "x"))
                // The buttons to rob are in the rows.
                (button(scene, Action::Pass, "", "p"))
                @if scene.offer(Action::Show).is_some() { (no_way_back(scene.words, "show-for-good")) }
                @if scene.offers.iter().any(|offer| matches!(offer.action, Action::Rob { .. })) {
                    (no_way_back(scene.words, "rob-for-good"))
                }
                @if laying { (why_cannot(scene)) }
            }
        }
    }
}

/// The clause that explains this step.
fn clause(step: Step) -> &'static str {
    match step {
        Step::First | Step::Second => "DW-5",
        Step::Rob => "DW-11",
        Step::Close => "DW-24",
        Step::Over(_) => "DW-28",
    }
}

fn sentence(scene: &Scene<'_, DollarsWanted>) -> String {
    let View { step, active, viewer, .. } = scene.view;
    let words = scene.words;
    let can_lay = scene.offers.iter().any(|offer| matches!(offer.action, Action::Lay { .. }));
    let waiting = |key| words.tell(key, &args![name => scene.names[*active].as_str()]);
    match step {
        Step::Over(_) => words.say("prompt-over"),
        Step::First if scene.asked() && can_lay => words.say("prompt-first"),
        Step::First if scene.asked() => words.say("prompt-nothing"),
        Step::Second if scene.asked() => words.say("prompt-second"),
        Step::Rob if scene.asked() => words.say("prompt-rob"),
        Step::Close if viewer.seat() == Some(*active) && scene.form.is_some() && scene.frame.is_none() => {
            words.say("prompt-done")
        }
        Step::First | Step::Second => waiting("prompt-wait-lay"),
        Step::Rob => waiting("prompt-wait-rob"),
        Step::Close => waiting("prompt-wait-close"),
    }
}

/// What to do once a card is picked; for a special card, what it does, since its picture does not say so.
fn picked(kind: Kind, scene: &Scene<'_, DollarsWanted>) -> String {
    match kind.icons() {
        Some(_) => scene.words.say("prompt-picked"),
        None => format!("{}.", art::kind_text(kind, scene.words)),
    }
}

fn button(scene: &Scene<'_, DollarsWanted>, action: Action, class: &str, key: &str) -> Markup {
    prompt_button(scene, action, class, key, &speech::action(&scene.reader(), scene.view, action))
}

/// What cannot be done now besides laying, with the reasons; folded until somebody opens it.
fn why_cannot(scene: &Scene<'_, DollarsWanted>) -> Markup {
    let rob = RowId::ALL.into_iter().find(|row| scene.view.row(*row).front.is_some());
    let words = scene.words;
    let refused: Vec<(String, String, Illegal)> = [Action::Stop, Action::Show]
        .into_iter()
        .chain(rob.map(|row| Action::Rob { row }))
        .chain([Action::Pass])
        .filter_map(|action| {
            let illegal = scene.game.why_not(scene.view, action)?;
            Some((speech::action(&scene.reader(), scene.view, action), speech::reason(illegal, words), illegal))
        })
        .collect();
    reasons::folded::<DollarsWanted>(words, &refused)
}
