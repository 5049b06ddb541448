//! The recipes in `deploy/`: the program of the same commit accepts their arguments.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use posse_tests::http::Connection;
use posse_tests::server::{Server, command};

/// A file of the repository.
pub(crate) fn file(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

pub(crate) fn recipe(name: &str) -> String {
    file(&format!("deploy/{name}"))
}

/// The page for operators.
pub(crate) fn document() -> String {
    file("docs/hosting.md")
}

/// The anchor of a heading, as GitHub makes it.
pub(crate) fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || [' ', '-', '_'].contains(letter));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
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

/// The arguments of a service's server.
fn arguments(service: &str) -> Vec<String> {
    let (program, arguments) = line(service, "ExecStart=").split_once(' ').unwrap();
    assert_eq!(program, "/usr/local/bin/posse");
    // Every second piece stands between quotes and is one argument.
    let pieces = arguments.split('\'').enumerate();
    let split = |(at, piece): (usize, &str)| match at % 2 {
        0 => piece.split_whitespace().map(str::to_owned).collect(),
        _ => vec![piece.to_owned()],
    };
    pieces.flat_map(split).collect()
}

/// The arguments of each recipe's server.
fn calls() -> Vec<(&'static str, Vec<String>)> {
    let container = recipe("Containerfile");
    assert_eq!(list(line(&container, "ENTRYPOINT ")), ["/usr/local/bin/posse"]);
    assert_eq!(line(&container, "ENV POSSE_CONFIG="), "/etc/posse.toml");
    let compose = recipe("compose.yaml").replace("${POSSE_NAME:?the name that people use}", "posse.example");
    vec![
        ("posse.service", arguments(&recipe("posse.service"))),
        ("posse@.service", arguments(&recipe("posse@.service"))),
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

/// The service of several servers is that of one, but for the port, the database and its user, and the folders.
#[test]
fn the_service_of_two_servers_starts_each_on_its_port_with_postgres() {
    let settings = |service: &str| -> BTreeSet<String> {
        service.lines().filter(|line| line.contains('=') && !line.starts_with('#')).map(str::to_owned).collect()
    };
    let (one, several) = (recipe("posse.service"), recipe("posse@.service"));
    let (one, both) = (settings(&one), settings(&several));
    let names = |differing: &mut dyn Iterator<Item = &String>| -> Vec<String> {
        differing.map(|line| line.split('=').next().unwrap().to_owned()).collect()
    };
    let folders = ["RuntimeDirectory", "StateDirectory", "StateDirectoryMode"];
    let single = ["Description", "DynamicUser", "ExecStart"].iter().chain(&folders).copied().collect::<Vec<_>>();
    assert_eq!(names(&mut one.difference(&both)), single);
    assert_eq!(names(&mut both.difference(&one)), ["Description", "ExecStart", "User"]);
    let arguments = arguments(&several);
    assert_eq!(arguments[..4], ["--listen", "127.0.0.1:%i", "--store", "host=/run/postgresql user=posse dbname=posse"]);
    assert_eq!(elsewhere(&arguments), ["--public-url", "https://posse.example", "--trust-proxy"]);
}

/// The lines that the page prints before Compose starts, in the order of the recipe's.
fn before_compose() -> Vec<String> {
    let page = document();
    let (_, section) = page.split_once("## In containers\n").unwrap();
    let printed = section.lines().map(str::trim).skip_while(|line| line.is_empty());
    printed.take_while(|line| !line.starts_with("docker")).map(str::to_owned).collect()
}

#[test]
fn the_password_of_the_database_reaches_containers_as_a_file_that_only_they_and_the_owner_read() {
    let compose = recipe("compose.yaml");
    let comments: Vec<&str> = compose.lines().filter_map(|line| line.strip_prefix("#   ")).collect();
    let printed = before_compose();
    let commands: Vec<&str> = printed.iter().map(|line| line.split("  #").next().unwrap().trim()).collect();
    assert_eq!(comments[..comments.len() - 1], commands);
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("deploy")).unwrap();
    let made = Command::new("sh").args(["-euc", &commands.join("\n")]).current_dir(folder.path()).status().unwrap();
    assert!(made.success());
    let secrets = folder.path().join("deploy/.secrets");
    assert_eq!(fs::metadata(&secrets).unwrap().permissions().mode() & 0o777, 0o700);
    let read = |name: &str| {
        assert_eq!(fs::metadata(secrets.join(name)).unwrap().permissions().mode() & 0o777, 0o644);
        assert!(compose.contains(&format!("file: .secrets/{name}\n")), "{compose}");
        assert!(compose.contains(&format!("_FILE: /run/secrets/{name}\n    secrets: [{name}]\n")), "{compose}");
        fs::read_to_string(secrets.join(name)).unwrap().trim().to_owned()
    };
    let (password, store) = (read("password"), read("store"));
    assert_eq!(store, format!("postgres://posse:{password}@postgres/posse"));
    let config = command().unwrap().arg("config").env("POSSE_STORE_FILE", secrets.join("store")).output();
    let told = String::from_utf8(config.unwrap().stdout).unwrap();
    assert!(told.contains("store = \"…\" # from POSSE_STORE_FILE"), "{told}");
    for ignored in [file(".gitignore"), recipe("Containerfile.dockerignore")] {
        assert!(ignored.lines().any(|line| line.ends_with("deploy/.secrets")), "{ignored}");
    }
}

/// A page of seven hundred lines is read by its contents.
#[test]
fn the_page_for_operators_begins_with_links_to_all_its_sections() {
    let page = document();
    let (contents, rest) = page.split_once("\n## ").unwrap();
    for heading in rest.split("\n## ").filter_map(|section| section.lines().next()) {
        assert!(contents.contains(&format!("(#{})", anchor(heading))), "no link to {heading}:\n{contents}");
    }
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
