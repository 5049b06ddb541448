//! The state that all handlers share.

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};
use std::time::Duration;

use axum::extract::FromRef;
use look::{Show, Shows};
use notify::{Notifier, Way};
use play::{Refused, Replay, Tables, Turns};
use store::{DeviceId, Millis, TableId};
use tokio::task::spawn_blocking;
use tracing::Level;

use crate::edge::announcement::Told;
use crate::edge::assets::GameFiles;
use crate::edge::config::WebConfig;
use crate::edge::counters::{Counters, Lately};
use crate::edge::error::Error;
use crate::edge::limits::{Household, Limit};
use crate::edge::metrics::Metrics;
use crate::edge::picture::Pictures;
use crate::edge::recognized::Recognized;
use crate::edge::tally::Tally;
use crate::edge::visitor::Caller;

/// The web server's state: live tables, games and the counters of its limits. Cheap to clone.
#[derive(Clone)]
pub struct Web(pub(crate) Arc<Inner>);

pub(crate) struct Inner {
    tables: Tables,
    shows: Shows,
    files: Arc<GameFiles>,
    config: WebConfig,
    notifier: Notifier,
    /// The slots for replays.
    pub(crate) replays: Turns<Household>,
    /// The pictures that were drawn lately.
    pub(crate) pictures: Pictures,
    /// What visitors have used of the limits.
    pub(crate) counters: Counters,
    /// What the guard remembers of requests.
    pub(crate) remembered: Remembered,
    refusals: Tally,
    failures: Tally,
    /// Whether the server was asked to stop.
    leaving: AtomicBool,
    /// Turns households into numbers.
    numbers: RandomState,
    /// The metrics for the operator.
    pub(crate) metrics: Metrics,
    /// What the operator tells everybody now.
    pub(crate) told: Told,
    /// When the server started.
    pub(crate) begun: Millis,
}

/// What the guard remembers of requests.
pub(crate) struct Remembered {
    /// Whose devices browsers are.
    pub(crate) recognized: Recognized,
    /// Whose presence was stored lately.
    pub(crate) seen: Lately<DeviceId>,
    /// Whose cookies were renewed lately.
    pub(crate) renewed: Lately<DeviceId>,
    /// What operators were advised of lately.
    pub(crate) advised: Lately<&'static str>,
    /// Logs only once that a trusted proxy names no client.
    pub(crate) unnamed: Once,
    /// Logs only once that a proxy is not trusted which seems to be the operator's.
    pub(crate) disbelieved: Once,
    /// Whether the log says that the database cannot be read.
    pub(crate) unreadable: AtomicBool,
}

/// How many games are replayed at a time, in total and for one household. Other requests wait for a slot.
const REPLAYS: usize = 8;
const REPLAYS_OF_ONE: usize = 4;

/// How often a visitor's presence is stored, at most.
const SEEN_PAUSE: Duration = Duration::from_secs(3600);

/// How often an operator is advised of the same thing, at most.
const ADVICE_PAUSE: Duration = Duration::from_secs(3600);

/// How often a visitor's cookie is renewed, at most.
const RENEWAL_PAUSE: Duration = Duration::from_secs(24 * 3600);

impl Web {
    /// The state for these tables, and the games that can be played at them.
    pub fn new(tables: Tables, shows: Shows, config: WebConfig) -> Web {
        let public = config.public_url.as_ref().map(ToString::to_string);
        let notifier = Notifier::new(tables.clone(), shows, config.notify.clone(), public);
        let remembered = Remembered {
            recognized: Recognized::new(tables.endings()),
            seen: Lately::new(SEEN_PAUSE),
            renewed: Lately::new(RENEWAL_PAUSE),
            advised: Lately::new(ADVICE_PAUSE),
            unnamed: Once::new(),
            disbelieved: Once::new(),
            unreadable: AtomicBool::new(false),
        };
        Web(Arc::new(Inner {
            metrics: Metrics::new(&tables, &notifier, &config),
            told: Told::new(tables.store().clock()),
            begun: Millis::now(),
            notifier,
            tables,
            shows,
            files: Arc::new(GameFiles::of(shows)),
            counters: Counters::new(&config.limits),
            remembered,
            config,
            replays: Turns::new(REPLAYS, REPLAYS_OF_ONE),
            pictures: Pictures::new(),
            refusals: Tally::default(),
            failures: Tally::default(),
            leaving: AtomicBool::new(false),
            numbers: RandomState::new(),
        }))
    }

    /// The live tables.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// The time by the store's clock.
    pub(crate) fn now(&self) -> Millis {
        self.tables().store().clock().now()
    }

    /// Says at `/ready` from now on that no more requests should be sent here.
    pub fn leave(&self) {
        self.0.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether [`leave`](Web::leave) was called.
    pub(crate) fn is_leaving(&self) -> bool {
        self.0.leaving.load(Ordering::Relaxed)
    }

    /// What tells people about their tables while their page is closed. It does so while [`Notifier::run`] runs.
    pub fn notifier(&self) -> &Notifier {
        &self.0.notifier
    }

    /// Ends an announced restart: this server has started since. Does nothing where several servers use the store, since
    /// others may still have to restart.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn end_restart(&self) -> store::Result<()> {
        let store = self.tables().store();
        let told = if store.node().is_none() { store.announcement().await? } else { None };
        if told.is_some_and(|told| told.text.is_empty()) {
            store.announce(None).await?;
        }
        Ok(())
    }

    /// Reads what the operator tells everybody, who may have said it to another server.
    ///
    /// # Errors
    /// When the store fails.
    pub async fn hear_host(&self) -> store::Result<()> {
        self.0.told.set(self.tables().store().announcement().await?);
        Ok(())
    }

    /// Whether people can be told in any way.
    pub(crate) fn tells(&self) -> bool {
        Way::ALL.into_iter().any(|way| self.notifier().offers(way))
    }

    /// The games with their presentation.
    pub(crate) fn shows(&self) -> Shows {
        self.0.shows
    }

    /// The presentation of the game with this name.
    pub(crate) fn show(&self, name: &str) -> Result<&'static dyn Show, Refused> {
        self.shows().find(name).ok_or(Refused::NoGame)
    }

    /// The files of the games.
    pub(crate) fn files(&self) -> &GameFiles {
        &self.0.files
    }

    pub(crate) fn config(&self) -> &WebConfig {
        &self.0.config
    }

    /// A limit on this server.
    pub(crate) fn limit(&self, limit: Limit) -> Limit {
        self.0.config.limits.of(limit)
    }

    /// A number for a household. It can be sent to other servers, since it does not reveal the address.
    pub(crate) fn number(&self, household: &Household) -> u64 {
        self.0.numbers.hash_one(household)
    }

    /// Runs work on the replay of a table on a blocking thread, once there is a slot for it. The slot is taken until
    /// the work is done, even if the caller has gone by then.
    pub(crate) async fn replay<T: Send + 'static>(
        &self,
        caller: &Caller,
        table: &TableId,
        work: impl FnOnce(Replay) -> Result<T, Error> + Send + 'static,
    ) -> Result<T, Error> {
        let slot = self.0.replays.take(caller.household).await;
        let replay = self.tables().replay(table).await?;
        let worked = spawn_blocking(move || {
            let _slot = slot;
            work(replay)
        });
        worked.await.map_err(|_| Error::Crash)?
    }

    /// Counts a refusal or failure; returns whether to log it at once. Every crash is logged, since each may be another
    /// bug.
    pub(crate) fn is_news(&self, error: &Error) -> bool {
        let tally = if error.level() == Level::INFO { &self.0.refusals } else { &self.0.failures };
        tally.count(&error.to_string()) || *error == Error::Crash
    }

    /// Logs how many more requests were refused or failed since the last report.
    pub(crate) fn report(&self) {
        for (reason, more) in self.0.refusals.end_round() {
            tracing::info!(reason, more, "requests were refused");
        }
        for (reason, more) in self.0.failures.end_round() {
            tracing::warn!(reason, more, "requests failed");
        }
    }
}

impl FromRef<Web> for Arc<GameFiles> {
    fn from_ref(web: &Web) -> Arc<GameFiles> {
        web.0.files.clone()
    }
}
