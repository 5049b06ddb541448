//! The primer on the rule page: rows drawn as the table draws them and judged by the rules, and a turn from a real
//! game.

use dollars_wanted::{Building, Card, Cause, Colour, DollarsWanted, Event, Kind, RowId, RowView, Tool, View, missing};
use look::primer::{self, Cast, ExampleStep, Figure, Happened, Primer, Speech, Topic, dealt};
use look::words::capitalized;
use look::{Scene, Words, args};
use maud::{Markup, html};
use table::{Game, Seat, Viewer};

use crate::{art, hand, panels, rows, speech, stage};

/// The seed of a three-player game with a robbery that succeeds only thanks to a Joker or an Elixir.
const SEED: u64 = 23;

/// The row used in the drawings.
const ROW: RowId = RowId::ALL[0];

const SPEECH: Speech<DollarsWanted> = speech::spoken;

/// A turn of the example game.
type ExampleTurn<'a> = primer::ExampleTurn<'a, DollarsWanted>;

/// The primer, with the buildings of this edition.
pub(crate) fn primer(game: &DollarsWanted, words: &Words) -> Primer {
    let cast = Cast::new(game.seats(), words);
    let view = dealt(game, SEED, Viewer::Spectator);
    let table = rows::rows(&cast.scene(game, &view, &[], false));
    let row = |up: &[Kind], down: u8| row(game, &cast, &view, up, down);
    let singles = singles(shown(game));
    let (_, others) = singles.split_last().expect("a building needs something");
    let topic = |key, clauses: &'static [u8], figures: Vec<Figure>| Topic { key, args: Vec::new(), clauses, figures };
    Primer {
        table: Figure { picture: html! { div.board { (table) } }, caption: words.say("primer-table") },
        turn: 4,
        special: vec![
            topic("primer-row", &[6, 12, 23], vec![row(&singles, 0), row(others, 0)]),
            topic("primer-joker", &[14], vec![row(&[others, &[Kind::Joker]].concat(), 0)]),
            topic("primer-elixir", &[15, 16], vec![row(&doubled(shown(game)), 0)]),
            topic("primer-coyote", &[17, 18], vec![row(&[others, &[Kind::Coyote]].concat(), 1)]),
            topic("primer-vulture", &[19], vec![row(&[others, &[Kind::Vulture]].concat(), 2)]),
        ],
        example: example(words),
    }
}

/// The building in the drawings: the first that needs three icons, two of them of one tool; otherwise the very first.
fn shown(game: &DollarsWanted) -> &Building {
    let all = || game.edition().buildings().map(|(_, building)| building);
    let needs = |building: &Building| Tool::ALL.map(|tool| building.front.needs[tool]);
    let first = all().next().expect("an edition has buildings");
    all().find(|building| needs(building).contains(&2) && needs(building).iter().sum::<u8>() == 3).unwrap_or(first)
}

/// The bandit with one icon of a tool.
fn single(tool: Tool) -> Kind {
    let shows = |kind: &Kind| kind.icons() == Some((tool, 1));
    Kind::ALL.into_iter().find(shows).expect("each tool has a bandit with one icon")
}

/// One single-icon bandit for each icon that a building needs.
fn singles(building: &Building) -> Vec<Kind> {
    let of = |tool: Tool| (0..building.front.needs[tool]).map(move |_| single(tool));
    Tool::ALL.into_iter().flat_map(of).collect()
}

/// The same need with an Elixir: half as many bandits are enough beyond it.
fn doubled(building: &Building) -> Vec<Kind> {
    let needs = building.front.needs;
    let twice = Tool::ALL.into_iter().max_by_key(|tool| needs[*tool]).expect("there are tools");
    let mut kinds = singles(building);
    kinds.retain(|kind| *kind != single(twice));
    kinds.push(Kind::Elixir);
    kinds.extend((0..needs[twice].div_ceil(2)).map(|_| single(twice)));
    kinds
}

/// A row with these cards face up and `down` hidden beyond them, captioned with what robbing the face-up cards brings.
fn row(game: &DollarsWanted, cast: &Cast<'_>, view: &View, up: &[Kind], down: u8) -> Figure {
    let words = cast.words;
    let Building { front, dollars } = *shown(game);
    let up: Vec<Card> =
        up.iter().zip(Colour::ALL.into_iter().cycle()).map(|(kind, colour)| Card::new(*kind, colour)).collect();
    let lacks = missing(&front, &up);
    let mut view = view.clone();
    let (buildings, open) = (view.row(ROW).buildings, game.options().open_values.then_some(dollars));
    view.rows[ROW.index()] = RowView { front: Some(front), dollars: open, buildings, up: up.clone(), down };
    let args = args![
        building => art::building_name(front.kind, words),
        needs => art::needs(&front, words),
        cards => words.counted_list(up.iter().map(|card| art::kind_short(card.kind(), words))),
        down => down,
        money => words.money(dollars),
        missing => capitalized(&art::missing(&lacks, words)),
    ];
    let key = match lacks.is_filled() {
        true => "primer-robbed",
        false if down > 0 => "primer-hidden",
        false => "primer-failed",
    };
    let picture = rows::one_row(&cast.scene(game, &view, &[], false), ROW);
    Figure { picture, caption: words.tell(key, &args) }
}

/// A turn with a robbery that succeeds only thanks to a special card.
fn played(words: &Words) -> ExampleTurn<'_> {
    primer::ExampleTurn::new(3, SEED, |turn| robbed(turn).is_some(), SPEECH, words)
}

/// Who robs which row in such a turn: two cards were laid there, and few are turned up.
fn robbed(turn: &[Happened<DollarsWanted>]) -> Option<(Seat, RowId)> {
    let events = || turn.iter().map(|moment| &moment.event);
    let robbed = events().find_map(|event| match event {
        Event::Robbery { seat, row, cause: Cause::Called } => Some((*seat, *row)),
        _ => None,
    })?;
    let laid = events().filter(|event| matches!(event, Event::Laid { row, .. } if *row == robbed.1)).count();
    let turned: Vec<Kind> = events()
        .filter_map(|event| match event {
            Event::Turned { card, .. } => Some(card.kind()),
            _ => None,
        })
        .collect();
    let special = [Kind::Joker, Kind::Elixir].iter().any(|kind| turned.contains(kind));
    let won = events().filter(|event| matches!(event, Event::Won { .. })).count();
    let plain = !turned.contains(&Kind::Coyote) && !turned.contains(&Kind::Vulture);
    (laid == 2 && won == 1 && special && plain && (2..=4).contains(&turned.len())).then_some(robbed)
}

/// A function that draws a scene in which a row is robbed.
type Draw = fn(&Scene<'_, DollarsWanted>, RowId) -> Markup;

/// The turn, step by step.
fn example(words: &Words) -> Vec<ExampleStep> {
    let played = played(words);
    let (seat, row) = robbed(&played.turn).expect("the game of the seed has such a turn");
    let step = |key, viewer, is_told: fn(&Event) -> bool, draw: Draw| ExampleStep {
        key,
        args: args![name => played.cast.names[seat].clone()].into(),
        figure: played.figure(viewer, false, is_told, |scene| draw(scene, row)),
    };
    let at_row: Draw = rows::one_row;
    let with_hand: Draw = |scene, row| {
        html! { (rows::one_row(scene, row)) (hand::hand(scene)) }
    };
    let on_stage: Draw =
        |scene, _| stage::stage(scene).map(|stage| stage.draw(DollarsWanted::NAME)).unwrap_or_default();
    let of_all: Draw = |scene, _| panels::panels(scene);
    let (own, all) = (Viewer::Seat(seat), Viewer::Spectator);
    vec![
        step("primer-step-begin", own, |event| matches!(event, Event::Turn { .. }), with_hand),
        step("primer-step-lay", own, |event| matches!(event, Event::Laid { .. }), with_hand),
        step("primer-step-rob", all, |event| matches!(event, Event::Robbery { .. }), at_row),
        step("primer-step-turn", all, |event| matches!(event, Event::Turned { .. }), on_stage),
        step("primer-step-won", all, |event| matches!(event, Event::Won { .. }), of_all),
        step("primer-step-draw", own, |event| matches!(event, Event::Drew { .. }), with_hand),
    ]
}

#[cfg(test)]
mod tests {
    use look::Language;

    use super::*;

    const WORDS: look::WordFiles = look::word_files!("../../i18n");

    #[test]
    fn the_example_is_a_robbery_that_only_the_joker_makes_possible_and_says_what_it_brought() {
        let words = Words::load(Language::En, &[WORDS]);
        let ExampleTurn { game, turn, .. } = played(&words);
        let (_, row) = robbed(&turn).expect("the game of the seed has such a turn");
        let turned =
            turn.iter().rfind(|moment| matches!(moment.event, Event::Turned { .. })).expect("cards are turned");
        let view = turned.view(&game, Viewer::Spectator);
        let front = view.row(row).front.expect("the row has a building");
        let up = &view.row(row).up;
        let without: Vec<Card> = up.iter().copied().filter(|card| card.kind() != Kind::Joker).collect();
        assert!(missing(&front, up).is_filled() && !missing(&front, &without).is_filled());
        assert!(up.len() > turn.iter().filter(|moment| matches!(moment.event, Event::Turned { .. })).count());

        let brought = turn.iter().find_map(|moment| match moment.event {
            Event::Won { building, .. } => Some(game.edition().building(building).dollars),
            _ => None,
        });
        let steps = example(&words);
        let money = words.money(brought.expect("the robbery succeeds"));
        assert_eq!(steps.len(), 6);
        assert!(steps[4].figure.caption.contains(&money), "{}", steps[4].figure.caption);
    }

    #[test]
    fn every_drawing_of_a_row_says_what_the_rules_make_of_it() {
        let game: DollarsWanted = primer::usual(2);
        let words = Words::load(Language::En, &[WORDS]);
        let brings = words.money(shown(&game).dollars);
        let primer = super::primer(&game, &words);
        let won: Vec<bool> = primer
            .special
            .iter()
            .flat_map(|topic| &topic.figures)
            .map(|figure| figure.caption.contains(&brings))
            .collect();
        assert_eq!(won, [true, false, true, true, false, false]);
    }
}
