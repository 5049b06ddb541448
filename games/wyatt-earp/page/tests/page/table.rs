//! What can be decided has a button, what cannot says why, and nothing else is given away.

use std::collections::BTreeSet;

use look::Page;
use look_kit::values;
use table::{BySeat, Fast, Game, Position, Seat, Settings, Viewer};
use wyatt_earp::{Action, Card, Event, Illegal, Outlaw, Scored, Step, WyattEarp};
use wyatt_earp_page::WyattEarpPage;

use crate::samples::{SEATS, hit_in_a_window, sample, wander};

#[test]
fn every_legal_action_has_a_button_with_a_key_and_nobody_else_has_any() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut steps = BTreeSet::new();
    for seed in 0..8 {
        wander(game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).iter().next() else { return };
            let view = game.view(&position.state, Viewer::Seat(seat));
            let kind = format!("{:?}", view.step);
            steps.insert(kind.split(['(', ' ']).next().unwrap_or_default().to_owned());
            let mut list = Vec::new();
            game.legal(&position.state, seat, &mut list);
            let html = sample.page(position, Viewer::Seat(seat));
            for action in &list {
                assert!(html.contains(&format!("value=\"{action}\"")), "{action} has no button");
            }
            for tag in html.split('<').filter(|tag| tag.contains("name=\"action\"")) {
                assert!(tag.contains("data-key="), "no key: {tag}");
                let value = values(tag, "value")[0];
                assert!(list.contains(&value.parse().unwrap()), "{value} is offered and not legal");
            }
            for other in Viewer::all(SEATS).filter(|viewer| viewer.seat() != Some(seat)) {
                assert!(!sample.page(position, other).contains("name=\"action\""));
            }
        });
    }
    let all = ["Ask", "Draw", "Found", "Play", "Search", "Target", "Window"];
    assert_eq!(steps.iter().map(String::as_str).collect::<Vec<_>>(), all, "the games come by every kind of decision");
}

/// Everybody else sees who chooses, and no button.
#[test]
fn a_hit_in_a_window_has_its_buttons_at_the_covered_groups() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let position = hit_in_a_window(game);
    let seat = game.to_act(&position.state).iter().next().unwrap();
    let html = sample.page(&position, Viewer::Seat(seat));
    let mut list = Vec::new();
    game.legal(&position.state, seat, &mut list);
    assert!(list.len() > 1, "{list:?}");
    for action in list {
        let Action::Target { outlaw, .. } = action else { panic!("{action} names no target") };
        let group = html.split_once(&format!("id=\"group-{seat}-{}\"", outlaw.index() + 1)).unwrap().1;
        let group = group.split("</li>").next().unwrap();
        assert!(group.contains(&format!("value=\"{action}\"")) && group.contains("data-key="), "{group}");
    }
    for other in Viewer::all(SEATS).filter(|viewer| viewer.seat() != Some(seat)) {
        let html = sample.page(&position, other);
        assert!(html.contains("has hit and chooses a group for Wyatt Earp.") && !html.contains("name=\"action\""));
    }
}

#[test]
fn what_cannot_be_done_says_why_and_leads_to_its_clause() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut reasons = BTreeSet::new();
    for seed in 0..8 {
        wander(game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).iter().next() else { return };
            let html = sample.page(position, Viewer::Seat(seat));
            for why in html.split("aria-disabled=\"true\">").skip(1) {
                reasons.insert(why.split('<').next().unwrap_or_default().to_owned());
                assert!(why.contains("href=\"/rules/wyatt-earp#WE-"));
            }
        });
    }
    for illegal in [Illegal::ThreeToOpen, Illegal::NotOnTable, Illegal::OneSheriffCard, Illegal::NoGroup] {
        assert!(
            reasons.contains(&WyattEarpPage::reason(illegal, &sample.words)),
            "{illegal:?} is never said: {reasons:?}"
        );
    }
}

/// A card of the hand is dimmed exactly where it can only be discarded and another one can be played.
#[test]
fn a_card_that_can_only_be_discarded_is_dimmed_while_another_can_be_played() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut seen = BTreeSet::new();
    wander(game, 4, |position| {
        let Some(seat) = game.to_act(&position.state).iter().next() else { return };
        let view = game.view(&position.state, Viewer::Seat(seat));
        if view.step != Step::Play {
            return;
        }
        let html = sample.page(position, Viewer::Seat(seat));
        let is_useful = |slot: &usize| {
            let mut buttons = html.split("<button ").filter(|tag| tag.contains(&format!("lay for-{slot}\" name")));
            buttons.any(|tag| !tag.contains("value=\"discard "))
        };
        let slots = 1..=view.hand.kinds().count();
        let is_any_useful = slots.clone().any(|slot| is_useful(&slot));
        for slot in slots {
            let label = html.split("<label ").find(|label| label.contains(&format!("id=\"pick-{slot}\""))).unwrap();
            let is_dimmed = is_any_useful && !is_useful(&slot);
            assert_eq!(label.starts_with("class=\"pick unfit\""), is_dimmed, "{label}");
            seen.insert((is_any_useful, is_dimmed));
        }
    });
    assert_eq!(
        seen.len(),
        3,
        "some hands can only be discarded from, some cards of others are dimmed and some are not"
    );
}

/// The piles are pressed themselves, and nothing of them stands in the prompt.
#[test]
fn a_pile_is_the_button_and_the_prompt_does_not_repeat_it() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(8), &mut ());
    let seat = sample.game.to_act(&position.state).iter().next().unwrap();
    let html = sample.page(&position, Viewer::Seat(seat));
    for (pile, action) in [("draw-pile", "draw"), ("discard-pile", "take")] {
        let pile = html.split_once(&format!("id=\"{pile}\"")).unwrap().1.split("</li>").next().unwrap();
        let value = format!("value=\"{action}\"");
        assert_eq!((pile.matches(&value).count(), html.matches(&value).count()), (1, 1), "{pile}");
    }
}

#[test]
fn ids_name_places_and_never_a_card() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let places = [
        "act",
        "hand",
        "pick-",
        "search",
        "wall",
        "poster-",
        "draw-pile",
        "discard-pile",
        "in-play",
        "panel-",
        "group-",
        "legend",
        "sheet",
        "scoring",
        "flash",
    ];
    wander(game, 6, |position| {
        for viewer in Viewer::all(SEATS) {
            let html = sample.page(position, viewer);
            for id in values(&html, "id") {
                let place = id.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
                assert!(places.iter().any(|known| known.trim_end_matches('-') == place), "{id}");
            }
        }
    });
}

#[test]
fn a_hand_is_shown_to_its_owner_alone() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let position = Position::deal(game, &Fast::new(8), &mut ());
    for viewer in Viewer::all(SEATS) {
        let html = sample.page(&position, viewer);
        assert_eq!(html.contains("id=\"hand\""), viewer.seat().is_some());
        assert_eq!(html.matches("id=\"pick-").count(), game.view(&position.state, viewer).hand.kinds().count());
    }
}

#[test]
fn every_card_has_a_drawing_of_its_own_and_no_word_in_it() {
    let cards = Card::all().map(|card| format!("we-card-{card}"));
    let outlaws = Outlaw::ALL.iter().flat_map(|of| ["face", "mark"].map(|part| format!("we-{part}-{}", of.name())));
    look_kit::drawings_differ::<WyattEarp, WyattEarpPage>(cards.chain(outlaws));
}

#[test]
fn a_scored_outlaw_and_a_shot_are_marked_in_their_moment_and_the_sheet_stays_readable() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut sheets = 0;
    look_kit::wander(game, 5, |position| {
        let Some(seat) = game.to_act(&position.state).iter().next() else { return };
        let view = game.view(&position.state, Viewer::Seat(seat));
        if view.number > 1 && view.step == Step::Draw && sheets <= 20 {
            sheets += 1;
            let html = sample.page(position, Viewer::Seat(seat));
            let title = format!("How hand {} was scored", view.number - 1);
            assert!(html.contains("id=\"sheet\"") && html.contains(&title));
        }
    });
    assert!(sheets > 0);
    let view = game.view(&Position::deal(game, &Fast::new(3), &mut ()).state, Viewer::Spectator);
    let moment = |event: Event| sample.watched(&view, &[event], Some(0));
    assert!(moment(Event::Shot { seat: Seat(0), card: Card::outlaw(Outlaw::Wes) }).contains("Hit!"));
    assert!(moment(Event::Shot { seat: Seat(0), card: Card::BANK }).contains("Miss"));
    let shares = [5, 0, 0, 0].into_iter().collect();
    let scored = Scored { outlaw: Outlaw::Wes, points: BySeat::new(4, |_| 8), shares, rest: 0 };
    assert!(moment(Event::Scored(scored)).contains("class=\"paid\""));
}
