//! The API against its own description: Redocly finds nothing wrong with `openapi.json`. Schemathesis makes requests from
//! it, and checks that every answer is one that is described. What guest bots are sent in whole games is compared in
//! `bots.rs`, streams included.

use std::env;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::process::Command;

use posse_tests::http::Visitor;
use posse_tests::server::Server;

/// The most requests for each operation in each phase. `./test api` sets more.
const EXAMPLES: &str = "POSSE_EXAMPLES";

/// The id of the forms.
const FORM: &str = "0123456789abcdef0123456789abcdef";

#[tokio::test(flavor = "multi_thread")]
async fn every_answer_of_the_api_is_one_that_its_description_allows() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("schemathesis");
    let tool = folder.join("venv/bin/st");
    assert!(tool.exists(), "./test installs what tests/schemathesis/requirements.txt names");
    let unlimited =
        ["requests", "forms", "tables", "guests", "invitations", "open-tables"].map(|name| format!("{name}=1000000"));
    let limits: Vec<&str> = unlimited.iter().flat_map(|limit| ["--limit", limit.as_str()]).collect();
    let server = Server::with_arguments(&limits).unwrap();
    let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::LOCALHOST));
    let seats = [
        ("seat-1", "me"),
        ("seat-2", "person"),
        ("name", "Anna"),
        ("watch", "everybody"),
        ("guests", "on"),
        ("form", FORM),
    ];
    let table = anna.post("/new/desperados", &seats).await.unwrap().location;
    let grant = [("scopes", "open play read"), ("name", "Tester"), ("days", "1"), ("table", ""), ("form", FORM)];
    let page = anna.post("/devices/token", &grant).await.unwrap().body;
    let token = page.split("readonly value=\"").nth(1).unwrap().split('"').next().unwrap();
    let examples = env::var(EXAMPLES).unwrap_or_else(|_| "20".to_owned());
    let said = Command::new("timeout")
        .arg("3000")
        .arg(tool)
        .arg("--config-file")
        .arg(folder.join("schemathesis.toml"))
        .args(["run", &server.url("/api/v1/openapi.json")])
        .args(["--header", &format!("Authorization: Bearer {token}")])
        .args(["--exclude-path-regex", "(events|feed|token)$"])
        .args(["--max-examples", &examples, "--generation-deterministic", "--no-color"])
        .env("TABLE", table.trim_start_matches("/t/"))
        .current_dir(server.folder())
        .output()
        .unwrap();
    let (told, wrong) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success(), "{told}{wrong}");
    println!("{told}");
}

#[test]
fn redocly_finds_no_error_in_the_description_of_the_api() {
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("redocly/node_modules/.bin/redocly");
    assert!(tool.exists(), "./test installs what tests/redocly/package-lock.json names");
    let server = Server::start(&[]).unwrap();
    let said = Command::new(tool)
        .args(["lint", "--max-problems", "20", &server.url("/api/v1/openapi.json")])
        .env("REDOCLY_TELEMETRY", "off")
        .current_dir(server.folder())
        .output()
        .unwrap();
    let (told, wrong) = (String::from_utf8_lossy(&said.stdout), String::from_utf8_lossy(&said.stderr));
    assert!(said.status.success() && !wrong.contains("Warning was generated"), "{told}{wrong}");
}
