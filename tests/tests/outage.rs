//! What a host reads while Postgres is away: at the start of a server, and while it serves.

use std::fs;
use std::io::{BufRead, BufReader, Lines, Read, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, Stdio};

use posse_tests::cluster::{Cluster, Stopping, USER};
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::http::Visitor;
use posse_tests::patience::Patience;
use posse_tests::player::form_id;
use posse_tests::server::{Server, command, run};

/// A free port.
const ANYWHERE: &str = "127.0.0.1:0";

/// A server that may never be open, and its log.
struct Starting {
    process: Child,
    log: Lines<BufReader<ChildStderr>>,
}

impl Starting {
    fn on(cluster: &Cluster, database: &str, listen: &str) -> Starting {
        let store = format!("host={} user={USER} dbname={database}", cluster.folder().display());
        let mut process = command()
            .unwrap()
            .args(["--listen", listen, "--store", &store])
            .envs([("POSSE_LOG", "info"), ("LC_ALL", "C")])
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let log = BufReader::new(process.stderr.take().unwrap()).lines();
        Starting { process, log }
    }

    /// The lines of its log up to the next with this text, or to the end.
    fn logged(&mut self, text: &str) -> Vec<String> {
        let mut lines = Vec::new();
        for line in self.log.by_ref() {
            lines.push(line.unwrap());
            if lines.last().is_some_and(|line| line.contains(text)) {
                break;
            }
        }
        lines
    }

    fn terminate(&self) {
        assert!(Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status().unwrap().success());
    }
}

impl Drop for Starting {
    fn drop(&mut self) {
        // It may have ended already.
        let _ended = self.process.kill();
        let _reaped = self.process.wait();
    }
}

/// How many lines have this level.
fn count(lines: &[String], level: &str) -> usize {
    lines.iter().filter(|line| line.contains(&format!(" {level} "))).count()
}

#[test]
fn a_server_waits_for_its_database_and_ends_in_order_meanwhile() {
    let mut cluster = Cluster::start().unwrap();
    cluster.create("late").unwrap();
    cluster.stop(Stopping::Fast).unwrap();
    let [mut patient, mut stopped] = [(); 2].map(|()| Starting::on(&cluster, "late", ANYWHERE));

    let told = stopped.logged("waiting for the database");
    assert!(told.last().unwrap().contains(&cluster.socket().display().to_string()), "{told:#?}");
    stopped.terminate();
    assert!(stopped.process.wait().unwrap().success());
    let rest = stopped.logged("nothing more");
    assert_eq!((count(&rest, "WARN"), count(&rest, "ERROR")), (0, 0), "{rest:#?}");

    let mut told = patient.logged("waiting for the database");
    cluster.start_again().unwrap();
    told.extend(patient.logged("serving"));
    assert_eq!((count(&told, "WARN"), count(&told, "ERROR")), (1, 0), "{told:#?}");
    assert!(told.iter().any(|line| line.contains("INFO") && line.contains("can be reached now")), "{told:#?}");

    // What is not there will not come by itself.
    let mut wrong = Starting::on(&cluster, "nowhere", ANYWHERE);
    let told = wrong.logged("nothing more");
    assert_eq!(wrong.process.wait().unwrap().code(), Some(1));
    let named = cluster.socket().display().to_string();
    assert!(told.iter().any(|line| line.contains(&named) && line.contains("does not exist")), "{told:#?}");
}

#[tokio::test]
async fn a_server_that_waits_for_its_database_says_so_at_once_and_then_serves_without_a_gap() {
    let mut cluster = Cluster::start().unwrap();
    cluster.create("awaited").unwrap();
    cluster.stop(Stopping::Fast).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let socket = folder.path().join("socket");
    let listen = format!("unix:{}", socket.display());
    let mut server = Starting::on(&cluster, "awaited", &listen);
    server.logged("waiting for the database");
    for (path, told) in [("/ready", "waiting for its database"), ("/health", "waiting for its database")] {
        let answer = ask(&socket, path);
        assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains(told), "{path}: {answer}");
    }
    let answer = ask(&socket, "/games");
    assert!(answer.starts_with("HTTP/1.1 503 ") && answer.contains("kann seine Datenbank"), "{answer}");
    let health = run(&["health", "--listen", &listen]).unwrap();
    assert!(!health.status.success() && String::from_utf8_lossy(&health.stderr).contains("503"), "{health:?}");

    cluster.start_again().unwrap();
    let mut patience = Patience::<()>::default();
    let page = loop {
        let answer = ask(&socket, "/");
        if !answer.starts_with("HTTP/1.1 503 ") {
            break answer;
        }
        patience.wait().await.unwrap();
    };
    assert!(page.starts_with("HTTP/1.1 200 ") && page.contains("/new/dollars-wanted"), "{page}");
    assert!(ask(&socket, "/ready").starts_with("HTTP/1.1 200 "));
}

/// The whole answer to somebody who reads German.
fn ask(socket: &Path, path: &str) -> String {
    let mut stream = UnixStream::connect(socket).unwrap();
    let head = "Host: localhost\r\nAccept-Language: de\r\nConnection: close\r\n\r\n";
    write!(stream, "GET {path} HTTP/1.1\r\n{head}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_of_the_database_is_told_in_one_line_when_it_goes_and_one_when_it_is_back() {
    let mut cluster = Cluster::start().unwrap();
    cluster.create("restarted").unwrap();
    let store = format!("host={} user={USER} dbname=restarted", cluster.folder().display());
    for stopping in [Stopping::Fast, Stopping::Immediate] {
        let server = Server::on_store(&store, &[]).unwrap();
        let mut anna = Visitor::new(server.address(), IpAddr::V4(Ipv4Addr::new(127, 0, 0, 10)));
        // At this table bots move and clocks run, and what is due there is looked up.
        let opened = anna.post(&format!("/play/{}", DOLLARS_WANTED.name), &[("form", &form_id())]).await.unwrap();
        assert_eq!(opened.status, 303, "{}", opened.body);
        cluster.stop(stopping).unwrap();
        let mut patience = Patience::default();
        for path in ["/", "/health", "/games", &opened.location, "/", "/health"] {
            let answer = anna.get(path).await.unwrap();
            patience.sees(answer.status);
            // A table in memory is shown all the same.
            assert!(answer.status == 503 || path == opened.location, "{path}: {}", answer.status);
        }
        cluster.start_again().unwrap();
        while anna.get("/ready").await.unwrap().status != 200 {
            patience.wait().await.unwrap();
        }
        let log = server.folder().join("log");
        let lines = loop {
            let lines: Vec<String> = fs::read_to_string(&log).unwrap().lines().map(str::to_owned).collect();
            if lines.iter().any(|line| line.contains("can be reached again")) {
                break lines;
            }
            patience.wait().await.unwrap();
        };
        assert!(count(&lines, "WARN") + count(&lines, "ERROR") <= 2, "{stopping:?}: {lines:#?}");
        let lost = lines.iter().filter(|line| line.contains("the database cannot be reached")).count();
        let back = lines.iter().filter(|line| line.contains("can be reached again")).count();
        assert_eq!((lost, back), (1, 1), "{stopping:?}: {lines:#?}");
        drop(server);
    }
}
