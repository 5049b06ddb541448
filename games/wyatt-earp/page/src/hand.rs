//! The viewer's hand, and the draw pile during a search. Picking a kind of card makes the page show what can be done
//! with it and where.

use look::panels::hand_legend;
use look::words::capitalized;
use look::{Form, Reader, Scene, Words, args};
use maud::{Markup, html};
use wyatt_earp::{Action, Card, Event, Group, Groups, Kind, Outlaw, Step, WyattEarp};

use crate::choices::{Choices, Used, Uses, found, held, key};
use crate::{art, panels, speech};

/// The keys of the places in the hand, in order; punctuation keys serve hands with more than ten kinds.
const KEYS: [&str; 20] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", "[", "]", ";", "'", ",", ".", "/", "\\"];

/// A card of the hand as it can be picked.
#[derive(Hash)]
struct Pick {
    used: Used,
    slot: usize,
    /// Where it has just come from.
    flight: Option<String>,
    can_pick: bool,
    is_fit: bool,
    has_posters: bool,
}

/// The hand by kinds, each with its count. Kinds can be picked whenever the viewer has a seat. Each card is a part of
/// its own, since what one does to the others is little.
pub(crate) fn hand(scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    let (view, words) = (scene.view, scene.words);
    let Some(me) = view.viewer.seat() else { return html! {} };
    let can_pick = scene.form.is_some() && scene.frame.is_none() && !matches!(view.step, Step::Over(_));
    // Any card can be discarded, so none is dimmed; playable cards are highlighted.
    let is_playing = view.step == Step::Play;
    let cards: Vec<Uses<'_>> = held(scene).into_iter().map(|used| choices.of_card(used)).collect();
    let pick = |slot: usize, uses: &Uses<'_>| Pick {
        used: uses.used,
        slot,
        flight: flight(scene, uses.used.card),
        can_pick,
        is_fit: is_playing && uses.are_useful(),
        has_posters: uses.have_posters(),
    };
    html! {
        fieldset #hand .hand {
            (hand_legend(words, scene.form.is_some(), &scene.names.tell_own("hand", &[], words)))
            @if cards.is_empty() { p.about { (scene.names.tell_own("hand-empty", &[], words)) } }
            div.stacks {
                @for (slot, uses) in (1..).zip(&cards) { (scene.part(&pick(slot, uses), Pick::draw)) }
            }
            (scene.part(&view.groups[me], own))
            @if can_pick {
                p.none { (words.say("hand-pick")) }
                @for (slot, uses) in (1..).zip(&cards) {
                    div class={ "strip lay for-" (slot) @if uses.have_posters() { " asks" } } { (strip(scene, uses)) }
                }
            }
        }
    }
}

impl Pick {
    fn draw(&Reader { game, words, .. }: &Reader<'_, WyattEarp>, pick: &Pick) -> Markup {
        let Pick { used: Used { card, count, .. }, slot, ref flight, .. } = *pick;
        let name = name(words, card, count);
        html! {
            @if pick.can_pick {
                label.pick.fit[pick.is_fit].asks[pick.has_posters].drawn[flight.is_some()] data-flies=[flight] {
                    input type="radio" name="pick" id={ "pick-" (slot) } value=(slot)
                        data-key=(slot_key(slot)) aria-label=(name);
                    (face(game, words, card, count))
                }
            } @else {
                span.pick.drawn[flight.is_some()] role="img" aria-label=(name) data-flies=[flight] {
                    (face(game, words, card, count))
                }
            }
        }
    }
}

/// Where a card of the hand has just come from, and the card: from a pile, or from the player who had to give it.
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

/// The viewer's own groups in short, for screens too small to show the groups and the hand at once.
fn own(reader: &Reader<'_, WyattEarp>, groups: &Groups) -> Markup {
    let lie = Outlaw::ALL.into_iter().filter(|outlaw| groups[*outlaw].stands());
    html! {
        @if lie.clone().next().is_some() {
            p.own aria-hidden="true" {
                span { (reader.names.tell_own("hand-own", &[], reader.words)) }
                @for outlaw in lie { (own_tally(reader, &groups[outlaw], outlaw)) }
            }
        }
    }
}

fn own_tally(reader: &Reader<'_, WyattEarp>, group: &Group, outlaw: Outlaw) -> Markup {
    panels::tally(group, outlaw, &panels::points(reader.game, group).to_string(), reader.words)
}

fn slot_key(slot: usize) -> &'static str {
    KEYS[(slot - 1).min(KEYS.len() - 1)]
}

pub(crate) fn name(words: &Words, card: Card, count: u8) -> String {
    words.tell("card-held", &args![card => art::card_name(card, words), count => count])
}

fn face(game: &WyattEarp, words: &Words, card: Card, count: u8) -> Markup {
    html! {
        (art::card(game, card, words))
        @if count > 1 { span.count aria-hidden="true" data-mark={ "×" (count) } {} }
        (art::fitted("short", &art::card_short(card, words)))
    }
}

/// A card drawn large, with what it is, what can be done with it, and where to continue.
fn strip(scene: &Scene<'_, WyattEarp>, uses: &Uses<'_>) -> Markup {
    html! { (scene.part(&uses.used.card, large)) (scene.part(uses, advice)) }
}

fn large(&Reader { game, words, .. }: &Reader<'_, WyattEarp>, card: &Card) -> Markup {
    html! {
        (art::card(game, *card, words))
        p.what.outlaw[matches!(card.kind(), Kind::Outlaw(_))] {
            strong { (art::card_name(*card, words)) } " "
            @match card.kind() {
                Kind::Outlaw(outlaw) => { "(" (words.say(&format!("outlaw-{}.mark", outlaw.name()))) ")" },
                _ => (words.say(&format!("card-{}.help", art::kind(*card)))),
            }
            " " small { (capitalized(&art::worth(game, *card, words))) }
        }
    }
}

fn advice(reader: &Reader<'_, WyattEarp>, uses: &Uses<'_>) -> Markup {
    html! {
        @if uses.have_posters() { a.advice href="#wall" { (reader.words.say("hint-wanted")) } }
        (uses.strip(reader))
    }
}

/// The draw pile while the viewer searches it, and then the card found.
pub(crate) fn search(scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    let words = scene.words;
    html! {
        @if let Some(pile) = scene.view.pile.as_ref() {
            section #search .found aria-label=(words.say("search")) {
                p.what { strong { (words.say("search")) } " " (words.say("search-about")) }
                ul.stacks {
                    @for (at, card) in pile.kinds().enumerate() {
                        li { (find(scene, card, pile.count(card), key(at))) }
                    }
                }
            }
        }
        @if let Some(used) = found(scene) {
            section #search .found aria-label=(words.say("found")) {
                div.strip { (strip(scene, &choices.of_card(used))) }
            }
        }
    }
}

/// A kind of card in the searched pile; a button if it may be taken.
fn find(scene: &Scene<'_, WyattEarp>, card: Card, count: u8, key: &str) -> Markup {
    let action = Action::Pick { card };
    let (game, words) = (scene.game, scene.words);
    let name = name(words, card, count);
    html! {
        @if let Some(offer) = scene.offer(action) {
            button.button.pick name=(Form::FIELD) value=(action) data-key=(key) data-learns[offer.learns]
                aria-label=(scene.words.tell("pick-left", &args![take => speech::action(&scene.reader(), action), count => count])) {
                (face(game, words, card, count))
            }
        } @else {
            span.pick.unfit role="img" aria-label=(name) { (face(game, words, card, count)) }
        }
    }
}
