//! The recipes in `deploy/`: the program of the same commit accepts their arguments.

use std::fs;
use std::path::Path;
use std::process::Command;

use posse_tests::http::Connection;
use posse_tests::server::Server;

/// A file of the repository.
pub(crate) fn file(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

pub(crate) fn recipe(name: &str) -> String {
    file(&format!("deploy/{name}"))
}

/// The page for hosts.
pub(crate) fn document() -> String {
    file("docs/hosting.md")
}

/// The rest of the only line that begins with `start`.
fn line<'a>(text: &'a str, start: &str) -> &'a str {
    let mut found = text.lines().filter_map(|line| line.trim_start().strip_prefix(start));
    let line = found.next().unwrap_or_else(|| panic!("no line begins with {start}:\n{text}"));
    assert_eq!(found.next(), None, "two lines begin with {start}");
    line.trim()
}

fn list(text: &str) -> Vec<String> {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The arguments of each recipe's server.
fn calls() -> Vec<(&'static str, Vec<String>)> {
    let service = recipe("posse.service");
    let (program, arguments) = line(&service, "ExecStart=").split_once(' ').unwrap();
    assert_eq!(program, "/usr/local/bin/posse");
    let container = recipe("Containerfile");
    assert_eq!(list(line(&container, "ENTRYPOINT ")), ["/usr/local/bin/posse"]);
    assert_eq!(line(&container, "ENV POSSE_CONFIG="), "/etc/posse.toml");
    let compose = recipe("compose.yaml").replace("${POSSE_NAME:?the name that people use}", "posse.example");
    vec![
        ("posse.service", arguments.split(' ').map(str::to_owned).collect()),
        (
            "Containerfile",
            vec!["--config".to_owned(), format!("{}/../deploy/container.toml", env!("CARGO_MANIFEST_DIR"))],
        ),
        ("compose.yaml", list(line(&compose, "command: "))),
    ]
}

/// The arguments without `--data`, `--store` and `--listen`: the test has a database and a port of its own.
fn elsewhere(arguments: &[String]) -> Vec<&str> {
    let mut rest = arguments.iter().map(String::as_str);
    let mut kept = Vec::new();
    while let Some(argument) = rest.next() {
        if ["--data", "--listen", "--store"].contains(&argument) {
            rest.next().unwrap();
        } else {
            kept.push(argument);
        }
    }
    kept
}

#[tokio::test]
async fn the_server_of_each_recipe_starts_and_is_healthy() {
    for (name, arguments) in calls() {
        let server = Server::with_arguments(&elsewhere(&arguments)).unwrap_or_else(|error| panic!("{name}: {error:#}"));
        let mut link = Connection::new(server.address(), server.address().ip());
        let (answer, _) = link.ask("GET", "/health", &[], "").await.unwrap();
        assert_eq!(answer.status, 200, "{name}: {}", answer.body);
    }
}

/// The page makes the service of two servers out of that of one.
#[tokio::test]
async fn the_service_of_two_servers_starts_each_on_its_port_with_postgres() {
    let document = document();
    let printed = document.lines().find(|line| line.contains("/etc/systemd/system/posse@.service")).unwrap();
    let (command, _) = printed.trim().split_once(" | sudo tee ").unwrap();
    let made = Command::new("sh")
        .args(["-c", &format!("name=saloon.example; {command}")])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .output()
        .unwrap();
    let service = String::from_utf8(made.stdout).unwrap();
    assert_eq!(line(&service, "User="), "posse");
    assert!(!service.contains("Directory="), "a folder of both would go with the first that stops:\n{service}");
    let (before, quoted) = line(&service, "ExecStart=/usr/local/bin/posse ").split_once('\'').unwrap();
    let (store, after) = quoted.split_once('\'').unwrap();
    let words = before.split_whitespace().chain([store]).chain(after.split_whitespace());
    let arguments: Vec<String> = words.map(str::to_owned).collect();
    assert_eq!(arguments[..4], ["--listen", "127.0.0.1:%i", "--store", "host=/run/postgresql user=posse dbname=posse"]);
    assert_eq!(elsewhere(&arguments), ["--public-url", "https://saloon.example", "--trust-proxy"]);
}

/// The image has no other program that could ask.
#[test]
fn containers_ask_their_server_whether_it_is_healthy() {
    let (container, compose) = (recipe("Containerfile"), recipe("compose.yaml"));
    let (_, call) = line(&container, "HEALTHCHECK ").split_once(" CMD ").unwrap();
    assert_eq!(list(call), ["/usr/local/bin/posse", "health"]);
    let called = compose.lines().filter_map(|line| line.trim().strip_prefix("test: ")).next().unwrap();
    assert_eq!(list(called), ["CMD", "/usr/local/bin/posse", "health"]);
}

/// An older compiler would refuse the workspace.
#[test]
fn the_image_is_built_with_the_compiler_of_the_manifest() {
    let manifest: toml::Table = file("Cargo.toml").parse().unwrap();
    let wanted = manifest["workspace"]["package"]["rust-version"].as_str().unwrap();
    let from = recipe("Containerfile");
    assert!(from.contains(&format!("/rust:{wanted}-")), "the compiler of the workspace is {wanted}:\n{from}");
}
