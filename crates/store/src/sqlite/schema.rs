//! The database's tables, its version, and the checks before it is used.

use rusqlite::{Connection, TransactionBehavior};

use super::failure::of_finding;
use crate::{Result, StoreError};

/// SQLite's application id, stored in the file's header: `Poss`.
const APPLICATION: u32 = 0x506f_7373;

/// The newest version of the database: the one that this program writes.
pub(super) const VERSION: u32 = STEPS.len() as u32;

/// The upgrade from each version to the next. A released step is never changed.
const STEPS: [&str; 17] = [
    "
    CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        header TEXT NOT NULL,
        secret TEXT NOT NULL,
        commitment TEXT NOT NULL,
        creator TEXT NOT NULL,
        watch TEXT NOT NULL,
        unstarted_hours INTEGER NOT NULL,
        idle_hours INTEGER NOT NULL,
        game TEXT NOT NULL,
        seats INTEGER NOT NULL,
        phase TEXT NOT NULL,
        entries INTEGER NOT NULL,
        created INTEGER NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_creator ON tables (creator);
    CREATE INDEX tables_on ON tables (phase, watch, touched) WHERE phase <> 'over';

    CREATE TABLE entries (
        key INTEGER NOT NULL REFERENCES tables (key),
        number INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (key, number)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE seats (
        key INTEGER NOT NULL REFERENCES tables (key),
        seat INTEGER NOT NULL,
        visitor TEXT,
        link TEXT UNIQUE,
        draft TEXT NOT NULL DEFAULT '[]',
        PRIMARY KEY (key, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

    CREATE TABLE answers (
        key INTEGER NOT NULL REFERENCES tables (key),
        form TEXT NOT NULL,
        answer TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (key, form)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE visitors (
        id TEXT PRIMARY KEY,
        seen INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
",
    "
    ALTER TABLE tables ADD COLUMN window_seconds INTEGER NOT NULL DEFAULT 5;
    ALTER TABLE tables ADD COLUMN name_missing_seconds INTEGER NOT NULL DEFAULT 120;
    ALTER TABLE seats ADD COLUMN passes INTEGER NOT NULL DEFAULT 0;
",
    "
    ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
",
    "
    CREATE TABLE notices (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL
    ) STRICT;
    CREATE INDEX tables_over ON tables (touched) WHERE phase = 'over';
",
    "
    ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
",
    "
    ALTER TABLE tables ADD COLUMN away_minutes INTEGER NOT NULL DEFAULT 5;
",
    "
    ALTER TABLE tables ADD COLUMN own_words INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE seats ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE talk (
        key INTEGER NOT NULL REFERENCES tables (key),
        at INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        saying TEXT NOT NULL,
        PRIMARY KEY (key, at, seat)
    ) STRICT, WITHOUT ROWID;
",
    "
    CREATE TABLE devices (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        since INTEGER NOT NULL,
        used INTEGER NOT NULL,
        ended INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX devices_by_person ON devices (person);

    CREATE TABLE invitations (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        made INTEGER NOT NULL,
        until INTEGER,
        settings TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX invitations_by_person ON invitations (person);
",
    "
    ALTER TABLE tables ADD COLUMN due INTEGER;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
",
    "
    ALTER TABLE tables ADD COLUMN called INTEGER;
    CREATE TABLE channels (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        device TEXT,
        address TEXT NOT NULL,
        wishes TEXT NOT NULL,
        since INTEGER NOT NULL,
        sent INTEGER,
        failed INTEGER,
        reason TEXT
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX channels_by_person ON channels (person);

    CREATE TABLE notifications (
        channel TEXT NOT NULL REFERENCES channels (id),
        name TEXT NOT NULL,
        key INTEGER REFERENCES tables (key),
        what TEXT NOT NULL,
        is_over INTEGER NOT NULL,
        told INTEGER NOT NULL,
        tries INTEGER NOT NULL,
        at INTEGER,
        taker TEXT,
        taken INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (channel, name)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX notifications_by_table ON notifications (key) WHERE key IS NOT NULL;
    CREATE INDEX notifications_due ON notifications (at) WHERE at IS NOT NULL;

    CREATE TABLE keys (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        key TEXT NOT NULL
    ) STRICT;
",
    "
    ALTER TABLE visitors ADD COLUMN welcome TEXT;
    ALTER TABLE visitors ADD COLUMN excluded INTEGER;
    CREATE INDEX visitors_excluded ON visitors (id) WHERE excluded IS NOT NULL;
    CREATE TABLE passes (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        made INTEGER NOT NULL,
        until INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE admins (
        id TEXT PRIMARY KEY,
        once INTEGER NOT NULL,
        until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE announcements (
        only INTEGER PRIMARY KEY CHECK (only = 1),
        text TEXT NOT NULL,
        until INTEGER NOT NULL
    ) STRICT;
",
    "
    CREATE TABLE reports (
        key INTEGER NOT NULL REFERENCES tables (key),
        at INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        name TEXT NOT NULL,
        saying TEXT NOT NULL,
        speaker TEXT,
        made INTEGER NOT NULL,
        PRIMARY KEY (key, at, seat, reporter)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX reports_by_reporter ON reports (reporter);
",
    "
    ALTER TABLE tables ADD COLUMN guests INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE devices ADD COLUMN scopes TEXT;
    ALTER TABLE devices ADD COLUMN at_table TEXT REFERENCES tables (id);
    ALTER TABLE devices ADD COLUMN until INTEGER;
    ALTER TABLE devices ADD COLUMN owner TEXT;
    ALTER TABLE devices ADD COLUMN owner_name TEXT;
    CREATE INDEX devices_by_table ON devices (at_table) WHERE at_table IS NOT NULL;
    CREATE INDEX devices_until ON devices (until) WHERE until IS NOT NULL;
    CREATE INDEX devices_by_owner ON devices (owner) WHERE owner IS NOT NULL;
",
    "ALTER TABLE tables ADD COLUMN latecomers INTEGER NOT NULL DEFAULT 0",
    "-- A program of an older version cannot read nights and wishes that name their time zone.",
    "-- A program of an older version cannot read logs with an evening or with people who agree to show a game.",
    "
    ALTER TABLE entries ADD COLUMN at INTEGER;
    ALTER TABLE entries ADD COLUMN form TEXT;
    ALTER TABLE entries ADD COLUMN answer TEXT;
",
];

/// What an openable file contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Contents {
    /// No database yet.
    Empty,
    /// A database of this known version.
    Version(u32),
}

/// Finds out what a file contains and reads one row of each table, which takes the same time for any size. Before an
/// upgrade it reads the whole database: an upgrade of a damaged one could not be undone. Changes nothing.
///
/// # Errors
/// `Newer` when the database needs a newer program, `Foreign` when it is not one of ours, `Corrupt` when damage is found.
pub(super) fn look(db: &Connection) -> Result<Contents> {
    let application: u32 = db.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let version: u32 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let names: u32 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    if application == 0 && version == 0 && names == 0 {
        return Ok(Contents::Empty);
    }
    if application != APPLICATION {
        return Err(StoreError::Foreign("the file".to_owned()));
    }
    if version > VERSION {
        return Err(StoreError::Newer { version, known: VERSION });
    }
    if version < VERSION {
        check(db)?;
    }
    let mut tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")?;
    for table in tables.query_map([], |row| row.get::<_, String>(0))? {
        let _is_empty: bool =
            db.query_row(&format!("SELECT NOT EXISTS (SELECT * FROM {})", table?), [], |row| row.get(0))?;
    }
    Ok(Contents::Version(version))
}

/// Reads the whole database to find damage. Takes seconds per gigabyte.
///
/// # Errors
/// `Corrupt` when there is damage, another error when not everything could be read.
pub(super) fn check(db: &Connection) -> Result<()> {
    let finding: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if finding == "ok" { Ok(()) } else { Err(of_finding(&finding)) }
}

/// Upgrades the database to this program's version in one transaction.
pub(super) fn upgrade(db: &mut Connection, found: Contents) -> Result<()> {
    let from = match found {
        Contents::Empty => 0,
        Contents::Version(version) => version,
    };
    if from == VERSION {
        return Ok(());
    }
    let change = db.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for step in &STEPS[from as usize..] {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "application_id", APPLICATION)?;
    change.pragma_update(None, "user_version", VERSION)?;
    change.commit()?;
    Ok(())
}
