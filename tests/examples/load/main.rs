//! Measures the server while many people play: bytes, messages, CPU time, memory, and how long people wait.
//!
//! Starts a server, or several on one Postgres database, or uses one that runs on this machine, and plays at many
//! tables at once, with a live stream for everybody. Each person first loads a page, as a browser does, and then opens
//! its stream. Each table, and each crowd of a hundred, has an address of its own, since the server limits each
//! address.
//!
//!     cargo build --release -p posse --features postgres
//!     POSSE_BIN=target/release/posse cargo run --release -p posse-tests --example load

mod addresses;
mod crowd;
mod process;
mod report;
mod servers;
mod table;

use std::future::Future;
use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, ensure};
use clap::Parser;
use posse_tests::games::{GAMES, Game};
use posse_tests::http::Visitor;
use tokio::runtime::{Builder, Runtime};
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep, sleep_until};

use crate::addresses::Addresses;
use crate::crowd::Crowd;
use crate::process::Process;
use crate::report::Report;
use crate::servers::{Servers, Started};
use crate::table::{Heard, Table};

/// How many tables are opened at once.
const OPENING: usize = 16;

/// Open files besides the connections.
const OWN_FILES: u64 = 100;

/// Plays many games on a server and measures what it takes.
#[derive(Clone, Parser)]
struct Args {
    /// How many tables are played at
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    tables: u32,

    /// How many people are at each, everybody with a stream
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    seats: u8,

    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u32,

    /// Milliseconds between the actions of a table
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pause: u64,

    /// A game to play, such as dollars-wanted; may be repeated [default: all in turn]
    #[arg(long = "game", value_name = "NAME", value_parser = game)]
    games: Vec<Game>,

    /// How many more pages only wait, each for a seat at a table where nobody moves
    #[arg(long, default_value_t = 0)]
    idle: u32,

    /// How many people watch the first table
    #[arg(long, default_value_t = 0)]
    spectators: u32,

    /// How many streams of the tables nobody reads
    #[arg(long, default_value_t = 0)]
    deaf: u32,

    /// At the end all leave; memory is measured again after this many seconds
    #[arg(long, value_name = "SECONDS")]
    leave: Option<u64>,

    /// At the end the server is killed and restarted, and all pages reconnect at once
    #[arg(long, conflicts_with_all = ["server", "leave"])]
    reconnect: bool,

    /// This many servers on one Postgres database of their own, with each table's people spread among them
    #[arg(long, conflicts_with_all = ["server", "reconnect"], value_parser = clap::value_parser!(u8).range(1..=8))]
    nodes: Option<u8>,

    /// A server that already runs on this machine [default: a new one, from POSSE_BIN or the folder of this example]
    #[arg(long, value_name = "ADDRESS", requires = "process")]
    server: Option<SocketAddr>,

    /// The id of that server's process
    #[arg(long, value_name = "PID", requires = "server")]
    process: Option<u32>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

impl Args {
    /// The games that are played, in turn.
    fn games(&self) -> &[Game] {
        if self.games.is_empty() { &GAMES } else { &self.games }
    }

    /// How many streams are open.
    fn streams(&self) -> u32 {
        self.tables * u32::from(self.seats) + self.idle + self.spectators + self.deaf
    }
}

fn game(name: &str) -> Result<Game, String> {
    let names = || GAMES.map(|game| game.name).join(", ");
    GAMES.into_iter().find(|game| game.name == name).ok_or_else(|| format!("the games are {}", names()))
}

/// Opens tables, several at once. `open` gets one of these addresses, the game and the table's number.
async fn open_all<T, O>(
    args: &Args,
    count: u32,
    mut addresses: Addresses,
    open: impl Fn(IpAddr, Game, usize) -> O,
) -> anyhow::Result<Vec<T>>
where
    T: Send + 'static,
    O: Future<Output = anyhow::Result<T>> + Send + 'static,
{
    let mut tables = Vec::new();
    let mut opening = JoinSet::new();
    for number in 0..count as usize {
        if opening.len() == OPENING
            && let Some(table) = opening.join_next().await
        {
            tables.push(table??);
        }
        opening.spawn(open(addresses.next()?, args.games()[number % args.games().len()], number));
    }
    while let Some(table) = opening.join_next().await {
        tables.push(table??);
    }
    Ok(tables)
}

/// Plays at one table after another in the same place; returns the last one.
async fn play(
    servers: Servers,
    mut table: Table,
    first: Duration,
    args: Args,
    begin: Instant,
) -> anyhow::Result<(Table, Heard)> {
    let pause = Duration::from_millis(args.pause);
    let mut beat = interval_at(begin + first, pause);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let end = begin + Duration::from_secs(args.seconds.into());
    let mut heard = Heard::default();
    loop {
        beat.tick().await;
        if Instant::now() >= end {
            return Ok((table, heard));
        }
        if !table.step(&mut heard).await? {
            table = Table::open(&servers, table.from, table.game, args.seats, table.choices).await?;
        }
    }
}

/// Plays at all tables, each beginning a little later than the one before.
async fn play_all(servers: &Servers, tables: Vec<Table>, args: &Args) -> anyhow::Result<(Vec<Table>, Heard)> {
    let mut tasks = JoinSet::new();
    let (begin, count) = (Instant::now(), tables.len() as u32);
    for (number, table) in tables.into_iter().enumerate() {
        let first = Duration::from_millis(args.pause) * number as u32 / count;
        tasks.spawn(play(servers.clone(), table, first, args.clone(), begin));
    }
    let (mut tables, mut all) = (Vec::new(), Heard::default());
    while let Some(done) = tasks.join_next().await {
        let (table, heard) = done??;
        tables.push(table);
        all.add(heard);
    }
    sleep_until(begin + Duration::from_secs(args.seconds.into())).await;
    Ok((tables, all))
}

/// Raises the limit of open files as far as the system allows.
fn make_room(args: &Args) -> anyhow::Result<()> {
    let files = rlimit::increase_nofile_limit(u64::MAX).context("the limit of open files could not be raised")?;
    // A player has a connection for the forms too.
    let needed = u64::from(args.streams()) + u64::from(args.tables) * u64::from(args.seats) + OWN_FILES;
    ensure!(needed <= files, "so many pages need {needed} open files, and the system allows {files}: see `ulimit -Hn`");
    Ok(())
}

async fn run(args: &Args, crowd: &Runtime) -> anyhow::Result<Report> {
    let mut started = match (args.server, args.process) {
        (Some(server), Some(process)) => Started::running(server, Process(process)),
        _ => Started::start(args.nodes)?,
    };
    let servers = started.servers.clone();
    let server = servers.first();
    ensure!(server.ip().is_loopback(), "{server} is not on this machine");
    let health = Visitor::new(server, Ipv4Addr::LOCALHOST.into()).get("/health").await;
    ensure!(health.with_context(|| format!("no server at {server}"))?.status == 200, "the server is not well");
    let mut report = Report::default();
    report.add("memory_at_start_mb", "memory at the start", started.memory()?, "MB");

    let idle_tables = args.idle.div_ceil(args.seats.into());
    let mut crowd = Crowd::new(server, crowd.handle().clone());
    let seats = args.seats;
    let spread = servers.clone();
    let sit = move |from, game, _| {
        let spread = spread.clone();
        async move { table::sit(&spread, from, game, seats).await }
    };
    let waiting = open_all(args, idle_tables, Addresses::new(79), sit).await?.into_iter().flatten();
    crowd.open(waiting.map(|player| (player.visitor, player.table)).take(args.idle as usize)).await?;
    let spread = servers.clone();
    let open = move |from, game, number| {
        let spread = spread.clone();
        async move { Table::open(&spread, from, game, seats, number).await }
    };
    let tables = open_all(args, args.tables, Addresses::new(77), open).await?;
    let paths: Vec<String> = tables.iter().map(|table| table.path.clone()).collect();
    if let Some(first) = paths.first() {
        crowd.watch(first, args.spectators).await?;
        crowd.ignore(&paths, args.deaf).await?;
    }

    let (computed, begun, messages) = (started.computed()?, Instant::now(), crowd.messages());
    let (tables, heard) = play_all(&servers, tables, args).await?;
    let (computed, lasted) = (started.computed()? - computed, begun.elapsed());
    heard.tell(&mut report, lasted, crowd.messages() - messages, computed);
    report.add("cores", "computing of the server", computed.as_secs_f64() / lasted.as_secs_f64(), "cores");
    report.add("memory_mb", "memory", started.memory()?, "MB");
    report.add("memory_peak_mb", "memory at most", started.most_memory()?, "MB");

    if args.reconnect
        && let [own] = &mut started.own[..]
    {
        own.kill()?;
        own.restart()?;
        let pages = tables.into_iter().flat_map(Table::into_pages).collect();
        let back = crowd.come_back(pages).await?;
        report.add("back_s", "until all pages were back", back.lasted.as_secs_f64(), "s");
        report.add("refused", "refused on the way", f64::from(back.refused), "");
        report.add("memory_back_mb", "memory when they were back", Process(own.process()).memory()?, "MB");
    } else if let Some(seconds) = args.leave {
        drop(tables);
        crowd.leave().await;
        sleep(Duration::from_secs(seconds)).await;
        report.add("memory_left_mb", "memory after they had left", started.memory()?, "MB");
    }
    Ok(report)
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    ensure!(args.tables > 0 || args.spectators + args.deaf == 0, "without --tables there is nothing to watch");
    make_room(&args)?;
    let [players, crowd] = [(); 2].map(|()| Builder::new_multi_thread().worker_threads(1).enable_all().build());
    // Spectators have a thread of their own, so that players read their messages at once.
    let (players, crowd) = (players?, crowd?);
    let report = players.block_on(run(&args, &crowd))?;
    let mut out = std::io::stdout();
    if args.json {
        writeln!(out, "{}", report.json())?;
    } else {
        let Args { tables, seats, seconds, idle, spectators, deaf, .. } = args;
        writeln!(
            out,
            "{tables} tables with {seats} streams each, {seconds} s; {idle} pages wait, {spectators} watch the"
        )?;
        writeln!(out, "first table, {deaf} streams are not read")?;
        write!(out, "{report}")?;
    }
    Ok(())
}
