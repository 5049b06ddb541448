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

/// The games in which a draft and a secret choice are measured (DE-11).
const SECRETS: [&str; 2] = ["fistful-of-meeples", "desperados"];

/// What a test says that could count nothing.
const UNCOUNTED: &str = "not counted: valgrind is not installed";

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

/// A table of four people at play, each with an open page.
struct Table {
    _house: House,
    address: String,
    people: Vec<Person>,
    /// The steps so far.
    step: usize,
}

impl Table {
    async fn new(game: &str) -> Table {
        let house = House::dealt("what it costs");
        let (mut people, mut address) = (Vec::new(), String::new());
        for (seat, name) in [("1", "Anna"), ("2", "Ben"), ("3", "Carla"), ("4", "Dora")] {
            let mut browser = house.visitor().await;
            if address.is_empty() {
                address = browser.table_of(game, &["person"; 4], "link").await;
            }
            browser.sit(&address, seat, name).await.location();
            let stream = browser.follow(&format!("{address}/live")).await;
            people.push(Person { browser, stream, shown: String::new() });
        }
        for (seat, person) in ["1", "2", "3", "4"].into_iter().zip(&mut people) {
            person.browser.ready(&address, seat).await.location();
        }
        for person in &mut people {
            while let Some(message) = person.stream.next().await {
                message["html"].as_str().unwrap().clone_into(&mut person.shown);
                if message["plays"] == true {
                    break;
                }
            }
        }
        Table { _house: house, address, people, step: 0 }
    }

    /// The first person who is asked.
    fn asked(&self) -> usize {
        let is_asked = |person: &Person| !Answer::of(&person.shown).buttons("action").is_empty();
        self.people.iter().position(is_asked).unwrap_or_else(|| panic!("the game is over after {} steps", self.step))
    }

    /// This person takes a step. Returns how many pages it changed.
    async fn step(&mut self, actor: usize) -> usize {
        let page = Answer::of(&self.people[actor].shown);
        let actions = page.buttons("action");
        let quick = actions.iter().find(|action| HURRY.iter().any(|begin| action.starts_with(begin)));
        let action = quick.filter(|_| self.step % 2 == 1).unwrap_or(&actions[self.step * 7919 % actions.len()]);
        let fields = [("seat", &*page.hidden("seat")), ("at", &*page.hidden("at")), ("action", action)];
        self.people[actor].browser.post(&format!("{}/step", self.address), &fields).await.location();
        self.step += 1;
        let mut heard = 0;
        for person in &mut self.people {
            while !person.stream.is_silent().await {
                let message = person.stream.next().await.unwrap();
                message["html"].as_str().unwrap().clone_into(&mut person.shown);
                heard += 1;
            }
        }
        heard
    }

    /// Plays on until this many public actions have been told: those that all four pages show. Drafts, which one page
    /// shows, are not counted.
    async fn play(&mut self, public: usize) {
        let mut told = 0;
        while told < public {
            told += usize::from(self.step(self.asked()).await > 1);
        }
    }

    /// Counts the first message of a new page of this person.
    async fn open(&mut self, person: usize) {
        let browser = &self.people[person].browser;
        counting_begins();
        browser.follow(&format!("{}/live", self.address)).await.next().await.unwrap();
        counting_ends();
    }
}

/// Plays each game with four people. Does nothing unless [`instructions`] counts them.
#[tokio::test]
async fn the_measured_games() {
    let Ok(measured) = env::var(MEASURED) else { return };
    let [before, counted] = [0, 1].map(|at| measured.split(' ').nth(at).unwrap().parse().unwrap());
    for (game, _) in GAMES {
        let mut table = Table::new(game).await;
        table.play(before).await;
        counting_begins();
        table.play(counted).await;
        counting_ends();
    }
}

/// Plays until somebody takes a step that only their own page shows: a draft in one game, a secret choice in the other.
/// Before and after it, somebody else and then they themselves open a page. Does nothing unless [`instructions`] counts
/// them.
#[tokio::test]
async fn the_measured_secrets() {
    if env::var(MEASURED).is_err() {
        return;
    }
    for game in SECRETS {
        let mut table = Table::new(game).await;
        loop {
            let actor = table.asked();
            let pages = [(actor + 1) % 4, actor];
            for page in pages {
                table.open(page).await;
            }
            if table.step(actor).await == 1 {
                for page in pages {
                    table.open(page).await;
                }
                break;
            }
        }
        // A count of nothing ends the game's.
        counting_begins();
        counting_ends();
    }
}

/// The instructions of all messages each time that this test counted; `None` without valgrind.
fn instructions(test: &str, measured: &str) -> Option<Vec<f64>> {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new("valgrind");
    command.args(["--tool=callgrind", "--toggle-collect=web::live::message::message"]);
    command.args(["--zero-before=*counting_begins*", "--dump-before=*counting_ends*"]);
    command.arg(format!("--callgrind-out-file={}", folder.path().join("counted").display()));
    command.arg(env::current_exe().unwrap()).args([&format!("costs::{test}"), "--exact"]);
    let run = match command.env(MEASURED, measured).output() {
        Err(error) if error.kind() == ErrorKind::NotFound => return None,
        run => run.unwrap(),
    };
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
    let counts = (1..).map_while(|number| fs::read_to_string(folder.path().join(format!("counted.{number}"))).ok());
    let total = |counts: String| counts.lines().find_map(|line| line.strip_prefix("totals: ")?.parse().ok()).unwrap();
    Some(counts.map(total).collect())
}

#[test]
fn the_messages_of_an_action_take_at_most_a_tenth_more_instructions_than_is_written_here() {
    let (written, actions) = if cfg!(debug_assertions) { (21.0, 15) } else { (3.21, 40) };
    let Some(counted) = instructions("the_measured_games", &format!("4 {actions}")) else {
        println!("{UNCOUNTED}");
        return;
    };
    let each: Vec<f64> = counted.iter().map(|all| all / f64::from(actions) / 1e6).collect();
    let mix: f64 = each.iter().zip(GAMES).map(|(each, (_, share))| each * share).sum();
    println!("{mix:.2} M instructions a public action, of {GAMES:?} {each:.2?}");
    // Nothing would be counted if `message` had another name.
    assert!(mix > written / 2.0 && mix < written * 1.1, "{mix:.2} M instructions, where {written} are written");
}

#[test]
fn a_draft_and_a_secret_choice_change_the_instructions_of_their_own_page_alone() {
    let Some(counted) = instructions("the_measured_secrets", "") else {
        println!("{UNCOUNTED}");
        return;
    };
    let games: Vec<&[f64]> = counted.split(|count| *count == 0.0).collect();
    assert_eq!(games.len(), SECRETS.len() + 1, "{counted:?}");
    for (game, counted) in SECRETS.into_iter().zip(games) {
        let [.., other, own, other_after, own_after] = counted[..] else { panic!("{game}: {counted:?}") };
        let [other, own] = [other_after / other - 1.0, own_after / own - 1.0].map(f64::abs);
        // Seeds of hashes differ, and a text that grows is moved or not: some 17,000 instructions, which are more of a
        // page where the compiler optimises.
        let noise = if cfg!(debug_assertions) { 0.005 } else { 0.02 };
        assert!(other < noise && own > 0.02, "{game}: by {other:.4} elsewhere, by {own:.4} on their own page");
    }
}
