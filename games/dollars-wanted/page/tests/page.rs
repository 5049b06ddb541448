//! The page of Dollars Wanted has words for everything, gives nothing back that was to be remembered, and keeps to what
//! a strict Content-Security-Policy allows.

use dollars_wanted::{
    Action, BuildingId, BuildingKind, Card, Cards, Cause, Colour, DollarsWanted, End, Event, Illegal, Kind, RowId,
    Step, Tool,
};
use dollars_wanted_page::{DollarsWantedPage, WORDS};
use look::{Form, Language, Offer, Page, Presence, Scene, Words};
use maud::html;
use table::{BySeat, DealKey, Game, Position, Seat, Settings, Setup, Viewer};

const SEATS: u8 = 3;

fn game(settings: Settings) -> DollarsWanted {
    let edition = DollarsWanted::EDITION.to_owned();
    DollarsWanted::new(&Setup { seats: SEATS, settings, edition, version: DollarsWanted::VERSION })
        .expect("the set-up is possible")
}

fn names() -> BySeat<String> {
    ["Anna", "Ben", "Carl"].into_iter().map(str::to_owned).collect()
}

fn words(language: Language) -> Words {
    Words::load(language, &[WORDS])
}

/// The page of a viewer at a position: prompt and table.
fn page(game: &DollarsWanted, position: &Position<DollarsWanted>, viewer: Viewer, words: &Words) -> String {
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
        recall: viewer.seat().map(|seat| &position.recalls[seat]),
        offers: &offers,
        last: &[],
        form: viewer.seat().map(|_| Form { url: "/tables/x/act", hidden: &hidden }),
        present: &present,
        frame: None,
    };
    DollarsWantedPage::prompt(game, &scene).into_string() + &DollarsWantedPage::table(game, &scene).into_string()
}

fn events(game: &DollarsWanted) -> Vec<Event> {
    let (seat, row) = (Seat(1), RowId(2));
    let card = Card::new(Kind::Coyote, Colour::Blue);
    let cards: Cards = [card, card].into_iter().collect();
    let front = game.building(BuildingId(12)).front;
    vec![
        Event::Opened { row, front },
        Event::First { seat },
        Event::Turn { seat, number: 7 },
        Event::Laid { seat, row },
        Event::YouLaid { card, row },
        Event::OnlyOne { seat },
        Event::Skipped { seat },
        Event::Shown { seat, cards: cards.clone() },
        Event::Robbery { seat, row, cause: Cause::Called },
        Event::Robbery { seat, row, cause: Cause::Seven },
        Event::Turned { row, card },
        Event::Eaten { row, coyote: card, prey: card },
        Event::Left { row, coyote: card },
        Event::Wrong { row, card, penalty: None },
        Event::Wrong { row, card, penalty: Some(seat) },
        Event::Stopped { row },
        Event::Won { seat, row, building: BuildingId(4) },
        Event::Discarded { row, card },
        Event::Failed { seat, row },
        Event::Drew { seat, count: 2 },
        Event::YouDrew { cards },
        Event::Reshuffled { colour: None },
        Event::Reshuffled { colour: Some(Colour::Grey) },
        Event::Ended { end: End::EmptyPile },
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
    }
}

#[test]
fn everything_has_words_in_every_complete_language() {
    let mut keys: Vec<String> = vec!["game-name".into(), "game-about".into()];
    keys.extend(
        Kind::ALL.iter().flat_map(|kind| [format!("card-{}", kind.name()), format!("card-{}.short", kind.name())]),
    );
    keys.extend(Colour::ALL.iter().map(|colour| format!("colour-{}", colour.name())));
    keys.extend(Tool::ALL.iter().map(|tool| format!("need-{}", tool.name())));
    keys.extend(BuildingKind::ALL.iter().flat_map(|kind| {
        [format!("building-{}", kind.name()), format!("building-{}.the", kind.name()), format!("score-{}", kind.name())]
    }));
    keys.extend(End::ALL.iter().map(|end| format!("end-{}", end.name())));
    keys.extend(Illegal::ALL.iter().map(|illegal| format!("why-{}", illegal.name())));
    keys.extend(["score-penalty".to_owned(), "tie-buildings".to_owned()]);
    keys.extend(
        DollarsWanted::OPTIONS
            .iter()
            .flat_map(|option| [format!("option-{}", option.key), format!("option-{}.about", option.key)]),
    );
    keys.extend((1..=32).map(|clause| format!("rule-dw-{clause}")));
    for language in Language::COMPLETE {
        let words = words(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
    }
}

#[test]
fn every_sentence_is_whole_in_every_complete_language() {
    let game = game(Settings::default());
    let position = Position::deal(&game, &DealKey::new([3; 32]), &mut ());
    let view = game.view(&position.state, Viewer::Seat(Seat(0)));
    for language in Language::COMPLETE {
        let words = words(language);
        let mut said: Vec<String> = Vec::new();
        for event in events(&game) {
            said.extend(DollarsWantedPage::spoken(&game, &event, &names(), &words));
            said.extend(DollarsWantedPage::logged(&game, &event, &names(), &words));
        }
        for number in 0..<Action as table::Action>::COUNT {
            let action = <Action as table::Action>::nth(number).unwrap();
            said.push(DollarsWantedPage::action(&game, &view, action, &words));
        }
        said.push(DollarsWantedPage::rules(&game, &words).into_string());
        for sentence in said {
            let unfinished = ["{", "}", "say-", "log-", "act-", "card-", "building-", "need-"];
            let text = if sentence.starts_with('<') { String::new() } else { sentence.clone() };
            assert!(!unfinished.iter().any(|part| text.contains(part)), "{language:?}: {sentence}");
            assert!(!sentence.contains("{$") && !sentence.contains("{ $"), "{language:?}: {sentence}");
        }
    }
}

#[test]
fn dw_10_the_log_gives_back_neither_places_nor_cards() {
    let game = game(Settings::default());
    let words = words(Language::En);
    let logged = |event| DollarsWantedPage::logged(&game, &event, &names(), &words);
    let laid = |row| logged(Event::Laid { seat: Seat(0), row: RowId(row) });
    assert_eq!(laid(0), laid(2));
    let card = Card::new(Kind::Vulture, Colour::Red);
    assert_eq!(logged(Event::Turned { row: RowId(0), card }), None);
    assert_eq!(logged(Event::YouLaid { row: RowId(0), card }), None);
    assert_eq!(DollarsWantedPage::spoken(&game, &Event::YouLaid { row: RowId(0), card }, &names(), &words), None);
    let shown =
        |kind| logged(Event::Shown { seat: Seat(0), cards: [Card::new(kind, Colour::Red)].into_iter().collect() });
    assert_eq!(shown(Kind::Joe1), shown(Kind::Enzo2));
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
    let allowed = ["Anna", "Ben", "Carl", "DW"];
    let check = |html: String| {
        let rest = unmarked(&html);
        let strange: Vec<&str> = rest
            .split(|letter: char| !letter.is_alphabetic())
            .filter(|word| !word.is_empty() && !allowed.contains(word))
            .collect();
        assert_eq!(strange, Vec::<&str>::new());
    };
    for settings in [Settings::default(), Settings::of([("colour-variant", "on"), ("remember-cards", "on")])] {
        let game = game(settings);
        wander(&game, 4, |position| {
            Viewer::all(SEATS).for_each(|viewer| check(page(&game, position, viewer, &words)));
        });
        check(DollarsWantedPage::rules(&game, &words).into_string());
    }
    check(DollarsWantedPage::gallery(&words).into_string());
}

/// Random play from a printed seed; calls `look` at every position.
fn wander(game: &DollarsWanted, seed: u64, mut look: impl FnMut(&Position<DollarsWanted>)) {
    use table::Stream;
    let mut random = table::Fast::new(seed);
    let chance = random.split();
    let mut position = Position::deal(game, &chance, &mut ());
    let mut list = Vec::new();
    for _ in 0..120 {
        look(&position);
        let Some(seat) = game.to_act(&position.state).iter().next() else { return };
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("somebody who acts has a choice");
        position.play(game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
    look(&position);
}

#[test]
fn pages_hold_no_styles_and_no_scripts_and_stay_small() {
    let words = words(Language::De);
    let mut largest = 0;
    for settings in [Settings::default(), Settings::of([("colour-variant", "on"), ("remember-cards", "on")])] {
        let game = game(settings);
        wander(&game, 11, |position| {
            for viewer in Viewer::all(SEATS) {
                let html = page(&game, position, viewer, &words);
                assert!(!html.contains("style=") && !html.contains("<style") && !html.contains("<script"));
                largest = largest.max(html.len());
            }
        });
    }
    assert!(largest < 24_000, "a table's fragment has {largest} bytes");
    assert!(DollarsWantedPage::symbols().into_string().len() < 40_000);
}

#[test]
fn every_legal_action_has_exactly_the_buttons_it_needs() {
    let words = words(Language::En);
    for settings in [Settings::default(), Settings::of([("honour-rule", "on")])] {
        let game = game(settings);
        wander(&game, 5, |position| {
            let view = |viewer| game.view(&position.state, viewer);
            let active = view(Viewer::Spectator).active;
            let mut list = Vec::new();
            game.legal(&position.state, active, &mut list);
            let html = page(&game, position, Viewer::Seat(active), &words);
            for action in &list {
                assert!(html.contains(&format!("value=\"{action}\"")), "{action} has no button");
            }
            for other in Viewer::all(SEATS).filter(|viewer| viewer.seat() != Some(active)) {
                assert!(!page(&game, position, other, &words).contains("name=\"action\""));
            }
        });
    }
}

#[test]
fn a_page_without_the_option_does_not_show_which_cards_the_viewer_laid() {
    let words = words(Language::En);
    let shows = |settings| {
        let game = game(settings);
        let mut found = false;
        wander(&game, 9, |position| found |= page(&game, position, Viewer::Seat(Seat(0)), &words).contains(" mine"));
        found
    };
    assert!(!shows(Settings::default()));
    assert!(shows(Settings::of([("remember-cards", "on")])));
}

#[test]
fn every_card_and_building_has_a_drawing_of_its_own() {
    let symbols = DollarsWantedPage::symbols().into_string();
    let body = |id: String| {
        let start = symbols.find(&format!("<symbol id=\"{id}\"")).unwrap_or_else(|| panic!("no drawing {id}"));
        let whole = &symbols[start..start + symbols[start..].find("</symbol>").unwrap()];
        whole.split_once("viewBox").unwrap().1.to_owned()
    };
    let mut drawings: Vec<String> = Kind::ALL.iter().map(|kind| body(format!("card-{}", kind.name()))).collect();
    drawings.extend(BuildingKind::ALL.iter().map(|kind| body(format!("building-{}", kind.name()))));
    drawings.extend(Tool::ALL.iter().map(|tool| body(format!("tool-{}", tool.name()))));
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
    let mut over = false;
    for seed in 0..20 {
        let mut last = None;
        wander_to_the_end(&game, seed, &mut last);
        let position = last.unwrap();
        if matches!(game.view(&position.state, Viewer::Spectator).step, Step::Over(_)) {
            over = true;
            let html = page(&game, &position, Viewer::Seat(Seat(0)), &words);
            assert!(html.contains("The game is over.") && !html.contains("name=\"action\""));
        }
    }
    assert!(over);
}

fn wander_to_the_end(game: &DollarsWanted, seed: u64, last: &mut Option<Position<DollarsWanted>>) {
    use table::Stream;
    let mut random = table::Fast::new(seed);
    let chance = random.split();
    let mut position = Position::deal(game, &chance, &mut ());
    let mut list = Vec::new();
    while let Some(seat) = game.to_act(&position.state).iter().next() {
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("somebody who acts has a choice");
        position.play(game, seat, action, &chance, &mut ()).expect("the action is listed");
    }
    *last = Some(position);
}
