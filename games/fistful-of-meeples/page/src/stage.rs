//! The stages: a showdown, with who faces whom, both dice and who wins; and dynamite that explodes.

use fistful_of_meeples::{Board, Cube, Event, Field, FistfulOfMeeples, Meeple, Side};
use look::stage::{self, Sound, Stage};
use look::{Scene, Words};
use maud::{Markup, html};
use table::{BySeat, Seat};

use crate::art;

/// The length of a die's edge, in the units of its drawing.
const EDGE: i32 = 48;

/// One end of the street.
struct Shooter {
    seat: Seat,
    meeple: Meeple,
    /// `None` until it is rolled.
    die: Option<u8>,
    /// Which of the dice that this frame throws it is, from 1; 0 if it lies there already.
    nth: usize,
    /// The result, as a message key; `None` until it is decided.
    verdict: Option<&'static str>,
}

/// The stage of this frame; none once it tells of later events.
pub(crate) fn stage(scene: &Scene<'_, FistfulOfMeeples>) -> Option<Stage> {
    match scene.last.last()? {
        Event::Decided { sides, winner } => Some(showdown(scene, &decided(sides, *winner))),
        Event::Rolled { field, .. } | Event::Rerolled { field, .. } => {
            Some(showdown(scene, &rolling(&scene.view.board, *field)?))
        }
        Event::Exploded { lost } => Some(explosion(scene, lost)),
        _ => None,
    }
}

/// The two sides, in the order of [`Field::SHOWDOWN`].
fn decided(sides: &[Side; 2], winner: Option<Field>) -> [Shooter; 2] {
    let is_even = sides[0].die == sides[1].die;
    [0, 1].map(|at| {
        let Side { seat, meeple, die } = sides[at];
        let verdict = match winner {
            Some(field) if field == Field::SHOWDOWN[at] && is_even => "showdown-skill",
            Some(field) if field == Field::SHOWDOWN[at] => "showdown-wins",
            _ => "showdown-falls",
        };
        // From left to right.
        Shooter { seat, meeple, die: Some(die), nth: 2 - at, verdict: Some(verdict) }
    })
}

/// The sides right after a roll at this field; `None` unless both are there.
fn rolling(board: &Board, rolled: Field) -> Option<[Shooter; 2]> {
    let side = |field: Field| {
        let (seat, meeple) = board.marker(field).zip(board.street.on(field))?;
        let die = field.end().and_then(|end| board.dice[end]);
        Some(Shooter { seat, meeple, die, nth: usize::from(field == rolled), verdict: None })
    };
    let [east, west] = Field::SHOWDOWN;
    Some([side(east)?, side(west)?])
}

fn showdown(scene: &Scene<'_, FistfulOfMeeples>, [east, west]: &[Shooter; 2]) -> Stage {
    let body = html! {
        div.showdown {
            (shooter(scene, west))
            span.versus { (scene.words.say("showdown-against")) }
            (shooter(scene, east))
        }
    };
    Stage { sound: Sound::Dice, title: scene.words.say("rules-showdown"), body }
}

fn shooter(scene: &Scene<'_, FistfulOfMeeples>, shooter: &Shooter) -> Markup {
    let words = scene.words;
    let falls = shooter.verdict == Some("showdown-falls");
    html! {
        div.shooter.falls[falls] {
            (stage::player(shooter.seat, scene))
            span.duellist { (art::figure(shooter.meeple)) (roll(shooter)) }
            span.short { (art::meeple_name(shooter.meeple, words)) }
            (verdict(shooter, words))
        }
    }
}

fn roll(Shooter { die, nth, .. }: &Shooter) -> Markup {
    html! {
        svg class={ "roll" @if *nth > 0 { " thrown nth-" (nth) } } viewBox="-2 -2 52 52" aria-hidden="true" {
            @match die {
                Some(die) => (art::die(*die, 0, 0, EDGE)),
                None => rect.unrolled width=(EDGE) height=(EDGE) rx=(EDGE / 6) {},
            }
        }
    }
}

fn verdict(shooter: &Shooter, words: &Words) -> Markup {
    html! {
        @match shooter.verdict {
            Some(key) => (stage::verdict(key != "showdown-falls", words.say(key))),
            None => strong { "\u{a0}" },
        }
    }
}

/// Dynamite, and who returns how many stone cubes for it.
fn explosion(scene: &Scene<'_, FistfulOfMeeples>, lost: &BySeat<u8>) -> Stage {
    let words = scene.words;
    let body = html! {
        div.explosion { span.burst { (art::picture("blast", 160, 160)) } (art::cube(Cube::Dynamite)) }
        ol.ranks {
            @for (seat, count) in lost.pairs().filter(|(_, count)| **count > 0) {
                li {
                    (stage::player(seat, scene))
                    (stage::verdict(false, html! { "−" (count) (art::cube(Cube::Stone)) }))
                }
            }
        }
    };
    Stage { sound: Sound::Bang, title: words.say("stage-dynamite"), body }
}
