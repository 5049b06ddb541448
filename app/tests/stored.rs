//! The database from outside: replays, copies, and servers that start, stop and get in each other's way.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpStream, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, ChildStdout, Command, Stdio};

use play::record::Record;
use store::{Kind, Millis, Sqlite, Store as _};
use tempfile::TempDir;

use crate::call::{Called, call, posse};
use crate::played::{Played, coloured, running, running_since, whole};

/// A folder with a database that holds these tables.
pub(crate) fn stored(games: &[&Played]) -> TempDir {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(folder.path().join("posse.db")).unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for game in games {
        runtime.block_on(store.create(game.stored())).unwrap();
    }
    folder
}

fn replay(folder: &Path, arguments: &[&str]) -> Called {
    let data = ["replay", "--data", folder.to_str().unwrap()];
    call(&data.iter().chain(arguments).copied().collect::<Vec<_>>())
}

/// A server that stops at the end of the test.
pub(crate) struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    log: BufReader<ChildStderr>,
}

impl Server {
    /// Starts a server and waits until it prints its address.
    pub(crate) fn start(data: &Path, arguments: &[&str]) -> (Server, String) {
        Server::start_on("127.0.0.1:0", data, arguments, &[])
    }

    /// Starts a server on this address, with these environment variables.
    pub(crate) fn start_on(
        listen: &str,
        data: &Path,
        arguments: &[&str],
        variables: &[(&str, &str)],
    ) -> (Server, String) {
        let mut command = posse();
        command.envs(variables.iter().copied());
        command.args(["--data", data.to_str().unwrap(), "--listen", listen]).args(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        let log = BufReader::new(child.stderr.take().unwrap());
        let mut server = Server { child, out, log };
        let line = server.line();
        let address = line.trim().strip_prefix("Posse is open: http://").unwrap_or_else(|| panic!("{line:?}"));
        (server, address.to_owned())
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line
    }

    /// Waits for a log line that contains these words.
    pub(crate) fn logged(&mut self, words: &str) -> String {
        loop {
            let mut line = String::new();
            assert!(self.log.read_line(&mut line).unwrap() > 0, "the log ends without {words}");
            if line.contains(words) {
                return line;
            }
        }
    }

    /// Sends a signal; returns the server's exit status and what it has logged since the last wait.
    pub(crate) fn stop(self, signal: &str) -> (Option<i32>, String) {
        let sent = Command::new("kill").args(["-s", signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
        self.end()
    }

    /// Kills the server, as `kill -9` does.
    #[cfg(unix)]
    pub(crate) fn stop_hard(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Waits for the server to end; returns the same as [`stop`](Server::stop).
    fn end(mut self) -> (Option<i32>, String) {
        let mut log = String::new();
        self.log.read_to_string(&mut log).unwrap();
        (self.child.wait().unwrap().code(), log)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has already ended if the test stopped it.
        let _ended = self.child.kill();
        let _waited = self.child.wait();
    }
}

pub(crate) fn get(address: &str, path: &str) -> String {
    ask(address, "GET", path)
}

fn ask(address: &str, method: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    // Viewers without a cookie load no table.
    let cookie = format!("visitor={}", "5".repeat(64));
    let head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\nConnection: close");
    write!(stream, "{head}\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn a_running_game_is_replayed_as_a_spectator_saw_it() {
    let game = running(21, "r2r2r2r2r2r2");
    let folder = stored(&[&game]);
    let Called { status, out, err } = replay(folder.path(), &["r2r2r2r2r2r2"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("Anna decides") && out.contains("lays a card in row") && out.contains("The game goes on."));
    let laid =
        game.entries.iter().filter(|entry| matches!(&entry.kind, Kind::Action { text } if text.starts_with("lay")));
    assert!(laid.count() > 10, "the test checks something");
    for secret in
        ["Lay ", "lay ", "Drawn: ", "[Anna]", &game.secret.open(), &crate::played::value(table::Seat(0)).open()]
    {
        assert!(!out.contains(secret), "{secret} is shown in\n{out}");
    }
}

#[test]
fn open_shows_what_is_hidden_and_warns() {
    let game = running(21, "r2r2r2r2r2r2");
    let folder = stored(&[&game]);
    let Called { status, out, err } = replay(folder.path(), &["r2r2r2r2r2r2", "--open"]);
    assert_eq!(status, 0);
    assert!(err.contains("warning: this game is not over"), "{err}");
    assert!(out.contains("Anna: Lay ") && out.contains("[Anna] Drawn: ") && !out.contains("You "), "{out}");
}

#[test]
fn a_game_that_is_over_is_replayed_openly_and_its_replay_is_timed() {
    let folder = stored(&[&whole(22)]);
    let Called { status, out, err } = replay(folder.path(), &["k3m9xq7w2fab", "--time"]);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("Anna: Lay ") && out.contains("Over: played to the end."), "{out}");
    assert!(out.lines().last().unwrap().starts_with("A full replay of "), "{out}");
}

#[test]
fn the_analysis_of_a_finished_game_ends_with_its_result_and_names_the_costliest_decisions() {
    let folder = stored(&[&whole(22)]);
    let Called { status, out, err } = replay(folder.path(), &["k3m9xq7w2fab", "--analysis"]);
    assert_eq!((status, err.as_str()), (0, ""));
    let (_, analysis) = out.split_once("Analysis: what the bot marshal thinks").unwrap();
    let ending = analysis.lines().find(|line| line.trim_start().starts_with("end ")).unwrap();
    assert!(ending.split_whitespace().any(|share| share == "100"), "{analysis}");
    let (_, costliest) = analysis.split_once(" entry  points\n").unwrap();
    let points = costliest.lines().map(|line| line.split_whitespace().nth(1).unwrap().parse().unwrap());
    let points: Vec<u32> = points.collect();
    assert!(!points.is_empty() && points.is_sorted_by(|before, after| before >= after), "{costliest}");
    assert!(costliest.lines().all(|line| line.contains("; better: ")), "{costliest}");
}

#[test]
fn a_running_game_is_not_analysed_even_where_it_is_shown_openly() {
    let folder = stored(&[&running(21, "r2r2r2r2r2r2")]);
    for arguments in [&["r2r2r2r2r2r2", "--analysis"][..], &["r2r2r2r2r2r2", "--analysis", "--open"]] {
        let Called { status, out, err } = replay(folder.path(), arguments);
        assert_eq!((status, out.as_str()), (1, ""));
        assert!(err.contains("only a finished game can be analysed"), "{err}");
    }
}

#[test]
fn an_unknown_table_says_so() {
    let folder = stored(&[&whole(22)]);
    let Called { status, err, .. } = replay(folder.path(), &["zzzzzzzzzzzz"]);
    assert_eq!(status, 1);
    assert!(err.contains("there is no table zzzzzzzzzzzz in this database"), "{err}");
}

#[test]
fn a_log_that_leads_elsewhere_is_told_as_far_as_it_goes() {
    let mut game = whole(23);
    let last = game.entries.iter().rposition(|entry| matches!(entry.kind, Kind::Action { .. })).unwrap();
    game.entries[last].digest = Some("0123456789abcdef".parse().unwrap());
    let folder = stored(&[&game]);
    let Called { status, out, err } = replay(folder.path(), &["k3m9xq7w2fab"]);
    assert_eq!(status, 1);
    assert!(out.lines().count() > 50);
    assert!(err.contains(&format!("entry {} leads to a different state", last + 1)), "{err}");
}

#[test]
fn a_database_of_a_newer_program_is_left_alone() {
    let folder = stored(&[&whole(24)]);
    let file = folder.path().join("posse.db");
    let mut bytes = fs::read(&file).unwrap();
    // SQLite keeps our version number in the four bytes at offset 60.
    bytes[60..64].copy_from_slice(&99_u32.to_be_bytes());
    fs::write(&file, &bytes).unwrap();
    let data = folder.path().to_str().unwrap();
    let copy = folder.path().join("copy.db");
    let commands: [&[&str]; 3] = [
        &["--data", data, "--listen", "127.0.0.1:0"],
        &["replay", "k3m9xq7w2fab", "--data", data],
        &["backup", copy.to_str().unwrap(), "--data", data],
    ];
    for arguments in commands {
        let Called { status, out, err } = call(arguments);
        assert_eq!((status, out.as_str()), (1, ""), "{arguments:?}");
        assert!(err.contains("format 99") && err.contains("use a newer program"), "{err}");
    }
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[test]
fn a_file_that_is_no_database_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("posse.db");
    fs::write(&file, "Dear Anna, ".repeat(500)).unwrap();
    let Called { status, err, .. } = call(&["--data", folder.path().to_str().unwrap(), "--listen", "127.0.0.1:0"]);
    assert_eq!(status, 1);
    assert!(err.contains("posse.db") && err.contains("restore a backup"), "{err}");
    assert!(fs::read_to_string(&file).unwrap().starts_with("Dear Anna"));
}

#[test]
fn a_server_that_finds_its_database_damaged_stops_and_says_so() {
    let folder = stored(&[&whole(25), &coloured(26)]);
    let file = folder.path().join("posse.db");
    let mut bytes = fs::read(&file).unwrap();
    let word = b"\"kind\":\"action\"";
    let last = bytes.windows(word.len()).rposition(|text| text == word).unwrap();
    let page = last / 4096 * 4096;
    bytes[page..page + 4096].fill(0xa5);
    fs::write(&file, bytes).unwrap();
    let (server, _) = Server::start(folder.path(), &[]);
    let (status, log) = server.end();
    assert_eq!(status, Some(1));
    assert!(log.contains("the database is damaged") && log.contains("posse.db"), "{log}");
    assert!(log.contains("restore a backup"), "{log}");
}

#[test]
fn the_log_is_a_line_for_each_event_whatever_names_it_holds() {
    let folder = TempDir::new().unwrap();
    let named = folder.path().join("a\u{202e}b\nERROR posse: the database is damaged\u{85}");
    fs::create_dir(&named).unwrap();
    for format in ["text", "json"] {
        let (mut server, _) = Server::start(&named, &["--log-format", format]);
        let line = server.logged("serving");
        assert!(line.contains("202e") && line.contains("damaged") && line.contains("85"), "{line:?}");
        let steers = |letter: char| letter.is_control() || letter == '\u{202e}';
        assert!(!line.trim_end_matches('\n').contains(steers), "{line:?}");
        assert_eq!(server.stop("TERM").0, Some(0));
    }
}

#[test]
fn a_running_server_is_copied_and_the_copy_holds_every_table() {
    let folder = stored(&[&whole(25), &coloured(26)]);
    let (server, address) = Server::start(folder.path(), &[]);
    assert!(get(&address, "/health").starts_with("HTTP/1.1 200"));
    let elsewhere = TempDir::new().unwrap();
    let copy: PathBuf = elsewhere.path().join("posse.db");
    let backup = ["backup", copy.to_str().unwrap(), "--data", folder.path().to_str().unwrap()];
    let Called { status, out, err } = call(&backup);
    assert_eq!((status, err.as_str()), (0, ""));
    assert!(out.contains("was copied to"), "{out}");
    for table in ["k3m9xq7w2fab", "c7p4hx2tq9mn"] {
        assert_eq!(replay(elsewhere.path(), &[table]).out, replay(folder.path(), &[table]).out);
    }
    for (place, keep, told) in [
        (&*copy, &[][..], "exists already"),
        (elsewhere.path(), &[], "posse.db, or add --keep NUMBER"),
        (&copy, &["--keep", "3"], "is a file; with --keep, name the folder"),
    ] {
        let backup = [&["backup", place.to_str().unwrap(), "--data", folder.path().to_str().unwrap()], keep].concat();
        let Called { status, err, .. } = call(&backup);
        assert!(status == 1 && err.contains(told), "{err}");
    }
    assert_eq!(server.stop("TERM").0, Some(0));
}

#[test]
fn a_database_is_copied_to_another_and_each_table_is_played_through() {
    let folder = stored(&[&whole(25), &coloured(26)]);
    let elsewhere = TempDir::new().unwrap();
    let [from, to] = [folder.path(), elsewhere.path()].map(|folder| folder.join("posse.db").display().to_string());
    // A second copy finds everything already there, and a folder means its database.
    let folders = [&folder, &elsewhere].map(|folder| folder.path().to_str().unwrap());
    for [from, to] in [[&*from, &to], folders] {
        let Called { status, out, err } = call(&["copy", "--from", from, "--to", to]);
        assert_eq!((status, out.as_str(), err.as_str()), (0, "2 tables were copied and checked.\n", ""));
    }
    for table in ["k3m9xq7w2fab", "c7p4hx2tq9mn"] {
        assert_eq!(replay(elsewhere.path(), &[table]).out, replay(folder.path(), &[table]).out);
    }
    let Called { status, err, .. } = call(&["copy", "--from", "no.db", "--to", &to]);
    assert_eq!(
        (status, err.as_str()),
        (
            1,
            "posse: there is no file no.db; name the file of the database, such as \
        /var/lib/posse/posse.db\n"
        )
    );
    let nowhere = "postgres://posse:secret@127.0.0.1:1/posse";
    let Called { status, err, .. } = call(&["copy", "--from", &from, "--to", nowhere]);
    assert!(status == 1 && err.starts_with("posse: the database to fill: ") && !err.contains("secret"), "{err}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_copy_shows_a_bar_on_a_terminal_from_the_start() {
    let folder = stored(&[&whole(25), &coloured(26)]);
    let elsewhere = TempDir::new().unwrap();
    let [from, to] = [folder.path(), elsewhere.path()].map(|folder| folder.display().to_string());
    for (arguments, first, done) in [
        (format!("copy --from {from} --to {to}"), "0 of 2 tables, … left", "2 tables were copied"),
        (format!("backup {to}/copy.db --data {from}"), "0 of 1 MB, … left", "The database was copied"),
    ] {
        let command = format!("{} {arguments} --language en", env!("CARGO_BIN_EXE_posse"));
        let shown = Command::new("script").args(["-qec", &command, "/dev/null"]).env("TERM", "xterm").output().unwrap();
        let shown = String::from_utf8(shown.stdout).unwrap();
        assert!(shown.contains(first) && shown.contains(done), "{shown:?}");
    }
}

/// The test's game was left on 1 November 2026, and two weeks without a move close a table. But the clock of a server
/// that has just started may be wrong, and closing is permanent.
#[test]
fn a_server_that_has_just_started_closes_nothing() {
    let folder = stored(&[&running(27, "r2r2r2r2r2r2")]);
    let (server, address) = Server::start(folder.path(), &[]);
    for _ in 0..20 {
        assert!(get(&address, "/health").starts_with("HTTP/1.1 200"));
    }
    assert_eq!(server.stop("TERM").0, Some(0));
    let Called { status, out, .. } = replay(folder.path(), &["r2r2r2r2r2r2"]);
    assert_eq!(status, 0);
    assert!(!out.contains("Over:"), "{out}");
}

#[test]
fn a_second_server_on_the_same_database_is_refused() {
    let folder = TempDir::new().unwrap();
    let (server, address) = Server::start(folder.path(), &[]);
    let data = folder.path().to_str().unwrap();
    let Called { status, err, .. } = call(&["--data", data, "--listen", "127.0.0.1:0"]);
    assert_eq!(status, 1);
    assert!(err.contains("in use by another process"), "{err}");
    let other = TempDir::new().unwrap();
    let Called { status, err, .. } = call(&["--data", other.path().to_str().unwrap(), "--listen", &address]);
    assert_eq!(status, 1);
    assert!(err.contains("choose another address with --listen"), "{err}");
    drop(server);
}

#[test]
fn what_a_server_lets_download_fits_and_a_running_game_it_does_not_give_away() {
    let folder = stored(&[&whole(29)]);
    let (server, address) = Server::start(folder.path(), &[]);
    let answer = get(&address, "/t/k3m9xq7w2fab/download");
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{head}");
    assert_eq!(Record::read(body).unwrap(), whole(29).record());
    drop(server);

    let game = running_since(Millis::now(), 30, "r2r2r2r2r2r2");
    let folder = stored(&[&game]);
    let (_server, address) = Server::start(folder.path(), &["--bot-pause", "600000"]);
    let answer = get(&address, "/t/r2r2r2r2r2r2/download");
    assert!(!answer.starts_with("HTTP/1.1 200") && !answer.contains(&game.secret.open()), "{answer}");
}

#[test]
fn a_server_stops_in_order_when_it_is_asked_to_and_can_be_started_again() {
    let folder = TempDir::new().unwrap();
    for signal in ["INT", "TERM"] {
        let (server, address) = Server::start(folder.path(), &[]);
        assert!(get(&address, "/").starts_with("HTTP/1.1 200"));
        let (status, log) = server.stop(signal);
        assert_eq!(status, Some(0), "{signal}: {log}");
        assert!(log.contains("stopped"), "{log}");
    }
    assert!(folder.path().join("posse.db").exists());
}

#[test]
fn a_log_is_written_as_json_and_names_the_request() {
    let folder = TempDir::new().unwrap();
    let (mut server, address) = Server::start(folder.path(), &["--log", "debug", "--log-format", "json"]);
    let answer = get(&address, "/rules/dollars-wanted");
    let id = answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap();
    let line: serde_json::Value = serde_json::from_str(&server.logged(id)).unwrap();
    assert_eq!((&line["span"]["id"], &line["route"]), (&id.into(), &"/rules/{game}".into()));
    assert_eq!((&line["level"], &line["status"]), (&"DEBUG".into(), &200.into()));
    let (_, rest) = server.stop("TERM");
    assert!(rest.lines().all(|line| serde_json::from_str::<serde_json::Value>(line).is_ok()), "{rest}");
}

#[test]
fn numbers_are_told_on_their_own_address_alone_and_name_nobody() {
    let folder = stored(&[&whole(28)]);
    let (mut server, address) = Server::start(folder.path(), &["--metrics", "127.0.0.1:0"]);
    let line = server.logged("for Prometheus");
    let (_, metrics) = line.trim().rsplit_once("address=").unwrap();
    get(&address, "/t/k3m9xq7w2fab");
    for _ in 0..2 {
        assert!(get(&address, "/metrics").starts_with("HTTP/1.1 404"));
    }
    for method in ["BREW", "WHEN"] {
        ask(&address, method, "/health");
    }
    let told = get(metrics, "/metrics");
    for line in [
        "posse_tables 1",
        "posse_streams 0",
        "posse_bots_thinking 0",
        "posse_append_seconds_count 0",
        "posse_notifications_waiting 0",
        "posse_answer_seconds_count{method=\"GET\",route=\"/t/{id}\",status=\"200\"} 1",
        "posse_answer_seconds_count{method=\"other\",route=\"/health\",status=\"403\"} 2",
        "posse_refusals_total{kind=\"not-found\",status=\"404\"} 2",
    ] {
        assert!(told.lines().any(|other| other == line), "{line} is missing in\n{told}");
    }
    for secret in ["k3m9xq7w2fab", "Anna", "Ben"] {
        assert!(!told.contains(secret), "{secret} is told in\n{told}");
    }
    let (_, log) = server.stop("TERM");
    assert!(log.contains("stopped"), "{log}");
}

#[test]
fn a_live_page_does_not_keep_a_server_from_stopping() {
    let folder = stored(&[&whole(28)]);
    let (server, address) = Server::start(folder.path(), &[]);
    let mut stream = TcpStream::connect(&address).unwrap();
    write!(stream, "GET /t/k3m9xq7w2fab/live HTTP/1.1\r\nHost: {address}\r\n\r\n").unwrap();
    let mut begin = [0; 15];
    stream.read_exact(&mut begin).unwrap();
    assert_eq!(&begin, b"HTTP/1.1 200 OK");
    let (status, log) = server.stop("TERM");
    assert_eq!(status, Some(0), "{log}");
    assert!(!log.contains("were cut"), "no connection is waited for until its time limit: {log}");
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).unwrap();
    assert!(String::from_utf8_lossy(&rest).contains("event-stream"));
}

#[test]
fn a_server_on_a_network_address_shows_it_and_answers_there() {
    // A machine without a network has no such address. Finding out sends nothing.
    let socket = UdpSocket::bind("0.0.0.0:0").unwrap();
    if socket.connect("192.0.2.1:9").is_err() {
        return;
    }
    let folder = TempDir::new().unwrap();
    let (mut server, _) = Server::start_on("0.0.0.0:0", folder.path(), &[], &[]);
    let line = server.line();
    let address = line.trim().strip_prefix("For everybody else: http://").unwrap_or_else(|| panic!("{line:?}"));
    assert!(address.starts_with(&socket.local_addr().unwrap().ip().to_string()), "{address}");
    assert!(get(address, "/").starts_with("HTTP/1.1 200"));
    let code = server.line() + &server.line();
    assert!(code.contains('█'), "{code}");
}

#[test]
fn a_server_with_a_public_address_shows_it_as_a_code() {
    let folder = TempDir::new().unwrap();
    let (mut server, _) = Server::start(folder.path(), &["--public-url", "https://posse.example/"]);
    assert_eq!(server.line(), "For everybody else: https://posse.example\n");
    let code = server.line() + &server.line();
    assert!(code.contains('█'), "{code}");
}

#[test]
fn the_hosts_own_edition_goes_into_new_tables() {
    let folder = TempDir::new().unwrap();
    let own = catalog::titles().find("dollars-wanted").unwrap().edition();
    let file = folder.path().join("mine.toml");
    fs::write(&file, own.replacen("dollars = 700", "dollars = 750", 1)).unwrap();
    let named = format!("dollars-wanted={}", file.display());
    let (server, address) = Server::start(&folder.path().join("data"), &["--edition", &named]);
    assert!(get(&address, "/health").starts_with("HTTP/1.1 200"));
    assert_eq!(server.stop("TERM").0, Some(0));
}

#[test]
fn a_host_who_names_proxies_and_trusts_any_is_told_that_the_names_hold() {
    let folder = TempDir::new().unwrap();
    let (mut server, _) = Server::start(folder.path(), &["--trust-proxy", "--proxy", "10.0.0.0/8"]);
    assert!(server.logged("--trust-proxy").contains("WARN"));
    assert_eq!(server.stop("TERM").0, Some(0));
}
