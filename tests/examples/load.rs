//! How long it takes from sending a form until the last page that it concerns has been told.
//!
//! Starts a server of its own, or uses one on this machine, and plays at many tables at once, everybody with a live
//! stream open. Each table comes from an address of its own, since the server limits what one address may do.
//!
//!     cargo build --release -p posse
//!     POSSE_BIN=target/release/posse cargo run --release -p posse-tests --example load

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, ensure};
use clap::Parser;
use posse_tests::games::DOLLARS_WANTED;
use posse_tests::http::{Answer, Stream, Visitor};
use posse_tests::player::{Player, is_over, open_table};
use posse_tests::server::Server;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// The most seats, which is what the game has.
const SEATS: u8 = 5;

/// An update that has not come after so long never comes.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Clone, Copy, Parser)]
struct Args {
    /// How many tables
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(1..=20_000))]
    tables: u16,

    /// How many people at each, everybody with a stream
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=SEATS as i64))]
    seats: u8,

    /// For how many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u32,

    /// How many milliseconds apart the actions of a table are
    #[arg(long, default_value_t = 1000)]
    pause: u64,

    /// A server on this machine that runs already
    #[arg(long)]
    server: Option<SocketAddr>,
}

/// One action: how long until the last stream that it concerns had it, and how many streams those were.
struct Timed {
    time: Duration,
    streams: usize,
}

/// Somebody at a table, with the page as his stream has told it.
struct Seat {
    player: Player,
    page: Answer,
    /// The number of the position that the page shows.
    number: Option<u64>,
    told: mpsc::UnboundedReceiver<(Instant, String)>,
}

impl Seat {
    fn take(&mut self, message: &str) -> anyhow::Result<()> {
        let message: Value = serde_json::from_str(message)?;
        self.page.body = message["html"].as_str().context("a page")?.to_owned();
        self.number = message["number"].as_u64();
        Ok(())
    }

    /// Takes what has come meanwhile, such as who is there.
    fn catch_up(&mut self) -> anyhow::Result<()> {
        while let Ok((_, message)) = self.told.try_recv() {
            self.take(&message)?;
        }
        Ok(())
    }

    /// Waits for a newer position; gives when it had come.
    async fn hear(&mut self) -> anyhow::Result<Instant> {
        let before = self.number;
        loop {
            let told = timeout(PATIENCE, self.told.recv()).await.context("no update came")?;
            let (at, message) = told.context("a stream has ended")?;
            self.take(&message)?;
            if self.number != before {
                return Ok(at);
            }
        }
    }

    /// Whether something is drafted that only this seat sees.
    fn drafts(&self) -> bool {
        self.page.values("draft").contains(&"undo")
    }
}

struct Table {
    seats: Vec<Seat>,
    /// Counts over all games, so that no two tables choose alike.
    choices: usize,
}

impl Table {
    async fn open(server: SocketAddr, number: u16, seats: u8) -> anyhow::Result<Table> {
        let [high, low] = number.to_be_bytes();
        let from = IpAddr::V4(Ipv4Addr::new(127, 77, high, low));
        let mut creator = Visitor::new(server, from);
        let path = open_table(&mut creator, DOLLARS_WANTED, &vec!["person"; seats.into()]).await?;
        let mut players = vec![Player { visitor: creator, table: path.clone(), seat: 1, game: DOLLARS_WANTED }];
        let other = |seat: u8| Player {
            visitor: Visitor::new(server, from),
            table: path.clone(),
            seat: seat.into(),
            game: DOLLARS_WANTED,
        };
        players.extend((2..=seats).map(other));
        for (at, player) in players.iter_mut().enumerate() {
            // The first look brings the cookie.
            player.look().await?;
            let sat = player.send(&player.sit(&format!("{at:032x}"), &format!("Player {at}"))).await?;
            ensure!(sat.status == 303, "no seat: {}", sat.body);
        }
        for (at, player) in players.iter_mut().enumerate() {
            let ready = player.send(&player.asks("ready", &format!("{:032x}", at + 8))).await?;
            ensure!(ready.status == 303, "not ready: {}", ready.body);
        }
        let mut table = Table { seats: Vec::new(), choices: number.into() };
        for player in players {
            let stream = player.visitor.follow(&format!("{path}/live")).await?;
            let (teller, told) = mpsc::unbounded_channel();
            tokio::spawn(listen(stream, teller));
            let mut seat = Seat {
                player,
                page: Answer { status: 200, location: path.clone(), body: String::new() },
                number: None,
                told,
            };
            // The table as it is.
            seat.hear().await?;
            table.seats.push(seat);
        }
        Ok(table)
    }

    /// Takes one step; nothing when the game is over. A drafted step concerns its own seat alone.
    async fn step(&mut self) -> anyhow::Result<Option<Timed>> {
        self.seats.iter_mut().try_for_each(Seat::catch_up)?;
        if self.seats.iter().any(|seat| is_over(&seat.page)) {
            return Ok(None);
        }
        self.choices += 1;
        let choice = self.choices;
        let mut forms = self.seats.iter().enumerate();
        let found = forms.find_map(|(at, seat)| Some((at, seat.player.step(&seat.page, choice)?)));
        let (at, form) = found.context("nobody is to move")?;
        let begun = Instant::now();
        let answer = self.seats[at].player.send(&form).await?;
        ensure!(answer.status == 303, "a step was refused: {form:?}: {}", answer.body);
        let mut last = self.seats[at].hear().await?;
        if form.get("draft").is_some() || self.seats[at].drafts() {
            return Ok(Some(Timed { time: last - begun, streams: 1 }));
        }
        for other in (0..self.seats.len()).filter(|other| *other != at) {
            last = last.max(self.seats[other].hear().await?);
        }
        Ok(Some(Timed { time: last - begun, streams: self.seats.len() }))
    }
}

/// Notes when each message was read.
async fn listen(mut stream: Stream, teller: mpsc::UnboundedSender<(Instant, String)>) {
    while let Ok(message) = stream.next().await {
        if teller.send((Instant::now(), message)).is_err() {
            return;
        }
    }
}

/// Plays at one table after another in the same place.
async fn play(
    server: SocketAddr,
    number: u16,
    mut table: Table,
    args: Args,
    begin: Instant,
) -> anyhow::Result<Vec<Timed>> {
    let pause = Duration::from_millis(args.pause.max(1));
    let mut beat = interval_at(begin + pause * number.into() / args.tables.into(), pause);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let end = begin + Duration::from_secs(args.seconds.into());
    let mut all = Vec::new();
    loop {
        beat.tick().await;
        if Instant::now() >= end {
            return Ok(all);
        }
        match table.step().await? {
            Some(timed) => all.push(timed),
            None => table = Table::open(server, number, args.seats).await?,
        }
    }
}

fn tell(out: &mut impl Write, what: &str, times: &mut [Duration]) -> std::io::Result<()> {
    times.sort();
    let Some(last) = times.len().checked_sub(1) else { return Ok(()) };
    let share = |percent: usize| times[last * percent / 100].as_secs_f64() * 1000.0;
    let (count, half, most, max) = (times.len(), share(50), share(99), share(100));
    writeln!(out, "{what:<28} {count:>7} actions   p50 {half:>7.2} ms   p99 {most:>7.2} ms   max {max:>7.2} ms")
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    let (own, server) = match args.server {
        Some(server) => (None, server),
        None => {
            let own = Server::start(&[])?;
            let address = own.address();
            (Some(own), address)
        }
    };
    ensure!(server.ip().is_loopback(), "{server} is not on this machine");
    let mut tables = Vec::new();
    for number in 0..args.tables {
        tables.push((number, Table::open(server, number, args.seats).await?));
    }
    let mut tasks = JoinSet::new();
    let begin = Instant::now();
    for (number, table) in tables {
        tasks.spawn(play(server, number, table, args, begin));
    }
    let mut all = Vec::new();
    while let Some(done) = tasks.join_next().await {
        all.extend(done??);
    }
    drop(own);
    let mut out = std::io::stdout();
    let Args { tables, seats, seconds, .. } = args;
    writeln!(out, "{tables} tables with {seats} streams each, {seconds} s, from sending to the last stream read")?;
    let times = |wanted: &dyn Fn(&Timed) -> bool| -> Vec<Duration> {
        all.iter().filter(|timed| wanted(timed)).map(|timed| timed.time).collect()
    };
    tell(&mut out, "all", &mut times(&|_| true))?;
    tell(&mut out, "seen by everybody", &mut times(&|timed| timed.streams > 1))?;
    tell(&mut out, "drafts, seen by one", &mut times(&|timed| timed.streams == 1))?;
    Ok(())
}
