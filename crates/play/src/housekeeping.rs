//! Commands of an operator on the tables in a store: closing a table, and forgetting a person. A server may be running on
//! the store; it shows the changes through [`Tables::heed`](crate::Tables::heed).

use std::collections::{BTreeMap, BTreeSet};

use erasure::Titles;
use store::{Clock, Commit, Entry, Holder, Kind, Notice, Phase, Store, StoreError, Stored, TableId, VisitorId, Who};
use table::Seat;
use table_fold::{Loaded, Plan, Refused, seating};

use crate::clock::stopwatch;
use crate::tables::Tables;

/// Closes a table that is not over: nobody wins, and its secret is revealed.
///
/// # Errors
/// `NoTable` when there is none, `Over` when it is over, `ReadOnly` when its log cannot be followed, or when the store
/// fails.
pub async fn close(store: &dyn Store, titles: Titles, id: &TableId) -> Result<(), Refused> {
    loop {
        let table = Loaded::from(titles, store.clock(), stopwatch(), store.load(id).await?.ok_or(Refused::NoTable)?)?;
        if let Some(read_only) = table.read_only {
            return Err(Refused::ReadOnly(read_only.reason));
        }
        table.progress.is_timely(&Kind::Abandon)?;
        let mut plan = Plan::entry(&table, Who::Server, Kind::Abandon)?;
        plan.follow(Kind::Reveal { secret: table.secret.clone() })?;
        if is_done(store.commit(plan.commit(&table, None)).await)? {
            tracing::info!(table = %id, "a table was closed");
            return Ok(());
        }
    }
}

impl Tables {
    /// Closes a table as by [`close`], at the request of this server's operator.
    ///
    /// # Errors
    /// As for [`close`], or when the server is stopping.
    pub async fn close_table(&self, id: &TableId) -> Result<(), Refused> {
        close(&**self.store(), self.titles(), id).await?;
        self.heed(Notice::Changed(id.clone())).await
    }

    /// Removes a table, even one that cannot be read, at the request of this server's operator.
    ///
    /// # Errors
    /// When there is none, the store fails, or the server is stopping.
    pub async fn remove_table(&self, id: &TableId) -> Result<(), Refused> {
        self.store().remove(id).await?;
        tracing::info!(table = %id, "a table was removed");
        self.store().forget_strangers().await?;
        self.heed(Notice::Changed(id.clone())).await
    }
}

/// Whom to forget.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Whom {
    /// A browser.
    Visitor(VisitorId),
    /// Everybody who has sat down under this name, or whose guest bot has.
    Name(String),
}

/// What a table holds about a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trace {
    pub table: TableId,
    pub phase: Phase,
    /// Their names in its log.
    pub names: BTreeSet<String>,
    pub seats: Vec<Seat>,
    /// The visitors in these seats.
    pub visitors: BTreeSet<VisitorId>,
    /// Whether they created the table.
    pub is_creator: bool,
}

/// What a store holds about a person.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Footprint {
    /// The tables that hold something about them.
    pub tables: Vec<Trace>,
    /// The tables that cannot be read.
    pub unreadable: Vec<TableId>,
}

/// Finds what a store holds about a person.
///
/// # Errors
/// When the store fails.
pub async fn traces(store: &dyn Store, whom: &Whom) -> Result<Footprint, StoreError> {
    let ids = match whom {
        Whom::Visitor(visitor) => store.tables_of(visitor.clone()).await?.into_iter().map(|table| table.id).collect(),
        Whom::Name(_) => store.all_tables().await?,
    };
    let mut traces = Footprint::default();
    for id in ids {
        match store.load(&id).await {
            Ok(stored) => traces.tables.extend(stored.and_then(|stored| trace(&id, &stored, whom))),
            Err(StoreError::Damaged { .. } | StoreError::Newer { .. }) => traces.unreadable.push(id),
            Err(error) => return Err(error),
        }
    }
    Ok(traces)
}

/// What a table holds about a person; `None` when it holds nothing.
fn trace(id: &TableId, stored: &Stored, whom: &Whom) -> Option<Trace> {
    let mut sitting: BTreeMap<Seat, &str> = BTreeMap::new();
    for entry in &stored.entries {
        match &entry.kind {
            Kind::Leave { seat } | Kind::SitBot { seat, .. } | Kind::Vacate { seat, .. } => {
                sitting.remove(seat);
            }
            kind => sitting.extend(named(kind)),
        }
    }
    let is_his = |seat: Seat, holder: &Holder| match whom {
        Whom::Visitor(visitor) => holder.visitor.as_ref() == Some(visitor),
        Whom::Name(name) => sitting.get(&seat) == Some(&name.as_str()),
    };
    let (own, others): (Vec<_>, Vec<_>) = stored.holders.pairs().partition(|(seat, holder)| is_his(*seat, holder));
    let creates = |(_, holder): &(Seat, &Holder)| holder.visitor.as_ref() == Some(&stored.creator);
    let (names, is_creator) = match whom {
        Whom::Visitor(visitor) => {
            let names = own.iter().filter_map(|(seat, _)| sitting.get(seat)).map(|name| (*name).to_owned());
            (names.collect(), stored.creator == *visitor)
        }
        Whom::Name(name) => {
            let is_owner = |kind: &Kind| matches!(kind, Kind::Sit { of, .. } if of.as_ref() == Some(name));
            let is_winner = |kind: &Kind| matches!(kind, Kind::Evening(evening) if evening.won.contains_key(name));
            let holds =
                |kind: &Kind| is_owner(kind) || is_winner(kind) || named(kind).is_some_and(|(_, other)| other == name);
            let is_named = stored.entries.iter().any(|entry| holds(&entry.kind));
            // Another person may play in the same browser.
            let is_creator = own.iter().any(creates) && !others.iter().any(creates);
            (is_named.then(|| name.clone()).into_iter().collect::<BTreeSet<_>>(), is_creator)
        }
    };
    let visitors = own.iter().filter_map(|(_, holder)| holder.visitor.clone()).collect();
    let seats: Vec<Seat> = own.into_iter().map(|(seat, _)| seat).collect();
    let is_empty = names.is_empty() && seats.is_empty() && !is_creator;
    (!is_empty).then(|| Trace { table: id.clone(), phase: stored.phase, names, seats, visitors, is_creator })
}

/// The seat and the name of an entry by which a person takes a seat.
fn named(kind: &Kind) -> Option<(Seat, &str)> {
    match kind {
        Kind::Sit { seat, name, .. } | Kind::TakeOver { seat, name } => Some((*seat, name)),
        _ => None,
    }
}

/// The placeholder name of a forgotten person, the same in every language.
fn nobody(seat: Seat) -> String {
    format!("N. N. {seat}")
}

/// The entries that hold one of these names, with the placeholder instead, by number. A guest bot is forgotten with whose
/// it is.
fn unnamed(entries: &[Entry], names: &BTreeSet<String>) -> Vec<(u64, Entry)> {
    let mut rewritten = Vec::new();
    for (number, entry) in (0..).zip(entries) {
        let mut without = entry.clone();
        match &mut without.kind {
            Kind::Sit { seat, name, of, .. } => {
                let is_named = names.contains(name);
                if let Some(of) = of.as_mut().filter(|of| is_named || names.contains(*of)) {
                    *of = nobody(*seat);
                }
                if is_named {
                    *name = nobody(*seat);
                }
            }
            Kind::TakeOver { seat, name } if names.contains(name) => *name = nobody(*seat),
            Kind::Evening(evening) => evening.won.retain(|name, _| !names.contains(name)),
            _ => {}
        }
        if without != *entry {
            rewritten.push((number, without));
        }
    }
    rewritten
}

/// Forgets a person at a table: a placeholder replaces their name, what they said is removed, and their seats and
/// rights become nobody's. Before the start their seat is free; in a running game a bot plays on. Decisions and their
/// times stay.
///
/// # Errors
/// When the store fails.
pub async fn forget(store: &dyn Store, titles: Titles, whom: &Whom, id: &TableId) -> Result<(), Refused> {
    loop {
        let Some(stored) = store.load(id).await? else { return Ok(()) };
        let Some(trace) = trace(id, &stored, whom) else { return Ok(()) };
        let rewritten = unnamed(&stored.entries, &trace.names);
        let creator = trace.is_creator.then_some(VisitorId::FORGOTTEN);
        let unsaid = trace.names.clone();
        let commit = Commit { rewritten, unsaid, creator, ..vacated(titles, store.clock(), stored, &trace)? };
        if is_done(store.commit(commit).await)? {
            tracing::info!(table = %id, "a person was forgotten");
            return Ok(());
        }
    }
}

/// Forgets the devices and invitations of a person, once they are forgotten at these tables. Visitors who sat there
/// under a name, but still have other tables, keep theirs: another person may use the same browser.
///
/// # Errors
/// When the store fails.
pub async fn forget_devices(store: &dyn Store, whom: &Whom, tables: &[Trace]) -> Result<(), StoreError> {
    if let Whom::Visitor(visitor) = whom {
        store.forget_devices(visitor.clone()).await?;
        return Ok(());
    }
    let visitors: BTreeSet<&VisitorId> = tables.iter().flat_map(|table| &table.visitors).collect();
    for visitor in visitors {
        if store.tables_of(visitor.clone()).await?.is_empty() {
            store.forget_devices(visitor.clone()).await?;
        }
    }
    Ok(())
}

/// The change that vacates the seats of a trace. A log that cannot be followed gets no entries.
fn vacated(titles: Titles, clock: Clock, stored: Stored, trace: &Trace) -> Result<Commit, Refused> {
    let (after, now) = (stored.entries.len() as u64, clock.now());
    match Loaded::from(titles, clock, stopwatch(), stored) {
        Ok(table) if table.read_only.is_none() => Ok(seating::vacate(&table, &trace.seats)?.commit(&table, None)),
        _ => Ok(Commit {
            drafts: trace.seats.iter().map(|seat| (*seat, Vec::new())).collect(),
            holders: trace.seats.iter().map(|seat| (*seat, Holder::default())).collect(),
            ..Commit::new(trace.table.clone(), after, now)
        }),
    }
}

/// Whether a change was made; `false` if the table has changed meanwhile and has to be read again.
fn is_done(committed: store::Result<()>) -> Result<bool, Refused> {
    match committed {
        Ok(()) => Ok(true),
        Err(StoreError::Conflict { .. } | StoreError::SeatChanged(_) | StoreError::Unknown) => Ok(false),
        Err(StoreError::NotFound) => Err(Refused::NoTable),
        Err(error) => Err(error.into()),
    }
}
