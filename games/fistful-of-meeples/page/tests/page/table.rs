//! What can be chosen, what cannot, and where the hand will land; ids name places, and no two drawings are alike.

use std::collections::BTreeSet;

use fistful_of_meeples::{
    Action, Building, Cause, Cube, End, Event, Face, Field, FistfulOfMeeples, Illegal, Meeple, Place, Side, Sign, Step,
    View, Way,
};
use fistful_of_meeples_page::PAGE;
use look::{Form, Names, Offer, Presence, Scene, Weight};
use look_kit::wander;
use table::{BySeat, Decision as _, Fast, Game, Position, Reason, Seat, Viewer};

use crate::{SEATS, sample};

#[test]
fn an_illegal_place_or_field_says_why_not_with_its_clause() {
    let sample = sample();
    let game = &sample.game;
    let (mut empty, mut not_next, mut others_first, mut nobody) = (false, false, false, false);
    for seed in 0..6 {
        wander(game, seed, |position| {
            let Some(asked) = game.to_act(&position.state).first() else { return };
            let html = sample.page(position, Viewer::Seat(asked));
            let says = |illegal: Illegal| {
                html.contains(&(PAGE.reason)(illegal, &sample.words))
                    && html.contains(&format!("/rules/fistful-of-meeples#{}", illegal.clause()))
            };
            let board = game.view(&position.state, Viewer::Spectator).board;
            match board.step {
                Step::Settle => assert!(says(Illegal::NoCorner)),
                Step::Take if board.places.pairs().any(|(_, meeples)| meeples.is_empty()) => {
                    assert!(says(Illegal::EmptyPlace));
                    empty = true;
                }
                Step::Drop if board.way != Way::Anywhere => {
                    let begins = matches!((board.from, board.way), (Some(Place::Building(_)), Way::Either(_)));
                    assert!(says(if begins { Illegal::NotBeside } else { Illegal::NotNext }));
                    not_next |= !begins;
                    others_first |= says(Illegal::OthersFirst);
                }
                Step::Resolve => {
                    assert!(says(Illegal::NobodyThere));
                    nobody = true;
                }
                _ => {}
            }
            assert_eq!(html.matches("class=\"tip").count(), html.matches("class=\"hit ").count() - drops(&html));
        });
    }
    assert!(empty && not_next && nobody && others_first);
}

/// How many of the buttons over the town put a meeple down: these show no words.
fn drops(html: &str) -> usize {
    html.split("<button").filter(|tag| tag.contains("class=\"hit ") && tag.contains("value=\"drop ")).count()
}

#[test]
fn fm_10_the_page_shows_in_both_directions_where_the_hand_will_fall() {
    let sample = sample();
    let game = &sample.game;
    let mut seen = (false, false);
    wander(game, 3, |position| {
        let Some(asked) = game.to_act(&position.state).first() else { return };
        let view = game.view(&position.state, Viewer::Seat(asked));
        let html = town(&sample.page(position, Viewer::Seat(asked)));
        let coming = html.matches("class=\"coming ").count();
        let told: usize = view.falls(None).iter().map(|fall| fall.fields.len()).sum();
        assert_eq!(coming, told);
        match view.board.way {
            Way::Either(_) if told > 0 => seen.0 |= html.contains("coming clockwise") && html.contains("coming anti"),
            Way::Along(..) if told > 0 => seen.1 = true,
            _ => {}
        }
        let spectator = town(&sample.page(position, Viewer::Spectator));
        assert!(!spectator.contains("class=\"coming "));
    });
    assert!(seen.0 && seen.1);
}

/// FM-30: the round is played out.
#[test]
fn fm_30_the_last_round_says_how_many_turns_follow() {
    let sample = sample();
    let mut said: Vec<(u32, String)> = Vec::new();
    wander(&sample.game, 3, |position| {
        let board = sample.game.view(&position.state, Viewer::Spectator).board;
        let html = sample.page(position, Viewer::Spectator);
        let Some((_, line)) = html.split_once("last-round\">") else { return };
        let line = line.split("</p>").next().and_then(|line| line.rsplit("</span>").next()).unwrap_or_default();
        said.push((board.turn, line.to_owned()));
    });
    let last = said.last().expect("a last round").0;
    for (turn, line) in said {
        let follows = match last - turn {
            0 => "This is the last turn.".to_owned(),
            1 => "One more turn follows.".to_owned(),
            turns => format!("{turns} more turns follow."),
        };
        assert_eq!(line, follows, "in turn {turn} of {last}");
    }
}

/// The page before the explanation of its badges.
fn town(html: &str) -> String {
    html.split_once("class=\"marks\"").expect("the badges are explained").0.to_owned()
}

#[test]
fn a_meeple_that_is_put_down_flies_out_of_the_own_hand_or_from_where_another_took_it() {
    let sample = sample();
    let game = &sample.game;
    let mut shown = 0;
    wander(game, 3, |position| {
        let view = game.view(&position.state, Viewer::Seat(Seat(0)));
        let stands = Field::ALL.into_iter().find_map(|field| Some((field, view.board.street.on(field)?)));
        let Some((field, meeple)) = stands else { return };
        for (seat, from) in [(Seat(0), "hand"), (Seat(1), "place-jail")] {
            let took = Event::Took { seat, place: Place::Jail, meeples: Default::default() };
            let html = sample.watched(&view, &[took, Event::Dropped { seat, meeple, field }], Some(1));
            assert!(html.contains(&format!("data-flies=\"{from} {field}\"")), "{html}");
            shown += 1;
        }
    });
    assert!(shown > 0);
}

#[test]
fn what_was_drawn_last_says_who_drew_it_for_whom_to_whoever_points_at_it() {
    let sample = sample();
    let position = Position::deal(&sample.game, &Fast::new(1), &mut ());
    let view = sample.game.view(&position.state, Viewer::Spectator);
    let cause = Cause::Door { meeple: Meeple::Robber, building: Building::ALL[0] };
    let drew = Event::Drew { seat: Seat(1), cause, cubes: vec![Cube::Gold, Cube::Gold] };
    let html = sample.watched(&view, std::slice::from_ref(&drew), None);
    let (_, tray) = html.split_once("id=\"place-tray\"").expect("the tray is drawn");
    let said = sample.spoken(&drew).expect("the draw is told");
    assert!(tray.contains(&format!("<title>{said}</title>")), "{said}: {tray}");
}

/// Keeping the roll has the result that the question announced, and the winning button stands out.
#[test]
fn fm_25_whoever_may_roll_once_more_reads_who_wins_without_it() {
    let sample = sample();
    let game = &sample.game;
    let mut seen = BTreeSet::new();
    for seed in 0..6 {
        wander(game, seed, |position| {
            let Some(asked) = game.to_act(&position.state).first() else { return };
            let board = game.view(&position.state, Viewer::Seat(asked)).board;
            let Step::Reroll(field) = board.step else { return };
            let mut heard = look_kit::StepEvents::default();
            position.clone().play(game, asked, Action::Keep, &Fast::new(seed), &mut heard).unwrap();
            let wins = heard
                .0
                .iter()
                .any(|(_, event, _)| matches!(event, Event::Decided { winner, .. } if *winner == Some(field)));
            let html = sample.page(position, Viewer::Seat(asked));
            assert_eq!(html.contains("so far you win"), wins, "{html}");
            assert_eq!(html.contains("so far you lose"), !wins, "{html}");
            let strong = if wins { "keep" } else { "reroll" };
            let tags: Vec<&str> = html.split('<').filter(|tag| tag.contains("class=\"button strong\"")).collect();
            assert!(tags.len() == 1 && tags[0].contains(&format!("value=\"{strong}\"")), "{tags:?}");
            seen.insert((wins, board.dice[0] == board.dice[1]));
        });
    }
    assert_eq!(seen.len(), 3, "won, won by equal rolls, lost: {seen:?}");
}

/// Even if a round leaves frames out, the frame of the result tells the whole showdown.
#[test]
fn fm_25_the_frame_of_a_result_shows_who_stood_against_whom_both_dice_and_who_won() {
    let sample = sample();
    let position = Position::deal(&sample.game, &Fast::new(1), &mut ());
    let view = sample.game.view(&position.state, Viewer::Spectator);
    let side = |seat, meeple, die| Side { seat: Seat(seat), meeple, die };
    let sides = [side(0, Meeple::Deputy, 2), side(1, Meeple::Robber, 5)];
    let shown =
        |sides, winner| sample.staged(&view, &[Event::Decided { sides, winner }]).expect("the showdown has a stage");
    let html = shown(sides, Some(Field::W));
    let (west, east) = html.split_once("class=\"versus\"").unwrap();
    for (half, facts) in [(west, ["Ben", "#fm-robber", "wins"]), (east, ["Anna", "#fm-deputy", "dies"])] {
        assert!(facts.iter().all(|fact| half.contains(fact)), "{facts:?}: {half}");
    }
    assert_eq!((pips(west), pips(east)), (5, 2), "the dice");
    let even = shown([sides[0], side(1, Meeple::Robber, 2)], Some(Field::E));
    assert!(even.contains("the better shot"), "{even}");
    assert_eq!(shown(sides, None).matches("dies</strong>").count(), 2);
    let decided = Event::Decided { sides, winner: None };
    let bought = sample.staged(&view, &[decided, Event::BarBought { seat: Seat(0), price: 6, left: 4 }]);
    assert_eq!(bought, None, "not in the frame of another event");
}

#[test]
fn a_showdown_names_the_other_and_says_you_over_the_viewer_s_own_side() {
    let sample = sample();
    let position = Position::deal(&sample.game, &Fast::new(1), &mut ());
    let (viewer, side) = (Seat(1), |seat, meeple, die| Side { seat: Seat(seat), meeple, die });
    let sides = [side(0, Meeple::Deputy, 2), side(1, Meeple::Robber, 5)];
    let scene = Scene {
        game: &sample.game,
        words: &sample.words,
        names: Names::new(&sample.names, Some(viewer)),
        view: &sample.game.view(&position.state, Viewer::Seat(viewer)),
        recall: None,
        offers: &[],
        last: &[Event::Decided { sides, winner: Some(Field::W) }],
        form: None,
        present: &BySeat::new(SEATS, |_| Presence::Here),
        frame: Some(0),
        parts: None,
    };
    let shown = (PAGE.stage)(&scene).expect("the showdown has a stage").body.into_string();
    let (west, east) = shown.split_once("class=\"versus\"").expect("two sides");
    assert!(west.contains(">You</span>") && east.contains(">Anna</span>"), "{shown}");
}

#[test]
fn showdowns_and_dynamite_have_a_stage() {
    look_kit::great_moments_have_stages(&PAGE, |event| {
        use Event::{Decided, Exploded, Rerolled, Rolled};
        matches!(event, Rolled { .. } | Rerolled { .. } | Decided { .. } | Exploded { .. })
    });
}

/// Beats fall away or have a frame of their own; a climax would share the frame of the result and be told in it.
#[test]
fn fm_25_what_follows_a_result_by_force_is_a_part_and_never_told_in_its_frame() {
    let seat = Seat(0);
    let cause = Cause::Showdown { loser: Meeple::Builder };
    let followers = [
        Event::Drew { seat, cause, cubes: vec![Cube::Gold] },
        Event::BarBought { seat, price: 7, left: 3 },
        Event::LastRound { end: End::Graves },
    ];
    for event in followers {
        assert_eq!((PAGE.weight)(&event), Weight::Beat, "{event:?}");
    }
    let side = Side { seat, meeple: Meeple::Deputy, die: 4 };
    let decided = Event::Decided { sides: [side, Side { die: 5, ..side }], winner: Some(Field::W) };
    assert_eq!((PAGE.weight)(&decided), Weight::Climax);
}

/// So a bot's building turn is always told, however short the time is.
#[test]
fn fm_19_a_new_sign_has_a_frame_that_is_never_left_out() {
    let built = Event::Built { seat: Seat(1), building: Building::T3 };
    assert_eq!((PAGE.weight)(&built), Weight::Climax);
}

/// Placed meeples must be resolved, so no confirmation is asked: neither while the placing can be undone nor after the
/// first seal of the turn. Only the second click of a double click is confirmed.
#[test]
fn fm_18_what_must_be_resolved_is_sealed_and_asked_about_only_at_the_second_click_of_two() {
    let game = &sample().game;
    let mut sealed = [0, 0];
    for seed in 0..6 {
        wander(game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).first() else { return };
            let view = game.view(&position.state, Viewer::Seat(seat));
            if view.board.step != Step::Resolve {
                return;
            }
            let mut last = Vec::new();
            for is_after_a_seal in [false, true] {
                if is_after_a_seal {
                    let cause = Cause::Showdown { loser: Meeple::Builder };
                    last.push(Event::Drew { seat, cause, cubes: Vec::new() });
                }
                let html = resolving(&view, &last);
                let hits = html.split("<button").filter(|tag| tag.contains("class=\"hit by-"));
                for tag in hits.filter(|tag| tag.contains("class=\"seal\"")) {
                    assert!(tag.contains("data-learns=\"must\""), "{tag}");
                    sealed[usize::from(is_after_a_seal)] += 1;
                }
            }
        });
    }
    assert!(sealed.iter().all(|count| *count > 0), "{sealed:?}");
}

/// Calls `look` with every position of some games in which somebody resolves meeples, and with that player's page.
fn whenever_somebody_resolves(mut look: impl FnMut(&FistfulOfMeeples, &View, &str)) {
    let game = &sample().game;
    for seed in 0..6 {
        wander(game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).first() else { return };
            let view = game.view(&position.state, Viewer::Seat(seat));
            if view.board.step == Step::Resolve {
                look(game, &view, &resolving(&view, &[]));
            }
        });
    }
}

/// The button that resolves the meeple at the door of this building.
fn button(html: &str, building: Building) -> &str {
    let value = format!("value=\"resolve {building}\"");
    let mut buttons = html.split("<button").filter_map(|tag| tag.split("</button>").next());
    buttons.find(|tag| tag.contains(&value)).expect("it has a button")
}

#[test]
fn fm_19_before_a_builder_is_resolved_his_button_says_who_may_build_or_upgrade_for_what_price() {
    let names = sample().names;
    let mut seen = BTreeSet::new();
    whenever_somebody_resolves(|game, view, html| {
        let board = &view.board;
        for building in board.unresolved().iter().filter_map(Field::building) {
            if board.street.on(building.door()) != Some(Meeple::Builder) {
                continue;
            }
            let cost = game.edition().cost(building);
            let can_pay = |seat: Seat| board.seats[seat].can_pay(cost);
            let said = match board.sign(building) {
                None if !can_pay(board.active) => "you cannot pay for a sign".to_owned(),
                None => "you may build a sign for".to_owned(),
                Some(Sign { face: Face::Ten, .. }) => "upgraded already".to_owned(),
                Some(Sign { owner, .. }) if owner == board.active && can_pay(owner) => {
                    "you may upgrade your sign to 10\u{a0}points for".to_owned()
                }
                Some(Sign { owner, .. }) if owner == board.active => "you cannot pay for the upgrade".to_owned(),
                Some(Sign { owner, .. }) if can_pay(owner) => {
                    format!("{} may upgrade the sign to 10\u{a0}points for", names[owner])
                }
                Some(Sign { owner, .. }) => format!("{} cannot pay for the upgrade", names[owner]),
            };
            let button = button(html, building);
            assert!(button.contains(&said), "{said}: {button}");
            let can = said.contains(" may ");
            assert_eq!(button.contains("class=\"gain\""), can, "the sign and its owner are drawn: {button}");
            seen.insert(said);
        }
    });
    assert!(seen.len() >= 5, "{seen:?}");
}

#[test]
fn fm_20_to_23_a_button_says_and_shows_who_draws_how_many_cubes_out_of_the_bag() {
    let names = sample().names;
    let mut seen = [false; 2];
    whenever_somebody_resolves(|game, view, html| {
        let board = &view.board;
        for building in board.unresolved().iter().filter_map(Field::building) {
            let Some((seat, cubes)) =
                board.street.on(building.door()).and_then(|meeple| game.draw_at(board, building, meeple))
            else {
                continue;
            };
            let is_own = seat == board.active;
            let name = if is_own { "you" } else { &names[seat] };
            let button = button(html, building);
            assert!(button.contains(&format!("from the bag for {name}\"")), "{name}: {button}");
            let badge = button.split_once("class=\"gain\"").expect("a badge").1;
            assert!(badge.contains(&format!("+{cubes}")) && badge.contains(&format!("seat-{}", seat.0)), "{badge}");
            seen[usize::from(is_own)] = true;
        }
    });
    assert_eq!(seen, [true; 2], "one's own draw and another's");
}

#[test]
fn fm_26_the_buttons_of_a_showdown_say_and_show_what_a_win_brings_to_either_side() {
    let names = sample().names;
    let mut own = [false; 2];
    whenever_somebody_resolves(|game, view, html| {
        let board = &view.board;
        if !board.showdown() {
            return;
        }
        let name = |seat: Seat| if seat == board.active { "you" } else { names[seat].as_str() };
        let [east, west] = Field::SHOWDOWN.map(|field| {
            let (seat, meeple) = board.marker(field).zip(board.street.on(field)).expect("both are there");
            (name(seat), game.edition().reward(meeple))
        });
        let brings = format!("a win brings {} {}\u{a0}cube", west.0, east.1);
        assert!(html.contains(&brings) && html.contains(&format!(", {} {}\"", east.0, west.1)), "{brings}");
        let ends: Vec<&str> = html.split("value=\"showdown\"").skip(1).collect();
        assert_eq!(ends.len(), 2);
        for (rest, reward) in ends.iter().zip([west.1, east.1]) {
            let end = rest.split("</button>").next().unwrap_or_default();
            assert!(end.contains("class=\"gain\"") && end.contains(&format!("+{reward}")), "{end}");
        }
        own = [own[0] || east.0 == "you", own[1] || west.0 == "you"];
    });
    assert_eq!(own, [true; 2], "the resolving player is at either end");
}

#[test]
fn the_town_in_words_says_your_sign_and_your_marker_to_whose_they_are() {
    let sample = sample();
    let mut seen = [false; 2];
    wander(&sample.game, 8, |position| {
        for (seat, name) in sample.names.pairs() {
            let html = sample.page(position, Viewer::Seat(seat));
            assert!(!html.contains(&format!("sign of {name}")) && !html.contains(&format!("with {name}’s marker")));
            seen =
                [seen[0] || html.contains("your sign for 5\u{a0}points"), seen[1] || html.contains("with your marker")];
        }
    });
    assert_eq!(seen, [true; 2]);
}

/// Beside the drawing, for screen readers too.
#[test]
fn the_badges_of_the_town_and_what_a_showdown_the_jail_and_dynamite_do_are_explained() {
    let sample = sample();
    let position = Position::deal(&sample.game, &Fast::new(1), &mut ());
    let html = sample.page(&position, Viewer::Spectator);
    let (_, marks) = html.split_once("class=\"marks\"").unwrap();
    let (marks, legend) = marks.split_once("id=\"legend\"").unwrap();
    for text in ["how many of this kind", "where the meeples of the hand will stand", "exploded dynamite"] {
        assert!(marks.contains(text), "{text}: {marks}");
    }
    let rewards = "1\u{a0}for the builder, 2\u{a0}for the miner, 3\u{a0}for the robber and 4\u{a0}for the deputy";
    for text in [rewards, "puts one stick of dynamite", "half their stone", "What a sign costs"] {
        assert!(legend.contains(text), "{text}: {legend}");
    }
}

/// The table of a player who is resolving meeples, after these events.
fn resolving(view: &View, last: &[Event]) -> String {
    let sample = sample();
    let game = &sample.game;
    let legal = (0..Action::COUNT).filter_map(Action::nth).filter(|action| game.why_not(view, *action).is_none());
    let offers: Vec<Offer<Action>> = legal.map(|action| Offer::of(game, view, action)).collect();
    let hidden = maud::html! {};
    let scene = Scene {
        game: &sample.game,
        words: &sample.words,
        names: Names::new(&sample.names, Some(view.board.active)),
        view,
        recall: None,
        offers: &offers,
        last,
        form: Some(Form { url: "/t/x/act", hidden: &hidden }),
        present: &BySeat::new(SEATS, |_| Presence::Here),
        frame: None,
        parts: None,
    };
    (PAGE.table)(&scene).into_string()
}

/// The number of pips on the first die.
fn pips(html: &str) -> usize {
    let (_, die) = html.split_once("class=\"die\"").unwrap_or_default();
    die.split("</g>").next().unwrap_or_default().matches("<circle").count()
}

#[test]
fn every_id_names_a_place() {
    let sample = sample();
    let places = ["place-", "field-", "panel-", "pick-", "why-", "hint-", "hand", "act", "legend"];
    wander(&sample.game, 8, |position| {
        for viewer in Viewer::all(SEATS) {
            let html = sample.page(position, viewer);
            for id in look_kit::values(&html, "id") {
                assert!(places.iter().any(|place| id.starts_with(place)), "{id}");
            }
        }
    });
}

#[test]
fn every_drawing_is_one_of_its_own_and_needs_no_letters() {
    let meeples = Meeple::ALL.iter().map(|meeple| format!("fm-{meeple}"));
    let cubes = Cube::ALL.iter().map(|cube| format!("fm-{}", cube.name()));
    let places = Place::ALL.iter().map(|place| format!("fm-{place}"));
    let seats = (0..4).map(|seat| format!("fm-seat-{seat}"));
    look_kit::drawings_differ(&PAGE, meeples.chain(cubes).chain(places).chain(seats));
}

/// What each meeple in hand does, and what it would bring at each door, is shown before it is put down.
#[test]
fn a_meeple_in_hand_says_what_he_does_and_at_each_door_what_he_would_bring() {
    let sample = sample();
    let game = &sample.game;
    let (mut brings, mut nothing, mut abilities) = (0, 0, 0);
    wander(game, 3, |position| {
        let Some(asked) = game.to_act(&position.state).first() else { return };
        let view = game.view(&position.state, Viewer::Seat(asked));
        let html = sample.page(position, Viewer::Seat(asked));
        let mut list = Vec::new();
        game.legal(&position.state, asked, &mut list);
        for action in list {
            let Action::Drop { meeple, field } = action else { continue };
            let tag = html.split("<button").find(|tag| tag.contains(&format!("value=\"{action}\"")));
            let shown = tag.expect("every legal action has a button").contains("class=\"gain\"");
            let drawn = field.building().and_then(|building| game.draw_at(&view.board, building, meeple));
            let built = field.building().filter(|_| meeple == Meeple::Builder);
            let built = built.and_then(|building| game.offer_at(&view.board, building));
            assert_eq!(shown, drawn.is_some() || built.is_some(), "{action}");
            if shown { brings += 1 } else { nothing += 1 }
        }
        let told = html.matches("class=\"about ability of-").count();
        if told > 0 {
            assert_eq!(told, view.board.hand.kinds().count());
            abilities += 1;
        }
    });
    assert!(brings > 0 && nothing > 0 && abilities > 0, "{brings} bring something, {nothing} nothing");
}
