//! The three rows: a building, the cards beside it, and what can be done there.

use dollars_wanted::{Action, Card, DollarsWanted, Event, Front, Missing, RowId, RowView, Tool, missing};
use look::words::capitalized;
use look::{Form, Reader, Scene, Words, args, icons, reasons};
use maud::{Markup, html};
use table::Game;

use crate::{art, speech};

/// All rows, from the top.
pub(crate) fn rows(scene: &Scene<'_, DollarsWanted>) -> Markup {
    html! {
        section.rows aria-label=(scene.words.say("rows")) {
            @for row in RowId::ALL {
                (one_row(scene, row))
            }
        }
    }
}

/// One row.
pub(crate) fn one_row(scene: &Scene<'_, DollarsWanted>, row: RowId) -> Markup {
    let words = scene.words;
    let view = scene.view.row(row);
    let lit = scene.asked() && scene.offers.iter().any(|offer| place(offer.action) == Some(row));
    html! {
        section.row.lit[lit].fresh[is_fresh(scene.last, row)] id={ "row-" (row) }
            aria-label=(words.tell("row", &args![row => row.to_string()])) {
            (scene.part(&(row, view.front, view.dollars, view.buildings), site))
            (scene.part(&Cards::of(scene, row), Cards::draw))
            @if scene.asked() { (acts(scene, row)) }
        }
    }
}

/// What is missing, as icons.
pub(crate) fn missing_icons(missing: &Missing, words: &Words) -> Markup {
    html! {
        p.lack role="img" aria-label=(capitalized(&art::missing(missing, words))) { (tools(missing)) }
    }
}

pub(crate) fn tools(missing: &Missing) -> Markup {
    html! {
        "✕"
        @for tool in Tool::ALL {
            @for _ in 0..missing.icons[tool] { (art::tool(tool)) }
        }
    }
}

/// The row's number, its building in play with the need, and how many buildings are left in its pile.
fn site(
    reader: &Reader<'_, DollarsWanted>,
    (row, front, dollars, buildings): &(RowId, Option<Front>, Option<i32>, u8),
) -> Markup {
    let words = reader.words;
    html! {
        div.site {
            span.number aria-hidden="true" { (row) }
            @match front {
                Some(front) => {
                    (art::building(front.kind))
                    h2 {
                        (art::building_name(front.kind, words))
                        span.unseen { ", " }
                        @if let Some(dollars) = dollars {
                            @let (money, pays) = (words.money(*dollars), art::pays(&words.money(*dollars), words));
                            span.unseen { (pays) ", " }
                            " " span.pays aria-hidden="true" title=(pays) { (money) }
                        }
                        " " small { (words.tell("row-left", &args![count => *buildings])) }
                    }
                    (needs(front, words))
                }
                None => p.about { (words.say("row-empty")) },
            }
        }
    }
}

pub(crate) fn needs(front: &Front, words: &Words) -> Markup {
    html! {
        p.needs role="img" aria-label=(art::needs(front, words)) {
            @for tool in Tool::ALL {
                @if front.needs[tool] > 0 {
                    span.need { @for _ in 0..front.needs[tool] { (art::tool(tool)) } }
                }
            }
        }
    }
}

/// The cards of a row, from the building outward.
#[derive(Hash)]
struct Cards<'a> {
    row: RowId,
    up: &'a [Card],
    down: usize,
    /// The face-down cards that the viewer laid themselves, if the page may show them.
    mine: Vec<Option<Card>>,
    /// How many of the outermost cards have just been laid.
    fresh: usize,
}

impl<'a> Cards<'a> {
    fn of(scene: &Scene<'a, DollarsWanted>, row: RowId) -> Cards<'a> {
        let RowView { up, down, .. } = scene.view.row(row);
        Cards { row, up, down: usize::from(*down), mine: mine(scene, row), fresh: just_laid(scene.last, row) }
    }

    /// Draws the cards. Each id stands for a place, never for a card.
    fn draw(reader: &Reader<'_, DollarsWanted>, cards: &Cards<'_>) -> Markup {
        let Reader { game, words, .. } = *reader;
        let Cards { row, up, down, .. } = *cards;
        let coloured = game.options().colour_variant;
        let mine = |at: usize| cards.mine.get(at).copied().flatten();
        let fresh = down.saturating_sub(cards.fresh);
        html! {
            ol.cards aria-label=(words.tell("row-cards", &args![row => row.to_string()])) {
                @for (at, card) in (1..).zip(up.iter().copied()) {
                    li id={ "r" (row) "c" (at) } title=(art::kind_text(card.kind(), words)) {
                        (art::card(card, coloured))
                        span.unseen { (art::card_name(card, coloured, words)) }
                    }
                }
                @for at in 0..down {
                    @let mine = mine(at);
                    li.down.mine[mine.is_some()].fresh[at >= fresh] id={ "r" (row) "c" (up.len() + at + 1) } {
                        (art::back())
                        @if let Some(card) = mine { (art::card(card, coloured)) }
                        span.unseen { (down_name(reader, mine, coloured)) }
                        @if at + 1 == down { span.count aria-hidden="true" { (down) } }
                    }
                }
            }
            span.unseen { (words.tell("row-down", &args![count => down])) }
        }
    }
}

/// The face-down cards that the viewer laid themselves; known only if the option *remember my cards* puts the recall on
/// the page (DW-10).
pub(crate) fn mine(scene: &Scene<'_, DollarsWanted>, row: RowId) -> Vec<Option<Card>> {
    scene.recall.map(|recall| recall.mine(row)).unwrap_or_default()
}

/// A face-down card in words, named if the viewer laid it.
pub(crate) fn down_name(reader: &Reader<'_, DollarsWanted>, mine: Option<Card>, coloured: bool) -> String {
    let words = reader.words;
    match mine {
        Some(card) => reader.names.tell_own("card-mine", &args![card => art::card_name(card, coloured, words)], words),
        None => words.say("card-back"),
    }
}

/// The choices at this row, laid over the whole row so that nothing grows when a card is picked. While cards are laid:
/// for each place of the hand, a button or the reason why that card cannot go here; the stylesheet shows only the
/// picked card's. Otherwise: the robbery, or the reason why the row cannot be robbed.
fn acts(scene: &Scene<'_, DollarsWanted>, row: RowId) -> Markup {
    let words = scene.words;
    let hand = &scene.view.hand;
    let laying = scene.offers.iter().any(|offer| matches!(offer.action, Action::Lay { .. }));
    let (mut lays, mut refused) = (Vec::new(), Vec::new());
    for (place, card) in (1..).zip(hand.iter().copied()).filter(|_| laying) {
        let (action, place) = (Action::Lay { card, row }, format!(" for-{place}"));
        match scene.game.why_not(scene.view, action) {
            None => lays.push(((action, card), place)),
            Some(illegal) => refused.push((illegal, place)),
        }
    }
    let rob = Action::Rob { row };
    let rob_label = scene.view.row(row).front.map(|front| {
        let building = art::the_building(front.kind, words);
        capitalized(&words.tell("act-rob-here", &args![building => building]))
    });
    html! {
        @for ((action, card), places) in reasons::grouped(lays) {
            @let deed = words.tell("act-lay-here", &args![card => art::kind_short(card.kind(), words)]);
            (whole_row(scene, action, &format!("lay{}", places.concat()), &html! { (deed) }))
        }
        @for (illegal, places) in reasons::grouped(refused) {
            @let class = format!(" lay{}", places.concat());
            (reasons::at_place::<DollarsWanted>(illegal, &speech::reason(illegal, words), &class))
        }
        @if let Some(label) = rob_label {
            @if scene.offer(rob).is_some() {
                // Phones show the short label instead.
                @let short = words.say("act-rob-here.short");
                (whole_row(scene, rob, "rob", &html! { span.what { (label) } span.short { (short) } }))
            } @else if let Some(illegal) = scene.game.why_not(scene.view, rob).filter(|_| !laying) {
                @let reason = html! {
                    span {
                        span.reason { (speech::reason(illegal, words)) }
                        @if let Some(missing) = still_missing(scene.view.row(row)) {
                            " " span.reason { (capitalized(&art::missing(&missing, words))) "." }
                            // Phones show these icons instead of the sentences.
                            span.lacking aria-hidden="true" { (tools(&missing)) }
                        }
                    }
                };
                (reasons::at_place::<DollarsWanted>(illegal, reason, " rob"))
            }
        }
    }
}

/// What the row lacks, if all its cards lie face up.
fn still_missing(view: &RowView) -> Option<Missing> {
    let front = view.front.filter(|_| view.down == 0 && !view.up.is_empty())?;
    Some(missing(&front, &view.up))
}

/// The button that covers the whole row, labelled with its action in a few words.
fn whole_row(scene: &Scene<'_, DollarsWanted>, action: Action, class: &str, deed: &Markup) -> Markup {
    let key = place(action).map(|row| ["q", "w", "e"][row.index()]);
    html! {
        @if let Some(offer) = scene.offer(action) {
            button class={ "whole " (class) } name=(Form::FIELD) value=(action) data-key=[key] data-learns[offer.learns]
                aria-label=(speech::action(&scene.reader(), scene.view, action)) {
                span.deed { (deed) @if offer.learns { " " (icons::seal()) } }
            }
        }
    }
}

fn place(action: Action) -> Option<RowId> {
    match action {
        Action::Lay { row, .. } | Action::Rob { row } => Some(row),
        Action::Stop | Action::Show | Action::Pass => None,
    }
}

/// Whether something has just happened in this row.
fn is_fresh(last: &[Event], row: RowId) -> bool {
    last.iter().any(|event| match event {
        Event::Opened { row: at, .. }
        | Event::Laid { row: at, .. }
        | Event::Robbery { row: at, .. }
        | Event::Turned { row: at, .. }
        | Event::Won { row: at, .. }
        | Event::Failed { row: at, .. } => *at == row,
        _ => false,
    })
}

/// How many of the row's outermost cards have just been laid.
fn just_laid(last: &[Event], row: RowId) -> usize {
    let laid = last.iter().filter(|event| matches!(event, Event::Laid { row: at, .. } if *at == row)).count();
    let turned = last.iter().any(|event| matches!(event, Event::Turned { row: at, .. } if *at == row));
    if turned { 0 } else { laid }
}
