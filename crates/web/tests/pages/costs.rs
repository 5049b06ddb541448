//! What the messages of an action cost, in instructions: a number that depends on no machine's speed or load.

use std::env;
use std::fs;
use std::hint::black_box;
use std::io::ErrorKind;
use std::process::Command;

use crate::house::{Answer, Browser, House, Stream};

/// The variable that has [`the_measured_games`] played: after how many public actions instructions are counted, in
/// how many.
const MEASURED: &str = "POSSE_MEASURED";

/// The games that are measured, each with its share in the mix.
const GAMES: [(&str, f64); 2] = [("wyatt-earp", 0.71), ("fistful-of-meeples", 0.29)];

/// The beginnings of actions that every other step prefers, so that the games move on.
const HURRY: [&str; 4] = ["lay", "photo", "keep", "pass"];

/// Where the counting begins, by its name.
#[inline(never)]
fn counting_begins() {
    black_box(MEASURED);
}

/// Where it ends.
#[inline(never)]
fn counting_ends() {
    black_box(GAMES);
}

/// A person at the table, with an open page and what it shows.
struct Person {
    browser: Browser,
    stream: Stream,
    shown: String,
}

/// Plays on until this many public actions have been told: those that all four pages show. Drafts, which one page
/// shows, are not counted. `step` counts the steps of the whole game.
async fn play(people: &mut [Person], table: &str, public: usize, step: &mut usize) {
    let mut told = 0;
    while told < public {
        let asked = |person: &Person| Some(Answer::of(&person.shown)).filter(|page| !page.buttons("action").is_empty());
        let found = people.iter().enumerate().find_map(|(actor, person)| Some((actor, asked(person)?)));
        let (actor, page) = found.unwrap_or_else(|| panic!("the game is over after {told} of {public}, {step} steps"));
        let actions = page.buttons("action");
        let quick = actions.iter().find(|action| HURRY.iter().any(|begin| action.starts_with(begin)));
        let action = quick.filter(|_| *step % 2 == 1).unwrap_or(&actions[*step * 7919 % actions.len()]);
        let fields = [("seat", &*page.hidden("seat")), ("at", &*page.hidden("at")), ("action", action)];
        people[actor].browser.post(&format!("{table}/step"), &fields).await.location();
        *step += 1;
        let mut heard = 0;
        for person in &mut *people {
            while !person.stream.is_silent().await {
                let message = person.stream.next().await.unwrap();
                message["html"].as_str().unwrap().clone_into(&mut person.shown);
                heard += 1;
            }
        }
        told += usize::from(heard > 1);
    }
}

/// Plays each game with four people. Does nothing unless [`instructions`] counts them.
#[tokio::test]
async fn the_measured_games() {
    let Ok(measured) = env::var(MEASURED) else { return };
    let [before, counted] = [0, 1].map(|at| measured.split(' ').nth(at).unwrap().parse().unwrap());
    for (game, _) in GAMES {
        let house = House::dealt("what it costs");
        let (mut people, mut table) = (Vec::new(), String::new());
        for (seat, name) in [("1", "Anna"), ("2", "Ben"), ("3", "Carla"), ("4", "Dora")] {
            let mut browser = house.visitor().await;
            if table.is_empty() {
                table = browser.table_of(game, &["person"; 4], "link").await;
            }
            browser.sit(&table, seat, name).await.location();
            let stream = browser.follow(&format!("{table}/live")).await;
            people.push(Person { browser, stream, shown: String::new() });
        }
        for (seat, person) in ["1", "2", "3", "4"].into_iter().zip(&mut people) {
            person.browser.ready(&table, seat).await.location();
        }
        for person in &mut people {
            while let Some(message) = person.stream.next().await {
                message["html"].as_str().unwrap().clone_into(&mut person.shown);
                if message["plays"] == true {
                    break;
                }
            }
        }
        let mut step = 0;
        play(&mut people, &table, before, &mut step).await;
        counting_begins();
        play(&mut people, &table, counted, &mut step).await;
        counting_ends();
    }
}

/// The instructions of the messages of a public action in each game, in millions, with those of the drafts before it;
/// `None` without valgrind.
fn instructions(before: usize, counted: usize) -> Option<[f64; GAMES.len()]> {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--toggle-collect=web::message::message"]);
    command.args(["--zero-before=*counting_begins*", "--dump-before=*counting_ends*"]);
    command.arg(format!("--callgrind-out-file={}", folder.path().join("counted").display()));
    command.arg(env::current_exe().unwrap()).args(["costs::the_measured_games", "--exact"]);
    let run = match command.env(MEASURED, format!("{before} {counted}")).output() {
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        run => run.unwrap(),
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    Some([1, 2].map(|number| {
        let counts = fs::read_to_string(folder.path().join(format!("counted.{number}"))).unwrap();
        let total: f64 = counts.lines().find_map(|line| line.strip_prefix("totals: ")).unwrap().parse().unwrap();
        total / counted as f64 / 1e6
    }))
}

#[test]
fn the_messages_of_an_action_take_at_most_a_tenth_more_instructions_than_is_written_here() {
    let (written, actions) = if cfg!(debug_assertions) { (21.5, 15) } else { (3.68, 40) };
    let Some(counted) = instructions(4, actions) else {
        println!("not counted: valgrind is not installed");
        return;
    };
    let mix: f64 = counted.iter().zip(GAMES).map(|(each, (_, share))| each * share).sum();
    println!("{mix:.2} M instructions a public action, of {GAMES:?} {counted:.2?}");
    // Nothing would be counted if `message` had another name.
    assert!(mix > written / 2.0 && mix < written * 1.1, "{mix:.2} M instructions, where {written} are written");
}
