//! A host says who may open tables, and invites people beside the running server.

use std::path::Path;

use store::{Announcement, Doors as _, Millis, Sqlite};
use tempfile::TempDir;

use crate::call::{Called, call, posse};
use crate::stored::{Server, get};

/// The output of a command that succeeds on the database in this folder.
fn done(folder: &Path, arguments: &[&str]) -> String {
    let Called { status, out, err } = call(&[arguments, &["--data", folder.to_str().unwrap()]].concat());
    assert_eq!(status, 0, "{arguments:?}: {err}");
    out
}

#[test]
fn a_link_that_a_host_makes_beside_a_server_works_until_the_host_ends_it() {
    let folder = TempDir::new().unwrap();
    let (server, address) = Server::start(folder.path(), &["--open-tables", "invited"]);
    let invite = ["invite", "--name", "Club", "--until", "30d", "--public-url", "https://posse.example"];
    let link = done(folder.path(), &invite);
    let token = link.trim().strip_prefix("https://posse.example/w/").unwrap().to_owned();
    let is_valid = || get(&address, &format!("/w/{token}")).starts_with("HTTP/1.1 200");
    assert!(is_valid());
    let list = done(folder.path(), &["invite", "--list"]);
    let row = list.lines().find(|line| line.contains("Club")).unwrap();
    let id = row.split_whitespace().next().unwrap();
    assert!(id.len() == 8 && !token.starts_with(id) && list.contains("phrase"), "{list}");
    assert!(done(folder.path(), &["invite", "--end", id]).contains("0 people"));
    assert!(!is_valid());
    let Called { status, err, .. } = call(&["invite", "--end", id, "--data", folder.path().to_str().unwrap()]);
    assert!(status == 1 && err.contains("posse invite --list"), "{err}");
    server.stop("TERM");
}

/// The usual folder is named by a variable of Linux here.
#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn a_command_names_the_database_that_nobody_has_named() {
    let home = TempDir::new().unwrap();
    let folder = home.path().join("posse");
    let file = folder.join("posse.db");
    std::fs::create_dir(&folder).unwrap();
    drop(Sqlite::open(&file).unwrap());
    for arguments in ["invite --list", "invite --end 4f7a02c9", "tables list", "admin --listen 127.0.0.1:8081"] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let unnamed = posse().args(&arguments).env("XDG_DATA_HOME", home.path()).output().unwrap();
        let named = call(&[&arguments[..], &["--data", folder.to_str().unwrap()]].concat());
        let Called { out, err, .. } = unnamed.into();
        assert!(err.contains(file.to_str().unwrap()) && err.contains("--data DIR"), "{arguments:?}: {err}");
        assert!(!out.contains("posse.db") && !named.err.contains("posse.db"), "{arguments:?}: {out}{}", named.err);
    }
}

#[test]
fn a_phrase_that_could_help_nobody_is_refused() {
    for wrong in [&["--phrase", "howdy"][..], &["--open-tables", "invited", "--phrase", " "]] {
        let Called { status, err, .. } = call(&[&["serve"], wrong].concat());
        assert!(status == 1 && err.contains("phrase"), "{err}");
    }
    let Called { status, err, .. } = call(&["--open-tables", "friends"]);
    assert!(status == 2 && err.contains("anyone, invited or host"), "{err}");
}

#[test]
fn a_link_that_leads_nowhere_is_refused() {
    let Called { status, err, .. } = call(&["--contact", "posse.example"]);
    assert!(status == 2 && err.contains("mailto:"), "{err}");
}

#[test]
fn a_link_to_the_hosts_page_is_made_beside_a_server() {
    let folder = TempDir::new().unwrap();
    let (server, address) = Server::start(folder.path(), &[]);
    let below = done(folder.path(), &["admin", "--public-url", "https://example.org/posse"]);
    assert!(below.starts_with("https://example.org/posse/admin/"), "{below}");
    let called = call(&["admin", "--listen", "127.0.0.1:8081", "--data", folder.path().to_str().unwrap()]);
    assert_eq!((called.status, &*called.err), (0, "posse: the link works once, within 10 minutes\n"));
    let link = called.out;
    let path = link.trim().strip_prefix("http://127.0.0.1:8081").unwrap();
    assert!(get(&address, path).starts_with("HTTP/1.1 200"));
    assert!(get(&address, "/admin").starts_with("HTTP/1.1 404"));
    server.stop("TERM");
}

#[test]
fn an_announced_restart_is_over_once_the_server_has_started() {
    let folder = TempDir::new().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    let opened = || Sqlite::open(folder.path().join("posse.db")).unwrap();
    for (text, stays) in [("", false), ("We pause on Sundays", true)] {
        let told = Announcement { text: text.to_owned(), until: Millis(i64::MAX / 2) };
        runtime.block_on(opened().announce(Some(told))).unwrap();
        let (server, _) = Server::start(folder.path(), &[]);
        server.stop("TERM");
        assert_eq!(runtime.block_on(opened().announcement()).unwrap().is_some(), stays, "{text}");
    }
}

#[test]
fn a_link_to_a_server_at_a_socket_needs_the_public_address() {
    let folder = TempDir::new().unwrap();
    let (server, _) = Server::start(folder.path(), &[]);
    for command in ["admin", "invite"] {
        let data = folder.path().to_str().unwrap();
        let Called { status, err, .. } = call(&[command, "--listen", "unix:/run/posse.sock", "--data", data]);
        assert!(status == 1 && err.contains("--public-url"), "{err}");
    }
    server.stop("TERM");
}
