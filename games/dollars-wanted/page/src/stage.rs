//! The stages of a robbery: the building, its row of cards turned up one after another, and what came of it; and what a
//! Coyote takes.

use dollars_wanted::{Card, DollarsWanted, Event, RowId, RowView};
use look::Scene;
use look::stage::{self, Sound, Stage};
use maud::{Markup, html};

use crate::{art, rows};

/// The stage of this frame.
pub(crate) fn stage(scene: &Scene<'_, DollarsWanted>) -> Option<Stage> {
    let (words, event) = (scene.words, scene.last.last()?);
    let (sound, title, body) = match event {
        Event::Robbery { row, .. } => (Sound::Bang, words.say("stage-robbery"), row_of(scene, *row)),
        Event::Turned { row, .. }
        | Event::Stopped { row }
        | Event::Left { row, .. }
        | Event::Wrong { row, .. }
        | Event::Failed { row, .. } => (Sound::Cards, building(scene, *row)?, row_of(scene, *row)),
        Event::Won { row, .. } => (Sound::Coins, building(scene, *row)?, row_of(scene, *row)),
        Event::Eaten { coyote, prey, .. } => (Sound::Cards, words.say("primer-coyote"), eaten(scene, *coyote, *prey)),
        _ => return None,
    };
    Some(Stage { sound, title, body: html! { (body) (result(scene, event)) } })
}

/// The name of the building that is robbed.
fn building(scene: &Scene<'_, DollarsWanted>, row: RowId) -> Option<String> {
    Some(art::building_name(scene.view.row(row).front?.kind, scene.words))
}

/// The building with its need, and the row's cards; those of this frame are turned.
fn row_of(scene: &Scene<'_, DollarsWanted>, row: RowId) -> Markup {
    let RowView { front, up, down, .. } = scene.view.row(row);
    let turned = scene.last.iter().filter(|event| matches!(event, Event::Turned { row: at, .. } if *at == row)).count();
    let lay = up.len().saturating_sub(turned);
    html! {
        @if let Some(front) = front {
            div.prize { (art::building(front.kind)) (rows::needs(front, scene.words)) }
        }
        ul.spread {
            @for (at, card) in up.iter().enumerate() {
                @if at < lay { (stage::open(&face(scene, *card))) }
                @else { (stage::turned(at - lay + 1, &art::back(), &face(scene, *card))) }
            }
            @if *down > 0 { (stage::open(&html! { (art::back()) b.count { "×" (down) } })) }
        }
    }
}

fn face(scene: &Scene<'_, DollarsWanted>, card: Card) -> Markup {
    art::card(card, scene.game.options().colour_variant)
}

/// The Coyote and the card that it takes.
fn eaten(scene: &Scene<'_, DollarsWanted>, coyote: Card, prey: Card) -> Markup {
    html! {
        ul.spread {
            (stage::open(&face(scene, coyote)))
            li.prey { (face(scene, prey)) }
        }
    }
}

/// Who wins how much, or what was missing.
fn result(scene: &Scene<'_, DollarsWanted>, event: &Event) -> Markup {
    match event {
        Event::Won { seat, building, .. } => {
            let money = scene.words.money(scene.game.edition().building(*building).dollars);
            html! { p.result { (stage::player(*seat, scene)) (stage::verdict(true, money)) } }
        }
        Event::Failed { missing, .. } => html! { p.result { (stage::verdict(false, rows::tools(missing))) } },
        Event::Robbery { seat, .. } => html! { p.result { (stage::player(*seat, scene)) } },
        _ => html! {},
    }
}
