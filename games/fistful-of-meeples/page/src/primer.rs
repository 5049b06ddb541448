//! The rule page's primer: the town drawn as on the table, in games that were really played.

use fistful_of_meeples::{Cause, Event, FistfulOfMeeples, Place};
use look::primer::{self, Cast, ExampleStep, Figure, Happened, Primer, Speech, Topic, dealt};
use look::{Scene, Words, args};
use maud::{Markup, html};
use table::{Game, Viewer};

use crate::way::Ghosts;
use crate::{lot, speech, stage, stores, town, way};

/// The number of players in the drawn games.
const SEATS: u8 = 3;

/// A game with a turn in which a sign is built and gold is drawn: the example.
const SEED: u64 = 73;

/// Another such game, in which a deputy draws.
const SEED_OF_DOORS: u64 = 1;

/// A game with a showdown in which the rolls are equal and the better shot survives.
const SEED_OF_SHOWDOWN: u64 = 7;

/// A game in which dynamite explodes.
const SEED_OF_DYNAMITE: u64 = 12;

/// The events of a turn.
type Turn = [Happened<FistfulOfMeeples>];

const SPEECH: Speech<FistfulOfMeeples> = speech::spoken;

/// A turn of an example game.
type ExampleTurn<'a> = primer::ExampleTurn<'a, FistfulOfMeeples>;

/// The primer, with the numbers of this game's edition.
pub(crate) fn primer(game: &FistfulOfMeeples, words: &Words) -> Primer {
    let cast = Cast::new(game.seats(), words);
    let view = dealt(game, SEED, Viewer::Spectator);
    let table = town::town(&cast.scene(game, &view, &[], false));
    let topic = |key, clauses: &'static [u8], figure| Topic { key, args: Vec::new(), clauses, figures: vec![figure] };
    let edition = game.edition();
    let ends = args![graves => edition.graves, bars => edition.prices.len(), dynamite => edition.dynamite];
    let all = Viewer::Spectator;
    let own = ExampleTurn::new(SEATS, SEED, is_example, SPEECH, words);
    let doors = ExampleTurn::new(SEATS, SEED_OF_DOORS, is_example, SPEECH, words);
    let duel = ExampleTurn::new(SEATS, SEED_OF_SHOWDOWN, has_showdown, SPEECH, words);
    let blast = ExampleTurn::new(SEATS, SEED_OF_DYNAMITE, has_explosion, SPEECH, words);
    let sown = |event: &Event| matches!(event, Event::Took { .. } | Event::Dropped { .. });
    let drawn = |event: &Event| matches!(event, Event::Drew { .. });
    let decided =
        |event: &Event| matches!(event, Event::Rolled { .. } | Event::Rerolled { .. } | Event::Decided { .. });
    let exploded = |event: &Event| matches!(event, Event::Drew { .. } | Event::Exploded { .. });
    Primer {
        table: Figure { picture: table, caption: words.say("primer-table") },
        turn: 4,
        special: vec![
            topic("primer-sowing", &[10, 11, 12], doors.figure(all, false, sown, town::town)),
            topic("primer-doors", &[18, 19, 20, 21, 22, 23], doors.figure(all, false, drawn, at_door)),
            topic("primer-showdown", &[15, 25, 26], duel.figure(all, true, decided, on_stage)),
            topic("primer-bag", &[27], blast.figure(all, false, exploded, bag)),
            Topic {
                args: ends.into(),
                ..topic("primer-bars", &[29, 30, 31], bank(&cast.scene(game, &view, &[], false)))
            },
        ],
        example: example(&own),
    }
}

/// A part of the town by itself.
fn close(part: &Markup) -> Markup {
    html! { svg.vista.close viewBox="-110 -110 220 220" aria-hidden="true" { (part) } }
}

/// The bank, with the price and the points of its next bar.
fn bank(scene: &Scene<'_, FistfulOfMeeples>) -> Figure {
    let edition = scene.game.edition();
    let price = edition.price(scene.view.board.bars).unwrap_or_default();
    let args = args![price => price, points => edition.bar_points];
    let picture = html! { div.closes { (close(&stores::bank(scene))) } };
    Figure { picture, caption: scene.words.tell("primer-bars-caption", &args) }
}

/// The building where cubes were drawn or a sign was built, its door, and the cubes drawn.
fn at_door(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    let building = scene.last.iter().find_map(|event| match event {
        Event::Drew { cause: Cause::Door { building, .. }, .. } | Event::Built { building, .. } => Some(*building),
        _ => None,
    });
    html! {
        div.closes {
            @if let Some(building) = building {
                (close(&lot::building(scene, building)))
                (close(&way::field(scene, &Ghosts::default(), building.door())))
            }
            (close(&stores::tray(scene)))
        }
    }
}

fn on_stage(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    stage::stage(scene).map(|stage| stage.draw(FistfulOfMeeples::NAME)).unwrap_or_default()
}

/// The bag, the last draw, and the exploded dynamite.
fn bag(scene: &Scene<'_, FistfulOfMeeples>) -> Markup {
    html! {
        div.closes { (close(&stores::bag(scene))) (close(&stores::tray(scene))) (close(&stores::blast(scene))) }
    }
}

/// What is drawn of a scene.
type Draw = fn(&Scene<'_, FistfulOfMeeples>) -> Markup;

/// The turn in steps.
fn example(played: &ExampleTurn<'_>) -> Vec<ExampleStep> {
    let seat = played.turn.first().and_then(|moment| moment.event.turn());
    let seat = seat.expect("the game of the seed has such a turn");
    let step = |key, is_told: fn(&Event) -> bool, draw: Draw| ExampleStep {
        key,
        args: args![name => played.cast.names[seat].clone()].into(),
        figure: played.figure(Viewer::Spectator, false, is_told, draw),
    };
    vec![
        step("primer-step-take", |event| matches!(event, Event::Turn { .. } | Event::Took { .. }), town::town),
        step("primer-step-drop", |event| matches!(event, Event::Dropped { .. }), town::town),
        step("primer-step-draw", |event| matches!(event, Event::Drew { .. }), at_door),
        step("primer-step-build", |event| matches!(event, Event::Built { .. }), at_door),
        step("primer-step-enter", |event| matches!(event, Event::Resolved { .. }), town::town),
    ]
}

fn count(turn: &Turn, is: fn(&Event) -> bool) -> usize {
    turn.iter().filter(|moment| is(&moment.event)).count()
}

/// Whether this is a turn in which a few people from a building are put down, a sign is built, and cubes are drawn
/// once.
fn is_example(turn: &Turn) -> bool {
    let of_building = |event: &Event| matches!(event, Event::Took { place: Place::Building(_), .. });
    let drew =
        |event: &Event| matches!(event, Event::Drew { cubes, cause: Cause::Door { .. }, .. } if !cubes.is_empty());
    let other = |event: &Event| {
        matches!(event, Event::Exploded { .. } | Event::Rolled { .. } | Event::Marked { .. } | Event::Declined { .. })
    };
    count(turn, of_building) == 1
        && (2..=4).contains(&count(turn, |event| matches!(event, Event::Dropped { .. })))
        && count(turn, |event| matches!(event, Event::Built { .. })) == 1
        && count(turn, drew) == 1
        && count(turn, other) == 0
}

/// Whether a turn has a showdown that one of the two survives.
fn has_showdown(turn: &Turn) -> bool {
    count(turn, |event| matches!(event, Event::Decided { winner: Some(_), .. })) == 1
}

/// Whether a turn has a draw with exactly one dynamite.
fn has_explosion(turn: &Turn) -> bool {
    let drew = |event: &Event| matches!(event, Event::Drew { .. });
    let cost = |event: &Event| matches!(event, Event::Exploded { lost } if lost.iter().any(|lost| *lost > 0));
    count(turn, drew) == 1 && count(turn, cost) == 1
}

#[cfg(test)]
mod tests {
    use fistful_of_meeples::Meeple;
    use look::Language;

    use super::*;

    const WORDS: look::WordFiles = look::word_files!("../../i18n");

    fn words() -> Words {
        Words::load(Language::En, &[WORDS])
    }

    #[test]
    fn in_the_example_a_robber_draws_before_a_sign_is_built_and_all_is_told_as_it_was_played() {
        let words = words();
        let own = ExampleTurn::new(SEATS, SEED, is_example, SPEECH, &words);
        let place = |is: fn(&Event) -> bool| own.turn.iter().position(|moment| is(&moment.event));
        let drew =
            place(|event| matches!(event, Event::Drew { cause: Cause::Door { meeple: Meeple::Robber, .. }, .. }));
        let built = place(|event| matches!(event, Event::Built { .. }));
        assert!(drew.is_some() && drew < built, "{drew:?}, {built:?}");
        let said = |at: Option<usize>| speech::spoken(&own.cast.reader(&own.game), &own.turn[at?].event);
        let steps = example(&own);
        assert_eq!(steps.len(), 5);
        assert_eq!(Some(&steps[2].figure.caption), said(drew).as_ref());
        assert_eq!(Some(&steps[3].figure.caption), said(built).as_ref());
    }

    #[test]
    fn the_showdown_of_the_lesson_is_decided_by_skill() {
        let words = words();
        let duel = ExampleTurn::new(SEATS, SEED_OF_SHOWDOWN, has_showdown, SPEECH, &words);
        let sides = duel.turn.iter().find_map(|moment| match moment.event {
            Event::Decided { sides, .. } => Some(sides),
            _ => None,
        });
        let [a, b] = sides.expect("it is decided");
        assert!(a.die == b.die && a.meeple != b.meeple, "{a:?} {b:?}");
    }

    #[test]
    fn the_price_of_the_next_bar_is_the_bank_s() {
        let (words, game) = (words(), primer::usual::<FistfulOfMeeples>(2));
        let primer = super::primer(&game, &words);
        let bars = primer.special.last().expect("the last topic is on bars");
        let price = game.edition().prices[0];
        assert!(bars.figures[0].caption.contains(&format!("costs {price} gold")), "{}", bars.figures[0].caption);
    }
}
