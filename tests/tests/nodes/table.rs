//! A table at several servers: who plays there, and what must hold whatever breaks.

use std::fs;
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::{Context, ensure};
use posse_tests::chance::SplitMix;
use posse_tests::fleet::Addresses;
use posse_tests::games::{DESPERADOS, DOLLARS_WANTED, Game, WYATT_EARP};
use posse_tests::history::check;
use posse_tests::http::{Reply, Visitor};
use posse_tests::patience::Patience;
use posse_tests::player::{Player, form_id, is_over, lasting, open_table};
use posse_tests::requests::{Asks, Offered, Requests};
use posse_tests::server::run;
use serde_json::Value;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::guest::{Call, Guest, Way};

/// How many steps people take at each table between a fault and the next.
const STEPS: usize = 3;

/// A table, and what is known of it while people play.
pub(crate) struct Table {
    path: String,
    /// The action by which a window closes.
    pub(crate) lapse: Option<&'static str>,
    pub(crate) history: Arc<Requests>,
    /// Whether somebody has seen that the game is over.
    pub(crate) is_over: AtomicBool,
    /// Whether its people must stop.
    ends: AtomicBool,
}

/// A task in which a guest plays until the game is over or everybody must stop.
pub(crate) type Playing = JoinHandle<anyhow::Result<Guest>>;

/// A game, the kind of player in each seat, and the table's settings.
pub(crate) struct Setting {
    pub(crate) game: Game,
    pub(crate) seats: &'static [&'static str],
    pub(crate) more: &'static [(&'static str, &'static str)],
    pub(crate) lapse: Option<&'static str>,
}

/// Windows, secret choices, and a bot among people. Three seconds is the shortest time that a table can set for
/// windows.
pub(crate) const SETTINGS: [Setting; 3] = [
    Setting { game: WYATT_EARP, seats: &["person", "person"], more: &[("window-seconds", "3")], lapse: Some("pass") },
    Setting { game: DESPERADOS, seats: &["person", "person", "person"], more: &[], lapse: None },
    Setting { game: DOLLARS_WANTED, seats: &["person", "bot-beginner", "person"], more: &[], lapse: None },
];

impl Setting {
    /// Opens a table at some node and seats its people, who have addresses of their own from this number on.
    pub(crate) async fn open(
        &self,
        nodes: &Addresses,
        chance: &mut SplitMix,
        from: u8,
    ) -> anyhow::Result<(Arc<Table>, Vec<Guest>)> {
        let history = Arc::new(Requests::default());
        let node = *chance.pick(&nodes.all());
        let visitor = |at: usize| Visitor::new(node, IpAddr::V4(Ipv4Addr::new(127, 0, 0, from + at as u8)));
        let mut creator = visitor(0);
        let path = open_table(&mut creator, self.game, self.seats, self.more).await?;
        let people = (1..).zip(self.seats).filter(|(_, who)| **who == "person").map(|(seat, _)| seat);
        let mut guests: Vec<Guest> = people
            .map(|seat| {
                let player = Player { visitor: visitor(seat), table: path.clone(), seat, game: self.game };
                let (nodes, history) = (nodes.clone(), history.clone());
                Guest {
                    player,
                    nodes,
                    way: Way::Anywhere,
                    chance: chance.fork(),
                    history,
                    seed: chance.number(0..u64::MAX),
                }
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
    /// Starts the guests' play.
    pub(crate) fn play(self: &Arc<Table>, guests: Vec<Guest>) -> Vec<Playing> {
        guests.into_iter().map(|guest| tokio::spawn(play_on(guest, self.clone()))).collect()
    }

    /// Stops the guests.
    pub(crate) async fn stop(&self, playing: Vec<Playing>) -> anyhow::Result<Vec<Guest>> {
        self.ends.store(true, Ordering::Relaxed);
        let mut guests = Vec::new();
        for guest in playing {
            guests.push(guest.await??);
        }
        Ok(guests)
    }

    /// Waits until people have taken [`STEPS`] more steps, or play no more.
    pub(crate) async fn moves_on(&self, after: &str) -> anyhow::Result<()> {
        let (before, mut patience) = (self.history.steps(), Patience::default());
        let plays = || !self.is_over.load(Ordering::Relaxed) && !self.ends.load(Ordering::Relaxed);
        while self.history.steps() < before + STEPS && plays() {
            let known = self.history.requests();
            patience.sees(known.len());
            let stuck =
                || format!("nobody plays at {} after {after}; the last request was {:?}", self.path, known.last());
            patience.wait().await.with_context(stuck)?;
        }
        Ok(())
    }

    /// Waits until all nodes show each guest the same page; returns the lists of actions on them.
    pub(crate) async fn agrees(&self, guests: &mut [Guest]) -> anyhow::Result<Vec<Offered>> {
        let mut patience = Patience::<()>::default();
        loop {
            // A guest who has not looked is away at that node, so all look before the pages are compared.
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
                    Some(Offered { seat: guest.player.seat as u64 - 1, at })
                });
                return Ok(shown.collect());
            };
            let differ = || format!("two nodes show different pages of {}: {}", self.path, difference(&page, &first));
            patience.wait().await.with_context(differ)?;
        }
    }

    /// Closes the table if it is not over, and compares its log with what its people were answered.
    pub(crate) async fn holds(&self, guests: &mut [Guest], shown: &[Offered], folder: &Path) -> anyhow::Result<()> {
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
        ensure!(verified.status.success(), "`posse verify` refuses the log of {name}: {said}");
        let log: Value = serde_json::from_str(&file.body)?;
        let entries = log["entries"].as_array().context("a log has entries")?;
        let violations = check(&requests, shown, entries, self.lapse);
        let told: String = violations.iter().map(|violation| format!("\n{violation}")).collect();
        ensure!(violations.is_empty(), "the log of {name} does not match what its people were answered:{told}");
        Ok(())
    }
}

/// Plays until the game is over, somebody meets an error, or the round ends.
async fn play_on(mut guest: Guest, table: Arc<Table>) -> anyhow::Result<Guest> {
    while !table.ends.load(Ordering::Relaxed) {
        match guest.play().await {
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
        sleep(Duration::from_millis(guest.chance.number(40..120))).await;
    }
    Ok(guest)
}

/// The page of a guest from each node.
async fn pages(guest: &mut Guest) -> anyhow::Result<Vec<Reply>> {
    let mut pages = Vec::new();
    for node in guest.nodes.all() {
        guest.player.visitor.turn_to(node);
        let page = guest.player.look().await?;
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
