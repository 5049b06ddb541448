//! What has just happened and is no longer on the table: the gangs of a hold-up, and stuck hands.

use desperados::{Card, Desperados, Event, PlaceCard, Step};
use look::{Scene, args, icons};
use maud::{Markup, html};
use table::Seat;

use crate::{art, panels, speech};

/// A revealed gang; without cards if the seat stayed away.
pub(crate) struct Crew<'a> {
    pub(crate) seat: Seat,
    pub(crate) cards: &'a [Card],
    pub(crate) strength: u16,
}

/// The stuck hands, and the gangs of the last step's hold-up with what came of them. In a frame they lie on the stage.
pub(crate) fn news(scene: &Scene<'_, Desperados>) -> Markup {
    let words = scene.words;
    let stuck: Vec<&Event> = scene.last.iter().filter(|event| matches!(event, Event::Stuck { .. })).collect();
    let crews = if scene.frame.is_some() { Vec::new() } else { crews(scene) };
    html! {
        @if !stuck.is_empty() || !crews.is_empty() {
            section.news aria-label=(words.say("news")) {
                @for event in stuck {
                    p.stuck {
                        @if let Event::Stuck { card: Some(card), .. } = event { (art::card(*card)) }
                        span { (speech::spoken(&scene.reader(), event).unwrap_or_default()) }
                    }
                }
                @if !crews.is_empty() {
                    h2 { (words.say("gangs")) }
                    ul.crews { @for crew in &crews { (one_crew(scene, crew)) } }
                    @for event in scene.last.iter().filter(|event| is_outcome(event)) {
                        p.outcome { (speech::spoken(&scene.reader(), event).unwrap_or_default()) }
                    }
                }
            }
        }
    }
}

/// The gangs of the last step's hold-up.
pub(crate) fn crews<'a>(scene: &Scene<'a, Desperados>) -> Vec<Crew<'a>> {
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
    let brings = brings(scene, crew.seat);
    html! {
        li.crew.won[brings.is_some()] id={ "crew-" (crew.seat) } {
            p {
                @let name = scene.names.called(crew.seat, words);
                (icons::avatar(crew.seat)) strong.name title=(name) { (name) } " "
                span.strength {
                    @if crew.cards.is_empty() { (words.say("gang-away")) }
                    @else { (words.tell("gang-strength", &args![strength => crew.strength])) }
                }
                @if let Some(count) = brings { span.best { (words.tell("gang-brings", &args![count => count])) } }
            }
            @if !crew.cards.is_empty() {
                ul.members {
                    @for (card, worth) in members(scene, crew) {
                        li {
                            (art::card(card))
                            span.unseen { (art::card_name(card, words)) " " }
                            @if let Some(worth) = worth { span.worth { "+" (worth) } }
                        }
                    }
                }
            }
        }
    }
}

/// The cards of a gang, each with its strength (DE-15). `None` once the row is gone or the warrant has changed: from
/// then on the view gives other strengths, which would not add up to the gang's.
pub(crate) fn members(scene: &Scene<'_, Desperados>, crew: &Crew<'_>) -> Vec<(Card, Option<u16>)> {
    let worth = |card: Card| match scene.view.step {
        Step::Reveal(spot) => scene.game.strength(scene.view, spot, card),
        Step::Draw | Step::Place | Step::Placed(_) | Step::HoldUp(_) | Step::Over(_) => None,
    };
    let worths: Option<Vec<u16>> = crew.cards.iter().map(|card| worth(*card)).collect();
    let worths = worths.filter(|worths| worths.iter().sum::<u16>() == crew.strength);
    let worth_at = |at: usize| Some(worths.as_ref()?[at]);
    crew.cards.iter().enumerate().map(|(at, card)| (*card, worth_at(at))).collect()
}

/// How many points the place that a seat has just won adds to its booty (DE-22); `None` unless it won one. The frame
/// that tells of it still shows the booty before.
pub(crate) fn brings(scene: &Scene<'_, Desperados>, of: Seat) -> Option<i32> {
    let won = scene.last.iter().find_map(|event| match event {
        Event::Won { seat, place, .. } if *seat == of => Some(*place),
        _ => None,
    })?;
    let before: Vec<PlaceCard> = scene.view.seats[of].booty.iter().copied().filter(|place| *place != won).collect();
    Some(panels::gain(&before, won))
}

/// Whether an event is an outcome of a hold-up.
pub(crate) fn is_outcome(event: &Event) -> bool {
    matches!(event, Event::NobodyJoined { .. } | Event::Won { .. } | Event::Wanted { .. })
}
