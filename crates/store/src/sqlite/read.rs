//! The queries, run by a few threads with a connection each, so that no query waits for the writer or a slow query.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use table::Seat;
use tokio::sync::oneshot;

use crate::rows::{self, Columns, DUE, Entries, FINISHED, PUBLIC, Seats, TableRow, parse, sound};
use crate::statements::{self as sql, SEAT_COLUMNS, TABLE_COLUMNS};
use crate::{FormId, LinkId, Millis, Notice, Result, Said, StoreError, Stored, Summary, TableId, VisitorId};

/// How many entries a table has. Its row may be behind, and rows without a time are no entries yet.
pub(super) const ENTRIES: &str = "coalesce((SELECT number + 1 FROM entries AS log
               WHERE log.key = tables.key AND number >= tables.entries AND at IS NOT NULL
               ORDER BY number DESC LIMIT 1), entries)";

/// When the log of a table last grew.
pub(super) const TOUCHED: &str = "coalesce((SELECT at FROM entries AS log
               WHERE log.key = tables.key AND number >= tables.entries AND at IS NOT NULL
               ORDER BY number DESC LIMIT 1), touched)";

/// The answers to the forms of the table `?1`.
const ANSWERS: &str = "SELECT form, answer, answers.at FROM tables JOIN answers USING (key) WHERE id = ?1
     UNION ALL SELECT form, answer, log.at FROM tables JOIN entries AS log USING (key)
               WHERE id = ?1 AND number >= tables.entries AND form IS NOT NULL";

type Query = Box<dyn FnOnce(&Connection) + Send>;

/// The reader threads.
pub(super) struct Readers {
    queries: Option<Sender<Query>>,
    threads: Vec<JoinHandle<()>>,
}

impl Readers {
    /// Starts a thread for each connection.
    pub(super) fn start(connections: Vec<Connection>) -> Result<Readers> {
        let (queries, waiting) = channel::<Query>();
        let waiting = Arc::new(Mutex::new(waiting));
        let start = |db| {
            let waiting = waiting.clone();
            std::thread::Builder::new().name("store-read".to_owned()).spawn(move || run(&db, &waiting))
        };
        let threads = connections.into_iter().map(start).collect::<std::io::Result<_>>()?;
        Ok(Readers { queries: Some(queries), threads })
    }

    /// Runs a query against one snapshot of the database.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let stopped = || StoreError::Io("it is being closed".to_owned());
        let (reply, answer) = oneshot::channel();
        let query = Box::new(move |db: &Connection| {
            // The caller may have stopped waiting.
            let _gone = reply.send(at_one_moment(db, query));
        });
        self.queries.as_ref().ok_or_else(stopped)?.send(query).map_err(|_| stopped())?;
        answer.await.map_err(|_| StoreError::Io("the query was not finished".to_owned()))?
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.queries = None;
        for thread in self.threads.drain(..) {
            // The panic was already reported when it happened.
            let _panicked = thread.join();
        }
    }
}

fn run(db: &Connection, waiting: &Mutex<Receiver<Query>>) {
    loop {
        let query = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(query) = query else { return };
        // rusqlite panics when SQLite has no memory left for a text. The query's caller is told, and the thread goes on
        // with the next one.
        let _panicked = catch_unwind(AssertUnwindSafe(|| query(db)));
    }
}

fn at_one_moment<T>(db: &Connection, query: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
    let _moment = db.unchecked_transaction()?;
    query(db)
}

/// Reads a whole table.
pub(super) fn load(db: &Connection, id: &TableId) -> Result<Option<Stored>> {
    stored(db, id).map_err(|error| rows::damage_of(id, error))
}

fn stored(db: &Connection, id: &TableId) -> Result<Option<Stored>> {
    let select = format!("SELECT {TABLE_COLUMNS}, {ENTRIES}, {TOUCHED} FROM tables WHERE id = ?1");
    let Some(table) = one(db, &select, [id.as_str()], TableRow::read)? else { return Ok(None) };
    let (key, count) = (table.key, table.entries);
    table.stored(|| entries(db, key, count), || seats(db, key), || talk(db, key)).map(Some)
}

fn entries(db: &Connection, key: i64, count: u64) -> Result<Entries> {
    let select = "SELECT number, entry FROM entries WHERE key = ?1 AND number < ?2 ORDER BY number";
    let mut select = db.prepare_cached(select)?;
    let mut rows = select.query(params![key, count])?;
    let mut entries = Entries::after(0);
    while let Some(row) = rows.next()? {
        entries.push(row.get(0)?, text(row, 1)?)?;
    }
    Ok(entries)
}

fn seats(db: &Connection, key: i64) -> Result<Seats> {
    let select = format!("SELECT {SEAT_COLUMNS}, revision FROM seats WHERE key = ?1 ORDER BY seat");
    let mut select = db.prepare_cached(&select)?;
    let mut rows = select.query([key])?;
    let mut seats = Seats::default();
    while let Some(row) = rows.next()? {
        seats.push(row, row.get(6)?)?;
    }
    Ok(seats)
}

fn talk(db: &Connection, key: i64) -> Result<Vec<Said>> {
    Ok(all(db, sql::TALK.sqlite, [key], rows::said)?.into_iter().flatten().collect())
}

/// The text in a column.
fn text<'a>(row: &'a Row<'_>, column: usize) -> Result<&'a str> {
    Ok(row.get_ref(column)?.as_str().map_err(rusqlite::Error::from)?)
}

impl Columns for Row<'_> {
    fn text_if_any(&self, column: usize) -> Result<Option<&str>> {
        Ok(self.get_ref(column)?.as_str_or_null().map_err(rusqlite::Error::from)?)
    }

    fn number_if_any(&self, column: usize) -> Result<Option<i64>> {
        Ok(self.get(column)?)
    }

    fn flag(&self, column: usize) -> Result<bool> {
        Ok(self.get(column)?)
    }
}

/// What a statement finds.
pub(super) fn all<T>(
    db: &Connection,
    statement: &str,
    values: impl Params,
    read: impl Fn(&dyn Columns) -> Result<T>,
) -> Result<Vec<T>> {
    let mut statement = db.prepare_cached(statement)?;
    let mut rows = statement.query(values)?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(read(row)?);
    }
    Ok(found)
}

/// What a statement finds, without what belongs to damaged tables.
pub(super) fn all_sound<T>(
    db: &Connection,
    statement: &str,
    values: impl Params,
    read: impl Fn(&dyn Columns) -> Result<T>,
) -> Result<Vec<T>> {
    let found = all(db, statement, values, |row| sound(read(row)))?;
    Ok(found.into_iter().flatten().collect())
}

/// The first that a statement finds.
pub(super) fn one<T>(
    db: &Connection,
    statement: &str,
    values: impl Params,
    read: impl Fn(&dyn Columns) -> Result<T>,
) -> Result<Option<T>> {
    let mut statement = db.prepare_cached(statement)?;
    let mut rows = statement.query(values)?;
    rows.next()?.map(|row| read(row)).transpose()
}

pub(super) fn answer(db: &Connection, table: &TableId, form: &FormId) -> Result<Option<String>> {
    Ok(db
        .prepare_cached(&format!("SELECT answer FROM ({ANSWERS}) WHERE form = ?2"))?
        .query_row(params![table.as_str(), form.to_string()], |row| row.get(0))
        .optional()?)
}

pub(super) fn tables_of(db: &Connection, visitor: &VisitorId) -> Result<Vec<Summary>> {
    let theirs = "key IN (SELECT key FROM tables WHERE creator = ?1 UNION SELECT key FROM seats WHERE visitor = ?1)";
    summaries(db, theirs, None, params![visitor.to_string()])
}

pub(super) fn public_tables(db: &Connection) -> Result<Vec<Summary>> {
    summaries(db, "phase <> 'over' AND watch = 'everybody'", Some(PUBLIC), [])
}

pub(super) fn list(db: &Connection) -> Result<Vec<Summary>> {
    summaries(db, "TRUE", None, [])
}

/// The tables that meet a condition, or so many of them, the last changed first.
fn summaries(db: &Connection, which: &str, most: Option<u32>, values: impl Params) -> Result<Vec<Summary>> {
    let most = most.map_or(-1, i64::from);
    let select = format!(
        "SELECT id, game, seats, phase, watch, {ENTRIES}, created, {TOUCHED} AS changed FROM tables
         WHERE {which} ORDER BY changed DESC, key DESC LIMIT {most}"
    );
    all_sound(db, &select, values, rows::summary)
}

pub(super) fn expired(db: &Connection, now: Millis) -> Result<Vec<TableId>> {
    let select = format!(
        "SELECT id FROM tables
         WHERE phase = 'open' AND created + unstarted_hours * 3600000 <= ?1
            OR phase = 'running' AND {TOUCHED} + idle_hours * 3600000 <= ?1
         ORDER BY key"
    );
    all_sound(db, &select, [now.0], rows::table_id)
}

pub(super) fn due(db: &Connection, now: Millis) -> Result<Vec<TableId>> {
    all_sound(db, sql::DUE_TABLES.sqlite, params![now.0, DUE], rows::table_id)
}

pub(super) fn running(db: &Connection, since: Millis) -> Result<Vec<TableId>> {
    let select = format!(
        "SELECT id FROM (SELECT id, key, {TOUCHED} AS changed FROM tables WHERE phase = 'running')
         WHERE changed >= ?1 ORDER BY changed DESC, key"
    );
    all_sound(db, &select, [since.0], rows::table_id)
}

pub(super) fn finished(db: &Connection, before: Millis) -> Result<Vec<TableId>> {
    all_sound(db, sql::FINISHED_TABLES.sqlite, params![before.0, FINISHED], rows::table_id)
}

/// The notices of changed tables and deleted tokens, with their numbers.
pub(super) fn notices(db: &Connection) -> Result<Vec<(i64, Notice)>> {
    let mut select = db.prepare_cached("SELECT number, id FROM notices ORDER BY number")?;
    let mut rows = select.query([])?;
    let mut notices = Vec::new();
    while let Some(row) = rows.next()? {
        let id = text(row, 1)?;
        let notice = match id.parse() {
            Ok(device) => Notice::Ended(device),
            Err(_) => Notice::Changed(parse("a table", id)?),
        };
        notices.push((row.get(0)?, notice));
    }
    Ok(notices)
}

pub(super) fn all_tables(db: &Connection) -> Result<Vec<TableId>> {
    all(db, sql::ALL_TABLES.sqlite, [], rows::table_id)
}

pub(super) fn answers(db: &Connection, table: &TableId) -> Result<Vec<(FormId, String, Millis)>> {
    all(db, &format!("{ANSWERS} ORDER BY form"), [table.as_str()], rows::answer)
}

pub(super) fn visitors(db: &Connection) -> Result<Vec<(VisitorId, Millis)>> {
    all(db, sql::VISITORS.sqlite, [], rows::visitor)
}

pub(super) fn seat_by_link(db: &Connection, link: &LinkId) -> Result<Option<(TableId, Seat)>> {
    one(db, sql::SEAT_BY_LINK.sqlite, [link.to_string()], rows::seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_query_that_panics_stops_no_later_one() {
        let readers = Readers::start(vec![Connection::open_in_memory().unwrap()]).unwrap();
        let stopped = readers.ask::<()>(|_| panic!("as when there is no memory")).await;
        assert_eq!(stopped, Err(StoreError::Io("the query was not finished".to_owned())));
        let one = readers.ask(|db| Ok(db.query_row("SELECT 1", [], |row| row.get(0))?)).await;
        assert_eq!(one, Ok(1));
    }
}
