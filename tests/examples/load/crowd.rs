//! Open pages on which nobody plays: their people wait or watch, or do not even read.

use std::hash::{BuildHasher, RandomState};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, ensure};
use posse_tests::http::{LiveStream, Visitor};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::addresses::Addresses;

/// How many people come from one address.
const HOUSEHOLD: usize = 100;

/// How many pages are loaded at once.
const LOADING: usize = 64;

/// A visitor, and the path of their open table page.
pub(crate) type Open = (Visitor, String);

/// How all pages came back after a restart.
pub(crate) struct Back {
    /// How long the last one took.
    pub(crate) lasted: Duration,
    /// How many attempts were refused.
    pub(crate) refused: u32,
}

/// Everybody who has a page open and does not play.
pub(crate) struct Crowd {
    server: SocketAddr,
    runtime: Handle,
    addresses: Addresses,
    /// Each returns its page when its stream ends.
    readers: JoinSet<Open>,
    deaf: Vec<TcpStream>,
    messages: Arc<AtomicU64>,
}

impl Crowd {
    /// A crowd whose streams are read on this runtime.
    pub(crate) fn new(server: SocketAddr, runtime: Handle) -> Crowd {
        let addresses = Addresses::new(78);
        Crowd { server, runtime, addresses, readers: JoinSet::new(), deaf: Vec::new(), messages: Arc::default() }
    }

    /// How many messages the crowd has read.
    pub(crate) fn messages(&self) -> u64 {
        self.messages.load(Ordering::Relaxed)
    }

    /// Opens these pages and keeps reading their streams.
    pub(crate) async fn open(&mut self, pages: impl Iterator<Item = Open>) -> anyhow::Result<()> {
        let mut loading = JoinSet::new();
        for page in pages {
            if loading.len() == LOADING
                && let Some(loaded) = loading.join_next().await
            {
                self.read(loaded??);
            }
            loading.spawn_on(load(page), &self.runtime);
        }
        while let Some(loaded) = loading.join_next().await {
            self.read(loaded??);
        }
        Ok(())
    }

    fn read(&mut self, (page, mut stream): (Open, LiveStream)) {
        let messages = self.messages.clone();
        let reader = async move {
            while stream.next().await.is_ok() {
                messages.fetch_add(1, Ordering::Relaxed);
            }
            page
        };
        self.readers.spawn_on(reader, &self.runtime);
    }

    /// Opens a table's page this many times, for spectators.
    pub(crate) async fn watch(&mut self, path: &str, count: u32) -> anyhow::Result<()> {
        let pages = self.newcomers(count)?.into_iter().map(|visitor| (visitor, path.to_owned()));
        self.open(pages).await
    }

    /// Opens this many pages of these tables in turn, and reads nothing of their streams.
    pub(crate) async fn ignore(&mut self, paths: &[String], count: u32) -> anyhow::Result<()> {
        for (mut visitor, path) in self.newcomers(count)?.into_iter().zip(paths.iter().cycle()) {
            look(&mut visitor, path).await?;
            self.deaf.push(visitor.follow_deaf(&format!("{path}/live")).await?);
        }
        Ok(())
    }

    fn newcomers(&mut self, count: u32) -> anyhow::Result<Vec<Visitor>> {
        let households = (count as usize).div_ceil(HOUSEHOLD);
        let addresses = (0..households).map(|_| self.addresses.next()).collect::<anyhow::Result<Vec<IpAddr>>>()?;
        let visitor = |at: usize| Visitor::new(self.server, addresses[at / HOUSEHOLD]);
        Ok((0..count as usize).map(visitor).collect())
    }

    /// Closes all pages.
    pub(crate) async fn leave(&mut self) {
        self.readers.shutdown().await;
        self.deaf.clear();
    }

    /// Reconnects all pages at once after a restart of the server, as their script does: `pages` and the crowd's own.
    pub(crate) async fn come_back(&mut self, mut pages: Vec<Open>) -> anyhow::Result<Back> {
        while let Some(page) = self.readers.join_next().await {
            pages.push(page?);
        }
        let begun = Instant::now();
        let mut coming = JoinSet::new();
        for page in pages {
            coming.spawn_on(return_to(page), &self.runtime);
        }
        let mut refused = 0;
        while let Some(back) = coming.join_next().await {
            let (page, stream, fails) = back?;
            refused += fails;
            self.read((page, stream));
        }
        Ok(Back { lasted: begun.elapsed(), refused })
    }
}

async fn look(visitor: &mut Visitor, path: &str) -> anyhow::Result<()> {
    let page = visitor.get(path).await?;
    ensure!(page.status == 200, "no page but {}: {}", page.status, page.body);
    // A browser opens the stream on this connection.
    visitor.hang_up();
    Ok(())
}

/// Loads a page, then its stream up to the first message.
async fn load((mut visitor, path): Open) -> anyhow::Result<(Open, LiveStream)> {
    look(&mut visitor, &path).await?;
    let mut stream = visitor.follow(&format!("{path}/live")).await.context("no stream")?;
    stream.next().await?;
    Ok(((visitor, path), stream))
}

/// Opens a page's stream and reads its first message. After each refusal it tries again when the page's script would.
/// Returns how often it was refused.
async fn return_to((visitor, path): Open) -> (Open, LiveStream, u32) {
    let live = format!("{path}/live");
    let mut fails = 0;
    loop {
        if let Ok(mut stream) = visitor.follow(&live).await
            && stream.next().await.is_ok()
        {
            return ((visitor, path), stream, fails);
        }
        fails += 1;
        let pause = Duration::from_millis(500) * 2_u32.pow(fails.min(6));
        let random = RandomState::new().hash_one(fails) as f64 / u64::MAX as f64;
        sleep(pause.min(Duration::from_secs(30)).mul_f64(0.7 + 0.6 * random)).await;
    }
}
