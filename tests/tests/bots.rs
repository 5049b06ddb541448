//! The examples of bots in `docs/bots` play a whole game together, beside a bot of the server.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use posse_tests::games::DESPERADOS;
use posse_tests::http::Visitor;
use posse_tests::patience::Patience;
use posse_tests::player::open_table;
use posse_tests::server::{Server, program};
use serde_json::Value;

fn docs(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/bots").join(name)
}

/// The example in Rust.
const API_BOT: &str = env!("CARGO_BIN_EXE_api_bot");

fn start(command: &mut Command) -> Child {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// `posse bot` with the first bot of the line protocol.
fn first_bot(link: &str) -> Command {
    let mut command = Command::new(program().unwrap());
    let bot = format!("python3 '{}'", docs("first_bot.py").display());
    command.env("LC_ALL", "C").args(["bot", "--table", link, "--command", &bot, "--ms", "60000"]);
    command
}

/// A token of this person, for all they may do at a table.
async fn token(person: &mut Visitor) -> String {
    let grant = [("scopes", "play read"), ("name", "Tester"), ("days", "1"), ("table", "")];
    let page = person.post("/devices/token", &grant).await.unwrap().body;
    page.split("readonly value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// The table as a spectator sees it.
async fn look(visitor: &mut Visitor, table: &str) -> Value {
    let path = table.replace("/t/", "/api/v1/tables/");
    serde_json::from_str(&visitor.get(&path).await.unwrap().body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_example_plays_a_whole_game_beside_a_bot_of_the_server() {
    let server = Server::start(&[]).unwrap();
    let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
    let seats = ["me", "person", "person", "person", "bot-beginner"];
    let more = [("name", "Anna"), ("guests", "on")];
    let table = open_table(&mut anna, DESPERADOS, &seats, &more).await.unwrap();
    let (link, token) = (server.url(&table), token(&mut anna).await);

    let mut players = BTreeMap::from([
        ("Anna", start(first_bot(&link).env("POSSE_TOKEN", token))),
        ("Doc", start(first_bot(&link).args(["--name", "Doc", "--of", "Ben"]))),
        ("Kid", start(Command::new("python3").arg(docs("api_bot.py")).args([&link, "Kid", "Cleo"]))),
        ("Rusty", start(Command::new(API_BOT).args([&link, "Rusty", "Dan"]))),
    ]);
    let mut patience = Patience::default();
    while players.values_mut().any(|player| player.try_wait().unwrap().is_none()) {
        patience.sees(look(&mut anna, &table).await);
        patience.wait().await.unwrap();
    }
    for (name, player) in players {
        let played = player.wait_with_output().unwrap();
        let (out, err) = (String::from_utf8(played.stdout).unwrap(), String::from_utf8(played.stderr).unwrap());
        assert!(played.status.success(), "{name}: {out}{err}");
    }
    let table = &look(&mut anna, &table).await["table"];
    assert_eq!(table["ending"]["how"], "played");
    let who: Vec<&str> =
        table["people"].as_array().unwrap().iter().map(|person| person["who"].as_str().unwrap()).collect();
    assert_eq!(who, ["person", "guest", "guest", "guest", "bot"]);
}
