//! The viewer's hand: one kind of card is picked, then the page shows what can be done with it and where. And the draw
//! pile, while he searches it.

use look::panels::hand_legend;
use look::words::capitalized;
use look::{Form, Scene, args};
use maud::{Markup, html};
use table::Seat;
use wyatt_earp::{Action, Card, Event, Group, Kind, Outlaw, Step, WyattEarp};

use crate::choices::{Choices, Used, found, held, key};
use crate::{art, panels, speech};

/// The keys of the places in the hand, from the first on; the signs are for hands that hold more than ten kinds.
const KEYS: [&str; 20] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", "[", "]", ";", "'", ",", ".", "/", "\\"];

/// The hand by kinds, each with its count; kinds can be picked whenever the viewer sits at the table.
pub(crate) fn hand(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    let words = scene.words;
    let can_pick = scene.form.is_some() && scene.frame.is_none() && !matches!(scene.view.step, Step::Over(_));
    let held = held(scene);
    // Any card can be discarded, so that none is dimmed; those that can be played are lit.
    let is_playing = scene.view.step == Step::Play;
    html! {
        @if let Some(me) = scene.view.viewer.seat() {
            fieldset #hand .hand {
                (hand_legend(scene, &scene.names.tell_own("hand", &[], words)))
                @if held.is_empty() { p.about { (scene.names.tell_own("hand-empty", &[], words)) } }
                div.stacks {
                    @for (slot, used) in (1..).zip(&held) {
                        @let flight = flight(scene, used.card);
                        @if can_pick {
                            label.pick.fit[is_playing && choices.is_useful(*used)].asks[choices.has_posters(*used)]
                                .drawn[flight.is_some()] data-flies=[flight] {
                                input type="radio" name="pick" id={ "pick-" (slot) } value=(slot)
                                    data-key=(slot_key(slot)) aria-label=(name(scene, used.card, used.count));
                                (face(game, scene, used.card, used.count))
                            }
                        } @else {
                            span.pick.drawn[flight.is_some()] role="img"
                                aria-label=(name(scene, used.card, used.count)) data-flies=[flight] {
                                (face(game, scene, used.card, used.count))
                            }
                        }
                    }
                }
                (own(game, scene, me))
                @if can_pick {
                    p.none { (words.say("hand-pick")) }
                    @for (slot, used) in (1..).zip(&held) {
                        div class={ "strip lay for-" (slot) @if choices.has_posters(*used) { " asks" } } {
                            (strip(game, scene, choices, *used))
                        }
                    }
                }
            }
        }
    }
}

/// From where a card of the hand has just come, and which: from a pile, or from whoever had to give it.
fn flight(scene: &Scene<'_, WyattEarp>, card: Card) -> Option<String> {
    let from = scene.last.iter().rev().find_map(|event| match event {
        Event::YouDrew { cards } if cards.contains(&card) => Some("draw-pile".to_owned()),
        Event::YouTook { card: taken } if *taken == card => Some("draw-pile".to_owned()),
        Event::Took { seat, card: taken } if scene.view.viewer.seat() == Some(*seat) && *taken == card => {
            Some("discard-pile".to_owned())
        }
        Event::Asked { seat, other: from, outlaw, has: true } | Event::Stolen { seat, from, outlaw }
            if scene.view.viewer.seat() == Some(*seat) && Card::outlaw(*outlaw) == card =>
        {
            Some(format!("panel-{from}"))
        }
        _ => None,
    })?;
    Some(format!("{from} {card}"))
}

/// The viewer's own groups in short, where the screen is too small to show them and the hand at once.
fn own(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, me: Seat) -> Markup {
    let groups = &scene.view.groups[me];
    let lie = Outlaw::ALL.into_iter().filter(|outlaw| groups[*outlaw].stands());
    html! {
        @if lie.clone().next().is_some() {
            p.own aria-hidden="true" {
                span { (scene.names.tell_own("hand-own", &[], scene.words)) }
                @for outlaw in lie { (own_tally(game, scene, &groups[outlaw], outlaw)) }
            }
        }
    }
}

fn own_tally(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, group: &Group, outlaw: Outlaw) -> Markup {
    panels::tally(group, outlaw, &panels::points(game, group).to_string(), scene.words)
}

fn slot_key(slot: usize) -> &'static str {
    KEYS[(slot - 1).min(KEYS.len() - 1)]
}

pub(crate) fn name(scene: &Scene<'_, WyattEarp>, card: Card, count: u8) -> String {
    scene.words.tell("card-held", &args![card => art::card_name(card, scene.words), count => count])
}

fn face(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, card: Card, count: u8) -> Markup {
    html! {
        (art::card(game, card, scene.words))
        @if count > 1 { span.count aria-hidden="true" data-mark={ "×" (count) } {} }
        (art::fitted("short", &art::card_short(card, scene.words)))
    }
}

/// What a card is, drawn large, what can be done with it, and where to go on.
fn strip(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, choices: &Choices, used: Used) -> Markup {
    let words = scene.words;
    html! {
        (art::card(game, used.card, words))
        p.what.outlaw[matches!(used.card.kind(), Kind::Outlaw(_))] {
            strong { (art::card_name(used.card, words)) } " "
            @match used.card.kind() {
                Kind::Outlaw(outlaw) => { "(" (words.say(&format!("outlaw-{}.mark", outlaw.name()))) ")" },
                _ => (words.say(&format!("card-{}.help", art::kind(used.card)))),
            }
            " " small { (capitalized(&art::worth(game, used.card, words))) }
        }
        @if choices.has_posters(used) {
            a.advice href="#wall" { (words.say("hint-wanted")) }
        }
        (choices.strip(game, scene, used))
    }
}

/// The draw pile in the hands of whoever searches it, and then the card that was found.
pub(crate) fn search(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    let words = scene.words;
    html! {
        @if let Some(pile) = scene.view.pile.as_ref() {
            section #search .found aria-label=(words.say("search")) {
                p.what { strong { (words.say("search")) } " " (words.say("search-about")) }
                ul.stacks {
                    @for (at, card) in pile.kinds().enumerate() {
                        li { (find(game, scene, card, pile.count(card), key(at))) }
                    }
                }
            }
        }
        @if let Some(used) = found(scene) {
            section #search .found aria-label=(words.say("found")) {
                div.strip { (strip(game, scene, choices, used)) }
            }
        }
    }
}

/// A kind of card in the searched pile: a button where it may be taken.
fn find(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, card: Card, count: u8, key: &str) -> Markup {
    let action = Action::Pick { card };
    let name = name(scene, card, count);
    html! {
        @if let Some(offer) = scene.offer(action) {
            button.button.pick name=(Form::FIELD) value=(action) data-key=(key) data-learns[offer.learns]
                aria-label=(scene.words.tell("pick-left", &args![take => speech::action_at(scene, action), count => count])) {
                (face(game, scene, card, count))
            }
        } @else {
            span.pick.unfit role="img" aria-label=(name) { (face(game, scene, card, count)) }
        }
    }
}
