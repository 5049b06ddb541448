//! A table whose people play, each with their page's live stream.

use std::net::IpAddr;
use std::time::Duration;

use anyhow::{Context, ensure};
use posse_tests::games::Game;
use posse_tests::http::{LiveStream, Reply, Visitor};
use posse_tests::live::LivePage;
use posse_tests::player::{Player, open_table};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout};

use crate::crowd::Open;
use crate::report::{Report, milliseconds, share};
use crate::servers::Servers;

/// How long to wait for an update.
const PATIENCE: Duration = Duration::from_secs(30);

/// Windows have no clock, so that somebody can always act.
const NO_CLOCK: [(&str, &str); 1] = [("window-seconds", "0")];

/// The times from an action until the player's own stream had it, and until the last stream that it concerns had it.
struct Timed {
    own: Duration,
    last: Duration,
    /// Whether everybody saw it; a draft is its seat's alone.
    is_public: bool,
}

/// What the streams brought while people played.
#[derive(Default)]
pub(crate) struct Heard {
    actions: Vec<Timed>,
    /// The bytes of each message after the first of its stream.
    bytes: Vec<f64>,
    /// How often the server had closed a kept connection when an action was sent.
    reopened: u32,
}

impl Heard {
    pub(crate) fn add(&mut self, other: Heard) {
        self.actions.extend(other.actions);
        self.bytes.extend(other.bytes);
        self.reopened += other.reopened;
    }

    /// Adds this to the report. People played for `lasted`, other streams had `others` more messages, and the server
    /// used `computed` of CPU time.
    pub(crate) fn tell(mut self, report: &mut Report, lasted: Duration, others: u64, computed: Duration) {
        if self.actions.is_empty() {
            return;
        }
        let count = self.actions.len() as f64;
        self.bytes.sort_by(f64::total_cmp);
        let public = self.actions.iter().filter(|timed| timed.is_public);
        let public = milliseconds(public.map(|timed| timed.last));
        report.add("actions", "actions", count, "");
        report.add("actions_a_second", "actions a second", count / lasted.as_secs_f64(), "");
        report.add("public_actions", "actions that everybody saw", public.len() as f64, "");
        report.add("message_median_bytes", "a message, median", share(50, &self.bytes), "bytes");
        report.add("message_p95_bytes", "a message, 95 of 100 at most", share(95, &self.bytes), "bytes");
        let messages = self.bytes.len() as f64 + others as f64;
        report.add("messages_an_action", "messages an action", messages / count, "");
        report.add("cpu_ms_an_action", "computing an action", computed.as_secs_f64() * 1000.0 / count, "ms");
        report.add("reopened", "connections closed and opened again", f64::from(self.reopened), "");
        let own = milliseconds(self.actions.iter().map(|timed| timed.own));
        let last = milliseconds(self.actions.iter().map(|timed| timed.last));
        report.add("own_p50_ms", "until one's own stream has it, p50", share(50, &own), "ms");
        report.add("own_p99_ms", "until one's own stream has it, p99", share(99, &own), "ms");
        report.add("last_p50_ms", "until the table's last stream has it, p50", share(50, &last), "ms");
        report.add("last_p99_ms", "until the table's last stream has it, p99", share(99, &last), "ms");
        report.add("last_max_ms", "until the table's last stream has it, at most", share(100, &last), "ms");
        report.add("public_p50_ms", "the same, what everybody sees, p50", share(50, &public), "ms");
        report.add("public_p99_ms", "the same, what everybody sees, p99", share(99, &public), "ms");
    }
}

/// A person at a table, with the page as their stream has built it.
struct Seat {
    player: Player,
    live: LivePage,
    told: mpsc::UnboundedReceiver<(Instant, String)>,
}

impl Seat {
    fn take(&mut self, message: &str, heard: &mut Heard) -> anyhow::Result<()> {
        heard.bytes.push(message.len() as f64);
        self.live.take(message)
    }

    /// Takes messages that have come meanwhile, such as who is present.
    fn catch_up(&mut self, heard: &mut Heard) -> anyhow::Result<()> {
        while let Ok((_, message)) = self.told.try_recv() {
            self.take(&message, heard)?;
        }
        Ok(())
    }

    /// Waits for a newer position; returns when it came.
    async fn hear(&mut self, heard: &mut Heard) -> anyhow::Result<Instant> {
        let before = self.live.number;
        loop {
            let told = timeout(PATIENCE, self.told.recv()).await.context("no update came")?;
            let (at, message) = told.context("a stream has ended")?;
            self.take(&message, heard)?;
            if self.live.number != before {
                return Ok(at);
            }
        }
    }

    fn page(&self) -> Reply {
        Reply { status: 200, location: self.player.table.clone(), body: self.live.page() }
    }
}

/// A table at which everybody has their page open.
pub(crate) struct Table {
    /// The address that its people come from.
    pub(crate) from: IpAddr,
    pub(crate) game: Game,
    /// The path of its page.
    pub(crate) path: String,
    /// Counts over all games, so that no two tables make the same choices.
    pub(crate) choices: usize,
    seats: Vec<Seat>,
}

impl Table {
    /// A new table whose game has begun.
    pub(crate) async fn open(
        servers: &Servers,
        from: IpAddr,
        game: Game,
        seats: u8,
        choices: usize,
    ) -> anyhow::Result<Table> {
        let mut all = Vec::new();
        for player in sit(servers, from, game, seats).await? {
            let stream = player.visitor.follow(&format!("{}/live", player.table)).await?;
            let (teller, told) = mpsc::unbounded_channel();
            tokio::spawn(listen(stream, teller));
            let mut seat = Seat { player, live: LivePage::default(), told };
            // The table as it is.
            seat.hear(&mut Heard::default()).await?;
            all.push(seat);
        }
        let path = all[0].player.table.clone();
        Ok(Table { from, game, path, choices, seats: all })
    }

    /// Takes one step, unless the game is over. A drafted step concerns its own seat alone.
    pub(crate) async fn step(&mut self, heard: &mut Heard) -> anyhow::Result<bool> {
        self.seats.iter_mut().try_for_each(|seat| seat.catch_up(heard))?;
        if !self.seats.iter().all(|seat| seat.live.plays) {
            return Ok(false);
        }
        self.choices += 1;
        let seed = self.choices as u64;
        let mut forms = self.seats.iter().enumerate().filter(|(_, seat)| seat.live.turn);
        let found = forms.find_map(|(at, seat)| Some((at, seat.player.step(&seat.page(), seed)?)));
        let (at, form) = found.context("nobody is to move")?;
        let (begun, reopened) = (Instant::now(), self.seats[at].player.visitor.reopened());
        let answer = self.seats[at].player.send(&form).await?;
        heard.reopened += self.seats[at].player.visitor.reopened() - reopened;
        ensure!(answer.status == 303, "a step was refused: {form:?}: {}", answer.body);
        let own = self.seats[at].hear(heard).await?;
        let drafts = self.seats[at].page().values("draft").contains(&"undo");
        let is_public = !drafts && form.get("draft").is_none();
        let mut last = own;
        if is_public {
            for other in (0..self.seats.len()).filter(|other| *other != at) {
                last = last.max(self.seats[other].hear(heard).await?);
            }
        }
        heard.actions.push(Timed { own: own - begun, last: last - begun, is_public });
        Ok(true)
    }

    /// Ends the streams and returns the pages of its people.
    pub(crate) fn into_pages(self) -> impl Iterator<Item = Open> {
        self.seats.into_iter().map(|seat| (seat.player.visitor, seat.player.table))
    }
}

/// Seats people at a new table and starts its game. Each has loaded its page.
pub(crate) async fn sit(servers: &Servers, from: IpAddr, game: Game, seats: u8) -> anyhow::Result<Vec<Player>> {
    let mut creator = Visitor::new(servers.of(0), from);
    let path = open_table(&mut creator, game, &vec!["person"; seats.into()], &NO_CLOCK).await?;
    let player = |(at, visitor)| Player { visitor, table: path.clone(), seat: at + 1, game };
    let others = (1..seats.into()).map(|seat| Visitor::new(servers.of(seat), from));
    let mut players: Vec<Player> = [creator].into_iter().chain(others).enumerate().map(player).collect();
    for (at, player) in players.iter_mut().enumerate() {
        player.look().await?;
        let sat = player.send(&player.sit(&format!("{at:032x}"), &format!("Player {at}"))).await?;
        ensure!(sat.status == 303, "no seat: {}", sat.body);
    }
    for (at, player) in players.iter_mut().enumerate() {
        let ready = player.send(&player.asks("ready", &format!("{:032x}", at + 8))).await?;
        ensure!(ready.status == 303, "not ready: {}", ready.body);
        // The server cuts connections that wait for long.
        player.visitor.hang_up();
    }
    Ok(players)
}

/// Passes on each message with the time when it was read, as long as somebody listens.
async fn listen(mut stream: LiveStream, teller: mpsc::UnboundedSender<(Instant, String)>) {
    loop {
        tokio::select! {
            told = stream.next() => {
                let Ok(message) = told else { return };
                let _nobody_listens = teller.send((Instant::now(), message));
            }
            () = teller.closed() => return,
        }
    }
}
