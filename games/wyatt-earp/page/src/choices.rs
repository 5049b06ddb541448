//! The ways to use each card of the hand, where each button goes, and why a card cannot be used.

use look::{Form, Offer, Reader, Scene, Words, args, icons, reasons};
use maud::{Markup, html};
use table::{Game, Seat};
use wyatt_earp::{Action, Card, Illegal, Kind, Outlaw, Step, WyattEarp};

use crate::{art, speech};

/// The keys of one card's buttons, in order.
const KEYS: [&str; 22] =
    ["a", "s", "d", "f", "g", "h", "j", "k", "l", "z", "c", "v", "b", "n", "m", "q", "w", "e", "r", "t", "y", "i"];

/// The key of the n-th of several buttons, from 0; if there are too many, the last key.
pub(crate) fn key(at: usize) -> &'static str {
    KEYS[at.min(KEYS.len() - 1)]
}

/// The surface that a button is on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Surface {
    /// In the strip below the hand.
    Strip,
    /// On an outlaw's poster.
    Poster(Outlaw),
    /// On a seat's group.
    Group(Seat, Outlaw),
}

/// A card that the viewer may be able to use now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Used {
    /// Its place in the hand, from 1; `None` for a single card in question: one just found in a search, or one that has
    /// hit.
    pub(crate) slot: Option<usize>,
    pub(crate) card: Card,
    /// How many of it the hand has.
    pub(crate) count: u8,
}

impl Used {
    fn alone(card: Card) -> Used {
        Used { slot: None, card, count: 1 }
    }

    /// The classes that show something only while this card is picked; none for a card without a slot.
    fn class(&self) -> String {
        self.slot.map_or_else(String::new, |slot| format!(" lay for-{slot}"))
    }
}

/// One way to use a card.
#[derive(Hash)]
struct Way {
    used: Used,
    surface: Surface,
    action: Action,
    /// The offer, if the action is legal.
    offer: Option<Offer<Action>>,
    why: Option<Illegal>,
    key: &'static str,
}

/// All ways to use the viewer's cards; empty while the viewer may not play any.
#[derive(Hash)]
pub(crate) struct Choices {
    ways: Vec<Way>,
}

impl Choices {
    /// The ways in this scene.
    pub(crate) fn of(scene: &Scene<'_, WyattEarp>) -> Choices {
        let mut ways = Vec::new();
        let Some(me) = scene.view.viewer.seat().filter(|_| scene.asked()) else { return Choices { ways } };
        for used in cards(scene) {
            let mut at = 0;
            for (action, surface) in possible(scene, me, used) {
                let why = scene.game.why_not(scene.view, action);
                let is_discard = matches!(action, Action::Discard { .. });
                let key = if is_discard { "x" } else { key(at) };
                at += usize::from(why.is_none() && !is_discard);
                ways.push(Way { used, surface, action, offer: scene.offer(action), why, key });
            }
        }
        Choices { ways }
    }

    /// The ways to use one card.
    pub(crate) fn of_card(&self, used: Used) -> Uses<'_> {
        Uses { used, ways: self.ways.iter().filter(|way| way.used == used).collect() }
    }

    /// The buttons that cover a surface on the table, and why a card usable elsewhere cannot be used here.
    pub(crate) fn at(&self, reader: &Reader<'_, WyattEarp>, surface: Surface) -> Markup {
        let here = || self.ways.iter().filter(|way| way.surface == surface && self.of_card(way.used).are_useful());
        let refused = reasons::grouped(here().filter_map(|way| Some((way.why?, way.used.class()))));
        html! {
            @if here().next().is_some() {
                div.target {
                    @for way in here().filter(|way| way.why.is_none()) { (button(reader, way)) }
                    @for (why, classes) in refused { (reason(why, &classes.concat(), reader.words)) }
                }
            }
        }
    }
}

/// The ways to use one card.
#[derive(Hash)]
pub(crate) struct Uses<'a> {
    pub(crate) used: Used,
    ways: Vec<&'a Way>,
}

impl Uses<'_> {
    /// Whether the card can be used in any way other than discarding it.
    pub(crate) fn are_useful(&self) -> bool {
        self.ways.iter().any(|way| way.why.is_none() && !matches!(way.action, Action::Discard { .. }))
    }

    /// Whether the card has buttons on posters.
    pub(crate) fn have_posters(&self) -> bool {
        self.ways.iter().any(|way| way.why.is_none() && matches!(way.surface, Surface::Poster(_)))
    }

    /// The buttons below the hand for the card, and why it cannot be used at all. The button that does not play the
    /// card comes last, in the same place for every card.
    pub(crate) fn strip(&self, reader: &Reader<'_, WyattEarp>) -> Markup {
        let here = self.ways.iter().copied().filter(|way| way.surface == Surface::Strip);
        let mut refused: Vec<Illegal> = Vec::new();
        let is_useful = self.are_useful();
        for way in &self.ways {
            // Of the possible lay-downs, only laying all cards gives a reason.
            let is_worth_a_word = match way.action {
                Action::Lay { count, .. } => !is_useful || count == self.used.count,
                _ => !is_useful || way.surface == Surface::Strip,
            };
            refused.extend(way.why.filter(|why| is_worth_a_word && !refused.contains(why)));
        }
        refused.truncate(2);
        let (plain, played): (Vec<&Way>, Vec<&Way>) =
            here.filter(|way| way.why.is_none()).partition(|way| is_plain(way.action));
        html! {
            @for way in played { (button(reader, way)) }
            @for why in refused { (reason(why, "", reader.words)) }
            @for way in plain { (button(reader, way)) }
        }
    }
}

/// The cards in question: one just found or one that has hit; otherwise the whole hand.
fn cards(scene: &Scene<'_, WyattEarp>) -> Vec<Used> {
    match scene.view.step {
        Step::Found(card) | Step::Target(card) => vec![Used::alone(card)],
        Step::WindowTarget(..) => vec![Used::alone(Card::WYATT)],
        Step::Play => held(scene),
        _ => Vec::new(),
    }
}

/// The kinds of cards in the hand, each with its place.
pub(crate) fn held(scene: &Scene<'_, WyattEarp>) -> Vec<Used> {
    let hand = &scene.view.hand;
    (1..).zip(hand.kinds()).map(|(slot, card)| Used { slot: Some(slot), card, count: hand.count(card) }).collect()
}

/// The card that the viewer has just found in a search.
pub(crate) fn found(scene: &Scene<'_, WyattEarp>) -> Option<Used> {
    match scene.view.step {
        Step::Found(card) if scene.asked() => Some(Used::alone(card)),
        _ => None,
    }
}

/// What a card could do if everything were allowed, with the surface of each button.
fn possible(scene: &Scene<'_, WyattEarp>, me: Seat, used: Used) -> Vec<(Action, Surface)> {
    if matches!(scene.view.step, Step::Target(_) | Step::WindowTarget(..)) {
        return targets(scene, me, used.card);
    }
    let strip = |action| (action, Surface::Strip);
    let mut list: Vec<(Action, Surface)> = match used.card.kind() {
        Kind::Outlaw(outlaw) => (1..=used.count).rev().map(|count| strip(Action::Lay { outlaw, count })).collect(),
        Kind::Photo(outlaw) => vec![strip(Action::Photo { outlaw })],
        Kind::Stagecoach => vec![strip(Action::Stagecoach)],
        Kind::Bank => vec![strip(Action::Bank)],
        Kind::Gun => vec![strip(Action::Gun)],
        Kind::Hideout => vec![strip(Action::Hideout)],
        Kind::Wanted => {
            let mut list = Outlaw::ALL.map(|outlaw| (Action::Want { outlaw }, Surface::Poster(outlaw))).to_vec();
            list.push(strip(Action::Steal));
            list
        }
        Kind::Wyatt => [Action::WyattDraw, Action::WyattSearch, Action::Unhide].map(strip).to_vec(),
    };
    match used.slot {
        None => list.push(strip(Action::Keep)),
        Some(_) => list.push(strip(Action::Discard { card: used.card })),
    }
    list
}

/// The groups that a card that has hit could be used on if everything were allowed.
fn targets(scene: &Scene<'_, WyattEarp>, me: Seat, card: Card) -> Vec<(Action, Surface)> {
    let is_theirs = matches!(card.kind(), Kind::Hideout | Kind::Wanted);
    let seats = Seat::all(scene.view.money.seats()).filter(|seat| (*seat != me) == is_theirs);
    let at = |seat, outlaw| (Action::Target { seat, outlaw }, Surface::Group(seat, outlaw));
    seats.flat_map(|seat| Outlaw::ALL.map(|outlaw| at(seat, outlaw))).collect()
}

fn button(reader: &Reader<'_, WyattEarp>, way: &Way) -> Markup {
    let Some(offer) = way.offer else { return html! {} };
    let Reader { game, words, .. } = *reader;
    let is_plain = is_plain(way.action);
    let label = match way.action {
        Action::Lay { count, .. } if count == way.used.count => words.tell("act-lay-all", &args![count => count]),
        Action::Target { .. } => words.say(target_key(way.used.card)),
        action => speech::button(reader, action),
    };
    let adds = match way.action {
        Action::Lay { count, .. } => count - 1,
        _ if is_plain => 0,
        _ => art::reward(game, way.used.card),
    };
    let mut name = vec![speech::action(reader, way.action)];
    name.extend((adds > 0).then(|| art::raise(adds, words)));
    html! {
        button class={ "button" (if is_plain { " corner" } else { " strong" }) (way.used.class()) } name=(Form::FIELD) value=(way.action)
            data-key=(way.key) data-learns[offer.learns] aria-label=(words.joined(&name)) {
            span.deed {
                span { (label) @if adds > 0 { small { (added(adds, way.surface, words)) } } }
                @if needs_shot(way.action) { (art::bullet()) }
                @if offer.learns { (icons::seal()) }
            }
        }
    }
}

/// The rise of the reward: figures only over a poster or group, where room is scarce and every button shows the same.
fn added(thousands: u8, surface: Surface, words: &Words) -> String {
    if surface == Surface::Strip { art::raise(thousands, words) } else { art::plus(thousands, words) }
}

/// Whether an action does not play the card: it discards or keeps it.
fn is_plain(action: Action) -> bool {
    matches!(action, Action::Discard { .. } | Action::Keep)
}

/// The message on a target's button: what the card does there.
fn target_key(card: Card) -> &'static str {
    match card.kind() {
        Kind::Hideout => "act-target-hideout",
        Kind::Wanted => "act-target-wanted",
        Kind::Wyatt => "act-target-wyatt",
        _ => "act-target-here",
    }
}

/// Whether an action needs a shot (WE-14).
pub(crate) fn needs_shot(action: Action) -> bool {
    matches!(action, Action::Stagecoach | Action::Bank | Action::Gun | Action::Hideout | Action::Steal | Action::Unhide)
}

fn reason(why: Illegal, classes: &str, words: &Words) -> Markup {
    reasons::at_place::<WyattEarp>(why, &speech::reason(why, words), classes)
}
