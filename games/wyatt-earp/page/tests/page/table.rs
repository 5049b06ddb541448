//! Every possible decision has a button, every impossible one says why, and nothing else is given away.

use std::collections::BTreeSet;

use look_kit::values;
use table::{BySeat, Fast, Game, Position, Seat, Settings, Viewer};
use wyatt_earp::{Action, Card, Event, HandEnd, Illegal, Outlaw, Scored, SheetLine, Step, share};
use wyatt_earp_page::PAGE;

use crate::samples::{SEATS, hit_in_a_window, sample, wander};

#[test]
fn every_legal_action_has_a_button_with_a_key_and_nobody_else_has_any() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut steps = BTreeSet::new();
    for seed in 0..8 {
        wander(game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).first() else { return };
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
    assert_eq!(steps.iter().map(String::as_str).collect::<Vec<_>>(), all, "the games meet every kind of decision");
}

/// Money that goes onto a poster does not belong to the player who lays the cards.
#[test]
fn a_button_says_that_the_reward_grows_and_a_search_how_many_of_a_card_there_are() {
    let sample = sample(Settings::default());
    let (mut raised, mut found) = (0, 0);
    wander(&sample.game, 0, |position| {
        let Some(seat) = sample.game.to_act(&position.state).first() else { return };
        let view = sample.game.view(&position.state, Viewer::Seat(seat));
        let html = sample.page(position, Viewer::Seat(seat));
        let buttons = html.split("<button").skip(1).filter_map(|rest| rest.split("</button>").next());
        for button in buttons.filter(|button| button.contains("class=\"deed\"") && button.contains("$")) {
            let is_at_group = button.contains("value=\"target ");
            assert!(button.contains(if is_at_group { "<small>+$" } else { "<small>reward +$" }), "{button}");
            raised += usize::from(!is_at_group);
        }
        let pile = if view.step == Step::Search { view.pile.as_ref() } else { None };
        for card in pile.iter().flat_map(|pile| pile.kinds()).filter(|card| *card != Card::WYATT) {
            let label = format!("({} in the pile)", pile.expect("the pile is being searched").count(card));
            assert!(html.contains(&label), "{card}: {label}");
            found += 1;
        }
    });
    assert!(raised > 0 && found > 0, "{raised} and {found}");
}

#[test]
fn nobody_is_asked_whether_he_is_sure_of_the_two_cards_that_a_turn_begins_with() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let (mut draws, mut others) = (0, 0);
    wander(game, 0, |position| {
        let Some(seat) = game.to_act(&position.state).first() else { return };
        let html = sample.page(position, Viewer::Seat(seat));
        for tag in html.split('<').filter(|tag| tag.contains("name=\"action\"")) {
            let asks = tag.contains("data-learns");
            match values(tag, "value")[0] {
                "draw" => {
                    assert!(!asks, "{tag}");
                    draws += 1;
                }
                _ => others += usize::from(asks),
            }
        }
    });
    assert!(draws > 0 && others > 0, "{draws} draws, {others} others are asked about");
}

#[test]
fn a_card_flies_into_the_own_hand_from_its_pile_and_money_from_the_poster_to_whoever_gets_it() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(8), &mut ());
    let view = |viewer| sample.game.view(&position.state, viewer);
    let (own, other) = (Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)));
    let card = view(own).hand.kinds().next().unwrap();
    let flies = |from: &str| format!("data-flies=\"{from} {card}\"");
    let drew = Event::YouDrew { cards: [card].into_iter().collect() };
    assert!(sample.watched(&view(own), &[drew], None).contains(&flies("draw-pile")));
    let took = [Event::Took { seat: Seat(0), card }];
    assert!(sample.watched(&view(own), &took, None).contains(&flies("discard-pile")));
    assert!(!sample.watched(&view(other), &took, None).contains("data-flies"), "it is another seat's card");
    let (shares, money) = ([0, 5, 0, 0].into_iter().collect(), BySeat::new(SEATS, |_| 5));
    let scored = Scored { outlaw: Outlaw::Belle, points: BySeat::new(SEATS, |_| 8), shares, rest: 0, money };
    let html = sample.watched(&view(Viewer::Spectator), &[Event::Scored(scored)], Some(0));
    assert!(html.contains("data-flies=\"poster-1 money-2\"") && html.matches("data-flies").count() == 1, "{html}");
}

/// Everybody else sees who is choosing, and gets no button.
#[test]
fn a_hit_in_a_window_has_its_buttons_at_the_covered_groups() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let position = hit_in_a_window(game);
    let seat = game.to_act(&position.state).first().unwrap();
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
        assert!(
            html.contains("has scored a hit and is choosing a group for Wyatt Earp.")
                && !html.contains("name=\"action\"")
        );
    }
}

#[test]
fn what_cannot_be_done_says_why_and_leads_to_its_clause() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut reasons = BTreeSet::new();
    for seed in 0..8 {
        wander(game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).first() else { return };
            let html = sample.page(position, Viewer::Seat(seat));
            for why in html.split("aria-disabled=\"true\">").skip(1) {
                reasons.insert(why.split('<').next().unwrap_or_default().to_owned());
                assert!(why.contains("href=\"/rules/wyatt-earp#WE-"));
            }
        });
    }
    for illegal in [Illegal::ThreeToOpen, Illegal::NotOnTable, Illegal::OneSheriffCard, Illegal::NoGroup] {
        assert!(reasons.contains(&(PAGE.reason)(illegal, &sample.words)), "{illegal:?} is never said: {reasons:?}");
    }
}

/// Every card can be discarded, so none is dimmed.
#[test]
fn a_card_that_can_be_played_is_lit_and_none_is_dimmed() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut seen = BTreeSet::new();
    wander(game, 4, |position| {
        let Some(seat) = game.to_act(&position.state).first() else { return };
        let view = game.view(&position.state, Viewer::Seat(seat));
        if view.step != Step::Play {
            return;
        }
        let html = sample.page(position, Viewer::Seat(seat));
        let is_useful = |slot: &usize| {
            let mut buttons = html.split("<button ").filter(|tag| tag.contains(&format!("lay for-{slot}\" name")));
            buttons.any(|tag| !tag.contains("value=\"discard "))
        };
        for slot in 1..=view.hand.kinds().count() {
            let label = html.split("<label ").find(|label| label.contains(&format!("id=\"pick-{slot}\""))).unwrap();
            let class = if is_useful(&slot) { "class=\"pick fit" } else { "class=\"pick\"" };
            assert!(label.starts_with(class), "{label}");
            seen.insert(class);
        }
    });
    assert_eq!(seen.len(), 2, "some cards can be played, and some can only be discarded");
}

/// The stylesheet puts the last button into the corner, so that it does not move from card to card.
#[test]
fn to_discard_is_the_last_button_of_every_card() {
    let sample = sample(Settings::default());
    let mut strips = 0;
    wander(&sample.game, 2, |position| {
        let Some(seat) = sample.game.to_act(&position.state).first() else { return };
        let html = sample.page(position, Viewer::Seat(seat));
        for strip in html.split("<div class=\"strip").skip(1) {
            let strip = strip.split("</div>").next().unwrap_or_default();
            let Some((_, after)) = strip.split_once("value=\"discard ") else { continue };
            assert!(!after.contains("<button") && strip.contains("class=\"button corner"), "{strip}");
            strips += 1;
        }
    });
    assert!(strips > 20, "{strips}");
}

#[test]
fn the_legend_says_what_stands_on_the_posters() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(8), &mut ());
    let html = sample.page(&position, Viewer::Spectator);
    let (wall, legend) = html.split_once("id=\"legend\"").expect("there is a legend");
    for key in ["poster-closed", "sign-closed"] {
        let said = sample.words.say(key);
        assert!(wall.contains(&said) && legend.contains(&said), "{said}");
    }
    assert!(legend.contains("7 of 8\u{a0}points"), "{legend}");
}

#[test]
fn the_wall_says_which_hand_it_is_and_which_money_ends_the_game() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(8), &mut ());
    let goal = sample.words.money(i32::from(sample.game.edition().goal) * 1000);
    for said in [sample.page(&position, Viewer::Spectator), sample.in_words(&position, Viewer::Spectator)] {
        assert!(said.contains(&format!("Hand 1; the game ends at {goal}.")), "{said}");
    }
}

#[test]
fn only_drawing_is_said_to_be_for_good_where_a_discard_can_be_taken_instead() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(8), &mut ());
    let seat = sample.game.to_act(&position.state).first().unwrap();
    let html = sample.page(&position, Viewer::Seat(seat));
    assert!(html.contains("Drawing cannot be taken back.") && !html.contains("This cannot be taken back."), "{html}");
}

/// The scoring of a hand says why it is over, what each player took of all rewards, and what each has now.
#[test]
fn the_account_of_a_hand_has_its_reason_and_its_totals() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(8), &mut ());
    let mut view = sample.game.view(&position.state, Viewer::Spectator);
    let line = |shares: [u16; 4], rest| SheetLine {
        points: BySeat::new(SEATS, |_| 8),
        shares: shares.into_iter().collect(),
        rest,
    };
    view.step = Step::HandOver(HandEnd::Emptied);
    view.hands[Seat(2)] = 0;
    view.money = [12, 3, 4, 9].into_iter().collect();
    view.sheet = [line([2, 0, 1, 0], 1), line([3, 0, 0, 0], 4)].into_iter().collect();
    let html = sample.watched(&view, &[], None);
    let scoring = html.split_once("id=\"scoring\"").unwrap().1;
    let why = format!("{} has no cards left: the hand is over.", sample.names[Seat(2)]);
    assert!(scoring.contains(&why), "{scoring}");
    let totals = scoring.split_once("<tfoot>").unwrap().1.split("</tfoot>").next().unwrap();
    let sums: Vec<_> =
        ["$5,000", "$0", "$1,000", "$0", "$5,000", "$12,000", "$3,000", "$4,000", "$9,000"].into_iter().collect();
    let found: Vec<_> =
        totals.split("<td>").skip(1).map(|cell| cell.split(['<', '>']).find(|text| text.starts_with('$'))).collect();
    assert_eq!(found.into_iter().flatten().collect::<Vec<_>>(), sums, "{totals}");
}

/// The piles themselves are the buttons, and the prompt does not repeat them.
#[test]
fn a_pile_is_the_button_and_the_prompt_does_not_repeat_it() {
    let sample = sample(Settings::default());
    let position = Position::deal(&sample.game, &Fast::new(8), &mut ());
    let seat = sample.game.to_act(&position.state).first().unwrap();
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
    look_kit::drawings_differ(&PAGE, cards.chain(outlaws));
}

#[test]
fn a_scored_outlaw_and_a_shot_are_marked_in_their_moment_and_the_sheet_stays_readable() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let mut sheets = 0;
    look_kit::wander(game, 5, |position| {
        let Some(seat) = game.to_act(&position.state).first() else { return };
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
    let shot = |card| sample.staged(&view, &[Event::Shot { seat: Seat(0), card }]).expect("a shot has a stage");
    assert!(shot(Card::outlaw(Outlaw::Wes)).contains("Hit!") && shot(Card::BANK).contains("Miss"));
    let shares = [5, 0, 0, 0].into_iter().collect();
    let scored =
        Scored { outlaw: Outlaw::Wes, points: BySeat::new(4, |_| 8), shares, rest: 0, money: BySeat::new(4, |_| 5) };
    assert!(moment(Event::Scored(scored)).contains("class=\"paid\""));
}

#[test]
fn shots_duels_and_rewards_have_a_stage_and_the_account_of_a_hand_has_its_sheet() {
    look_kit::great_moments_have_stages(&PAGE, |event| match event {
        Event::Scored(scored) => Some(&scored.outlaw) != Outlaw::ALL.last(),
        event => matches!(event, Event::Shot { .. } | Event::Turned { .. }),
    });
}

#[test]
fn we_31_a_poster_shows_to_whom_its_reward_would_go_if_the_hand_ended_now() {
    let sample = sample(Settings::default());
    let game = &sample.game;
    let (mut shared, mut waiting) = (0, 0);
    for seed in 0..4 {
        wander(game, seed, |position| {
            let view = game.view(&position.state, Viewer::Spectator);
            let html = sample.page(position, Viewer::Spectator);
            for outlaw in Outlaw::ALL {
                let worth = &game.edition().points;
                let points: Vec<u16> = view.groups.iter().map(|groups| groups[outlaw].points(worth)).collect();
                let shares = share(&points, view.posters[outlaw.index()], 8, game.options().smallest_first);
                let (_, poster) = html.split_once(&format!("id=\"poster-{}\"", outlaw.index() + 1)).expect("a poster");
                let (poster, _) = poster.split_once("</li>").expect("its end");
                let (state, _) = poster.split_once("class=\"tallies\"").unwrap_or((poster, ""));
                let takers: Vec<u16> = shares.into_iter().filter(|share| *share > 0).collect();
                let shown: Vec<&str> = state.split('→').skip(1).collect();
                assert_eq!(shown.len(), takers.len(), "{outlaw:?} at {points:?}: {state}");
                for (text, share) in shown.iter().zip(&takers) {
                    assert!(text.contains(&format!("${share},000")), "{share}: {text}");
                }
                shared += usize::from(takers.len() > 1);
                waiting += usize::from(takers.is_empty());
            }
        });
    }
    assert!(shared > 0 && waiting > 0);
}
