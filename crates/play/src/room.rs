//! The actor of one live table: the task that owns its state.
//!
//! Commit first, then show. A request becomes entries on a copy of the state, and the store appends them. Only after
//! the store has acknowledged them does the copy replace the state, and viewers get it. If the outcome of a commit is
//! unknown, the table is read again. Tests kill the server at each point between.
//!
//! Looking waits for nobody. The task publishes a snapshot after each change, and pages, polls and streams read that.
//! If a look had to wait for a commit, its delay would reveal that a player is drafting. (A form does wait for the
//! disk, and so for whatever is being written.)

mod asides;
mod bots;
mod commit;
mod lease;
mod news;
mod timing;

use std::collections::VecDeque;
use std::sync::{Arc, Weak};
use std::time::Duration;

use store::{FormId, Kind, Millis, StoreError, TableId, VisitorId, Who, log_failure};
use table::{BySeat, Seat, SeatSet};
use table_fold::{Attendance, Changes, Done, Loaded, PageNumber, Plan, Refused, Request, Snapshot};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};
use tracing::Instrument as _;

use crate::aside::Aside;
use crate::crash::Point;
use crate::message::{Doors, Message, Replies, Update};
use crate::opening::Wish;
use crate::pool::Desk;
use crate::presence::{self, Absences, Presences};
use crate::sequence::Sequence;
use crate::server::Shared;
use crate::{answer, opening};

/// How many answers to forms are kept in memory; older ones are read from the store.
const ANSWERS: usize = 256;

/// How many public changes a feed may be behind before it skips to the current state. This many snapshots are kept for
/// feeds.
const BEHIND: usize = 8;

/// How often a request is decided at most while others keep changing the table.
const TRIES: u32 = 8;

/// How often presence is checked.
const LOOK_ROUND: Duration = Duration::from_secs(10);

/// A table is unloaded after this many idle presence checks.
const IDLE_ROUNDS: u32 = 1;

/// The same for a table with something that is only in memory, such as what was said.
const LONG_IDLE_ROUNDS: u32 = 30;

/// A live table and its task.
pub(crate) struct Room {
    server: Arc<Shared>,
    id: TableId,
    table: Loaded,
    answers: VecDeque<(FormId, Done)>,
    /// The current snapshot. Reading it does not wait for this task; otherwise the waiting time would show that a
    /// commit is running.
    published: watch::Sender<Arc<Snapshot>>,
    /// The changes that concern everybody.
    changes: broadcast::Sender<Update>,
    /// The numbers of all changes.
    numbers: Changes,
    presences: Presences,
    absences: Absences,
    /// The seats whose people are here, as the other servers were last told.
    told: SeatSet,
    own: mpsc::WeakSender<Box<Message>>,
    /// Whether a bot is thinking.
    thinking: bool,
    /// Admits one thinking bot per seat at a time.
    desks: BySeat<Desk>,
    /// The hints that the seats have asked for.
    asked: BySeat<HintQueue>,
    /// The time that people need to see what happens.
    sequence: Sequence,
    /// When bots retry after a failed commit, and how many commits have failed in a row.
    retry: Option<Instant>,
    failures: u32,
    /// When the open window closes, or when the seats missing at a secret choice are named.
    due: Option<Instant>,
    /// Whether the seats missing at a secret choice are named.
    names_missing: bool,
    /// When the next seat's time is up, and no sooner than people who find the server again have had their grace.
    flag: Option<Instant>,
    started: Instant,
    /// The first time at which it may be up, as pages show it.
    spared: Millis,
    lease: Lease,
    idle: u32,
    /// Whether the table was removed from the store.
    is_removed: bool,
}

/// Whether this server holds the table's lease: it runs bots, closes windows, expires the table.
struct Lease {
    is_here: bool,
    /// When to ask for it next.
    asked: Option<Instant>,
}

/// The hints of one seat, thought of one at a time.
#[derive(Default)]
struct HintQueue {
    desk: Desk,
    /// The page that a hint is being thought of for, and who waits for it. The bot's task owns the replies: a shutdown
    /// drops it, and nobody waits any more.
    pending: Option<(PageNumber, Weak<Replies>)>,
}

impl Room {
    /// Starts the task of a table.
    pub(crate) fn start(server: Arc<Shared>, id: TableId, table: Loaded) -> Doors {
        let (sender, receiver) = mpsc::channel(256);
        let (changes, _) = broadcast::channel(BEHIND);
        let presences = Presences::default();
        let sequence = Sequence::arriving(server.config.bot_pause);
        let seats = table.progress.header.seats;
        let numbers = Changes { public: server.next_change(), own: BySeat::new(seats, |_| 0) };
        let absences = Absences::of(&table);
        let attendance = presence::attendance(&table, &presences, &absences);
        let grace = table.progress.clocks.as_ref().map_or(0, |clocks| clocks.pace().time.grace());
        let spared = Millis(table.time().0 + grace);
        let snapshot = Snapshot::of(&table, attendance, false, sequence.within, numbers.clone(), spared);
        let (published, looks) = watch::channel(Arc::new(snapshot));
        let lease = Lease { is_here: server.store.node().is_none(), asked: None };
        let doors = Doors { sender: sender.clone(), looks, changes: changes.clone(), presences: presences.clone() };
        // Boxed, since its task has room for it twice.
        let room = Box::new(Room {
            server,
            id,
            table,
            answers: VecDeque::new(),
            published,
            changes,
            numbers,
            presences,
            absences,
            told: SeatSet::EMPTY,
            own: sender.downgrade(),
            thinking: false,
            desks: BySeat::new(seats, |_| Desk::default()),
            asked: BySeat::new(seats, |_| HintQueue::default()),
            sequence,
            retry: None,
            failures: 0,
            due: None,
            names_missing: false,
            flag: None,
            started: Instant::now(),
            spared,
            lease,
            idle: 0,
            is_removed: false,
        });
        tokio::spawn(room.run(receiver));
        doors
    }

    async fn run(mut self: Box<Self>, mut messages: mpsc::Receiver<Box<Message>>) {
        let mut round = interval(LOOK_ROUND);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.resume_clock();
        self.set_flag();
        self.wake_bot();
        if self.server.store.node().is_some() {
            // Changes that were made while the table was being loaded were not heard.
            let _later = Box::pin(self.read_again()).await;
            self.server.tell(&self.id, &Aside::Loaded);
        }
        while !self.is_removed {
            tokio::select! {
                () = reached(self.due_here()) => {
                    self.due = None;
                    Box::pin(self.time_is_over()).await;
                }
                () = reached(self.flag_here()) => Box::pin(self.flag_falls()).await,
                () = reached(self.lease.asked) => Box::pin(self.take_lease()).await,
                () = reached(self.retry) => {
                    self.retry = None;
                    self.wake_bot();
                }
                message = messages.recv() => match message {
                    Some(message) => {
                        // Messages from other servers keep no table in memory here.
                        if !matches!(*message, Message::Reread(_) | Message::Aside(_)) {
                            self.idle = 0;
                        }
                        // Boxed, so that a waiting table takes no memory for what requests need.
                        Box::pin(self.take(*message)).await;
                    }
                    None => return,
                },
                _ = round.tick() => {
                    self.look_round(Attendance::clone);
                    self.tell_presence();
                    self.idle = if self.presences.nobody() && !self.thinking { self.idle + 1 } else { 0 };
                    let is_stored = self.table.is_stored() && self.due.is_none() && self.retry.is_none() && self.flag.is_none();
                    let rounds = if is_stored { IDLE_ROUNDS } else { LONG_IDLE_ROUNDS };
                    if self.idle > rounds && self.server.unload(&self.id, || !messages.is_empty()) {
                        return self.server.clone().give_back(self.id.clone()).await;
                    }
                }
            }
        }
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Ask { visitor, request: request @ Request::Hint { seat, .. }, reply, .. } => {
                self.ask_for_hint(&visitor, seat, &request, reply);
            }
            Message::Hint { seat, hint, replies } => self.give_hint(seat, hint, &replies),
            Message::Ask { visitor, form, request, reply, span } => {
                let answer = self.ask(&visitor, &form, request).instrument(span).await;
                if let Err(refused) = &answer {
                    tracing::debug!(table = %self.id, reason = %refused, "a request was refused");
                }
                self.server.reached(Point::BeforeReply);
                // The visitor may have disconnected.
                let _gone = reply.send(answer);
            }
            Message::BotTurn { entries, seat, steps } => self.bot_plays(entries, seat, steps).await,
            Message::Reread(done) => {
                match self.read_again().await {
                    Ok(_) => {
                        if self.server.store.node().is_none() {
                            tracing::info!(table = %self.id, "a table that another program changed was read again");
                        }
                        // The store answers, so there is no need to wait.
                        (self.retry, self.failures) = (None, 0);
                        self.wake_bot();
                    }
                    Err(Refused::NoTable) => {}
                    Err(refused) => {
                        log_failure!(warn, refused, table = %self.id, "a changed table cannot be read");
                    }
                }
                let _gone = done.send(());
            }
            Message::Came => {
                // A host who is back has their rights at once. Who else is here can wait for the next round.
                self.look_round(|attendance| attendance.host.clone());
                self.tell_presence();
            }
            Message::Aside(aside) => self.heed(aside),
            Message::TimeUp(done) => {
                self.flag_falls().await;
                let _gone = done.send(());
            }
            Message::Expire(done) => {
                if let Err(refused) = self.expire().await {
                    log_failure!(warn, refused, table = %self.id, "an expired table could not be closed");
                }
                let _gone = done.send(());
            }
        }
    }

    async fn ask(&mut self, visitor: &VisitorId, form: &FormId, request: Request) -> Result<Done, Refused> {
        let form = &answer::id(visitor, form);
        if let Some((_, done)) = self.answers.iter().find(|(known, _)| known == form) {
            return Ok(done.clone());
        }
        for tried in 1.. {
            let refused = match self.decide(visitor, form, request.clone()).await {
                Ok(done) => {
                    self.remember(form.clone(), done.clone());
                    return Ok(done);
                }
                Err(refused) => refused,
            };
            // The form may have been answered before the table was loaded, or by another server. If the store cannot
            // tell, its error is returned: a refusal would be final.
            if let Some(kept) = self.server.store.answer(&self.id, form).await? {
                return Ok(answer::read(&kept));
            }
            if tried == TRIES || !(is_late(&refused) || self.was_behind().await?) {
                return Err(refused);
            }
        }
        unreachable!("the last try returns")
    }

    /// Decides a request by the state in memory.
    async fn decide(&mut self, visitor: &VisitorId, form: &FormId, request: Request) -> Result<Done, Refused> {
        let plan = self.plan(visitor, request).await?;
        let made = match &plan.done {
            Done::Table(table) if !plan.entries.is_empty() => Some(table.clone()),
            _ => None,
        };
        let done = self.commit(plan, Some(form)).await;
        if let (Some(table), Err(refused)) = (made, &done)
            && (is_late(refused) || matches!(refused, Refused::Store(StoreError::Answered(_))))
        {
            // Another server was first.
            self.server.store.remove(&table).await?;
        }
        done
    }

    /// Whether others had changed the table; then it has been read again.
    ///
    /// # Errors
    /// When the store fails.
    async fn was_behind(&mut self) -> Result<bool, Refused> {
        if self.server.store.node().is_none() { Ok(false) } else { self.read_again().await }
    }

    async fn plan(&self, visitor: &VisitorId, request: Request) -> Result<Plan, Refused> {
        let (table, snapshot) = (&self.table, self.snapshot());
        let entry = match snapshot.admits(visitor, &request) {
            Err(Refused::Already) => return Ok(Plan::on(table)),
            admitted => admitted?,
        };
        match request {
            Request::Step { .. } | Request::Undo { .. } | Request::Reset { .. } | Request::TakeBack { .. }
                if self.is_closing() =>
            {
                Err(Refused::Stale)
            }
            Request::Rematch { game } => match &table.progress.rematch {
                Some(next) => Ok(Plan { done: Done::Table(next.clone()), ..Plan::on(table) }),
                None => self.plan_next(Plan::on(table), visitor, Wish::again(table, game)).await,
            },
            Request::CloseSeats => {
                let closed = Plan::entry(table, Who::Host, Kind::Abandon)?;
                self.plan_next(closed, visitor, Wish::without_free_seats(table)).await
            }
            request => snapshot.plan(table, visitor, request, entry),
        }
    }

    /// Keeps the answer to a form, in case it is sent again.
    fn remember(&mut self, form: FormId, done: Done) {
        self.answers.truncate(ANSWERS - 1);
        self.answers.push_front((form, done));
    }

    /// Creates the table at which the players go on.
    async fn plan_next(&self, mut plan: Plan, visitor: &VisitorId, wish: Wish) -> Result<Plan, Refused> {
        let table =
            opening::open(&self.server, opening::new_id(&self.server), visitor, wish, self.table.progress.evening())
                .await?;
        plan.enter(Who::Server, Kind::Rematch { table: table.clone() })?;
        plan.done = Done::Table(table);
        Ok(plan)
    }

    fn attendance(&self) -> Attendance {
        presence::attendance(&self.table, &self.presences, &self.absences)
    }

    /// Looks who is here and who is away, and shows it if what `read` takes of it has changed.
    fn look_round<T: PartialEq>(&mut self, read: impl Fn(&Attendance) -> T) {
        self.absences.look(&self.table, &self.presences);
        let is_known = read(self.published.borrow().attendance()) == read(&self.attendance());
        if !is_known {
            self.show(None, false);
        }
    }

    fn snapshot(&self) -> Snapshot {
        let (missing, within, numbers) = (self.names_missing, self.sequence.within, self.numbers.clone());
        Snapshot::of(&self.table, self.attendance(), missing, within, numbers, self.spared)
    }

    /// Shows a change to everybody, or to one seat only. Then the feeds of others are not even woken.
    fn show(&mut self, only: Option<Seat>, fresh: bool) {
        match only {
            Some(seat) => self.numbers.own[seat] += 1,
            None => self.numbers.public = self.server.next_change(),
        }
        self.set_flag();
        let snapshot = Arc::new(self.snapshot());
        self.published.send_replace(snapshot.clone());
        if only.is_none() {
            // There may be no feeds.
            let _nobody = self.changes.send(Update { snapshot, fresh });
        }
    }
}

/// Completes at this time; never if there is none.
async fn reached(time: Option<Instant>) {
    match time {
        Some(time) => sleep_until(time).await,
        None => std::future::pending().await,
    }
}

/// Whether a request was decided by an older state than the stored one.
fn is_late(refused: &Refused) -> bool {
    matches!(refused, Refused::Store(StoreError::Conflict { .. } | StoreError::SeatChanged(_)))
}
