//! The viewer's hand: a card is picked, then the rows show where it can go.

use dollars_wanted::{Action, Card, DollarsWanted};
use look::panels::hand_legend;
use look::{Scene, Words, args};
use maud::{Markup, html};

use crate::art;

/// The hand; cards can be picked while one has to be laid.
pub(crate) fn hand(game: &DollarsWanted, scene: &Scene<'_, DollarsWanted>) -> Markup {
    let words = scene.words;
    let cards = &scene.view.hand;
    let laying = scene.asked() && scene.offers.iter().any(|offer| matches!(offer.action, Action::Lay { .. }));
    let coloured = game.options().colour_variant;
    let name = |place: usize, card: Card| name(card, place, cards.len(), coloured, words);
    let fits = |card: Card| {
        scene.offers.iter().any(|offer| matches!(offer.action, Action::Lay { card: other, .. } if other == card))
    };
    html! {
        @if scene.view.viewer.seat().is_some() {
            fieldset #hand .hand {
                (hand_legend(words, scene.form.is_some(), &scene.names.tell_own("hand", &[], words)))
                @if cards.is_empty() {
                    p.about { (scene.names.tell_own("hand-empty", &[], words)) }
                }
                @for (place, card) in (1..).zip(cards.iter().copied()) {
                    @if laying {
                        label.pick.unfit[!fits(card)] title=(art::kind_text(card.kind(), words)) {
                            input type="radio" name="pick" id={ "pick-" (place) } value=(place) data-key=(place)
                                aria-label={ (name(place, card)) @if !fits(card) { ", " (words.say("card-nowhere")) } };
                            (face(card, coloured, words))
                        }
                    } @else {
                        span.pick role="img" aria-label=(name(place, card)) title=(art::kind_text(card.kind(), words)) {
                            (face(card, coloured, words))
                        }
                    }
                }
            }
        }
    }
}

/// A card of the hand as it is drawn.
fn face(card: Card, coloured: bool, words: &Words) -> Markup {
    html! {
        (art::card(card, coloured))
        span.short aria-hidden="true" { (art::kind_short(card.kind(), words)) }
    }
}

/// A card of the hand in words, with its place.
pub(crate) fn name(card: Card, place: usize, all: usize, coloured: bool, words: &Words) -> String {
    let card = art::card_name(card, coloured, words);
    words.tell("card-in-hand", &args![card => card, place => place, all => all])
}
