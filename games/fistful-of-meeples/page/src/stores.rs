//! The bank, the graveyard, the explosion field, the bag, and the last draw.

use fistful_of_meeples::{Cause, Cube, Event, FistfulOfMeeples};
use look::{Reader, Scene, args};
use maud::{Markup, html};

use crate::art::{Bounds, coin, stamp};
use crate::crowd::badge;
use crate::lot::{front, halo, pile};
use crate::speech;

/// The bars with their prices: a sold bar leaves its price, and the next one is framed.
pub(crate) fn bank(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let is_fresh = scene.last.iter().any(|event| matches!(event, Event::BarBought { .. }));
    scene.part(&(scene.view.board.bars, is_fresh), |Reader { game, words, .. }, &(bars, is_fresh)| {
        let prices = &game.edition().prices;
        let sold = prices.len().saturating_sub(usize::from(bars));
        let rows = prices.len().div_ceil(2) as i32;
        let height = (128 / rows).min(44);
        let width = height * 60 / 34;
        html! {
            g.spot.at-bank #place-bank {
                (front("bank", &words.say("place-bank")))
                @for (at, price) in prices.iter().enumerate() {
                    @let (x, y) = ([-width - 2, 2][at % 2], -43 + (at / 2) as i32 * height);
                    g.bar.sold[at < sold].next[at == sold] {
                        @if at == sold { rect x=(x - 1) y=(y - 1) width=(width + 2) height=(height) rx="5" {} }
                        @if at >= sold { (stamp("bar", Bounds(x + 2, y + 2, width - 4, height - 4))) }
                        text x=(x + width / 2) y=(y + height * 4 / 5) { (price) }
                    }
                }
                @if is_fresh { (halo()) }
            }
        }
    })
}

/// The graves, in order of burial.
pub(crate) fn graveyard(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let is_fresh = scene.last.iter().any(|event| matches!(event, Event::Buried { .. }));
    scene.part(&(&scene.view.board.graves, is_fresh), |Reader { game, words, .. }, &(graves, is_fresh)| {
        let all = usize::from(game.edition().graves);
        let columns = if all <= 6 { 3 } else { 4 };
        let rows = all.div_ceil(columns);
        let (width, height) = (176 / columns as i32, 134 / rows as i32);
        html! {
            g.spot.at-graveyard #place-graveyard {
                (front("graveyard", &words.say("place-graveyard")))
                @for at in 0..all {
                    @let (x, y) = (-88 + (at % columns) as i32 * width, -43 + (at / columns) as i32 * height);
                    (stamp("grave", Bounds(x + 1, y + 1, width - 2, height - 2)))
                    @if let Some(meeple) = graves.get(at) {
                        g.buried {
                            (stamp(meeple.name(), Bounds(x + width / 4, y + height / 5, width / 2, height * 3 / 5)))
                        }
                    }
                }
                @if is_fresh { (halo()) }
            }
        }
    })
}

/// The explosion field: exploded dynamite, and dynamite about to explode.
pub(crate) fn blast(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let board = &scene.view.board;
    let explodes = board.lit > 0 || scene.last.iter().any(|event| matches!(event, Event::Exploded { .. }));
    scene.part(&(board.exploded, explodes), |Reader { game, words, .. }, &(exploded, explodes)| {
        let all = game.edition().dynamite;
        html! {
            g.spot.at-blast #place-blast {
                title { (words.tell("exploded", &args![count => exploded, all => all])) }
                g.explodes[explodes] { (burst(exploded, all)) }
                (label(92, &words.say("exploded-short")))
            }
        }
    })
}

/// How much of all dynamite has exploded.
pub(crate) fn burst(exploded: u8, all: u8) -> Markup {
    html! {
        g.blast { (stamp("blast", Bounds(-70, -70, 140, 140))) }
        (pile(Cube::Dynamite, exploded, -30))
        text.tally x="0" y=(if exploded > 0 { 30 } else { 11 }) { (exploded) "/" (all) }
    }
}

/// The bag and its contents, open to everybody.
pub(crate) fn bag(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    scene.part(&scene.view.board.bag, |reader, bag| {
        let rows = [(Cube::Gold, bag.gold), (Cube::Stone, bag.stone), (Cube::Dynamite, bag.dynamite)];
        html! {
            g.spot.at-bag #place-bag {
                (stamp("sack", Bounds(-90, -50, 88, 102)))
                (label(86, &reader.words.say("bag")))
                @for (at, (cube, count)) in (0..).zip(rows) {
                    (stamp(cube.name(), Bounds(4, -58 + 40 * at, 32, 32)))
                    text.stock x="41" y=(-33 + 40 * at) { (count) }
                }
            }
        }
    })
}

/// The name of a figure in the street, written below it.
fn label(y: i32, word: &str) -> Markup {
    html! { text.label x="0" y=(y) { (word) } }
}

/// The last draws, cube by cube, with the coin of the player who drew and the meeple that brought the draw; in words on
/// hover.
pub(crate) fn tray(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let draws: Vec<&Event> = scene.last.iter().filter(|event| matches!(event, Event::Drew { .. })).collect();
    let shown = &draws[draws.len().saturating_sub(2)..];
    html! { @if !shown.is_empty() { (scene.part(&shown, drawn)) } }
}

fn drawn(reader: &Reader<'_, FistfulOfMeeples>, shown: &&[&Event]) -> Markup {
    html! {
        g.spot.at-tray #place-tray {
            @for (at, event) in (0..).zip(*shown) {
                @if let Event::Drew { seat, cause, cubes } = event {
                    @let (size, rows) = layout(cubes.len(), if shown.len() > 1 { 74 } else { 156 });
                    @let height = (rows * size + 10).max(80);
                    @let top = if shown.len() > 1 { at * 86 - 85 } else { -height / 2 };
                    g {
                        @if let Some(said) = speech::spoken(reader, event) { title { (said) } }
                        rect.tray x="-88" y=(top) width="176" height=(height) rx="8" {}
                        (coin(*seat, -82, top + 5, 34))
                        @match cause {
                            Cause::Door { meeple, .. } => (stamp(meeple.name(), Bounds(-79, top + 40, 26, 36))),
                            Cause::Showdown { loser } => (stamp(loser.name(), Bounds(-79, top + 40, 26, 36))),
                        }
                        @for (at, cube) in (0..).zip(cubes.iter()) {
                            @let (x, y) = (at % (ROOM / size) * size - 44, at / (ROOM / size) * size + top + 5);
                            g class={ "drawn nth-" (at + 1) } { (stamp(cube.name(), Bounds(x, y, size - 2, size - 2))) }
                        }
                        @if cubes.is_empty() { (badge(0, 20, top + 40)) }
                    }
                }
            }
        }
    }
}

/// The width of the tray's part for cubes.
const ROOM: i32 = 128;

/// The size of the cubes of a draw in a tray of this height, and the number of rows.
fn layout(cubes: usize, height: i32) -> (i32, i32) {
    let rows = |size: i32| (cubes as i32 + ROOM / size - 1) / (ROOM / size);
    let size = [42, 36, 32, 25, 21].into_iter().find(|size| rows(*size) * size <= height).unwrap_or(18);
    (size, rows(size))
}
