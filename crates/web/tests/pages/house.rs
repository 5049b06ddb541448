//! A server with its own database, and browsers that visit it.

use std::collections::{BTreeMap, HashSet};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use futures_util::{FutureExt, StreamExt};
use play::{Randomness, Tables, Token};
use rusqlite::Connection;
use store::{Sqlite, Tuning};
use table_kit::Sweep;
use tempfile::TempDir;
use tower::ServiceExt;
use web::limits::OwnLimit;
use web::{Peer, Web, WebConfig, router};

/// How long an old server may take to release its database, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(600);

/// The deal for tests that hold with any deal.
const ANY: &str = "any";

pub(crate) const HOST: &str = "localhost:3000";
pub(crate) const BASE: &str = "http://localhost:3000";

/// A server that can be stopped and started again.
pub(crate) struct House {
    folder: TempDir,
    pub(crate) web: Web,
    router: Router,
    randomness: Randomness,
}

/// The seed of random requests and whole games: `POSSE_SEED`, which is 1 unless it is set.
#[expect(clippy::print_stdout, reason = "the harness shows it when a test fails")]
pub(crate) fn seed() -> u64 {
    let seed = Sweep::from_env().seed;
    println!("POSSE_SEED={seed} does this again");
    seed
}

impl House {
    /// A server that answers an address as often as it asks: a test may ask again until something has happened.
    pub(crate) fn new() -> House {
        House::with(patient())
    }

    pub(crate) fn with(config: WebConfig) -> House {
        House::open(ANY, config, None)
    }

    /// A server with the deal of this name.
    pub(crate) fn dealt(deal: &str) -> House {
        House::open(deal, patient(), None)
    }

    /// A server whose disk has room for this many pages of its database.
    pub(crate) fn on_a_disk_of(pages: u32) -> House {
        House::open(ANY, patient(), Some(pages))
    }

    fn open(deal: &str, config: WebConfig, most_pages: Option<u32>) -> House {
        crate::log::keep();
        let (folder, randomness) = (tempfile::tempdir().unwrap(), Randomness::named(deal));
        let web = open(&folder, config, &randomness, most_pages);
        House { router: router(web.clone()), folder, web, randomness }
    }

    /// The server after a restart; the browsers connect to the new one.
    pub(crate) async fn again(self, browsers: &mut [&mut Browser]) -> House {
        let House { folder, web, router, randomness } = self;
        web.tables().close();
        drop((web, router));
        for browser in browsers.iter_mut() {
            browser.router = Router::new();
        }
        // The tasks of the old tables release the database soon.
        let begun = Instant::now();
        while Sqlite::open(folder.path().join("posse.db")).is_err() {
            assert!(begun.elapsed() < PATIENCE, "the old server is still in use: is every browser passed to `again`?");
            tokio::task::yield_now().await;
        }
        let web = open(&folder, patient(), &randomness, None);
        let router = self::router(web.clone());
        for browser in browsers.iter_mut() {
            browser.router = router.clone();
        }
        House { router, folder, web, randomness }
    }

    /// A separate connection to the database.
    pub(crate) fn database(&self) -> Connection {
        Connection::open(self.folder.path().join("posse.db")).unwrap()
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser {
            router: self.router.clone(),
            cookies: BTreeMap::new(),
            address: "192.0.2.1:5000".parse().unwrap(),
            language: "en",
        }
    }

    /// A browser with a visitor's cookie from an earlier day.
    pub(crate) async fn visitor(&self) -> Browser {
        let mut browser = self.browser();
        browser.cookies.insert("visitor".to_owned(), Token::random().to_string());
        browser
    }
}

fn patient() -> WebConfig {
    let requests: OwnLimit = format!("{}={}", web::limits::REQUESTS.name, u32::MAX).parse().unwrap();
    WebConfig { limits: vec![requests].into(), ..WebConfig::default() }
}

fn open(folder: &TempDir, config: WebConfig, randomness: &Randomness, most_pages: Option<u32>) -> Web {
    // Some tests lock the database for a long time.
    let tuning = Tuning { patience: Duration::from_secs(600), most_pages, ..Tuning::default() };
    let store = Arc::new(Sqlite::open_tuned(folder.path().join("posse.db"), &tuning).unwrap());
    let play = play::Config { bot_pause: Duration::ZERO, randomness: randomness.clone(), ..play::Config::default() };
    Web::new(Tables::new(store, catalog::titles(), play), catalog::shows(), config)
}

/// A browser with its cookies.
#[derive(Clone)]
pub(crate) struct Browser {
    pub(crate) router: Router,
    pub(crate) cookies: BTreeMap<String, String>,
    pub(crate) address: SocketAddr,
    pub(crate) language: &'static str,
}

/// An answer with its whole body.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    /// An answer with this page as its body.
    pub(crate) fn of(page: &str) -> Answer {
        Answer { status: StatusCode::OK, headers: HeaderMap::new(), body: page.to_owned() }
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The address of a redirect.
    pub(crate) fn location(&self) -> &str {
        assert_eq!(self.status, StatusCode::SEE_OTHER, "{}", self.body);
        self.header("location")
    }

    /// The value of the first hidden field of this name.
    pub(crate) fn hidden(&self, name: &str) -> String {
        let mark = format!("name=\"{name}\" value=\"");
        let at = self.body.find(&mark).unwrap_or_else(|| panic!("no field {name} in {}", self.body)) + mark.len();
        self.body[at..].split('"').next().unwrap().to_owned()
    }

    /// The values of all buttons of this name.
    pub(crate) fn buttons(&self, name: &str) -> Vec<String> {
        let mark = format!("name=\"{name}\" value=\"");
        self.body.split(&mark).skip(1).map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    }
}

/// Encodes fields as the body of a form.
pub(crate) fn body(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect::<Vec<_>>().join("&")
}

pub(crate) fn form_id() -> String {
    store::FormId::random().to_string()
}

impl Browser {
    pub(crate) fn request(&self, method: &str, path: &str) -> axum::http::request::Builder {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, HOST)
            .header(header::ACCEPT_LANGUAGE, self.language)
            .extension(ConnectInfo(Peer(self.address)));
        if !self.cookies.is_empty() {
            let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        request
    }

    /// Sends a request and keeps its cookies, as browsers do.
    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        for value in response.headers().get_all(header::SET_COOKIE) {
            let (name, rest) = value.to_str().unwrap().split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            self.cookies.insert(name.to_owned(), value.to_owned());
        }
        let (parts, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        Answer { status: parts.status, headers: parts.headers, body: String::from_utf8_lossy(&body).into_owned() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        self.send(request).await
    }

    /// Posts a body as a form from one of our pages.
    pub(crate) async fn post_body(&mut self, path: &str, body: impl Into<Body>) -> Answer {
        let request = self.request("POST", path).header(header::ORIGIN, BASE);
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(body.into()).unwrap()).await
    }

    /// Posts fields, with a new form id.
    pub(crate) async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let id = form_id();
        let mut fields = fields.to_vec();
        fields.push(("form", &id));
        self.post_body(path, body(&fields)).await
    }

    /// Creates a table of *Dollars Wanted* with these seats; returns its path.
    pub(crate) async fn table(&mut self, seats: &[&str], watch: &str) -> String {
        self.table_of("dollars-wanted", seats, watch).await
    }

    /// Creates a table of a game with these seats; returns its path.
    pub(crate) async fn table_of(&mut self, game: &str, seats: &[&str], watch: &str) -> String {
        let names: Vec<String> = (1..=seats.len()).map(|seat| format!("seat-{seat}")).collect();
        let mut fields: Vec<(&str, &str)> = names.iter().map(String::as_str).zip(seats.iter().copied()).collect();
        // A window stays open until its seat decides, so that nothing depends on the clock.
        fields.extend([("watch", watch), ("window-seconds", "0")]);
        self.post(&format!("/new/{game}"), &fields).await.location().to_owned()
    }

    pub(crate) async fn sit(&mut self, table: &str, seat: &str, name: &str) -> Answer {
        self.post(&format!("{table}/sit"), &[("seat", seat), ("name", name)]).await
    }

    pub(crate) async fn ready(&mut self, table: &str, seat: &str) -> Answer {
        self.post(&format!("{table}/ready"), &[("seat", seat)]).await
    }

    /// Takes the n-th step offered on the page.
    pub(crate) async fn step(&mut self, table: &str, nth: usize) -> Answer {
        let page = self.get(table).await;
        let actions = page.buttons("action");
        let action = actions.get(nth).unwrap_or_else(|| panic!("no step {nth} on {}", page.body));
        let (seat, at) = (page.hidden("seat"), page.hidden("at"));
        self.post(&format!("{table}/step"), &[("seat", &seat), ("at", &at), ("action", action)]).await
    }

    /// Opens the live stream of a table.
    pub(crate) async fn follow(&self, path: &str) -> Stream {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        let response = self.router.clone().oneshot(request).await.unwrap();
        assert_eq!(response.status(), StatusCode::OK);
        let mut bytes = Box::pin(response.into_body().into_data_stream().map(Result::unwrap));
        assert!(bytes.next().await.is_some_and(|first: Bytes| first.starts_with(BEAT.as_bytes())));
        Stream { bytes, rest: String::new(), known: Vec::new(), log: Vec::new() }
    }
}

/// How the event begins that tells the time. Each stream begins with one.
pub(crate) const BEAT: &str = "event: beat\ndata:";

/// How the event begins that brings the host's announcement.
const TOLD: &str = "event: told\ndata:";

/// An open live stream.
pub(crate) struct Stream {
    bytes: std::pin::Pin<Box<dyn futures_util::Stream<Item = Bytes> + Send>>,
    rest: String,
    /// The regions that the page knows: those that it no longer shows, then those of the last message.
    known: Vec<String>,
    /// The lines of its log.
    log: Vec<String>,
}

/// The HTML of a log with these lines, as the page's script makes it. The line with the number `new` is the first new
/// one.
fn list(lines: &[String], new: Option<u64>, mark: &str) -> String {
    let marked = |(number, line): (usize, &String)| {
        if new != Some(number as u64) {
            return line.clone();
        }
        let line = line.replacen('>', " class=\"first-new\">", 1);
        let (line, end) = line.rsplit_once("</").unwrap();
        format!("{line}<span class=\"unseen\">{mark}</span></{end}")
    };
    let lines: Vec<String> = lines.iter().enumerate().map(marked).collect();
    let turns: Vec<&[String]> = lines.chunk_by(|_, next| !next.starts_with("<h3")).collect();
    let turn = |turn: &&[String]| {
        let (heading, lines) = turn.split_at(usize::from(turn[0].starts_with("<h3")));
        let lines = if lines.is_empty() { String::new() } else { format!("<ul>{}</ul>", lines.concat()) };
        format!("<li>{}{lines}</li>", heading.concat())
    };
    turns.iter().rev().map(turn).collect()
}

impl Stream {
    /// The next message; `None` when the stream has ended. In the message and its frames, `html` is what the page makes
    /// of the parts.
    pub(crate) async fn next(&mut self) -> Option<serde_json::Value> {
        let mut message = self.message().await?;
        let mut pool = if message["first"] == true { Vec::new() } else { std::mem::take(&mut self.known) };
        for frame in message["frames"].as_array_mut().unwrap() {
            frame["html"] = read(&mut pool, &frame["scene"]).concat().into();
        }
        let page = read(&mut pool, &message["page"]);
        let mut html = page.concat();
        if let Some(log) = message["log"].as_object() {
            self.log.truncate(log["from"].as_u64().unwrap() as usize);
            self.log.extend(log["lines"].as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()));
            if let Some(at) = html.find("data-keep></ol>") {
                let (_, mark) = html[..at].rsplit_once("data-new=\"").unwrap();
                let list = list(&self.log, log["new"].as_u64(), mark.split('"').next().unwrap());
                html.insert_str(at + "data-keep>".len(), &list);
            }
        }
        message["html"] = html.into();
        let mut found: HashSet<String> = page.iter().cloned().collect();
        pool.retain(|region| found.insert(region.clone()));
        let kept = message["kept"].as_u64().unwrap() as usize;
        self.known = [&pool[pool.len().saturating_sub(kept)..], &page].concat();
        Some(message)
    }

    /// The next message or beat as the server has it in memory. It is not kept for [`Stream::next`].
    pub(crate) async fn bytes(&mut self) -> Bytes {
        loop {
            let bytes = self.bytes.next().await.expect("the stream goes on");
            if !bytes.starts_with(TOLD.as_bytes()) {
                return bytes;
            }
        }
    }

    /// What the host announces, which comes next.
    pub(crate) async fn told(&mut self) -> String {
        let text = String::from_utf8(self.bytes.next().await.unwrap().into()).unwrap();
        text.strip_prefix(TOLD)
            .and_then(|text| text.strip_suffix("\n\n"))
            .unwrap_or_else(|| panic!("{text}"))
            .to_owned()
    }

    /// The next message as it was sent, with its `size` in bytes; `None` when the stream has ended.
    async fn message(&mut self) -> Option<serde_json::Value> {
        loop {
            if let Some((event, rest)) = self.rest.split_once("\n\n") {
                let data: String = event.lines().filter_map(|line| line.strip_prefix("data: ")).collect();
                self.rest = rest.to_owned();
                if !data.is_empty() {
                    let mut message: serde_json::Value = serde_json::from_str(&data).unwrap();
                    message["size"] = data.len().into();
                    return Some(message);
                }
                continue;
            }
            self.rest.push_str(&String::from_utf8_lossy(&self.bytes.next().await?));
        }
    }

    /// Whether no message is waiting. A message that is waiting is kept for [`Stream::next`].
    pub(crate) async fn is_silent(&mut self) -> bool {
        if !self.rest.is_empty() {
            return false;
        }
        // Lets all tasks run that could send something. A stream lets others go first.
        for _ in 0..100 {
            match self.bytes.next().now_or_never() {
                Some(Some(bytes)) => self.rest.push_str(&String::from_utf8_lossy(&bytes)),
                Some(None) => {}
                None => {
                    tokio::task::yield_now().await;
                    continue;
                }
            }
            return false;
        }
        true
    }
}

/// The regions of these parts. The pool holds all known regions, and gets the new ones.
fn read(pool: &mut Vec<String>, parts: &serde_json::Value) -> Vec<String> {
    let (mut regions, mut end) = (Vec::new(), 0);
    for part in parts.as_array().unwrap() {
        if let Some(text) = part.as_str() {
            let starts =
                text.match_indices('<').map(|(at, _)| at).filter(|at| *at > 0 && !text[*at..].starts_with("</"));
            let cuts: Vec<usize> = [0].into_iter().chain(starts).chain([text.len()]).collect();
            let fresh = cuts.windows(2).map(|cut| text[cut[0]..cut[1]].to_owned());
            let first = pool.len();
            pool.extend(fresh);
            regions.extend_from_slice(&pool[first..]);
        } else {
            let first = end + part[0].as_i64().unwrap();
            end = first + part[1].as_i64().unwrap();
            regions.extend_from_slice(&pool[first as usize..end as usize]);
        }
    }
    regions
}

/// A started game of two people: its path, the browser that has to act, and the other browser.
pub(crate) async fn two_at_play(house: &House) -> (String, Browser, Browser) {
    two_at(house, "dollars-wanted").await
}

/// The same for any game. If both have to act, Anna's browser comes first.
pub(crate) async fn two_at(house: &House, game: &str) -> (String, Browser, Browser) {
    let (mut anna, mut ben) = (house.visitor().await, house.visitor().await);
    let table = anna.table_of(game, &["person", "person"], "link").await;
    anna.sit(&table, "1", "Anna").await.location();
    ben.sit(&table, "2", "Ben").await.location();
    anna.ready(&table, "1").await.location();
    ben.ready(&table, "2").await.location();
    let page = anna.get(&table).await;
    if page.buttons("action").is_empty() { (table, ben, anna) } else { (table, anna, ben) }
}

impl Browser {
    /// The status of an answer, without reading its body, which may never end.
    pub(crate) async fn get_status(&mut self, path: &str) -> StatusCode {
        let request = self.request("GET", path).body(Body::empty()).unwrap();
        self.router.clone().oneshot(request).await.unwrap().status()
    }
}
