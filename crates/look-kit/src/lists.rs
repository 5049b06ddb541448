//! Checks that need a list from the game's own tests: its events, its reasons, its drawings.

use std::collections::BTreeSet;

use look::{Language, Page, Words};
use table::{Decision, Game, Reason, Seat};

use crate::sample::Sample;
use crate::text::{unfinished, values};

/// These messages exist in these languages themselves, not only in English.
///
/// # Panics
/// When one is missing.
pub fn has_words<G: Game>(page: &Page<G>, languages: &[Language], keys: impl IntoIterator<Item = String>) {
    let keys: Vec<String> = keys.into_iter().collect();
    for language in languages {
        let words = Words::load(*language, &[page.words]);
        let missing: Vec<&String> = keys.iter().filter(|key| !words.has(key)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{language:?}");
    }
}

/// The game's words use one name for a thing: none of these other names occurs in them as a separate word.
///
/// # Panics
/// When one does; shows its line.
pub fn never_says<G: Game>(page: &Page<G>, names: &[(Language, &str)]) {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    for (language, name) in names {
        for line in page.words.text(*language).lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once(" = ").map_or(line, |(_, said)| said).to_lowercase();
            let stands = |(at, _): (usize, &str)| {
                !is_letter(said[..at].chars().next_back()) && !is_letter(said[at + name.len()..].chars().next())
            };
            assert!(!said.match_indices(name).any(stands), "{language:?}: {name}: {line}");
        }
    }
}

/// Every event, action, reason and key has a complete sentence in every language, and every reason has its clause on
/// the rule page. The actions are those of somebody who sees `view`.
///
/// # Panics
/// When this does not hold.
pub fn sentences_are_whole<G: Game>(
    page: &'static Page<G>,
    game: &G,
    view: &G::View,
    events: &[G::Event],
    reasons: impl IntoIterator<Item = G::Illegal>,
) {
    let reasons: Vec<G::Illegal> = reasons.into_iter().collect();
    for language in Language::SPOKEN.into_iter().chain([Language::Pseudo]) {
        let sample = Sample::new(page, game.clone(), language);
        let mut said: Vec<String> =
            events.iter().flat_map(|event| [sample.spoken(event), sample.logged(event)]).flatten().collect();
        let actions = (0..G::Action::COUNT).filter_map(G::Action::nth);
        said.extend(actions.map(|action| sample.action(view, action)));
        said.extend(reasons.iter().map(|illegal| (page.reason)(*illegal, &sample.words)));
        said.extend(page.keys.iter().map(|(_, message)| sample.words.say(message)));
        let rules = sample.rules();
        for text in said.iter().chain([&rules]) {
            assert!(!text.is_empty(), "{language:?}: a sentence without words");
            assert_eq!(unfinished(text), Vec::<&str>::new(), "{language:?}");
        }
        let clauses = values(&rules, "id");
        let missing: Vec<_> = reasons.iter().filter(|illegal| !clauses.contains(&illegal.clause())).collect();
        assert!(missing.is_empty(), "{missing:?} name clauses that are not on the rule page");
    }
}

/// Players read “you” about themselves and never their own name, in what is said and in the log; about others they read
/// the same as a spectator. An event that only one seat hears names nobody: every seat reads the same words, and
/// somebody who looks through that seat's eyes reads others.
///
/// # Panics
/// When this does not hold.
pub fn own_events_say_you<G: Game>(page: &'static Page<G>, game: &G, events: &[G::Event]) {
    for language in Language::SPOKEN {
        let sample = Sample::new(page, game.clone(), language);
        for event in events {
            let told = |seat| [sample.spoken_to(seat, event), sample.logged_to(seat, event)];
            for (seat, name) in sample.names.pairs() {
                let anybody = told(Some(Seat(0)));
                for ((own, to_all), anybody) in told(Some(seat)).into_iter().zip(told(None)).zip(anybody) {
                    let names =
                        |text: &String| text.split(|letter: char| !letter.is_alphabetic()).any(|word| word == name);
                    if to_all.as_ref().is_some_and(names) {
                        let own = own.unwrap_or_default();
                        assert!(!names(&own), "{language:?}, {event:?}: {name} reads their own name in “{own}”");
                        assert_eq!(unfinished(&own), Vec::<&str>::new(), "{language:?}, {event:?}");
                        assert!(!own.starts_with(char::is_lowercase), "{language:?}: {own}");
                    } else if own != to_all {
                        assert_eq!(own, anybody, "{language:?}, {event:?}: {name} is not in it");
                        assert_eq!(
                            unfinished(&to_all.unwrap_or_default()),
                            Vec::<&str>::new(),
                            "{language:?}, {event:?}"
                        );
                    }
                }
            }
        }
    }
}

/// All drawings that are defined once per page: the game's and the shared ones.
pub(crate) fn drawings<G: Game>(page: &Page<G>) -> String {
    (page.symbols)().into_string() + &look::icons::symbols().into_string()
}

/// Each of these symbols is drawn, no two are alike, and none contains letters; every symbol that a symbol uses exists.
///
/// # Panics
/// When this does not hold.
pub fn drawings_differ<G: Game>(page: &Page<G>, ids: impl IntoIterator<Item = String>) {
    let symbols = (page.symbols)().into_string();
    let all = drawings(page);
    let drawn = values(&all, "id");
    let mut known = BTreeSet::new();
    for id in ids {
        let begin = symbols.find(&format!("<symbol id=\"{id}\""));
        let drawing = begin.and_then(|begin| symbols[begin..].split("</symbol>").next());
        let drawing = drawing.and_then(|drawing| drawing.split_once("viewBox")).map(|(_, drawing)| drawing);
        assert!(drawing.is_some(), "no drawing {id}");
        assert!(known.insert(drawing), "{id} is drawn like another");
    }
    for used in values(&symbols, "href") {
        assert!(drawn.contains(&used.trim_start_matches('#')), "no drawing {used}");
    }
    assert!(!symbols.contains("<text"), "a drawing with letters");
}
