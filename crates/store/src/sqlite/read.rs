//! What reads the file.

use std::path::Path;
use std::str::FromStr;

use rusqlite::{Connection, OptionalExtension, Row, params};
use serde::de::DeserializeOwned;
use table::{BySeat, Seat};

use super::failure;
use crate::{
    FormId, Holder, LinkId, Millis, Phase, Result, StoreError, Stored, Summary, TableId, TableSettings, VisitorId,
};

/// How many tables a list shows.
const LISTED: u32 = 100;

fn corrupt(what: &str) -> StoreError {
    StoreError::Corrupt(format!("{what} cannot be read"))
}

fn parse<T: FromStr>(text: &str, what: &str) -> Result<T> {
    text.parse().map_err(|_| corrupt(what))
}

fn json<T: DeserializeOwned>(text: &str, what: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|error| StoreError::Corrupt(format!("{what} cannot be read: {error}")))
}

fn phase(text: &str) -> Result<Phase> {
    match text {
        "open" => Ok(Phase::Open),
        "running" => Ok(Phase::Running),
        "over" => Ok(Phase::Over),
        _ => Err(corrupt("a table's phase")),
    }
}

fn bytes<const N: usize>(bytes: &[u8], what: &str) -> Result<[u8; N]> {
    bytes.try_into().map_err(|_| corrupt(what))
}

pub(super) fn load(connection: &Connection, table: &TableId) -> Result<Option<Stored>> {
    // One transaction, so that table, log and seats belong together.
    let reading = connection.unchecked_transaction().map_err(failure)?;
    let row = reading
        .prepare_cached(
            "SELECT header, secret, commitment, creator, settings, phase, touched FROM tables WHERE id = ?1",
        )
        .and_then(|mut select| {
            let texts = |row: &Row<'_>| {
                let text = |at| row.get::<_, String>(at);
                Ok((text(0)?, text(1)?, text(2)?, row.get::<_, Vec<u8>>(3)?, text(4)?, text(5)?, row.get::<_, i64>(6)?))
            };
            select.query_row([table.as_str()], texts).optional()
        })
        .map_err(failure)?;
    let Some((header_text, secret, commitment, creator, settings, phase_text, touched)) = row else {
        return Ok(None);
    };

    let mut select = reading
        .prepare_cached("SELECT number, entry FROM entries WHERE table_id = ?1 ORDER BY number")
        .map_err(failure)?;
    let rows = select
        .query_map([table.as_str()], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))
        .map_err(failure)?;
    let mut entries = Vec::new();
    for row in rows {
        let (number, entry) = row.map_err(failure)?;
        entries.push(json(&entry, "an entry")?);
        if number != entries.len() as i64 {
            return Err(StoreError::Corrupt(format!("entry {} of table {table} is missing", entries.len())));
        }
    }

    let mut select = reading
        .prepare_cached("SELECT visitor, link, draft FROM seats WHERE table_id = ?1 ORDER BY seat")
        .map_err(failure)?;
    let rows = select
        .query_map([table.as_str()], |row| {
            Ok((row.get::<_, Option<Vec<u8>>>(0)?, row.get::<_, Option<Vec<u8>>>(1)?, row.get::<_, String>(2)?))
        })
        .map_err(failure)?;
    let (mut holders, mut drafts) = (Vec::new(), Vec::new());
    for row in rows {
        let (visitor, link, draft) = row.map_err(failure)?;
        let visitor = visitor.map(|id| bytes(&id, "a seat's visitor").map(VisitorId::new)).transpose()?;
        let link = link.map(|id| bytes(&id, "a seat's link").map(LinkId::new)).transpose()?;
        holders.push(Holder { visitor, link });
        drafts.push(json::<Vec<String>>(&draft, "a draft")?);
    }
    Ok(Some(Stored {
        header_text,
        secret: parse(&secret, "a table's secret")?,
        commitment: parse(&commitment, "a table's commitment")?,
        creator: VisitorId::new(bytes(&creator, "a table's creator")?),
        settings: json(&settings, "a table's settings")?,
        phase: phase(&phase_text)?,
        entries,
        holders: holders.into_iter().collect::<BySeat<Holder>>(),
        drafts: drafts.into_iter().collect(),
        touched: Millis(touched),
    }))
}

pub(super) fn answer(connection: &Connection, table: &TableId, form: &FormId) -> Result<Option<String>> {
    connection
        .prepare_cached("SELECT answer FROM answers WHERE table_id = ?1 AND form = ?2")
        .and_then(|mut select| select.query_row(params![table.as_str(), form.bytes()], |row| row.get(0)).optional())
        .map_err(failure)
}

fn summaries(connection: &Connection, filter: &str, parameters: &[&dyn rusqlite::ToSql]) -> Result<Vec<Summary>> {
    let sql = format!(
        "SELECT id, game, seats, phase, settings, created, touched FROM tables WHERE {filter}
         ORDER BY touched DESC, id LIMIT {LISTED}"
    );
    let mut select = connection.prepare_cached(&sql).map_err(failure)?;
    let rows = select
        .query_map(parameters, |row| {
            let text = |at| row.get::<_, String>(at);
            let number = |at| row.get::<_, i64>(at);
            Ok((text(0)?, text(1)?, row.get::<_, u8>(2)?, text(3)?, text(4)?, number(5)?, number(6)?))
        })
        .map_err(failure)?;
    rows.map(|row| {
        let (id, game, seats, phase_text, settings, created, touched) = row.map_err(failure)?;
        let settings: TableSettings = json(&settings, "a table's settings")?;
        Ok(Summary {
            id: parse(&id, "a table's name")?,
            game,
            seats,
            phase: phase(&phase_text)?,
            watch: settings.watch,
            created: Millis(created),
            touched: Millis(touched),
        })
    })
    .collect()
}

pub(super) fn tables_of(connection: &Connection, visitor: &VisitorId) -> Result<Vec<Summary>> {
    let filter = "creator = ?1 OR id IN (SELECT table_id FROM seats WHERE visitor = ?1)";
    summaries(connection, filter, &[visitor.bytes()])
}

pub(super) fn public_tables(connection: &Connection) -> Result<Vec<Summary>> {
    summaries(connection, "phase <> 'over' AND json_extract(settings, '$.watch') = 'everybody'", &[])
}

pub(super) fn expired(connection: &Connection, now: Millis) -> Result<Vec<TableId>> {
    let mut select = connection
        .prepare_cached(
            "SELECT id FROM tables WHERE phase <> 'over' AND touched + 3600000 * CASE phase
                 WHEN 'open' THEN json_extract(settings, '$.expire_unstarted_hours')
                 ELSE json_extract(settings, '$.expire_idle_hours') END <= ?1",
        )
        .map_err(failure)?;
    let rows = select.query_map([now.0], |row| row.get::<_, String>(0)).map_err(failure)?;
    rows.map(|id| parse(&id.map_err(failure)?, "a table's name")).collect()
}

pub(super) fn count_open(connection: &Connection, visitor: &VisitorId) -> Result<u32> {
    connection
        .prepare_cached("SELECT count(*) FROM tables WHERE creator = ?1 AND phase <> 'over'")
        .and_then(|mut select| select.query_row([visitor.bytes()], |row| row.get(0)))
        .map_err(failure)
}

pub(super) fn seat_by_link(connection: &Connection, link: &LinkId) -> Result<Option<(TableId, Seat)>> {
    let row = connection
        .prepare_cached("SELECT table_id, seat FROM seats WHERE link = ?1")
        .and_then(|mut select| {
            let found = |row: &Row<'_>| Ok((row.get::<_, String>(0)?, row.get::<_, u8>(1)?));
            select.query_row([link.bytes()], found).optional()
        })
        .map_err(failure)?;
    row.map(|(id, seat)| Ok((parse(&id, "a table's name")?, Seat(seat)))).transpose()
}

/// Copies everything as of now; a file that exists is left alone.
pub(super) fn backup(connection: &Connection, file: &Path) -> Result<()> {
    if file.exists() {
        return Err(StoreError::Io(format!("{} exists already; name a new file", file.display())));
    }
    let name = file.to_str().ok_or_else(|| StoreError::Io("the file's name is not readable text".to_owned()))?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(failure)?;
    // SQLite does not wait for the disk here; a backup that a power cut loses is none.
    std::fs::File::open(file)
        .and_then(|copy| copy.sync_all())
        .map_err(|error| StoreError::Io(format!("{}: {error}", file.display())))
}
