//! The changes of one transaction: what they find, whether they are refused, and what they write. However many there
//! are, they take the same few statements, sent to the database in two batches: those that find, and those that write.

use std::collections::{BTreeMap, BTreeSet};

use deadpool_postgres::Client;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use store::change::Change;
use store::statements as sql;
use store::{Commit, Millis, NewTable, Phase, Result, StoreError, TableId, VisitorId};
use tokio::join;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Row};

use crate::read::TOUCHED;
use crate::writes::{Locked, Write, Writes, latest, written};
use crate::{channels, devices, doors, node, schema};

/// What Postgres answers; a failure ends the whole transaction.
type Answer<T> = std::result::Result<T, Error>;

/// What a group of changes locks and asks for before it begins.
#[derive(Default)]
struct Locks {
    /// The tables.
    ids: Vec<TableId>,
    /// The tables and the names of the forms that may have been answered.
    asked: Vec<String>,
    forms: Vec<String>,
    /// The creators whose open tables are limited, and the persons whose channels or reports are.
    limited: BTreeSet<i32>,
    /// The persons whose tables are locked too.
    seated: Vec<String>,
}

impl Locks {
    fn of<'a>(changes: impl Iterator<Item = &'a Change>) -> Locks {
        let mut locks = Locks::default();
        for change in changes {
            match change {
                Change::Create(new, most) => {
                    locks.ids.extend(new.header().map(|header| header.table));
                    locks.limited.extend(most.map(|_| schema::creator_key(&new.creator)));
                }
                Change::Commit(commit) => {
                    locks.ids.push(commit.table.clone());
                    if let Some((form, _)) = &commit.answer {
                        locks.asked.push(commit.table.to_string());
                        locks.forms.push(form.to_string());
                    }
                }
                Change::Remove(table) => locks.ids.push(table.clone()),
                Change::Channel(change) => {
                    let (table, person) = channels::locks(change);
                    locks.ids.extend(table.cloned());
                    locks.limited.extend(person.map(schema::creator_key));
                    locks.seated.extend(person.map(ToString::to_string));
                }
                Change::Door(change) => {
                    let (table, person) = doors::locks(change);
                    locks.ids.extend(table.cloned());
                    locks.limited.extend(person.map(schema::creator_key));
                }
                Change::Device(change) => locks.ids.extend(devices::lock(change).cloned()),
                Change::Seen(..) | Change::Forget(..) | Change::ForgetStrangers | Change::Noticed(_) => {}
            }
        }
        locks
    }
}

/// A group of changes.
pub(crate) struct Group {
    /// The number of the node that writes; `None` if the writer is not a node.
    node: Option<i64>,
    tables: BTreeMap<TableId, Locked>,
    /// The answers to the forms of this group, by table and form.
    answers: BTreeMap<(TableId, String), String>,
    writes: Writes,
}

impl Group {
    /// Begins the transaction, finds and locks the tables that the changes name, and then the answers to their forms.
    /// Before that, it locks the creators whose open tables are limited and the persons whose channels or reports are, so
    /// that no other server counts them meanwhile.
    pub(crate) async fn begin<'a>(
        db: &Client,
        node: Option<i64>,
        changes: impl Iterator<Item = &'a Change>,
    ) -> Answer<Group> {
        let Locks { ids, asked, forms, limited, seated } = Locks::of(changes);
        let mut names: Vec<&str> = ids.iter().map(TableId::as_str).collect();
        let theirs = "SELECT id FROM seats JOIN tables USING (key) WHERE visitor = ANY ($1)";
        let theirs = if seated.is_empty() { Vec::new() } else { query(db, theirs, &[&seated]).await? };
        for row in &theirs {
            names.push(row.try_get(0)?);
        }
        // A node that falls silent loses its leases; the lock keeps another node from taking one meanwhile.
        let select_tables = format!(
            "SELECT id, key, seats, entries, {TOUCHED}, phase, creator, revision, revisions, due,
                    coalesce(node = $2, FALSE) AND EXISTS (SELECT FROM nodes WHERE nodes.id = $2
                                                            AND until > clock_timestamp())
             FROM tables WHERE id = ANY ($1) ORDER BY id FOR UPDATE"
        );
        let select_answers = "SELECT id, form, answer FROM unnest($1::text[], $2::text[]) AS asked (id, form)
                              JOIN tables USING (id) JOIN answers USING (key, form)";
        let lock = "SELECT pg_advisory_xact_lock($1, creator) FROM unnest($2::int[]) AS creator";
        let (tables, answers) = (db.prepare_cached(&select_tables).await?, db.prepare_cached(select_answers).await?);
        let (lock, limited) = (db.prepare_cached(lock).await?, limited.into_iter().collect::<Vec<i32>>());
        let locking = async {
            if !limited.is_empty() {
                db.query(&lock, &[&schema::CREATORS, &limited]).await?;
            }
            Ok(())
        };
        let values: (&[_], &[_]) = (&[&names as &(dyn ToSql + Sync), &node], &[&asked as &(dyn ToSql + Sync), &forms]);
        let (begun, locked, tables, answers) = join!(
            biased;
            db.batch_execute("BEGIN"),
            locking,
            db.query(&tables, values.0),
            db.query(&answers, values.1)
        );
        begun.and(locked)?;
        let mut group = Group { node, tables: BTreeMap::new(), answers: BTreeMap::new(), writes: Writes::default() };
        for row in tables? {
            let id: String = row.try_get(0)?;
            let found = Locked {
                key: row.try_get(1)?,
                seats: row.try_get::<_, i16>(2)?.cast_unsigned() as u8,
                entries: row.try_get::<_, i64>(3)?.cast_unsigned(),
                touched: row.try_get(4)?,
                phase: row.try_get(5)?,
                creator: row.try_get(6)?,
                revision: row.try_get(7)?,
                revisions: row.try_get(8)?,
                due: row.try_get(9)?,
                is_leased: node.is_none() || row.try_get(10)?,
                is_changed: false,
            };
            group.tables.extend(ids.iter().find(|asked| asked.as_str() == id).map(|id| (id.clone(), found)));
        }
        for row in answers? {
            let (id, form, answer): (String, String, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
            let id = group.tables.keys().find(|table| table.as_str() == id);
            group.answers.extend(id.map(|id| ((id.clone(), form), answer)));
        }
        Ok(group)
    }

    /// Makes a change or refuses it. Returns the number of rows that it changed, of the kind that it is about.
    pub(crate) async fn make(&mut self, db: &Client, change: &Change) -> Answer<Result<u32>> {
        Ok(match change {
            Change::Create(new, most) => self.create(db, new, *most).await?.map(|()| 1),
            Change::Commit(commit) => self.commit(commit).map(|()| 1),
            Change::Seen(visitor, at) => {
                latest(&mut self.writes.seen, visitor, *at);
                Ok(1)
            }
            Change::Remove(table) => self.remove(db, table).await?.map(|()| 1),
            Change::Forget(before, now) => Ok(forget(db, *before, *now).await?),
            Change::ForgetStrangers => Ok(devices::execute(db, sql::FORGET_STRANGERS.postgres, &[]).await?),
            Change::Device(change) => devices::make(db, change).await?,
            Change::Channel(change) => Ok(channels::make(db, change).await?),
            Change::Door(change) => doors::make(db, change).await?,
            // Postgres keeps no notices.
            Change::Noticed(_) => Ok(0),
        })
    }

    async fn create(&mut self, db: &Client, new: &NewTable, most: Option<u32>) -> Answer<Result<()>> {
        let header = match new.header() {
            Ok(header) => header,
            Err(error) => return Ok(Err(error)),
        };
        if let Some(found) = self.tables.get(&header.table) {
            return Ok(Err(StoreError::Conflict { have: found.entries, wanted: 0 }));
        }
        if let Some(most) = most {
            let rows =
                query(db, sql::COUNT_TABLES_OF.postgres, &[&new.creator.to_string(), &Phase::Over.name()]).await?;
            if rows[0].try_get::<_, i64>(0)? >= i64::from(most) {
                return Ok(Err(StoreError::TooManyOpen));
            }
        }
        let insert = format!("{} ON CONFLICT (id) DO NOTHING RETURNING key", sql::INSERT_TABLE.postgres);
        let (settings, phase) = (&new.settings, new.phase().name().to_owned());
        let due = new.due.map(|due| due.0);
        let rows = query(
            db,
            &insert,
            &[
                &header.table.as_str(),
                &new.header_text,
                &new.secret.open(),
                &new.commitment.to_string(),
                &new.creator.to_string(),
                &settings.watch.name(),
                &i64::from(settings.expire_unstarted_hours),
                &i64::from(settings.expire_idle_hours),
                &i64::from(settings.window_seconds),
                &i64::from(settings.name_missing_seconds),
                &i64::from(settings.away_minutes),
                &settings.hints,
                &settings.own_words,
                &header.game,
                &i16::from(header.seats),
                &phase,
                &header.created.0,
                &due,
                &settings.guests,
                &settings.latecomers,
            ],
        )
        .await?;
        // Another node may have created it since this transaction looked.
        let Some(row) = rows.first() else { return Ok(Err(StoreError::Conflict { have: 0, wanted: 0 })) };
        let key: i64 = row.try_get(0)?;
        for (seat, holder) in new.holders.pairs() {
            let (visitor, link) = written(holder);
            let (seat, since) = (i16::from(seat.0), holder.since.0);
            query(db, sql::INSERT_SEAT.postgres, &[&key, &seat, &visitor, &link, &holder.passes, &since]).await?;
        }
        for visitor in new.holders.iter().filter_map(|holder| holder.visitor.as_ref()).chain([&new.creator]) {
            self.know(visitor, header.created);
        }
        let touched = header.created.0;
        let creator = new.creator.to_string();
        let found = Locked {
            key,
            seats: header.seats,
            entries: 0,
            touched,
            due,
            phase,
            creator,
            revision: 0,
            revisions: Vec::new(),
            is_leased: self.node.is_none(),
            is_changed: false,
        };
        self.writes.append(self.tables.entry(header.table).or_insert(found), &new.entries, header.created);
        Ok(Ok(()))
    }

    fn commit(&mut self, commit: &Commit) -> Result<()> {
        let table = self.tables.get_mut(&commit.table).ok_or(StoreError::NotFound)?;
        let form = commit.answer.as_ref().map(|(form, answer)| (form.to_string(), answer));
        // This check comes before the check of `after`: a form that is sent twice comes with an outdated `after` the
        // second time.
        if let Some((form, _)) = &form
            && let Some(given) = self.answers.get(&(commit.table.clone(), form.clone()))
        {
            return Err(StoreError::Answered(given.clone()));
        }
        if table.entries != commit.after {
            return Err(StoreError::Conflict { have: table.entries, wanted: commit.after });
        }
        let seats = commit.seats();
        let mut named = seats.iter().chain(commit.known.iter().map(|(seat, _)| seat));
        if let Some(seat) = named.find(|seat| seat.0 >= table.seats) {
            return Err(StoreError::no_seat(&commit.table, *seat));
        }
        for (seat, known) in &commit.known {
            if table.revision(*seat).cast_unsigned() != *known {
                return Err(StoreError::SeatChanged(*seat));
            }
        }
        if commit.by_lease && !table.is_leased {
            return Err(StoreError::NoLease);
        }
        let key = table.key;
        if let Some((number, _)) = commit.rewritten.iter().find(|(number, _)| *number >= table.entries) {
            return Err(StoreError::no_entry(&commit.table, *number));
        }
        for (number, entry) in &commit.rewritten {
            let text = serde_json::to_string(entry).expect("an entry is plain data");
            self.writes.rewritten.push((key, number.cast_signed(), text));
        }
        if let Some((form, answer)) = form {
            self.answers.insert((commit.table.clone(), form.clone()), answer.clone());
            self.writes.answers.push((key, form, answer.clone(), commit.at.0));
        }
        for seat in seats {
            *table.revision(seat) += 1;
            table.is_changed = true;
        }
        if commit.revises_table() {
            table.revision += 1;
            table.is_changed = true;
        }
        self.writes.append(table, &commit.entries, commit.at);
        if let Some(next) = commit.onward() {
            self.writes.onward.push((key, commit.table.to_string(), next.to_string()));
        }
        let due = commit.due.map(|due| due.0);
        table.is_changed |= due != std::mem::replace(&mut table.due, due);
        if let Some(phase) = commit.phase {
            phase.name().clone_into(&mut table.phase);
            table.is_changed = true;
        }
        if let Some(creator) = &commit.creator {
            table.creator = creator.to_string();
            self.know(creator, commit.at);
        }
        self.writes.said.extend(commit.said.iter().map(|said| (key, said.clone())));
        self.writes.unsaid.extend(commit.unsaid.iter().map(|name| (key, name.clone())));
        for (seat, draft) in &commit.drafts {
            let draft = serde_json::to_string(draft).expect("a list of texts is plain data");
            self.writes.drafts.insert((key, i16::from(seat.0)), draft);
        }
        for (seat, holder) in &commit.holders {
            self.writes.holders.insert((key, i16::from(seat.0)), holder.clone());
            if let Some(visitor) = &holder.visitor {
                self.know(visitor, commit.at);
            }
        }
        Ok(())
    }

    /// Deletes a table, with what this group would have written for it.
    async fn remove(&mut self, db: &Client, id: &TableId) -> Answer<Result<()>> {
        let Some(Locked { key, .. }) = self.tables.remove(id) else { return Ok(Err(StoreError::NotFound)) };
        self.answers.retain(|(table, _), _| table != id);
        self.writes.leave_out(key);
        devices::end_tokens(db, "at_table = $1", &[&id.as_str()]).await?;
        for table in ["entries", "seats", "answers", "tables"] {
            query(db, &format!("DELETE FROM {table} WHERE key = $1"), &[&key]).await?;
        }
        Ok(Ok(()))
    }

    /// Stores the visitor as known, so that they can be forgotten later.
    fn know(&mut self, visitor: &VisitorId, at: Millis) {
        if *visitor != VisitorId::FORGOTTEN {
            latest(&mut self.writes.known, visitor, at);
        }
    }

    /// Writes what the changes have collected, with notifications, and commits. Returns the result of the writes and
    /// of the commit: after a failed write, Postgres treats the commit as a rollback and reports no error for it.
    pub(crate) async fn end(self, db: &Client, notifications: Vec<String>) -> Answer<(Answer<()>, Answer<()>)> {
        let mut writes = self.writes.statements(self.tables.into_values());
        let notify = |text| Write { text: node::NOTIFY, values: vec![Box::new(text)] };
        writes.extend(notifications.into_iter().map(notify));
        let mut prepared = Vec::with_capacity(writes.len());
        for write in &writes {
            prepared.push(db.prepare_cached(write.text).await?);
        }
        let written = prepared.iter().zip(&writes).map(|(statement, write)| {
            let values = write.values.iter().map(|value| &**value as &(dyn ToSql + Sync)).collect::<Vec<_>>();
            async move { db.execute(statement, &values).await.map(drop) }.boxed()
        });
        Ok(join!(biased; in_order(written), db.batch_execute("COMMIT")))
    }
}

/// Sends statements in order, without waiting for the answers in between. Returns the first error.
async fn in_order<'a>(statements: impl DoubleEndedIterator<Item = BoxFuture<'a, Answer<()>>>) -> Answer<()> {
    let both = |rest: BoxFuture<'a, Answer<()>>, first: BoxFuture<'a, Answer<()>>| {
        async move {
            let (first, rest) = join!(biased; first, rest);
            first.and(rest)
        }
        .boxed()
    };
    statements.rfold(async { Ok(()) }.boxed(), both).await
}

/// Forgets visitors. Runs before the group's other writes, so a visitor who sits down in the same group is known
/// afterwards.
async fn forget(db: &Client, before: Millis, now: Millis) -> Answer<u32> {
    devices::end_tokens(db, devices::OVER, &[&now.0]).await?;
    query(db, sql::DELETE_ANSWERS_BEFORE.postgres, &[&before.0]).await?;
    query(db, sql::DELETE_REPORTS_BEFORE.postgres, &[&before.0]).await?;
    let forget = "WITH gone AS (
                      DELETE FROM visitors WHERE seen < $1 AND coalesce(excluded, 0) < $1
                          AND NOT EXISTS (SELECT FROM tables WHERE creator = visitors.id AND phase <> $3)
                          AND NOT EXISTS (SELECT FROM seats JOIN tables USING (key)
                                          WHERE visitor = visitors.id AND phase <> $3)
                      RETURNING id
                  ), got_up AS (
                      UPDATE seats SET visitor = NULL, link = NULL, since = 0 WHERE visitor IN (SELECT id FROM gone)
                  ), ended AS (
                      DELETE FROM devices WHERE person IN (SELECT id FROM gone) OR owner IN (SELECT id FROM gone)
                      RETURNING id, until
                  ), uninvited AS (
                      DELETE FROM invitations WHERE person IN (SELECT id FROM gone)
                  ), silenced AS (
                      DELETE FROM channels WHERE person IN (SELECT id FROM gone)
                  ), unreported AS (
                      DELETE FROM reports WHERE reporter IN (SELECT id FROM gone) OR speaker IN (SELECT id FROM gone)
                  ), unnamed AS (
                      UPDATE tables SET creator = $2 WHERE creator IN (SELECT id FROM gone)
                  )
                  SELECT (SELECT count(*) FROM gone), count(pg_notify('posse', 'ended - ' || id))
                  FROM ended WHERE until IS NOT NULL";
    let nobody = VisitorId::FORGOTTEN.to_string();
    let rows = query(db, forget, &[&before.0, &nobody, &Phase::Over.name()]).await?;
    let count: i64 = rows[0].try_get(0)?;
    Ok(u32::try_from(count).unwrap_or(u32::MAX))
}

/// The rows of a statement, which is prepared once per connection.
async fn query(db: &Client, statement: &str, values: &[&(dyn ToSql + Sync)]) -> Answer<Vec<Row>> {
    let statement = db.prepare_cached(statement).await?;
    db.query(&statement, values).await
}
