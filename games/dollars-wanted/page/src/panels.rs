//! The players' panels, and the piles.

use dollars_wanted::{Colour, DollarsWanted, PileView, SeatView, Step};
use look::{Reader, Scene, Words, args};
use maud::{Markup, html};
use table::Seat;

use crate::art;

/// The players in seating order.
pub(crate) fn panels(scene: &Scene<'_, DollarsWanted>) -> Markup {
    let view = scene.view;
    let over = matches!(view.step, Step::Over(_));
    let active = |seat| seat == view.active && !over;
    look::panels::panels(scene, active, |seat| {
        scene.part(&(seat, &view.seats[seat], view.piles.get(seat.index())), |reader, (seat, player, pile)| {
            facts(reader, *seat, player, *pile)
        })
    })
}

/// What a seat has; `pile` is its own pile, if players have colours.
fn facts(reader: &Reader<'_, DollarsWanted>, seat: Seat, player: &SeatView, pile: Option<&PileView>) -> Markup {
    let Reader { game, words, .. } = *reader;
    let coloured = game.options().colour_variant;
    html! {
        strong.money { (words.money(dollars(game, player))) }
        span.cards-held { (words.tell("hand-count", &args![count => player.hand])) }
        @if coloured {
            (colour(Colour::ALL[seat.index()], words))
            @if let Some(pile) = pile { (pile_counts(pile, true, words)) }
        }
        @if player.penalties > 0 {
            span.penalties { (words.tell("penalties", &args![count => player.penalties])) }
        }
        @if player.won.is_empty() {
            // Keeps room for the first won building, so that nothing moves when it comes.
            div.won {}
        } @else {
            ul.won aria-label=(words.say("won")) {
                @for id in &player.won {
                    @let building = game.building(*id);
                    li {
                        span.unseen { (art::building_name(building.front.kind, words)) " " }
                        (art::building(building.front.kind))
                        small { (words.money(building.dollars)) }
                    }
                }
            }
        }
    }
}

/// The dollars of the won buildings, minus the penalties.
pub(crate) fn dollars(game: &DollarsWanted, player: &SeatView) -> i32 {
    let won: i32 = player.won.iter().map(|id| game.building(*id).dollars).sum();
    won - game.edition().penalty * i32::from(player.penalties)
}

fn colour(colour: Colour, words: &Words) -> Markup {
    html! {
        span class={ "colour " (colour.name()) } {
            svg viewBox="0 0 12 12" aria-hidden="true" { use href={ "#mark-" (colour.name()) } {} }
            " " (art::colour_name(colour, words))
        }
    }
}

/// The common piles of the base game. In the colour variant, each panel shows its own.
pub(crate) fn piles(scene: &Scene<'_, DollarsWanted>) -> Markup {
    html! {
        @if !scene.game.options().colour_variant {
            (scene.part(&&scene.view.piles, |Reader { words, .. }, piles| html! {
                section.piles aria-label=(words.say("piles")) {
                    @for pile in *piles { (pile_counts(pile, false, words)) }
                }
            }))
        }
    }
}

/// The piles as numbers. In a panel, their words are hidden from sight.
fn pile_counts(pile: &PileView, in_panel: bool, words: &Words) -> Markup {
    let draw = words.tell("pile-draw", &args![count => pile.draw]);
    let discard = words.tell("pile-discard", &args![count => pile.discard]);
    let top = pile.top.map(|card| words.tell("pile-top", &args![card => art::card_name(card, in_panel, words)]));
    html! {
        span.pile {
            (art::back())
            span.unseen[in_panel] { (draw) }
            @if in_panel { span aria-hidden="true" { (pile.draw) } }
        }
        span.pile {
            @if let Some(card) = pile.top { (art::card(card, in_panel)) }
            span.unseen[in_panel] { (discard) @if let Some(top) = top { span.unseen { ", " (top) } } }
            @if in_panel && pile.top.is_some() { span aria-hidden="true" { (pile.discard) } }
        }
    }
}
