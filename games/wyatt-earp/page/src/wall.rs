//! The wall: seven posters, the two piles, and the card being played.

use look::{Form, Reader, Scene, Words, args, icons};
use maud::{Markup, html};
use table::{BySeat, Seat};
use wyatt_earp::{Action, Card, Group, Outlaw, Scored, Step, WyattEarp, share};

use crate::choices::{Choices, Surface};
use crate::{art, marks, panels, speech};

/// If all players together have fewer visible points, the reward stays on its poster (WE-29).
pub(crate) const LEAST: u16 = 8;

/// The posters, with the piles beside them.
pub(crate) fn wall(scene: &Scene<'_, WyattEarp>, choices: &Choices) -> Markup {
    html! {
        section #wall .wall aria-label=(scene.words.say("wall")) {
            p.goal { (goal(&scene.reader(), scene.view.number)) }
            ol.posters aria-label=(scene.words.say("posters")) {
                @for outlaw in Outlaw::ALL { (poster(scene, choices, outlaw)) }
            }
            ul.piles aria-label=(scene.words.say("piles")) {
                (draw_pile(scene))
                (discard_pile(scene))
                (in_play(scene))
            }
        }
    }
}

/// The number of the hand, and how much money ends the game (WE-34).
pub(crate) fn goal(reader: &Reader<'_, WyattEarp>, number: u8) -> String {
    let money = art::money(reader.game.edition().goal, reader.words);
    reader.words.tell("goal", &args![number => number, money => money])
}

/// The state of the game that an outlaw's poster shows.
#[derive(Hash)]
pub(crate) struct Poster {
    outlaw: Outlaw,
    is_open: bool,
    /// The reward, in thousands.
    reward: u16,
    /// Each seat's group of this outlaw.
    groups: BySeat<Group>,
    /// The scoring of this outlaw, in the frame that shows it.
    scored: Option<Scored>,
}

impl Poster {
    pub(crate) fn of(scene: &Scene<'_, WyattEarp>, outlaw: Outlaw) -> Poster {
        let view = scene.view;
        Poster {
            outlaw,
            is_open: view.is_open(outlaw),
            reward: view.posters[outlaw.index()],
            groups: view.groups.iter().map(|groups| groups[outlaw]).collect(),
            scored: marks::scored(scene, outlaw).cloned(),
        }
    }

    /// The seats with a group of this outlaw, and their groups.
    pub(crate) fn standing(&self) -> impl Iterator<Item = (Seat, &Group)> {
        self.groups.pairs().filter(|(_, group)| group.stands())
    }

    /// How many thousands of the reward each seat would take if the hand ended now (WE-29 to WE-31).
    fn prospects(&self, game: &WyattEarp) -> Vec<(Seat, u16)> {
        let points: Vec<u16> = self.groups.iter().map(|group| group.points(&game.edition().points)).collect();
        let shares = share(&points, self.reward, LEAST, game.options().smallest_first);
        Seat::all(self.groups.seats()).zip(shares).filter(|(_, share)| *share > 0).collect()
    }

    /// The words for the poster's state: whether the outlaw is open, how many points count, and who would take what.
    pub(crate) fn state(&self, reader: &Reader<'_, WyattEarp>) -> String {
        let Reader { game, words, .. } = *reader;
        if !self.is_open {
            return words.say("poster-closed");
        }
        let points: u16 = self.groups.iter().map(|group| group.points(&game.edition().points)).sum();
        if points < LEAST {
            return words.tell("poster-few", &args![count => points, least => LEAST]);
        }
        let points = words.tell("points", &args![count => points]);
        let prospects = self.prospects(game).into_iter();
        let shares: Vec<String> = prospects.map(|(seat, share)| speech::owns(reader, seat, share)).collect();
        if shares.is_empty() {
            points
        } else {
            words.tell("poster-now", &args![points => points, shares => words.list(&shares)])
        }
    }
}

/// One poster.
pub(crate) fn poster(scene: &Scene<'_, WyattEarp>, choices: &Choices, outlaw: Outlaw) -> Markup {
    let is_open = scene.view.is_open(outlaw);
    let is_fresh = marks::at_poster(scene, outlaw);
    html! {
        li id={ "poster-" (outlaw.index() + 1) }
            class={ "poster " (outlaw.name()) @if !is_open { " closed" } @if is_fresh { " fresh" } } {
            (scene.part(&Poster::of(scene, outlaw), printed))
            (choices.at(&scene.reader(), Surface::Poster(outlaw)))
        }
    }
}

/// The contents of a poster.
fn printed(reader: &Reader<'_, WyattEarp>, poster: &Poster) -> Markup {
    let (words, outlaw) = (reader.words, poster.outlaw);
    let reward = art::money(poster.reward, words);
    html! {
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
        (standing(reader, poster))
        (tallies(reader, poster))
        (paid(reader, poster))
    }
}

/// The outlaw's state. Once the reward would be paid, sighted readers see who would get it.
fn standing(reader: &Reader<'_, WyattEarp>, poster: &Poster) -> Markup {
    let words = reader.words;
    let prospects = poster.prospects(reader.game);
    let state = poster.state(reader);
    if prospects.is_empty() {
        let about = (!poster.is_open).then(|| words.say("sign-closed"));
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

/// The points of each player with cards of this outlaw; points under a Hideout are marked.
fn tallies(reader: &Reader<'_, WyattEarp>, poster: &Poster) -> Markup {
    html! {
        @if poster.standing().next().is_some() {
            ul.tallies aria-label=(reader.words.say("poster-tallies")) {
                @for (seat, group) in poster.standing() {
                    @let points = panels::points(reader.game, group);
                    li.covered[group.hidden] {
                        (icons::avatar(seat))
                        b aria-hidden="true" { (points) }
                        span.unseen { (tally(reader, seat, points, group.hidden)) }
                    }
                }
            }
        }
    }
}

pub(crate) fn tally(reader: &Reader<'_, WyattEarp>, seat: Seat, points: u16, is_covered: bool) -> String {
    let (words, key) = (reader.words, if is_covered { "poster-covered" } else { "poster-tally" });
    let points = words.tell("points", &args![count => points]);
    words.tell(key, &args![name => reader.names.called(seat, words), points => points])
}

/// Who takes what, in the frame in which the outlaw is scored.
fn paid(reader: &Reader<'_, WyattEarp>, poster: &Poster) -> Markup {
    let words = reader.words;
    html! {
        @if let Some(scored) = &poster.scored {
            ul.paid {
                @for (seat, share) in scored.shares.pairs().filter(|(_, share)| **share > 0) {
                    li {
                        (icons::avatar(seat)) span.unseen { (reader.names.called(seat, words)) " " }
                        (art::money(*share, words))
                    }
                }
            }
        }
    }
}

/// The draw pile: how many cards it has, and whether it has been renewed.
fn draw_pile(scene: &Scene<'_, WyattEarp>) -> Markup {
    let view = scene.view;
    html! {
        li #draw-pile .pile {
            (scene.part(&(view.draw, view.renewed), |Reader { words, .. }, (draw, is_renewed)| html! {
                div.spot {
                    @if *draw > 0 { (art::back()) } @else { (art::vacant()) }
                    @if *is_renewed { (art::renewed()) }
                }
                span.size aria-hidden="true" { (draw) }
                span.unseen { (words.tell("pile-draw-count", &args![count => *draw])) }
                span.label aria-hidden="true" { (words.say("pile-draw")) }
                @if *is_renewed { span.label { (words.say("pile-renewed")) } }
            }))
            (pile_button(scene, Action::Draw, "d"))
            (pile_button(scene, Action::Close, "c"))
        }
    }
}

/// The discard pile: its top card, how many cards it has, and whether a shot has just hit.
pub(crate) fn discard_pile(scene: &Scene<'_, WyattEarp>) -> Markup {
    let view = scene.view;
    let shot = marks::shot(scene);
    let told = shot.filter(|_| scene.frame.is_none());
    html! {
        li #discard-pile .pile.fresh[shot.is_some()] {
            (scene.part(&(view.top, view.discard, told), |Reader { game, words, .. }, (top, discard, told)| html! {
                div.spot {
                    @if let Some(card) = *top { (art::card(game, card, words)) } @else { (art::vacant()) }
                    @if let Some(hit) = *told {
                        strong.shot.hit[hit] { (words.say(if hit { "hit" } else { "miss" })) }
                    }
                }
                span.size aria-hidden="true" { (discard) }
                span.unseen { (discarded(*top, *discard, words)) }
                span.label aria-hidden="true" { (words.say("pile-discard")) }
            }))
            (pile_button(scene, Action::Take, "t"))
        }
    }
}

/// How many cards the discard pile has, and which is on top.
pub(crate) fn discarded(top: Option<Card>, count: u8, words: &Words) -> String {
    match top {
        Some(card) => {
            let card = art::card_name(card, words);
            words.tell("pile-discard-count", &args![count => count, card => card])
        }
        None => words.say("pile-discard-empty"),
    }
}

/// The card being played, which is in no pile or group yet.
pub(crate) fn played(scene: &Scene<'_, WyattEarp>) -> Option<Card> {
    let is_played = !matches!(scene.view.step, Step::Draw | Step::HandOver(_) | Step::Over(_));
    scene.view.in_play.filter(|_| is_played)
}

fn in_play(scene: &Scene<'_, WyattEarp>) -> Markup {
    html! {
        @if let Some(card) = played(scene) {
            li #in-play .pile.fresh {
                div.spot { (art::card(scene.game, card, scene.words)) }
                span.unseen { (art::card_name(card, scene.words)) " " }
                span.label { (scene.words.say("in-play")) }
            }
        }
    }
}

/// The button that covers a pile while its action is legal. Drawing two cards asks for no confirmation: every turn
/// begins that way, and the button says everything it does.
fn pile_button(scene: &Scene<'_, WyattEarp>, action: Action, key: &str) -> Markup {
    let label = speech::button(&scene.reader(), action);
    let whole = match (action, scene.view.top) {
        (Action::Take, Some(card)) => {
            let card = art::card_name(card, scene.words);
            scene.words.tell("act-take-card", &args![take => label.as_str(), card => card])
        }
        _ => speech::action(&scene.reader(), action),
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
