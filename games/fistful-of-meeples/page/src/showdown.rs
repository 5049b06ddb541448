//! A showdown while it happens, drawn large over the town: who faces whom, both dice, and who wins.

use fistful_of_meeples::{Board, Event, Field, FistfulOfMeeples, Meeple, Side};
use look::words::capitalized;
use look::{Scene, Words, icons};
use maud::{Markup, html};
use table::Seat;

use crate::art;

/// The length of a die's edge, in the units of its drawing.
const EDGE: i32 = 48;

/// One end of the street.
struct Shooter {
    seat: Seat,
    meeple: Meeple,
    /// `None` until it is rolled.
    die: Option<u8>,
    /// The result, as a message key; `None` until it is decided.
    verdict: Option<&'static str>,
}

/// The showdown of this frame, if any. The caption tells the same in words.
pub(crate) fn showdown(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let shooters = scene.frame.and_then(|_| shooters(scene));
    html! {
        @if let Some([east, west]) = &shooters {
            div #showdown .showdown aria-hidden="true" {
                (shooter(scene, west))
                span.versus { (scene.words.say("showdown-against")) }
                (shooter(scene, east))
            }
        }
    }
}

/// The two sides, in the order of [`Field::SHOWDOWN`]; `None` once the frame tells of later events.
fn shooters(scene: &Scene<'_, FistfulOfMeeples>) -> Option<[Shooter; 2]> {
    match scene.last.last()? {
        Event::Decided { sides, winner } => Some(decided(sides, *winner)),
        Event::Rolled { .. } | Event::Rerolled { .. } | Event::Kept { .. } => rolling(&scene.view.board),
        _ => None,
    }
}

fn decided(sides: &[Side; 2], winner: Option<Field>) -> [Shooter; 2] {
    let is_even = sides[0].die == sides[1].die;
    [0, 1].map(|at| {
        let Side { seat, meeple, die } = sides[at];
        let verdict = match winner {
            Some(field) if field == Field::SHOWDOWN[at] && is_even => "showdown-skill",
            Some(field) if field == Field::SHOWDOWN[at] => "showdown-wins",
            _ => "showdown-falls",
        };
        Shooter { seat, meeple, die: Some(die), verdict: Some(verdict) }
    })
}

/// The sides while they roll; `None` unless both are there.
fn rolling(board: &Board) -> Option<[Shooter; 2]> {
    let side = |field: Field| {
        let (seat, meeple) = board.marker(field).zip(board.street.on(field))?;
        Some(Shooter { seat, meeple, die: field.end().and_then(|end| board.dice[end]), verdict: None })
    };
    let [east, west] = Field::SHOWDOWN;
    Some([side(east)?, side(west)?])
}

fn shooter(scene: &Scene<'_, FistfulOfMeeples>, shooter: &Shooter) -> Markup {
    let words = scene.words;
    let name = capitalized(&scene.names.list([shooter.seat], words));
    let falls = shooter.verdict == Some("showdown-falls");
    html! {
        div.shooter.falls[falls].wins[shooter.verdict.is_some() && !falls] {
            span.whose { (icons::avatar(shooter.seat)) span.who title=(name) { (name) } }
            span.duellist { (art::figure(shooter.meeple)) (roll(shooter.die)) }
            span.short { (art::meeple_name(shooter.meeple, words)) }
            (verdict(shooter, words))
        }
    }
}

fn roll(die: Option<u8>) -> Markup {
    html! {
        svg.roll viewBox="-2 -2 52 52" aria-hidden="true" {
            @match die {
                Some(die) => (art::die(die, 0, 0, EDGE)),
                None => rect.unrolled width=(EDGE) height=(EDGE) rx=(EDGE / 6) {},
            }
        }
    }
}

fn verdict(shooter: &Shooter, words: &Words) -> Markup {
    html! { strong.verdict { @if let Some(key) = shooter.verdict { (words.say(key)) } @else { "\u{a0}" } } }
}
