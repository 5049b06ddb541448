//! The rule page's primer: places drawn as on the table and judged by the rules, and hold-ups that were really played.

use desperados::{Card, Colour, Desperados, Event, Kind, Person, PlaceCard, Spot, SpotView, View};
use look::primer::{self, Cast, ExampleStep, Figure, Happened, Primer, Speech, Topic, dealt};
use look::{Scene, Words, args};
use maud::{Markup, html};
use table::{Game, Seat, Viewer};

use crate::{art, hand, news, panels, speech, spots, stage, warrant};

/// The number of players in the drawn games.
const SEATS: u8 = 3;

/// A game with a hold-up that two gangs join while somebody is already wanted: drawn in the topic on gangs.
const SEED_OF_GANGS: u64 = 37;

/// Another such game: the example.
const SEED: u64 = 12;

const SPEECH: Speech<Desperados> = speech::spoken;

/// A turn of an example game.
type ExampleTurn<'a> = primer::ExampleTurn<'a, Desperados>;

/// The primer, as this game is played.
pub(crate) fn primer(game: &Desperados, words: &Words) -> Primer {
    let cast = Cast::new(game.seats(), words);
    let view = dealt(game, SEED, Viewer::Spectator);
    let table = spots::spots(&cast.scene(game, &view, &[], false));
    let topic = |key, clauses: &'static [u8], figures| Topic { key, args: Vec::new(), clauses, figures };
    Primer {
        table: Figure { picture: html! { div.country { (table) } }, caption: words.say("primer-table") },
        turn: 3,
        special: vec![
            topic("primer-place", &[7, 10, 15], vec![place(game, &cast, &view)]),
            topic("primer-gang", &[12, 14, 15, 16], vec![gangs(words)]),
            topic("primer-warrant", &[15, 17], vec![wanted(words)]),
            topic("primer-booty", &[22], vec![spoils(game, &cast, &view)]),
        ],
        example: example(words),
    }
}

/// A value-4 place with two helpers, and how much each strengthens a gang.
fn place(game: &Desperados, cast: &Cast<'_>, view: &View) -> Figure {
    let words = cast.words;
    let spot = Spot::ALL[0];
    let cards = [Person::Calico, Person::Lola].map(|person| Card::new(person, Colour::Blue));
    let mut view = view.clone();
    let places = (4..=PlaceCard::GREATEST).filter_map(|value| PlaceCard::new(Kind::Bank, value)).collect();
    view.spots[spot.index()] = SpotView { places, cards: cards.into_iter().collect() };
    let worth = |card: Card| {
        let worth = usize::from(game.strength(&view, spot, card).unwrap_or_default());
        spots::helper(card, worth, words)
    };
    let helpers: Vec<String> = cards.into_iter().map(worth).collect();
    let place = view.spot(spot).place().expect("a place is in play");
    let args = args![
        place => art::kind_name(place.kind(), words),
        value => place.value(),
        helpers => helpers.join(words.semicolon()),
        free => usize::from(place.value()) - cards.len(),
    ];
    let caption = words.tell("primer-place-caption", &args);
    Figure { picture: spots::one_spot(&cast.scene(game, &view, &[], false), spot), caption }
}

/// A booty with two places of one kind and one of another, and their points.
fn spoils(game: &Desperados, cast: &Cast<'_>, view: &View) -> Figure {
    let words = cast.words;
    let mut view = view.clone();
    let won = [(Kind::Bank, 2), (Kind::Bank, 4), (Kind::Saloon, 3)];
    view.seats[Seat(0)].booty = won.into_iter().filter_map(|(kind, value)| PlaceCard::new(kind, value)).collect();
    let hauls = panels::hauls(&view.seats[Seat(0)].booty);
    let names: Vec<String> = hauls.iter().map(|haul| haul.name(words)).collect();
    let total: i32 = hauls.iter().map(|haul| haul.worth).sum();
    let args = args![name => cast.names[Seat(0)].as_str(), booty => names.join(words.semicolon()), count => total];
    let caption = words.tell("primer-booty-caption", &args);
    Figure { picture: panels::panels(&cast.scene(game, &view, &[], false)), caption }
}

/// A turn with a hold-up that two gangs join, one of them stronger, while somebody is already wanted.
fn played(seed: u64, words: &Words) -> ExampleTurn<'_> {
    let game = primer::usual(SEATS);
    primer::ExampleTurn::new(SEATS, seed, |turn| held_up(&game, turn).is_some(), SPEECH, words)
}

/// The seat that sets off the hold-up of such a turn, and the spot.
fn held_up(game: &Desperados, turn: &[Happened<Desperados>]) -> Option<(Seat, Spot)> {
    let (first, held_up) = turn.iter().find_map(|moment| match moment.event {
        Event::HoldUp { seat, spot, .. } => Some((moment, (seat, spot))),
        _ => None,
    })?;
    let wanted = first.view(game, Viewer::Spectator).warrant.len();
    let gangs = || {
        turn.iter().filter_map(|moment| match &moment.event {
            Event::Revealed { gang, .. } if !gang.is_empty() => Some(gang.len()),
            _ => None,
        })
    };
    let clear = turn.iter().any(|moment| matches!(moment.event, Event::Won { tie: None, .. }));
    let drew = turn.iter().any(|moment| matches!(moment.event, Event::Drew { count: 2, .. }));
    let small = gangs().all(|count| count <= 3) && gangs().any(|count| count > 1) && (1..=4).contains(&wanted);
    (clear && drew && small && gangs().count() == 2).then_some(held_up)
}

/// The place, the warrant and the gangs at the moment when all are revealed.
fn gangs(words: &Words) -> Figure {
    let played = played(SEED_OF_GANGS, words);
    let (_, spot) = held_up(&played.game, &played.turn).expect("the game of the seed has such a hold-up");
    let revealed = |event: &Event| matches!(event, Event::Revealed { .. });
    played.figure(Viewer::Spectator, false, revealed, |scene| {
        html! { (spots::one_spot(scene, spot)) (warrant::warrant(&scene.reader(), &scene.view.warrant)) (news::news(scene)) }
    })
}

/// The warrant after the same hold-up.
fn wanted(words: &Words) -> Figure {
    let wanted = |event: &Event| matches!(event, Event::Wanted { .. });
    played(SEED_OF_GANGS, words)
        .figure(Viewer::Spectator, false, wanted, |scene| warrant::warrant(&scene.reader(), &scene.view.warrant))
}

/// What is drawn of a scene in which a place is held up.
type Draw = fn(&Scene<'_, Desperados>, Spot) -> Markup;

/// The example in steps.
fn example(words: &Words) -> Vec<ExampleStep> {
    let played = played(SEED, words);
    let (seat, spot) = held_up(&played.game, &played.turn).expect("the game of the seed has such a hold-up");
    let step = |key, viewer, is_told: fn(&Event) -> bool, draw: Draw| ExampleStep {
        key,
        args: args![name => played.cast.names[seat].clone()].into(),
        figure: played.figure(viewer, false, is_told, |scene| draw(scene, spot)),
    };
    let at_place: Draw = spots::one_spot;
    let with_hand: Draw = |scene, spot| html! { (spots::one_spot(scene, spot)) (hand::hand(scene)) };
    let with_gangs: Draw = |scene, spot| {
        let stage = stage::stage(scene).map(|stage| stage.draw(Desperados::NAME));
        html! { (spots::one_spot(scene, spot)) (stage.unwrap_or_default()) }
    };
    let with_warrant: Draw = |scene, _| warrant::warrant(&scene.reader(), &scene.view.warrant);
    let of_all: Draw = |scene, _| panels::panels(scene);
    let (own, all) = (Viewer::Seat(seat), Viewer::Spectator);
    vec![
        step("primer-step-draw", own, |event| matches!(event, Event::Turn { .. } | Event::Drew { .. }), with_hand),
        step("primer-step-place", all, |event| matches!(event, Event::Placed { .. }), at_place),
        step("primer-step-hold-up", all, |event| matches!(event, Event::HoldUp { .. }), with_warrant),
        step("primer-step-reveal", all, |event| matches!(event, Event::Revealed { .. }), with_gangs),
        step("primer-step-won", all, |event| matches!(event, Event::Won { .. }), of_all),
        step("primer-step-wanted", all, |event| matches!(event, Event::Wanted { .. }), with_warrant),
    ]
}

#[cfg(test)]
mod tests {
    use look::Language;

    use super::*;

    const WORDS: look::WordFiles = look::word_files!("../../i18n");

    #[test]
    fn the_example_is_a_hold_up_whose_strengths_and_booty_are_those_of_the_game() {
        let words = Words::load(Language::En, &[WORDS]);
        let ExampleTurn { game, turn, .. } = played(SEED, &words);
        let steps = example(&words);
        assert_eq!(steps.len(), 6);
        let strengths = turn.iter().filter_map(|moment| match &moment.event {
            Event::Revealed { gang, strength, .. } if !gang.is_empty() => Some(strength),
            _ => None,
        });
        for strength in strengths {
            let caption = &steps[3].figure.caption;
            assert!(caption.contains(&format!("strength\u{a0}{strength}")), "{caption}");
        }
        let (seat, place) = turn
            .iter()
            .find_map(|moment| match moment.event {
                Event::Won { seat, place, .. } => Some((seat, place)),
                _ => None,
            })
            .expect("somebody wins");
        assert_ne!(Some(seat), held_up(&game, &turn).map(|(trigger, _)| trigger), "the last step says so");
        let won = Event::Won { seat, spot: Spot::ALL[0], place, tie: None };
        let won = speech::spoken(&Cast::new(SEATS, &words).reader(&game), &won);
        assert_eq!(Some(&steps[4].figure.caption), won.as_ref());
    }

    #[test]
    fn the_gangs_of_the_lesson_are_one_of_a_colour_and_one_of_a_desperado() {
        let words = Words::load(Language::En, &[WORDS]);
        let turn = played(SEED_OF_GANGS, &words).turn;
        let gangs = turn.iter().filter_map(|moment| match &moment.event {
            Event::Revealed { gang, .. } if !gang.is_empty() => Some(gang),
            _ => None,
        });
        let alike: Vec<(bool, bool)> = gangs
            .map(|gang| {
                let same = |is: fn(Card, Card) -> bool| gang.iter().all(|card| is(*card, gang[0]));
                (same(|a, b| a.colour() == b.colour()), same(|a, b| a.person() == b.person()))
            })
            .collect();
        assert_eq!(alike, [(false, true), (true, false)]);
    }

    #[test]
    fn the_booty_of_the_lesson_counts_what_the_rules_count() {
        let game: Desperados = primer::usual(2);
        let words = Words::load(Language::En, &[WORDS]);
        let figure = spoils(&game, &Cast::new(2, &words), &dealt(&game, 1, Viewer::Spectator));
        let places = [(Kind::Bank, 2), (Kind::Bank, 4), (Kind::Saloon, 3)];
        let places: Vec<PlaceCard> =
            places.into_iter().filter_map(|(kind, value)| PlaceCard::new(kind, value)).collect();
        let total = desperados::booty(&places, Kind::Bank) + desperados::booty(&places, Kind::Saloon);
        assert!(figure.caption.contains(&format!("Together {total} points")), "{}", figure.caption);
    }
}
