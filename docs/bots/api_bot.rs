//! A bot that plays a game over Posse's API. It takes random legal actions.
//!
//! ```sh
//! cargo add anyhow serde_json
//! cargo add minreq --features https,json-using-serde
//! cargo run -- https://posse.example/t/k3m9xq7w2fab Doc Anna
//! ```
//!
//! seats a bot called Doc, Anna's, at a table that allows guest bots. With `--rematch` at the end it goes on to each
//! rematch. The API is described at `/api` of every server.

use std::env;
use std::hash::{BuildHasher, RandomState};
use std::io::{BufRead, BufReader, Write, stdout};
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use minreq::{Method, ResponseLazy};
use serde_json::{Value, json};

/// A table on a server, and the bot's token for it.
struct Table {
    api: String,
    id: String,
    token: Option<String>,
}

impl Table {
    /// Sends a request; its answer can be read line by line. Waits when there were too many.
    fn send(&self, method: Method, path: &str, body: Option<Value>) -> anyhow::Result<ResponseLazy> {
        let mut request = minreq::Request::new(method, format!("{}{path}", self.api));
        if let Some(token) = &self.token {
            request = request.with_header("Authorization", format!("Bearer {token}"));
        }
        if let Some(body) = body {
            request = request.with_json(&body)?;
        }
        loop {
            let response = request.clone().send_lazy()?;
            if response.status_code != 429 {
                return Ok(response);
            }
            sleep(Duration::from_secs(1));
        }
    }

    /// Sends a request and reads its answer.
    fn ask(&self, method: Method, path: &str, body: Option<Value>) -> anyhow::Result<Value> {
        let response = self.send(method, path, body)?;
        let is_good = (200..300).contains(&response.status_code);
        let answer: Value = serde_json::from_reader(response)?;
        if is_good { Ok(answer) } else { bail!("{}", answer["detail"]) }
    }

    /// Sits down as a guest bot in the first free seat; returns the seat, counted from 0.
    fn sit(&mut self, name: &str, of: &str) -> anyhow::Result<Value> {
        let path = format!("/tables/{}", self.id);
        let state = self.ask(Method::Get, &path, None)?;
        let people = state["table"]["people"].as_array().context("the table has seats")?;
        let free = people.iter().filter(|person| person["who"] == "nobody").map(|person| &person["seat"]);
        let free: Vec<&Value> = free.collect();
        if !free.is_empty() {
            let bot = json!({ "table": self.id, "name": name, "of": of });
            let bot = self.ask(Method::Post, "/bots", Some(bot))?;
            self.token = bot["token"].as_str().map(str::to_owned);
        }
        let mut failure = anyhow!("no seat is free");
        for seat in free {
            // Somebody else may be faster.
            match self.ask(Method::Post, &path, Some(json!({ "do": "sit", "seat": seat }))) {
                Ok(_) => return Ok(seat.clone()),
                Err(error) => failure = error,
            }
        }
        Err(failure)
    }

    /// Waits until somebody opens the rematch, where the bot has a seat already; returns the seat.
    fn rematch(&mut self) -> anyhow::Result<Value> {
        let state = |id: &str| self.ask(Method::Get, &format!("/tables/{id}"), None);
        let next = loop {
            if let Some(next) = state(&self.id)?["table"]["rematch"].as_str() {
                break next.to_owned();
            }
            sleep(Duration::from_secs(5));
        };
        let seat = state(&next)?["seats"][0].clone();
        self.id = next;
        Ok(seat)
    }

    /// Plays until the game is over; returns its end.
    fn play(&self, seat: &Value) -> anyhow::Result<Value> {
        let path = format!("/tables/{}", self.id);
        self.ask(Method::Post, &path, Some(json!({ "do": "ready", "seat": seat })))?;
        loop {
            // The stream begins with the whole table. It ends when the server stops, so the bot asks for it again.
            let stream = self.send(Method::Get, &format!("{path}/events?seat={seat}"), None)?;
            for line in BufReader::new(stream).lines().map_while(Result::ok) {
                let state: Value = serde_json::from_str(&line)?;
                // A change leaves out the table if it has stayed the same.
                if let Some(ending) = state["table"].get("ending") {
                    return Ok(ending.clone());
                }
                if let Some(action) = choose(&state) {
                    let step = json!({ "do": "step", "seat": seat, "action": action, "at": state["at"] });
                    // It is refused if the table has changed meanwhile; the next line says how.
                    self.send(Method::Post, &path, Some(step))?;
                }
            }
            sleep(Duration::from_secs(1));
        }
    }
}

/// The bot's decision, if it has one: one of the legal actions. This is what to make better.
fn choose(state: &Value) -> Option<&Value> {
    let legal = state["legal"].as_array().filter(|legal| state["asked"] == true && !legal.is_empty())?;
    let random = RandomState::new().hash_one(()) as usize;
    Some(&legal[random % legal.len()]["action"])
}

fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [link, name, of, more @ ..] = &arguments[..] else {
        bail!("call it with a table's link, a name, and whose bot it is")
    };
    let (server, id) = link.split_once("/t/").context("a link has a /t/ in it")?;
    let mut table = Table { api: format!("{server}/api/v1"), id: id.to_owned(), token: None };
    let mut seat = table.sit(name, of)?;
    loop {
        writeln!(stdout(), "The game is over: {}", table.play(&seat)?)?;
        if more != ["--rematch"] {
            return Ok(());
        }
        seat = table.rematch()?;
    }
}
