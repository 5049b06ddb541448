//! The wall: seven posters, the two piles, and the card that is being played.

use look::{Form, Scene, args, icons};
use maud::{Markup, html};
use table::Seat;
use wyatt_earp::{Action, Card, Outlaw, Step, WyattEarp, share};

use crate::choices::{Choices, Place};
use crate::{art, marks, panels, speech};

/// With fewer visible points of all players together the reward stays on its poster (WE-29).
pub(crate) const LEAST: u16 = 8;

/// The posters, and the piles beside them.
pub(crate) fn wall(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    html! {
        section #wall .wall aria-label=(scene.words.say("wall")) {
            p.goal { (goal(game, scene)) }
            ol.posters aria-label=(scene.words.say("posters")) {
                @for outlaw in Outlaw::ALL { (poster(game, scene, choices, outlaw)) }
            }
            ul.piles aria-label=(scene.words.say("piles")) {
                (draw_pile(scene))
                (discard_pile(game, scene))
                (in_play(game, scene))
            }
        }
    }
}

/// Which hand it is, and how much money ends the game (WE-34).
pub(crate) fn goal(game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> String {
    let money = art::money(game.edition().goal, scene.words);
    scene.words.tell("goal", &args![number => scene.view.number, money => money])
}

/// One poster.
pub(crate) fn poster(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, choices: &Choices, outlaw: Outlaw) -> Markup {
    let words = scene.words;
    let is_open = scene.view.is_open(outlaw);
    let is_fresh = marks::at_poster(scene, outlaw);
    let reward = art::money(scene.view.posters[outlaw.index()], words);
    html! {
        li id={ "poster-" (outlaw.index() + 1) }
            class={ "poster " (outlaw.name()) @if !is_open { " closed" } @if is_fresh { " fresh" } } {
            svg.nail viewBox="0 0 12 12" aria-hidden="true" { use href="#we-nail" {} }
            (art::face(outlaw))
            h2 {
                (art::brand(outlaw)) " "
                span.unseen { (art::outlaw_name(outlaw, words)) }
                span.whole aria-hidden="true" { (art::outlaw_name(outlaw, words)) }
                (art::fitted("brief", &art::outlaw_short(outlaw, words)))
            }
            strong.reward {
                span.unseen { (words.tell("poster-reward", &args![money => reward.as_str()])) }
                span aria-hidden="true" { (reward) }
            }
            (standing(game, scene, outlaw))
            (tallies(game, scene, outlaw))
            (paid(scene, outlaw))
            (choices.at(game, scene, Place::Poster(outlaw)))
        }
    }
}

/// How it stands with the outlaw: to the eye, once his reward would be paid, to whom it would go.
fn standing(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> Markup {
    let words = scene.words;
    let prospects = prospects(game, scene, outlaw);
    let state = state(game, scene, outlaw);
    if prospects.is_empty() {
        let about = (!scene.view.is_open(outlaw)).then(|| words.say("sign-closed"));
        return html! { p.state title=[about] { (state) } };
    }
    html! {
        p.state.prospects title=(words.say("sign-now")) {
            span.unseen { (state) }
            @for (seat, share) in prospects {
                span aria-hidden="true" { "→" (icons::avatar(seat)) (art::money(share, words)) }
            }
        }
    }
}

/// Who would take how many thousands of an outlaw's reward if the hand ended now (WE-29 to WE-31).
fn prospects(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> Vec<(Seat, u16)> {
    let view = scene.view;
    let points: Vec<u16> = view.groups.iter().map(|groups| groups[outlaw].points(&game.edition().points)).collect();
    let shares = share(&points, view.posters[outlaw.index()], LEAST, game.options().smallest_first);
    Seat::all(view.money.seats()).zip(shares).filter(|(_, share)| *share > 0).collect()
}

/// Whether the outlaw is open, how many points count for him, and who would take what of his reward.
pub(crate) fn state(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> String {
    let words = scene.words;
    if !scene.view.is_open(outlaw) {
        return words.say("poster-closed");
    }
    let worth = &game.edition().points;
    let points: u16 = scene.view.groups.iter().map(|groups| groups[outlaw].points(worth)).sum();
    if points < LEAST {
        return words.tell("poster-few", &args![count => points, least => LEAST]);
    }
    let points = words.tell("points", &args![count => points]);
    let shares: Vec<String> = prospects(game, scene, outlaw)
        .into_iter()
        .map(|(seat, share)| speech::owns(seat, share, scene.names, words))
        .collect();
    if shares.is_empty() {
        points
    } else {
        words.tell("poster-now", &args![points => points, shares => words.list(&shares)])
    }
}

/// The points of each player who has something of this outlaw; crossed out what lies under a Hideout.
fn tallies(game: &WyattEarp, scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> Markup {
    let groups = scene.view.groups.pairs().map(|(seat, groups)| (seat, &groups[outlaw]));
    let groups: Vec<_> = groups.filter(|(_, group)| group.stands()).collect();
    html! {
        @if !groups.is_empty() {
            ul.tallies aria-label=(scene.words.say("poster-tallies")) {
                @for (seat, group) in groups {
                    @let points = panels::points(game, group);
                    li.covered[group.hidden] {
                        (icons::avatar(seat))
                        b aria-hidden="true" { (points) }
                        span.unseen { (tally(scene, seat, points, group.hidden)) }
                    }
                }
            }
        }
    }
}

pub(crate) fn tally(scene: &Scene<'_, WyattEarp>, seat: Seat, points: u16, is_covered: bool) -> String {
    let key = if is_covered { "poster-covered" } else { "poster-tally" };
    let points = scene.words.tell("points", &args![count => points]);
    scene.words.tell(key, &args![name => scene.names.called(seat, scene.words), points => points])
}

/// Who takes what, in the moment in which the outlaw is scored.
fn paid(scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> Markup {
    html! {
        @if let Some(scored) = marks::scored(scene, outlaw) {
            ul.paid {
                @for (seat, share) in scored.shares.pairs().filter(|(_, share)| **share > 0) {
                    li {
                        (icons::avatar(seat)) span.unseen { (scene.names.called(seat, scene.words)) " " }
                        (art::money(*share, scene.words))
                    }
                }
            }
        }
    }
}

/// The face-down pile: how many cards it has, and whether it has been renewed from the discard pile.
fn draw_pile(scene: &Scene<'_, WyattEarp>) -> Markup {
    let (words, view) = (scene.words, scene.view);
    html! {
        li #draw-pile .pile {
            div.spot {
                @if view.draw > 0 { (art::back()) } @else { (art::vacant()) }
                @if view.renewed { (art::renewed()) }
            }
            span.size aria-hidden="true" { (view.draw) }
            span.unseen { (words.tell("pile-draw-count", &args![count => view.draw])) }
            span.label aria-hidden="true" { (words.say("pile-draw")) }
            @if view.renewed { span.label { (words.say("pile-renewed")) } }
            (pile_button(scene, Action::Draw, "d"))
            (pile_button(scene, Action::Close, "c"))
        }
    }
}

/// The open pile: its top card, how many cards it has, and whether a shot has just hit.
pub(crate) fn discard_pile(game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Markup {
    let (words, view) = (scene.words, scene.view);
    let shot = marks::shot(scene);
    html! {
        li #discard-pile .pile.fresh[shot.is_some()] {
            div.spot {
                @if let Some(card) = view.top { (art::card(game, card, words)) } @else { (art::vacant()) }
                @if let Some(hit) = shot.filter(|_| scene.frame.is_none()) {
                    strong.shot.hit[hit] { (words.say(if hit { "hit" } else { "miss" })) }
                }
            }
            span.size aria-hidden="true" { (view.discard) }
            span.unseen { (discarded(scene)) }
            span.label aria-hidden="true" { (words.say("pile-discard")) }
            (pile_button(scene, Action::Take, "t"))
        }
    }
}

/// How many cards the open pile has, and which lies on top.
pub(crate) fn discarded(scene: &Scene<'_, WyattEarp>) -> String {
    let (words, view) = (scene.words, scene.view);
    match view.top {
        Some(card) => {
            let card = art::card_name(card, words);
            words.tell("pile-discard-count", &args![count => view.discard, card => card])
        }
        None => words.say("pile-discard-empty"),
    }
}

/// A shot at its moment, drawn large over the page.
pub(crate) fn flash(game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Markup {
    let shot = marks::shot(scene).zip(scene.view.top).filter(|_| scene.frame.is_some());
    html! {
        @if let Some((hit, card)) = shot {
            div #flash .flash aria-hidden="true" {
                (art::card(game, card, scene.words))
                strong.shot.hit[hit] { (scene.words.say(if hit { "hit" } else { "miss" })) }
            }
        }
    }
}

/// The card that is being played and lies nowhere yet.
pub(crate) fn played(scene: &Scene<'_, WyattEarp>) -> Option<Card> {
    let is_played = !matches!(scene.view.step, Step::Draw | Step::HandOver(_) | Step::Over(_));
    scene.view.in_play.filter(|_| is_played)
}

fn in_play(game: &WyattEarp, scene: &Scene<'_, WyattEarp>) -> Markup {
    html! {
        @if let Some(card) = played(scene) {
            li #in-play .pile.fresh {
                div.spot { (art::card(game, card, scene.words)) }
                span.unseen { (art::card_name(card, scene.words)) " " }
                span.label { (scene.words.say("in-play")) }
            }
        }
    }
}

/// The button that lies over a pile, while its action is legal. Nobody is asked whether he is sure of drawing two
/// cards: every turn begins so, and the button says all that comes of it.
fn pile_button(scene: &Scene<'_, WyattEarp>, action: Action, key: &str) -> Markup {
    let label = speech::button(action, scene.words);
    let whole = match (action, scene.view.top) {
        (Action::Take, Some(card)) => {
            let card = art::card_name(card, scene.words);
            scene.words.tell("act-take-card", &args![take => label.as_str(), card => card])
        }
        _ => speech::action_at(scene, action),
    };
    html! {
        @if let Some(offer) = scene.offer(action) {
            div.target {
                button.button.strong name=(Form::FIELD) value=(action) data-key=(key)
                    data-learns[offer.learns && action != Action::Draw] aria-label=(whole) {
                    span.deed { span { (label) } @if offer.learns { (icons::seal()) } }
                }
            }
        }
    }
}
