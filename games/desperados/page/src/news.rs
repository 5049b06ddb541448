//! What has just happened and no longer lies on the table: the gangs of a hold-up, and hands without a card that
//! fitted.

use desperados::{Card, Desperados, Event};
use look::{Scene, args, icons};
use maud::{Markup, html};
use table::Seat;

use crate::{art, speech};

/// A gang that was revealed; without cards where the seat stayed away.
pub(crate) struct Crew<'a> {
    pub(crate) seat: Seat,
    pub(crate) cards: &'a [Card],
    pub(crate) strength: u16,
}

/// The hands that were stuck, and the gangs of the hold-up: those that lie open at the moment of a frame, else those of
/// the last step with what came of them.
pub(crate) fn news(scene: &Scene<'_, Desperados>) -> Markup {
    let words = scene.words;
    let stuck: Vec<&Event> = scene.last.iter().filter(|event| matches!(event, Event::Stuck { .. })).collect();
    let crews = crews(scene);
    html! {
        @if !stuck.is_empty() || !crews.is_empty() {
            section.news aria-label=(words.say("news")) {
                @for event in stuck {
                    p.stuck {
                        @if let Event::Stuck { card: Some(card), .. } = event { (art::card(*card)) }
                        span { (speech::spoken(event, scene.names, words)) }
                    }
                }
                @if !crews.is_empty() {
                    h2 { (words.say("gangs")) }
                    ul.crews { @for crew in &crews { (one_crew(scene, crew)) } }
                    // A frame has its own caption.
                    @if scene.frame.is_none() {
                        @for event in scene.last.iter().filter(|event| is_outcome(event)) {
                            p.outcome { (speech::spoken(event, scene.names, words)) }
                        }
                    }
                }
            }
        }
    }
}

/// The gangs that lie open at the moment of a frame, else those of the last step.
pub(crate) fn crews<'a>(scene: &Scene<'a, Desperados>) -> Vec<Crew<'a>> {
    let open = scene.view.seats.pairs().filter_map(|(seat, view)| {
        let gang = view.gang.as_ref()?;
        Some(Crew { seat, cards: &gang.cards, strength: gang.strength })
    });
    if scene.frame.is_some() {
        return open.collect();
    }
    let told = scene.last.iter().filter_map(|event| match event {
        Event::Revealed { seat, gang, strength } => Some(Crew { seat: *seat, cards: gang, strength: *strength }),
        _ => None,
    });
    let mut told: Vec<Crew<'a>> = told.collect();
    told.sort_by_key(|crew| crew.seat);
    told
}

fn one_crew(scene: &Scene<'_, Desperados>, crew: &Crew<'_>) -> Markup {
    let words = scene.words;
    let won = has_won(scene, crew.seat);
    html! {
        li.crew.won[won] id={ "crew-" (crew.seat) } {
            p {
                (icons::avatar(crew.seat)) strong { (scene.names[crew.seat]) } " "
                span.strength {
                    @if crew.cards.is_empty() { (words.say("gang-away")) }
                    @else { (words.tell("gang-strength", &args![strength => crew.strength])) }
                }
                @if won && !crew.cards.is_empty() { span.best { (words.say("gang-best")) } }
            }
            @if !crew.cards.is_empty() {
                ul.members {
                    @for card in crew.cards {
                        li { (art::card(*card)) span.unseen { (art::card_name(*card, words)) } }
                    }
                }
            }
        }
    }
}

/// Whether a seat has just won the hold-up.
pub(crate) fn has_won(scene: &Scene<'_, Desperados>, of: Seat) -> bool {
    scene.last.iter().any(|event| match event {
        Event::Won { seat, .. } | Event::Wanted { seat, .. } => *seat == of,
        _ => false,
    })
}

/// Whether an event tells what came of a hold-up.
pub(crate) fn is_outcome(event: &Event) -> bool {
    matches!(event, Event::NobodyJoined { .. } | Event::Won { .. } | Event::Wanted { .. })
}
