//! Checks that every page must pass, whatever the game: the tests of [`conformance!`](crate::conformance).

use std::collections::BTreeSet;

use look::parts::{Piece, pieces};
use look::{AsInEnglish, Language, Page, Parts, Weight};
use table::{Audience, Decision, Events, Fast, Game, Position, Seat, Viewer};
use table_kit::setups;

use crate::lists::{drawings, has_words};
use crate::sample::{Sample, StepEvents, play, wander};
use crate::text::{heard, outside_of_marks, selectors, unfinished, values};

/// The seed of the random games.
pub(crate) const SEED: u64 = 4;

/// The size limit of a table in bytes; a table is sent at every step.
const TABLE: usize = 80_000;

/// The size limit of the drawings in bytes; they are sent once.
const SYMBOLS: usize = 60_000;

/// At most this many positions of a game are checked, evenly spread over it.
const POSITIONS: usize = 60;

/// Tables for every number of players, without options and with all of them.
pub(crate) fn samples<G: Game>(page: &'static Page<G>, language: Language) -> Vec<Sample<G>> {
    let all = setups::of::<G>();
    let (least, most) = G::SEATS;
    let of = |seats| {
        let mut own = all.iter().filter(move |setup| setup.seats == seats);
        [own.next(), own.next_back()]
    };
    let setups = (least..=most).flat_map(of).flatten();
    let games = setups.map(|setup| G::new(setup).expect("the kit's setups are possible"));
    games.map(|game| Sample::new(page, game, language)).collect()
}

/// The seed and the table, for failure messages.
pub(crate) fn place<G: Game>(game: &G, ply: usize) -> String {
    format!("{} with {} seats, seed {SEED}, decision {ply}", G::NAME, game.seats())
}

/// Calls `look` at positions of a random game, from the deal to the end.
pub(crate) fn each<G: Game>(game: &G, mut look: impl FnMut(usize, &Position<G>)) {
    let mut count: usize = 0;
    wander(game, SEED, |_| count += 1);
    let every = count.div_ceil(POSITIONS);
    let mut ply = 0;
    wander(game, SEED, |position| {
        if ply % every == 0 || ply + 1 == count {
            look(ply, position);
        }
        ply += 1;
    });
}

/// All languages have the same messages with the same arguments, and their own words except for what is listed.
///
/// # Panics
/// When this does not hold.
pub fn languages_agree<G: Game>(page: &Page<G>, as_in_english: AsInEnglish) {
    assert_eq!(page.words.faults(as_in_english), Ok(Vec::new()));
    let mut needed = vec!["game-name".to_owned(), "game-about".to_owned()];
    for option in G::OPTIONS {
        needed.extend(["", ".about"].map(|part| format!("option-{}{part}", option.key)));
        let named = option.values.iter().filter(|value| !["on", "off"].contains(value));
        needed.extend(named.map(|value| format!("option-{}-{value}", option.key)));
    }
    has_words(page, &Language::SPOKEN, needed);
}

/// Everything that a page, its moments, its log, its rules and its gallery say comes from the files of words, and no
/// message or argument is missing. In the pseudo-language, which marks every message, only names and clause numbers
/// stand outside the marks.
///
/// # Panics
/// When this does not hold.
pub fn all_words_are_translated<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::Pseudo) {
        let game = &sample.game;
        let clauses = G::OPTIONS.iter().filter_map(|option| option.clause.split('-').next());
        let known: BTreeSet<&str> = sample.names.iter().map(String::as_str).chain(clauses).collect();
        let check = |text: &str, place: &str| {
            let mut strange = outside_of_marks(text);
            strange.retain(|word| !known.contains(word.as_str()));
            assert_eq!(strange, Vec::<String>::new(), "{place}");
            assert_eq!(unfinished(text), Vec::<&str>::new(), "{place}");
        };
        each(game, |ply, position| {
            for viewer in Viewer::all(game.seats()) {
                check(&heard(&sample.page(position, viewer)), &place(game, ply));
            }
        });
        let mut told = Checking {
            count: 0,
            check: |game: &G, state: &G::State, event: &G::Event| {
                let (here, view) = (format!("{event:?}"), game.view(state, Viewer::Spectator));
                check(&heard(&sample.watched(&view, std::slice::from_ref(event), Some(0))), &here);
                for said in [sample.spoken(event), sample.logged(event)] {
                    check(&said.unwrap_or_default(), &here);
                }
            },
        };
        play(game, SEED, &mut told, |_, _| {});
        check(&heard(&sample.rules()), "the rules");
        check(&heard(&(page.gallery)(&sample.words).into_string()), "the gallery");
        let view = game.view(&game.deal(&Fast::new(SEED), &mut ()), Viewer::Seat(table::Seat(0)));
        for action in (0..G::Action::COUNT).filter_map(G::Action::nth) {
            check(&sample.action(&view, action), &action.to_string());
        }
    }
}

/// Passes events to a check, each with the state right after it.
struct Checking<F> {
    count: usize,
    check: F,
}

impl<G: Game, F: FnMut(&G, &G::State, &G::Event)> Events<G> for Checking<F> {
    fn event(&mut self, game: &G, state: &G::State, _: table::Audience, event: G::Event) {
        self.count += 1;
        // Events repeat, so it checks the first ones of a game and then a few.
        if self.count < 100 || self.count.is_multiple_of(23) {
            (self.check)(game, state, &event);
        }
    }
}

/// An event that is not for everybody gets no frame, so neither the number nor the length of the frames depends on it.
///
/// # Panics
/// When this does not hold.
pub fn private_events_get_no_frame<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::En) {
        play(&sample.game, SEED, &mut StepEvents::<G>::default(), |_, heard| {
            for (audience, event, _) in heard.0.drain(..).filter(|(audience, ..)| *audience != Audience::All) {
                assert_eq!((page.weight)(&event), Weight::Trivial, "{audience:?} hears {event:?}");
            }
        });
    }
}

/// In a random game, a player's stream draws at most twice as much of the table per action in the last third as in the
/// first; a late turn may offer more choices.
///
/// # Panics
/// When this does not hold.
pub fn late_actions_draw_no_more<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::En) {
        let (mut known, mut drawn) = (Parts::default(), Vec::new());
        wander(&sample.game, SEED, |position| {
            let page = sample.update(position, Viewer::Seat(Seat(0)), &known);
            let (mut shown, mut bytes, mut texts) = (Vec::new(), 0, vec![page]);
            while let Some(text) = texts.pop() {
                for piece in pieces(&text) {
                    match piece {
                        Piece::Text(text) => bytes += text.len(),
                        Piece::Part(number) => {
                            shown.push(number);
                            texts.extend(known.take(number));
                        }
                    }
                }
            }
            let mut keys = known.keys();
            let keys: Vec<u64> = shown.into_iter().filter_map(|number| keys[number].take()).collect();
            known = Parts::knowing(0, keys.into_iter());
            drawn.push(bytes);
        });
        let third = drawn.len() / 3;
        let mean = |some: &[usize]| some.iter().sum::<usize>() / third.max(1);
        let (early, late) = (mean(&drawn[1..=third]), mean(&drawn[drawn.len() - third..]));
        assert!(late <= 2 * early, "{}: {early} bytes early, {late} late", place(&sample.game, drawn.len()));
    }
}

/// A page obeys a strict Content-Security-Policy, uses no id twice, refers only to what exists, and stays small.
///
/// # Panics
/// When this does not hold.
pub fn pages_keep_to_the_policy<G: Game>(page: &'static Page<G>) {
    let symbols = (page.symbols)().into_string();
    assert!(symbols.len() < SYMBOLS, "drawings of {} bytes", symbols.len());
    let sign = (page.sign)().into_string();
    assert!(!symbols.contains(" style=\"") && !sign.contains(" style=\"") && values(&sign, "id").is_empty());
    let all = drawings(page);
    let drawn: BTreeSet<&str> = values(&all, "id").into_iter().collect();
    for sample in samples(page, Language::De) {
        each(&sample.game, |ply, position| {
            for viewer in Viewer::all(sample.game.seats()) {
                let html = sample.page(position, viewer);
                let here = place(&sample.game, ply);
                for forbidden in [" style=\"", "<style", "<script", " onclick="] {
                    assert!(!html.contains(forbidden), "{here}: `{forbidden}`");
                }
                assert!(html.len() < TABLE, "{here}: a table of {} bytes", html.len());
                let ids = values(&html, "id");
                let once: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(once.len(), ids.len(), "{here}: {ids:?}");
                assert!(once.is_disjoint(&drawn), "{here}: an id of a drawing in {ids:?}");
                let described = values(&html, "aria-describedby");
                assert!(described.iter().all(|id| once.contains(id)), "{here}: {described:?}");
                let uses = html.split("<use").skip(1).filter_map(|tag| tag.split('>').next());
                for used in uses.flat_map(|tag| values(tag, "href")) {
                    assert!(drawn.contains(used.trim_start_matches('#')), "{here}: no drawing {used}");
                }
            }
        });
    }
}

/// A viewer who has to decide has a button for each legal action and for nothing else; no other viewer has any. If an
/// action cannot be taken back, the page names that action and does not say so in general.
///
/// # Panics
/// When this does not hold.
pub fn decisions_have_buttons<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::En) {
        let game = &sample.game;
        each(game, |ply, position| {
            let due = game.to_act(&position.state);
            for viewer in Viewer::all(game.seats()) {
                let mut list = Vec::new();
                if let Some(seat) = viewer.seat().filter(|seat| due.contains(*seat)) {
                    game.legal(&position.state, seat, &mut list);
                }
                let legal: BTreeSet<String> = list.iter().map(ToString::to_string).collect();
                let html = sample.page(position, viewer);
                let buttons = html.split('<').filter(|tag| tag.contains("name=\"action\""));
                let offered: BTreeSet<String> =
                    buttons.flat_map(|tag| values(tag, "value")).map(str::to_owned).collect();
                assert_eq!(offered, legal, "{}, {viewer:?}", place(game, ply));
                assert!(!html.contains(&sample.words.say("no-way-back")), "{}, {viewer:?}", place(game, ply));
            }
        });
    }
}

/// When a game is over, its page says so (`prompt-over`) and offers nobody anything.
///
/// # Panics
/// When this does not hold.
pub fn endings_offer_nothing<G: Game>(page: &'static Page<G>) {
    for sample in samples(page, Language::En) {
        let mut last = None;
        wander(&sample.game, SEED, |position| last = Some(position.clone()));
        let last = last.expect("every game has a position");
        assert!(sample.game.outcome(&last.state).is_some());
        for viewer in Viewer::all(sample.game.seats()) {
            let html = sample.page(&last, viewer);
            assert!(!html.contains("name=\"action\""), "{viewer:?}");
            assert!(heard(&html).contains(&sample.words.say("prompt-over")), "{viewer:?}");
        }
    }
}

/// Every selector of the game's stylesheet begins with the class that is its name, and the stylesheet loads nothing
/// from elsewhere. Only a condition on the page may stand before the class, as in `body:has(…)`. Anywhere else, as in
/// `:is(body:has(…) *)`, it would make the browser restyle the whole page at every change. A condition on a part of the
/// page would do the same, in `:is(.mat:has(…) *)` as in `.mat:has(…) { .card { … } }`.
///
/// # Panics
/// When this does not hold.
pub fn styles_are_the_games_own<G: Game>(page: &Page<G>) {
    let styles = page.stylesheet();
    assert!(!styles.contains("url(") && !styles.contains("@import"));
    assert!(!styles.contains("@each") && !styles.contains('$'), "a loop that cannot be read");
    let selectors = selectors(&styles);
    assert!(!selectors.is_empty(), "the game has no styles");
    let own = format!(".{}", G::NAME);
    let is_own = |selector: &&String| {
        let rest = after_condition(selector);
        rest.starts_with(&own) && !CONDITIONS.iter().any(|start| rest.contains(start)) && !restyles_all(rest)
    };
    let strange: Vec<&String> = selectors.iter().filter(|selector| !is_own(selector)).collect();
    assert_eq!(strange, Vec::<&String>::new());
}

/// How a condition on the whole page begins.
const CONDITIONS: [&str; 2] = ["body:has(", "html:has("];

/// The selector without its leading condition on the whole page, if it has one.
fn after_condition(selector: &str) -> &str {
    let condition = CONDITIONS.iter().find_map(|start| selector.strip_prefix(start));
    let Some(condition) = condition else { return selector };
    condition[in_brackets(condition).len()..].strip_prefix(')').unwrap_or("").trim_start()
}

/// Whether a selector has `:has` inside `:is(…)`, where rules nested into `:has` have it too.
fn restyles_all(selector: &str) -> bool {
    selector.split(":is(").skip(1).any(|rest| in_brackets(rest).contains(":has("))
}

/// The text up to the bracket that closes the one opened right before it.
fn in_brackets(text: &str) -> &str {
    let mut open = 1;
    let end = text.find(|letter| {
        match letter {
            '(' => open += 1,
            ')' => open -= 1,
            _ => {}
        }
        open == 0
    });
    &text[..end.unwrap_or(text.len())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn has_inside_of_is_is_found_and_has_on_an_ancestor_is_not() {
        assert!(restyles_all(".own :is(.a, .b):is(.mat:has(.c > .d) *):not(:has(> .e))"));
        assert!(restyles_all(":is(.own .mat:has(.c > .d)) .e"));
        assert!(!restyles_all(".own .mat:has(.c > .d) :is(.a, .b):not(:has(> .e))"));
        assert!(!restyles_all(".own .cards:is(.television *):not(:has(> .f))"));
        assert_eq!(after_condition("body:has(#a:not(.b)) .own"), ".own");
    }
}
