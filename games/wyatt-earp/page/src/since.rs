//! What happened since the viewer's last turn, in drawings and in words.

use look::since::SinceTurn;
use look::{Reader, Words, icons};
use maud::{Markup, html};
use table::Seat;
use wyatt_earp::{Card, Event, Outlaw, Scored, WyattEarp};

use crate::{art, speech};

/// Whether an event begins a line: a turn, a scoring or a duel.
pub(crate) fn begins_line(event: &Event) -> bool {
    matches!(event, Event::Turn { .. } | Event::HandEnded { .. } | Event::Duel { .. })
}

/// A turn, a scoring or a duel: what was drawn, laid, played and discarded, and who took what; `None` if nothing in it
/// is drawn.
pub(crate) fn since(reader: &Reader<'_, WyattEarp>, line: &[&Event]) -> Option<SinceTurn> {
    let whose = line[0].turn();
    let mut said: Vec<String> = Vec::new();
    let mut pieces: Vec<Markup> = Vec::new();
    for event in line {
        let Some((class, drawing)) = drawing(reader, event) else { continue };
        said.extend(speech::logged(reader, event));
        let other = actor(event).filter(|seat| whose != Some(*seat));
        pieces.push(html! {
            span class={ "piece " (class) } {
                @if let Some(seat) = other { (icons::avatar(seat)) }
                (drawing)
            }
        });
    }
    if pieces.is_empty() {
        return None;
    }
    if whose.is_none() {
        said.splice(..0, speech::logged(reader, line[0]));
    }
    Some(SinceTurn { whose, strip: html! { @for piece in pieces { (piece) } }, words: said })
}

/// The seat whose badge an event gets unless it is that seat's turn: who acted, who was asked, or whose cards were
/// taken.
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

/// The drawing of an event, with the class of its sign: cards that came, that are on the table, that are gone. Without
/// the log of discards, no shot or discarded card is shown.
fn drawing(Reader { game, words, .. }: &Reader<'_, WyattEarp>, event: &Event) -> Option<(&'static str, Markup)> {
    let face = |card: &Card| art::card(game, *card, words);
    let shown = |card: &Card| if game.options().discard_log { face(card) } else { art::back() };
    Some(match event {
        Event::Drew { count: 0, .. } => return None,
        Event::Drew { count, .. } => ("came", html! { @for _ in 0..*count { (art::back()) } }),
        Event::Took { card, .. } => ("came", face(card)),
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

/// How much the reward rose, if it did.
fn rise(thousands: u8, words: &Words) -> Markup {
    html! { @if thousands > 0 { small { (art::plus(thousands, words)) } } }
}

fn result(card: Card, words: &Words) -> Markup {
    let hit = card.hits();
    html! { strong.shot.hit[hit] { (words.say(if hit { "hit" } else { "miss" })) } }
}

/// Who took what of a reward; `None` if nobody took anything.
fn shares(scored: &Scored, words: &Words) -> Option<Markup> {
    let mut shares = scored.shares.pairs().filter(|(_, share)| **share > 0).peekable();
    shares.peek()?;
    Some(html! {
        (brand(scored.outlaw))
        @for (seat, share) in shares { span.taker { (icons::avatar(seat)) b { (art::money(*share, words)) } } }
    })
}
