//! The actor of one live table: the task that owns its state.
//!
//! Commit first, then show. A request becomes entries on a copy of the state, and the entries are appended to the
//! store. Only after the store has acknowledged them does the copy replace the state and do viewers get it.

use std::collections::VecDeque;
use std::sync::{Arc, Weak};
use std::time::Duration;

use erasure::Seen;
use store::{FormId, Kind, Millis, Phase, StoreError, TableId, TableSettings, VisitorId, Who};
use table::{BySeat, Presence, Seat, Viewer};
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};

use crate::crash::Point;
use crate::hint::Hint;
use crate::loaded::Loaded;
use crate::message::{Doors, Message, Replies, Reply, Update};
use crate::number::PageNumber;
use crate::opening::Wish;
use crate::plan::Plan;
use crate::pool::Desk;
use crate::presence::Presences;
use crate::request::{Done, Refused, Request};
use crate::round::Round;
use crate::server::Server;
use crate::snapshot::{Changes, Snapshot};
use crate::talk::{Phrase, Said};
use crate::turn::Turn;
use crate::{answer, bots, opening, seating, steps};

/// How many answers to forms are kept in memory; older ones are read from the store.
const ANSWERS: usize = 256;

/// The first pause of a bot after a failed commit; it doubles after each further failure.
const RETRY_FIRST: Duration = Duration::from_secs(1);

/// The longest pause of a bot after failed commits.
const RETRY_LONGEST: Duration = Duration::from_secs(60);

/// In this last part of a window its seat can take no step, so that no commit delays the closing.
const WINDOW_SHUT: Duration = Duration::from_millis(250);

/// How many changes a feed may be behind; then it skips to the current state. As many snapshots are kept for it.
const BEHIND: usize = 8;

/// How often presence is checked.
const LOOK_ROUND: Duration = Duration::from_secs(10);

/// A table is unloaded after this many idle presence checks.
const IDLE_ROUNDS: u32 = 1;

/// The same for a table of which something is in memory alone, such as what was said.
const LONG_IDLE_ROUNDS: u32 = 30;

/// A live table and its task.
pub(crate) struct Room {
    server: Arc<Server>,
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
    own: mpsc::WeakSender<Message>,
    /// Whether a bot is thinking.
    thinking: bool,
    /// Where the bots of each seat think.
    desks: BySeat<Desk>,
    /// The hints that the seats have asked for.
    asked: BySeat<Asked>,
    /// The time that people need to see what happens.
    round: Round,
    /// When bots retry after a failed commit, and how many commits have failed in a row.
    retry: Option<Instant>,
    failures: u32,
    /// When the open window closes, or when the seats missing at a secret choice are named.
    due: Option<Instant>,
    /// Whether the seats missing at a secret choice are named.
    names_missing: bool,
    idle: u32,
    /// Whether the table was removed from the store.
    is_removed: bool,
}

/// Where the hints of one seat are thought of, one at a time.
#[derive(Default)]
struct Asked {
    desk: Desk,
    /// The page that one is being thought of for, and who waits for it. The thought owns the replies: at a shutdown it
    /// is dropped, and nobody waits.
    pending: Option<(PageNumber, Weak<Replies>)>,
}

impl Room {
    /// Starts the task of a table.
    pub(crate) fn start(server: Arc<Server>, id: TableId, table: Loaded) -> Doors {
        let (sender, receiver) = mpsc::channel(256);
        let (changes, _) = broadcast::channel(BEHIND);
        let presences = Presences::default();
        let round = Round::arriving(server.config.bot_pause);
        let seats = table.progress.header.seats;
        let numbers = Changes { public: server.next_change(), own: BySeat::new(seats, |_| 0) };
        let snapshot = Snapshot::of(&table, &presences, false, round.within, numbers.clone());
        let (published, looks) = watch::channel(Arc::new(snapshot));
        let doors = Doors { sender: sender.clone(), looks, changes: changes.clone(), presences: presences.clone() };
        let room = Room {
            server,
            id,
            table,
            answers: VecDeque::new(),
            published,
            changes,
            numbers,
            presences,
            own: sender.downgrade(),
            thinking: false,
            desks: BySeat::new(seats, |_| Desk::default()),
            asked: BySeat::new(seats, |_| Asked::default()),
            round,
            retry: None,
            failures: 0,
            due: None,
            names_missing: false,
            idle: 0,
            is_removed: false,
        };
        tokio::spawn(room.run(receiver));
        doors
    }

    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        let mut round = interval(LOOK_ROUND);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut present = self.present();
        self.resume_clock();
        self.wake_bot();
        while !self.is_removed {
            tokio::select! {
                () = reached(self.due) => {
                    self.due = None;
                    self.time_is_over().await;
                }
                () = reached(self.retry) => {
                    self.retry = None;
                    self.wake_bot();
                }
                message = messages.recv() => match message {
                    Some(message) => {
                        self.idle = 0;
                        self.take(message).await;
                    }
                    None => return,
                },
                _ = round.tick() => {
                    let now = self.present();
                    if std::mem::replace(&mut present, now.clone()) != now {
                        self.show(None, false);
                    }
                    self.idle = if self.presences.nobody() && !self.thinking { self.idle + 1 } else { 0 };
                    let is_stored = self.table.is_stored() && self.due.is_none() && self.retry.is_none();
                    let rounds = if is_stored { IDLE_ROUNDS } else { LONG_IDLE_ROUNDS };
                    if self.idle > rounds && self.server.unload(&self.id, || !messages.is_empty()) {
                        return;
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
            Message::Ask { visitor, form, request: request @ Request::Say { seat, phrase }, reply } => {
                let answer = self.say(&visitor, &form, &request, seat, phrase);
                // The visitor may have disconnected.
                let _gone = reply.send(answer);
            }
            Message::Hint { seat, hint, replies } => self.give_hint(seat, hint, &replies),
            Message::Ask { visitor, form, request, reply } => {
                let answer = self.ask(&visitor, &form, request).await;
                if let Err(refused) = &answer {
                    tracing::debug!(table = %self.id, reason = %refused, "a request was refused");
                }
                self.server.reached(Point::BeforeReply);
                // The visitor may have disconnected.
                let _gone = reply.send(answer);
            }
            Message::BotTurn { entries, seat, steps } => self.bot_plays(entries, seat, steps).await,
            Message::Reread(done) => {
                match self.reread().await {
                    Ok(()) => {
                        tracing::info!(table = %self.id, "a table that was changed beside the server was read again");
                        self.wake_bot();
                    }
                    Err(Refused::NoTable) => {}
                    Err(refused) => {
                        tracing::warn!(table = %self.id, reason = %refused, "a changed table cannot be read");
                    }
                }
                let _gone = done.send(());
            }
            Message::Expire(done) => {
                if let Err(refused) = self.expire().await {
                    tracing::warn!(table = %self.id, reason = %refused, "a table could not be closed after its time");
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
        let refused = match self.plan(visitor, request).await {
            Ok(plan) => match self.commit(plan, Some(form)).await {
                Ok(done) => {
                    self.remember(form.clone(), done.clone());
                    return Ok(done);
                }
                Err(refused) => refused,
            },
            Err(refused) => refused,
        };
        // The form may have been answered before the table was loaded.
        match self.server.store.answer(&self.id, form).await {
            Ok(Some(kept)) => Ok(answer::read(&kept)),
            _ => Err(refused),
        }
    }

    async fn plan(&self, visitor: &VisitorId, request: Request) -> Result<Plan, Refused> {
        let table = &self.table;
        match self.snapshot().admits(visitor, &request) {
            Err(Refused::Already) => return Ok(Plan::on(table)),
            admitted => admitted?,
        }
        match request {
            Request::Step { .. } | Request::Undo { .. } | Request::Reset { .. } | Request::TakeBack { .. }
                if self.is_closing() =>
            {
                Err(Refused::Stale)
            }
            Request::Step { seat, action, .. } => steps::take(table, seat, vec![action]),
            Request::Undo { seat, .. } => {
                let mut actions = table.drafts[seat].actions.clone();
                actions.pop();
                Ok(Plan::draft(table, seat, actions))
            }
            Request::Reset { seat, .. } => Ok(Plan::draft(table, seat, Vec::new())),
            Request::TakeBack { seat, action, .. } => steps::take_back(table, seat, &action),
            Request::Rematch => self.plan_rematch(visitor).await,
            Request::Sit { seat, name, commitment } => seating::sit(table, visitor, seat, &name, commitment),
            Request::Promise { seat, commitment } => seating::promise(table, seat, commitment),
            Request::Leave { seat } => seating::leave(table, Who::Seat(seat), seat),
            Request::Free { seat } => seating::leave(table, Who::Host, seat),
            Request::PutBot { seat, bot } => {
                Plan::entry(table, Who::Host, seating::sit_bot(&table.progress, seat, &bot)?)
            }
            Request::Ready { seat, opened } => seating::ready(table, seat, opened),
            Request::HandOver { seat } => seating::hand_over(table, self.actor(visitor, seat), seat),
            Request::HandBack { seat } => seating::hand_back(table, self.actor(visitor, seat), seat),
            Request::Concede { seat } => seating::concede(table, seat),
            Request::PassForMe { seat, on } => Ok(seating::pass_for_me(table, seat, on)),
            Request::Close => Plan::entry(table, Who::Host, Kind::Abandon),
            Request::NewLink { seat } => Ok(seating::new_link(table, seat)),
            Request::Hint { .. } | Request::Say { .. } => unreachable!("what is no part of the log has no plan"),
            Request::TakeSeat { token, name } => seating::take_seat(table, visitor, &token, name.as_deref()),
        }
    }

    /// Says a phrase to everybody at the table.
    fn say(
        &mut self,
        visitor: &VisitorId,
        form: &FormId,
        request: &Request,
        seat: Seat,
        phrase: Phrase,
    ) -> Result<Done, Refused> {
        let form = answer::id(visitor, form);
        if let Some((_, done)) = self.answers.iter().find(|(known, _)| *known == form) {
            return Ok(done.clone());
        }
        self.snapshot().admits(visitor, request)?;
        let name = self.table.progress.chairs[seat].name.clone();
        if !self.table.talk.say(Said { seat, name, phrase }) {
            return Err(Refused::JustSaid);
        }
        self.remember(form, Done::Stay);
        self.show(None, false);
        Ok(Done::Stay)
    }

    /// Keeps the answer to a form, in case it is sent again.
    fn remember(&mut self, form: FormId, done: Done) {
        self.answers.truncate(ANSWERS - 1);
        self.answers.push_front((form, done));
    }

    /// Answers a request for a hint: at once if it is refused or the hint is known, otherwise when the bot has thought.
    /// A request that is made again meanwhile gets the same answer.
    fn ask_for_hint(&mut self, visitor: &VisitorId, seat: Seat, request: &Request, reply: Reply) {
        let snapshot = self.snapshot();
        let number = snapshot.number(Viewer::Seat(seat));
        let pending = self.asked[seat].pending.as_ref().and_then(|(of, replies)| Some((*of, replies.upgrade()?)));
        let answer = match (snapshot.admits(visitor, request), pending) {
            (Err(Refused::Already), _) => Ok(Done::Stay),
            (Err(refused), _) => Err(refused),
            (Ok(()), Some((of, replies))) if of == number => {
                return replies.push(reply);
            }
            (Ok(()), Some(_)) => Err(Refused::HintPending),
            (Ok(()), None) => {
                let game = snapshot.game(Viewer::Seat(seat)).expect("a seat that has to decide has a game").clone();
                let (bot, _) = snapshot.title().strongest();
                let desk = self.asked[seat].desk.clone();
                let (bot_name, pause, due) = (bot.to_owned(), self.server.config.bot_pause, Instant::now());
                let thought = bots::Thought { id: self.id.clone(), game, seat, bot: bot_name, desk, pause, due };
                let replies = Arc::new(Replies::new(reply));
                self.asked[seat].pending = Some((number, Arc::downgrade(&replies)));
                bots::think(&self.server, self.own.clone(), thought, move |steps| {
                    let hint = steps.into_iter().next().map(|action| Hint { bot, action, number });
                    Message::Hint { seat, hint, replies }
                });
                return;
            }
        };
        // The visitor may have disconnected.
        let _gone = reply.send(answer);
    }

    /// Gives a seat its hint. It is shown as long as the seat's page is the one that it is about.
    fn give_hint(&mut self, seat: Seat, hint: Option<Hint>, replies: &Replies) {
        let answer = match hint {
            Some(_) => Ok(Done::Stay),
            None => Err(Refused::HintFailed),
        };
        self.table.hints[seat] = hint;
        self.show(Some(seat), false);
        self.asked[seat].pending = None;
        replies.answer(&answer);
    }

    /// As whom a visitor decides who plays a seat: as its person or as the host.
    fn actor(&self, visitor: &VisitorId, seat: Seat) -> Who {
        let is_own = self.table.holders[seat].visitor.as_ref() == Some(visitor);
        if is_own { Who::Seat(seat) } else { Who::Host }
    }

    /// The first request creates the new table; later ones find it.
    async fn plan_rematch(&self, visitor: &VisitorId) -> Result<Plan, Refused> {
        let progress = &self.table.progress;
        let mut plan = Plan::on(&self.table);
        let table = match &progress.rematch {
            Some(table) => table.clone(),
            None => {
                let wish = Wish::again(&self.table);
                let table = opening::open(&self.server, visitor, wish).await?;
                plan.enter(Who::Server, Kind::Rematch { table: table.clone() })?;
                table
            }
        };
        plan.done = Done::Table(table);
        Ok(plan)
    }

    /// Whether a window is about to close.
    fn is_closing(&self) -> bool {
        let is_window = matches!(Turn::of(&self.table.progress), Turn::Window(..));
        is_window && self.due.is_some_and(|due| due.saturating_duration_since(Instant::now()) < WINDOW_SHUT)
    }

    /// Adds the entries that follow without a request: the start once all are ready, the end of the game, and then the
    /// server's secret.
    fn follow_up(&self, plan: &mut Plan) -> Result<(), Refused> {
        plan.follow(Kind::Start)?;
        self.let_pass(plan)?;
        plan.follow(Kind::Finish)?;
        plan.follow(Kind::Reveal { secret: self.table.secret.clone() })
    }

    /// Without a time limit for windows, a seat that passes in all of them passes at once.
    fn let_pass(&self, plan: &mut Plan) -> Result<(), Refused> {
        while let Turn::Window(seat, lapse) = Turn::of(&plan.next)
            && self.table.settings.window_seconds == 0
            && plan.next.chairs[seat].bot().is_none()
            && plan.holder(&self.table, seat).passes
        {
            plan.enter(Who::Seat(seat), Kind::Action { text: lapse })?;
            plan.drafts.push((seat, Vec::new()));
        }
        Ok(())
    }

    /// Continues the timer of a window or secret choice that was running when the table was stored.
    fn resume_clock(&mut self) {
        let waited = Millis::now().0.saturating_sub(self.table.progress.moved.0);
        self.set_clock(Duration::from_millis(waited.try_into().unwrap_or_default()));
    }

    /// Reckons how long a spectator needs to see what has happened. Among bots alone each move is a round.
    fn tell_moments(&mut self, by_person: bool) {
        let (progress, config) = (&self.table.progress, &self.server.config);
        if by_person || progress.chairs.iter().all(|chair| chair.bot().is_some()) {
            self.round = Round::new();
        }
        let seen = progress.game().map(|game| Seen::new(game, Viewer::Spectator));
        let name = progress.title.name();
        let length = |within| seen.map_or(Duration::ZERO, |seen| (config.moments)(name, seen, within));
        self.round.tell(length, config.bot_pause);
    }

    /// Starts the timer of a window or secret choice, less the time already waited. It runs from when everybody has
    /// seen what led to it.
    fn set_clock(&mut self, waited: Duration) {
        let TableSettings { window_seconds, name_missing_seconds, .. } = self.table.settings;
        let seconds = match Turn::of(&self.table.progress) {
            Turn::Window(..) if window_seconds > 0 => Some(window_seconds),
            Turn::Together => Some(name_missing_seconds),
            Turn::Window(..) | Turn::Alone => None,
        };
        let left = |seconds| Duration::from_secs(u64::from(seconds)).saturating_sub(waited);
        let start = self.round.watched.max(Instant::now());
        self.due = seconds.filter(|_| self.table.read_only.is_none()).map(|seconds| start + left(seconds));
        self.names_missing = false;
    }

    async fn time_is_over(&mut self) {
        if Turn::of(&self.table.progress) == Turn::Together {
            self.names_missing = true;
            return self.show(None, false);
        }
        let closed = match steps::close_window(&self.table) {
            Ok(Some(plan)) => self.commit(plan, None).await.map(|_| ()),
            Ok(None) => Ok(()),
            Err(refused) => Err(refused),
        };
        if let Err(refused) = closed {
            tracing::error!(table = %self.id, reason = %refused, "a window could not be closed; it is tried again");
            if self.due.is_none() {
                self.due = Some(Instant::now() + LOOK_ROUND);
            }
        }
    }

    /// Stores a plan's effects, applies them and shows them.
    async fn commit(&mut self, mut plan: Plan, form: Option<&FormId>) -> Result<Done, Refused> {
        self.follow_up(&mut plan)?;
        if plan.changes_nothing() {
            return Ok(plan.done);
        }
        self.server.reached(Point::BeforeAppend);
        let answer = form.map(|form| (form.clone(), answer::write(&plan.done)));
        let commit = plan.commit(&self.id, answer);
        let Plan { next, entries, drafts, holders, only, done, .. } = plan;
        let begun = Instant::now();
        let committed = self.server.store.commit(commit).await;
        self.server.appends.observe(begun.elapsed().as_secs_f64());
        if let Err(error) = committed {
            let refused = self.recover(error).await;
            match refused {
                // The store works and the state is right, so there is nothing to wait for.
                Refused::Store(StoreError::Answered(_) | StoreError::Conflict { .. }) => self.wake_bot(),
                _ => self.retry_later(),
            }
            return Err(refused);
        }
        self.server.reached(Point::AfterAppend);
        (self.retry, self.failures) = (None, 0);

        let moved = next.actions != self.table.progress.actions
            || next.game().is_some() != self.table.progress.game().is_some();
        let missing = steps::missing(&self.table);
        self.table.progress = next;
        for (seat, actions) in &drafts {
            self.table.set_draft(*seat, actions.clone());
        }
        for (seat, holder) in holders {
            self.table.holders[seat] = holder;
        }
        self.server.reached(Point::BeforeShow);
        if moved {
            self.tell_moments(entries.iter().any(|entry| matches!(entry.who, Who::Seat(_))));
        }
        if moved || self.table.progress.ending.is_some() {
            self.set_clock(Duration::ZERO);
        }
        // A change of one seat is shown to that seat only, unless it changes which missing seats are named.
        let named = self.names_missing && missing != steps::missing(&self.table);
        self.show(only.filter(|_| entries.is_empty() && !named), moved);
        self.wake_bot();
        Ok(done)
    }

    /// Lets the table's bots retry after a pause, which doubles each time.
    fn retry_later(&mut self) {
        let pause = RETRY_FIRST.saturating_mul(1 << self.failures.min(16)).min(RETRY_LONGEST);
        self.failures += 1;
        self.retry = Some(Instant::now() + pause);
    }

    /// Handles a failed commit: if its outcome is unknown or the table was changed in the store, reloads it.
    async fn recover(&mut self, error: StoreError) -> Refused {
        if matches!(error, StoreError::Unknown | StoreError::Conflict { .. } | StoreError::NotFound) {
            tracing::warn!(table = %self.id, reason = %error, "the table is read from the store again");
            if let Err(refused) = self.reread().await {
                return refused;
            }
        }
        Refused::Store(error)
    }

    /// Reads the table from the store again. If it was removed, the task ends.
    async fn reread(&mut self) -> Result<(), Refused> {
        let Some(stored) = self.server.store.load(&self.id).await? else {
            tracing::info!(table = %self.id, "a table that was removed is left");
            self.is_removed = true;
            self.server.drop_table(&self.id);
            return Err(Refused::NoTable);
        };
        self.replace(Loaded::from(self.server.titles, stored)?);
        Ok(())
    }

    /// Replaces the state by a reloaded one and shows it to the viewers for whom it differs. The timer restarts only if
    /// the game has moved.
    fn replace(&mut self, mut loaded: Loaded) {
        let mut changed = Vec::new();
        for (seat, before) in self.table.drafts.pairs() {
            let (draft, holders) = (&mut loaded.drafts[seat], (&loaded.holders[seat], &self.table.holders[seat]));
            let is_same = draft.actions == before.actions && holders.0 == holders.1;
            draft.revision = before.revision + u64::from(!is_same);
            changed.extend((!is_same).then_some(seat));
        }
        let before = std::mem::replace(&mut self.table, loaded);
        let visitors = |table: &Loaded| table.holders.iter().map(|holder| holder.visitor.clone()).collect::<Vec<_>>();
        let concerns_all = self.table.progress.entries != before.progress.entries
            || self.table.read_only != before.read_only
            // Whoever lost a seat is notified too.
            || visitors(&self.table) != visitors(&before)
            || self.table.creator != before.creator
            // The name of somebody who is forgotten was replaced.
            || self.table.progress.notes != before.progress.notes
            || self.names_missing;
        let moved = self.table.progress.actions != before.progress.actions;
        if moved || self.table.progress.ending.is_some() {
            self.resume_clock();
        }
        if concerns_all {
            self.show(None, moved);
        } else {
            changed.into_iter().for_each(|seat| self.show(Some(seat), false));
        }
    }

    async fn bot_plays(&mut self, entries: u64, seat: Seat, steps: Vec<String>) {
        let progress = &self.table.progress;
        let is_due = progress.to_act().contains(seat) && !self.table.drafts[seat].is_complete(seat);
        if progress.entries == entries && progress.chairs[seat].bot().is_some() && is_due {
            // Until the last step no bot is woken.
            match self.play_steps(seat, steps).await {
                // The table was changed beside the server, and has been read again or left.
                Ok(()) | Err(Refused::Store(StoreError::Conflict { .. }) | Refused::NoTable) => {}
                Err(refused) => {
                    let table = &self.id;
                    tracing::error!(%table, seat = seat.0, reason = %refused, "a bot could not move; it tries again");
                }
            }
        }
        self.thinking = false;
        self.wake_bot();
    }

    async fn play_steps(&mut self, seat: Seat, mut steps: Vec<String>) -> Result<(), Refused> {
        if steps.is_empty() {
            // The bot failed. Its first legal actions are taken, so that the game goes on.
            steps = steps::first(&self.table, seat);
        }
        let plan = steps::take(&self.table, seat, steps).inspect_err(|_| self.retry_later())?;
        self.commit(plan, None).await.map(|_| ())
    }

    /// Starts a bot's thinking if one has to act and none is thinking.
    fn wake_bot(&mut self) {
        let progress = &self.table.progress;
        if self.thinking || self.retry.is_some() || self.table.read_only.is_some() {
            return;
        }
        let Some(committed) = &progress.game else { return };
        let is_bot = |seat: &Seat| progress.chairs[*seat].bot().is_some();
        let Some(seat) = steps::missing(&self.table).iter().find(is_bot) else { return };
        let Some((bot, _)) = progress.chairs[seat].bot() else { return };
        let game = self.table.drafts[seat].game.clone().unwrap_or_else(|| committed.clone());
        let (bot, desk) = (bot.to_owned(), self.desks[seat].clone());
        let (pause, due) = (self.round.pause(self.server.config.bot_pause), self.round.watched);
        let thought = bots::Thought { id: self.id.clone(), game, seat, bot, desk, pause, due };
        let entries = progress.entries;
        self.thinking = true;
        bots::think(&self.server, self.own.clone(), thought, move |steps| Message::BotTurn { entries, seat, steps });
    }

    async fn expire(&mut self) -> Result<(), Refused> {
        if self.table.progress.phase() == Phase::Over || !self.presences.nobody() {
            return Ok(());
        }
        let plan = Plan::entry(&self.table, Who::Server, Kind::Expire)?;
        self.commit(plan, None).await.map(|_| ())
    }

    fn present(&self) -> BySeat<Presence> {
        self.table.present(&self.presences)
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.table, &self.presences, self.names_missing, self.round.within, self.numbers.clone())
    }

    /// Shows a change to everybody, or to one seat alone. Feeds of others are not even woken by that.
    fn show(&mut self, only: Option<Seat>, fresh: bool) {
        match only {
            Some(seat) => self.numbers.own[seat] += 1,
            None => self.numbers.public = self.server.next_change(),
        }
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
