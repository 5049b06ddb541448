//! What each player has, and the piles.

use desperados::{Desperados, Kind, Step, booty};
use look::{Scene, args};
use maud::{Markup, html};
use table::Seat;

use crate::art;

/// The players in seating order.
pub(crate) fn panels(scene: &Scene<'_, Desperados>) -> Markup {
    let view = scene.view;
    let active = |seat: Seat| match view.step {
        Step::Over(_) => false,
        // All choose at once; the page does not show who is ready.
        Step::HoldUp(_) => true,
        Step::Draw | Step::Place | Step::Placed(_) | Step::Reveal(_) => seat == view.active,
    };
    look::panels::panels(scene, view.viewer.seat(), active, |seat| facts(scene, seat))
}

fn facts(scene: &Scene<'_, Desperados>, seat: Seat) -> Markup {
    let (words, player) = (scene.words, &scene.view.seats[seat]);
    let total: i32 = Kind::ALL.into_iter().map(|kind| booty(&player.booty, kind)).sum();
    let recent = scene.view.recent().iter().position(|other| *other == seat);
    html! {
        strong.money { (words.tell("points", &args![count => total])) }
        span { (words.tell("hand-count", &args![count => player.hand])) }
        @if let Some(at) = recent {
            span.recent title=(words.say("recent-about")) { (words.tell("recent", &args![rank => at + 1])) }
        }
        @if !player.booty.is_empty() {
            ul.booty aria-label=(words.say("booty")) {
                @for kind in Kind::ALL {
                    @let values: Vec<String> = player.booty.iter().filter(|place| place.kind() == kind).map(|place| place.value().to_string()).collect();
                    @if !values.is_empty() {
                        @let kind_name = art::kind_name(kind, words);
                        @let values = values.join(", ");
                        @let worth = booty(&player.booty, kind);
                        @let told = words.tell("booty-kind", &args![kind => kind_name, values => values.as_str(), points => worth]);
                        li title=(told) {
                            (art::kind(kind)) span.unseen { (told) }
                            span aria-hidden="true" { small { (values) " → " } (worth) }
                        }
                    }
                }
            }
        }
    }
}

/// The draw pile and the discard pile.
pub(crate) fn piles(scene: &Scene<'_, Desperados>) -> Markup {
    let words = scene.words;
    html! {
        section.stacks aria-label=(words.say("piles")) {
            span.stack { (art::back()) (words.tell("pile-draw", &args![count => scene.view.draw])) }
            span.stack {
                @if let Some(card) = scene.view.top { (art::card(card)) }
                span {
                    (words.tell("pile-discard", &args![count => scene.view.discard]))
                    @if let Some(card) = scene.view.top { span.unseen { ", " (words.tell("pile-top", &args![card => art::card_name(card, words)])) } }
                }
            }
            @if scene.view.nobody > 0 {
                span.about { (words.tell("nobody-running", &args![count => scene.view.nobody])) }
            }
        }
    }
}
