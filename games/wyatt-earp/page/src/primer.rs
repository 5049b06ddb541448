//! The primer on the rule page: groups and posters drawn as the table draws them and judged by the rules, and a turn
//! from a real game.

use look::primer::{self, Cast, ExampleStep, Figure, Happened, Primer, Speech, Topic, dealt};
use look::{Scene, Words, args};
use maud::{Markup, html};
use table::{Game, Seat, Viewer};
use wyatt_earp::{Card, Event, Group, Outlaw, Scored, View, WyattEarp, share};

use crate::choices::Choices;
use crate::wall::LEAST;
use crate::{art, hand, panels, speech, stage, wall};

/// The number of players in the example game.
const SEATS: u8 = 3;

/// The seed of a game with a turn in which somebody lays outlaws and scores a hit.
const SEED: u64 = 85;

/// The outlaw in the drawings.
const WANTED: Outlaw = Outlaw::Jesse;

/// The reward on that outlaw's poster, in thousands.
const REWARD: u16 = 5;

const SPEECH: Speech<WyattEarp> = speech::spoken;

/// A turn of the example game.
type ExampleTurn<'a> = primer::ExampleTurn<'a, WyattEarp>;

/// The primer, with the points of this game's edition.
pub(crate) fn primer(game: &WyattEarp, words: &Words) -> Primer {
    let cast = Cast::new(game.seats(), words);
    let view = dealt(game, SEED, Viewer::Spectator);
    let scene = cast.scene(game, &view, &[], false);
    let table = wall::wall(&scene, &Choices::of(&scene));
    let topic = |key, clauses: &'static [u8], figures| Topic { key, args: Vec::new(), clauses, figures };
    let rewards = || args![thousand => art::money(1, words), two => art::money(2, words), least => LEAST].into();
    let alone = |outlaws| Group { outlaws, ..Group::default() };
    let with_photo = Group { outlaws: 3, photo: true, ..Group::default() };
    let covered = Group { hidden: true, ..with_photo };
    Primer {
        table: Figure { picture: table, caption: words.say("primer-table") },
        turn: 3,
        special: vec![
            topic("primer-group", &[10, 12], vec![group(game, &cast, &view, with_photo)]),
            Topic {
                args: rewards(),
                ..topic(
                    "primer-sharing",
                    &[29, 30, 31],
                    vec![
                        scored(game, &cast, &view, &[alone(5), alone(3)]),
                        scored(game, &cast, &view, &[Group { outlaws: 4, ..with_photo }, alone(3)]),
                    ],
                )
            },
            topic(
                "primer-shot",
                &[14, 16],
                vec![shot(game, &cast, &view, Card::outlaw(WANTED)), shot(game, &cast, &view, Card::GUN)],
            ),
            topic(
                "primer-hideout",
                &[23, 24],
                vec![group(game, &cast, &view, covered), scored(game, &cast, &view, &[covered, alone(4)])],
            ),
        ],
        example: example(words),
    }
}

/// The view, with these groups of one outlaw in front of the first seats.
fn with_groups(view: &View, groups: &[Group]) -> View {
    let mut view = view.clone();
    view.posters[WANTED.index()] = REWARD;
    view.open |= 1 << WANTED.index();
    for (seat, group) in Seat::all(view.groups.seats()).zip(groups) {
        view.groups[seat].change(WANTED, |own| *own = *group);
    }
    view
}

/// A group in front of the first seat.
fn group(game: &WyattEarp, cast: &Cast<'_>, view: &View, group: Group) -> Figure {
    let view = with_groups(view, &[group]);
    let scene = cast.scene(game, &view, &[], false);
    let caption = format!("{}, {}", cast.names[Seat(0)], panels::sentence(&scene.reader(), &group, WANTED));
    Figure { picture: panels::panels(&scene, &Choices::of(&scene)), caption }
}

/// The outlaw's poster, being scored with these groups.
fn scored(game: &WyattEarp, cast: &Cast<'_>, view: &View, groups: &[Group]) -> Figure {
    let words = cast.words;
    let view = with_groups(view, groups);
    let points: Vec<u16> = view.groups.iter().map(|groups| groups[WANTED].points(&game.edition().points)).collect();
    let shares = share(&points, REWARD, LEAST, game.options().smallest_first);
    let rest = REWARD - shares.iter().sum::<u16>();
    let money = view.money.iter().zip(&shares).map(|(money, share)| money + share).collect();
    let (points, shares) = (points.into_iter().collect(), shares.into_iter().collect());
    let scored = Scored { outlaw: WANTED, points, shares, rest, money };
    let told = Event::Scored(scored.clone());
    let last = [told.clone()];
    let scene = cast.scene(game, &view, &last, true);
    let counted = cast.names.pairs().filter(|(seat, _)| scored.points[*seat] > 0).map(|(seat, name)| {
        format!("{name}{}{}", words.colon(), words.tell("points", &args![count => scored.points[seat]]))
    });
    let counted: Vec<String> = counted.collect();
    let said = speech::spoken(&scene.reader(), &told).unwrap_or_default();
    let picture = html! { ol.posters { (wall::poster(&scene, &Choices::of(&scene), WANTED)) } };
    Figure {
        picture,
        caption: words.tell("primer-scored", &args![points => counted.join(words.semicolon()), said => said]),
    }
}

/// A shot that turned up this card.
fn shot(game: &WyattEarp, cast: &Cast<'_>, view: &View, card: Card) -> Figure {
    let view = View { top: Some(card), discard: 1, ..view.clone() };
    let last = [Event::Shot { seat: Seat(0), card }];
    let scene = cast.scene(game, &view, &last, false);
    let caption = speech::spoken(&scene.reader(), &last[0]).unwrap_or_default();
    Figure { picture: html! { ul.piles { (wall::discard_pile(&scene)) } }, caption }
}

/// A turn in which somebody draws two cards, lays outlaws, and hits with a sheriff card that then lands on a group.
fn played(words: &Words) -> ExampleTurn<'_> {
    primer::ExampleTurn::new(SEATS, SEED, |turn| player(turn).is_some(), SPEECH, words)
}

/// The seat whose turn this is; `None` if the turn is not such a turn.
fn player(turn: &[Happened<WyattEarp>]) -> Option<Seat> {
    let Event::Turn { seat } = turn.first()?.event else { return None };
    let has = |is: fn(&Event) -> bool| turn.iter().filter(|moment| is(&moment.event)).count() == 1;
    let whole = has(|event| matches!(event, Event::Drew { count: 2, .. }))
        && has(|event| matches!(event, Event::Laid { reward: 1.., .. }))
        && has(|event| matches!(event, Event::Shot { card, .. } if card.hits()))
        && has(|event| matches!(event, Event::Shot { .. }))
        && has(|event| matches!(event, Event::Landed { .. }))
        && has(|event| matches!(event, Event::Discarded { .. }));
    let place = |is: fn(&Event) -> bool| turn.iter().position(|moment| is(&moment.event));
    let laid_first =
        place(|event| matches!(event, Event::Laid { .. })) < place(|event| matches!(event, Event::Played { .. }));
    (whole && laid_first).then_some(seat)
}

/// A function that draws a scene.
type Draw = fn(&Scene<'_, WyattEarp>) -> Markup;

/// The turn, step by step.
fn example(words: &Words) -> Vec<ExampleStep> {
    let played = played(words);
    let seat = player(&played.turn).expect("the game of the seed has such a turn");
    let step = |key, viewer, is_told: fn(&Event) -> bool, draw: Draw| ExampleStep {
        key,
        args: args![name => played.cast.names[seat].clone()].into(),
        figure: played.figure(viewer, false, is_told, draw),
    };
    let of_hand: Draw = |scene| hand::hand(scene, &Choices::of(scene));
    let of_all: Draw = |scene| panels::panels(scene, &Choices::of(scene));
    let on_stage: Draw = |scene| stage::stage(scene).map(|stage| stage.draw(WyattEarp::NAME)).unwrap_or_default();
    let (own, all) = (Viewer::Seat(seat), Viewer::Spectator);
    vec![
        step("primer-step-draw", own, |event| matches!(event, Event::Turn { .. } | Event::Drew { .. }), of_hand),
        step("primer-step-lay", all, |event| matches!(event, Event::Laid { .. }), of_all),
        step("primer-step-shoot", all, |event| matches!(event, Event::Played { .. } | Event::Shot { .. }), on_stage),
        step("primer-step-hit", all, |event| matches!(event, Event::Landed { .. }), of_all),
        step("primer-step-discard", own, |event| matches!(event, Event::Discarded { .. }), of_hand),
    ]
}

#[cfg(test)]
mod tests {
    use look::Language;

    use super::*;

    const WORDS: look::WordFiles = look::word_files!("../../i18n");

    fn captions(key: &str, primer: &Primer) -> Vec<String> {
        let topic = primer.special.iter().find(|topic| topic.key == key).expect("the primer has this topic");
        topic.figures.iter().map(|figure| figure.caption.clone()).collect()
    }

    #[test]
    fn the_first_reward_of_the_lesson_is_shared_and_the_second_is_taken_by_one_as_the_rules_share_it() {
        let game: WyattEarp = primer::usual(2);
        let words = Words::load(Language::En, &[WORDS]);
        let primer = super::primer(&game, &words);
        let worth = &game.edition().points;
        let points = |outlaws, photo| Group { outlaws, photo, ..Group::default() }.points(worth);
        let shares = [[points(5, false), points(3, false)], [points(4, true), points(3, false)]]
            .map(|points| share(&points, REWARD, LEAST, false).into_iter().collect::<Vec<_>>());
        let takers = shares.clone().map(|shares| shares.iter().filter(|share| **share > 0).count());
        for (caption, shares) in captions("primer-sharing", &primer).iter().zip(shares) {
            for share in shares.into_iter().filter(|share| *share > 0) {
                assert!(caption.contains(&art::money(share, &words)), "{share}: {caption}");
            }
        }
        assert_eq!(takers, [2, 1]);
    }

    #[test]
    fn the_example_lays_a_group_and_hits_and_its_rewards_are_those_of_the_game() {
        let words = Words::load(Language::En, &[WORDS]);
        let ExampleTurn { game, turn, cast, .. } = played(&words);
        let steps = example(&words);
        assert_eq!(steps.len(), 5);
        let said = |is: fn(&Event) -> bool| {
            let event = turn.iter().map(|moment| &moment.event).find(|event| is(event)).expect("it happened");
            speech::spoken(&cast.reader(&game), event).unwrap_or_default()
        };
        assert_eq!(steps[1].figure.caption, said(|event| matches!(event, Event::Laid { .. })));
        assert_eq!(steps[3].figure.caption, said(|event| matches!(event, Event::Landed { .. })));
    }

    #[test]
    fn of_the_two_shots_of_the_lesson_one_hits() {
        let game: WyattEarp = primer::usual(2);
        let words = Words::load(Language::En, &[WORDS]);
        let primer = super::primer(&game, &words);
        let topic = primer.special.iter().find(|topic| topic.key == "primer-shot").expect("there are shots");
        let hits: Vec<bool> = topic.figures.iter().map(|figure| figure.picture.0.contains(&words.say("hit"))).collect();
        assert_eq!(hits, [true, false]);
    }
}
