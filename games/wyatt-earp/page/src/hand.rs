//! The viewer's hand, and the draw pile during a search. Picking a kind of card makes the page show what can be done
//! with it and where.

use look::panels::hand_legend;
use look::words::capitalized;
use look::{Form, Reader, Scene, Words, args};
use maud::{Markup, html};
use wyatt_earp::{Action, Card, Event, Group, Groups, Kind, Outlaw, Step, WyattEarp};

use crate::choices::{Choices, Used, found, held, key};
use crate::{art, panels, speech};

/// The keys of the places in the hand, in order; punctuation keys serve hands with more than ten kinds.
const KEYS: [&str; 20] =
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "=", "[", "]", ";", "'", ",", ".", "/", "\\"];

/// The contents of the viewer's hand.
#[derive(Hash)]
struct Held<'a> {
    /// The kinds of cards, each with where it has just come from.
    cards: Vec<(Used, Option<String>)>,
    can_pick: bool,
    is_playing: bool,
    is_asked: bool,
    /// The viewer's groups.
    groups: &'a Groups,
    choices: &'a Choices,
}

/// The hand by kinds, each with its count. Kinds can be picked whenever the viewer has a seat.
pub(crate) fn hand(scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    let view = scene.view;
    let Some(me) = view.viewer.seat() else { return html! {} };
    let held = Held {
        cards: held(scene).into_iter().map(|used| (used, flight(scene, used.card))).collect(),
        can_pick: scene.form.is_some() && scene.frame.is_none() && !matches!(view.step, Step::Over(_)),
        // Any card can be discarded, so none is dimmed; playable cards are highlighted.
        is_playing: view.step == Step::Play,
        is_asked: scene.form.is_some(),
        groups: &view.groups[me],
        choices,
    };
    scene.part(&held, Held::draw)
}

impl Held<'_> {
    fn draw(reader: &Reader<'_, WyattEarp>, held: &Held<'_>) -> Markup {
        let Reader { game, words, names } = *reader;
        let Held { can_pick, choices, .. } = *held;
        html! {
            fieldset #hand .hand {
                (hand_legend(words, held.is_asked, &names.tell_own("hand", &[], words)))
                @if held.cards.is_empty() { p.about { (names.tell_own("hand-empty", &[], words)) } }
                div.stacks {
                    @for (slot, (used, flight)) in (1..).zip(&held.cards) {
                        @let name = name(words, used.card, used.count);
                        @if can_pick {
                            label.pick.fit[held.is_playing && choices.is_useful(*used)]
                                .asks[choices.has_posters(*used)].drawn[flight.is_some()]
                                data-flies=[flight.as_ref()] {
                                input type="radio" name="pick" id={ "pick-" (slot) } value=(slot)
                                    data-key=(slot_key(slot)) aria-label=(name);
                                (face(game, words, used.card, used.count))
                            }
                        } @else {
                            span.pick.drawn[flight.is_some()] role="img" aria-label=(name)
                                data-flies=[flight.as_ref()] {
                                (face(game, words, used.card, used.count))
                            }
                        }
                    }
                }
                (own(reader, held.groups))
                @if can_pick {
                    p.none { (words.say("hand-pick")) }
                    @for (slot, (used, _)) in (1..).zip(&held.cards) {
                        div class={ "strip lay for-" (slot) @if choices.has_posters(*used) { " asks" } } {
                            (strip(reader, choices, *used))
                        }
                    }
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
fn strip(reader: &Reader<'_, WyattEarp>, choices: &Choices, used: Used) -> Markup {
    let Reader { game, words, .. } = *reader;
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
        (choices.strip(reader, used))
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
                div.strip { (strip(&scene.reader(), choices, used)) }
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
