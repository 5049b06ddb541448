//! What happened since the viewer's last turn, drawn.

use dollars_wanted::{BuildingId, Card, Cause, DollarsWanted, Event};
use look::{Words, args, icons};
use maud::{Markup, html};
use table::BySeat;

use crate::{art, speech};

/// A line a seat's turn: how many cards were laid, what was robbed, and the row that won it. Neither where a card was
/// laid nor what came up in vain: that is for the players to remember.
pub(crate) fn since(game: &DollarsWanted, events: &[&Event], names: &BySeat<String>, words: &Words) -> Markup {
    let turns = events.chunk_by(|_, next| speech::turn(next).is_none());
    let lines: Vec<Markup> = turns.filter_map(|turn| one_turn(game, turn, names, words)).collect();
    html! {
        @if !lines.is_empty() {
            ul.strips.dollars-wanted { @for line in lines { li { (line) } } }
        }
    }
}

/// A turn in its order; nothing where none of it is drawn.
fn one_turn(game: &DollarsWanted, turn: &[&Event], names: &BySeat<String>, words: &Words) -> Option<Markup> {
    let seat = turn.first().and_then(|event| speech::turn(event))?;
    let laid = turn.iter().filter(|event| matches!(event, Event::Laid { .. })).count();
    let deeds = html! {
        @if laid > 0 {
            span.laid {
                @for _ in 0..laid { (art::back()) }
                span.unseen { (words.tell("since-laid", &args![count => laid])) }
            }
        }
        @for (at, event) in turn.iter().enumerate() {
            @match event {
                Event::Won { row, building, .. } => {
                    @let cards = turn[at..].iter().filter_map(|event| match event {
                        Event::Discarded { row: from, card } if from == row => Some(*card),
                        _ => None,
                    });
                    (won(game, *building, &cards.collect::<Vec<_>>(), words))
                }
                Event::Skipped { .. }
                | Event::Shown { .. }
                | Event::Robbery { cause: Cause::Seven, .. }
                | Event::Wrong { .. }
                | Event::Failed { .. } => span.said { (speech::logged(game, event, names, words).unwrap_or_default()) },
                _ => {}
            }
        }
    };
    (!deeds.0.is_empty()).then(|| html! { (icons::avatar(seat)) strong { (names[seat]) } (deeds) })
}

/// The building with its dollars, and the cards of its row from the building outward.
fn won(game: &DollarsWanted, building: BuildingId, cards: &[Card], words: &Words) -> Markup {
    let (building, coloured) = (game.building(building), game.options().colour_variant);
    html! {
        span.spoils {
            (art::building(building.front.kind))
            span.unseen { (art::building_name(building.front.kind, words)) " " }
            span.money { (words.money(building.dollars)) }
        }
        @if !cards.is_empty() {
            ul.fan {
                @for card in cards {
                    li title=(art::kind_text(card.kind(), words)) {
                        (art::card(*card, coloured)) span.unseen { (art::card_name(*card, coloured, words)) }
                    }
                }
            }
        }
    }
}
