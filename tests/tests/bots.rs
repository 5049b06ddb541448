//! Bots that are programs of their own: the examples in `docs/bots` play a whole game together, and guest bots play every
//! game over the API beside a person with a page. All they are sent is as the API describes itself. `POSSE_GAMES=100` plays
//! so many of each, with their real editions.

use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::io::Read as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, ensure};
use posse_tests::chance::{SplitMix, number, seed};
use posse_tests::faketime::Clock;
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, GAMES, Game};
use posse_tests::guest_bot::{GuestBot, Tally};
use posse_tests::http::{Reply, Visitor};
use posse_tests::live::LivePage;
use posse_tests::patience::Patience;
use posse_tests::player::{Player, form_id, is_over, open_table};
use posse_tests::program::{Ear, Judge, Program};
use posse_tests::server::{self, Server};
use serde_json::{Value, json};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::Instant;

/// How many games are played at once.
const AT_ONCE: usize = 4;

/// The guest bots, and whose they are.
const GUESTS: [(&str, &str); 2] = [("Doc", "Ben"), ("Kid", "Cleo")];

/// Windows have no clock; guest bots may sit.
const SETTINGS: [(&str, &str); 3] = [("name", "Anna"), ("guests", "on"), ("window-seconds", "0")];

fn docs(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/bots").join(name)
}

/// The example in Rust.
const API_BOT: &str = env!("CARGO_BIN_EXE_api_bot");

/// A program at a table; it is killed with its test.
struct Playing(Child);

impl Drop for Playing {
    fn drop(&mut self) {
        // An error means that it has ended.
        let _ended = self.0.kill();
        self.0.wait().unwrap();
    }
}

impl Playing {
    fn start(command: &mut Command) -> Playing {
        Playing(command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap())
    }

    /// Whether it has played its game to the end; fails with what it said if it has given up.
    fn is_done(&mut self) -> bool {
        let Some(status) = self.0.try_wait().unwrap() else { return false };
        let mut said = String::new();
        if !status.success() {
            self.0.stdout.as_mut().unwrap().read_to_string(&mut said).unwrap();
            self.0.stderr.as_mut().unwrap().read_to_string(&mut said).unwrap();
        }
        assert!(status.success(), "{said}");
        true
    }
}

/// The examples that speak to the API themselves: a bot of this name that sits down at a table.
fn api_bots(link: &str, name: &str, of: &str) -> [Command; 2] {
    let (mut python, mut rust) = (Command::new("python3"), Command::new(API_BOT));
    python.arg(docs("api_bot.py")).args([link, name, of]);
    rust.args([link, name, of]);
    [python, rust]
}

/// `posse bot` with the first bot of the line protocol.
fn first_bot(link: &str) -> Command {
    let mut command = server::command().unwrap();
    let bot = format!("python3 '{}'", docs("first_bot.py").display());
    command.env("LC_ALL", "C").args(["bot", "--table", link, "--command", &bot, "--ms", "60000"]);
    command
}

/// A token of this person for these scopes.
async fn token(person: &mut Visitor, scopes: &str) -> String {
    let grant = [("scopes", scopes), ("name", "Tester"), ("days", "1"), ("table", "")];
    let page = person.post("/devices/token", &grant).await.unwrap().body;
    page.split("readonly value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// The table as a spectator sees it.
async fn look(visitor: &mut Visitor, table: &str) -> Value {
    let path = table.replace("/t/", "/api/v1/tables/");
    serde_json::from_str(&visitor.get(&path).await.unwrap().body).unwrap()
}

/// Whether somebody of this name is ready.
fn is_ready(state: &Value, name: &str) -> bool {
    let people = state["table"]["people"].as_array().unwrap();
    people.iter().any(|person| person["name"] == name && person["ready"] == true)
}

#[tokio::test(flavor = "multi_thread")]
async fn each_example_plays_a_whole_game_beside_a_bot_of_the_server_and_may_go_on_to_the_rematch() {
    let server = Server::start(&[]).unwrap();
    let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
    let seats = ["me", "person", "person", "person", "bot-beginner.amos"];
    let more = [("name", "Anna"), ("guests", "on")];
    let table = open_table(&mut anna, DESPERADOS, &seats, &more).await.unwrap();
    let (link, token) = (server.url(&table), token(&mut anna, "play read").await);

    let ([mut python, _], [_, mut rust]) = (api_bots(&link, "Kid", "Cleo"), api_bots(&link, "Rusty", "Dan"));
    let mut onward = [&mut python, &mut rust].map(|command| Playing::start(command.arg("--rematch")));
    let (mut own, mut guest) = (first_bot(&link), first_bot(&link));
    own.env("POSSE_TOKEN", token);
    guest.args(["--name", "Doc", "--of", "Ben"]);
    let mut players = Vec::from([own, guest].map(|mut command| Playing::start(&mut command)));
    let mut patience = Patience::default();
    loop {
        players.retain_mut(|player| !player.is_done());
        if players.is_empty() {
            break;
        }
        patience.sees(look(&mut anna, &table).await);
        patience.wait().await.unwrap();
    }
    let over = &look(&mut anna, &table).await["table"];
    assert_eq!(over["ending"]["how"], "played");
    let who: Vec<&str> =
        over["people"].as_array().unwrap().iter().map(|person| person["who"].as_str().unwrap()).collect();
    assert_eq!(who, ["person", "guest", "guest", "guest", "bot"]);

    let next = anna.post(&format!("{table}/rematch"), &[("form", &form_id())]).await.unwrap().location;
    let mut patience = Patience::default();
    loop {
        let lobby = look(&mut anna, &next).await;
        if ["Kid", "Rusty"].iter().all(|name| is_ready(&lobby, name)) {
            break;
        }
        assert!(onward.iter_mut().all(|bot| !bot.is_done()), "they wait for the rematch");
        patience.sees(lobby);
        patience.wait().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn posse_bot_goes_along_without_the_free_seats_and_to_the_rematch() {
    let server = Server::start(&[]).unwrap();
    let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
    let mut table = open_table(&mut anna, DOLLARS_WANTED, &["me", "person", "person"], &SETTINGS).await.unwrap();
    let mut bot = first_bot(&server.url(&table));
    let mut bot = Playing::start(bot.args(["--name", "Doc", "--of", "Ben", "--rematch"]));
    let mut patience = Patience::default();
    for onward in [&["close-seats"][..], &["ready", "concede", "rematch"], &[]] {
        while !is_ready(&look(&mut anna, &table).await, "Doc") {
            assert!(!bot.is_done(), "it plays on");
            patience.sees(());
            patience.wait().await.unwrap();
        }
        let seat = look(&mut anna, &table).await["table"]["people"]
            .as_array()
            .unwrap()
            .iter()
            .position(|person| person["name"] == "Anna")
            .unwrap()
            + 1;
        for verb in onward {
            let fields = [("form", &*form_id()), ("seat", &*seat.to_string()), ("yes", "1")];
            let answer = anna.post(&format!("{table}/{verb}"), &fields).await.unwrap();
            assert_eq!(answer.status, 303, "{verb}: {}", answer.body);
            table = answer.location.split('?').next().unwrap().to_owned();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn each_example_takes_another_seat_when_somebody_else_was_faster() {
    let server = Server::start(&[]).unwrap();
    for example in 0..2 {
        let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
        let table = open_table(&mut anna, DOLLARS_WANTED, &["me", "person", "person"], &SETTINGS).await.unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let link = format!("http://{}{table}", listener.local_addr().unwrap());
        let mut kid = Playing::start(&mut api_bots(&link, "Kid", "Cleo")[example]);
        pass(listener.accept().await.unwrap().0, server.address()).await;
        GuestBot::sit(server.address(), DOLLARS_WANTED, &table, 1, GUESTS[0], 1, Ear::default()).await.unwrap();
        let address = server.address();
        let passing = tokio::spawn(async move {
            loop {
                tokio::spawn(pass(listener.accept().await.unwrap().0, address));
            }
        });
        let mut patience = Patience::default();
        while look(&mut anna, &table).await["table"]["people"][2]["name"] != "Kid" {
            assert!(!kid.is_done(), "it plays to the end");
            patience.sees(());
            patience.wait().await.unwrap();
        }
        passing.abort();
    }
}

/// Passes one connection on to the server until it ends.
async fn pass(mut client: TcpStream, server: SocketAddr) {
    let mut server = TcpStream::connect(server).await.unwrap();
    // Whichever side has failed, the connection is over.
    let _over = copy_bidirectional(&mut client, &mut server).await;
}

/// A person with a page plays until the game is over. Their page must say of every guest bot whose it is.
async fn play_on_a_page(mut anna: Player, seed: u64) -> anyhow::Result<Tally> {
    let (mut live, mut sent, mut named) = (LivePage::default(), 0, BTreeSet::<&(&str, &str)>::new());
    let mut stream = anna.visitor.follow(&format!("{}/live", anna.table)).await?;
    loop {
        live.take(&stream.next().await?)?;
        let page = Reply { status: 200, location: anna.table.clone(), body: live.page() };
        if is_over(&page) {
            ensure!(named.len() == GUESTS.len(), "the page named {named:?} only: {}", page.body);
            return Ok(Tally { steps: sent, requests: sent, ..Tally::default() });
        }
        if live.plays {
            let text = page.body.replace(['\u{2068}', '\u{2069}'], "");
            named.extend(
                GUESTS.iter().filter(|(name, of)| text.contains(name) && text.contains(&format!("bot of {of}"))),
            );
        }
        let Some(form) = anna.step(&page, seed).filter(|_| live.turn) else { continue };
        let answer = anna.send(&form).await?;
        ensure!([303, 409].contains(&answer.status), "{form:?} was answered {}: {}", answer.status, answer.body);
        sent += 1;
    }
}

/// Opens a table at which Anna sits with two guest bots, and at every other table a bot of the server.
async fn gather(
    server: &Server,
    game: Game,
    index: u64,
    seed: u64,
    ear: Ear,
) -> anyhow::Result<(Player, Vec<GuestBot>)> {
    let mut anna = Player::new(server.address(), game, "", 1);
    let seats = ["me", "person", "person", "bot-beginner.amos"];
    let seats = &seats[..if index.is_multiple_of(2) { 3 } else { 4 }];
    anna.table = open_table(&mut anna.visitor, game, seats, &SETTINGS).await?;
    let mut bots = Vec::new();
    for (seat, guest) in (1..).zip(GUESTS) {
        bots.push(GuestBot::sit(server.address(), game, &anna.table, seat, guest, seed, ear.clone()).await?);
    }
    let ready = anna.send(&anna.asks("ready", &form_id())).await?;
    ensure!(ready.status == 303, "Anna is not ready: {}", ready.body);
    Ok((anna, bots))
}

/// Plays a game to its end, and checks what everybody was told. The first bot thinks before it begins, until its stream
/// has said so often that it is alive.
async fn play(anna: Player, bots: Vec<GuestBot>, seed: u64, beats: u32) -> anyhow::Result<Tally> {
    let mut playing = JoinSet::new();
    playing.spawn(async move { play_on_a_page(anna, seed).await.context("Anna") });
    for (mut bot, beats) in bots.into_iter().zip([beats, 0]) {
        playing.spawn(async move {
            bot.think(beats, async || ()).await?;
            bot.play().await?;
            bot.agrees().await?;
            Ok(bot.tally)
        });
    }
    let mut tally = Tally::default();
    while let Some(played) = playing.join_next().await {
        tally.add(played??);
    }
    Ok(tally)
}

#[tokio::test(flavor = "multi_thread")]
async fn guest_bots_play_every_game_to_its_end_beside_a_persons_page() {
    let (seed, count, folder) = (seed(), number("POSSE_GAMES"), tempfile::tempdir().unwrap());
    let names = ["requests", "forms", "tables", "guests", "open-tables", "streams", "address-streams", "connections"];
    let mut arguments: Vec<String> =
        names.into_iter().flat_map(|name| ["--limit".to_owned(), format!("{name}=1000000")]).collect();
    if count.is_none() {
        let editions = GAMES.iter().filter_map(|game| game.short_edition(folder.path()).unwrap());
        arguments.extend(editions.flat_map(|edition| ["--edition".to_owned(), edition]));
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (server, begun) = (Server::with_arguments(&arguments).unwrap(), Instant::now());
    let judge = Judge::start(&server.url("/api/v1/openapi.json")).unwrap();
    let mut tables = (0..count.unwrap_or(1)).flat_map(|index| GAMES.map(|game| (game, index)));
    let (mut playing, mut done, mut failed) = (JoinSet::new(), BTreeMap::new(), Vec::new());
    loop {
        while playing.len() < AT_ONCE
            && let Some((game, index)) = tables.next()
        {
            let seed = SplitMix::at(seed, &format!("{} {index}", game.name)).number(0..u64::MAX);
            let (anna, bots) = gather(&server, game, index, seed, judge.ear()).await.unwrap();
            let beats = if count.is_some() && index == 0 { 2 } else { 0 };
            playing.spawn(async move { (game.name, index, play(anna, bots, seed, beats).await) });
        }
        let Some(played) = playing.join_next().await else { break };
        let (game, index, played) = played.unwrap();
        let (games, tally): &mut (u32, Tally) = done.entry(game).or_default();
        match played {
            Ok(played) => {
                *games += 1;
                tally.add(played);
            }
            Err(error) => failed.push(format!("{game} {index}: {error:#}")),
        }
    }
    println!("{done:#?} in {:?}; failed: {failed:#?}", begun.elapsed());
    assert!(failed.is_empty(), "{failed:#?}");
    look_around(&server, judge.ear()).await.unwrap();
    println!("{}", judge.verdict().unwrap());
}

/// Asks for all that nobody needs in a seat.
async fn look_around(server: &Server, ear: Ear) -> anyhow::Result<()> {
    let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
    let mut program = Program::new(server.address(), &token(&mut anna, "open read").await, ear);
    for path in ["/games", "/games/desperados", "/tables", "/token"] {
        program.get(path).await?;
    }
    let wish = json!({ "game": "desperados", "seats": ["me", "person"], "name": "Anna" });
    let (status, told) = program.ask("POST", "/tables", &wish.to_string(), None).await?;
    ensure!(status == 201, "no table: {told}");
    for has_events in [false, true] {
        let told = program.follow("/feed", has_events, None).await?.next().await?;
        ensure!(told["tables"].as_array().is_some_and(|tables| tables.len() == 1), "{told}");
    }
    let (status, told) = program.ask("DELETE", "/token", "", None).await?;
    ensure!(status == 204, "the token has not ended: {told}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_for_minutes_keeps_its_stream_and_its_seat() {
    let mut clock = Clock::new().unwrap();
    let environment = clock.environment().unwrap();
    let environment: Vec<(&str, &str)> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let server = Server::dealt("a slow bot", &environment).unwrap();
    let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
    let table = open_table(&mut anna, DOLLARS_WANTED, &["person", "person"], &SETTINGS).await.unwrap();
    let mut bots = Vec::new();
    for (seat, guest) in (0..).zip(GUESTS) {
        bots.push(
            GuestBot::sit(server.address(), DOLLARS_WANTED, &table, seat, guest, 1, Ear::default()).await.unwrap(),
        );
    }
    // One of them is to move.
    for bot in &mut bots {
        let time = async || {
            clock.advance(20).unwrap();
            // The server sees it when it next wakes up. It has closed the connection, which was silent for too long.
            anna.hang_up();
            anna.get("/health").await.unwrap();
        };
        bot.think(20, time).await.unwrap();
    }
    let mut playing = JoinSet::new();
    for mut bot in bots {
        playing.spawn(async move {
            bot.play().await?;
            bot.agrees().await
        });
    }
    while let Some(played) = playing.join_next().await {
        played.unwrap().unwrap();
    }
}
