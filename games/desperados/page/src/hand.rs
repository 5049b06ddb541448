//! The viewer's hand. On a working day a card is picked, then the places show where it can go; in a hold-up the gang
//! takes the hand's place.

use desperados::{Action, Bag, Card, Desperados, Event, Step};
use look::panels::hand_legend;
use look::{Scene, args};
use maud::{Markup, html};

use crate::art;

/// The keys of the cards in the hand, in their order.
const KEYS: [&str; 18] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "s", "d", "f", "g", "h", "j", "k", "l"];

/// The key of the card at a place of the hand, from 1.
pub(crate) fn key(place: usize) -> Option<&'static str> {
    KEYS.get(place.wrapping_sub(1)).copied()
}

/// The kinds of card of the hand in order, with their places from 1 and how many there are of each.
pub(crate) fn kinds(hand: &Bag) -> Vec<(usize, Card, usize)> {
    let hand: Vec<Card> = hand.cards().collect();
    let groups = hand.chunk_by(|a, b| a == b);
    (1..).zip(groups).map(|(place, group)| (place, group[0], group.len())).collect()
}

/// The hand; cards can be picked while one has to be placed.
pub(crate) fn hand(_game: &Desperados, scene: &Scene<'_, Desperados>) -> Markup {
    let words = scene.words;
    let choosing = scene.view.choice.is_some() && scene.frame.is_none();
    let placing = scene.asked() && scene.view.step == Step::Place;
    let fits = |card: Card| {
        scene.offers.iter().any(|offer| matches!(offer.action, Action::Place { card: other, .. } if other == card))
    };
    // Since the turn began, and not in the deal.
    let of_turn = scene.last.iter().rposition(|event| matches!(event, Event::Turn { .. }));
    let of_turn = of_turn.map_or(&[][..], |at| &scene.last[at..]);
    let drawn =
        |card: Card| of_turn.iter().any(|event| matches!(event, Event::YouDrew { cards } if cards.contains(&card)));
    html! {
        @if scene.view.viewer.seat().is_some() && !choosing {
            // A long hand scrolls on a phone: keys reach it, by its fields or itself.
            fieldset #hand .hand tabindex=[(!placing).then_some("0")] {
                (hand_legend(words, scene.form.is_some(), &scene.names.tell_own("hand", &args![count => scene.view.hand.len()], words)))
                @if scene.view.hand.is_empty() {
                    p.about { (scene.names.tell_own("hand-empty", &[], words)) }
                }
                @for (place, card, count) in kinds(&scene.view.hand) {
                    @if placing {
                        label.pick.unfit[!fits(card)].drawn[drawn(card)] title=(name(card, count, words)) {
                            input type="radio" name="pick" id={ "pick-" (place) } value=(place) data-key=[key(place)]
                                aria-label={
                                    (name(card, count, words))
                                    @if !fits(card) { ", " (words.say("card-nowhere")) }
                                };
                            (face(card, count, words))
                        }
                    } @else {
                        span.pick.drawn[drawn(card)] role="img" aria-label=(name(card, count, words)) title=(name(card, count, words)) {
                            (face(card, count, words))
                        }
                    }
                }
            }
        }
    }
}

/// A card of the hand in words, with its twin.
pub(crate) fn name(card: Card, count: usize, words: &look::Words) -> String {
    let card = art::card_name(card, words);
    if count > 1 { words.tell("card-twice", &args![card => card, count => count]) } else { card }
}

/// A card of the hand as it is drawn: twins lie one behind the other.
pub(crate) fn face(card: Card, count: usize, words: &look::Words) -> Markup {
    html! {
        (art::card(card))
        span.short aria-hidden="true" data-mark=[(count > 1).then(|| format!(" ×{count}"))] {
            (art::person_name(card.person(), words))
        }
    }
}
