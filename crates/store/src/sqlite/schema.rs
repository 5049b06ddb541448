//! The file's format and how it is opened.

use std::time::Duration;

use rusqlite::Connection;

use super::{Care, failure};
use crate::{Result, StoreError};

/// `Poss`: says whose file it is.
const APPLICATION: i32 = 0x506f_7373;

/// The format of the file; the newest that this program knows.
const VERSION: u32 = 1;

const SCHEMA: &str = "
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        header TEXT NOT NULL,
        secret TEXT NOT NULL,
        commitment TEXT NOT NULL,
        creator BLOB NOT NULL,
        settings TEXT NOT NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        phase TEXT NOT NULL,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_creator ON tables (creator);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL,
        visitor BLOB,
        link BLOB UNIQUE,
        draft TEXT NOT NULL DEFAULT '[]',
        PRIMARY KEY (table_id, seat)
    ) STRICT;
    CREATE INDEX seats_by_visitor ON seats (visitor);
    CREATE TABLE answers (
        table_id TEXT NOT NULL REFERENCES tables (id),
        form BLOB NOT NULL,
        answer TEXT NOT NULL,
        PRIMARY KEY (table_id, form)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE visitors (
        id BLOB PRIMARY KEY,
        seen INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
";

/// How long a reader waits for another process.
const PATIENCE: Duration = Duration::from_secs(5);

/// Makes the file ready for writing: checks whose it is, makes what is missing.
pub(super) fn prepare(connection: &Connection, care: Care) -> Result<()> {
    connection.busy_timeout(PATIENCE).map_err(failure)?;
    let empty: bool =
        connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| row.get(0)).map_err(failure)?;
    if !empty {
        check(connection)?;
    }
    let sync = if care.careless { "OFF" } else { "FULL" };
    let pragmas = format!("PRAGMA journal_mode = WAL; PRAGMA synchronous = {sync}; PRAGMA foreign_keys = ON;");
    connection.execute_batch(&pragmas).map_err(failure)?;
    if empty {
        let make = format!(
            "BEGIN IMMEDIATE; {SCHEMA} PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT;"
        );
        connection.execute_batch(&make).map_err(failure)?;
    }
    if let Some(pages) = care.most_pages {
        connection.execute_batch(&format!("PRAGMA max_page_count = {pages};")).map_err(failure)?;
    }
    Ok(())
}

/// Refuses a file that is not ours, or newer than this program.
pub(super) fn check(connection: &Connection) -> Result<()> {
    connection.busy_timeout(PATIENCE).map_err(failure)?;
    let pragma = |name: &str| connection.pragma_query_value(None, name, |row| row.get::<_, i64>(0)).map_err(failure);
    if pragma("application_id")? != i64::from(APPLICATION) {
        return Err(StoreError::Corrupt("it is a database of another program".to_owned()));
    }
    let version = u32::try_from(pragma("user_version")?).unwrap_or(u32::MAX);
    if version > VERSION { Err(StoreError::Newer { version, known: VERSION }) } else { Ok(()) }
}
