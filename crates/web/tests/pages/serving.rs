//! The server over real connections.

use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use web::WebConfig;

use crate::house::House;
use crate::log::lines;

/// A listening server: its address, its shutdown signal and its task.
async fn listen(house: &House) -> (SocketAddr, oneshot::Sender<()>, JoinHandle<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let (stop, stopped) = oneshot::channel();
    let serving = web::serve(web::Listener::Tcp(listener), house.web.clone(), async { stopped.await.unwrap() });
    (address, stop, tokio::spawn(serving))
}

/// Connects from 127.0.0.`from`; on Linux all of 127.0.0.0/8 is local.
#[cfg(target_os = "linux")]
async fn connect(from: u8, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from(([127, 0, 0, from], 0))).unwrap();
    socket.connect(to).await.unwrap()
}

async fn ask(stream: &mut TcpStream, path: &str) {
    let head = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
}

/// The first line of the answer; `None` if the connection was cut.
async fn answer(stream: &mut TcpStream) -> Option<String> {
    let mut bytes = [0; 4096];
    let count = stream.read(&mut bytes).await.unwrap_or(0);
    let text = String::from_utf8_lossy(&bytes[..count]).into_owned();
    text.lines().next().map(str::to_owned)
}

const FINE: Option<&str> = Some("HTTP/1.1 200 OK");

#[cfg(target_os = "linux")]
#[tokio::test]
async fn whoever_takes_all_connections_makes_room_for_others_and_the_log_says_it_once() {
    let house = House::with(WebConfig { room: Some(4), ..WebConfig::default() });
    let (address, _stop, _serving) = listen(&house).await;
    let mut many = Vec::new();
    for _ in 0..4 {
        let mut stream = connect(1, address).await;
        ask(&mut stream, "/health").await;
        assert_eq!(answer(&mut stream).await.as_deref(), FINE);
        many.push(stream);
    }
    for _ in 0..5 {
        assert_eq!(answer(&mut connect(1, address).await).await, None, "the crowd gets no fifth connection");
    }
    let mut newcomer = connect(2, address).await;
    ask(&mut newcomer, "/health").await;
    assert_eq!(answer(&mut newcomer).await.as_deref(), FINE);
    assert_eq!(answer(&mut many[3]).await, None, "the newest of the crowd was cut");
    for stream in &mut many[..3] {
        ask(stream, "/health").await;
        assert_eq!(answer(stream).await.as_deref(), FINE);
    }
    drop(many);
    let lines = lines();
    let told: Vec<_> = lines.lines().filter(|line| line.contains(" WARN ")).collect();
    assert_eq!(told.len(), 2, "{told:#?}");
    assert!(told[0].contains("connections in total") && told[1].contains("a newcomer needs a place"), "{told:#?}");
}

/// Serves the metrics for Prometheus; returns the address.
async fn numbers(house: &House) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(web::serve_metrics(listener, house.web.clone()));
    address
}

#[tokio::test]
async fn the_numbers_are_told_under_their_own_address_alone() {
    let house = House::with(WebConfig { hosts: vec!["saloon".to_owned()], ..WebConfig::default() });
    let address = numbers(&house).await;
    let own = address.to_string();
    for (host, status) in [
        (own.as_str(), "200"),
        ("127.0.0.1", "200"),
        ("localhost:9100", "200"),
        ("saloon:9100", "200"),
        ("evil.example", "421"),
        ("evil.example:9100", "421"),
        ("8.8.8.8", "421"),
        ("127.0.0.1.evil.example", "421"),
        ("localhost\r\nhost: localhost", "400"),
    ] {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(format!("GET /metrics HTTP/1.1\r\nhost: {host}\r\n\r\n").as_bytes()).await.unwrap();
        let answer = answer(&mut stream).await.unwrap();
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{host}: {answer}");
    }
}

/// The numbers as told to a program that accepts this; the head of the answer, and the rest.
async fn told(address: SocketAddr, accept: &str) -> (String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n{accept}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), body.to_owned())
}

#[tokio::test]
async fn the_numbers_come_in_the_format_that_is_asked_for() {
    let address = numbers(&House::new()).await;
    let (open, classic) =
        ("content-type: application/openmetrics-text; version=1.0.0", "content-type: text/plain; version=0.0.4");
    for (accept, kind) in [
        ("", classic),
        ("accept: */*\r\n", classic),
        ("accept: text/plain\r\n", classic),
        ("accept: application/openmetrics-text;q=0.3, text/plain;version=0.0.4;q=0.5\r\n", classic),
        ("accept: application/openmetrics-text\r\n", open),
        ("accept: application/openmetrics-text;version=1.0.0;q=0.5,text/plain;version=0.0.4;q=0.2,*/*;q=0.1\r\n", open),
        ("accept: text/plain;q=0.1\r\nAccept: Application/OpenMetrics-Text;q=0.2\r\n", open),
    ] {
        let (head, body) = told(address, accept).await;
        assert!(head.contains(kind), "{accept}: {head}");
        assert_eq!(body.ends_with("# EOF\n"), kind == open, "{accept}");
        let named = |line: &str| body.lines().any(|other| other == line);
        assert!(named("posse_tables 0") && named("posse_notifications_total{way=\"webhook\",result=\"sent\"} 0"));
        assert_eq!(named("# TYPE posse_notifications counter"), kind == open);
        assert_eq!(named("# TYPE posse_notifications_total counter"), kind == classic);
        assert_eq!(named("# HELP posse_notifications_total Notifications sent or failed."), kind == classic);
        assert_eq!(named("# TYPE posse_build_info gauge"), kind == classic);
        assert_eq!(named("# TYPE posse_build info"), kind == open);
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_guide_lists_the_numbers_that_are_told() {
    use std::collections::BTreeSet;
    use std::path::Path;

    let house = House::with(WebConfig { commit: "1a2b3c4d5e", ..WebConfig::default() });
    house.browser().get("/nothing-here").await;
    let (_, body) = told(numbers(&house).await, "").await;
    assert!(body.contains(",commit=\"1a2b3c4d5e\"} 1\n"), "{body}");
    assert!(body.contains("posse_refusals_total{kind=\"not-found\",status=\"404\"} 1\n"), "{body}");
    assert!(body.contains("posse_answer_seconds_count{method=\"GET\",route=\"none\",status=\"404\"} 1\n"), "{body}");
    let types = body.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    let stored = store::Figure::ALL.map(|figure| format!("posse_database_{}", figure.name()));
    let told: BTreeSet<&str> = types.chain(stored.iter().map(String::as_str)).collect();
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../docs/hosting.md");
    let guide = std::fs::read_to_string(guide).unwrap();
    let named = guide.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let named: BTreeSet<&str> =
        named.filter(|name| name.starts_with("posse_") || name.starts_with("process_")).collect();
    assert_eq!(named, told, "the table in docs/hosting.md and what /metrics tells");
}

#[tokio::test]
async fn few_connections_are_held_for_the_numbers() {
    let address = numbers(&House::new()).await;
    let mut held = Vec::new();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(address).await.unwrap();
        // A connection that was turned away may be closed already.
        let _cut_short = stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
        if answer(&mut stream).await.as_deref() == FINE {
            held.push(stream);
        }
    }
    assert_eq!(held.len(), 16);
    drop(held);
    let mut stream = TcpStream::connect(address).await.unwrap();
    while stream.write_all(b"GET /metrics HTTP/1.1\r\nhost: localhost\r\n\r\n").await.is_err()
        || answer(&mut stream).await.as_deref() != FINE
    {
        stream = TcpStream::connect(address).await.unwrap();
    }
}

#[tokio::test]
async fn the_end_waits_for_nobody_who_only_listens() {
    let house = House::new();
    let mut anna = house.visitor().await;
    let table = anna.table(&["person", "person"], "link").await;
    let (address, stop, serving) = listen(&house).await;
    let mut live = TcpStream::connect(address).await.unwrap();
    ask(&mut live, &format!("{table}/live")).await;
    assert_eq!(answer(&mut live).await.as_deref(), FINE);
    let mut kept = TcpStream::connect(address).await.unwrap();
    ask(&mut kept, "/health").await;
    assert_eq!(answer(&mut kept).await.as_deref(), FINE);

    stop.send(()).unwrap();
    serving.await.unwrap();
    let mut rest = Vec::new();
    kept.read_to_end(&mut rest).await.unwrap();
    live.read_to_end(&mut rest).await.unwrap();
    assert!(TcpStream::connect(address).await.is_err());
    assert!(!crate::log::lines().contains("did not end in time"));
}
