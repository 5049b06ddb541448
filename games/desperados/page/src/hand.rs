//! The viewer's hand. On a working day you pick a card, and the places show where it can go; in a hold-up the gang
//! replaces the hand.

use desperados::{Action, Bag, Card, Desperados, Event, Step};
use look::panels::hand_legend;
use look::{Reader, Scene, args};
use maud::{Markup, html};

use crate::art;

/// The keys of the cards in the hand, in order.
const KEYS: [&str; 18] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "s", "d", "f", "g", "h", "j", "k", "l"];

/// The key of the card at this place in the hand, counted from 1.
pub(crate) fn key(place: usize) -> Option<&'static str> {
    KEYS.get(place.wrapping_sub(1)).copied()
}

/// The kinds of card in the hand, in order, each with its place from 1 and its number of copies.
pub(crate) fn kinds(hand: &Bag) -> Vec<(usize, Card, usize)> {
    let hand: Vec<Card> = hand.cards().collect();
    let groups = hand.chunk_by(|a, b| a == b);
    (1..).zip(groups).map(|(place, group)| (place, group[0], group.len())).collect()
}

/// What the viewer's hand shows.
#[derive(Hash)]
struct Held {
    cards: Vec<CardKind>,
    /// Whether a card has to be placed.
    is_placing: bool,
    is_asked: bool,
}

/// A kind of card in the hand.
#[derive(Hash)]
struct CardKind {
    /// The place of its first card, from 1.
    place: usize,
    card: Card,
    count: usize,
    /// Whether it can be placed somewhere.
    fits: bool,
    /// Whether it was drawn since the turn began, not in the deal.
    is_drawn: bool,
}

/// The hand; cards can be picked while one has to be placed.
pub(crate) fn hand(scene: &Scene<'_, Desperados>) -> Markup {
    let is_choosing = scene.view.choice.is_some() && scene.frame.is_none();
    if scene.view.viewer.seat().is_none() || is_choosing {
        return html! {};
    }
    let fits = |card: Card| {
        scene.offers.iter().any(|offer| matches!(offer.action, Action::Place { card: other, .. } if other == card))
    };
    let of_turn = scene.last.iter().rposition(|event| matches!(event, Event::Turn { .. }));
    let of_turn = of_turn.map_or(&[][..], |at| &scene.last[at..]);
    let is_drawn =
        |card: Card| of_turn.iter().any(|event| matches!(event, Event::YouDrew { cards } if cards.contains(&card)));
    let kind = |(place, card, count)| CardKind { place, card, count, fits: fits(card), is_drawn: is_drawn(card) };
    let held = Held {
        cards: kinds(&scene.view.hand).into_iter().map(kind).collect(),
        is_placing: scene.asked() && scene.view.step == Step::Place,
        is_asked: scene.form.is_some(),
    };
    scene.part(&held, |reader, held| held.draw(reader))
}

impl Held {
    fn draw(&self, Reader { words, names, .. }: &Reader<'_, Desperados>) -> Markup {
        let count: usize = self.cards.iter().map(|kind| kind.count).sum();
        html! {
            // A long hand scrolls on a phone; keys reach it through its fields or the fieldset itself.
            fieldset #hand .hand tabindex=[(!self.is_placing).then_some("0")] {
                (hand_legend(words, self.is_asked, &names.tell_own("hand", &args![count => count], words)))
                @if self.cards.is_empty() {
                    p.about { (names.tell_own("hand-empty", &[], words)) }
                }
                @for &CardKind { place, card, count, fits, is_drawn } in &self.cards {
                    @let name = name(card, count, words);
                    @if self.is_placing {
                        label.pick.unfit[!fits].drawn[is_drawn] title=(name) {
                            input type="radio" name="pick" id={ "pick-" (place) } value=(place) data-key=[key(place)]
                                aria-label={ (name) @if !fits { ", " (words.say("card-nowhere")) } };
                            (face(card, count, words))
                        }
                    } @else {
                        span.pick.drawn[is_drawn] role="img" aria-label=(name) title=(name) { (face(card, count, words)) }
                    }
                }
            }
        }
    }
}

/// A card of the hand in words, with its number of copies.
pub(crate) fn name(card: Card, count: usize, words: &look::Words) -> String {
    let card = art::card_name(card, words);
    if count > 1 { words.tell("card-twice", &args![card => card, count => count]) } else { card }
}

/// A card of the hand, drawn; a twin lies behind it.
pub(crate) fn face(card: Card, count: usize, words: &look::Words) -> Markup {
    html! {
        (art::card(card))
        span.short aria-hidden="true" data-mark=[(count > 1).then(|| format!(" ×{count}"))] {
            (art::person_name(card.person(), words))
        }
    }
}
