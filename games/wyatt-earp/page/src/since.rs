//! What happened since the viewer's last turn, drawn.

use look::{Words, icons};
use maud::{Markup, html};
use table::{BySeat, Seat};
use wyatt_earp::{Card, Event, Outlaw, Scored, WyattEarp};

use crate::{art, speech};

/// A line a turn: who it was, then what he drew, laid, played and discarded, and the scoring as a line of its own. Each
/// drawing has the sentence of the log as its name.
pub(crate) fn since(game: &WyattEarp, events: &[&Event], names: &BySeat<String>, words: &Words) -> Markup {
    let begins = |event: &Event| matches!(event, Event::Turn { .. } | Event::HandEnded { .. } | Event::Duel { .. });
    let lines = events.chunk_by(|_, next| !begins(next)).map(|line| (line, pieces(game, line, names, words)));
    let lines: Vec<_> = lines.filter(|(_, pieces)| !pieces.is_empty()).collect();
    html! {
        @if !lines.is_empty() {
            ol.wyatt-earp.turns {
                @for (line, pieces) in lines {
                    li {
                        @match whose(line) {
                            Some(seat) => { (icons::avatar(seat)) strong { (names[seat]) } },
                            None => strong { (speech::logged(game, line[0], names, words).unwrap_or_default()) },
                        }
                        @for piece in pieces { (piece) }
                    }
                }
            }
        }
    }
}

/// Whose turn a line tells of, though it may have begun before; nobody's where a hand is scored or a duel fought.
fn whose(line: &[&Event]) -> Option<Seat> {
    match line[0] {
        Event::Turn { seat } => Some(*seat),
        Event::HandEnded { .. } | Event::Duel { .. } => None,
        _ => line.iter().find_map(|event| actor(event)),
    }
}

/// The drawings of a line. The back of a card that the viewer drew himself gives way to its face.
fn pieces(game: &WyattEarp, line: &[&Event], names: &BySeat<String>, words: &Words) -> Vec<Markup> {
    let turn = whose(line);
    let mut pieces = Vec::new();
    for (at, event) in line.iter().enumerate() {
        let is_known = |next: &&Event| matches!(next, Event::YouDrew { .. } | Event::YouTook { .. });
        let is_own = matches!(event, Event::Drew { .. } | Event::Searched { .. });
        if is_own && line.get(at + 1).is_some_and(is_known) {
            continue;
        }
        let Some(said) = speech::logged(game, event, names, words) else { continue };
        let Some((class, drawing)) = drawing(game, event, words) else { continue };
        let other = actor(event).filter(|seat| turn != Some(*seat));
        pieces.push(html! {
            span class={ "piece " (class) } role="img" aria-label=(said) {
                @if let Some(seat) = other { (icons::avatar(seat)) }
                (drawing)
            }
        });
    }
    pieces
}

/// Who did it, where that may be somebody else than whose turn it is.
fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::Played { seat, .. }
        | Event::Shot { seat, .. }
        | Event::Turned { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Took { seat, .. }
        | Event::Laid { seat, .. }
        | Event::Discarded { seat, .. } => Some(*seat),
        Event::Landed { seat, card: Card::HIDEOUT, .. } | Event::Lost { seat, .. } => Some(*seat),
        Event::Asked { other, .. } => Some(*other),
        Event::Stolen { from, .. } => Some(*from),
        _ => None,
    }
}

/// What an event looks like, with the class of its sign: cards that came, that lie on the table, that are gone. Without
/// the log of discards no card is shown that was shot or discarded.
fn drawing(game: &WyattEarp, event: &Event, words: &Words) -> Option<(&'static str, Markup)> {
    let face = |card: &Card| art::card(game, *card, words);
    let shown = |card: &Card| if game.options().discard_log { face(card) } else { art::back() };
    Some(match event {
        Event::Drew { count: 0, .. } => return None,
        Event::Drew { count, .. } => ("came", html! { @for _ in 0..*count { (art::back()) } }),
        Event::YouDrew { cards } => ("came", html! { @for card in cards { (face(card)) } }),
        Event::Took { card, .. } | Event::YouTook { card } => ("came", face(card)),
        Event::Searched { found: true, .. } => ("came", art::back()),
        Event::Laid { outlaw, count, reward, .. } => {
            ("lies", html! { (cards(game, *outlaw, *count, words)) (rise(*reward, words)) })
        }
        Event::Played { card, outlaw, .. } => {
            ("lies", html! { (face(card)) @if let Some(outlaw) = outlaw { (brand(*outlaw)) } })
        }
        Event::Shot { card, .. } => {
            ("shoots", html! { @if game.options().discard_log { (face(card)) } (result(*card, words)) })
        }
        Event::Turned { card, .. } => ("shoots", html! { (face(card)) (result(*card, words)) }),
        Event::Landed { outlaw, card: Card::HIDEOUT, .. } => {
            ("lies", html! { (brand(*outlaw)) (face(&Card::HIDEOUT)) })
        }
        Event::Landed { outlaw, reward, .. } => ("lies", html! { (brand(*outlaw)) (rise(*reward, words)) }),
        Event::Lost { outlaw, card, .. } => ("gone", html! { (brand(*outlaw)) (face(card)) }),
        Event::Asked { outlaw, has: false, .. } => ("none", brand(*outlaw)),
        Event::Asked { outlaw, .. } | Event::Stolen { outlaw, .. } => ("came", face(&Card::outlaw(*outlaw))),
        Event::Discarded { card, .. } => ("gone", shown(card)),
        Event::Scored(scored) => ("scored", shares(scored, words)?),
        _ => return None,
    })
}

fn cards(game: &WyattEarp, outlaw: Outlaw, count: u8, words: &Words) -> Markup {
    html! { span.fan { @for _ in 0..count { (art::card(game, Card::outlaw(outlaw), words)) } } }
}

fn brand(outlaw: Outlaw) -> Markup {
    html! { span class=(outlaw.name()) { (art::brand(outlaw)) } }
}

/// By how much the reward rose, if it did.
fn rise(thousands: u8, words: &Words) -> Markup {
    html! { @if thousands > 0 { small { (art::plus(thousands, words)) } } }
}

fn result(card: Card, words: &Words) -> Markup {
    let hit = card.hits();
    html! { strong.shot.hit[hit] { (words.say(if hit { "hit" } else { "miss" })) } }
}

/// Who took what of a reward; nothing where nobody did.
fn shares(scored: &Scored, words: &Words) -> Option<Markup> {
    let mut shares = scored.shares.pairs().filter(|(_, share)| **share > 0).peekable();
    shares.peek()?;
    Some(html! {
        (brand(scored.outlaw))
        @for (seat, share) in shares { (icons::avatar(seat)) b { (art::money(*share, words)) } }
    })
}
