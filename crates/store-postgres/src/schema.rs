//! The database's tables, its version, and the checks before it is used.

use deadpool_postgres::{Client, GenericClient};
use store::{StoreError, VisitorId};

use crate::failure::Result;

/// The newest version of the database: the one that this program writes.
pub(crate) const VERSION: u32 = STEPS.len() as u32;

/// The oldest version of a program that can use the database beside this one.
const OLDEST: u32 = 14;

/// The key of the advisory lock that nodes share, and that a program that must be alone holds exclusively: `Poss`.
const LOCK: i64 = 0x506f_7373;

/// The key of the advisory lock under which the database is upgraded.
const UPGRADE: i64 = LOCK + 1;

/// The first half of the keys of the advisory locks under which the open tables of a creator, and the channels and reports
/// of a person, are counted.
pub(crate) const CREATORS: i32 = 0x506f_7373;

/// The second half. Persons with the same one are counted one at a time.
pub(crate) fn creator_key(creator: &VisitorId) -> i32 {
    let [one, two, three, four, ..] = creator.bytes();
    i32::from_be_bytes([*one, *two, *three, *four])
}

/// The upgrade from each version to the next. A released step is never changed.
const STEPS: [&str; 15] = [
    "
    CREATE TABLE tables (
        key BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        id TEXT NOT NULL UNIQUE,
        header TEXT NOT NULL,
        secret TEXT NOT NULL,
        commitment TEXT NOT NULL,
        creator TEXT NOT NULL,
        watch TEXT NOT NULL,
        unstarted_hours BIGINT NOT NULL,
        idle_hours BIGINT NOT NULL,
        window_seconds BIGINT NOT NULL,
        name_missing_seconds BIGINT NOT NULL,
        hints BOOLEAN NOT NULL,
        game TEXT NOT NULL,
        seats SMALLINT NOT NULL,
        phase TEXT NOT NULL,
        entries BIGINT NOT NULL,
        created BIGINT NOT NULL,
        touched BIGINT NOT NULL
    );
    CREATE INDEX tables_by_creator ON tables (creator);
    CREATE INDEX tables_on ON tables (phase, watch, touched) WHERE phase <> 'over';

    CREATE TABLE entries (
        key BIGINT NOT NULL REFERENCES tables (key),
        number BIGINT NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (key, number)
    );

    CREATE TABLE seats (
        key BIGINT NOT NULL REFERENCES tables (key),
        seat SMALLINT NOT NULL,
        visitor TEXT,
        link TEXT UNIQUE,
        draft TEXT NOT NULL DEFAULT '[]',
        passes BOOLEAN NOT NULL,
        PRIMARY KEY (key, seat)
    );
    CREATE INDEX seats_by_visitor ON seats (visitor) WHERE visitor IS NOT NULL;

    CREATE TABLE answers (
        key BIGINT NOT NULL REFERENCES tables (key),
        form TEXT NOT NULL,
        answer TEXT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (key, form)
    );

    CREATE TABLE visitors (
        id TEXT PRIMARY KEY,
        seen BIGINT NOT NULL
    );
",
    "
    CREATE TABLE notices (
        number BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        id TEXT NOT NULL
    );
    CREATE INDEX tables_over ON tables (touched) WHERE phase = 'over';
",
    // The revisions of the seats are in their table's row: a change locks it, and so reads their latest values.
    "
    DROP TABLE notices;
    ALTER TABLE posse ADD COLUMN oldest INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN node BIGINT;
    ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN revisions BIGINT[] NOT NULL DEFAULT '{}';
    CREATE TABLE nodes (
        id BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
        until TIMESTAMPTZ NOT NULL
    );
",
    "
    ALTER TABLE tables ADD COLUMN away_minutes BIGINT NOT NULL DEFAULT 5;
",
    // A server of an older version removes tables too, and knows no talk.
    "
    ALTER TABLE tables ADD COLUMN own_words BOOLEAN NOT NULL DEFAULT TRUE;
    ALTER TABLE seats ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
    CREATE TABLE talk (
        key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
        at BIGINT NOT NULL,
        seat SMALLINT NOT NULL,
        name TEXT NOT NULL,
        saying TEXT NOT NULL,
        PRIMARY KEY (key, at, seat)
    );
",
    "
    CREATE TABLE devices (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        since BIGINT NOT NULL,
        used BIGINT NOT NULL,
        ended BIGINT
    );
    CREATE INDEX devices_by_person ON devices (person);

    CREATE TABLE invitations (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        made BIGINT NOT NULL,
        until BIGINT,
        settings TEXT NOT NULL
    );
    CREATE INDEX invitations_by_person ON invitations (person);
",
    "
    ALTER TABLE tables ADD COLUMN due BIGINT;
    CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
",
    // A server of an older version removes tables too, and knows no notifications.
    "
    ALTER TABLE tables ADD COLUMN called BIGINT;
    CREATE TABLE channels (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        device TEXT,
        address TEXT NOT NULL,
        wishes TEXT NOT NULL,
        since BIGINT NOT NULL,
        sent BIGINT,
        failed BIGINT,
        reason TEXT
    );
    CREATE INDEX channels_by_person ON channels (person);

    CREATE TABLE notifications (
        channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        key BIGINT REFERENCES tables (key) ON DELETE CASCADE,
        what TEXT NOT NULL,
        is_over BOOLEAN NOT NULL,
        told BIGINT NOT NULL,
        tries BIGINT NOT NULL,
        at BIGINT,
        taker TEXT,
        taken BIGINT NOT NULL DEFAULT 0,
        PRIMARY KEY (channel, name)
    );
    CREATE INDEX notifications_by_table ON notifications (key) WHERE key IS NOT NULL;
    CREATE INDEX notifications_due ON notifications (at) WHERE at IS NOT NULL;

    CREATE TABLE keys (
        is_it BOOLEAN PRIMARY KEY CHECK (is_it),
        key TEXT NOT NULL
    );
",
    "
    ALTER TABLE visitors ADD COLUMN welcome TEXT, ADD COLUMN excluded BIGINT;
    CREATE INDEX visitors_excluded ON visitors (id) WHERE excluded IS NOT NULL;
    CREATE TABLE passes (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        made BIGINT NOT NULL,
        until BIGINT
    );

    CREATE TABLE admins (
        id TEXT PRIMARY KEY,
        once BOOLEAN NOT NULL,
        until BIGINT NOT NULL
    );

    CREATE TABLE announcements (
        is_it BOOLEAN PRIMARY KEY CHECK (is_it),
        text TEXT NOT NULL,
        until BIGINT NOT NULL
    );
",
    // A server of an older version removes tables too, and knows no reports.
    "
    CREATE TABLE reports (
        key BIGINT NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
        at BIGINT NOT NULL,
        seat SMALLINT NOT NULL,
        reporter TEXT NOT NULL,
        name TEXT NOT NULL,
        saying TEXT NOT NULL,
        speaker TEXT,
        made BIGINT NOT NULL,
        PRIMARY KEY (key, at, seat, reporter)
    );
    CREATE INDEX reports_by_reporter ON reports (reporter);
",
    // A server of an older version removes tables too, and knows no tokens.
    "
    ALTER TABLE tables ADD COLUMN guests BOOLEAN NOT NULL DEFAULT FALSE;
    ALTER TABLE devices ADD COLUMN scopes TEXT,
        ADD COLUMN at_table TEXT REFERENCES tables (id) ON DELETE CASCADE,
        ADD COLUMN until BIGINT,
        ADD COLUMN owner TEXT,
        ADD COLUMN owner_name TEXT;
    CREATE INDEX devices_by_table ON devices (at_table) WHERE at_table IS NOT NULL;
    CREATE INDEX devices_until ON devices (until) WHERE until IS NOT NULL;
    CREATE INDEX devices_by_owner ON devices (owner) WHERE owner IS NOT NULL;
",
    "ALTER TABLE tables ADD COLUMN latecomers BOOLEAN NOT NULL DEFAULT FALSE",
    "-- A program of an older version cannot read nights and wishes that name their time zone.",
    "-- A program of an older version cannot read logs with an evening or with people who agree to show a game.",
    // With room in its page, a row is changed there, and no index with it.
    "
    ALTER TABLE entries ADD COLUMN at BIGINT;
    ALTER TABLE tables SET (fillfactor = 50);
",
];

/// Takes the lock of the database exclusively; it is held as long as this connection.
///
/// # Errors
/// `Locked` when another program holds it.
pub(crate) async fn lock_alone(client: &Client) -> Result<()> {
    let row = client.query_one("SELECT pg_try_advisory_lock($1)", &[&LOCK]).await?;
    if row.try_get(0)? { Ok(()) } else { Err(StoreError::Locked.into()) }
}

/// Takes the lock of the database as one of several nodes; it is held as long as this connection.
///
/// # Errors
/// `Locked` when another program holds it exclusively.
pub(crate) async fn lock_shared(client: &tokio_postgres::Client) -> Result<()> {
    let row = client.query_one("SELECT pg_try_advisory_lock_shared($1)", &[&LOCK]).await?;
    if row.try_get(0)? { Ok(()) } else { Err(StoreError::Locked.into()) }
}

/// Checks that what the server acknowledges survives a power cut.
///
/// # Errors
/// `Io` when it does not.
pub(crate) async fn is_durable(client: &Client) -> Result<()> {
    for setting in ["fsync", "full_page_writes"] {
        let value: String = client.query_one("SELECT current_setting($1)", &[&setting]).await?.try_get(0)?;
        if value != "on" {
            let reason =
                format!("{setting} is {value}, so a power cut could lose moves; set it to on in postgresql.conf");
            return Err(StoreError::Io(reason).into());
        }
    }
    Ok(())
}

/// The version of the database, which may be a newer one that this program can use; `None` when it is empty.
///
/// # Errors
/// `Newer` when it needs a newer program, `Foreign` when it belongs to another program.
pub(crate) async fn look(client: &impl GenericClient) -> Result<Option<u32>> {
    let names = "SELECT to_regclass('posse') IS NOT NULL, to_regclass('tables') IS NOT NULL";
    let row = client.query_one(names, &[]).await?;
    match (row.try_get(0)?, row.try_get(1)?) {
        (false, false) => Ok(None),
        (false, true) => Err(StoreError::Foreign("the Postgres database".to_owned()).into()),
        (true, _) => {
            let version = small(client.query_one("SELECT version FROM posse", &[]).await?.try_get(0)?)?;
            if version > VERSION {
                let oldest = small(client.query_one("SELECT oldest FROM posse", &[]).await?.try_get(0)?)?;
                if oldest > VERSION {
                    return Err(StoreError::Newer { version, known: VERSION }.into());
                }
            }
            Ok(Some(version))
        }
    }
}

fn small(version: i32) -> Result<u32> {
    u32::try_from(version).map_err(|_| StoreError::Corrupt(format!("its version is {version}")).into())
}

/// Upgrades the database to this program's version in one transaction, unless it has that or a newer one.
///
/// # Errors
/// As for [`look`].
pub(crate) async fn upgrade(client: &mut Client) -> Result<()> {
    let change = client.transaction().await?;
    // If several nodes start at once, the first creates the tables.
    change.execute("SELECT pg_advisory_xact_lock($1)", &[&UPGRADE]).await?;
    let from = look(&change).await?;
    if from >= Some(VERSION) {
        return Ok(());
    }
    if from.is_none() {
        change.batch_execute("CREATE TABLE posse (version INTEGER NOT NULL); INSERT INTO posse VALUES (0)").await?;
    }
    for step in &STEPS[from.unwrap_or(0) as usize..] {
        change.batch_execute(step).await?;
    }
    let versions = (VERSION as i32, OLDEST as i32);
    change.execute("UPDATE posse SET version = $1, oldest = $2", &[&versions.0, &versions.1]).await?;
    change.commit().await?;
    Ok(())
}
