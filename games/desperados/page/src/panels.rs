//! What each player has, and the draw and discard piles.

use desperados::{Desperados, Kind, PlaceCard, Step, booty};
use look::{Reader, Scene, Words, args};
use maud::{Markup, html};
use table::Seat;

use crate::art;

/// The players in seating order.
pub(crate) fn panels(scene: &Scene<'_, Desperados>) -> Markup {
    let view = scene.view;
    let active = |seat: Seat| match view.step {
        Step::Over(_) => false,
        // All choose at once, and the page does not show who is ready.
        Step::HoldUp(_) => true,
        Step::Draw | Step::Place | Step::Placed(_) | Step::Reveal(_) => seat == view.active,
    };
    let recent = view.recent();
    let recent = |seat| recent.iter().position(|other| *other == seat);
    look::panels::panels(scene, active, |seat| {
        let player = &view.seats[seat];
        scene.part(&(&player.booty, player.hand, recent(seat)), |reader, (booty, hand, recent)| {
            facts(booty, *hand, *recent, reader.words)
        })
    })
}

/// What a seat has; `recent` is its rank among the players who placed a card most recently.
fn facts(booty: &[PlaceCard], hand: u8, recent: Option<usize>, words: &Words) -> Markup {
    let hauls = hauls(booty);
    let total: i32 = hauls.iter().map(|haul| haul.worth).sum();
    html! {
        strong.money { (words.tell("points", &args![count => total])) }
        span { (words.tell("hand-count", &args![count => hand])) }
        @if let Some(at) = recent {
            span.recent title=(words.say("recent-about")) { (words.tell("recent", &args![rank => at + 1])) }
        }
        @if !hauls.is_empty() {
            ul.booty aria-label=(words.say("booty")) {
                @for haul in &hauls {
                    @let name = haul.name(words);
                    li title=(name) {
                        (art::kind(haul.kind)) span.unseen { (name) }
                        span aria-hidden="true" {
                            small { (words.say("value")) " " (haul.values) (words.colon()) }
                            (words.tell("points.short", &args![count => haul.worth]))
                        }
                    }
                }
            }
        }
    }
}

/// The places of one kind in a booty.
pub(crate) struct Haul {
    kind: Kind,
    /// The values of the places, lowest first, as in “2, 4”.
    values: String,
    /// How many points they make together (DE-22).
    pub(crate) worth: i32,
}

impl Haul {
    /// The places in words, with their points.
    pub(crate) fn name(&self, words: &Words) -> String {
        let kind = art::kind_name(self.kind, words);
        words.tell("booty-kind", &args![kind => kind, values => self.values.as_str(), points => self.worth])
    }
}

/// A booty, grouped by kind.
pub(crate) fn hauls(places: &[PlaceCard]) -> Vec<Haul> {
    let haul = |kind: Kind| {
        let of_kind = places.iter().filter(|place| place.kind() == kind);
        let mut values: Vec<u8> = of_kind.map(|place| place.value()).collect();
        values.sort_unstable();
        let listed = values.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
        (!values.is_empty()).then(|| Haul { kind, values: listed, worth: booty(places, kind) })
    };
    Kind::ALL.into_iter().filter_map(haul).collect()
}

/// How many points a place adds to this booty (DE-22): more than its value if it raises others of its kind or they
/// raise it.
pub(crate) fn gain(booty: &[PlaceCard], place: PlaceCard) -> i32 {
    let points = |places: &[PlaceCard]| hauls(places).iter().map(|haul| haul.worth).sum::<i32>();
    points(&[booty, &[place]].concat()) - points(booty)
}

/// The draw pile and the discard pile.
pub(crate) fn piles(scene: &Scene<'_, Desperados>) -> Markup {
    let view = scene.view;
    let piles = (view.draw, view.top, view.discard, view.nobody);
    scene.part(&piles, |Reader { words, .. }, &(draw, top, discard, nobody)| {
        html! {
            section.stacks aria-label=(words.say("piles")) {
                span.stack { (art::back()) (words.tell("pile-draw", &args![count => draw])) }
                span.stack {
                    @if let Some(card) = top { (art::card(card)) } @else { span.vacant {} }
                    span {
                        (words.tell("pile-discard", &args![count => discard]))
                        @if let Some(card) = top {
                            span.unseen { ", " (words.tell("pile-top", &args![card => art::card_name(card, words)])) }
                        }
                    }
                }
                @if nobody > 0 { span.about { (words.tell("nobody-running", &args![count => nobody])) } }
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_booty_lists_the_values_of_a_kind_from_the_lowest() {
        let won: Vec<PlaceCard> = [3, 2, 4].into_iter().filter_map(|value| PlaceCard::new(Kind::Bank, value)).collect();
        let listed: Vec<String> = hauls(&won).into_iter().map(|haul| haul.values).collect();
        assert_eq!(listed, ["2, 3, 4"]);
    }
}
