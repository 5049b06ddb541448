//! The page of Desperados has words for everything, shows nothing of other seats' choices, and keeps to what a strict
//! Content-Security-Policy allows.

use desperados::{Action, Card, Cards, Colour, Desperados, End, Event, Illegal, Kind, Person, Place, Spot, Step, View};
use desperados_page::{DesperadosPage, WORDS};
use look::{Form, Language, Offer, Page, Presence, Scene, Words};
use maud::html;
use table::{BySeat, Fast, Game, Position, Seat, Settings, Setup, Stream, Viewer};

const SEATS: u8 = 3;

fn game(settings: Settings) -> Desperados {
    let edition = Desperados::EDITION.to_owned();
    Desperados::new(&Setup { seats: SEATS, settings, edition, version: Desperados::VERSION })
        .expect("the set-up is possible")
}

fn names() -> BySeat<String> {
    ["Anna", "Ben", "Carl"].into_iter().map(str::to_owned).collect()
}

fn words(language: Language) -> Words {
    Words::load(language, &[WORDS])
}

/// The page of a viewer at a position: prompt and table.
fn page(game: &Desperados, position: &Position<Desperados>, viewer: Viewer, words: &Words) -> String {
    let view = game.view(&position.state, viewer);
    let mut list = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(&position.state, seat, &mut list);
    }
    let offers: Vec<Offer<Action>> =
        list.into_iter().map(|action| Offer { action, learns: game.learns(&view, action) }).collect();
    let (names, present) = (names(), BySeat::new(SEATS, |_| Presence::Here));
    let hidden = html! {};
    let scene = Scene {
        words,
        names: &names,
        view: &view,
        recall: None,
        offers: &offers,
        last: &[],
        form: viewer.seat().map(|_| Form { url: "/tables/x/act", hidden: &hidden }),
        present: &present,
        frame: None,
    };
    DesperadosPage::prompt(game, &scene).into_string() + &DesperadosPage::table(game, &scene).into_string()
}

fn events() -> Vec<Event> {
    let (seat, neighbour, spot) = (Seat(1), Seat(2), Spot(2));
    let card = Card::new(Person::Ortega, Colour::Blue);
    let gang: Cards = [card, card].into_iter().collect();
    let place = Place::new(Kind::GoldDiggers, 4).expect("there are fours");
    vec![
        Event::Opened { spot, place },
        Event::First { seat },
        Event::Turn { seat, number: 7 },
        Event::Drew { seat, count: 2 },
        Event::YouDrew { cards: gang.clone() },
        Event::Reshuffled,
        Event::Placed { seat, card, spot },
        Event::Stuck { seat, neighbour, card: Some(card) },
        Event::Stuck { seat, neighbour, card: None },
        Event::HoldUp { seat, spot, place },
        Event::Revealed { seat, gang: gang.clone(), strength: 9 },
        Event::Revealed { seat, gang: Cards::new(), strength: 0 },
        Event::NobodyJoined { spot, running: 3 },
        Event::Won { seat, spot, place, tie: false },
        Event::Won { seat, spot, place, tie: true },
        Event::Wanted { seat, gang: gang.clone() },
        Event::Dismissed { seat, gang: gang.clone() },
        Event::Cleared { spot, cards: gang },
        Event::Ended { end: End::FiveWon },
    ]
}

#[test]
fn complete_languages_have_the_same_words_and_others_none_of_their_own() {
    let english = WORDS.keys(Language::En).unwrap();
    for language in Language::SPOKEN {
        let keys = WORDS.keys(language).unwrap();
        let strange: Vec<_> = keys.iter().filter(|key| !english.contains(key)).collect();
        assert_eq!(strange, Vec::<&String>::new(), "{language:?}");
        if Language::COMPLETE.contains(&language) {
            assert_eq!(keys, english, "{language:?}");
        }
        assert!(keys.len() >= 20, "{language:?} has {} words", keys.len());
    }
}

#[test]
fn everything_has_words_in_every_complete_language() {
    let mut keys: Vec<String> = vec!["game-name".into(), "game-about".into()];
    keys.extend(Person::ALL.iter().map(|person| format!("person-{}", person.name())));
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    keys.extend(Kind::ALL.iter().flat_map(|kind| {
        [
            format!("kind-{}", kind.name()),
            format!("kind-{}.the", kind.name()),
            format!("kind-{}.object", kind.name()),
            format!("score-{}", kind.name()),
        ]
    }));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(Illegal::ALL.iter().map(|illegal| format!("why-{}", illegal.name())));
    let options = Desperados::OPTIONS.iter();
    keys.extend(options.flat_map(|it| [format!("option-{}", it.key), format!("option-{}.about", it.key)]));
    keys.extend((1..=22).map(|clause| format!("rule-de-{clause}")));
    for language in Language::COMPLETE {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
    }
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    let game = game(Settings::default());
    let mut views: Vec<View> = Vec::new();
    wander(&game, 3, |position| views.push(game.view(&position.state, Viewer::Seat(Seat(0)))));
    for language in Language::COMPLETE {
        let words = words(language);
        let mut said: Vec<String> = Vec::new();
        for event in events() {
            said.extend(DesperadosPage::spoken(&game, &event, &names(), &words));
            said.extend(DesperadosPage::logged(&game, &event, &names(), &words));
        }
        for view in views.iter().step_by(9) {
            for number in 0..<Action as table::Action>::COUNT {
                let action = <Action as table::Action>::nth(number).unwrap();
                said.push(DesperadosPage::action(&game, view, action, &words));
            }
        }
        for sentence in said {
            let unfinished = ["{", "}", "say-", "log-", "act-", "card-", "kind-", "person-"];
            assert!(!unfinished.iter().any(|part| sentence.contains(part)), "{language:?}: {sentence}");
        }
        let rules = DesperadosPage::rules(&game, &words).into_string();
        for clause in 1..=22 {
            assert!(rules.contains(&format!("id=\"DE-{clause}\"")), "{language:?}: DE-{clause}");
        }
        assert!(!rules.contains("rule-de-"), "{language:?}");
    }
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
    let allowed = ["Anna", "Ben", "Carl", "DE"];
    let check = |html: String| {
        let rest = unmarked(&html);
        let parts = rest.split(|letter: char| !letter.is_alphabetic());
        let strange: Vec<&str> = parts.filter(|word| !word.is_empty() && !allowed.contains(word)).collect();
        assert_eq!(strange, Vec::<&str>::new());
    };
    let game = game(Settings::default());
    wander(&game, 4, |position| {
        Viewer::all(SEATS).for_each(|viewer| check(page(&game, position, viewer, &words)));
    });
    check(DesperadosPage::rules(&game, &words).into_string());
    check(DesperadosPage::gallery(&words).into_string());
}

/// Random play to the end; calls `look` at every position.
fn wander(game: &Desperados, seed: u64, mut look: impl FnMut(&Position<Desperados>)) {
    let mut random = Fast::new(seed);
    let chance = random.split();
    let mut position = Position::deal(game, &chance, &mut ());
    let mut list = Vec::new();
    while let Some(seat) = game.to_act(&position.state).iter().next() {
        look(&position);
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("somebody who acts has a choice");
        position.play(game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
    look(&position);
}

#[test]
fn pages_hold_no_styles_and_no_scripts_and_every_id_once() {
    let words = words(Language::De);
    let game = game(Settings::default());
    let mut largest = 0;
    wander(&game, 11, |position| {
        for viewer in Viewer::all(SEATS) {
            let html = page(&game, position, viewer, &words);
            assert!(!html.contains("style=") && !html.contains("<style") && !html.contains("<script"));
            largest = largest.max(html.len());
            let mut ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            let count = ids.len();
            ids.sort_unstable();
            ids.dedup();
            assert_eq!(ids.len(), count, "an id stands twice");
        }
    });
    assert!(largest < 64_000, "a table's fragment has {largest} bytes");
    assert!(DesperadosPage::symbols().into_string().len() < 40_000);
    for line in DesperadosPage::styles().lines().filter(|line| line.trim_end().ends_with(" }")) {
        let selector = line.trim_start();
        assert!(selector.starts_with('.') || selector.starts_with('}') || selector.starts_with('@'), "{line}");
        assert!(!selector.starts_with('.') || selector.starts_with(".desperados"), "{line}");
    }
}

#[test]
fn every_legal_action_has_a_button_and_nobody_else_has_one() {
    let words = words(Language::En);
    for settings in [Settings::default(), Settings::of([("exact-match", "on")])] {
        let game = game(settings);
        wander(&game, 5, |position| {
            let due = game.to_act(&position.state);
            for viewer in Viewer::all(SEATS) {
                let html = page(&game, position, viewer, &words);
                match viewer.seat().filter(|seat| due.contains(*seat)) {
                    Some(seat) => {
                        let mut list = Vec::new();
                        game.legal(&position.state, seat, &mut list);
                        for action in &list {
                            assert!(html.contains(&format!("value=\"{action}\"")), "{action} has no button");
                        }
                    }
                    None => assert!(!html.contains("name=\"action\"")),
                }
            }
        });
    }
}

/// DE-11: what a seat has chosen can be taken back card by card, and nobody else's page shows any of it.
#[test]
fn a_choice_shows_on_no_other_page_and_can_be_taken_back() {
    let words = words(Language::En);
    let game = game(Settings::default());
    let mut chosen = 0;
    for seed in 0..6 {
        wander(&game, seed, |position| {
            let due = game.to_act(&position.state);
            if due.len() < 2 {
                return;
            }
            let seat = due.iter().next().unwrap();
            let mut list = Vec::new();
            game.legal(&position.state, seat, &mut list);
            let Some(join) = list.iter().find(|action| matches!(action, Action::Join { .. })) else { return };
            let mut after = position.clone();
            after.step(&game, seat, *join, &Fast::new(0), &mut ()).unwrap();
            let own = page(&game, &after, Viewer::Seat(seat), &words);
            assert!(own.contains(&format!("name=\"back\" value=\"{join}\"")), "{join}");
            after.step(&game, seat, Action::Ready, &Fast::new(0), &mut ()).unwrap();
            for viewer in Viewer::all(SEATS).filter(|viewer| *viewer != Viewer::Seat(seat)) {
                assert_eq!(page(&game, &after, viewer, &words), page(&game, position, viewer, &words));
            }
            chosen += 1;
        });
    }
    assert!(chosen > 5, "{chosen}");
}

#[test]
fn every_person_place_and_mark_has_a_drawing_of_its_own() {
    let symbols = DesperadosPage::symbols().into_string();
    let body = |id: String| {
        let start = symbols.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("no drawing {id}"));
        let whole = &symbols[start..start + symbols[start..].find("</symbol>").unwrap()];
        whole.split_once("viewBox").unwrap().1.to_owned()
    };
    let mut drawings: Vec<String> =
        Person::ALL.iter().map(|person| body(format!("person-{}", person.name()))).collect();
    drawings.extend(Kind::ALL.iter().map(|kind| body(format!("place-{}", kind.name()))));
    drawings.extend(Colour::ALL.iter().map(|colour| body(format!("mark-{}", colour.name()))));
    let all = drawings.len();
    drawings.sort();
    drawings.dedup();
    assert_eq!(drawings.len(), all);
    assert!(!symbols.contains("<text"), "no card is a box with a word");
}

#[test]
fn a_finished_game_says_so_and_offers_nothing() {
    let game = game(Settings::default());
    let words = words(Language::En);
    let mut last = None;
    wander(&game, 1, |position| last = Some(position.clone()));
    let position = last.unwrap();
    assert!(matches!(game.view(&position.state, Viewer::Spectator).step, Step::Over(_)));
    let html = page(&game, &position, Viewer::Seat(Seat(0)), &words);
    assert!(html.contains("The game is over.") && !html.contains("name=\"action\""));
}
