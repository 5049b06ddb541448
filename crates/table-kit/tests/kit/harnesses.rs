//! The harnesses accept what is right and find what is wrong.

use std::panic::catch_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Bot, Estimate, Random, Thinking};
use table::{Fast, Game, Knows, SetupError, Stream};
use table_kit::{
    Coverage, Scripted, Small, Style, Tale, Teller, bots_estimate_what_they_choose, bots_know_what_their_seat_knows,
    editions, orders, setups, tell, tell_stories,
};

use crate::fault;
use crate::toy::{Event, Move, State, Toy};

#[derive(Clone)]
struct Toys;

impl Teller<Toy> for Toys {
    fn line(_: &Toy, event: &Event) -> String {
        match event {
            Event::Laid { by, .. } => format!("{by} lays"),
            Event::Turned { card } => format!("turned {card}"),
            Event::Drew { by, .. } => format!("{by} draws"),
            other => format!("{other:?}"),
        }
    }
}

impl Tale<Toy> for Toys {
    const FOLDER: &'static str = "";

    fn amounts(_: &Toy, state: &State) -> Vec<i32> {
        state.won.iter().map(|won| won.iter().map(|card| i32::from(*card)).sum()).collect()
    }

    fn check(_: &Toy, _: &State, action: Move, lines: &[String]) -> Result<(), String> {
        if action == Move::Turn && lines[0] == "turned 7" { Err("seven is never turned".to_owned()) } else { Ok(()) }
    }

    fn is_due_after(line: &str) -> bool {
        line.starts_with("turned")
    }
}

/// A table of two, dealt with seed 1.
fn table() -> Scripted<Toy, Toys> {
    Scripted::deal(setups::game(2, &[]), 1)
}

/// The error of a tale with these lines.
fn error(moves: &str) -> String {
    tell::<Toy, Toys>(&format!("players 2\nseed 1\n\nplay\n{moves}")).map(|_| ()).expect_err("the tale is wrong")
}

#[test]
fn a_scripted_table_acts_by_texts_and_tells_what_all_have_heard() {
    let mut table = table();
    let lay = table.legal_of(1)[0].clone();
    assert_eq!((table.active(), table.legal_of(2).len()), (Some(1), 0));
    table.act(&lay).is(&["1 lays"]);
    let story = table.acts(&["peek"]);
    assert!(story.has("1 draws") && story.all("1 ").len() == 1 && story.with("Peeked").len() == 1, "{story:?}");
    table.so_far().tells(&["1 lays", "1 draws"]);
    assert!(catch_unwind(|| table.so_far().tells(&["1 draws", "1 lays", "1 draws", "1 lays"])).is_err());
    assert!(table.why_not(1, "pass").is_some() && table.why_not(0, "pass").is_some());
    assert!(table.play(1, Move::Pass).unwrap_err().contains("`pass` is not legal for seat 1"));
    assert!(!table.is_over());
    assert!(catch_unwind(|| table.clone().act("fly")).is_err(), "the text is not an action");
    fault::set(fault::STUCK);
    let stuck: Scripted<Toy, Toys> = {
        let mut state = setups::game::<Toy>(2, &[]).deal(&Fast::new(1), &mut ());
        state.step = crate::toy::Step::Over;
        Scripted::new(setups::game(2, &[]), state, 1)
    };
    assert!(catch_unwind(|| stuck.is_over()).is_err(), "nobody decides, and there is no outcome");
}

#[test]
fn a_tale_that_holds_is_told_to_its_end() {
    let play = |seed: u64| {
        let (mut table, mut random) = (table(), Fast::new(seed));
        while let Some(seat) = table.active() {
            let action = *random.pick(&table.list(seat)).unwrap();
            table.play(seat, action).unwrap();
        }
        table
    };
    let words = |numbers: &[i32]| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let tale = |seed: u64, table: &Scripted<Toy, Toys>| {
        let (totals, ranks) =
            (words(&table.totals()), words(&table.ranks().into_iter().map(i32::from).collect::<Vec<_>>()));
        format!("players 2\nseed 1\n\nplay\nrandom {seed}\n= {totals}\ntotals {totals}\nranks {ranks}\nend out\n")
    };
    let mut seen = [false; 2];
    for seed in 0..40 {
        let table = play(seed);
        let seven = table.so_far().has("turned 7");
        seen[usize::from(seven)] = true;
        match tell::<Toy, Toys>(&tale(seed, &table)) {
            Ok(told) => assert!(!seven && told.lines == table.so_far().0 && told.outcome == table.outcome().unwrap()),
            Err(error) => assert!(seven && error.contains("seven is never turned"), "{error}"),
        }
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn a_tale_names_the_line_that_does_not_hold() {
    let lay = table().legal_of(1)[0].clone();
    assert!(error("= 1 0\n").starts_with("line 5, `= 1 0`: it is `0 0`"), "{}", error("= 1 0\n"));
    for (moves, what) in [
        (format!("1: {lay}\n> 2 lays\n"), "line 6, `> 2 lays`: `2 lays` is missing, this happened: ["),
        (format!("2: {lay}\n"), "is not legal for seat 2"),
        (format!("0: {lay}\n"), "seats count from 1"),
        ("1: fly\n".to_owned(), "`fly` is no action"),
        (format!("1: {lay}, turn\n2: pass\n"), "the tale has to say the amounts first"),
        ("picks 00\npicks 0\n".to_owned(), "before `0` the tale has to say the amounts"),
        ("picks z\n".to_owned(), "`z` is too much"),
        ("picks ?\n".to_owned(), "`?` is no digit"),
        ("end out\n".to_owned(), "the game is not over"),
        (format!("1: {lay}\n"), "the tale does not say `end`"),
    ] {
        assert!(error(&moves).contains(what), "{moves}: {}", error(&moves));
    }
    assert!(tell::<Toy, Toys>("players 2\n").is_err_and(|error| error.contains("no line `play`")));
}

/// The clauses that the stories of a text name, or the message of the panic.
fn stories(text: &str) -> Result<Vec<String>, String> {
    let told = catch_unwind(|| tell_stories::<Toy, Toys>(text, "toy.story"));
    told.map(|clauses| clauses.into_iter().collect())
        .map_err(|panic| panic.downcast_ref::<String>().expect("a message").clone())
}

#[test]
fn stories_that_hold_are_told_in_every_case() {
    let lay = table().legal_of(1)[0].clone();
    let text = format!(
        "# A chapter.\n\nstart:\n  players <seats>; seed 1\n\nTY-2, TY-1 Somebody lays\n  start\n  asked = 1\n  \
         1 may {lay}; 2 may not {lay}: not-your-turn\n  1: <what>; > 1 lays; nothing else; never turned\n  \
         asked = 1\n  again; seed 1\n  asked = 1\n  each seats: 2, 3\n  | what |\n  | {lay} |\n  # The end.\n"
    );
    assert_eq!(stories(&text), Ok(vec!["TY-1".to_owned(), "TY-2".to_owned()]));
}

#[test]
fn a_story_that_does_not_hold_is_found_with_its_title_and_line() {
    let lay = table().legal_of(1)[0].clone();
    let fails = |lines: &str| stories(&format!("TY-1 One\n  players 2; seed 1\n  {lines}\n")).unwrap_err();
    let told = fails(&format!("1: {lay}\n  > 2 lays"));
    assert!(told.starts_with("TY-1 One\ntoy.story:4: `> 2 lays`: "), "{told}");
    for (lines, what) in [
        (format!("1: {lay}; nothing else"), "this happened"),
        (format!("1: {lay}; never lays"), "this happened"),
        ("1: turn".to_owned(), "is not legal"),
        ("1 may turn".to_owned(), "`turn` is refused for"),
        (format!("1 may not {lay}: over"), "is legal"),
        ("1 may not turn: over".to_owned(), "`turn` is refused for"),
        (format!("1 may not {lay}"), "a refusal has a reason"),
        ("asked = 2".to_owned(), "it is `1`"),
        ("hand 1 = -".to_owned(), "nothing is called `hand 1`"),
        ("totals = 1 2".to_owned(), "the game is not over"),
        ("seed 2".to_owned(), "the story checks nothing"),
        ("asked = 1; seed 2".to_owned(), "the table is laid out already"),
        ("asked = <who>\n  | who |\n  | 1 | 2 |".to_owned(), "a row has as many cells"),
        ("asked = <who>\n  each who: 1, 2".to_owned(), "`asked = 2`"),
        ("asked = <who>\n  each how: 1".to_owned(), "no table has this column"),
        ("asked = 1\n  | who |".to_owned(), "has no rows"),
    ] {
        assert!(fails(&lines).contains(what), "{lines}: {}", fails(&lines));
    }
    assert!(stories("Nothing\n  players 2; asked = 1").unwrap_err().contains("names no clause"));
}

#[test]
fn an_edition_with_a_fault_is_refused_with_its_line() {
    editions::refuses::<Toy>(&[("cards = 12", "cards = 13", "`cards = 12` is missing"), ("hand = 3\n", "", "hand")]);
    assert_eq!(editions::line::<Toy>("hand"), 3);
    assert!(matches!(editions::read::<Toy>("# Other."), Err(SetupError::Edition { line: 1, .. })));
    let fails =
        |from: &str, to: &str, words: &str| catch_unwind(|| editions::refuses::<Toy>(&[(from, to, words)])).is_err();
    assert!(fails("cards = 12", "cards = 13", "another reason"));
    assert!(fails("cards = 12", "cards = 12", "missing"), "this edition is right");
    assert!(fails("hand = 3", "hand = 3\ncards = 12", "missing"), "this one too, as far as the toy reads it");
    assert!(fails("wolves = 3", "wolves = 4", "missing"), "the edition has no such line");
    fault::set(fault::ANY_EDITION);
    assert!(catch_unwind(|| editions::refuses::<Toy>(&[("cards = 12", "cards = 13", "")])).is_err());
}

#[test]
fn a_game_by_another_edition_is_played_with_drawn_worlds() {
    let setup = setups::setup::<Toy>(3, &[("marked", "on")]);
    assert!(editions::play::<Toy>(&setup, 1).positions.len() > 10);
    let plays = || catch_unwind(|| (0..5).for_each(|seed| drop(editions::play::<Toy>(&setup, seed))));
    fault::set(fault::VIEW_LEAK);
    assert!(plays().is_err());
    fault::set(fault::ENDLESS);
    assert!(plays().is_ok());
}

#[test]
fn worlds_given_several_times_weigh_more() {
    let game: Toy = setups::game(2, &[]);
    let position = table::Position::deal(&game, &Fast::new(1), &mut ());
    let knows = position.knows(&game, table::Seat(0));
    let other = game.deal(&Fast::new(2), &mut ());
    let small = Small::new("three", game, knows, [position.state.clone(), other, position.state]);
    assert_eq!(small.worlds.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [2, 1]);
    let mut all = orders(&[1, 2, 2]);
    assert_eq!(all.len(), 6);
    all.sort_unstable();
    all.dedup();
    assert_eq!(all, [[1, 2, 2], [2, 1, 2], [2, 2, 1]]);
}

#[test]
fn a_style_chooses_what_it_likes_and_a_tally_counts() {
    let style = Style { likes: &["peek"], avoids: &["turn"] };
    let mut random = Fast::new(1);
    let mut choose = |list: &[Move], percent| style.choose(list, percent, &mut random);
    assert_eq!(choose(&[Move::Turn, Move::Peek, Move::Pass], 100), Move::Peek);
    assert_eq!(choose(&[Move::Turn, Move::Pass], 100), Move::Pass);
    assert_eq!(choose(&[Move::Turn], 100), Move::Turn);
    let turned = (0..300).filter(|_| choose(&[Move::Turn, Move::Peek, Move::Pass], 0) == Move::Turn).count();
    assert!((60..140).contains(&turned), "{turned} of 300");
    let mut tally = Coverage::default();
    tally.one("peek");
    tally.add("turn", 3);
    tally.exceeds(0, &["peek", "turn"]);
    assert!(catch_unwind(|| tally.exceeds(1, &["turn", "peek"])).is_err());
    assert_eq!(tally.of("fly"), 0);
}

/// A bot that takes the action with this number of its list, modulo the length.
struct Taking(fn(&Knows<Toy>) -> usize);

impl Bot<Toy> for Taking {
    fn name(&self) -> &'static str {
        "taking"
    }

    fn choose(&self, _: &Toy, knows: &Knows<Toy>, legal: &[Move], _: &mut Thinking) -> Move {
        legal[self.0(knows) % legal.len()]
    }
}

#[test]
fn a_bot_that_remembers_earlier_turns_is_found() {
    static ASKED: AtomicUsize = AtomicUsize::new(0);
    bots_know_what_their_seat_knows::<Toy>(&[&Random, &Taking(|knows| knows.recall.down.len())]);
    let counting = Taking(|_| ASKED.fetch_add(1, Ordering::Relaxed));
    assert!(catch_unwind(|| bots_know_what_their_seat_knows(&[&counting])).is_err());
}

#[test]
fn a_bot_that_peeks_is_found() {
    // The toy's view has the oldest face-down card in a field that is not serialised.
    let peeking = Taking(|knows| usize::from(knows.view.next.0));
    assert!(catch_unwind(|| bots_know_what_their_seat_knows(&[&peeking])).is_err());
}

/// A bot that takes its first action and estimates all alike, except for this change.
struct Saying(fn(&mut Vec<Estimate>));

impl Bot<Toy> for Saying {
    fn name(&self) -> &'static str {
        "saying"
    }

    fn choose(&self, _: &Toy, _: &Knows<Toy>, legal: &[Move], thinking: &mut Thinking) -> Move {
        let mut estimates = vec![Estimate { visits: 2, chance: 0.5 }; legal.len()];
        self.0(&mut estimates);
        thinking.estimate(estimates);
        legal[0]
    }
}

#[test]
fn a_bot_whose_estimates_make_no_sense_is_found() {
    let holds = |change| catch_unwind(|| bots_estimate_what_they_choose(&[&Saying(change)])).is_ok();
    assert!(holds(|_| {}));
    assert!(holds(Vec::clear), "it need not estimate");
    assert!(holds(|estimates| estimates[0] = Estimate { visits: 9, chance: 1.0 }));
    assert!(!holds(|estimates| _ = estimates.pop()), "one is missing");
    assert!(!holds(|estimates| estimates[1].chance = 1.1));
    assert!(!holds(|estimates| estimates[1].chance = f32::NAN));
    assert!(!holds(|estimates| estimates[1].visits = 3), "it takes another");
}
