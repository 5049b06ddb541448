//! The scoring of the last hand, outlaw by outlaw: to be read while the next one is played.

use look::{Scene, args, icons};
use maud::{Markup, html};
use wyatt_earp::{Outlaw, Step, WyattEarp};

use crate::art;

/// The sheet, once a hand has been scored; open while its outlaws are being scored, and when the game is over.
pub(crate) fn sheet(scene: &Scene<'_, WyattEarp>) -> Markup {
    let (words, view) = (scene.words, scene.view);
    // Until the next hand is dealt the view still has the number of the hand that was scored.
    let is_now = matches!(view.step, Step::HandOver(_) | Step::Over(_));
    let number = if is_now { view.number } else { view.number.saturating_sub(1) };
    let title = words.tell("sheet", &args![number => number]);
    html! {
        @if !view.sheet.is_empty() {
            details #sheet .sheet open[is_now] {
                summary { (title) }
                div.scroll tabindex="0" role="region" aria-label=(title) { (lines(scene)) }
                p.about { (words.say("sheet-about")) }
            }
        }
    }
}

fn lines(scene: &Scene<'_, WyattEarp>) -> Markup {
    let words = scene.words;
    html! {
        table.scores {
            thead {
                tr {
                    th scope="col" { (words.say("sheet-outlaw")) }
                    th scope="col" { (words.say("sheet-reward")) }
                    @for (seat, name) in scene.names.pairs() {
                        th scope="col" { (icons::avatar(seat)) span.who { (name) } }
                    }
                    th scope="col" { (words.say("sheet-rest")) }
                }
            }
            tbody {
                @for (outlaw, line) in Outlaw::ALL.into_iter().zip(&scene.view.sheet) {
                    tr class=(outlaw.name()) {
                        th scope="row" { (art::brand(outlaw)) " " (art::outlaw_short(outlaw, words)) }
                        td { (art::money(line.shares.iter().sum::<u16>() + line.rest, words)) }
                        @for (points, share) in line.points.iter().zip(line.shares.iter()) {
                            td {
                                span.unseen { (words.tell("points", &args![count => *points])) " " }
                                span aria-hidden="true" { (points) }
                                @if *share > 0 { strong.share { (art::money(*share, words)) } }
                            }
                        }
                        td { (art::money(line.rest, words)) }
                    }
                }
            }
        }
    }
}
