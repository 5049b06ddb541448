//! `posse serve`: serves the games to browsers until the process is asked to stop.

use std::collections::BTreeMap;
use std::future::pending;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use erasure::Seen;
use look::{Words, args};
use play::{Config, Randomness, Tables};
use store::{Backups, Notice, StoreError, log_failure};
use tokio::runtime::{self, Handle, Runtime};
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::{Interval, MissedTickBehavior, interval, sleep};
use web::limits::{self, Limits};
use web::{LogLines, Openers, Web};

use crate::cli::{self, ServeArgs};
use crate::failure::Failure;
use crate::lan;
use crate::listen::{self, Listen};
use crate::output::say;

/// How long a database takes to open at most if nothing is wrong: until then requests wait, afterwards they are declined.
const OPENING: Duration = Duration::from_secs(1);

/// The interval of the server's cleanup.
const TIDY: Duration = Duration::from_secs(300);

/// The interval at which tables are found where somebody's time is up.
const TIME: Duration = Duration::from_secs(60);

/// The pause before the server listens to the store again after a failure.
const AGAIN: Duration = Duration::from_secs(1);

/// The pause before a database that could not be checked is checked again. It doubles each time.
const RECHECK: Duration = Duration::from_secs(60);

/// The longest such pause.
const LONGEST_RECHECK: Duration = Duration::from_secs(3600);

/// The interval at which the tables in memory are compared with the store.
const COMPARE: Duration = Duration::from_secs(10);

/// The interval at which a server looks whether a copy of the database is due.
const BACKUP: Duration = Duration::from_secs(60);

/// The pause after a copy that failed.
const BACKUP_AGAIN: Duration = Duration::from_secs(600);

/// How often to look for tables whose server has died.
const WAKE: Duration = Duration::from_secs(10);

/// The interval at which the server reads what the operator tells everybody.
const HEAR: Duration = Duration::from_secs(5);

/// Open files that are not for connections: the database, the log, the listener, and closed connections that are still
/// shutting down.
const OWN_FILES: u64 = 192;

/// The server does not start when the file limit leaves room for fewer connections than this.
const LEAST_ROOM: u32 = 32;

/// How long bots may take to stop at the end.
const BOTS_END: Duration = Duration::from_secs(1);

/// The usual limit of open files, assumed if the real one cannot be read.
const USUAL_FILES: u64 = 1024;

/// What the options mean, before a server listens or opens its database.
pub(crate) struct Prepared {
    editions: BTreeMap<String, String>,
    notify: notify::Config,
    openers: Openers,
    backups: Option<Arc<Backups>>,
}

/// Checks the options without listening or opening the database.
///
/// # Errors
/// When one cannot be used, or not with the others.
pub(crate) fn prepare(args: &ServeArgs, words: &Words) -> anyhow::Result<Prepared> {
    args.data.check()?;
    Ok(Prepared {
        editions: editions(args.editions.iter().flat_map(|editions| &editions.0), words)?,
        notify: args.notify.config(args.public_url.as_ref())?,
        openers: args.doors.openers()?,
        backups: args.backups.of(&args.data)?,
    })
}

pub(crate) fn run(args: &ServeArgs, log: LogLines, words: &Words) -> anyhow::Result<()> {
    let Prepared { editions, notify, openers, backups } = prepare(args, words)?;
    let limits = Limits::from(args.limits.clone());
    if args.trusts_in_vain() {
        tracing::warn!("--proxy names the proxies that are believed, so --trust-proxy changes nothing; remove it");
    }
    let runtime = runtime()?;
    let served = runtime.block_on(async {
        let (listener, listen) = args.listen.bind(words).await?;
        let metrics = match args.metrics {
            Some(address) => Some(listen::bind(address, "--metrics", words).await?),
            None => None,
        };
        let mut stop = pin!(stop()?);
        let declined = async {
            sleep(OPENING).await;
            web::decline(&listener).await
        };
        let (store, database) = tokio::select! {
            biased;
            opened = args.data.serve() => opened?,
            () = &mut stop => return Ok(()),
            never = declined => match never {},
        };
        let tables = Tables::new(store, catalog::titles(), config(args, &limits, editions));
        let lan = listen.and_then(lan::address);
        let web = Web::new(
            tables.clone(),
            catalog::shows(),
            web::WebConfig {
                public_url: args.public_url.clone(),
                proxies: args.proxies(listen.is_none()),
                hosts: args.hosts.clone(),
                listen: lan.or(listen),
                room: Some(room(&limits)?),
                limits,
                commit: env!("BUILT_COMMIT").trim_matches([' ', '(', ')']),
                notify,
                backups: backups.clone(),
                openers,
                house: Arc::new(args.doors.house()),
                version: env!("CARGO_PKG_VERSION"),
                log,
            },
        );
        if let Err(error) = web.end_restart().await {
            log_failure!(warn, error, "the announced restart could not be ended; it ends with its time");
        }
        greet(args, listen, lan, words);
        let place = listen.map_or_else(|| args.listen.to_string(), |address| address.to_string());
        tracing::info!(%database, listen = place, "serving");
        if let Some(deal) = &args.deal {
            tracing::warn!(deal, "every card follows from the name of a deal");
        }
        if let Some(listener) = metrics {
            let address = listener.local_addr()?;
            tracing::info!(%address, "serving numbers for Prometheus");
            tokio::spawn(web::serve_metrics(listener, web.clone()));
        }
        let chores = chores(&web, &tables, backups);
        let mut checked = Ok(());
        let end = async {
            tokio::select! {
                () = &mut stop => {}
                damage = damage(|| tables.store().check()) => checked = Err(damage.into()),
            }
        };
        web::serve(listener, web, end).await;
        if let Listen::Socket(path) = &args.listen {
            // The next start replaces a socket that is left.
            let _left = std::fs::remove_file(path);
        }
        drop(chores);
        tracing::info!("stopped");
        checked
    });
    // A bot that does not stop must not keep the process.
    runtime.shutdown_timeout(BOTS_END);
    served
}

/// Starts what the server does besides answering. It ends when the set is dropped.
fn chores(web: &Web, tables: &Tables, backups: Option<Arc<Backups>>) -> JoinSet<()> {
    let mut chores = JoinSet::new();
    chores.spawn(tidy(tables.clone()));
    chores.spawn(tell_time(tables.clone()));
    chores.spawn(follow(tables.clone()));
    chores.spawn(wake(tables.clone()));
    chores.spawn(compare(tables.clone()));
    if let Some(backups) = backups {
        chores.spawn(back_up(tables.clone(), backups));
    }
    chores.spawn(hear_host(web.clone()));
    let notifier = web.notifier().clone();
    chores.spawn(async move { notifier.run().await });
    chores
}

/// The runtime, with one thread less than there are cores: the store's writer and the bots have threads of their own. Each
/// thread more is woken for work that the one before would have done as soon.
fn runtime() -> std::io::Result<Runtime> {
    let workers = std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1));
    runtime::Builder::new_multi_thread().worker_threads(workers).enable_all().build()
}

/// Raises the limit of open files as far as the system allows. Returns how many connections it leaves room for.
fn room(limits: &Limits) -> anyhow::Result<u32> {
    let files = rlimit::increase_nofile_limit(u64::MAX).unwrap_or_else(|error| {
        tracing::warn!(reason = %error, "the limit of open files could not be raised");
        USUAL_FILES
    });
    let room = u32::try_from(files.saturating_sub(OWN_FILES)).unwrap_or(u32::MAX);
    if room < LEAST_ROOM {
        return Err(Failure::new("serve-room", [("files", files.to_string()), ("room", room.to_string())]).into());
    }
    if room < limits.of(limits::ALL_CONNECTIONS).most {
        tracing::info!(files, connections = room, "the system allows few open files, so few can connect at once");
    }
    Ok(room)
}

fn config(args: &ServeArgs, limits: &Limits, editions: BTreeMap<String, String>) -> Config {
    let usual = Config::default();
    let bot_pause = args.bot_pause.map_or(usual.bot_pause, Duration::from_millis);
    Config {
        bot_pause,
        moments: if bot_pause.is_zero() { usual.moments } else { moments },
        thinkers: std::thread::available_parallelism().map_or(usual.thinkers, |cores| cores.get()),
        tables_a_visitor: limits.of(limits::OPEN_TABLES).most,
        keep_finished_hours: args.keep_finished,
        editions,
        crash: args.crash.clone(),
        randomness: args.deal.as_deref().map_or_else(Randomness::default, Randomness::named),
    }
}

/// How long a game's moments take for people watching.
fn moments(game: &str, seen: Seen<'_>, within: Duration) -> Duration {
    catalog::shows().find(game).map_or(Duration::ZERO, |show| show.length(seen, within))
}

/// Reads and checks the operator's own editions at the start, so that an error shows before anybody opens a table.
fn editions<'a>(
    named: impl Iterator<Item = &'a (String, PathBuf)>,
    words: &Words,
) -> anyhow::Result<BTreeMap<String, String>> {
    let mut editions = BTreeMap::new();
    for (game, file) in named {
        let title = cli::title(game)?;
        let mut setup = cli::usual(title, title.seats().0);
        setup.edition = cli::read(file, words)?;
        let unusable =
            || words.tell("serve-edition", &args![file => file.display().to_string(), game => game.as_str()]);
        title.check(&setup).with_context(unusable)?;
        editions.insert(game.clone(), setup.edition);
    }
    Ok(editions)
}

/// Prints the server's address and how a phone can reach it.
fn greet(args: &ServeArgs, listen: Option<SocketAddr>, lan: Option<SocketAddr>, words: &Words) {
    let own = listen.map_or_else(|| args.listen.to_string(), |listen| lan::url(lan::here(listen)));
    say!("{}", words.tell("serve-open", &args![url => own]));
    let public = args.public_url.as_ref().map(ToString::to_string);
    let invite = public.or_else(|| lan.map(lan::url));
    if let Some(url) = invite {
        say!("{}", words.tell("serve-invite", &args![url => url.as_str()]));
        if let Some(code) = lan::code(&url) {
            code.lines().for_each(|line| say!("{line}"));
        }
    }
}

/// A future that completes when the process is asked to stop.
fn stop() -> anyhow::Result<impl Future<Output = ()> + Send + 'static> {
    #[cfg(unix)]
    let terminated = {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminate, mut hang_up) = (signal(SignalKind::terminate())?, hang_ups()?);
        async move {
            tokio::select! {
                asked = terminate.recv() => asked,
                asked = async { hang_up.as_mut()?.recv().await }, if hang_up.is_some() => asked,
            }
        }
    };
    #[cfg(not(unix))]
    let terminated = pending::<Option<()>>();
    Ok(async move {
        tokio::select! {
            asked = tokio::signal::ctrl_c() => {
                if let Err(error) = asked {
                    tracing::error!(reason = %error, "the keyboard cannot stop this server");
                    pending::<()>().await;
                }
            }
            _ = terminated => {}
        }
        tracing::info!("stopping");
    })
}

/// Says when the terminal has gone. `None` if the process was started to outlive it, as by `nohup`, which ignores that
/// signal.
#[cfg(unix)]
fn hang_ups() -> std::io::Result<Option<tokio::signal::unix::Signal>> {
    use tokio::signal::unix::{SignalKind, signal};
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let is_ignored = ignored.is_some_and(|mask| u64::from_str_radix(mask.trim(), 16).is_ok_and(|mask| mask & 1 == 1));
    if is_ignored { Ok(None) } else { signal(SignalKind::hangup()).map(Some) }
}

/// Waits until the database turns out to be damaged. It is read completely once, while the server already answers:
/// moves stored in a damaged database could be lost with the copy that replaces it. A failure to read it, such as too
/// little memory, says nothing about damage: the server goes on and checks again later.
async fn damage<C: Future<Output = store::Result<()>>>(check: impl Fn() -> C) -> StoreError {
    let mut pause = RECHECK;
    loop {
        match check().await {
            Ok(()) if pause == RECHECK => tracing::debug!("the database is sound"),
            Ok(()) => tracing::info!("the database could be checked now and is sound"),
            Err(error @ StoreError::Corrupt(_)) => {
                tracing::error!(reason = %error, "the database is damaged, so the server stops");
                return error;
            }
            Err(error) => {
                if pause == RECHECK {
                    tracing::warn!(reason = %error, "the database could not be checked for damage; it is tried again");
                }
                sleep(pause).await;
                pause = LONGEST_RECHECK.min(2 * pause);
                continue;
            }
        }
        return pending().await;
    }
}

/// Shows what other programs change in the store, each change in a task of its own, so that a busy table does not delay
/// others.
async fn follow(tables: Tables) {
    let mut fails = false;
    loop {
        match tables.hear().await {
            Ok(heard) => {
                fails = false;
                for heard in heard {
                    match heard {
                        // What servers tell each other about a table keeps its order.
                        Notice::Said(..) | Notice::Ended(_) => heed(tables.clone(), heard).await,
                        Notice::Changed(_) | Notice::Missed => drop(tokio::spawn(heed(tables.clone(), heard))),
                    }
                }
            }
            Err(error) => {
                if !fails {
                    log_failure!(warn, error, "what others change cannot be heard; it is tried again");
                }
                fails = true;
                sleep(AGAIN).await;
            }
        }
    }
}

async fn heed(tables: Tables, heard: Notice) {
    if let Err(error) = tables.heed(heard).await {
        tracing::debug!(reason = %error, "what others have changed cannot be shown now");
    }
}

/// Ticks of this length. A round that takes longer delays the next.
fn rounds(length: Duration) -> Interval {
    let mut rounds = interval(length);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    rounds
}

/// Regularly compares the tables in memory with a store that other servers use too, in case a message was missed.
async fn compare(tables: Tables) {
    let mut round = rounds(COMPARE);
    loop {
        round.tick().await;
        if let Err(error) = tables.compare().await {
            tracing::debug!(reason = %error, "the tables in memory could not be compared with the store");
        }
    }
}

/// Lets the tables go on at which a bot was to decide when their server ended: this one before its start, or another.
async fn wake(tables: Tables) {
    let mut round = rounds(WAKE);
    let mut has_begun = false;
    loop {
        round.tick().await;
        let woken = if has_begun { tables.wake_orphans().await } else { tables.wake_all().await };
        match woken {
            Ok(()) => has_begun = true,
            Err(error) => tracing::debug!(reason = %error, "the tables that stand still could not be found"),
        }
    }
}

/// Regularly reads what the operator tells everybody, perhaps through another server.
async fn hear_host(web: Web) {
    let mut round = rounds(HEAR);
    loop {
        round.tick().await;
        if let Err(error) = web.hear_host().await {
            tracing::debug!(reason = %error, "what the operator tells everybody could not be read");
        }
    }
}

/// Regularly sees to the tables at which somebody's time is up.
async fn tell_time(tables: Tables) {
    let mut round = rounds(TIME);
    loop {
        round.tick().await;
        if let Err(error) = tables.tell_time(tables.store().clock().now()).await {
            log_failure!(warn, error, "the tables at which somebody's time is up could not be found");
        }
    }
}

/// Regularly copies the database, in a thread of its own: the copies may lie on a slow disk.
async fn back_up(tables: Tables, backups: Arc<Backups>) {
    let mut round = rounds(BACKUP);
    loop {
        round.tick().await;
        let (store, backups) = (tables.store().clone(), backups.clone());
        let made = spawn_blocking(move || Handle::current().block_on(backups.make_due(&*store, store.clock().now())));
        match made.await {
            Ok(Ok(None)) => {}
            Ok(Ok(Some(file))) => tracing::info!(file = %file.display(), "the database was copied"),
            Ok(Err(error)) => {
                tracing::error!(reason = %error, "the database could not be copied; it is tried again");
                sleep(BACKUP_AGAIN).await;
            }
            // The server is stopping, or the copy has panicked, which was reported.
            Err(_) => sleep(BACKUP_AGAIN).await,
        }
    }
}

/// Regularly closes expired tables, removes finished ones after their time, and forgets visitors who have not returned.
async fn tidy(tables: Tables) {
    let mut round = rounds(TIDY);
    loop {
        round.tick().await;
        if let Err(error) = tables.tidy(tables.store().clock().now()).await {
            log_failure!(warn, error, "tables and visitors whose time is over could not be tidied up");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use tokio::time::{Instant, timeout};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_could_not_be_checked_is_checked_again_after_growing_pauses_until_damage_is_found() {
        let unread = || Err(StoreError::Io("out of memory".to_owned()));
        let (began, checks) = (Instant::now(), RefCell::new(Vec::new()));
        let found = damage(async || {
            checks.borrow_mut().push(began.elapsed().as_secs() / 60);
            if checks.borrow().len() < 10 { unread() } else { Err(StoreError::Corrupt("a page".to_owned())) }
        });
        assert_eq!(found.await, StoreError::Corrupt("a page".to_owned()));
        assert_eq!(checks.into_inner(), [0, 1, 3, 7, 15, 31, 63, 123, 183, 243], "in minutes");
    }

    #[tokio::test(start_paused = true)]
    async fn a_sound_database_is_checked_once() {
        let checks = RefCell::new(0);
        let found = damage(async || {
            *checks.borrow_mut() += 1;
            Ok(())
        });
        assert!(timeout(Duration::from_secs(100_000), found).await.is_err(), "the server goes on");
        assert_eq!(checks.into_inner(), 1);
    }
}
