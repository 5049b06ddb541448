//! The queries, run by a few threads with a connection each, so that no query waits for the writer or a slow query.

use std::str::FromStr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use rusqlite::{Connection, OptionalExtension, Row, params};
use table::{BySeat, Seat, UnknownName};
use tokio::sync::oneshot;

use crate::{
    Entry, FormId, Header, Holder, LinkId, Millis, Phase, Result, StoreError, Stored, Summary, TableId, TableSettings,
    VisitorId,
};

/// The most tables in the public list.
const PUBLIC: u32 = 100;

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
        answer.await.map_err(|_| stopped())?
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
        match query {
            Ok(query) => query(db),
            Err(_) => return,
        }
    }
}

fn at_one_moment<T>(db: &Connection, query: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
    let _moment = db.unchecked_transaction()?;
    query(db)
}

/// Parses a stored text. A text that cannot be parsed means that the database is damaged.
fn parse<T: std::str::FromStr<Err: std::fmt::Display>>(what: &str, text: &str) -> Result<T> {
    text.parse().map_err(|error| StoreError::Corrupt(format!("{what} `{text}`: {error}")))
}

/// Reads a whole table. What cannot be parsed counts as damage of this table, not of the database.
pub(super) fn load(db: &Connection, id: &TableId) -> Result<Option<Stored>> {
    stored(db, id).map_err(|error| match error {
        StoreError::Corrupt(reason) => StoreError::Damaged { table: id.clone(), reason },
        other => other,
    })
}

fn stored(db: &Connection, id: &TableId) -> Result<Option<Stored>> {
    struct Texts {
        key: i64,
        header: String,
        secret: String,
        commitment: String,
        creator: String,
        watch: String,
        unstarted_hours: u32,
        idle_hours: u32,
        phase: String,
        entries: u64,
        touched: i64,
        window_seconds: u32,
        name_missing_seconds: u32,
        hints: bool,
    }
    let texts = db
        .prepare_cached(
            "SELECT key, header, secret, commitment, creator, watch, unstarted_hours, idle_hours, phase, entries,
                    touched, window_seconds, name_missing_seconds, hints
             FROM tables WHERE id = ?1",
        )?
        .query_row([id.as_str()], |row| {
            Ok(Texts {
                key: row.get(0)?,
                header: row.get(1)?,
                secret: row.get(2)?,
                commitment: row.get(3)?,
                creator: row.get(4)?,
                watch: row.get(5)?,
                unstarted_hours: row.get(6)?,
                idle_hours: row.get(7)?,
                phase: row.get(8)?,
                entries: row.get(9)?,
                touched: row.get(10)?,
                window_seconds: row.get(11)?,
                name_missing_seconds: row.get(12)?,
                hints: row.get(13)?,
            })
        })
        .optional()?;
    let Some(texts) = texts else { return Ok(None) };
    // The header comes first: entries of a newer format may have kinds that this program does not know.
    Header::read(&texts.header)?;
    let entries = entries(db, texts.key)?;
    if entries.len() as u64 != texts.entries {
        return Err(StoreError::Corrupt(format!("it has {} entries, not {}", entries.len(), texts.entries)));
    }
    let (holders, drafts) = seats(db, texts.key)?;
    Ok(Some(Stored {
        header_text: texts.header,
        secret: texts.secret.parse().map_err(|error| StoreError::Corrupt(format!("its secret: {error}")))?,
        commitment: parse("the commitment", &texts.commitment)?,
        creator: parse("the creator", &texts.creator)?,
        settings: TableSettings {
            watch: word(&texts.watch)?,
            expire_unstarted_hours: texts.unstarted_hours,
            expire_idle_hours: texts.idle_hours,
            window_seconds: texts.window_seconds,
            name_missing_seconds: texts.name_missing_seconds,
            hints: texts.hints,
        },
        phase: word(&texts.phase)?,
        entries,
        holders,
        drafts,
        touched: Millis(texts.touched),
    }))
}

fn entries(db: &Connection, key: i64) -> Result<Vec<Entry>> {
    let mut select = db.prepare_cached("SELECT number, entry FROM entries WHERE key = ?1 ORDER BY number")?;
    let mut rows = select.query([key])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let number: u64 = row.get(0)?;
        if number != entries.len() as u64 {
            return Err(StoreError::Corrupt(format!("entry {} is missing", entries.len())));
        }
        let text = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
        let bad = |error| StoreError::Corrupt(format!("entry {number}: {error}"));
        entries.push(serde_json::from_str(text).map_err(bad)?);
    }
    Ok(entries)
}

fn seats(db: &Connection, key: i64) -> Result<(BySeat<Holder>, BySeat<Vec<String>>)> {
    let mut select =
        db.prepare_cached("SELECT seat, visitor, link, draft, passes FROM seats WHERE key = ?1 ORDER BY seat")?;
    let mut rows = select.query([key])?;
    let (mut holders, mut drafts) = (Vec::new(), Vec::new());
    while let Some(row) = rows.next()? {
        let (seat, visitor, link): (usize, Option<String>, Option<String>) = (row.get(0)?, row.get(1)?, row.get(2)?);
        if seat != holders.len() || seat >= table::MAX_SEATS {
            return Err(StoreError::Corrupt("its seats are not all there".to_owned()));
        }
        holders.push(Holder {
            visitor: visitor.map(|text| parse("a visitor", &text)).transpose()?,
            link: link.map(|text| parse("a link", &text)).transpose()?,
            passes: row.get(4)?,
        });
        let text = row.get_ref(3)?.as_str().map_err(rusqlite::Error::from)?;
        let bad = |error| StoreError::Corrupt(format!("a draft: {error}"));
        drafts.push(serde_json::from_str(text).map_err(bad)?);
    }
    Ok((holders.into_iter().collect(), drafts.into_iter().collect()))
}

pub(super) fn answer(db: &Connection, table: &TableId, form: &FormId) -> Result<Option<String>> {
    Ok(db
        .prepare_cached("SELECT answer FROM answers JOIN tables USING (key) WHERE id = ?1 AND form = ?2")?
        .query_row(params![table.as_str(), form.to_string()], |row| row.get(0))
        .optional()?)
}

pub(super) fn tables_of(db: &Connection, visitor: &VisitorId) -> Result<Vec<Summary>> {
    summaries(
        db,
        "SELECT id, game, seats, phase, watch, created, touched FROM tables
         WHERE key IN (SELECT key FROM tables WHERE creator = ?1 UNION SELECT key FROM seats WHERE visitor = ?1)
         ORDER BY touched DESC, key DESC",
        params![visitor.to_string()],
    )
}

pub(super) fn public_tables(db: &Connection) -> Result<Vec<Summary>> {
    summaries(
        db,
        "SELECT id, game, seats, phase, watch, created, touched FROM tables
         WHERE phase <> 'over' AND watch = 'everybody' ORDER BY touched DESC, key DESC LIMIT ?1",
        params![PUBLIC],
    )
}

fn summaries(db: &Connection, select: &str, values: impl rusqlite::Params) -> Result<Vec<Summary>> {
    let mut select = db.prepare_cached(select)?;
    let mut rows = select.query(values)?;
    let mut summaries = Vec::new();
    while let Some(row) = rows.next()? {
        summaries.extend(sound(summary(row))?);
    }
    Ok(summaries)
}

/// A row of a list; `None` when its table is damaged, so that the other tables are still listed.
fn sound<T>(row: Result<T>) -> Result<Option<T>> {
    match row {
        Ok(read) => Ok(Some(read)),
        Err(StoreError::Corrupt(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

fn summary(row: &Row<'_>) -> Result<Summary> {
    let text = |column| Ok::<String, StoreError>(row.get(column)?);
    Ok(Summary {
        id: parse("a table", &text(0)?)?,
        game: text(1)?,
        seats: row.get(2)?,
        phase: word(&text(3)?)?,
        watch: word(&text(4)?)?,
        created: Millis(row.get(5)?),
        touched: Millis(row.get(6)?),
    })
}

pub(super) fn expired(db: &Connection, now: Millis) -> Result<Vec<TableId>> {
    let mut select = db.prepare_cached(
        "SELECT id FROM tables
         WHERE phase = 'open' AND created + unstarted_hours * 3600000 <= ?1
            OR phase = 'running' AND touched + idle_hours * 3600000 <= ?1
         ORDER BY key",
    )?;
    let mut rows = select.query([now.0])?;
    let mut tables = Vec::new();
    while let Some(row) = rows.next()? {
        tables.extend(sound(parse("a table", &row.get::<_, String>(0)?))?);
    }
    Ok(tables)
}

pub(super) fn count_open(db: &Connection, visitor: &VisitorId) -> Result<u32> {
    Ok(db
        .prepare_cached("SELECT count(*) FROM tables WHERE creator = ?1 AND phase <> ?2")?
        .query_row(params![visitor.to_string(), Phase::Over.name()], |row| row.get(0))?)
}

pub(super) fn seat_by_link(db: &Connection, link: &LinkId) -> Result<Option<(TableId, Seat)>> {
    let found: Option<(String, u8)> = db
        .prepare_cached("SELECT id, seat FROM seats JOIN tables USING (key) WHERE link = ?1")?
        .query_row([link.to_string()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    found.map(|(id, seat)| Ok((parse("a table", &id)?, Seat(seat)))).transpose()
}

/// Reads a word that stands in the database for a value.
fn word<T: FromStr<Err = UnknownName>>(text: &str) -> Result<T> {
    text.parse().map_err(|unknown: UnknownName| StoreError::Corrupt(unknown.to_string()))
}
