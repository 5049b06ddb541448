//! The prompt: who has to do what, with the buttons that belong to no place.

use std::iter;

use fistful_of_meeples::{Action, Board, Building, Field, FistfulOfMeeples, Step, Way};
use look::panels::{no_way_back, prompt_button};
use look::{Form, Scene, args, icons, reasons};
use maud::{Markup, html};
use table::Seat;

use crate::hand::Pick;
use crate::{hits, rules, speech};

/// The sentence and its buttons.
pub(crate) fn prompt(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let board = &scene.view.board;
    html! {
        div.fistful-of-meeples.ask {
            p.sentence { (sentence(scene)) (reasons::of_step(scene, &[clause(board.step)])) }
            @if let Some(end) = board.last_round.filter(|_| !matches!(board.step, Step::Over(_))) {
                p.about.last-round {
                    span.trigger { (scene.words.say(&format!("end-{}", end.name()))) " " }
                    (scene.words.tell("last-round", &args![left => turns_left(board)]))
                }
            }
            @if scene.asked() {
                (abilities(scene))
                div.choices {
                    @for seat in Seat::all(board.seats.seats()) { (mark(scene, seat)) }
                    (button(scene, Action::Build, "b"))
                    (button(scene, Action::Upgrade, "b"))
                    (button(scene, Action::Decline, "n"))
                    (button(scene, Action::Reroll, "r"))
                    (button(scene, Action::Keep, "k"))
                    @if scene.offers.iter().any(|offer| hits::seals(scene, *offer)) {
                        @let is_roll = matches!(board.step, Step::Reroll(_));
                        (no_way_back(scene.words, if is_roll { "reroll-sealed" } else { "resolve-sealed" }))
                    }
                }
            }
        }
    }
}

/// How many turns follow this one in the last round, which ends before the start player's next (FM-30).
fn turns_left(board: &Board) -> usize {
    let seats = board.seats.seats();
    let next = iter::successors(Some(board.active.next(seats)), |seat| Some(seat.next(seats)));
    next.take_while(|seat| *seat != board.start).count()
}

/// What the picked meeple does, or the meeples in hand if all are alike.
fn abilities(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let is_picked = match Pick::of(scene) {
        Some(Pick::Both) => true,
        Some(Pick::Field) => false,
        Some(Pick::Meeple(_)) | None => return html! {},
    };
    html! {
        @for meeple in scene.view.board.hand.kinds() {
            p class={ "about ability" @if is_picked { " of-" (meeple) } } {
                (rules::ability(scene.game.edition(), meeple, scene.words))
            }
        }
    }
}

/// The clause that explains this step.
fn clause(step: Step) -> &'static str {
    match step {
        Step::Settle | Step::Settled => "FM-7",
        Step::Take => "FM-9",
        Step::Drop => "FM-10",
        Step::Mark(_) => "FM-15",
        Step::Resolve | Step::Next => "FM-18",
        Step::Build(_) | Step::Calling(_) | Step::Upgrade(_) => "FM-19",
        Step::Rolled | Step::Reroll(_) | Step::Shot => "FM-25",
        Step::Over(_) => "FM-31",
    }
}

fn sentence(scene: &Scene<'_, FistfulOfMeeples>) -> String {
    let (words, board) = (scene.words, &scene.view.board);
    let asked = board.asked().unwrap_or(board.active);
    let name = scene.names[asked].as_str();
    if let Step::Over(_) = board.step {
        return words.say("prompt-over");
    }
    if !scene.asked() {
        let mine = scene.view.viewer.seat() == Some(board.active) && board.asked().is_none();
        if mine && scene.form.is_some() && scene.frame.is_none() {
            return words.say("prompt-done");
        }
        let at = match board.step {
            Step::Build(building) | Step::Upgrade(building) | Step::Calling(building) => speech::at(building, words),
            _ => String::new(),
        };
        return words.tell(&format!("prompt-wait-{}", wait(board.step)), &args![name => name, at => at]);
    }
    match board.step {
        Step::Settle => words.say("prompt-settle"),
        Step::Take => words.say("prompt-take"),
        Step::Drop => drop(scene),
        Step::Mark(field) => words.tell("prompt-mark", &args![field => words.say(&format!("field-{field}.under"))]),
        Step::Resolve => words.say("prompt-resolve"),
        Step::Build(building) => question(scene, "prompt-build", building),
        Step::Upgrade(building) => question(scene, "prompt-upgrade", building),
        Step::Reroll(field) => reroll(scene, field),
        Step::Settled | Step::Calling(_) | Step::Rolled | Step::Shot | Step::Next | Step::Over(_) => {
            words.say("prompt-done")
        }
    }
}

/// What the others are waiting for, as the end of a key.
fn wait(step: Step) -> &'static str {
    match step {
        Step::Settle | Step::Settled => "settle",
        Step::Take => "take",
        Step::Drop => "drop",
        Step::Mark(_) => "mark",
        Step::Build(_) => "build",
        Step::Upgrade(_) | Step::Calling(_) => "upgrade",
        Step::Reroll(_) => "reroll",
        Step::Resolve | Step::Rolled | Step::Shot | Step::Next | Step::Over(_) => "resolve",
    }
}

fn drop(scene: &Scene<'_, FistfulOfMeeples>) -> String {
    let (words, board) = (scene.words, &scene.view.board);
    match (Pick::of(scene), board.way) {
        (Some(Pick::Meeple(field)), _) => {
            words.tell("prompt-drop-who", &args![field => words.say(&format!("field-{field}.onto"))])
        }
        (Some(Pick::Field), Way::Anywhere) => words.say("prompt-drop-anywhere-alike"),
        (Some(Pick::Field), _) => words.say("prompt-drop-way-alike"),
        (_, Way::Anywhere) => words.say("prompt-drop-anywhere"),
        (_, Way::Either(_) | Way::Along(..)) => words.say("prompt-drop-way"),
    }
}

fn question(scene: &Scene<'_, FistfulOfMeeples>, key: &str, building: Building) -> String {
    let (words, edition) = (scene.words, scene.game.edition());
    let at = speech::at(building, words);
    let cost = speech::cost(edition.cost(building), words);
    let [five, ten] = edition.sign_points;
    let points = if key == "prompt-build" { five } else { ten };
    words.tell(key, &args![at => at, cost => cost, points => points])
}

fn reroll(scene: &Scene<'_, FistfulOfMeeples>, field: Field) -> String {
    let (words, board) = (scene.words, &scene.view.board);
    let other = across(field);
    let rival = board.marker(other).map_or("", |seat| scene.names[seat].as_str());
    words.tell(
        if is_ahead(board, field) { "prompt-reroll-ahead" } else { "prompt-reroll-behind" },
        &args![
            mine => die(board, field),
            meeple => whose(scene, field),
            name => rival,
            die => die(board, other),
            rival => whose(scene, other),
        ],
    )
}

/// The other end of the street.
fn across(field: Field) -> Field {
    Field::SHOWDOWN.into_iter().find(|end| *end != field).unwrap_or(field)
}

/// Whether the side that may reroll wins without it: it shoots better, so it wins equal rolls (FM-25).
fn is_ahead(board: &Board, field: Field) -> bool {
    die(board, field) >= die(board, across(field))
}

fn die(board: &Board, field: Field) -> u8 {
    field.end().and_then(|end| board.dice[end]).unwrap_or(0)
}

fn whose(scene: &Scene<'_, FistfulOfMeeples>, field: Field) -> String {
    let meeple = scene.view.board.street.on(field);
    meeple.map_or_else(String::new, |meeple| scene.words.say(&format!("meeple-{meeple}.for")))
}

fn mark(scene: &Scene<'_, FistfulOfMeeples>, seat: Seat) -> Markup {
    let action = Action::Mark { seat };
    html! {
        @if let Some(offer) = scene.offer(action) {
            button.button form=(Form::ID) name=(Form::FIELD) value=(action) data-key=(seat) data-learns[offer.learns] {
                (icons::avatar(seat)) (scene.words.tell("act-mark", &args![name => scene.names.called(seat, scene.words)]))
            }
        }
    }
}

fn button(scene: &Scene<'_, FistfulOfMeeples>, action: Action, key: &str) -> Markup {
    let board = &scene.view.board;
    let is_ahead = matches!(board.step, Step::Reroll(field) if is_ahead(board, field));
    let is_main = match action {
        Action::Build | Action::Upgrade => true,
        Action::Reroll => !is_ahead,
        Action::Keep => is_ahead,
        _ => false,
    };
    let class = if is_main { " strong" } else { "" };
    prompt_button(scene, action, class, key, &scene.words.say(&format!("act-{action}")))
}
