//! Several servers on one Postgres database, while people play at all of them and things break.
//!
//! A round follows from its seed: `POSSE_SEED=N` starts with seed N, `POSSE_ROUNDS=N` plays N rounds, `POSSE_NODES=N`
//! uses N servers.

mod fault;
mod guest;
mod table;

use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, ensure};
use posse_tests::chance::{SplitMix, number};
use posse_tests::cluster::Cluster;
use posse_tests::fleet::Fleet;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::http::Visitor;
use posse_tests::patience::Patience;
use posse_tests::player::{Filled, Player, is_over};
use posse_tests::requests::{Asks, Requests, Settled};
use posse_tests::server::run;
use tokio::time::{Instant, sleep};

use self::fault::Fault;
use self::guest::{Call, Guest, Way};
use self::table::{SETTINGS, Setting};

/// How many servers use one database without `POSSE_NODES`; every other round has one more.
const NODES: u64 = 2;

/// How many rounds are played without `POSSE_ROUNDS`.
const ROUNDS: u64 = 10;

/// How many faults a round has.
const FAULTS: usize = 3;

/// How long a bot's move may take at another node after its own was killed. It should be 5 s.
const TAKEOVER: Duration = Duration::from_secs(10);

/// The extra time, as a multiple of a usual move's duration: the machine may be busy.
const BUSY: u32 = 20;

/// How many tables are opened at most while things break; a person may have 20.
const OPENED: usize = 18;

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

/// Plays one round; returns a line about it.
async fn play_round(seed: u64, cluster: &mut Cluster, fleet: &mut Fleet, folder: &Path) -> anyhow::Result<String> {
    let begun = Instant::now();
    let mut chance = SplitMix::new(seed);
    let faults: Vec<Fault> = (0..FAULTS).map(|_| *chance.pick(&Fault::ALL)).collect();
    let nodes = fleet.addresses();
    let mut tables = Vec::new();
    for (setting, from) in SETTINGS.iter().zip([10, 20, 30]) {
        let (table, guests) = setting.open(&nodes, &mut chance, from).await?;
        let playing = table.play(guests);
        tables.push((table, playing));
    }
    let (history, ends) = (Arc::new(Requests::default()), Arc::new(AtomicBool::new(false)));
    let visitor = Visitor::new(nodes.all()[0], IpAddr::V4(Ipv4Addr::new(127, 0, 0, 40)));
    let player = Player { visitor, table: format!("/new/{}", DOLLARS_WANTED.name), seat: 1, game: DOLLARS_WANTED };
    let host = Guest { player, nodes, way: Way::Anywhere, chance: chance.fork(), history, seed };
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
        refused += requests.iter().filter(|request| request.outcome == Settled::Refused).count();
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
        "{nodes} nodes, until all played on after {faults}, until all nodes agreed {:.1} s; {asked} forms, {repeated} \
         sent more than once, {refused} refused, {} tables opened meanwhile, {over} games over, {seconds} s",
        agreed.as_secs_f64(),
        opened.len()
    ))
}

/// The number of nodes: `POSSE_NODES`, or else `usual`.
fn nodes(usual: u64) -> usize {
    number("POSSE_NODES").unwrap_or(usual) as usize
}

/// Plays until a bot has moved: until the log has more actions than it had at the guest's last list, plus the guest's
/// own.
async fn until_a_bot_moves(guest: &mut Guest) -> anyhow::Result<()> {
    let mut patience = Patience::default();
    let (mut before, mut drafted) = (u64::MAX, 0);
    loop {
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
        patience.sees((before, drafted));
        patience.wait().await.with_context(|| format!("no bot moves at {}", guest.player.table))?;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_breaks_each_acknowledged_step_is_in_the_log_once_and_all_nodes_show_the_same() {
    let now = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs();
    let first = number("POSSE_SEED").unwrap_or_else(now);
    let mut cluster = Cluster::start().unwrap();
    for seed in first..first + number("POSSE_ROUNDS").unwrap_or(ROUNDS) {
        let folder = tempfile::tempdir().unwrap();
        let database = format!("round{seed}");
        let mut fleet = Fleet::start(&mut cluster, &database, nodes(NODES + seed % 2)).await.unwrap();
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
        drop(fleet);
        cluster.remove(&database).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_see_no_error_while_the_nodes_are_replaced_one_after_another() {
    let mut cluster = Cluster::start().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut fleet = Fleet::start(&mut cluster, "rolling", nodes(NODES)).await.unwrap();
    let setting = Setting { game: DOLLARS_WANTED, seats: &["person", "person"], more: &[], lapse: None };
    let (table, mut guests) = setting.open(&fleet.addresses(), &mut SplitMix::new(1), 10).await.unwrap();
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
    let (_, mut guests) = setting.open(&fleet.addresses(), &mut SplitMix::new(1), 10).await.unwrap();
    // One of the nodes runs the table's bot.
    for node in 0..fleet.nodes().len() {
        let asked = Instant::now();
        until_a_bot_moves(&mut guests[0]).await.unwrap();
        let (usual, killed) = (asked.elapsed(), Instant::now());
        fleet.kill(node).unwrap();
        if fleet.nodes().len() == 1 {
            fleet.replace(node).unwrap();
        }
        until_a_bot_moves(&mut guests[0]).await.unwrap();
        let took = killed.elapsed();
        println!("node {node} was killed: {:.1} s until the bot's next move", took.as_secs_f64());
        assert!(took < TAKEOVER + BUSY * usual, "{took:?}, where a move usually takes {usual:?}");
        if fleet.nodes().len() > 1 {
            fleet.replace(node).unwrap();
        }
    }
}
