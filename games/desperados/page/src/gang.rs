//! Hold-ups: choosing a gang in secret.

use desperados::{Action, Bag, Card, Desperados, GangChoice, Illegal, Spot, Step};
use look::panels::to_since;
use look::words::capitalized;
use look::{Form, Scene, args};
use maud::{Markup, html};
use table::Game;

use crate::hand::{face, key, kinds};
use crate::{art, speech};

/// The viewer's own choice while a hold-up is undecided: their gang with its strength, the cards that may join with
/// what each adds, and the others with the reason why not. While moments are shown, the hand is shown instead.
pub(crate) fn gang(scene: &Scene<'_, Desperados>) -> Markup {
    if scene.frame.is_some() {
        return html! {};
    }
    let (Step::HoldUp(spot), Some(choice)) = (scene.view.step, &scene.view.choice) else { return html! {} };
    let words = scene.words;
    html! {
        section #hand .gang.ready[choice.ready] aria-label=(scene.names.tell_own("gang", &[], words)) {
            h2 {
                @if let Some(place) = scene.view.spot(spot).place() {
                    (art::kind(place.kind())) (capitalized(&art::the_place(place, words)))
                }
            }
            p.strength { (strength(scene, choice)) }
            @if !choice.gang.cards.is_empty() || !choice.ready {
                ul.members aria-label=(scene.names.tell_own("gang", &[], words)) {
                    @for (place, card) in (1..).zip(choice.gang.cards.iter().copied()) {
                        (member(scene, choice, spot, place, card))
                    }
                }
            }
            @if choice.ready && scene.names.own().is_some() {
                p.about { (words.say("gang-hidden")) }
            }
            h3 { (scene.names.tell_own("gang-candidates", &[], words)) (to_since(words, scene.form.is_some())) }
            @let left = left(&scene.view.hand, &choice.gang.cards);
            ul.members.candidates aria-label=(scene.names.tell_own("gang-candidates", &[], words)) {
                @for (place, card, _) in kinds(&scene.view.hand) {
                    @if let Some((_, _, count)) = left.iter().find(|(at, ..)| *at == place) {
                        (candidate(scene, spot, place, card, *count))
                    } @else {
                        (gap(scene, place, card))
                    }
                }
            }
        }
    }
}

/// The gang's strength, or that nobody joins.
pub(crate) fn strength(scene: &Scene<'_, Desperados>, choice: &GangChoice) -> String {
    let (words, names) = (scene.words, scene.names);
    match (choice.gang.cards.is_empty(), choice.ready) {
        (false, _) => words.tell("gang-strength", &args![strength => choice.gang.strength]),
        (true, true) => names.tell_own("gang-nobody", &[], words),
        (true, false) => names.tell_own("gang-empty", &[], words),
    }
}

/// The cards of the hand that are not in the gang, with how many are left of each and their places in the hand from 1.
/// The places stay the same while the gang grows.
pub(crate) fn left(hand: &Bag, gang: &[Card]) -> Vec<(usize, Card, usize)> {
    let mut left = kinds(hand);
    for (_, card, count) in &mut left {
        *count = count.saturating_sub(gang.iter().filter(|member| *member == card).count());
    }
    left.retain(|(_, _, count)| *count > 0);
    left
}

/// A card of the gang. A tap takes it out again.
fn member(scene: &Scene<'_, Desperados>, choice: &GangChoice, spot: Spot, place: usize, card: Card) -> Markup {
    let words = scene.words;
    let worth = scene.game.strength(scene.view, spot, card).unwrap_or_default();
    let out = words.tell("act-leave", &args![card => art::card_name(card, words)]);
    html! {
        li id={ "gang-" (place) } {
            @if scene.asked() && !choice.ready {
                button.member.chosen name=(Form::BACK) value=(Action::Join { card }) aria-label=(out) title=(out) {
                    (face(card, 1, words)) span.worth aria-hidden="true" data-mark={ "+" (worth) } {}
                }
            } @else {
                span.member.chosen role="img" aria-label=(art::card_name(card, words)) {
                    (face(card, 1, words)) span.worth aria-hidden="true" data-mark={ "+" (worth) } {}
                }
            }
        }
    }
}

/// A gap where the last copy of a card has joined the gang, so that no other card moves.
fn gap(scene: &Scene<'_, Desperados>, place: usize, card: Card) -> Markup {
    html! { li.gone id={ "candidate-" (place) } aria-hidden="true" { span.member { (face(card, 1, scene.words)) } } }
}

/// A card that is not in the gang: a button if it may join, otherwise the reason why not; no button once the seat is
/// ready.
fn candidate(scene: &Scene<'_, Desperados>, spot: Spot, place: usize, card: Card, count: usize) -> Markup {
    let words = scene.words;
    let action = Action::Join { card };
    let worth = scene.game.strength(scene.view, spot, card).unwrap_or_default();
    html! {
        li id={ "candidate-" (place) } {
            @if scene.offer(action).is_some() {
                @let name = crate::hand::name(card, count, words);
                @let label = words.tell("act-join-for", &args![card => name, strength => worth]);
                button.member name=(Form::FIELD) value=(action) data-key=[key(place)] aria-label=(label) title=(label) {
                    (face(card, count, words)) span.worth aria-hidden="true" data-mark={ "+" (worth) } {}
                }
            } @else if let Some(illegal) = scene.game.why_not(scene.view, action).filter(|why| *why != Illegal::Ready) {
                @let why = speech::reason(illegal, words);
                button.member.unfit type="button" aria-disabled="true" title=(why)
                    aria-label={ (crate::hand::name(card, count, words)) (words.colon()) (why) } {
                    (face(card, count, words))
                }
            } @else {
                span.member role="img" aria-label=(crate::hand::name(card, count, words)) { (face(card, count, words)) }
            }
        }
    }
}
