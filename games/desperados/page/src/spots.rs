//! The five piles of places, the cards in front of them with their position values, and the buttons to place a card.

use desperados::{Action, Card, Desperados, Event, PlaceCard, Spot, SpotView, Step};
use look::{Form, Reader, Scene, Words, args, icons, reasons};
use maud::{Markup, html};
use table::Game;

use crate::{art, speech};

/// The keys of the spots, from the left.
const KEYS: [&str; 5] = ["q", "w", "e", "r", "t"];

/// All spots, from the left.
pub(crate) fn spots(scene: &Scene<'_, Desperados>) -> Markup {
    html! {
        section.spots aria-label=(scene.words.say("spots")) {
            @for spot in Spot::ALL { (one_spot(scene, spot)) }
        }
    }
}

/// One spot.
pub(crate) fn one_spot(scene: &Scene<'_, Desperados>, spot: Spot) -> Markup {
    let words = scene.words;
    let view = scene.view.spot(spot);
    let placing = scene.asked() && scene.view.step == Step::Place;
    let lit = placing
        && scene.offers.iter().any(|offer| matches!(offer.action, Action::Place { spot: at, .. } if at == spot));
    let held = held_up(scene.view.step) == Some(spot);
    html! {
        section.spot.lit[lit].held[held].fresh[is_fresh(scene.last, spot)] id={ "spot-" (spot) }
            aria-label=(words.tell("spot", &args![spot => spot.to_string()])) {
            (scene.part(&(spot, &view.places), |reader, (spot, places)| pile(*spot, places, reader.words)))
            (row(scene, spot, view))
            @if placing { (ways(scene, spot)) }
        }
    }
}

/// The spot of the current hold-up, if any.
pub(crate) fn held_up(step: Step) -> Option<Spot> {
    match step {
        Step::HoldUp(spot) | Step::Reveal(spot) => Some(spot),
        Step::Draw | Step::Place | Step::Placed(_) | Step::Over(_) => None,
    }
}

/// The place in play, and those beneath it.
fn pile(spot: Spot, places: &[PlaceCard], words: &Words) -> Markup {
    html! {
        div.pile-of-places {
            span.number aria-hidden="true" { (spot) }
            @match places.first() {
                Some(place) => {
                    (art::kind(place.kind()))
                    h2 {
                        (art::kind_name(place.kind(), words)) " "
                        span.value { small { (words.say("value")) } " " (place.value()) }
                    }
                    @if places.len() > 1 {
                        ol.beneath aria-label=(words.say("beneath")) data-label=(words.say("beneath.short")) {
                            @for place in &places[1..] {
                                li title={ (art::kind_name(place.kind(), words)) " " (place.value()) } {
                                    (art::kind(place.kind()))
                                    span.unseen { (art::kind_name(place.kind(), words)) " " } (place.value())
                                }
                            }
                        }
                    } @else {
                        // The last place of a pile: the first of these to be won ends the game (DE-20).
                        p.beneath { (words.say("beneath-end")) }
                    }
                }
                None => p.about { (words.say("spot-empty")) },
            }
        }
    }
}

/// The cards in front of the place in the order laid, each with its position value, and the free positions.
fn row(scene: &Scene<'_, Desperados>, spot: Spot, view: &SpotView) -> Markup {
    let is_fresh = |card: &Card| {
        scene.last.iter().any(|event| match event {
            Event::Placed { card: laid, spot: there, .. } => laid == card && *there == spot,
            _ => false,
        })
    };
    let is_fresh = view.cards.last().is_some_and(is_fresh);
    let value = usize::from(scene.view.value(spot));
    scene.part(&(spot, &view.cards, value, is_fresh), |Reader { words, .. }, &(spot, cards, value, is_fresh)| html! {
        ol.helpers aria-label=(words.tell("helpers", &args![spot => spot.to_string()]))
            data-label=[(value > 0).then(|| words.say("position.short"))] {
            @for (at, card) in (1..).zip(cards.iter().copied()) {
                @let worth = (value + 1).saturating_sub(at);
                li.fresh[is_fresh && at == cards.len()] id={ "s" (spot) "c" (at) } title=(helper(card, worth, words)) {
                    (art::card(card))
                    span.unseen { (helper(card, worth, words)) }
                    span.worth aria-hidden="true" { "+" (worth) }
                }
            }
            @for at in cards.len() + 1..=value {
                @let worth = value + 1 - at;
                li.free aria-hidden="true" title=(words.tell("position", &args![worth => worth])) {
                    span.worth { "+" (worth) }
                }
            }
        }
    })
}

/// A helper in words, with the value of the position.
pub(crate) fn helper(card: Card, worth: usize, words: &Words) -> String {
    words.tell("helper", &args![card => art::card_name(card, words), worth => worth])
}

/// The choices at this place, laid over all of it so that nothing moves when a card is picked: a button for each card
/// in the hand (the stylesheet shows the picked card's), or the reason why that card cannot go here. The button has a
/// seal: a placed card ends the seat's decision and cannot be taken back.
fn ways(scene: &Scene<'_, Desperados>, spot: Spot) -> Markup {
    let words = scene.words;
    let (mut legal, mut refused) = (Vec::new(), Vec::new());
    for (place, card, _) in crate::hand::kinds(&scene.view.hand) {
        let action = Action::Place { card, spot };
        match scene.game.why_not(scene.view, action) {
            None => legal.push((action, card, place)),
            Some(illegal) => refused.push((illegal, format!(" for-{place}"))),
        }
    }
    html! {
        @for (action, card, place) in legal {
            @if scene.offer(action).is_some() {
                button class={ "whole way for-" (place) } name=(Form::FIELD) value=(action)
                    data-key=(KEYS[spot.index()]) aria-label=(speech::action(&scene.reader(), scene.view, action)) {
                    span.deed {
                        @let card = art::card_name(card, words);
                        @let key = if scene.view.fills(spot) { "act-place-here.hold-up" } else { "act-place-here" };
                        (words.tell(key, &args![card => card])) " " (icons::seal())
                    }
                }
            }
        }
        @for (illegal, places) in reasons::grouped(refused) {
            @let class = format!(" way{}", places.concat());
            (reasons::at_place::<Desperados>(illegal, &speech::reason(illegal, words), &class))
        }
    }
}

/// Whether something has just happened here.
fn is_fresh(last: &[Event], spot: Spot) -> bool {
    last.iter().any(|event| match event {
        Event::Placed { spot: at, .. }
        | Event::HoldUp { spot: at, .. }
        | Event::Won { spot: at, .. }
        | Event::NobodyJoined { spot: at, .. }
        | Event::Cleared { spot: at, .. } => *at == spot,
        _ => false,
    })
}
