//! `posse bot` at a table of a server that does as the test says.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex};
use std::thread;

use serde_json::{Value, json};

use crate::call::{Called, call, posse};

/// A program that takes the last legal action.
const LAST: &str = "python3 -uc '
import json, sys
for line in map(json.loads, sys.stdin):
    print(json.dumps({\"ready\": True} if \"hello\" in line else {\"action\": line[\"legal\"][-1]}))'";

/// What the server does at its table of two, where seat 1 is free.
#[derive(Default)]
struct Table {
    /// The legal actions at each decision of seat 1.
    decisions: Vec<Vec<&'static str>>,
    /// Whether each stream ends after its first line.
    breaks: bool,
    /// The orders that it refuses.
    refuses: &'static [&'static str],
    /// Whether the program has seat 1.
    seated: bool,
    /// Whether somebody else has it.
    taken: bool,
    /// Whether the game has begun.
    begun: bool,
    /// The number of decisions made.
    made: usize,
    /// All requests: the line, and the body after it.
    asked: Vec<String>,
}

impl Table {
    fn state(&self, kind: &str) -> Value {
        let phase = match self.begun {
            false => "open",
            true if self.made < self.decisions.len() => "running",
            true => "over",
        };
        let legal = if phase == "running" { self.decisions[self.made].clone() } else { Vec::new() };
        let legal: Vec<Value> =
            (0..).zip(&legal).map(|(number, action)| json!({ "action": action, "number": 7 + number })).collect();
        let score = |rank, total| json!({ "rank": rank, "total": total, "sources": [], "tie_break": [] });
        let outcome = json!({ "reason": "safe", "scores": [score(2, 3), score(1, 5)] });
        let occupant = |who, name, ready| json!({ "who": who, "name": name, "ready": ready, "conceded": false });
        let own = match (self.seated, self.taken) {
            (true, _) => ("guest", "Doc"),
            (_, true) => ("person", "Ben"),
            _ => ("nobody", ""),
        };
        json!({
            "type": kind,
            "number": format!("{}.0.0@1", self.made),
            "seats": if self.seated { vec![1] } else { Vec::new() },
            "table": {
                "phase": phase,
                "people": [occupant("person", "Anna", true), occupant(own.0, own.1, self.begun)],
                "ending": (phase == "over").then(|| json!({ "how": "played", "outcome": outcome })),
            },
            "events": [{ "decision": self.made }],
            "view": {},
            "at": format!("{}.0.0", self.made),
            "asked": !legal.is_empty(),
            "legal": legal,
        })
    }

    fn obey(&mut self, order: &Value) {
        match order["do"].as_str().unwrap() {
            "sit" => self.seated = true,
            "ready" => self.begun = true,
            "step" if order["at"] == format!("{}.0.0", self.made) => self.made += 1,
            _ => {}
        }
    }
}

/// A server with one table.
struct Server {
    link: String,
    table: Arc<(Mutex<Table>, Condvar)>,
}

impl Server {
    fn start(table: Table) -> Server {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let link = format!("http://{}/below/t/k3m9xq7w2fab", listener.local_addr().unwrap());
        let table = Arc::new((Mutex::new(table), Condvar::new()));
        let shared = Arc::clone(&table);
        thread::spawn(move || {
            for stream in listener.incoming() {
                let shared = Arc::clone(&shared);
                // A program that is stopped hangs up.
                thread::spawn(move || answer(stream.unwrap(), &shared));
            }
        });
        Server { link, table }
    }

    fn asked(&self) -> Vec<String> {
        self.table.0.lock().unwrap().asked.clone()
    }

    /// Waits until the server was asked for this.
    fn wait_for(&self, part: &str) {
        let (table, changed) = &*self.table;
        let is_missing = |table: &mut Table| !table.asked.iter().any(|asked| asked.contains(part));
        drop(changed.wait_while(table.lock().unwrap(), is_missing).unwrap());
    }

    fn bot<'a>(&'a self, command: &'a str, more: &[&'a str]) -> Vec<&'a str> {
        let arguments = ["bot", "--table", &self.link, "--name", "Doc", "--of", "Anna", "--command", command];
        [&arguments, more].concat()
    }

    fn call(&self, command: &str) -> Called {
        call(&self.bot(command, &["--ms", "60000"]))
    }

    fn spawn(&self, command: &str) -> Child {
        let arguments = self.bot(command, &[]);
        posse().args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }
}

fn answer(mut stream: TcpStream, (table, changed): &(Mutex<Table>, Condvar)) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut head = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line)?;
        match line.trim_end() {
            "" => break,
            line => head.push(line.to_owned()),
        }
    }
    // A program that is stopped may have connected without asking anything.
    if head.is_empty() {
        return Ok(());
    }
    let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")).unwrap_or("0").parse().unwrap();
    let mut body = vec![0; length];
    reader.read_exact(&mut body)?;
    let body: Value = serde_json::from_slice(&body).unwrap_or_default();
    let mut table = table.lock().unwrap();
    table.asked.push(format!("{} {body}", head[0]));
    changed.notify_all();
    let request = head[0].replace("/below/api/v1", "");
    let mut reply = |status: u16, body: &Value| {
        let body = body.to_string();
        write!(stream, "HTTP/1.1 {status} .\r\nContent-Length: {}\r\n\r\n{body}", body.len())
    };
    match request.split(' ').take(2).collect::<Vec<_>>()[..] {
        ["POST", "/bots"] => reply(201, &json!({ "token": "5".repeat(64), "until": 0 })),
        ["GET", "/tables/k3m9xq7w2fab"] => reply(200, &table.state("state")),
        ["GET", "/tables/k3m9xq7w2fab/header"] => {
            let setup = json!({ "game": "desperados", "rules": 1, "seats": 2,
                "options": {}, "edition": "" });
            reply(200, &setup)
        }
        ["POST", "/tables/k3m9xq7w2fab"] => {
            assert!(head.iter().any(|line| *line == format!("authorization: Bearer {}", "5".repeat(64))), "{head:?}");
            if table.refuses.iter().any(|refused| body["do"] == *refused) {
                return reply(409, &json!({ "detail": "Ask Anna." }));
            }
            table.obey(&body);
            changed.notify_all();
            reply(200, &json!({}))
        }
        ["GET", path] if path.starts_with("/tables/k3m9xq7w2fab/events?seat=1") => {
            write!(stream, "HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")?;
            let mut kind = if path.contains("&after=") { "change" } else { "state" };
            loop {
                let state = table.state(kind);
                writeln!(stream, "{state}")?;
                if table.breaks {
                    return Ok(());
                }
                kind = "change";
                table = changed.wait_while(table, |table| table.state(kind) == state).unwrap();
            }
        }
        _ => reply(404, &json!({})),
    }
}

fn interrupt(child: Child) -> Called {
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    child.wait_with_output().unwrap().into()
}

#[test]
fn a_program_sits_down_plays_and_is_asked_only_where_it_has_a_choice() {
    let server =
        Server::start(Table { decisions: vec![vec!["a", "b"], vec!["forced"], vec!["c", "d"]], ..Table::default() });
    let Called { status, out, err } = server.call(LAST);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("Doc wins") && out.contains("  1. Doc: 5"), "{out}");
    let asked = server.asked();
    let orders = asked.iter().filter(|asked| asked.starts_with("POST"));
    let orders: Vec<&str> = orders.map(|order| order.split_once(" HTTP/1.1 ").unwrap().1).collect();
    assert_eq!(
        orders,
        [
            r#"{"table":"k3m9xq7w2fab","name":"Doc","of":"Anna"}"#,
            r#"{"do":"sit","seat":1,"name":"Doc"}"#,
            r#"{"do":"ready","seat":1}"#,
            r#"{"do":"step","seat":1,"action":"b","at":"0.0.0"}"#,
            r#"{"do":"step","seat":1,"action":"forced","at":"1.0.0"}"#,
            r#"{"do":"step","seat":1,"action":"d","at":"2.0.0"}"#,
        ]
    );
}

#[test]
fn a_program_is_told_numbers_and_a_seed_and_if_it_asks_for_it_the_end() {
    let server = Server::start(Table { decisions: vec![vec!["a", "b"]], ..Table::default() });
    let notes = "python3 -uc '
import json, sys
for line in map(json.loads, sys.stdin):
    print(json.dumps(line), file=sys.stderr)
    if \"end\" not in line:
        print(json.dumps({\"ready\": True, \"end\": True} if \"hello\" in line else {\"action\": line[\"legal\"][0]}))'";
    let Called { status, err, .. } = server.call(notes);
    let lines: Vec<Value> = err.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let [hello, question, end] = &lines[..] else { panic!("{err}") };
    assert!(status == 0 && hello["hello"]["seed"].is_u64() && hello["hello"]["actions"].as_u64() > Some(10), "{hello}");
    assert_eq!((&question["legal"], &question["numbers"]), (&json!(["a", "b"]), &json!([7, 8])));
    assert_eq!(end["end"], json!({ "how": "played", "places": [2, 1], "points": [3, 5] }));
    assert_eq!(end["events"], json!([{ "decision": 1 }]));
}

#[test]
fn a_lost_stream_is_taken_up_where_it_broke() {
    let server = Server::start(Table { decisions: vec![vec!["a", "b"]], breaks: true, ..Table::default() });
    let Called { status, out, err } = server.call(LAST);
    assert_eq!(status, 0, "{err}");
    assert!(out.contains("Doc wins") && err.contains("trying again"), "{out}{err}");
    assert!(server.asked().iter().any(|asked| asked.contains("events?seat=1&after=0.0.0@1")));
}

#[test]
fn a_decision_without_a_legal_answer_is_random_and_told() {
    for (command, told) in [
        ("while read line; do echo '{\"ready\":true}'; done", "answer {\"ready\":true} is not a legal action"),
        ("read line; echo '{\"ready\":true}'", "the program has ended"),
    ] {
        let server = Server::start(Table { decisions: vec![vec!["a", "b"]], ..Table::default() });
        let Called { status, out, err } = server.call(command);
        assert!(status == 0 && out.contains("Doc wins"), "{out}{err}");
        assert!(err.starts_with("posse: ") && err.lines().count() == 1 && err.contains(told), "{err}");
    }
    let server = Server::start(Table { decisions: vec![vec!["a", "b"]], ..Table::default() });
    let slow = "read line; echo '{\"ready\":true}'; cat >&2";
    let Called { status, out, err } = call(&server.bot(slow, &["--ms", "1"]));
    assert!(status == 0 && out.contains("Doc wins") && err.contains("did not answer within 1 ms"), "{out}{err}");
}

#[test]
fn a_program_that_is_not_ready_leaves_the_table() {
    let server = Server::start(Table::default());
    let Called { status, err, .. } = server.call("true");
    assert!(status == 1 && err.contains("`true` was not ready"), "{err}");
    server.wait_for(r#"{"do":"leave","seat":1}"#);
}

#[test]
fn what_the_server_refuses_is_told_in_its_words() {
    let server = Server::start(Table { refuses: &["sit"], ..Table::default() });
    let Called { status, err, .. } = server.call(LAST);
    assert_eq!((status, err.as_str()), (1, "posse: the server refuses: Ask Anna.\n"));
    let taken = server.link.replace("k3m9xq7w2fab", "222222222222");
    let Called { status, err, .. } = call(&["bot", "--table", &taken, "--name", "a", "--of", "b", "--command", LAST]);
    assert!(status == 1 && err.contains("no Posse server with an API"), "{err}");
}

#[test]
fn a_bot_comes_back_to_its_seat_in_a_running_game_and_no_other_is_told_to_wait() {
    let running = |seated| Table { decisions: vec![vec!["a", "b"]], begun: true, seated, ..Table::default() };
    let server = Server::start(running(true));
    let token = "5".repeat(64);
    let Called { status, out, err } = call(&["bot", "--table", &server.link, "--token", &token, "--command", LAST]);
    assert!(status == 0 && out.contains("The bot is back in seat 2.") && out.contains("Doc wins"), "{out}{err}");
    let server = Server::start(Table { taken: true, ..running(false) });
    let Called { status, err, .. } = server.call(LAST);
    assert!(status == 1 && err.contains("has begun without the bot"), "{err}");
}

#[test]
fn ctrl_c_leaves_a_table_and_hands_a_game_over() {
    for (refuses, done, told) in [
        (&["ready"][..], "leave", "the bot has left the table"),
        (&["leave"], "hand-over", "one of the server’s bots plays on"),
    ] {
        let server = Server::start(Table { decisions: vec![vec!["a", "b"]], refuses, ..Table::default() });
        let child = server.spawn("read line; echo '{\"ready\":true}'; cat >&2");
        server.wait_for(r#"{"do":"ready","seat":1}"#);
        let Called { status, err, .. } = interrupt(child);
        assert!(status == 1 && err.contains(told), "{err}");
        server.wait_for(&json!({ "do": done, "seat": 1 }).to_string());
    }
}

#[test]
fn a_wrong_call_says_what_would_be_right() {
    let link = "https://posse.example/t/k3m9xq7w2fab";
    for (arguments, reason) in [
        (vec!["--table", "posse.example", "--token", "5"], "as your browser shows it"),
        (vec!["--table", link, "--token", "5"], "64 hexadecimal digits"),
        (vec!["--table", link], "--name <NAME>\n  --of <NAME>"),
        (vec!["--table", link, "--seat", "0"], "--seat"),
    ] {
        let Called { status, err, .. } = call(&[&["bot", "--command", "true"], &*arguments].concat());
        assert!(status == 2 && err.contains(reason), "{arguments:?}: {err}");
    }
}
