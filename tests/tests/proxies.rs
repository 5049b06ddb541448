//! nginx and Caddy with the recipes that hosts copy: from `deploy/` and `docs/hosting.md`.

use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use posse_tests::cluster::{Cluster, Stopping, USER};
use posse_tests::curl::Curl;
use posse_tests::http::{Connection, Reply, Visitor};
use posse_tests::patience::Patience;
use posse_tests::reverse_proxy::{NAME, ReverseProxy};
use posse_tests::server::{Server, Signal};

use crate::recipes::{document, recipe};

/// The largest form in bytes, and how often an address may try recovery words: `docs/hosting.md`, “Limits”.
fn limit(name: &str) -> usize {
    let document = document();
    let start = format!("| `{name}` | ");
    let row = document.lines().find_map(|line| line.strip_prefix(start.as_str())).unwrap();
    row.split(' ').next().unwrap().parse().unwrap()
}

fn id(page: &Reply) -> String {
    (*page.values("form").first().unwrap()).to_owned()
}

/// Makes a table, with a person or bots on the two chairs; returns its path.
fn open_table(host: &Curl, who: &str) -> String {
    let form = id(&host.get("/new/dollars-wanted").unwrap());
    let fields = [("form", &*form), ("watch", "link"), ("seat-1", who), ("seat-2", who)];
    let answer = host.post("/new/dollars-wanted", &fields).unwrap();
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.location.strip_prefix(&host.origin).unwrap_or(&answer.location).to_owned()
}

fn sit(guest: &Curl, table: &str, seat: &str, name: &str) {
    let form = id(&guest.get(table).unwrap());
    let answer = guest.post(&format!("{table}/sit"), &[("form", &form), ("seat", seat), ("name", name)]).unwrap();
    assert_eq!(answer.status, 303, "{}", answer.body);
}

/// What every recipe must do, with a server that knows the proxy's name.
async fn serves(proxy: &ReverseProxy, server: &Server) {
    shows_pages_and_takes_forms(proxy);
    passes_each_message_on_at_once(proxy);
    passes_large_bodies(proxy, server).await;
    tells_clients_apart(proxy);
}

fn shows_pages_and_takes_forms(proxy: &ReverseProxy) {
    for version in ["--http2", "--http1.1"] {
        let anna = Curl::new(proxy).with_version(version);
        let home = anna.get("/").unwrap();
        assert!(home.status == 200 && home.body.contains("/new/dollars-wanted"), "{}", home.body);
        let table = open_table(&anna, "person");
        sit(&anna, &table, "1", "Anna");
        assert!(anna.get(&table).unwrap().body.contains("Anna"));
    }
}

/// A proxy that buffers would hold a message back until more come.
fn passes_each_message_on_at_once(proxy: &ReverseProxy) {
    for version in ["--http2", "--http1.1"] {
        let [anna, ben] = [(); 2].map(|()| Curl::new(proxy).with_version(version));
        let table = open_table(&anna, "person");
        let mut stream = anna.follow(&format!("{table}/live")).unwrap();
        stream.message().unwrap();
        for (guest, seat, name) in [(&anna, "1", "Anna"), (&ben, "2", "Ben")] {
            sit(guest, &table, seat, name);
            while !stream.message().unwrap().contains(name) {}
        }
    }
}

async fn passes_large_bodies(proxy: &ReverseProxy, server: &Server) {
    let anna = Curl::new(proxy);
    // Each byte of a form is written as three.
    let largest = "x".repeat(limit("body") / 3 - "words".len());
    let answer = anna.post("/recover", &[("words", &largest)]).unwrap();
    assert!(answer.status != 413 && answer.body.contains("/recover"), "{}: {}", answer.status, answer.body);
    let answer = anna.post("/recover", &[("words", &format!("{largest}x"))]).unwrap();
    assert!(answer.status == 413 && answer.body.contains("Posse"), "the server's own page: {}", answer.body);

    let table = open_table(&anna, "bot-beginner");
    let mut stream = anna.follow(&format!("{table}/live")).unwrap();
    while !stream.message().unwrap().contains("id=\\\"ending") {}
    let download = format!("{table}/download");
    let mut direct = Connection::new(server.address(), Ipv4Addr::LOCALHOST.into());
    let home = anna.get("/").unwrap().body;
    let (_, style) = home.split_once("rel=\"stylesheet\" href=\"").unwrap();
    for path in [&*download, style.split('"').next().unwrap()] {
        let [through, whole] = [anna.get(path).unwrap().body, direct.ask("GET", path, &[], "").await.unwrap().0.body];
        assert!(through.len() > 20_000 && through == whole, "{path}: {} bytes of {}", through.len(), whole.len());
    }
}

/// Whoever claims to be somebody else shares the limits of their own address all the same.
fn tells_clients_apart(proxy: &ReverseProxy) {
    let from = |last| Curl::new(proxy).from([127, 0, 0, last]);
    let forged = &["x-forwarded-for: 192.0.2.7", "forwarded: for=192.0.2.7"];
    let guess = |who: &Curl| who.post("/recover", &[("words", "x")]).unwrap().status;
    let eve = from(2).with_headers(forged);
    let refused = (0..=limit("recoveries")).filter(|_| guess(&eve) == 429).count();
    assert_eq!(refused, 1);
    assert_eq!(guess(&from(2)), 429, "the address has had its tries");
    assert_ne!(guess(&from(3).with_headers(forged)), 429, "the one that was named has not");
}

fn server() -> Server {
    Server::with_arguments(&["--trust-proxy", "--host", NAME]).unwrap()
}

#[tokio::test]
async fn nginx_serves_with_its_recipe() {
    let server = server();
    let proxy = ReverseProxy::nginx(&recipe("nginx.conf"), server.address()).await.unwrap();
    serves(&proxy, &server).await;
    let mut plain = Visitor::new(proxy.http(), Ipv4Addr::LOCALHOST.into());
    assert_eq!(plain.get("/rules").await.unwrap().status, 301);
}

/// The first configuration of Caddy on the page, and the one for several servers.
#[tokio::test]
async fn caddy_serves_with_its_recipes() {
    for (recipe, usual) in printed().iter().zip(["127.0.0.1:8080", "127.0.0.1:8081 127.0.0.1:8082"]) {
        let server = server();
        let proxy = ReverseProxy::caddy(recipe, usual, &[server.address()]).await.unwrap();
        serves(&proxy, &server).await;
    }
}

/// The configurations of Caddy that `docs/hosting.md` prints.
fn printed() -> Vec<String> {
    let document = document();
    let blocks = document.split("```\n").skip(1).step_by(2);
    blocks.filter(|block| block.starts_with(&format!("{NAME} {{\n"))).map(str::to_owned).collect()
}

#[test]
fn the_page_prints_the_recipe_for_several_servers() {
    let recipe = recipe("Caddyfile").replace("{$POSSE_NAME}", NAME).replace('\t', "    ");
    let recipe = recipe.replace("{$POSSE_UPSTREAM:posse:8080}", "127.0.0.1:8081 127.0.0.1:8082");
    let lines = recipe.lines().filter(|line| !line.trim_start().starts_with('#'));
    assert_eq!(lines.collect::<Vec<_>>(), printed()[1].lines().collect::<Vec<_>>());
}

/// Those lines are what the tests run with the first recipe.
#[test]
fn the_page_prints_the_first_recipe_with_a_certificate_and_a_port_too() {
    let document = document();
    let (_, after) = document.split_once(&format!("```\n{NAME}:8443")).unwrap();
    let (block, _) = after.split_once("```").unwrap();
    let (before, rest) = block.split_once("    tls /etc/posse/fullchain.pem /etc/posse/privkey.pem\n").unwrap();
    assert_eq!(format!("{NAME}{before}{rest}"), printed()[0]);
}

/// Otherwise a form could be sent on a connection that the server is closing.
#[test]
fn the_proxies_close_silent_connections_before_the_server_does() {
    for (name, setting) in [("nginx.conf", "keepalive_timeout "), ("Caddyfile", "keepalive ")] {
        let recipe = recipe(name);
        let (_, value) = recipe.split_once(setting).unwrap();
        let seconds: usize = value.split('s').next().unwrap().parse().unwrap();
        assert!(seconds < limit("head-time"), "{name}: {seconds} s");
    }
}

/// Somebody new, from an address of their own.
fn newcomer(proxy: &ReverseProxy, number: usize) -> Curl {
    let [high, low] = [number / 250, number % 250 + 1].map(|part| u8::try_from(part).unwrap());
    Curl::new(proxy).from([127, 1, high, low])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_several_servers_nobody_sees_one_stop_or_gone_and_all_see_a_page_without_the_database() {
    let mut cluster = Cluster::start().unwrap();
    cluster.create("proxied").unwrap();
    let store = format!("host={} user={USER} dbname=proxied", cluster.folder().display());
    let start = || Server::on_store_with(&store, &["--trust-proxy", "--host", NAME]).unwrap();
    let [mut stopped, mut killed, last] = [start(), start(), start()];
    let all = [&stopped, &killed, &last].map(Server::address);
    let proxy = ReverseProxy::caddy(&printed()[1], "127.0.0.1:8081 127.0.0.1:8082", &all).await.unwrap();
    let anna = newcomer(&proxy, 0);
    let table = open_table(&anna, "person");

    // Asks for pages and sends forms until the server has ended.
    let visit = |number: usize| {
        let somebody = newcomer(&proxy, number);
        let page = somebody.get(&table).unwrap();
        assert_eq!(page.status, 200, "{}", page.body);
        let answer = somebody.post("/language", &[("language", "en")]).unwrap();
        assert_eq!(answer.status, 303, "{}", answer.body);
    };
    let ended = AtomicBool::new(false);
    thread::scope(|scope| {
        for thread in 1..=2 {
            let (visit, ended) = (&visit, &ended);
            scope.spawn(move || {
                for number in (thread..).step_by(2).take_while(|_| !ended.load(Ordering::Relaxed)) {
                    visit(number);
                }
            });
        }
        stopped.signal(Signal::Terminate).unwrap();
        assert!(stopped.wait().unwrap().success());
        ended.store(true, Ordering::Relaxed);
    });

    killed.kill().unwrap();
    for number in 0..20 {
        assert_eq!(newcomer(&proxy, number).get("/").unwrap().status, 200);
    }

    cluster.stop(Stopping::Fast).unwrap();
    let mut direct = Visitor::new(last.address(), Ipv4Addr::LOCALHOST.into());
    assert_eq!(direct.get("/ready").await.unwrap().status, 200, "so Caddy goes on to ask it");
    let page = anna.get("/").unwrap();
    assert!(page.body.contains("cannot use its database"), "{}: {}", page.status, page.body);
    cluster.start_again().unwrap();
    let mut patience = Patience::<()>::default();
    while anna.get("/").unwrap().status != 200 {
        patience.wait().await.unwrap();
    }
}
