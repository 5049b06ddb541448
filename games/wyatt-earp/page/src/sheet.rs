//! The scoring of a hand, outlaw by outlaw: open while it happens, folded during the next hand.

use look::{Reader, Scene, Words, args, icons};
use maud::{Markup, html};
use table::{BySeat, Seat};
use wyatt_earp::{Event, Outlaw, SheetLine, Step, WyattEarp};

use crate::{art, speech};

/// The scoring of the hand that is being scored or has just been.
pub(crate) fn scoring(scene: &Scene<'_, WyattEarp>) -> Markup {
    let title = title(scene);
    html! {
        @if is_scoring(scene) {
            section #scoring .sheet aria-label=(title) {
                h2 { (title) }
                @if let Some(why) = why(scene) { p { (why) } }
                (lines(scene))
            }
        }
    }
}

/// Why the hand is over, while it is scored.
fn why(scene: &Scene<'_, WyattEarp>) -> Option<String> {
    let Step::HandOver(why) = scene.view.step else { return None };
    let empty = scene.view.hands.pairs().filter(|(_, cards)| **cards == 0).map(|(seat, _)| seat).collect();
    speech::spoken(&scene.reader(), &Event::HandEnded { seat: scene.view.active, why, empty })
}

/// The scoring of the previous hand, folded.
pub(crate) fn sheet(scene: &Scene<'_, WyattEarp>) -> Markup {
    let title = title(scene);
    html! {
        @if !scene.view.sheet.is_empty() && !is_scoring(scene) {
            details #sheet .folded.sheet {
                summary { (title) }
                (lines(scene))
            }
        }
    }
}

/// The title: which hand was scored.
pub(crate) fn title(scene: &Scene<'_, WyattEarp>) -> String {
    let number = scene.view.number.saturating_sub(u8::from(!is_scoring(scene)));
    scene.words.tell("sheet", &args![number => number])
}

/// The reward that was on the outlaw's poster.
pub(crate) fn reward(line: &SheetLine) -> u16 {
    line.shares.iter().sum::<u16>() + line.rest
}

/// Whether a hand is being scored. Until the next hand is dealt, the view still has the number of the scored hand.
fn is_scoring(scene: &Scene<'_, WyattEarp>) -> bool {
    !scene.view.sheet.is_empty() && matches!(scene.view.step, Step::HandOver(_) | Step::Over(_))
}

fn lines(scene: &Scene<'_, WyattEarp>) -> Markup {
    scene.part(&(&scene.view.sheet, &scene.view.money), |reader, (sheet, money)| {
        html! {
            div.scroll tabindex="0" role="region" aria-label=(reader.words.say("sheet-outlaw")) {
                (lines_table(reader, sheet, money))
            }
            p.about { (reader.words.say("sheet-about")) }
        }
    })
}

fn lines_table(reader: &Reader<'_, WyattEarp>, sheet: &[SheetLine], money: &BySeat<u16>) -> Markup {
    let Reader { words, names, .. } = *reader;
    html! {
        table.scores {
            thead {
                tr {
                    th scope="col" { (words.say("sheet-outlaw")) }
                    @for seat in Seat::all(names.seats()) {
                        th scope="col" { (icons::avatar(seat)) span.who { (names.called(seat, words)) } }
                    }
                    th scope="col" { (words.say("sheet-rest")) }
                }
            }
            tbody {
                @for (outlaw, line) in Outlaw::ALL.into_iter().zip(sheet) { (row(words, outlaw, line)) }
            }
            tfoot { (totals(words, sheet, money)) }
        }
    }
}

/// The totals: what each player took of all rewards, what stays, and each player's money now.
fn totals(words: &Words, sheet: &[SheetLine], money: &BySeat<u16>) -> Markup {
    let rest = sheet.iter().map(|line| line.rest).sum();
    html! {
        tr {
            th scope="row" { (words.say("sheet-total")) }
            @for seat in Seat::all(money.seats()) {
                td { strong.taken { (art::money(taken(sheet, seat), words)) } }
            }
            td { (art::money(rest, words)) }
        }
        tr.now {
            th scope="row" { (words.say("sheet-now")) }
            @for money in money.iter() { td { strong { (art::money(*money, words)) } } }
            td {}
        }
    }
}

/// What a seat took of all rewards, in thousands.
fn taken(sheet: &[SheetLine], seat: Seat) -> u16 {
    sheet.iter().map(|line| line.shares[seat]).sum()
}

/// One outlaw: the reward, each player's points and share, and what stays.
fn row(words: &Words, outlaw: Outlaw, line: &SheetLine) -> Markup {
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
