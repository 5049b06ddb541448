//! The stages: a shot, the cards of a duel, and a reward that is paid out.

use look::stage::{self, Sound, Stage};
use look::{Scene, Weight};
use maud::{Markup, html};
use table::Seat;
use wyatt_earp::{Card, Event, Scored, WyattEarp};

use crate::{art, wall, weight};

/// The stage of this frame. The account of a hand has its own sheet.
pub(crate) fn stage(scene: &Scene<'_, WyattEarp>) -> Option<Stage> {
    let last = scene.last.last()?;
    match last {
        Event::Scored(scored) if weight::weight(last) != Weight::Account => Some(reward(scene, scored)),
        Event::Turned { .. } => Some(duel(scene)),
        Event::Shot { seat, card } => Some(shot(scene, *seat, *card)),
        _ => None,
    }
}

/// The card being played, the one that the shot turned up, and whether it hits.
fn shot(scene: &Scene<'_, WyattEarp>, seat: Seat, card: Card) -> Stage {
    let words = scene.words;
    let played = wall::played(scene);
    let body = html! {
        ul.spread {
            @if let Some(played) = played { (stage::open(&art::card(scene.game, played, words))) }
            (stage::turned(1, &art::back(), &art::card(scene.game, card, words)))
        }
        p.result { (stage::player(seat, scene)) (hit(scene, card)) }
    };
    let title = played.map_or_else(|| words.say("in-play"), |played| art::card_name(played, words));
    Stage { sound: Sound::Bang, title, body }
}

fn hit(scene: &Scene<'_, WyattEarp>, card: Card) -> Markup {
    stage::verdict(card.hits(), scene.words.say(if card.hits() { "hit" } else { "miss" }))
}

/// The cards that this frame turns up in a duel, each with who turned it.
fn duel(scene: &Scene<'_, WyattEarp>) -> Stage {
    let turned = scene.last.iter().filter_map(|event| match event {
        Event::Turned { seat, card } => Some((*seat, *card)),
        _ => None,
    });
    let body = html! {
        @for (nth, (seat, card)) in (1..).zip(turned) {
            div.duellist {
                (stage::player(seat, scene))
                ul.spread { (stage::turned(nth, &art::back(), &art::card(scene.game, card, scene.words))) }
                (hit(scene, card))
            }
        }
    };
    Stage { sound: Sound::Bang, title: scene.words.say("stage-duel"), body }
}

/// An outlaw's poster, and who takes how much of the reward.
fn reward(scene: &Scene<'_, WyattEarp>, scored: &Scored) -> Stage {
    let words = scene.words;
    let reward = scored.shares.iter().sum::<u16>() + scored.rest;
    let body = html! {
        div class={ "bounty " (scored.outlaw.name()) } {
            (art::face(scored.outlaw))
            b { (art::outlaw_name(scored.outlaw, words)) }
            span { (art::money(reward, words)) }
            @for (seat, share) in scored.shares.pairs().filter(|(_, share)| **share > 0) {
                p.result {
                    (stage::player(seat, scene)) (stage::verdict(true, art::money(*share, words)))
                }
            }
        }
    };
    Stage { sound: Sound::Coins, title: words.say("stage-reward"), body }
}
