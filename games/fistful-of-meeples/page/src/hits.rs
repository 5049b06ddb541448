//! The buttons over the town: one over each lit place, and the reason over a place that is not lit.

use fistful_of_meeples::{Action, Building, Event, Field, FistfulOfMeeples, Illegal, Meeple, Place, Step};
use look::{Form, Offer, Reader, Scene, icons, reasons};
use maud::{Markup, html};
use table::Game;

use crate::hand::Pick;
use crate::spot::Spot;
use crate::{art, gain, speech};

/// A place or field that may be pressed.
struct Target {
    action: Action,
    spot: Spot,
    /// The meeple in hand that it belongs to, if one is to be picked first.
    of: Option<Meeple>,
}

impl Target {
    fn place(action: Action, place: Place) -> Target {
        Target { action, spot: Spot::Place(place), of: None }
    }

    fn field(action: Action, field: Field) -> Target {
        Target { action, spot: Spot::Field(field), of: None }
    }
}

/// All buttons over the drawing; those that do something come first.
pub(crate) fn hits(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    if !scene.asked() {
        return html! {};
    }
    let lots = |action: fn(Building) -> Action| {
        Building::ALL.into_iter().map(move |building| Target::place(action(building), Place::Building(building)))
    };
    let targets: Vec<Target> = match scene.view.board.step {
        Step::Settle => lots(|building| Action::Settle { building }).collect(),
        Step::Take => Place::ALL.into_iter().map(|place| Target::place(Action::Take { place }, place)).collect(),
        Step::Drop => drops(scene),
        Step::Resolve => resolves(),
        _ => Vec::new(),
    };
    scene.aside(html! {
        div.hits {
            @for target in &targets { (offered(scene, target)) }
            @if let Some(Pick::Both) = Pick::of(scene) { (hints(scene)) }
            @if let Some(Pick::Meeple(field)) = Pick::of(scene) { (next(scene, field)) }
            (refused(scene, &targets))
        }
    })
}

/// Every drop that can be tried, legal or not.
fn drops(scene: &Scene<'_, FistfulOfMeeples>) -> Vec<Target> {
    let picked = Pick::of(scene) == Some(Pick::Both);
    let mut targets = Vec::new();
    for field in Field::ALL {
        for meeple in scene.view.board.hand.kinds() {
            let target = Target::field(Action::Drop { meeple, field }, field);
            targets.push(Target { of: picked.then_some(meeple), ..target });
        }
    }
    // If the choice is which meeple, the buttons are in the hand, and the street gives one reason per field.
    if matches!(Pick::of(scene), Some(Pick::Meeple(_))) {
        let mut told = None;
        targets.retain(|target| match target.action {
            Action::Drop { field, .. } => scene.offer(target.action).is_none() && told.replace(field) != Some(field),
            _ => false,
        });
    }
    targets
}

/// Every action that can be tried while meeples are resolved, legal or not. The showdown is at both ends of the street.
fn resolves() -> Vec<Target> {
    let target = |field: Field| match field.building() {
        Some(building) => Target::field(Action::Resolve { building }, field),
        None => Target::field(Action::Showdown, field),
    };
    Field::ALL.into_iter().map(target).collect()
}

/// A button for a legal action, with its words visible unless it puts down a meeple. Items must all be resolved, only
/// their order is a choice, so only a double click's second click asks for confirmation.
fn offered(scene: &Scene<'_, FistfulOfMeeples>, target: &Target) -> Markup {
    let Some(offer) = scene.offer(target.action) else { return html! {} };
    let lay = target.of.map_or_else(String::new, |meeple| format!(" lay for-{meeple}"));
    let label = speech::action(&scene.reader(), scene.view, target.action);
    html! {
        button class={ "hit " (target.spot) (lay) } name=(Form::FIELD) value=(target.action) data-key=(target.spot.key())
            data-learns=[offer.learns.then_some("must")] aria-label=(label) {
            @match target.action {
                Action::Resolve { building } => @if let Some(meeple) = scene.view.board.street.on(building.door()) {
                    (gain::at_door(scene, building, meeple))
                },
                Action::Drop { meeple, field } => (gain::on_field(scene, field, meeple)),
                Action::Showdown => (reward(scene, target)),
                _ => {}
            }
            @if seals(scene, offer) { (icons::seal()) }
        }
        @if !matches!(target.action, Action::Drop { .. }) {
            span class={ "tip " (target.spot) } aria-hidden="true" { (label) }
        }
    }
}

/// Whether this step gives something up: it cannot be taken back, and it is not the only way on after another step that
/// cannot be taken back.
pub(crate) fn seals(scene: &Scene<'_, FistfulOfMeeples>, offer: Offer<Action>) -> bool {
    offer.learns && !(scene.offers.len() == 1 && is_after_a_seal(scene))
}

fn is_after_a_seal(scene: &Scene<'_, FistfulOfMeeples>) -> bool {
    scene.last.iter().any(|event| matches!(event, Event::Drew { .. } | Event::Decided { .. }))
}

/// What a win in the showdown brings to the side on this field (FM-26).
fn reward(scene: &Scene<'_, FistfulOfMeeples>, target: &Target) -> Markup {
    let board = &scene.view.board;
    let [east, west] = Field::SHOWDOWN;
    let (here, there) = if target.spot == Spot::Field(east) { (east, west) } else { (west, east) };
    match board.marker(here).zip(board.street.on(there)) {
        Some((seat, loser)) => gain::drawn(scene.game.edition().reward(loser), seat),
        None => html! {},
    }
}

/// The fields that some meeple in hand can reach, until one is picked.
fn hints(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let reached = |field: &Field| {
        scene.offers.iter().any(|offer| matches!(offer.action, Action::Drop { field: at, .. } if at == *field))
    };
    let words = scene.words;
    html! {
        @for field in Field::ALL.into_iter().filter(reached) {
            button class={ "hit hint " (Spot::Field(field)) } type="button" aria-disabled="true"
                aria-describedby={ "hint-" (field) } {
                span.unseen { (art::field_name(field, words)) }
            }
            span class={ "tip " (Spot::Field(field)) } id={ "hint-" (field) } { (words.say("pick-first")) }
        }
    }
}

/// The only field that the next meeple in hand can go to.
fn next(scene: &Scene<'_, FistfulOfMeeples>, field: Field) -> Markup {
    let words = scene.words;
    html! {
        button class={ "hit next " (Spot::Field(field)) } type="button" aria-disabled="true"
            aria-describedby={ "hint-" (field) } {
            span.unseen { (art::field_name(field, words)) }
        }
        span class={ "tip " (Spot::Field(field)) } id={ "hint-" (field) } { (words.say("pick-only")) }
    }
}

/// Illegal actions with their reasons: one button for all meeples in hand if the reason is the same for all.
fn refused(scene: &Scene<'_, FistfulOfMeeples>, targets: &[Target]) -> Markup {
    let refusals: Vec<(&Target, Illegal)> =
        targets.iter().filter_map(|target| Some((target, scene.game.why_not(scene.view, target.action)?))).collect();
    let kinds = scene.view.board.hand.kinds().count();
    let alike = |target: &Target, illegal: Illegal| {
        refusals.iter().filter(|(other, why)| other.spot == target.spot && *why == illegal).count() == kinds
    };
    let mut told = None;
    html! {
        @for (target, illegal) in &refusals {
            @let of = target.of.filter(|_| !alike(target, *illegal));
            @let is_told = of.is_none() && told.replace(target.spot) == Some(target.spot);
            @if !is_told { (scene.part(&(target.spot, *illegal, of), refusal)) }
        }
    }
}

fn refusal(
    Reader { words, .. }: &Reader<'_, FistfulOfMeeples>,
    &(spot, illegal, of): &(Spot, Illegal, Option<Meeple>),
) -> Markup {
    let (lay, id) = match of {
        Some(meeple) => (format!(" lay for-{meeple}"), format!("why-{spot}-{meeple}")),
        None => (String::new(), format!("why-{spot}")),
    };
    html! {
        button class={ "hit no " (spot) (lay) } type="button" aria-disabled="true" aria-describedby=(id) {
            span.unseen { (spot.name(words)) }
        }
        span class={ "tip " (spot) (lay) } id=(id) {
            (speech::reason(illegal, words)) " " (reasons::clause::<FistfulOfMeeples>(illegal))
        }
    }
}
