//! The viewer's hand. Picking a card makes the rows show where it can go.

use dollars_wanted::{Action, Card, DollarsWanted};
use look::panels::hand_legend;
use look::{Reader, Scene, Words, args};
use maud::{Markup, html};

use crate::art;

/// What the viewer's hand shows.
#[derive(Hash)]
struct Held<'a> {
    cards: &'a [Card],
    /// While a card has to be laid: whether each card can be.
    fits: Option<Vec<bool>>,
    is_asked: bool,
}

/// The hand; its cards can be picked while one has to be laid.
pub(crate) fn hand(scene: &Scene<'_, DollarsWanted>) -> Markup {
    if scene.view.viewer.seat().is_none() {
        return html! {};
    }
    let cards = &scene.view.hand[..];
    let can_lay = |card: Option<Card>| {
        let is_it = |other| card.is_none_or(|card| card == other);
        scene.offers.iter().any(|offer| matches!(offer.action, Action::Lay { card: other, .. } if is_it(other)))
    };
    let is_laying = scene.asked() && can_lay(None);
    let fits = is_laying.then(|| cards.iter().map(|card| can_lay(Some(*card))).collect());
    scene.part(&Held { cards, fits, is_asked: scene.form.is_some() }, |reader, held| held.draw(reader))
}

impl Held<'_> {
    fn draw(&self, Reader { game, words, names }: &Reader<'_, DollarsWanted>) -> Markup {
        let coloured = game.options().colour_variant;
        html! {
            fieldset #hand .hand {
                (hand_legend(words, self.is_asked, &names.tell_own("hand", &[], words)))
                @if self.cards.is_empty() {
                    p.about { (names.tell_own("hand-empty", &[], words)) }
                }
                @for (at, card) in self.cards.iter().copied().enumerate() {
                    @let (place, kind) = (at + 1, art::kind_text(card.kind(), words));
                    @let name = name(card, place, self.cards.len(), coloured, words);
                    @if let Some(fits) = &self.fits {
                        label.pick.unfit[!fits[at]] title=(kind) {
                            input type="radio" name="pick" id={ "pick-" (place) } value=(place) data-key=(place)
                                aria-label={ (name) @if !fits[at] { ", " (words.say("card-nowhere")) } };
                            (face(card, coloured, words))
                        }
                    } @else {
                        span.pick role="img" aria-label=(name) title=(kind) { (face(card, coloured, words)) }
                    }
                }
            }
        }
    }
}

/// The picture of a card in the hand.
fn face(card: Card, coloured: bool, words: &Words) -> Markup {
    html! {
        (art::card(card, coloured))
        span.short aria-hidden="true" { (art::kind_short(card.kind(), words)) }
    }
}

/// A card in the hand, in words, with its place.
pub(crate) fn name(card: Card, place: usize, all: usize, coloured: bool, words: &Words) -> String {
    let card = art::card_name(card, coloured, words);
    words.tell("card-in-hand", &args![card => card, place => place, all => all])
}
