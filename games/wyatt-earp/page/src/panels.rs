//! The players' panels: money, hand size and groups.

use look::{Reader, Scene, Words, args};
use maud::{Markup, html};
use table::Seat;
use wyatt_earp::{Card, Group, Outlaw, Step, View, WyattEarp};

use crate::choices::{Choices, Surface};
use crate::{art, marks};

/// The players in seating order.
pub(crate) fn panels(scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    let view = scene.view;
    look::panels::panels(scene, |seat| acting(view) == Some(seat), |seat| facts(scene, choices, seat))
}

/// The seat that has to decide; `None` between hands and at the end.
fn acting(view: &View) -> Option<Seat> {
    match view.step {
        Step::Window(seat, _) | Step::WindowTarget(seat, _) | Step::Shot(seat, _) | Step::Passed(seat, _) => Some(seat),
        Step::HandOver(_) | Step::Over(_) => None,
        _ => Some(view.active),
    }
}

fn facts(scene: &Scene<'_, WyattEarp>, choices: &Choices, seat: Seat) -> Markup {
    let view = scene.view;
    let groups = Outlaw::ALL.into_iter().filter(|outlaw| view.groups[seat][*outlaw].stands());
    let hits = fights(view, seat).then_some(view.hits[seat]);
    html! {
        (scene.part(&(view.money[seat], view.hands[seat], hits, marks::paid(scene, seat)), holds))
        @if groups.clone().next().is_some() {
            ul.groups aria-label=(scene.names.tell(seat, "groups", &[], scene.words)) {
                @for outlaw in groups { (group(scene, choices, seat, outlaw)) }
            }
        }
    }
}

/// A seat's money and how many cards it has, with its hits in a duel and where money has just come from.
fn holds(
    Reader { words, .. }: &Reader<'_, WyattEarp>,
    (money, hand, hits, paid): &(u16, u8, Option<u16>, Option<String>),
) -> Markup {
    html! {
        div.holds {
            strong.money data-flies=[paid.as_deref()] { (art::money(*money, words)) }
            span.cards-held { (words.tell("hand-count", &args![count => *hand])) }
        }
        @if let Some(hits) = *hits {
            p.duel { strong { (words.say("duel")) } " " (words.tell("duel-hits", &args![count => hits])) }
        }
    }
}

/// Whether there is a duel and the seat takes part in it: only the richest do.
pub(crate) fn fights(view: &View, seat: Seat) -> bool {
    let is_richest = view.money.iter().max() == Some(&view.money[seat]);
    is_richest && view.hits.iter().any(|hits| *hits > 0)
}

/// A group: its cards in a fan, its points, and what the viewer can do with it.
fn group(scene: &Scene<'_, WyattEarp>, choices: &Choices, seat: Seat, outlaw: Outlaw) -> Markup {
    let group = &scene.view.groups[seat][outlaw];
    let is_fresh = marks::at_group(scene, seat, outlaw);
    html! {
        li id={ "group-" (seat) "-" (outlaw.index() + 1) }
            class={ "group " (outlaw.name()) @if group.hidden { " covered" } @if is_fresh { " fresh" } } {
            (scene.part(&(*group, outlaw), |reader, (group, outlaw)| fan(reader, group, *outlaw)))
            (choices.at(&scene.reader(), Surface::Group(seat, outlaw)))
        }
    }
}

/// The cards of a group, and its points.
fn fan(reader: &Reader<'_, WyattEarp>, group: &Group, outlaw: Outlaw) -> Markup {
    let Reader { game, words, .. } = *reader;
    html! {
        div.fan {
            @for card in open_cards(group, outlaw) { (art::card(game, card, words)) }
            @if group.hidden { span.cover { (art::card(game, Card::HIDEOUT, words)) } }
        }
        p aria-hidden="true" { (tally(group, outlaw, &points_said(game, group, words), words)) }
        p.unseen { (sentence(reader, group, outlaw)) }
    }
}

/// A group in short: its outlaw and its points as given, marked if they are under a Hideout.
pub(crate) fn tally(group: &Group, outlaw: Outlaw, points: &str, words: &Words) -> Markup {
    html! {
        span class={ "tally " (outlaw.name()) @if group.hidden { " covered" } } {
            (art::brand(outlaw)) " " (art::outlaw_short(outlaw, words)) " " b { (points) }
        }
    }
}

/// The cards of a group, except the Hideout on it.
fn open_cards(group: &Group, outlaw: Outlaw) -> impl Iterator<Item = Card> {
    group.cards(outlaw).filter(|card| *card != Card::HIDEOUT)
}

/// The points of a group, even if they do not count because of a Hideout.
pub(crate) fn points(game: &WyattEarp, group: &Group) -> u16 {
    Group { hidden: false, ..*group }.points(&game.edition().points)
}

fn points_said(game: &WyattEarp, group: &Group, words: &Words) -> String {
    words.tell("points", &args![count => points(game, group)])
}

/// A group, in words.
pub(crate) fn sentence(reader: &Reader<'_, WyattEarp>, group: &Group, outlaw: Outlaw) -> String {
    let Reader { game, words, .. } = *reader;
    let mut list = Vec::new();
    if group.outlaws > 0 {
        list.push(words.tell("group-outlaws", &args![count => group.outlaws]));
    }
    let sheriffs = open_cards(group, outlaw).filter(|card| !card.hits());
    list.extend(sheriffs.map(|card| words.say(&format!("card-{}", art::kind(card)))));
    let key = if group.hidden { "group-covered" } else { "group-cards" };
    let points = points_said(game, group, words);
    words.tell(key, &args![outlaw => art::outlaw_name(outlaw, words), cards => words.list(&list), points => points])
}
