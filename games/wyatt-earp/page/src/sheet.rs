//! The scoring of a hand, outlaw by outlaw: open while it happens, folded away during the next hand.

use look::{Scene, args, icons};
use maud::{Markup, html};
use wyatt_earp::{Line, Outlaw, Step, WyattEarp};

use crate::art;

/// The hand that is being scored, or was the last, outlaw by outlaw.
pub(crate) fn scoring(scene: &Scene<'_, WyattEarp>) -> Markup {
    let title = title(scene);
    html! {
        @if is_scoring(scene) {
            section #scoring .sheet aria-label=(title) {
                h2 { (title) }
                (lines(scene, &title))
            }
        }
    }
}

/// The hand before this one, folded away.
pub(crate) fn sheet(scene: &Scene<'_, WyattEarp>) -> Markup {
    let title = title(scene);
    html! {
        @if !scene.view.sheet.is_empty() && !is_scoring(scene) {
            details #sheet .sheet {
                summary { (title) }
                (lines(scene, &title))
            }
        }
    }
}

/// Which hand is told of.
pub(crate) fn title(scene: &Scene<'_, WyattEarp>) -> String {
    let number = scene.view.number.saturating_sub(u8::from(!is_scoring(scene)));
    scene.words.tell("sheet", &args![number => number])
}

/// The reward that was on the outlaw's head.
pub(crate) fn reward(line: &Line) -> u16 {
    line.shares.iter().sum::<u16>() + line.rest
}

/// Until the next hand is dealt the view still has the number of the hand that is scored.
fn is_scoring(scene: &Scene<'_, WyattEarp>) -> bool {
    !scene.view.sheet.is_empty() && matches!(scene.view.step, Step::HandOver(_) | Step::Over(_))
}

fn lines(scene: &Scene<'_, WyattEarp>, title: &str) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(title) { (lines_table(scene)) }
        p.about { (scene.words.say("sheet-about")) }
    }
}

fn lines_table(scene: &Scene<'_, WyattEarp>) -> Markup {
    let words = scene.words;
    html! {
        table.scores {
            thead {
                tr {
                    th scope="col" { (words.say("sheet-outlaw")) }
                    @for (seat, name) in scene.names.pairs() {
                        th scope="col" { (icons::avatar(seat)) span.who { (name) } }
                    }
                    th scope="col" { (words.say("sheet-rest")) }
                }
            }
            tbody {
                @for (outlaw, line) in Outlaw::ALL.into_iter().zip(&scene.view.sheet) { (row(scene, outlaw, line)) }
            }
        }
    }
}

/// An outlaw: his reward, the points of each player and what they took, and what stays.
fn row(scene: &Scene<'_, WyattEarp>, outlaw: Outlaw, line: &Line) -> Markup {
    let words = scene.words;
    html! {
        tr class=(outlaw.name()) {
            th scope="row" {
                (art::brand(outlaw)) " " (art::outlaw_short(outlaw, words)) " "
                small { (art::money(reward(line), words)) }
            }
            @for (points, share) in line.points.iter().zip(line.shares.iter()) {
                td {
                    span.unseen { (words.tell("points", &args![count => *points])) " " }
                    span aria-hidden="true" { (points) }
                    @if *share > 0 { " " strong.taken { (art::money(*share, words)) } }
                }
            }
            td { @if line.rest > 0 { (art::money(line.rest, words)) } }
        }
    }
}
