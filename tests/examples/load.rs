//! How long it takes from sending a form until the last page that it concerns has been told.
//!
//! Starts a server of its own, or uses one on this machine, and plays at many tables at once, everybody with a live
//! stream open. Each table comes from an address of its own, since the server limits what one address may do.
//!
//!     cargo build --release -p posse
//!     POSSE_BIN=target/release/posse cargo run --release -p posse-tests --example load

use std::io::Write as _;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use clap::Parser;
use posse_tests::http::{Stream, Visitor};
use posse_tests::player::{Player, is_over, open_table};
use posse_tests::server::Server;
use tokio::task::JoinSet;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

/// The most seats, which is what the game has.
const SEATS: u8 = 5;

/// An update that has not come after so long never comes.
const PATIENCE: Duration = Duration::from_secs(10);

#[derive(Parser)]
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

/// One action: how long until the last stream had it, and how many streams that were.
struct Timed {
    time: Duration,
    streams: usize,
}

struct Table {
    players: Vec<Player>,
    streams: Vec<Stream>,
    /// Counts over all games, so that no two tables choose alike.
    choices: usize,
}

impl Table {
    async fn open(server: SocketAddr, number: u16, seats: u8) -> anyhow::Result<Table> {
        let [high, low] = number.to_be_bytes();
        let from = IpAddr::V4(Ipv4Addr::new(127, 77, high, low));
        let mut creator = Visitor::new(server, from);
        let path = open_table(&mut creator, &vec!["person"; seats.into()]).await?;
        let mut players = vec![Player { visitor: creator, table: path.clone(), seat: 1 }];
        players.extend((2..=seats).map(|seat| Player {
            visitor: Visitor::new(server, from),
            table: path.clone(),
            seat: seat.into(),
        }));
        for (at, player) in players.iter_mut().enumerate() {
            player.look().await?;
            let sat = player.send(&player.sit(&format!("{at:032x}"), &format!("Player {at}"))).await?;
            ensure!(sat.status == 303, "no seat: {}", sat.body);
        }
        for (at, player) in players.iter_mut().enumerate() {
            let ready = player.send(&player.asks("ready", &format!("{:032x}", at + 8))).await?;
            ensure!(ready.status == 303, "not ready: {}", ready.body);
        }
        let mut streams = Vec::new();
        for player in &players {
            let mut stream = player.visitor.follow(&format!("{path}/live")).await?;
            // The table as it is.
            stream.next().await?;
            streams.push(stream);
        }
        Ok(Table { players, streams, choices: number.into() })
    }

    /// Takes one step; nothing when the game is over. A drafted step concerns its own seat alone.
    async fn step(&mut self) -> anyhow::Result<Option<Timed>> {
        for at in 0..self.players.len() {
            let page = self.players[at].look().await?;
            if is_over(&page) {
                return Ok(None);
            }
            let Some(form) = self.players[at].step(&page, self.choices) else { continue };
            self.choices += 1;
            let begun = Instant::now();
            let send = self.players[at].send(&form);
            let own = self.streams[at].next();
            let (answer, told) = tokio::join!(send, timeout(PATIENCE, own));
            let own_time = begun.elapsed();
            told.context("no update came")??;
            ensure!(answer?.status == 303, "a step was refused: {form:?}");
            let after = self.players[at].look().await?;
            let drafted = after.values("draft").contains(&"undo") || form.get("draft").is_some();
            if drafted {
                return Ok(Some(Timed { time: own_time, streams: 1 }));
            }
            return Ok(Some(self.others(at, begun, own_time).await?));
        }
        bail!("nobody is to move")
    }
}

fn main() {}
