//! What changes the file. Each function runs inside a savepoint.

use rusqlite::{Connection, OptionalExtension, params};

use super::failure;
use crate::{Commit, Entry, Header, Millis, NewTable, Phase, Result, StoreError, VisitorId};

/// A value of ours as JSON text.
fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what is stored is plain data")
}

/// The name of a phase in the file.
pub(super) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Running => "running",
        Phase::Over => "over",
    }
}

pub(super) fn create(connection: &Connection, table: &NewTable) -> Result<()> {
    let header = Header::read(&table.header_text)?;
    let started = table.entries.iter().any(|entry| matches!(entry.kind, crate::Kind::Start));
    let phase = if started { Phase::Running } else { Phase::Open };
    connection
        .prepare_cached(
            "INSERT INTO tables (id, header, secret, commitment, creator, settings, game, seats, phase, created, touched)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?10)",
        )
        .and_then(|mut insert| {
            insert.execute(params![
                header.table.as_str(),
                table.header_text,
                table.secret.open(),
                table.commitment.to_string(),
                table.creator.bytes(),
                json(&table.settings),
                header.game,
                header.seats,
                phase_name(phase),
                header.created.0,
            ])
        })
        .map_err(failure)?;
    for (seat, holder) in table.holders.pairs() {
        let visitor = holder.visitor.as_ref().map(|visitor| visitor.bytes().as_slice());
        let link = holder.link.as_ref().map(|link| link.bytes().as_slice());
        connection
            .prepare_cached("INSERT INTO seats (table_id, seat, visitor, link) VALUES (?1, ?2, ?3, ?4)")
            .and_then(|mut insert| insert.execute(params![header.table.as_str(), seat.0, visitor, link]))
            .map_err(failure)?;
    }
    append(connection, header.table.as_str(), 0, &table.entries)
}

fn append(connection: &Connection, table: &str, after: u64, entries: &[Entry]) -> Result<()> {
    let mut insert = connection
        .prepare_cached("INSERT INTO entries (table_id, number, entry) VALUES (?1, ?2, ?3)")
        .map_err(failure)?;
    for (number, entry) in (after + 1..).zip(entries) {
        insert.execute(params![table, number as i64, json(entry)]).map_err(failure)?;
    }
    Ok(())
}

pub(super) fn commit(connection: &Connection, commit: &Commit) -> Result<()> {
    let table = commit.table.as_str();
    if let Some((form, answer)) = &commit.answer {
        let before: Option<String> = connection
            .prepare_cached("SELECT answer FROM answers WHERE table_id = ?1 AND form = ?2")
            .and_then(|mut select| select.query_row(params![table, form.bytes()], |row| row.get(0)).optional())
            .map_err(failure)?;
        if let Some(before) = before {
            return Err(StoreError::Answered(before));
        }
        connection
            .prepare_cached("INSERT INTO answers (table_id, form, answer) VALUES (?1, ?2, ?3)")
            .and_then(|mut insert| insert.execute(params![table, form.bytes(), answer]))
            .map_err(failure)?;
    }
    let have: i64 = connection
        .prepare_cached("SELECT coalesce(max(number), 0) FROM entries WHERE table_id = ?1")
        .and_then(|mut select| select.query_row([table], |row| row.get(0)))
        .map_err(failure)?;
    let have = have.unsigned_abs();
    if have != commit.after {
        return Err(StoreError::Conflict { have, wanted: commit.after });
    }
    append(connection, table, have, &commit.entries)?;
    for (seat, draft) in &commit.drafts {
        connection
            .prepare_cached("UPDATE seats SET draft = ?3 WHERE table_id = ?1 AND seat = ?2")
            .and_then(|mut update| update.execute(params![table, seat.0, json(draft)]))
            .map_err(failure)?;
    }
    for (seat, holder) in &commit.holders {
        let visitor = holder.visitor.as_ref().map(|visitor| visitor.bytes().as_slice());
        let link = holder.link.as_ref().map(|link| link.bytes().as_slice());
        connection
            .prepare_cached("UPDATE seats SET visitor = ?3, link = ?4 WHERE table_id = ?1 AND seat = ?2")
            .and_then(|mut update| update.execute(params![table, seat.0, visitor, link]))
            .map_err(failure)?;
    }
    let phase = commit.phase.map(phase_name);
    let changed = connection
        .prepare_cached("UPDATE tables SET touched = ?2, phase = coalesce(?3, phase) WHERE id = ?1")
        .and_then(|mut update| update.execute(params![table, commit.at.0, phase]))
        .map_err(failure)?;
    if changed == 0 { Err(StoreError::NotFound) } else { Ok(()) }
}

pub(super) fn seen(connection: &Connection, visitor: &VisitorId, at: Millis) -> Result<()> {
    connection
        .prepare_cached(
            "INSERT INTO visitors (id, seen) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET seen = max(seen, ?2)",
        )
        .and_then(|mut insert| insert.execute(params![visitor.bytes(), at.0]))
        .map_err(failure)?;
    Ok(())
}

pub(super) fn forget_visitors(connection: &Connection, before: Millis) -> Result<u32> {
    let forgotten = connection
        .execute(
            "DELETE FROM visitors WHERE seen < ?1
             AND id NOT IN (SELECT creator FROM tables WHERE phase <> 'over')
             AND id NOT IN (SELECT visitor FROM seats JOIN tables ON tables.id = table_id
                            WHERE phase <> 'over' AND visitor IS NOT NULL)",
            [before.0],
        )
        .map_err(failure)?;
    Ok(u32::try_from(forgotten).unwrap_or(u32::MAX))
}
