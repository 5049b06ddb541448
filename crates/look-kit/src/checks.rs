//! The checks.

use std::collections::BTreeSet;

use look::{Language, Page};
use table::{Action, Events, Fast, Game, Position, Stream, Viewer};
use table_kit::setups;

use crate::sight::{moment, names, page, wander, words};
use crate::text::{heard, outside_of_marks, selectors, values};

/// The seed of the random games.
const SEED: u64 = 4;

/// How many bytes a table may have: what is sent at every step.
const TABLE: usize = 80_000;

/// How many bytes the drawings may have: what is sent once.
const SYMBOLS: usize = 60_000;

/// How many positions of a game are looked at; long games are looked at in steps.
const POSITIONS: usize = 60;

/// Tables of every number of players, without an option and with every one.
fn games<G: Game>() -> Vec<G> {
    let all = setups::of::<G>();
    let (least, most) = G::SEATS;
    let of = |seats| {
        let mut own = all.iter().filter(move |setup| setup.seats == seats);
        [own.next(), own.next_back()]
    };
    let setups = (least..=most).flat_map(of).flatten();
    setups.map(|setup| G::new(setup).expect("the kit's setups are possible")).collect()
}

/// The seed and the table, for the message of what fails.
fn place<G: Game>(game: &G, ply: usize) -> String {
    format!("{} with {} seats, seed {SEED}, decision {ply}", G::NAME, game.seats())
}

/// Looks at positions of a random game, all over its length.
fn sample<G: Game>(game: &G, mut look: impl FnMut(usize, &Position<G>)) {
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

/// Complete languages have the same words, others none of their own and more than a few.
///
/// # Panics
/// When it is not so.
pub fn languages_agree<G: Game, P: Page<G>>() {
    let source = P::source();
    let keys = |language| source.keys(language).expect("a file of words can be read");
    let english = keys(Language::En);
    for language in Language::SPOKEN {
        let own = keys(language);
        let strange: Vec<&String> = own.iter().filter(|key| !english.contains(key)).collect();
        assert_eq!(strange, Vec::<&String>::new(), "{language:?}");
        assert!(own.len() >= 20, "{language:?} has {} words", own.len());
        if Language::COMPLETE.contains(&language) {
            assert_eq!(own, english, "{language:?}");
        }
    }
    for language in Language::COMPLETE {
        let words = words::<G, P>(language);
        let options = G::OPTIONS
            .iter()
            .flat_map(|option| [String::new(), ".about".into()].map(|of| format!("option-{}{of}", option.key)));
        for key in options.chain(["game-name".to_owned(), "game-about".to_owned()]) {
            assert!(words.has(&key), "{language:?}: {key}");
        }
    }
}

/// Whatever a page, its moments, its log, its rules and its gallery say comes from the files of words: in the
/// pseudo-language, which marks all that does, nothing else is left but names and numbers of clauses.
///
/// # Panics
/// When it is not so.
pub fn all_words_are_translated<G: Game, P: Page<G>>() {
    let words = words::<G, P>(Language::Pseudo);
    for game in games::<G>() {
        let names = names(game.seats());
        let clauses = G::OPTIONS.iter().filter_map(|option| option.clause.split('-').next());
        let known: BTreeSet<&str> = names.iter().map(String::as_str).chain(clauses).collect();
        let check = |text: &str, place: &str| {
            let mut strange = outside_of_marks(text);
            strange.retain(|word| !known.contains(word.as_str()));
            assert_eq!(strange, Vec::<String>::new(), "{place}");
        };
        sample(&game, |ply, position| {
            for viewer in Viewer::all(game.seats()) {
                check(&heard(&page::<G, P>(&game, position, viewer, &words)), &place(&game, ply));
            }
        });
        let mut told = Told {
            count: 0,
            check: |game: &G, view: &G::View, event: &G::Event| {
                let here = format!("{event:?}");
                check(&heard(&moment::<G, P>(game, view, event, &words)), &here);
                for said in [P::spoken(game, event, &names, &words), P::logged(game, event, &names, &words)] {
                    check(&said.unwrap_or_default(), &here);
                }
            },
        };
        listen(&game, &mut told);
        check(&heard(&P::rules(&game, &words).into_string()), "the rules");
        check(&heard(&P::gallery(&words).into_string()), "the gallery");
        let view = game.view(&game.deal(&Fast::new(SEED), &mut ()), Viewer::Seat(table::Seat(0)));
        for number in 0..G::Action::COUNT {
            let Some(action) = G::Action::nth(number) else { continue };
            check(&P::action(&game, &view, action, &words), &action.to_string());
        }
    }
}

/// Hands each event to a check, with what a spectator sees at that moment.
struct Told<F> {
    count: usize,
    check: F,
}

impl<G: Game, F: FnMut(&G, &G::View, &G::Event)> Events<G> for Told<F> {
    fn event(&mut self, game: &G, state: &G::State, _: table::Audience, event: G::Event) {
        self.count += 1;
        // The first ones of a game, and then some: events repeat.
        if self.count < 100 || self.count.is_multiple_of(23) {
            (self.check)(game, &game.view(state, Viewer::Spectator), &event);
        }
    }
}

fn listen<G: Game>(game: &G, events: &mut impl Events<G>) {
    let mut random = Fast::new(SEED);
    let chance = random.split();
    let mut position = Position::deal(game, &chance, events);
    let mut list = Vec::new();
    while let Some(seat) = game.to_act(&position.state).iter().next() {
        game.legal(&position.state, seat, &mut list);
        let action = *random.pick(&list).expect("whoever owes a decision has one");
        position.play(game, seat, action, &chance, events).expect("the action is listed");
    }
}

/// A page keeps to what a strict Content-Security-Policy allows, names nothing twice, and stays small.
///
/// # Panics
/// When it is not so.
pub fn pages_keep_to_the_policy<G: Game, P: Page<G>>() {
    let words = words::<G, P>(Language::De);
    for game in games::<G>() {
        sample(&game, |ply, position| {
            for viewer in Viewer::all(game.seats()) {
                let html = page::<G, P>(&game, position, viewer, &words);
                let here = place(&game, ply);
                for forbidden in [" style=\"", "<style", "<script", " onclick="] {
                    assert!(!html.contains(forbidden), "{here}: `{forbidden}`");
                }
                assert!(html.len() < TABLE, "{here}: a table of {} bytes", html.len());
                let ids = values(&html, "id");
                let once: BTreeSet<&str> = ids.iter().copied().collect();
                assert_eq!(once.len(), ids.len(), "{here}: {ids:?}");
            }
        });
    }
    let symbols = P::symbols().into_string();
    assert!(symbols.len() < SYMBOLS, "drawings of {} bytes", symbols.len());
    let sign = P::sign().into_string();
    assert!(!(symbols + &sign).contains(" style=\"") && values(&sign, "id").is_empty());
}

/// Whoever owes a decision has a button for each legal action and for nothing else; nobody else has any.
///
/// # Panics
/// When it is not so.
pub fn decisions_have_buttons<G: Game, P: Page<G>>() {
    let words = words::<G, P>(Language::En);
    for game in games::<G>() {
        sample(&game, |ply, position| {
            let due = game.to_act(&position.state);
            for viewer in Viewer::all(game.seats()) {
                let mut list = Vec::new();
                if let Some(seat) = viewer.seat().filter(|seat| due.contains(*seat)) {
                    game.legal(&position.state, seat, &mut list);
                }
                let legal: BTreeSet<String> = list.iter().map(ToString::to_string).collect();
                let html = page::<G, P>(&game, position, viewer, &words);
                let buttons = html.split('<').filter(|tag| tag.contains("name=\"action\""));
                let offered: BTreeSet<String> =
                    buttons.flat_map(|tag| values(tag, "value")).map(str::to_owned).collect();
                assert_eq!(offered, legal, "{}, {viewer:?}", place(&game, ply));
            }
        });
    }
}

/// When a game is over, nobody is offered anything.
///
/// # Panics
/// When it is not so.
pub fn endings_offer_nothing<G: Game, P: Page<G>>() {
    let words = words::<G, P>(Language::En);
    for game in games::<G>() {
        let mut last = None;
        wander(&game, SEED, |position| last = Some(position.clone()));
        let last = last.expect("every game has a position");
        assert!(game.outcome(&last.state).is_some());
        for viewer in Viewer::all(game.seats()) {
            let html = page::<G, P>(&game, &last, viewer, &words);
            assert!(!html.contains("name=\"action\""), "{viewer:?}");
            assert!(!heard(&html).trim().is_empty());
        }
    }
}

/// Every selector of the game's stylesheet begins with the class that is its name, and nothing is loaded from elsewhere.
///
/// # Panics
/// When it is not so.
pub fn styles_are_the_games_own<G: Game, P: Page<G>>() {
    let styles = P::styles();
    assert!(!styles.contains("url(") && !styles.contains("@import"));
    let selectors = selectors(styles);
    assert!(!selectors.is_empty(), "the game has no styles");
    let strange: Vec<&String> =
        selectors.iter().filter(|selector| !selector.starts_with(&format!(".{}", G::NAME))).collect();
    assert_eq!(strange, Vec::<&String>::new());
}
