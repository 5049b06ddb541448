//! A guest bot that plays over the API and checks what its stream says.

use std::net::SocketAddr;

use anyhow::{Context, bail, ensure};
use serde_json::{Value, json};

use crate::chance::SplitMix;
use crate::games::Game;
use crate::program::{Ear, Program, ProgramStream};

/// How often in a row a stream may say that it is alive and nothing else: it does so every 15 s.
const SILENCE: u32 = 12;

/// What a bot did.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    /// Steps that were taken.
    pub steps: u32,
    /// Steps that were refused since the table had moved on.
    pub refused: u32,
    /// Drafted steps that were taken back.
    pub undone: u32,
    /// Streams that went on after the bot had hung up.
    pub resumed: u32,
    /// All requests.
    pub requests: u32,
}

impl Tally {
    /// Adds what another did.
    pub fn add(&mut self, other: Tally) {
        self.steps += other.steps;
        self.refused += other.refused;
        self.undone += other.undone;
        self.resumed += other.resumed;
        self.requests += other.requests;
    }
}

/// A guest bot in a seat.
pub struct GuestBot {
    program: Program,
    /// The path of its table in the API.
    table: String,
    /// Its seat, from 0.
    seat: usize,
    game: Game,
    seed: u64,
    /// Whether it reads server-sent events, until it hangs up the next time.
    reads_events: bool,
    /// The last state, without what is kept below.
    state: Value,
    /// The table of the last state that had it.
    shown: Value,
    /// All events that its stream has said.
    heard: Vec<Value>,
    /// The number of the last state, and its parts: entries, changes of the seat, events.
    number: Option<(String, [usize; 3])>,
    /// What it did.
    pub tally: Tally,
}

/// The parts of a state's number.
fn parts(number: &str) -> anyhow::Result<[usize; 3]> {
    let (numbers, _) = number.split_once('@').context("a number with its seat")?;
    let parts: Vec<usize> = numbers.split('.').map(str::parse).collect::<Result<_, _>>()?;
    parts.try_into().ok().with_context(|| format!("three numbers in {number}"))
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

impl GuestBot {
    /// Gets a token for the table with this path, sits down in a seat, counted from 0, and is ready.
    ///
    /// # Errors
    /// When the server refuses it or the connection fails.
    pub async fn sit(
        server: SocketAddr,
        game: Game,
        path: &str,
        seat: usize,
        (name, of): (&str, &str),
        seed: u64,
        ear: Ear,
    ) -> anyhow::Result<GuestBot> {
        let id = path.trim_start_matches("/t/");
        let mut bot = GuestBot {
            program: Program::new(server, "", ear),
            table: format!("/tables/{id}"),
            seat,
            game,
            seed,
            reads_events: seat.is_multiple_of(2),
            state: Value::Null,
            shown: Value::Null,
            heard: Vec::new(),
            number: None,
            tally: Tally::default(),
        };
        let wish = json!({ "table": id, "name": name, "of": of });
        let (status, given) = bot.ask("POST", "/bots", &wish.to_string(), None).await?;
        ensure!(status == 201, "no token: {given}");
        let given: Value = serde_json::from_str(&given)?;
        bot.program.take(given["token"].as_str().context("a token")?);
        for verb in ["sit", "ready"] {
            let (status, told) = bot.post(&json!({ "do": verb, "seat": seat }), None).await?;
            ensure!(status == 200, "{verb}: {told}");
        }
        Ok(bot)
    }

    /// Plays until the game is over.
    ///
    /// # Errors
    /// When the stream ends, loses or repeats something, or the server refuses what the bot may do.
    pub async fn play(&mut self) -> anyhow::Result<()> {
        let (mut stream, mut silence) = (self.follow().await?, 0);
        loop {
            if !self.reads(&mut stream).await? {
                silence += 1;
                ensure!(silence < SILENCE, "nobody moves on: {} {}", self.shown, self.state);
                continue;
            }
            silence = 0;
            if self.shown.get("ending").is_some() {
                return stream.ends().await;
            }
            if self.state["asked"] != true || list(&self.state["legal"]).is_empty() {
                continue;
            }
            let place = format!("{} {} {}", self.seat, self.state["at"], self.tally.requests);
            let mut chance = SplitMix::at(self.seed, &place);
            let hangs_up = chance.number(0..40);
            if hangs_up < 2 {
                drop(stream);
                if hangs_up == 0 {
                    self.decide(&mut chance).await?;
                }
                self.reads_events = chance.number(0..2) == 0;
                stream = self.follow().await?;
                self.tally.resumed += 1;
            } else {
                self.decide(&mut chance).await?;
            }
        }
    }

    /// Compares what the stream has said with the table as it is now and with the replay, and checks the record.
    ///
    /// # Errors
    /// When they differ, or the game was not played to its end.
    pub async fn agrees(&mut self) -> anyhow::Result<()> {
        let now = self.get(&format!("?seat={}", self.seat)).await?;
        let how = &now["table"]["ending"]["how"];
        ensure!(how == "played", "the game ended otherwise: {how}");
        ensure!(list(&now["events"]) == self.heard, "the stream of seat {} said other events", self.seat);
        let number = self.number.as_ref().map_or("", |(number, _)| number.as_str());
        ensure!(now["number"] == number, "the stream ended at {number}, the table at {}", now["number"]);
        let more = self.get(&format!("/events?seat={}&after={number}", self.seat)).await?;
        ensure!(more.is_null(), "a stream after the last number said {more}");
        ensure!(now["view"] == self.state["view"], "the stream of seat {} showed another end", self.seat);
        let (mut told, mut decisions, mut view, mut from) = (Vec::new(), 0, Value::Null, Some(0));
        while let Some(first) = from {
            let past = self.get(&format!("/replay?seat={}&from={first}", self.seat)).await?;
            for moment in list(&past["moments"]) {
                told.extend_from_slice(list(&moment["events"]));
                decisions += list(&moment["decisions"]).len() as u64;
                view = moment["view"].clone();
            }
            from = past["next"].as_u64();
        }
        ensure!(told == self.heard, "the replay of seat {} says other events", self.seat);
        ensure!(view == self.state["view"], "the replay of seat {} shows another end", self.seat);
        let verdict = self.get("/verify").await?;
        ensure!(verdict["decisions"] == decisions, "the replay has {decisions} decisions: {verdict}");
        let (header, record) = (self.get("/header").await?, self.get("/record").await?);
        let recorded: Value = serde_json::from_str(record["header"].as_str().context("a header")?)?;
        ensure!(recorded == header, "the record has another header: {recorded}");
        Ok(())
    }

    /// Opens the stream: from the start, or after the last number.
    async fn follow(&mut self) -> anyhow::Result<ProgramStream> {
        let mut path = format!("{}/events?seat={}", self.table, self.seat);
        let mut last = self.number.as_ref().map(|(number, _)| number.as_str());
        if !self.reads_events
            && let Some(number) = last.take()
        {
            path += &format!("&after={number}");
        }
        self.tally.requests += 1;
        self.program.follow(&path, self.reads_events, last).await
    }

    /// Reads a line; returns whether it was a state, and not only that the stream is alive.
    async fn reads(&mut self, stream: &mut ProgramStream) -> anyhow::Result<bool> {
        let line = stream.next().await?;
        match (line["type"].as_str(), &self.number) {
            (Some("alive"), _) => return Ok(false),
            (Some("state"), None) | (Some("change"), Some(_)) => {}
            (kind, last) => bail!("a line of the type {kind:?} after {last:?}: {line}"),
        }
        let number = line["number"].as_str().context("a number")?;
        let new = parts(number)?;
        self.heard.extend_from_slice(list(&line["events"]));
        ensure!(new[2] == self.heard.len(), "{} events were said up to {number}", self.heard.len());
        if let Some((last, old)) = &self.number {
            ensure!(new.iter().zip(old).all(|(new, old)| new >= old), "{number} came after {last}");
        }
        self.number = Some((number.to_owned(), new));
        if let Some(table) = line.get("table") {
            self.shown = table.clone();
        }
        self.state = line;
        Ok(true)
    }

    /// Reads its stream until it has said this often that it is alive; `wait` comes before each line. The bot must still
    /// have its seat.
    ///
    /// # Errors
    /// When it has lost its stream or its seat.
    pub async fn think(&mut self, beats: u32, mut wait: impl AsyncFnMut()) -> anyhow::Result<()> {
        let (mut stream, mut heard) = (self.follow().await?, 0);
        self.reads(&mut stream).await?;
        while heard < beats {
            wait().await;
            heard += u32::from(!self.reads(&mut stream).await?);
        }
        let person = &self.shown["people"][self.seat];
        ensure!(person["who"] == "guest" && person["here"] == true, "who thinks has lost the seat: {}", self.shown);
        Ok(())
    }

    /// Takes a step, or takes one back. Sends some of the requests twice, which must change nothing.
    async fn decide(&mut self, chance: &mut SplitMix) -> anyhow::Result<()> {
        let (seat, at, draft) = (self.seat, &self.state["at"], list(&self.state["draft"]));
        let takes_back = !draft.is_empty() && chance.number(0..8) == 0;
        let mut asks = None;
        let order = if takes_back {
            match chance.pick(&["undo", "reset", "take-back"]) {
                &"take-back" => json!({ "do": "take-back", "seat": seat, "at": at, "action": chance.pick(draft) }),
                verb => json!({ "do": verb, "seat": seat, "at": at }),
            }
        } else {
            let legal: Vec<&str> = list(&self.state["legal"]).iter().filter_map(|one| one["action"].as_str()).collect();
            let quick = self.game.hurry.iter().find_map(|start| legal.iter().find(|action| action.starts_with(start)));
            let hurries = chance.number(0..2) == 0;
            let action = quick.filter(|_| hurries).unwrap_or_else(|| chance.pick(&legal)).to_string();
            if chance.number(0..20) == 0 {
                asks = Some(format!("/legal?seat={seat}&action={}", action.replace(' ', "%20")));
            }
            json!({ "do": "step", "seat": seat, "action": action, "at": at })
        };
        if let Some(path) = asks {
            self.get(&path).await?;
        }
        let repeats = chance.number(0..20) == 0;
        let key = repeats.then(|| format!("{} {}", self.seat, self.tally.requests));
        let (status, told) = self.post(&order, key.as_deref()).await?;
        if repeats {
            let again = self.post(&order, key.as_deref()).await?;
            ensure!(again.0 == status, "{order} was answered {told}, and when it was repeated {}", again.1);
        }
        match status {
            200 if takes_back => self.tally.undone += 1,
            200 => self.tally.steps += 1,
            409 => self.tally.refused += 1,
            // The later steps of the draft need the one that was to be taken back. Nothing has changed, so no line comes.
            422 if order["do"] == "take-back" => {
                self.tally.refused += 1;
                let reset = json!({ "do": "reset", "seat": seat, "at": order["at"] });
                let (status, told) = self.post(&reset, None).await?;
                ensure!([200, 409].contains(&status), "{reset} was answered {status}: {told}");
            }
            _ => bail!("{order} was answered {status}: {told}"),
        }
        Ok(())
    }

    async fn get(&mut self, path: &str) -> anyhow::Result<Value> {
        self.tally.requests += 1;
        self.program.get(&format!("{}{path}", self.table)).await
    }

    async fn post(&mut self, order: &Value, key: Option<&str>) -> anyhow::Result<(u16, String)> {
        let path = self.table.clone();
        self.ask("POST", &path, &order.to_string(), key).await
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str, key: Option<&str>) -> anyhow::Result<(u16, String)> {
        self.tally.requests += 1;
        self.program.ask(method, path, body, key).await
    }
}
