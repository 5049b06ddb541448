//! What the table shows, and what it hides from others.

use std::collections::BTreeSet;

use desperados::{Action, Colour, Desperados, Event, Kind, Person, Step};
use desperados_page::PAGE;
use look_kit::wander;
use table::{Fast, Game, Position, Settings, Viewer};

use crate::{SEATS, sample};

/// DE-11: a seat's choice can be taken back card by card, and nobody else's page shows any of it.
#[test]
fn a_choice_shows_on_no_other_page_and_can_be_taken_back() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut chosen = 0;
    for seed in 0..6 {
        wander(game, seed, |position| {
            let due = game.to_act(&position.state);
            if due.len() < 2 {
                return;
            }
            let seat = due.iter().next().unwrap();
            let mut list = Vec::new();
            game.legal(&position.state, seat, &mut list);
            let Some(join) = list.iter().find(|action| matches!(action, Action::Join { .. })) else { return };
            let mut after = position.clone();
            after.step(game, seat, *join, &Fast::new(0), &mut ()).unwrap();
            let own = sample.page(&after, Viewer::Seat(seat));
            assert!(own.contains(&format!("name=\"back\" value=\"{join}\"")), "{join}");
            after.step(game, seat, Action::Ready, &Fast::new(0), &mut ()).unwrap();
            for viewer in Viewer::all(SEATS).filter(|viewer| *viewer != Viewer::Seat(seat)) {
                assert_eq!(sample.page(&after, viewer), sample.page(position, viewer));
            }
            chosen += 1;
        });
    }
    assert!(chosen > 5, "{chosen}");
}

#[test]
fn every_person_place_and_mark_has_a_drawing_of_its_own() {
    let persons = Person::ALL.iter().map(|person| format!("person-{}", person.name()));
    let kinds = Kind::ALL.iter().map(|kind| format!("place-{}", kind.name()));
    let colours = Colour::ALL.iter().map(|colour| format!("mark-{}", colour.name()));
    look_kit::drawings_differ(&PAGE, persons.chain(kinds).chain(colours));
}

/// With *exact match*, no person counts as a whole (option of DE-15).
#[test]
fn the_warrant_says_how_much_a_person_counts_where_all_his_cards_count_the_same() {
    for exact in ["off", "on"] {
        let sample = sample(Settings::of([("exact-match", exact)]));
        let mut wanted = 0;
        wander(&sample.game, 1, |position| {
            if sample.game.view(&position.state, Viewer::Spectator).warrant.is_empty() {
                return;
            }
            wanted += 1;
            let html = sample.page(position, Viewer::Spectator);
            assert_eq!(html.contains("class=\"count\">+"), exact == "off", "{html}");
        });
        assert!(wanted > 5, "{wanted} positions with a warrant");
    }
}

/// A placed card is the seat's whole decision, so it is committed on click.
#[test]
fn placing_looks_like_what_cannot_be_taken_back() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(1), &mut ());
    let seat = sample.game.to_act(&position.state).first().expect("somebody begins");
    let html = sample.page(&position, Viewer::Seat(seat));
    let ways: Vec<&str> = html.split("class=\"whole way").skip(1).collect();
    assert!(!ways.is_empty(), "{html}");
    assert!(ways.iter().all(|way| way.split("</button>").next().is_some_and(|way| way.contains("class=\"seal\""))));
    assert!(html.contains(&sample.words.say("place-for-good")));
}

/// DE-10: a card's button says in advance that it sets off a hold-up, if and only if it does.
#[test]
fn de_10_a_button_says_that_its_card_sets_a_hold_up_off() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let (mut quiet, mut warned) = (0, 0);
    wander(game, 2, |position| {
        let view = game.view(&position.state, Viewer::Spectator);
        if view.step != Step::Place {
            return;
        }
        let html = sample.page(position, Viewer::Seat(view.active));
        let mut list = Vec::new();
        game.legal(&position.state, view.active, &mut list);
        for action in list {
            let mut after = position.clone();
            after.play(game, view.active, action, &Fast::new(0), &mut ()).unwrap();
            let is_held_up = matches!(game.view(&after.state, Viewer::Spectator).step, Step::HoldUp(_));
            let (_, button) = html.split_once(&format!("value=\"{action}\"")).expect("a button for each action");
            let button = button.split("</button>").next().unwrap_or_default();
            assert_eq!(button.matches(": hold-up").count(), if is_held_up { 2 } else { 0 }, "{action}: {button}");
            if is_held_up { warned += 1 } else { quiet += 1 }
        }
    });
    assert!(quiet > 0 && warned > 0, "{quiet} {warned}");
}

/// DE-6: the active player sees which cards they have just drawn; nobody else does.
#[test]
fn de_6_the_cards_that_were_just_drawn_are_marked() {
    let sample = sample(Settings::default());
    let mut marked = 0;
    look_kit::play(&sample.game, 2, &mut look_kit::StepEvents::default(), |position, moments| {
        let moments = std::mem::take(moments);
        for viewer in Viewer::all(SEATS) {
            let heard = moments.by(viewer);
            let html = sample.watched(&sample.game.view(&position.state, viewer), &heard, None);
            let turn = heard.iter().rposition(|event| matches!(event, Event::Turn { .. })).unwrap_or(heard.len());
            let drawn = heard[turn..].iter().filter_map(|event| match event {
                Event::YouDrew { cards } => Some(cards),
                _ => None,
            });
            // Two copies are one card of the hand.
            let drawn = drawn.flatten().collect::<BTreeSet<_>>().len();
            if html.contains("class=\"hand\"") {
                assert_eq!(html.matches("class=\"pick drawn\"").count(), drawn, "{viewer:?} {heard:?}");
                marked += drawn;
            }
        }
    });
    assert!(marked > 10, "{marked}");
}

/// DE-20: the game ends when the first value-5 place is held up, and value 5 lies at the bottom (DE-3).
#[test]
fn the_last_place_of_a_pile_says_that_the_end_comes_then() {
    let sample = sample(Settings::default());
    let end = sample.words.say("beneath-end");
    let mut seen = 0;
    wander(&sample.game, 1, |position| {
        let view = sample.game.view(&position.state, Viewer::Spectator);
        let last = view.spots.iter().filter(|spot| spot.places.len() == 1).count();
        assert_eq!(sample.page(position, Viewer::Spectator).matches(&end).count(), last);
        seen += last;
    });
    assert!(seen > 0);
}

/// Calls `look` with the pages of seats that are asked who joins and have chosen nobody yet: the page, whether a card
/// may join, and whether the seat has any card.
fn hold_ups(sample: &look_kit::Sample<Desperados>, mut look: impl FnMut(&str, bool, bool)) {
    let game = &sample.game;
    for seed in 0..6 {
        wander(game, seed, |position| {
            let due = game.to_act(&position.state);
            let Some(seat) = due.iter().next().filter(|_| due.len() > 1) else { return };
            let mut list = Vec::new();
            game.legal(&position.state, seat, &mut list);
            let view = game.view(&position.state, Viewer::Seat(seat));
            let is_begun = view.choice.as_ref().is_some_and(|choice| !choice.gang.cards.is_empty());
            let can_join = list.iter().any(|action| matches!(action, Action::Join { .. }));
            if !is_begun {
                look(&sample.page(position, Viewer::Seat(seat)), can_join, !view.hand.is_empty());
            }
        });
    }
}

/// Each place counts as much as the best of its kind. Players should not have to work that out at each hold-up.
#[test]
fn de_22_the_question_who_joins_says_what_the_place_brings_where_that_is_not_its_value() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut seen = [0; 2];
    for seed in 0..6 {
        wander(game, seed, |position| {
            for seat in game.to_act(&position.state).iter() {
                let view = game.view(&position.state, Viewer::Seat(seat));
                let Step::HoldUp(spot) = view.step else { return };
                let place = view.spot(spot).place().expect("a place is held up");
                let own = view.seats[seat].booty.iter().filter(|other| other.kind() == place.kind());
                let values: Vec<u8> = own.map(|other| other.value()).collect();
                let best = values.iter().max().copied().unwrap_or(0);
                let count = values.len() as u8;
                let points = best.max(place.value()) * (count + 1) - best * count;
                let html = sample.page(position, Viewer::Seat(seat));
                if html.contains("who joins?") {
                    let said = html.contains(&format!("{points}\u{a0}points to you: who joins?"));
                    assert_eq!(said, points != place.value(), "{points}: {html}");
                    seen[usize::from(said)] += 1;
                }
            }
        });
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn the_cards_of_the_hand_keep_their_places_while_some_join() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let places = |html: &str| {
        let ids = look_kit::values(html, "id").into_iter().filter(|id| id.starts_with("candidate-"));
        ids.map(str::to_owned).collect::<Vec<_>>()
    };
    let mut gaps = 0;
    wander(game, 3, |position| {
        let Some(seat) = game.to_act(&position.state).first() else { return };
        let mut list = Vec::new();
        game.legal(&position.state, seat, &mut list);
        for join in list.into_iter().filter(|action| matches!(action, Action::Join { .. })) {
            let mut after = position.clone();
            after.step(game, seat, join, &Fast::new(0), &mut ()).unwrap();
            let [before, after] = [position, &after].map(|position| sample.page(position, Viewer::Seat(seat)));
            assert_eq!(places(&before), places(&after), "{join}");
            gaps += after.matches("class=\"gone\"").count();
        }
    });
    assert!(gaps > 5, "{gaps}");
}

/// DE-11: everybody is asked, so that nobody learns who could have joined.
#[test]
fn whoever_is_asked_although_nobody_of_his_can_join_is_told_why() {
    let sample = sample(Settings::default());
    let mut seen = [0; 2];
    hold_ups(&sample, |html, can_join, has_cards| {
        let is_told = html.contains("none of your cards can join. Press anyway, so nobody finds out.");
        assert_eq!(is_told, !can_join && has_cards, "{html}");
        let (button, _) = html.split_once("Send nobody").expect("the page has the button");
        let (_, button) = button.rsplit_once("<button").expect("it is a button");
        assert_eq!(button.contains("strong"), !can_join, "it stands out if there is no other choice: {button}");
        seen[usize::from(can_join)] += 1;
    });
    assert!(seen.iter().all(|count| *count > 0), "{seen:?}");
}

#[test]
fn the_question_who_joins_leads_to_all_clauses_that_answer_it() {
    let sample = sample(Settings::default());
    let link = "href=\"/rules/desperados#DE-12\" data-with=\"DE-13 DE-14 DE-15 DE-16\"";
    hold_ups(&sample, |html, _, _| assert!(html.contains(link) && html.contains("§\u{a0}12–16"), "{html}"));
}

#[test]
fn why_several_cards_cannot_join_is_said_in_the_plural() {
    let sample = sample(Settings::default());
    let mut seen = BTreeSet::new();
    hold_ups(&sample, |html, _, _| {
        let folded = html.split_once("class=\"why-not\"").map(|(_, rest)| rest.split("</details>").next().unwrap());
        for item in folded.unwrap_or_default().split("<li>").skip(1).filter(|item| item.contains("#DE-14")) {
            let (cards, why) = item.split_once("</strong>").expect("the cards come first");
            let are_several = cards.contains(" and ");
            assert!(why.contains(if are_several { "They are neither" } else { "This desperado is neither" }), "{item}");
            seen.insert(are_several);
        }
    });
    assert_eq!(seen.len(), 2, "{seen:?}");
}
