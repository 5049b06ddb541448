//! Bots that run as processes: the protocol, and what happens to late, dead and wrong ones.

use std::fs;
use std::path::{Path, PathBuf};

use arena::{Forfeits, PlayError, Played, Tournament};
use erasure::Stop;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::tournaments::{played, tournament_of, tournament_with};

/// Long enough for any answer on a busy machine.
const PATIENT: u64 = 60_000;

/// The start of every shell process here: it reads the greeting and says that it is ready.
const READY: &str = "read hello; echo '{\"ready\":true}'";

fn example() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/example_bot.py");
    format!("python3 '{}'", path.display())
}

fn learner() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots/learning_bot.py");
    format!("python3 '{}'", path.display())
}

/// The first games of a tournament of the beginner against a process.
fn against(command: &str, milliseconds: u64, games: usize) -> Vec<Played> {
    let tournament = tournament_with(&["beginner"], command, milliseconds, 2);
    played(&tournament, &tournament.numbers(games as u32)[..games], 1)
}

fn lost(games: &[Played]) -> Vec<Forfeits> {
    games.iter().map(|game| game.entrants[1].forfeits).collect()
}

fn failure(tournament: &Tournament) -> String {
    let done: Result<(), PlayError> = tournament.run(&tournament.numbers(2), 1, &Stop::default(), |_| Ok(()));
    done.unwrap_err().to_string()
}

#[test]
fn the_example_bot_plays_whole_games_and_loses_no_decision() {
    for arguments in ["", " rob lay"] {
        let games = against(&format!("{}{arguments}", example()), PATIENT, 4);
        assert_eq!(lost(&games), [Forfeits::default(); 4]);
        assert!(games.iter().all(|game| game.entrants[1].turns > 0));
    }
}

#[test]
fn the_bots_that_the_book_shows_play_whole_games_and_lose_no_decision() {
    let page = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/book/src/first-bot.md");
    let page = fs::read_to_string(page).unwrap();
    let shown: Vec<&str> = page.split("```python\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    let random = "        answer = {\"action\": random.choice(message[\"legal\"])}\n";
    assert!(shown[0].contains(random));
    let folder = TempDir::new().unwrap();
    for bot in [shown[0].to_owned(), shown[0].replace(random, shown[1])] {
        let file = folder.path().join("my_bot.py");
        fs::write(&file, bot).unwrap();
        let games = against(&format!("python3 '{}'", file.display()), PATIENT, 2);
        assert_eq!(lost(&games), [Forfeits::default(); 2]);
    }
}

#[test]
fn each_thread_has_a_process_of_its_own_and_the_games_are_the_same() {
    let tournament = tournament_with(&["beginner"], &format!("{} rob", example()), PATIENT, 2);
    let numbers = tournament.numbers(8);
    // This process answers the same way in each game, regardless of earlier games.
    assert_eq!(played(&tournament, &numbers, 1), played(&tournament, &numbers, 3));
}

/// The lines that this process received in two games, recorded by `tee`; and the games.
fn heard(folder: &Path, command: &str) -> (Vec<Value>, Vec<Played>) {
    let notes = folder.join("heard.jsonl");
    let games = against(&format!("tee '{}' | {command}", notes.display()), PATIENT, 2);
    let text = fs::read_to_string(notes).unwrap();
    (text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(), games)
}

#[test]
fn a_process_hears_its_setup_its_view_its_events_once_and_its_legal_list_and_nothing_else() {
    let folder = TempDir::new().unwrap();
    let (lines, _) = heard(folder.path(), &example());
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let games: Vec<usize> = (0..lines.len()).filter(|at| lines[*at].get("hello").is_some()).collect();
    assert_eq!(games.len(), 2, "two rotations");
    for at in &games {
        assert_eq!(keys(&lines[*at]), ["hello", "protocol", "budget_ms"]);
        assert_eq!(
            keys(&lines[*at]["hello"]),
            ["game", "version", "seats", "seat", "options", "edition", "actions", "seed"]
        );
    }
    assert_eq!(lines[games[0]]["hello"]["seat"], 1);
    assert_eq!(lines[games[1]]["hello"]["seat"], 0);
    assert_ne!(lines[games[0]]["hello"]["seed"], lines[games[1]]["hello"]["seed"]);
    let title = catalog::titles().find("dollars-wanted").unwrap();
    assert_eq!(lines[games[0]]["hello"]["actions"], title.actions());
    let (mut seat, mut turn) = (Value::Null, 0);
    for line in &lines {
        if line.get("hello").is_some() {
            (seat, turn) = (line["hello"]["seat"].clone(), 0);
            continue;
        }
        assert_eq!(keys(line), ["events", "view", "legal", "numbers", "budget_ms"], "nobody asked for the end");
        let numbers = line["numbers"].as_array().unwrap().iter().map(|number| number.as_u64().unwrap() as usize);
        assert_eq!(json!(numbers.map(|number| title.action(number)).collect::<Vec<_>>()), line["legal"]);
        assert_eq!(line["view"]["viewer"]["seat"], seat);
        assert!(line["legal"].as_array().unwrap().len() > 1, "it is asked only when it has a choice");
        let turns = line["events"].as_array().unwrap().iter().filter(|event| event["event"] == "turn");
        for number in turns.map(|event| event["number"].as_u64().unwrap()) {
            assert_eq!(number, turn + 1, "each event is sent once");
            turn = number;
        }
    }
    assert!(turn > 5, "{turn}");
}

#[test]
fn a_process_that_asks_for_it_is_told_the_end_of_each_game_with_what_its_seat_saw_last() {
    let folder = TempDir::new().unwrap();
    let (lines, games) = heard(folder.path(), &learner());
    assert_eq!(lost(&games), [Forfeits::default(); 2]);
    let ends: Vec<&Value> = lines.iter().filter(|line| line.get("end").is_some()).collect();
    assert_eq!(ends.len(), 2, "also of the last game");
    // In the second rotation the process has the first seat.
    for (end, both) in ends.into_iter().zip([[0, 1], [1, 0]].map(Vec::from)) {
        let of = |game: &Played| {
            let entrants = both.iter().map(|entrant| &game.entrants[*entrant]);
            let (places, points): (Vec<_>, Vec<_>) = entrants.map(|entrant| (entrant.rank, entrant.score)).unzip();
            json!({ "how": "played", "places": places, "points": points })
        };
        assert_eq!(end["end"], of(&games[both[0]]));
        assert_eq!(end["view"]["viewer"]["seat"], 1 - both[0]);
        assert!(!end["events"].as_array().unwrap().is_empty());
    }
}

#[test]
fn a_process_that_was_told_the_end_of_its_last_game_is_not_killed_before_it_has_ended() {
    let folder = TempDir::new().unwrap();
    let (script, file) = (folder.path().join("slow.py"), folder.path().join("learned"));
    // It makes something of the end, which takes long.
    let slow = r#"
import json, sys, time
for message in map(json.loads, sys.stdin):
    if "end" in message:
        continue
    print(json.dumps({"ready": True, "end": True} if "hello" in message else {"action": message["legal"][0]}), flush=True)
time.sleep(0.3)
open(sys.argv[1], "w").write("all")
"#;
    fs::write(&script, slow).unwrap();
    against(&format!("python3 '{}' '{}'", script.display(), file.display()), PATIENT, 1);
    assert_eq!(fs::read_to_string(file).unwrap(), "all");
}

#[test]
fn processes_play_in_all_seats_and_the_same_seed_gives_the_same_games() {
    let (example, learner) = (example(), learner());
    for commands in [vec![example.as_str()], vec![&learner, &example]] {
        let tournament = tournament_of(&commands, PATIENT, 2);
        let numbers = tournament.numbers(2);
        let games = played(&tournament, &numbers, 1);
        assert!(
            games.iter().flat_map(|game| &game.entrants).all(|entrant| entrant.turns > 0 && entrant.forfeits.is_none())
        );
        assert_eq!(played(&tournament, &numbers, 1), games, "{commands:?}");
    }
}

#[test]
fn a_process_that_never_answers_forfeits_each_decision_to_a_legal_action() {
    let games = against(&format!("{READY}; cat > /dev/null"), 1, 1);
    assert!(games[0].entrants[1].forfeits.late > 5 && games[0].entrants[0].forfeits.is_none(), "{games:?}");
}

#[test]
fn a_late_answer_is_not_taken_for_the_answer_to_the_next_question() {
    // It answers its first question long after the time limit, with a text that is never legal.
    let slow = r#"
import json, sys, time
asked = 0
for line in sys.stdin:
    question = json.loads(line)
    if "hello" in question:
        answer = {"ready": True}
    else:
        asked += 1
        if asked == 1:
            time.sleep(0.1)
        answer = {"action": "too late" if asked == 1 else question["legal"][0]}
    print(json.dumps(answer), flush=True)
"#;
    let folder = TempDir::new().unwrap();
    let script = folder.path().join("slow.py");
    fs::write(&script, slow).unwrap();
    let forfeits = lost(&against(&format!("python3 '{}'", script.display()), 40, 2))[0];
    assert!(forfeits.late >= 1 && forfeits.illegal == 0, "{forfeits:?}");
}

#[test]
fn a_process_that_ends_forfeits_the_rest_of_its_game_and_is_started_for_the_next() {
    let games = against(&format!("{READY}; read question"), PATIENT, 2);
    for forfeits in lost(&games) {
        assert!(forfeits.dead > 5 && forfeits.all() == forfeits.dead, "{forfeits:?}");
    }
}

#[test]
fn a_process_whose_line_has_no_end_is_given_up_and_not_read_on() {
    let error = failure(&tournament_with(&["beginner"], "cat /dev/zero", PATIENT, 2));
    assert!(error.contains("it ended"), "{error}");
}

#[test]
fn an_illegal_answer_and_one_that_is_no_json_forfeit_their_decision() {
    for answer in ["{\"action\":\"win\"}", "{\"action\":7}", "rob"] {
        let games = against(&format!("{READY}; while read question; do echo '{answer}'; done"), PATIENT, 1);
        assert!(games[0].entrants[1].forfeits.illegal > 5, "{answer}: {games:?}");
    }
}

#[test]
fn a_process_that_is_never_ready_ends_the_tournament_with_a_reason() {
    for (command, reason) in
        [("true", "it ended"), ("no-such-bot 2> /dev/null", "it ended"), ("cat", "something other")]
    {
        let error = failure(&tournament_with(&["beginner"], command, PATIENT, 2));
        assert!(error.contains(command) && error.contains(reason) && error.contains("line-protocol.md"), "{error}");
    }
}
