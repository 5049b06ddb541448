//! The page of Wyatt Earp has words for everything, a button for every decision, and keeps to what a strict
//! Content-Security-Policy allows.

use std::collections::BTreeSet;

use look::{Form, Language, Offer, Page, Presence, Scene, Words};
use maud::html;
use table::{BySeat, Fast, Game, Position, Reason, Seat, Settings, Setup, Stream, Viewer};
use wyatt_earp::{Action, Card, Cards, End, Event, Hand, HandEnd, Illegal, Outlaw, Scored, Step, View, WyattEarp};
use wyatt_earp_page::{WORDS, WyattEarpPage};

const SEATS: u8 = 4;

fn game(settings: Settings) -> WyattEarp {
    let edition = WyattEarp::EDITION.to_owned();
    WyattEarp::new(&Setup { seats: SEATS, settings, edition, version: WyattEarp::VERSION })
        .expect("the set-up is possible")
}

fn names() -> BySeat<String> {
    ["Anna", "Ben", "Carl", "Dora"].into_iter().map(str::to_owned).collect()
}

fn words(language: Language) -> Words {
    Words::load(language, &[WORDS])
}

/// The page of a viewer at a position: prompt and table.
fn page(game: &WyattEarp, position: &Position<WyattEarp>, viewer: Viewer, words: &Words) -> String {
    let view = game.view(&position.state, viewer);
    let mut list = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(&position.state, seat, &mut list);
    }
    let offers: Vec<Offer<Action>> =
        list.into_iter().map(|action| Offer { action, learns: game.learns(&view, action) }).collect();
    shown(game, &view, &offers, &[], false, words)
}

fn shown(
    game: &WyattEarp,
    view: &View,
    offers: &[Offer<Action>],
    last: &[Event],
    is_frame: bool,
    words: &Words,
) -> String {
    let (names, present) = (names(), BySeat::new(SEATS, |_| Presence::Here));
    let hidden = html! {};
    let form = view.viewer.seat().map(|_| Form { url: "/tables/x/act", hidden: &hidden });
    let scene = Scene {
        words,
        names: &names,
        view,
        recall: None,
        offers,
        last,
        form: form.filter(|_| !is_frame),
        present: &present,
        frame: is_frame.then_some(0),
    };
    WyattEarpPage::prompt(game, &scene).into_string() + &WyattEarpPage::table(game, &scene).into_string()
}

/// One of every event, and of those with several sentences all of them.
fn events() -> Vec<Event> {
    let (seat, other, outlaw) = (Seat(1), Seat(2), Outlaw::Jesse);
    let hand = || [Card::outlaw(outlaw), Card::outlaw(outlaw), Card::BANK].into_iter().collect::<Hand>();
    let cards: Cards = [Card::WYATT, Card::photo(outlaw)].into_iter().collect();
    let scored = |shares: [u16; 4], rest| {
        let points = [9, 5, 0, 0].into_iter().collect();
        Event::Scored(Scored { outlaw, points, shares: shares.into_iter().collect(), rest })
    };
    let played = |card, outlaw, on| Event::Played { seat, card, outlaw, on };
    let mut list = vec![
        Event::HandBegan { number: 2, dealer: seat },
        Event::YouGot { cards: hand() },
        Event::Opened { card: Card::GUN },
        Event::Turn { seat },
        Event::Drew { seat, count: 0 },
        Event::Drew { seat, count: 1 },
        Event::Drew { seat, count: 2 },
        Event::YouDrew { cards },
        Event::Took { seat, card: Card::outlaw(outlaw) },
        Event::Renewed,
        Event::Laid { seat, outlaw, count: 1, reward: 0 },
        Event::Laid { seat, outlaw, count: 3, reward: 2 },
        played(Card::photo(outlaw), Some(outlaw), None),
        played(Card::BANK, Some(outlaw), None),
        played(Card::HIDEOUT, Some(outlaw), Some(other)),
        played(Card::WANTED, Some(outlaw), None),
        played(Card::WANTED, Some(outlaw), Some(other)),
        played(Card::WYATT, None, None),
        played(Card::WYATT, Some(outlaw), None),
        Event::Shot { seat, card: Card::outlaw(outlaw) },
        Event::Shot { seat, card: Card::BANK },
        Event::Landed { seat, outlaw, card: Card::GUN, reward: 1 },
        Event::Landed { seat: other, outlaw, card: Card::HIDEOUT, reward: 0 },
        Event::Spent { card: Card::BANK },
        Event::Lost { seat, outlaw, card: Card::HIDEOUT },
        Event::Asked { seat, other, outlaw, has: true },
        Event::Asked { seat, other, outlaw, has: false },
        Event::Stolen { seat, from: other, outlaw },
        Event::Searches { seat },
        Event::YouSee { pile: hand() },
        Event::Searched { seat },
        Event::YouTook { card: Card::BANK },
        Event::Window { seat, between: true },
        Event::Passed { seat },
        Event::Discarded { seat, card: Card::outlaw(outlaw) },
        scored([5, 3, 0, 0], 0),
        scored([1, 1, 0, 0], 1),
        scored([0; 4], 3),
        Event::Duel { seats: [seat, other].into_iter().collect() },
        Event::DuelRenewed,
        Event::Turned { seat, card: Card::outlaw(outlaw) },
        Event::Turned { seat, card: Card::WYATT },
    ];
    list.extend([HandEnd::Emptied, HandEnd::Closed, HandEnd::Idle].map(|why| Event::HandEnded { seat, why }));
    list.extend(End::ALL.map(|end| Event::Ended { end }));
    list
}

/// The keys of the clause table's terms, which every language has.
fn terms() -> Vec<String> {
    let mut keys: Vec<String> =
        ["game-name", "points", "poster-reward", "posters", "hit", "miss", "pile-draw", "pile-discard", "duel"]
            .map(str::to_owned)
            .to_vec();
    keys.extend(Outlaw::ALL.map(|outlaw| format!("outlaw-{}", outlaw.name())));
    for kind in ["photo", "stagecoach", "bank", "gun", "wanted", "hideout", "wyatt"] {
        keys.extend(["", ".short", ".printed"].map(|part| format!("card-{kind}{part}")));
    }
    keys
}

#[test]
fn complete_languages_have_the_same_words_and_others_the_terms_and_none_of_their_own() {
    let english = WORDS.keys(Language::En).unwrap();
    for language in Language::SPOKEN {
        let keys = WORDS.keys(language).unwrap();
        let strange: Vec<_> = keys.iter().filter(|key| !english.contains(key)).collect();
        assert_eq!(strange, Vec::<&String>::new(), "{language:?}");
        let missing: Vec<_> = terms().into_iter().filter(|key| !keys.contains(key)).collect();
        assert_eq!(missing, Vec::<String>::new(), "{language:?}");
        if Language::COMPLETE.contains(&language) {
            assert_eq!(keys, english, "{language:?}");
        }
    }
}

#[test]
fn everything_has_words_in_every_complete_language() {
    let mut keys = terms();
    keys.push("game-about".to_owned());
    keys.extend(
        Outlaw::ALL.iter().flat_map(|outlaw| ["short", "mark"].map(|part| format!("outlaw-{}.{part}", outlaw.name()))),
    );
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(Illegal::ALL.iter().map(|illegal| format!("why-{}", illegal.name())));
    keys.extend(["score-rewards", "tie-hits"].map(str::to_owned));
    for option in WyattEarp::OPTIONS {
        keys.extend([format!("option-{}", option.key), format!("option-{}.about", option.key)]);
        let named = option.values.iter().filter(|value| !["on", "off"].contains(value));
        keys.extend(named.map(|value| format!("option-{}-{value}", option.key)));
    }
    for language in Language::COMPLETE {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
    }
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    for settings in [Settings::default(), Settings::of([("discard-log", "off")])] {
        let game = game(settings);
        let position = Position::deal(&game, &Fast::new(3), &mut ());
        let view = game.view(&position.state, Viewer::Seat(Seat(0)));
        for language in Language::COMPLETE {
            let words = words(language);
            let mut said: Vec<String> = Vec::new();
            for event in events() {
                said.extend(WyattEarpPage::spoken(&game, &event, &names(), &words));
                said.extend(WyattEarpPage::logged(&game, &event, &names(), &words));
            }
            for number in 0..<Action as table::Action>::COUNT {
                let action = <Action as table::Action>::nth(number).unwrap();
                said.push(WyattEarpPage::action(&game, &view, action, &words));
            }
            said.extend(Illegal::ALL.map(|illegal| WyattEarpPage::reason(illegal, &words)));
            said.extend(WyattEarpPage::keys(&words).into_iter().map(|(_, key)| key));
            for sentence in said {
                let unfinished = ["{", "}", "say-", "log-", "act-", "card-", "outlaw-", "why-", "key-", "end-"];
                assert!(!unfinished.iter().any(|part| sentence.contains(part)), "{language:?}: {sentence}");
                assert!(!sentence.is_empty());
            }
        }
    }
}

#[test]
fn every_event_is_told_but_for_two_that_are_to_be_seen() {
    let (game, words) = (game(Settings::default()), words(Language::En));
    for event in events() {
        let is_silent = matches!(event, Event::Spent { .. } | Event::YouSee { .. });
        let told = [WyattEarpPage::spoken, WyattEarpPage::logged].map(|tell| tell(&game, &event, &names(), &words));
        assert_eq!(told.map(|said| said.is_none()), [is_silent; 2], "{event:?}");
    }
}

#[test]
fn without_the_log_of_discards_no_line_names_a_discard() {
    let (game, words) = (game(Settings::of([("discard-log", "off")])), words(Language::En));
    let logged = |event| WyattEarpPage::logged(&game, &event, &names(), &words);
    let seat = Seat(1);
    let discarded = |card| logged(Event::Discarded { seat, card });
    assert_eq!(discarded(Card::BANK), discarded(Card::GUN));
    assert_eq!(logged(Event::Opened { card: Card::BANK }), logged(Event::Opened { card: Card::GUN }));
    let shot = |card| logged(Event::Shot { seat, card });
    assert_eq!(shot(Card::BANK), shot(Card::GUN));
    assert_ne!(shot(Card::BANK), shot(Card::outlaw(Outlaw::Wes)));
}

/// What a person can read or hear of a page: its text and its labels, without what stands between ⟦ and ⟧.
fn unmarked(html: &str) -> String {
    let mut heard = String::new();
    for (at, piece) in html.split('<').enumerate() {
        let (tag, text) = if at == 0 { ("", piece) } else { piece.split_once('>').unwrap_or((piece, "")) };
        for name in ["aria-label=\"", "title=\"", "placeholder=\"", "alt=\""] {
            heard.push_str(tag.split_once(name).map_or("", |(_, rest)| rest.split('"').next().unwrap_or("")));
            heard.push(' ');
        }
        heard.push_str(text);
    }
    let mut depth = 0;
    heard.retain(|letter| {
        depth += i32::from(letter == '⟦') - i32::from(letter == '⟧');
        depth == 0
    });
    heard
}

#[test]
fn every_word_of_the_page_comes_from_the_translation_files() {
    let words = words(Language::Pseudo);
    let allowed = ["Anna", "Ben", "Carl", "Dora", "WE"];
    let check = |html: String| {
        let rest = unmarked(&html);
        let strange: Vec<&str> = rest
            .split(|letter: char| !letter.is_alphabetic())
            .filter(|word| !word.is_empty() && !allowed.contains(word))
            .collect();
        assert_eq!(strange, Vec::<&str>::new());
    };
    let game = game(Settings::default());
    wander(&game, 4, |position| {
        Viewer::all(SEATS).for_each(|viewer| check(page(&game, position, viewer, &words)));
    });
    let view = game.view(&Position::deal(&game, &Fast::new(3), &mut ()).state, Viewer::Seat(Seat(0)));
    for event in events() {
        check(shown(&game, &view, &[], &[event], true, &words));
    }
    check(WyattEarpPage::rules(&game, &words).into_string());
    check(WyattEarpPage::gallery(&words).into_string());
}

/// Random play that ends no hand before it must; calls `look` at every position.
fn wander(game: &WyattEarp, seed: u64, mut look: impl FnMut(&Position<WyattEarp>)) {
    let mut random = Fast::new(seed);
    let chance = random.split();
    let mut position = Position::deal(game, &chance, &mut ());
    let mut list = Vec::new();
    for _ in 0..250 {
        look(&position);
        let Some(seat) = game.to_act(&position.state).iter().next() else { return };
        game.legal(&position.state, seat, &mut list);
        // Sheriff cards are what makes positions different.
        let rare = |action: &&Action| !matches!(action, Action::Discard { .. } | Action::Lay { .. } | Action::Pass);
        let rare: Vec<Action> = list.iter().filter(rare).copied().collect();
        let from = if rare.is_empty() || random.below(3) == 0 { &list } else { &rare };
        let action = *random.pick(from).expect("somebody who acts has a choice");
        position.play(game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
}

#[test]
fn pages_hold_no_styles_and_no_scripts_and_stay_small() {
    let (game, words) = (game(Settings::default()), words(Language::De));
    let mut largest = 0;
    for seed in 10..13 {
        wander(&game, seed, |position| {
            for viewer in Viewer::all(SEATS) {
                let html = page(&game, position, viewer, &words);
                assert!(!html.contains("style=") && !html.contains("<style") && !html.contains("<script"));
                largest = largest.max(html.len());
            }
        });
    }
    assert!(largest < 80_000, "a table's fragment has {largest} bytes");
    assert!(WyattEarpPage::symbols().into_string().len() < 60_000);
}

#[test]
fn every_legal_action_has_a_button_with_a_key_and_nobody_else_has_any() {
    let (game, words) = (game(Settings::default()), words(Language::En));
    let mut steps = BTreeSet::new();
    for seed in 0..8 {
        wander(&game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).iter().next() else { return };
            let view = game.view(&position.state, Viewer::Seat(seat));
            let kind = format!("{:?}", view.step);
            steps.insert(kind.split(['(', ' ']).next().unwrap_or_default().to_owned());
            let mut list = Vec::new();
            game.legal(&position.state, seat, &mut list);
            let html = page(&game, position, Viewer::Seat(seat), &words);
            for action in &list {
                assert!(html.contains(&format!("value=\"{action}\"")), "{action} has no button");
            }
            for tag in html.split('<').filter(|tag| tag.contains("name=\"action\"")) {
                assert!(tag.contains("data-key="), "no key: {tag}");
                let value = tag.split_once("value=\"").unwrap().1.split('"').next().unwrap();
                assert!(list.contains(&value.parse().unwrap()), "{value} is offered and not legal");
            }
            for other in Viewer::all(SEATS).filter(|viewer| viewer.seat() != Some(seat)) {
                assert!(!page(&game, position, other, &words).contains("name=\"action\""));
            }
        });
    }
    let all = ["Ask", "Draw", "Found", "Play", "Search", "Window"];
    assert_eq!(steps.iter().map(String::as_str).collect::<Vec<_>>(), all, "the games come by every kind of decision");
}

#[test]
fn what_cannot_be_done_says_why_and_leads_to_its_clause() {
    let (game, words) = (game(Settings::default()), words(Language::En));
    let rules = WyattEarpPage::rules(&game, &words).into_string();
    for illegal in Illegal::ALL {
        assert!(rules.contains(&format!("id=\"{}\"", illegal.clause())), "{illegal:?}");
    }
    let mut reasons = BTreeSet::new();
    for seed in 0..8 {
        wander(&game, seed, |position| {
            let Some(seat) = game.to_act(&position.state).iter().next() else { return };
            let html = page(&game, position, Viewer::Seat(seat), &words);
            for why in html.split("aria-disabled=\"true\">").skip(1) {
                reasons.insert(why.split('<').next().unwrap_or_default().to_owned());
                assert!(why.contains("href=\"/rules/wyatt-earp#WE-"));
            }
        });
    }
    for illegal in [Illegal::ThreeToOpen, Illegal::NotOpen, Illegal::OneSheriffCard, Illegal::NoGroup] {
        assert!(reasons.contains(&WyattEarpPage::reason(illegal, &words)), "{illegal:?} is never said: {reasons:?}");
    }
}

#[test]
fn ids_are_unique_and_name_places_and_never_a_card() {
    let (game, words) = (game(Settings::default()), words(Language::En));
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
        "sheet",
        "scoring",
        "flash",
    ];
    wander(&game, 6, |position| {
        for viewer in Viewer::all(SEATS) {
            let html = page(&game, position, viewer, &words);
            let ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let unique: BTreeSet<&str> = ids.iter().copied().collect();
            assert_eq!(unique.len(), ids.len(), "{ids:?}");
            for id in ids {
                let place = id.trim_end_matches(|sign: char| sign.is_ascii_digit() || sign == '-');
                assert!(places.iter().any(|known| known.trim_end_matches('-') == place), "{id}");
            }
        }
    });
}

#[test]
fn a_hand_is_shown_to_its_owner_alone() {
    let (game, words) = (game(Settings::default()), words(Language::En));
    let position = Position::deal(&game, &Fast::new(8), &mut ());
    for viewer in Viewer::all(SEATS) {
        let html = page(&game, &position, viewer, &words);
        assert_eq!(html.contains("id=\"hand\""), viewer.seat().is_some());
        assert_eq!(html.matches("id=\"pick-").count(), game.view(&position.state, viewer).hand.kinds().count());
    }
}

#[test]
fn every_card_has_a_drawing_of_its_own_and_no_word_in_it() {
    let symbols = WyattEarpPage::symbols().into_string();
    let body = |id: String| {
        let start = symbols.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("no drawing {id}"));
        let whole = &symbols[start..start + symbols[start..].find("</symbol>").unwrap()];
        whole.split_once("viewBox").unwrap().1.to_owned()
    };
    let mut drawings: Vec<String> = Card::all().map(|card| body(format!("we-card-{card}"))).collect();
    drawings.extend(Outlaw::ALL.map(|outlaw| body(format!("we-face-{}", outlaw.name()))));
    drawings.extend(Outlaw::ALL.map(|outlaw| body(format!("we-mark-{}", outlaw.name()))));
    let all = drawings.len();
    drawings.sort();
    drawings.dedup();
    assert_eq!(drawings.len(), all);
    assert!(!symbols.contains("<text"), "no card is a box with a word");
    for used in symbols.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(symbols.contains(&format!("<symbol id=\"{used}\"")), "nothing is drawn under {used}");
    }
}

#[test]
fn the_rules_have_every_clause_under_its_name_and_numbers_from_the_edition() {
    let edition =
        WyattEarp::EDITION.replace("thousands = 25", "thousands = 40").replace("outlaw = 2 #", "outlaw = 3 #");
    let setup = Setup { seats: 2, settings: Settings::default(), edition, version: WyattEarp::VERSION };
    let game = WyattEarp::new(&setup).unwrap();
    for language in Language::COMPLETE {
        let words = words(language);
        let html = WyattEarpPage::rules(&game, &words).into_string();
        for clause in 1..=34 {
            assert_eq!(html.matches(&format!("id=\"WE-{clause}\"")).count(), 1, "{language:?}: WE-{clause}");
        }
        assert!(html.contains(&words.money(40_000)) && !html.contains(&words.money(25_000)));
        let points = words.tell("points-capture", &look::args![count => 3]);
        assert!(html.contains(&points), "{points}");
        let keys = WORDS.keys(language).unwrap();
        let shown = html.matches("class=\"part ").count();
        assert_eq!(shown, keys.iter().filter(|key| key.starts_with("rule-we-")).count() - empty_keys(language));
        assert!(!html.contains('{') && !html.contains("rule-we-") && !html.contains("rules-"), "{language:?}");
    }
}

/// How many clauses have nothing printed: their key stands for its attributes alone.
fn empty_keys(language: Language) -> usize {
    let text = WORDS.text(language);
    text.lines().filter(|line| line.starts_with("rule-we-") && line.trim_end().ends_with('=')).count()
}

#[test]
fn every_selector_of_the_stylesheet_begins_with_the_games_class() {
    let mut styles = String::new();
    for (at, piece) in WyattEarpPage::styles().split("/*").enumerate() {
        styles.push_str(if at == 0 { piece } else { piece.split_once("*/").expect("comments end").1 });
    }
    assert!(!styles.contains("url(") && !styles.contains("@import"));
    let preludes = styles.split('{').filter_map(|piece| piece.rsplit(['}', ';']).next()).map(str::trim);
    for prelude in preludes.filter(|prelude| !prelude.is_empty() && !prelude.starts_with('@')) {
        let mut depth = 0;
        let selectors = prelude.split(|sign: char| {
            depth += i32::from(sign == '(') - i32::from(sign == ')');
            sign == ',' && depth == 0
        });
        for selector in selectors {
            assert!(selector.trim().starts_with(".wyatt-earp"), "{selector}");
        }
    }
}

#[test]
fn a_scored_outlaw_and_a_shot_are_marked_in_their_moment_and_the_sheet_stays_readable() {
    let (game, words) = (game(Settings::default()), words(Language::En));
    let mut sheets = 0;
    let mut random = Fast::new(5);
    let chance = random.split();
    let mut position = Position::deal(&game, &chance, &mut ());
    let mut list = Vec::new();
    while let Some(seat) = game.to_act(&position.state).iter().next() {
        let view = game.view(&position.state, Viewer::Seat(seat));
        if view.number > 1 && view.step == Step::Draw {
            sheets += 1;
            let html = shown(&game, &view, &[], &[], false, &words);
            assert!(
                html.contains("id=\"sheet\"") && html.contains(&format!("How hand {} was scored", view.number - 1))
            );
            if sheets > 20 {
                break;
            }
        }
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("somebody who acts has a choice");
        position.play(&game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
    assert!(sheets > 0);
    let view = game.view(&Position::deal(&game, &Fast::new(3), &mut ()).state, Viewer::Spectator);
    let moment = |event: Event| shown(&game, &view, &[], &[event], true, &words);
    assert!(moment(Event::Shot { seat: Seat(0), card: Card::outlaw(Outlaw::Wes) }).contains("Hit!"));
    assert!(moment(Event::Shot { seat: Seat(0), card: Card::BANK }).contains("Miss"));
    let shares = [5, 0, 0, 0].into_iter().collect();
    let scored = Scored { outlaw: Outlaw::Wes, points: BySeat::new(4, |_| 8), shares, rest: 0 };
    assert!(moment(Event::Scored(scored)).contains("class=\"paid\""));
}
