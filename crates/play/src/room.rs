//! One live table: a task that owns it, and the messages it takes.
//!
//! Commit first, then show: a request is turned into entries on a copy, the entries are appended, and only when the store
//! has acknowledged them does the copy replace the table and anybody hear of it.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use catalog::Match;
use look::Presence;
use store::{Commit, Entry, FormId, Holder, Kind, Millis, Phase, StoreError, Stored, TableId, VisitorId, Who};
use table::deal::Commitment;
use table::{BySeat, Seat};
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::{MissedTickBehavior, interval};

use crate::crash::Point;
use crate::presence::Presences;
use crate::progress::{Differs, Person, Progress};
use crate::request::{Done, Refused, Request};
use crate::snapshot::{Draft, Snapshot};
use crate::tables::{Shared, Wish};
use crate::{bots, seating};

/// What the task of a table is asked.
pub(crate) enum Message {
    Look(oneshot::Sender<Arc<Snapshot>>),
    Ask { visitor: VisitorId, form: FormId, request: Request, reply: oneshot::Sender<Result<Done, Refused>> },
    BotMove { entries: u64, seat: Seat, action: Option<String> },
    Expire(oneshot::Sender<()>),
}

/// A change of a table, for those whom it concerns.
#[derive(Clone)]
pub(crate) struct Change {
    /// The one seat that may hear of it; all, if none is named.
    pub(crate) only: Option<Seat>,
    pub(crate) update: Update,
}

/// A change of a table, as a viewer gets it.
#[derive(Clone)]
pub struct Update {
    /// The table after it.
    pub snapshot: Arc<Snapshot>,
    /// Whether something was committed, so that there are frames to show.
    pub fresh: bool,
}

/// How many answers to forms a table remembers without asking the store.
const ANSWERS: usize = 256;

/// How often a table looks who is still there.
const LOOK_ROUND: Duration = Duration::from_secs(10);

/// After so many looks in which nobody was there and nothing happened, a table is put away.
const IDLE_ROUNDS: u32 = 30;

pub(crate) struct Room {
    shared: Arc<Shared>,
    id: TableId,
    table: Loaded,
    answers: VecDeque<(FormId, Done)>,
    changes: broadcast::Sender<Change>,
    presences: Presences,
    own: mpsc::WeakSender<Message>,
    /// The number of entries for which a bot is thinking.
    thinking: Option<u64>,
    idle: u32,
}

/// A table in memory.
pub(crate) struct Loaded {
    pub(crate) progress: Progress,
    pub(crate) drafts: BySeat<Draft>,
    pub(crate) holders: BySeat<Holder>,
    creator: VisitorId,
    settings: store::TableSettings,
    secret: table::deal::Secret,
    commitment: Commitment,
    read_only: Option<String>,
}

impl Loaded {
    /// Follows a stored log. What cannot be followed makes the table read-only, as far as it was followed.
    pub(crate) fn from(stored: Stored) -> Result<Loaded, Refused> {
        let header = store::Header::read(&stored.header_text)?;
        let unreadable = |differs: Differs| Refused::ReadOnly(differs.to_string());
        let mut progress = Progress::new(&stored.header_text, header, stored.secret.clone()).map_err(unreadable)?;
        let followed = stored.entries.iter().try_for_each(|entry| {
            progress.turn_page();
            progress.follow(entry)
        });
        let mut loaded = Loaded {
            drafts: BySeat::new(progress.header.seats, |_| Draft::default()),
            progress,
            holders: stored.holders,
            creator: stored.creator,
            settings: stored.settings,
            secret: stored.secret,
            commitment: stored.commitment,
            read_only: followed.err().map(|differs| differs.to_string()),
        };
        for (seat, actions) in stored.drafts.pairs() {
            loaded.set_draft(seat, actions.clone());
        }
        Ok(loaded)
    }

    /// Lays a seat's drafted actions over the committed game; what does not go is left out.
    fn set_draft(&mut self, seat: Seat, actions: Vec<String>) {
        let mut game: Option<Box<dyn Match>> = None;
        let mut kept = Vec::new();
        for action in actions {
            let Some(committed) = self.progress.game() else { break };
            let drafted = game.get_or_insert_with(|| committed.fork());
            if drafted.draft(seat, &action).is_err() {
                break;
            }
            kept.push(action);
        }
        let revision = self.drafts[seat].revision + 1;
        let game = game.filter(|_| !kept.is_empty()).map(Arc::from);
        self.drafts[seat] = Draft { actions: kept, game, revision };
    }
}

/// What a request comes to: entries for the log and what changes beside it.
pub(crate) struct Plan {
    /// The table after it.
    pub(crate) next: Progress,
    /// What is appended.
    pub(crate) entries: Vec<Entry>,
    /// Drafts that are replaced.
    pub(crate) drafts: Vec<(Seat, Vec<String>)>,
    /// Holders that are replaced.
    pub(crate) holders: Vec<(Seat, Holder)>,
    /// The answer.
    pub(crate) done: Done,
}

impl Plan {
    /// Nothing yet, on a copy of the table.
    pub(crate) fn on(table: &Loaded) -> Plan {
        let next = table.progress.clone();
        Plan { next, entries: Vec::new(), drafts: Vec::new(), holders: Vec::new(), done: Done::Stay }
    }

    /// Adds an entry.
    ///
    /// # Errors
    /// When the table cannot follow it.
    pub(crate) fn enter(&mut self, who: Who, kind: Kind) -> Result<(), Refused> {
        let entry = self.next.perform(Millis::now(), who, kind);
        self.entries.push(entry.map_err(|differs| Refused::ReadOnly(differs.to_string()))?);
        Ok(())
    }
}

impl Room {
    /// Starts the task of a table.
    pub(crate) fn start(
        shared: Arc<Shared>,
        id: TableId,
        table: Loaded,
    ) -> (mpsc::Sender<Message>, broadcast::Sender<Change>, Presences) {
        let (sender, receiver) = mpsc::channel(256);
        let (changes, _) = broadcast::channel(64);
        let presences = Presences::default();
        let room = Room {
            shared,
            id,
            table,
            answers: VecDeque::new(),
            changes: changes.clone(),
            presences: presences.clone(),
            own: sender.downgrade(),
            thinking: None,
            idle: 0,
        };
        tokio::spawn(room.run(receiver));
        (sender, changes, presences)
    }

    async fn run(mut self, mut messages: mpsc::Receiver<Message>) {
        let mut round = interval(LOOK_ROUND);
        round.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut present = self.present();
        self.wake_bot();
        loop {
            tokio::select! {
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
                    self.idle = if self.presences.nobody() && self.thinking.is_none() { self.idle + 1 } else { 0 };
                    if self.idle > IDLE_ROUNDS {
                        // Once nobody else has a handle, what is still waiting is done, and then the task ends.
                        self.shared.put_away(&self.id);
                    }
                }
            }
        }
    }

    async fn take(&mut self, message: Message) {
        match message {
            Message::Look(reply) => {
                // Whoever asked may have gone; then there is nobody to tell.
                let _gone = reply.send(Arc::new(self.snapshot()));
            }
            Message::Ask { visitor, form, request, reply } => {
                let answer = self.ask(&visitor, &form, request).await;
                if let Err(refused) = &answer {
                    tracing::debug!(table = %self.id, reason = %refused, "a request was refused");
                }
                self.shared.reached(Point::BeforeReply);
                let _gone = reply.send(answer);
            }
            Message::BotMove { entries, seat, action } => self.bot_moves(entries, seat, action).await,
            Message::Expire(done) => {
                if let Err(refused) = self.expire().await {
                    tracing::warn!(table = %self.id, reason = %refused, "a table could not be closed after its time");
                }
                let _gone = done.send(());
            }
        }
    }

    async fn ask(&mut self, visitor: &VisitorId, form: &FormId, request: Request) -> Result<Done, Refused> {
        if let Some((_, done)) = self.answers.iter().find(|(known, _)| known == form) {
            return Ok(done.clone());
        }
        let planned = match &self.table.read_only {
            Some(reason) => Err(Refused::ReadOnly(reason.clone())),
            None => self.plan(visitor, request).await,
        };
        let refused = match planned {
            Ok(plan) => match self.commit(plan, Some(form)).await {
                Ok(done) => {
                    self.answers.truncate(ANSWERS - 1);
                    self.answers.push_front((form.clone(), done.clone()));
                    return Ok(done);
                }
                Err(refused) => refused,
            },
            Err(refused) => refused,
        };
        // The same form may have been answered before the server was started again.
        match self.shared.store.answer(&self.id, form).await {
            Ok(Some(answer)) => Ok(read_answer(&answer)),
            _ => Err(refused),
        }
    }

    async fn plan(&self, visitor: &VisitorId, request: Request) -> Result<Plan, Refused> {
        let is_creator = self.table.creator == *visitor;
        match request {
            Request::Step { seat, action, at } => {
                self.own_turn(visitor, seat, at)?;
                self.plan_step(seat, action)
            }
            Request::Undo { seat, at } => {
                self.own_turn(visitor, seat, at)?;
                let mut actions = self.table.drafts[seat].actions.clone();
                actions.pop().ok_or(Refused::NothingDrafted)?;
                Ok(Plan { drafts: vec![(seat, actions)], ..Plan::on(&self.table) })
            }
            Request::Reset { seat, at } => {
                self.own_turn(visitor, seat, at)?;
                if self.table.drafts[seat].actions.is_empty() {
                    return Err(Refused::NothingDrafted);
                }
                Ok(Plan { drafts: vec![(seat, Vec::new())], ..Plan::on(&self.table) })
            }
            Request::Rematch => self.plan_rematch(visitor).await,
            Request::HandOver { seat } if is_creator && self.present().get(seat) == Some(&Presence::Here) => {
                Err(Refused::StillHere)
            }
            other => seating::plan(&self.table, visitor, is_creator, other),
        }
    }

    /// The first who asks opens the new table; the others find it.
    async fn plan_rematch(&self, visitor: &VisitorId) -> Result<Plan, Refused> {
        let progress = &self.table.progress;
        if progress.ending.is_none() {
            return Err(Refused::NotOver);
        }
        let mut plan = Plan::on(&self.table);
        let table = match &progress.rematch {
            Some(table) => table.clone(),
            None => {
                let plays = self.table.holders.iter().any(|holder| holder.visitor.as_ref() == Some(visitor));
                if !plays && self.table.creator != *visitor {
                    return Err(Refused::NotYourSeat);
                }
                let wish = Wish::again(progress, &self.table.settings);
                let table = self.shared.create(visitor, wish).await?;
                plan.enter(Who::Server, Kind::Rematch { table: table.clone() })?;
                table
            }
        };
        plan.done = Done::Table(table);
        Ok(plan)
    }

    /// Whether this visitor decides for this seat now, on the page that shows it as it is.
    fn own_turn(&self, visitor: &VisitorId, seat: Seat, at: u64) -> Result<(), Refused> {
        seating::own(&self.table, visitor, seat)?;
        let progress = &self.table.progress;
        if progress.ending.is_some() {
            return Err(Refused::Over);
        }
        if progress.game().is_none() {
            return Err(Refused::NotBegun);
        }
        let snapshot = self.snapshot();
        if !progress.to_act().contains(seat) || progress.chairs[seat].bot().is_some() {
            return Err(Refused::NotYourTurn);
        }
        if snapshot.at(seat) == at { Ok(()) } else { Err(Refused::Stale) }
    }

    /// A step is drafted while it learns nothing and the seat's own decisions go on; else the draft is committed with it.
    fn plan_step(&self, seat: Seat, action: String) -> Result<Plan, Refused> {
        let not_legal = || Refused::NotLegal { action: action.chars().take(40).collect() };
        let committed = self.table.progress.game().ok_or(Refused::NotBegun)?;
        let game = self.table.drafts[seat].game.as_deref().unwrap_or(committed);
        let offers = game.offers(seat);
        let offer = offers.iter().find(|offer| offer.text == action).ok_or_else(not_legal)?;
        let mut actions = self.table.drafts[seat].actions.clone();
        actions.push(action.clone());
        let goes_on = !offer.learns && {
            let mut drafted = game.fork();
            drafted.draft(seat, &action).map_err(|_| not_legal())?;
            drafted.to_act().contains(seat)
        };
        if goes_on {
            return Ok(Plan { drafts: vec![(seat, actions)], ..Plan::on(&self.table) });
        }
        let mut plan = Plan::on(&self.table);
        plan.next.turn_page();
        let drafted = actions.len() - 1;
        for (at, text) in actions.into_iter().enumerate() {
            if at == drafted {
                plan.next.drafted_by(seat);
            }
            plan.enter(Who::Seat(seat), Kind::Action { text })?;
        }
        plan.drafts.push((seat, Vec::new()));
        Ok(plan)
    }

    /// What follows by itself: the start when all are ready, the end when the game is over or one is left, and then the
    /// server's secret.
    fn follow_up(&self, plan: &mut Plan) -> Result<(), Refused> {
        if plan.next.game().is_none() && seating::all_ready(&plan.next) {
            plan.enter(Who::Server, Kind::Start)?;
        }
        let over = plan.next.game().is_some_and(|game| game.outcome().is_some());
        if plan.next.ending.is_none() && (over || plan.next.standing().len() < 2) {
            plan.enter(Who::Server, Kind::Finish)?;
        }
        if plan.next.ending.is_some() && plan.next.revealed.is_none() {
            plan.enter(Who::Server, Kind::Reveal { secret: self.table.secret.clone() })?;
        }
        Ok(())
    }

    /// Appends, then remembers, then shows.
    async fn commit(&mut self, mut plan: Plan, form: Option<&FormId>) -> Result<Done, Refused> {
        self.follow_up(&mut plan)?;
        let phase = match (&plan.next.ending, plan.next.game()) {
            (Some(_), _) => Phase::Over,
            (None, Some(_)) => Phase::Running,
            (None, None) => Phase::Open,
        };
        self.shared.reached(Point::BeforeAppend);
        let Plan { next, entries, drafts, holders, done } = plan;
        let commit = Commit {
            table: self.id.clone(),
            after: self.table.progress.entries,
            at: Millis::now(),
            entries: entries.clone(),
            drafts: drafts.clone(),
            holders: holders.clone(),
            phase: Some(phase),
            answer: form.map(|form| (form.clone(), write_answer(&done))),
        };
        if let Err(error) = self.shared.store.commit(commit).await {
            return Err(self.recover(error).await);
        }
        self.shared.reached(Point::AfterAppend);

        let fresh = !entries.is_empty();
        self.table.progress = next;
        for (seat, actions) in &drafts {
            self.table.set_draft(*seat, actions.clone());
        }
        for (seat, holder) in holders {
            self.table.holders[seat] = holder;
        }
        self.shared.reached(Point::BeforeShow);
        // A draft alone concerns nobody but its seat.
        let only = drafts.first().filter(|_| !fresh).map(|(seat, _)| *seat);
        self.show(only, fresh);
        self.wake_bot();
        Ok(done)
    }

    /// What an append that failed leaves behind: where its outcome is unknown, the table is read from the store again.
    async fn recover(&mut self, error: StoreError) -> Refused {
        if matches!(error, StoreError::Unknown | StoreError::Conflict { .. }) {
            tracing::warn!(table = %self.id, reason = %error, "the table is read from the store again");
            match self.shared.store.load(&self.id).await {
                Ok(Some(stored)) => match Loaded::from(stored) {
                    Ok(loaded) => self.table = loaded,
                    Err(refused) => return refused,
                },
                Ok(None) => return Refused::NoTable,
                Err(error) => return Refused::Store(error),
            }
            self.show(None, true);
        }
        Refused::Store(error)
    }

    async fn bot_moves(&mut self, entries: u64, seat: Seat, action: Option<String>) {
        self.thinking = None;
        let progress = &self.table.progress;
        let bot = progress.chairs[seat].bot().map(|(name, version)| (name.to_owned(), version));
        let (Some((name, version)), Some(text)) = (bot, action) else {
            return self.wake_bot();
        };
        if progress.entries != entries || !progress.to_act().contains(seat) {
            return self.wake_bot();
        }
        let mut plan = Plan::on(&self.table);
        plan.next.turn_page();
        let who = Who::Bot { seat, name, version };
        let committed = match plan.enter(who, Kind::Action { text }) {
            Ok(()) => self.commit(plan, None).await.map(|_| ()),
            Err(refused) => Err(refused),
        };
        if let Err(refused) = committed {
            tracing::error!(table = %self.id, seat = seat.0, reason = %refused, "a bot could not move");
        }
    }

    /// Lets a bot think if one is to act and none is thinking.
    fn wake_bot(&mut self) {
        let progress = &self.table.progress;
        if self.thinking.is_some() || self.table.read_only.is_some() {
            return;
        }
        let Some(game) = &progress.game else { return };
        let mut seats = progress.to_act();
        seats = seats.iter().filter(|seat| progress.chairs[*seat].bot().is_some()).collect();
        let Some(seat) = seats.iter().next() else { return };
        let Some((bot, _)) = progress.chairs[seat].bot() else { return };
        self.thinking = Some(progress.entries);
        bots::think(&self.shared, self.own.clone(), game.clone(), seat, bot.to_owned(), progress.entries);
    }

    async fn expire(&mut self) -> Result<(), Refused> {
        if self.table.progress.ending.is_some() || !self.presences.nobody() {
            return Ok(());
        }
        let mut plan = Plan::on(&self.table);
        plan.enter(Who::Server, Kind::Expire)?;
        self.commit(plan, None).await.map(|_| ())
    }

    fn present(&self) -> BySeat<Presence> {
        let chairs = self.table.progress.chairs.pairs();
        let each = chairs.map(|(seat, chair)| match (&chair.person, &self.table.holders[seat].visitor) {
            (Person::Bot(..), _) => Presence::Bot,
            (Person::Visitor, Some(visitor)) if self.presences.here(visitor) => Presence::Here,
            _ => Presence::Away,
        });
        each.collect()
    }

    fn snapshot(&self) -> Snapshot {
        Snapshot {
            progress: self.table.progress.clone(),
            drafts: self.table.drafts.clone(),
            holders: self.table.holders.iter().map(|holder| holder.visitor.clone()).collect(),
            present: self.present(),
            creator: self.table.creator.clone(),
            settings: self.table.settings.clone(),
            commitment: self.table.commitment,
            read_only: self.table.read_only.clone(),
        }
    }

    fn show(&self, only: Option<Seat>, fresh: bool) {
        let update = Update { snapshot: Arc::new(self.snapshot()), fresh };
        // Nobody may be looking.
        let _nobody = self.changes.send(Change { only, update });
    }
}

/// An answer as the store keeps it. A private link is not kept: it is shown once, to whoever asked.
fn write_answer(done: &Done) -> String {
    match done {
        Done::Stay | Done::Link(_) => "stay".to_owned(),
        Done::Table(table) => format!("table {table}"),
    }
}

fn read_answer(text: &str) -> Done {
    match text.strip_prefix("table ").map(str::parse) {
        Some(Ok(table)) => Done::Table(table),
        _ => Done::Stay,
    }
}
