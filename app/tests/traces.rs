//! What an OpenTelemetry collector receives.

use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use table::Seat;

use crate::played::running;
use crate::stored::{Server, get, stored};

const TABLE: &str = "r2r2r2r2r2r2";

/// A collector on this machine: its address, and each request that it receives.
fn collector() -> (String, Receiver<Vec<u8>>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let (sender, requests) = channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let mut head = String::new();
            while !head.ends_with("\r\n\r\n") {
                assert!(stream.read_line(&mut head).unwrap() > 0, "a head ends with an empty line: {head}");
            }
            let length = head.lines().find_map(|line| line.strip_prefix("Content-Length: ")).unwrap();
            let mut body = vec![0; length.parse().unwrap()];
            stream.read_exact(&mut body).unwrap();
            stream.get_mut().write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n").unwrap();
            // The test may have finished already.
            let _over = sender.send([head.into_bytes(), body].concat());
        }
    });
    (address, requests)
}

/// Opens a table with two bots; returns its path.
fn open_table(address: &str) -> String {
    let form = format!("form={:032x}&watch=link&seat-1=bot-random&seat-2=bot-random", 7);
    let head = format!(
        "POST /new/dollars-wanted HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Cookie: visitor={:064x}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\r\n",
        9,
        form.len()
    );
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all((head + &form).as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let location = answer.lines().find_map(|line| line.strip_prefix("location: "));
    location.unwrap_or_else(|| panic!("{answer}")).to_owned()
}

#[test]
fn a_collector_gets_requests_loads_thoughts_and_commits_and_nothing_of_the_games() {
    let game = running(21, TABLE);
    let folder = stored(&[&game]);
    let (endpoint, requests) = collector();
    let variables = [("OTEL_EXPORTER_OTLP_ENDPOINT", endpoint.as_str()), ("OTEL_BSP_SCHEDULE_DELAY", "50")];
    let (server, address) = Server::start_on("127.0.0.1:0", folder.path(), &["--bot-pause", "0"], &variables);
    let answer = get(&address, &format!("/t/{TABLE}"));
    let id = answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).unwrap();
    let path = open_table(&address);
    get(&address, &path);
    let mut missing = BTreeSet::from([
        "posse",
        "GET /t/{id}",
        "POST /new/{game}",
        "http.response.status_code",
        id,
        "load",
        "think",
        "commit",
    ]);
    let mut told = Vec::new();
    while !missing.is_empty() {
        let request = requests.recv_timeout(Duration::from_secs(60));
        told.extend(request.unwrap_or_else(|_| panic!("{missing:?} are not traced")));
        let text = String::from_utf8_lossy(&told);
        missing.retain(|word| !text.contains(word));
    }
    assert_eq!(server.stop("TERM").0, Some(0));
    told.extend(requests.try_iter().flatten());
    let text = String::from_utf8_lossy(&told);
    assert!(text.starts_with("POST /v1/traces HTTP/1.1"), "{text}");
    let value = crate::played::value(Seat(0)).open();
    for secret in [
        "Anna",
        "Ben",
        TABLE,
        path.trim_start_matches("/t/"),
        "lay ",
        &game.secret.open(),
        &value,
        &format!("{:064x}", 9),
    ] {
        assert!(!text.contains(secret), "{secret} is traced");
    }
}
