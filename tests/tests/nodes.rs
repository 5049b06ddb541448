//! Several servers on one Postgres database, while people play at all of them and things break.
//!
//! A round is made of its seed: `POSSE_SEED=N` plays from seed N on, `POSSE_ROUNDS=N` as many rounds, `POSSE_NODES=N` with
//! as many servers.

use std::env;
use std::fs;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail, ensure};
use posse_tests::chance::Chance;
use posse_tests::cluster::{Cluster, Stop};
use posse_tests::fleet::{Addresses, Fleet};
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, Game, WYATT_EARP};
use posse_tests::history::{Asks, History, Outcome, Request, Shown, check};
use posse_tests::http::{Answer, Visitor};
use posse_tests::player::{Filled, Player, form_id, is_over, lasting, open_table};
use posse_tests::proxy::Line;
use posse_tests::server::{Signal, run};
use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

/// How many servers use one database without `POSSE_NODES`; every other round has one more.
const NODES: u64 = 2;

/// How many rounds are played without `POSSE_ROUNDS`.
const ROUNDS: u64 = 10;

/// How many faults a round has.
const FAULTS: usize = 3;

/// How many steps people take at each table after a fault, before the next.
const STEPS: usize = 3;

/// How long anything may take that has to happen at last.
const PATIENCE: Duration = Duration::from_secs(30);

/// How long a person waits for an answer before he asks another node.
const ANSWER: Duration = Duration::from_secs(2);

/// The pause before something is looked at or tried again.
const PAUSE: Duration = Duration::from_millis(50);

/// How long a bot's move may take at another node once its own was killed. It should be 5 s; the machine may be busy.
const TAKEOVER: Duration = Duration::from_secs(10);

/// Of how many steps one is sent a second time although it was answered.
const AGAIN: u64 = 8;

/// How many tables are opened at most while things break; a person may have 20.
const OPENED: usize = 18;

/// What breaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// A node is killed, and started again later.
    Kill,
    /// A node ends gracefully, and another takes its place.
    Replace,
    /// A node stands still for longer than it may be unheard of.
    Freeze,
    /// A node's connections to Postgres are dropped, and new ones too.
    Cut,
    /// Nothing passes between a node and Postgres, until all of it does.
    Hold,
    /// Everything between a node and Postgres takes its time.
    Slow,
    /// Postgres is restarted.
    Restart(Stop),
}

impl Fault {
    const ALL: [Fault; 8] = [
        Fault::Kill,
        Fault::Replace,
        Fault::Freeze,
        Fault::Cut,
        Fault::Hold,
        Fault::Slow,
        Fault::Restart(Stop::Fast),
        Fault::Restart(Stop::Immediate),
    ];

    /// Lets something break, and mends it.
    async fn strike(self, cluster: &mut Cluster, fleet: &mut Fleet, chance: &mut Chance) -> anyhow::Result<()> {
        let node = chance.number(0..fleet.nodes().len() as u64) as usize;
        let mut lasts = |least, most| Duration::from_millis(chance.number(least..most));
        let line = |line| fleet.nodes()[node].proxy.set(line);
        match self {
            Fault::Kill => {
                fleet.kill(node)?;
                sleep(lasts(0, 2000)).await;
                fleet.replace(node)?;
            }
            Fault::Replace => {
                fleet.terminate(node).await?;
                fleet.replace(node)?;
            }
            Fault::Freeze => {
                fleet.nodes()[node].server.signal(Signal::Stop)?;
                sleep(lasts(4000, 5000)).await;
                fleet.nodes()[node].server.signal(Signal::Continue)?;
            }
            Fault::Cut => {
                line(Line::Cut);
                sleep(lasts(500, 4000)).await;
                line(Line::Open);
            }
            Fault::Hold => {
                line(Line::Held);
                sleep(lasts(1000, 5000)).await;
                line(Line::Open);
            }
            Fault::Slow => {
                line(Line::Slow(lasts(50, 300)));
                sleep(lasts(2000, 4000)).await;
                line(Line::Open);
            }
            Fault::Restart(stop) => {
                cluster.stop(stop)?;
                sleep(lasts(0, 1000)).await;
                cluster.start_again()?;
            }
        }
        Ok(())
    }
}

/// What is asked of a node.
#[derive(Clone, Copy, Debug)]
enum Call<'a> {
    /// The page of this path.
    Get(&'a str),
    /// A form.
    Post(&'a Filled),
}

/// To which node a request goes.
enum Way {
    /// To any.
    Anywhere,
    /// To the node of this number until it closes or refuses the connection, then to the next, as with a load balancer
    /// that knows no better. Nothing else may go wrong.
    Steady(usize),
}

/// A person with a seat.
struct Guest {
    player: Player,
    nodes: Addresses,
    way: Way,
    chance: Chance,
    history: Arc<History>,
    choices: usize,
}

impl Guest {
    /// Asks one node after another until one answers; returns also how many were asked.
    async fn answered(&mut self, call: Call<'_>) -> anyhow::Result<(Answer, u32)> {
        let end = Instant::now() + PATIENCE;
        for tries in 1.. {
            let nodes = self.nodes.all();
            self.player.visitor.turn_to(match self.way {
                Way::Anywhere => *self.chance.pick(&nodes),
                Way::Steady(node) => nodes[node % nodes.len()],
            });
            let asked = async {
                match call {
                    Call::Get(path) => self.player.visitor.get(path).await,
                    Call::Post(filled) => self.player.send(filled).await,
                }
            };
            let (lost, is_closed) = match timeout(ANSWER, asked).await {
                Ok(Ok(answer)) if answer.status < 500 => return Ok((answer, tries)),
                Ok(Ok(answer)) => (format!("status {}: {}", answer.status, answer.body), false),
                Ok(Err(error)) => (error.to_string(), true),
                Err(_) => ("no answer".to_owned(), false),
            };
            match (&mut self.way, is_closed) {
                (Way::Steady(node), true) => *node += 1,
                (Way::Steady(_), false) => bail!("{call:?}: {lost}"),
                (Way::Anywhere, _) => {}
            }
            ensure!(Instant::now() < end, "nobody answered {call:?} in {tries} tries, at last: {lost}");
            sleep(PAUSE).await;
        }
        unreachable!("somebody answers, or the patience ends")
    }

    /// The table's page, from any node.
    async fn look(&mut self) -> anyhow::Result<Answer> {
        let table = self.player.table.clone();
        let (page, _) = self.answered(Call::Get(&table)).await?;
        ensure!(page.status == 200, "a look at {} was answered {}: {}", self.player.table, page.status, page.body);
        Ok(page)
    }

    /// Sends a form until it is answered; now and then once more, which must change nothing.
    async fn send(&mut self, asks: Asks, filled: Filled) -> anyhow::Result<Outcome> {
        let sent = self.history.now();
        let (answer, tries) = self.answered(Call::Post(&filled)).await?;
        let outcome = match answer.status {
            303 => Outcome::Done,
            409 => Outcome::Refused,
            status => bail!("{filled:?} was answered {status} after {tries} tries: {}", answer.body),
        };
        let form = filled.get("form").unwrap_or_default().to_owned();
        let (seat, answered) = (self.player.seat as u64 - 1, self.history.now());
        self.history.add(Request { seat, form, asks, sent, tries, answered, outcome });
        let is_steady = matches!(self.way, Way::Steady(_));
        ensure!(outcome == Outcome::Done || !is_steady, "{filled:?} was refused: {}", answer.body);
        if outcome == Outcome::Done && self.chance.number(0..AGAIN) == 0 {
            let (answer, _) = self.answered(Call::Post(&filled)).await?;
            ensure!(answer.status == 303, "{filled:?}, done before, was answered {}: {}", answer.status, answer.body);
        }
        Ok(outcome)
    }

    async fn gather(&mut self, name: &str) -> anyhow::Result<()> {
        // The first look brings the cookie.
        self.look().await?;
        let filled = self.player.sit(&form_id(), name);
        ensure!(self.send(Asks::Sit, filled).await? == Outcome::Done, "{name} could not sit down");
        Ok(())
    }

    async fn begin(&mut self) -> anyhow::Result<()> {
        let filled = self.player.asks("ready", &form_id());
        ensure!(self.send(Asks::Ready, filled).await? == Outcome::Done, "somebody could not be ready");
        Ok(())
    }

    /// Takes a step if the page asks for one; returns whether the game is over.
    async fn play(&mut self) -> anyhow::Result<bool> {
        let page = self.look().await?;
        if is_over(&page) {
            return Ok(true);
        }
        if let Some((asks, filled)) = self.decide(&page)? {
            self.send(asks, filled).await?;
        }
        Ok(false)
    }

    /// The next step, if the page asks for one.
    fn decide(&mut self, page: &Answer) -> anyhow::Result<Option<(Asks, Filled)>> {
        self.choices += 1;
        let Some(filled) = self.player.step(page, self.choices) else { return Ok(None) };
        let at = filled.get("at").context("a step names its list")?.to_owned();
        let asks = match filled.get("action") {
            Some(text) => Asks::Step { at, text: text.to_owned() },
            None => Asks::Undo { at },
        };
        Ok(Some((asks, filled)))
    }

    /// Plays until the game is over, somebody meets an error, or the round ends.
    async fn play_on(mut self, table: Arc<Table>) -> anyhow::Result<Guest> {
        while !table.ends.load(Ordering::Relaxed) {
            match self.play().await {
                Ok(false) => {}
                Ok(true) => {
                    table.is_over.store(true, Ordering::Relaxed);
                    break;
                }
                Err(error) => {
                    table.ends.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
            sleep(Duration::from_millis(self.chance.number(40..120))).await;
        }
        Ok(self)
    }
}

/// A person who opens tables at any node until the round ends; returns their paths.
async fn open_tables(mut host: Guest, ends: Arc<AtomicBool>) -> anyhow::Result<Vec<String>> {
    let path = host.player.table.clone();
    let mut opened = Vec::new();
    while !ends.load(Ordering::Relaxed) && opened.len() < OPENED {
        let page = host.look().await?;
        let id = *page.values("form").first().context("the page has a form")?;
        let fields = [("form", id), ("watch", "link"), ("seat-1", "person"), ("seat-2", "person")];
        let fields = fields.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec();
        let filled = Filled { path: path.clone(), fields };
        for _ in 0..2 {
            let (answer, tries) = host.answered(Call::Post(&filled)).await?;
            ensure!(answer.status == 303, "no table after {tries} tries but {}: {}", answer.status, answer.body);
            opened.push(answer.location);
        }
        let (second, first) = (opened.pop(), opened.last());
        ensure!(second.as_ref() == first, "a form that was sent twice opened {first:?} and {second:?}");
        sleep(Duration::from_millis(host.chance.number(200..600))).await;
    }
    Ok(opened)
}

/// A table, and what is known of it while people play.
struct Table {
    path: String,
    /// The action by which a window closes.
    lapse: Option<&'static str>,
    history: Arc<History>,
    /// Whether somebody has seen that the game is over.
    is_over: AtomicBool,
    /// Whether its people are to stop.
    ends: AtomicBool,
}

/// A guest who plays until the game is over or he is to stop.
type Playing = JoinHandle<anyhow::Result<Guest>>;

/// A game, who has its seats, and how its table is set up.
struct Setting {
    game: Game,
    seats: &'static [&'static str],
    more: &'static [(&'static str, &'static str)],
    lapse: Option<&'static str>,
}

/// Windows, secret choices, and a bot among people. No table can have a shorter time for windows.
const SETTINGS: [Setting; 3] = [
    Setting { game: WYATT_EARP, seats: &["person", "person"], more: &[("window-seconds", "3")], lapse: Some("pass") },
    Setting { game: DESPERADOS, seats: &["person", "person", "person"], more: &[], lapse: None },
    Setting { game: DOLLARS_WANTED, seats: &["person", "bot-beginner", "person"], more: &[], lapse: None },
];

impl Setting {
    /// Opens a table at some node and seats its people, who have addresses of their own from this number on.
    async fn open(&self, nodes: &Addresses, chance: &mut Chance, from: u8) -> anyhow::Result<(Arc<Table>, Vec<Guest>)> {
        let history = Arc::new(History::default());
        let node = *chance.pick(&nodes.all());
        let visitor = |at: usize| Visitor::new(node, IpAddr::V4(Ipv4Addr::new(127, 0, 0, from + at as u8)));
        let mut creator = visitor(0);
        let path = open_table(&mut creator, self.game, self.seats, self.more).await?;
        let people = (1..).zip(self.seats).filter(|(_, who)| **who == "person").map(|(seat, _)| seat);
        let mut guests: Vec<Guest> = people
            .map(|seat| {
                let player = Player { visitor: visitor(seat), table: path.clone(), seat, game: self.game };
                let (nodes, history) = (nodes.clone(), history.clone());
                Guest { player, nodes, way: Way::Anywhere, chance: chance.fork(), history, choices: 0 }
            })
            .collect();
        guests[0].player.visitor = creator;
        for (guest, name) in guests.iter_mut().zip(["Anna", "Ben", "Cora"]) {
            guest.gather(name).await?;
        }
        for guest in &mut guests {
            guest.begin().await?;
        }
        let (is_over, ends) = (AtomicBool::new(false), AtomicBool::new(false));
        Ok((Arc::new(Table { path, lapse: self.lapse, history, is_over, ends }), guests))
    }
}

impl Table {
    /// Lets the guests play.
    fn play(self: &Arc<Table>, guests: Vec<Guest>) -> Vec<Playing> {
        guests.into_iter().map(|guest| tokio::spawn(guest.play_on(self.clone()))).collect()
    }

    /// Lets the guests stop.
    async fn stop(&self, playing: Vec<Playing>) -> anyhow::Result<Vec<Guest>> {
        self.ends.store(true, Ordering::Relaxed);
        let mut guests = Vec::new();
        for guest in playing {
            guests.push(guest.await??);
        }
        Ok(guests)
    }

    /// Waits until people have taken some further steps, or play no more.
    async fn moves_on(&self, after: &str) -> anyhow::Result<()> {
        let (before, end) = (self.history.steps(), Instant::now() + PATIENCE);
        let plays = || !self.is_over.load(Ordering::Relaxed) && !self.ends.load(Ordering::Relaxed);
        while self.history.steps() < before + STEPS && plays() {
            let known = self.history.requests();
            let last = known.last();
            ensure!(Instant::now() < end, "nobody plays at {} after {after}; the last request was {last:?}", self.path);
            sleep(PAUSE).await;
        }
        Ok(())
    }

    /// All nodes show the same page to each guest; returns the list of actions on it.
    async fn agrees(&self, guests: &mut [Guest]) -> anyhow::Result<Vec<Shown>> {
        let end = Instant::now() + PATIENCE;
        loop {
            // Who has not looked is away at that node, so all look before the pages are made that count.
            let mut seen = Vec::new();
            for _ in 0..2 {
                seen.clear();
                for guest in &mut *guests {
                    seen.push(pages(guest).await?);
                }
            }
            let differing = seen.iter().flatten().zip(seen.iter().flat_map(|pages| pages.iter().map(|_| &pages[0])));
            let differing =
                differing.map(|(page, first)| (lasting(page), lasting(first))).find(|(page, first)| page != first);
            let Some((page, first)) = differing else {
                let shown = guests.iter().zip(&seen).filter_map(|(guest, pages)| {
                    let (_, act) = pages[0].body.split_once("id=\"act\"")?;
                    let (_, at) = act.split_once("name=\"at\" value=\"")?;
                    let at = at.split('"').next()?.to_owned();
                    Some(Shown { seat: guest.player.seat as u64 - 1, at })
                });
                return Ok(shown.collect());
            };
            ensure!(
                Instant::now() < end,
                "two nodes show different pages of {}: {}",
                self.path,
                difference(&page, &first)
            );
            sleep(PAUSE).await;
        }
    }

    /// Closes the table if it is not over, and compares its log with what its people were answered.
    async fn holds(&self, guests: &mut [Guest], shown: &[Shown], folder: &Path) -> anyhow::Result<()> {
        let host = &mut guests[0];
        if !is_over(&host.look().await?) {
            let filled = host.player.asks("close", &form_id());
            host.send(Asks::Close, filled).await?;
        }
        let path = format!("{}/download", self.path);
        let (file, _) = host.answered(Call::Get(&path)).await?;
        ensure!(file.status == 200, "the download was answered {}: {}", file.status, file.body);
        let name = self.path.rsplit('/').next().unwrap_or_default();
        let path = folder.join(format!("{name}.json"));
        fs::write(&path, &file.body)?;
        let requests = self.history.requests();
        let told: String = requests.iter().map(|request| format!("{request:?}\n")).collect();
        fs::write(folder.join(format!("{name}.txt")), told)?;
        let verified = run(&["verify", path.to_str().context("a path is text")?])?;
        let said = String::from_utf8_lossy(&verified.stderr);
        ensure!(verified.status.success(), "the log of {name} does not hold: {said}");
        let log: Value = serde_json::from_str(&file.body)?;
        let entries = log["entries"].as_array().context("a log has entries")?;
        let violations = check(&requests, shown, entries, self.lapse);
        let told: String = violations.iter().map(|violation| format!("\n{violation}")).collect();
        ensure!(violations.is_empty(), "the log of {name} is not what its people were answered:{told}");
        Ok(())
    }
}

/// The page of a guest from each node.
async fn pages(guest: &mut Guest) -> anyhow::Result<Vec<Answer>> {
    let mut pages = Vec::new();
    for node in guest.nodes.all() {
        guest.player.visitor.turn_to(node);
        let page = timeout(PATIENCE, guest.player.look()).await??;
        ensure!(page.status == 200, "{node} answered a look {}: {}", page.status, page.body);
        pages.push(page);
    }
    Ok(pages)
}

/// The first place where two texts differ.
fn difference(one: &str, other: &str) -> String {
    let same = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let bytes = text.as_bytes();
        let (start, end) = (same.saturating_sub(80).min(bytes.len()), (same + 160).min(bytes.len()));
        String::from_utf8_lossy(&bytes[start..end]).into_owned()
    };
    format!("\n{}\n{}", around(one), around(other))
}

/// Plays one round; returns what happened in a line.
async fn play_round(seed: u64, cluster: &mut Cluster, fleet: &mut Fleet, folder: &Path) -> anyhow::Result<String> {
    let begun = Instant::now();
    let mut chance = Chance::new(seed);
    let faults: Vec<Fault> = (0..FAULTS).map(|_| *chance.pick(&Fault::ALL)).collect();
    let nodes = fleet.addresses();
    let mut tables = Vec::new();
    for (setting, from) in SETTINGS.iter().zip([10, 20, 30]) {
        let (table, guests) = setting.open(&nodes, &mut chance, from).await?;
        let playing = table.play(guests);
        tables.push((table, playing));
    }
    let (history, ends) = (Arc::new(History::default()), Arc::new(AtomicBool::new(false)));
    let visitor = Visitor::new(nodes.all()[0], IpAddr::V4(Ipv4Addr::new(127, 0, 0, 40)));
    let player = Player { visitor, table: format!("/new/{}", DOLLARS_WANTED.name), seat: 1, game: DOLLARS_WANTED };
    let host = Guest { player, nodes, way: Way::Anywhere, chance: chance.fork(), history, choices: 0 };
    let opening = tokio::spawn(open_tables(host, ends.clone()));
    let mut told = Vec::new();
    for fault in &faults {
        fault.strike(cluster, fleet, &mut chance).await.with_context(|| format!("{fault:?}"))?;
        let mended = Instant::now();
        for (table, _) in &tables {
            table.moves_on(&format!("{fault:?}")).await?;
        }
        told.push(format!("{fault:?} {:.1} s", mended.elapsed().as_secs_f64()));
    }
    let mut agreed = Duration::ZERO;
    let (mut asked, mut refused, mut repeated, mut over) = (0, 0, 0, 0);
    for (table, playing) in tables {
        let mut guests = table.stop(playing).await?;
        over += usize::from(table.is_over.load(Ordering::Relaxed));
        let stopped = Instant::now();
        let shown = table.agrees(&mut guests).await?;
        agreed = agreed.max(stopped.elapsed());
        table.holds(&mut guests, &shown, folder).await?;
        let requests = table.history.requests();
        asked += requests.len();
        refused += requests.iter().filter(|request| request.outcome == Outcome::Refused).count();
        repeated += requests.iter().filter(|request| request.tries > 1).count();
    }
    ends.store(true, Ordering::Relaxed);
    let opened = opening.await??;
    let listed = run(&["tables", "list", "--json", "--store", fleet.store()])?.stdout;
    let listed = String::from_utf8(listed)?;
    let stored = listed.lines().count();
    ensure!(stored == SETTINGS.len() + opened.len(), "{} tables were opened, {stored} are stored", opened.len());
    let (nodes, faults, seconds) = (fleet.nodes().len(), told.join(", "), begun.elapsed().as_secs());
    Ok(format!(
        "{nodes} nodes, until all played on after {faults}, until all nodes agreed {:.1} s; {asked} forms, {repeated} sent more than once, {refused} \
         refused, {} tables opened meanwhile, {over} games over, {seconds} s",
        agreed.as_secs_f64(),
        opened.len()
    ))
}

/// A number from the environment.
fn number(key: &str) -> Option<u64> {
    let text = env::var(key).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{key} must be a whole number, not `{text}`")))
}

/// The number of nodes, which `usual` is without `POSSE_NODES`.
fn nodes(usual: u64) -> usize {
    number("POSSE_NODES").unwrap_or(usual) as usize
}

/// Plays until a bot has moved: until the log has more actions than the guest has added to those of his last list.
async fn until_a_bot_moves(guest: &mut Guest) -> anyhow::Result<()> {
    let end = Instant::now() + PATIENCE;
    let (mut before, mut drafted) = (u64::MAX, 0);
    while Instant::now() < end {
        let page = guest.look().await?;
        ensure!(!is_over(&page), "the game is over before a bot had to move");
        if let Some((asks, filled)) = guest.decide(&page)? {
            let at = filled.get("at").unwrap_or_default();
            let actions = at.split('.').next().unwrap_or_default().parse()?;
            if before.checked_add(drafted).is_some_and(|own| actions > own) {
                return Ok(());
            }
            drafted = if actions == before { drafted } else { 0 };
            before = actions;
            drafted = if matches!(asks, Asks::Undo { .. }) { drafted.saturating_sub(1) } else { drafted + 1 };
            guest.send(asks, filled).await?;
        }
        sleep(PAUSE).await;
    }
    bail!("no bot moves at {}", guest.player.table)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_breaks_each_acknowledged_step_is_in_the_log_once_and_all_nodes_show_the_same() {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let first = number("POSSE_SEED").unwrap_or_else(now);
    let mut cluster = Cluster::start().unwrap();
    for seed in first..first + number("POSSE_ROUNDS").unwrap_or(ROUNDS) {
        let folder = tempfile::tempdir().unwrap();
        let mut fleet = Fleet::start(&mut cluster, &format!("round{seed}"), nodes(NODES + seed % 2)).await.unwrap();
        match play_round(seed, &mut cluster, &mut fleet, folder.path()).await {
            Ok(told) => println!("round {seed}: {told}"),
            Err(error) => {
                let folder = folder.keep();
                panic!(
                    "{error:#}\nPOSSE_SEED={seed} POSSE_ROUNDS=1 plays this round again; what was asked and logged: {}",
                    folder.display()
                );
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_see_no_error_while_the_nodes_are_replaced_one_after_another() {
    let mut cluster = Cluster::start().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut fleet = Fleet::start(&mut cluster, "rolling", nodes(NODES)).await.unwrap();
    let setting = Setting { game: DOLLARS_WANTED, seats: &["person", "person"], more: &[], lapse: None };
    let (table, mut guests) = setting.open(&fleet.addresses(), &mut Chance::new(1), 10).await.unwrap();
    for (node, guest) in guests.iter_mut().enumerate() {
        guest.way = Way::Steady(node);
    }
    let playing = table.play(guests);
    for node in 0..fleet.nodes().len() {
        fleet.terminate(node).await.unwrap();
        fleet.replace(node).unwrap();
        table.moves_on("a node was replaced").await.unwrap();
    }
    let mut guests = table.stop(playing).await.unwrap();
    let shown = table.agrees(&mut guests).await.unwrap();
    table.holds(&mut guests, &shown, folder.path()).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_moves_at_another_node_soon_after_its_own_was_killed() {
    let mut cluster = Cluster::start().unwrap();
    let mut fleet = Fleet::start(&mut cluster, "takeover", nodes(NODES)).await.unwrap();
    let setting = Setting { game: DOLLARS_WANTED, seats: &["person", "bot-beginner"], more: &[], lapse: None };
    let (_, mut guests) = setting.open(&fleet.addresses(), &mut Chance::new(1), 10).await.unwrap();
    // One of them has the table's bot.
    for node in 0..fleet.nodes().len() {
        until_a_bot_moves(&mut guests[0]).await.unwrap();
        let killed = Instant::now();
        fleet.kill(node).unwrap();
        if fleet.nodes().len() == 1 {
            fleet.replace(node).unwrap();
        }
        until_a_bot_moves(&mut guests[0]).await.unwrap();
        let took = killed.elapsed();
        println!("node {node} was killed: {:.1} s until the bot's next move", took.as_secs_f64());
        assert!(took < TAKEOVER, "{took:?}");
        if fleet.nodes().len() > 1 {
            fleet.replace(node).unwrap();
        }
    }
}
