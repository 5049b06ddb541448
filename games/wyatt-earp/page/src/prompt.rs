//! The prompt: who has to do what, with the buttons that belong to no place on the table.

use look::panels::no_way_back;
use look::{Form, Offer, Scene, args, icons, reasons};
use maud::{Markup, html};
use table::{Game, Seat};
use wyatt_earp::{Action, Card, Illegal, Kind, Outlaw, Step, WyattEarp};

use crate::choices::key;
use crate::{art, speech};

/// The sentence and its buttons.
pub(crate) fn prompt(scene: &Scene<'_, WyattEarp>) -> Markup {
    let words = scene.words;
    let for_good = for_good(scene.view.step).filter(|_| scene.offers.iter().any(|offer| offer.learns));
    html! {
        div.wyatt-earp.asking {
            p.sentence { (sentence(scene)) (reasons::of_step(scene, &[clause(scene.view.step)])) }
            @if scene.asked() {
                div.choices {
                    (opponents(scene))
                    (window(scene))
                    (targets(scene))
                    @if let Some(message) = for_good { (no_way_back(words, message)) }
                    (why_cannot(scene))
                }
            }
        }
    }
}

/// The clause that explains this step.
fn clause(step: Step) -> &'static str {
    match step {
        Step::Draw => "WE-7",
        Step::Play => "WE-9",
        Step::Ask(..) => "WE-20",
        Step::Search | Step::Found(_) => "WE-24",
        Step::Target(_) | Step::Landed(_) => "WE-16",
        Step::Window(..) | Step::WindowTarget(..) | Step::Shot(..) | Step::Passed(..) => "WE-25",
        Step::Discarded => "WE-6",
        Step::HandOver(_) => "WE-27",
        Step::Over(_) => "WE-34",
    }
}

/// The message that this step cannot be taken back; `None` if that depends on the card played.
fn for_good(step: Step) -> Option<&'static str> {
    match step {
        Step::Draw => Some("draw-for-good"),
        Step::Ask(..) => Some("ask-for-good"),
        Step::Window(..) => Some("shot-for-good"),
        _ => None,
    }
}

fn sentence(scene: &Scene<'_, WyattEarp>) -> String {
    let (words, view) = (scene.words, scene.view);
    let asked = scene.asked();
    let named = |key, seat: Seat| words.tell(key, &args![name => scene.names[seat].as_str()]);
    match view.step {
        Step::Draw if asked && scene.offer(Action::Close).is_some() => words.say("prompt-draw-close"),
        Step::Draw if asked => words.say("prompt-draw"),
        Step::Draw => named("prompt-wait-draw", view.active),
        Step::Play if asked && scene.offers.iter().all(|offer| matches!(offer.action, Action::Discard { .. })) => {
            words.say("prompt-discard")
        }
        Step::Play if asked && view.sheriff => words.say("prompt-play-sheriff"),
        Step::Play if asked => words.say("prompt-play"),
        Step::Play => named("prompt-wait-play", view.active),
        Step::Ask(outlaw, _) => {
            let key = if asked { "prompt-ask" } else { "prompt-wait-ask" };
            let outlaw = art::outlaw_name(outlaw, words);
            words.tell(key, &args![name => scene.names[view.active].as_str(), outlaw => outlaw])
        }
        Step::Search if asked => words.say("prompt-search"),
        Step::Found(card) if asked => words.tell("prompt-found", &args![card => art::card_name(card, words)]),
        Step::Search | Step::Found(_) => named("prompt-wait-search", view.active),
        Step::Window(seat, _) if asked => {
            let covered = Outlaw::ALL.into_iter().filter(|outlaw| view.groups[seat][*outlaw].hidden);
            let outlaws: Vec<String> = covered.map(|outlaw| art::outlaw_name(outlaw, words)).collect();
            words.tell("prompt-window", &args![outlaws => words.list(&outlaws)])
        }
        Step::Window(seat, _) => named("prompt-window-other", seat),
        Step::Target(card) => target(scene, view.active, card),
        Step::WindowTarget(seat, _) => target(scene, seat, Card::WYATT),
        Step::HandOver(_) => words.say("prompt-between"),
        Step::Over(_) => words.say("prompt-over"),
        Step::Landed(_) | Step::Shot(..) | Step::Passed(..) | Step::Discarded if is_mine(scene) => {
            words.say("prompt-done")
        }
        Step::Shot(seat, _) | Step::Passed(seat, _) => named("prompt-window-other", seat),
        Step::Landed(_) | Step::Discarded => named("prompt-wait-close", view.active),
    }
}

/// The question for the target of a card that has hit; for the others, who is choosing.
fn target(scene: &Scene<'_, WyattEarp>, seat: Seat, card: Card) -> String {
    let (words, name) = (scene.words, scene.names[seat].as_str());
    if !scene.asked() {
        return words.tell("prompt-wait-target", &args![name => name, card => art::card_name(card, words)]);
    }
    match card.kind() {
        Kind::Hideout => words.say("prompt-target-hideout"),
        Kind::Wanted => words.say("prompt-target-wanted"),
        Kind::Wyatt => words.say("prompt-target-wyatt"),
        _ => words.tell("prompt-target", &args![card => art::card_name(card, words)]),
    }
}

/// Whether the viewer's own draft is complete.
fn is_mine(scene: &Scene<'_, WyattEarp>) -> bool {
    let actor = match scene.view.step {
        Step::Shot(seat, _) | Step::Passed(seat, _) => seat,
        _ => scene.view.active,
    };
    scene.view.viewer.seat() == Some(actor) && scene.form.is_some() && scene.frame.is_none()
}

/// Most Wanted: buttons for the opponents who can still be asked.
fn opponents(scene: &Scene<'_, WyattEarp>) -> Markup {
    let offers = Seat::all(scene.names.seats()).filter_map(|seat| scene.offer(Action::Ask { seat }));
    html! { @for (at, offer) in offers.enumerate() { (button(scene, offer, key(at), true)) } }
}

/// After a hit: a link to the buttons, which are on the groups.
fn targets(scene: &Scene<'_, WyattEarp>) -> Markup {
    let first = scene.offers.iter().find_map(|offer| match offer.action {
        Action::Target { seat, .. } => Some(seat),
        _ => None,
    });
    html! {
        @if let Some(seat) = first { a.advice href={ "#panel-" (seat) } { (scene.words.say("hint-target")) } }
    }
}

/// A window: a button to shoot and one to pass. It opens no matter what the seat holds.
fn window(scene: &Scene<'_, WyattEarp>) -> Markup {
    if !matches!(scene.view.step, Step::Window(..)) {
        return html! {};
    }
    html! {
        @if scene.view.hand.count(Card::WYATT) == 0 { span.about { (scene.words.say("prompt-window-none")) } }
        @if let Some(offer) = scene.offer(Action::Unhide) { (button(scene, offer, key(0), false)) }
        @if let Some(offer) = scene.offer(Action::Pass) { (button(scene, offer, "p", true)) }
    }
}

fn button(scene: &Scene<'_, WyattEarp>, offer: Offer<Action>, key: &str, is_strong: bool) -> Markup {
    html! {
        button.button.strong[is_strong] form=(Form::ID) name=(Form::FIELD) value=(offer.action) data-key=(key)
            data-learns[offer.learns] {
            span { (speech::action(&scene.reader(), offer.action)) }
            @if offer.action == Action::Unhide { (art::bullet()) }
            @if offer.learns { (icons::seal()) }
        }
    }
}

/// What cannot be done when drawing, with the reasons; folded until somebody opens it.
fn why_cannot(scene: &Scene<'_, WyattEarp>) -> Markup {
    let actions: &[Action] = match scene.view.step {
        Step::Draw => &[Action::Draw, Action::Take],
        _ => &[],
    };
    let refused: Vec<(String, String, Illegal)> = actions
        .iter()
        .filter_map(|action| {
            let illegal = scene.game.why_not(scene.view, *action)?;
            Some((speech::action(&scene.reader(), *action), speech::reason(illegal, scene.words), illegal))
        })
        .collect();
    reasons::folded::<WyattEarp>(scene.words, &refused)
}
