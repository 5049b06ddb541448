//! What the host grants: links, and the persons they have invited.

use rusqlite::{Connection, OptionalExtension, params};

use super::visitors::know;
use crate::rows::parse;
use crate::{DoorChange, Millis, Pass, Result, StoreError, VisitorId, Welcome};

/// Makes a change. Returns the number of links or persons that it changed.
pub(super) fn make(db: &Connection, change: &DoorChange) -> Result<u32> {
    match change {
        DoorChange::Keep(Pass { id, name, made, until }) => {
            let insert = "INSERT OR IGNORE INTO passes (id, name, made, until) VALUES (?1, ?2, ?3, ?4)";
            let kept = db.execute(insert, params![id.to_string(), name, made.0, until.map(|until| until.0)])?;
            Ok(kept as u32)
        }
        DoorChange::Welcome(person, by, at) => welcome(db, person, by, *at),
        DoorChange::End(by) => {
            db.execute("DELETE FROM passes WHERE id = ?1", [by.to_string()])?;
            Ok(db.execute("UPDATE visitors SET welcome = NULL WHERE welcome = ?1", [by.to_string()])? as u32)
        }
    }
}

fn welcome(db: &Connection, person: &VisitorId, by: &Welcome, at: Millis) -> Result<u32> {
    if let Welcome::Pass(id) = by {
        let select = "SELECT EXISTS (SELECT 1 FROM passes WHERE id = ?1 AND (until IS NULL OR until >= ?2))";
        if !db.query_row(select, params![id.to_string(), at.0], |row| row.get(0))? {
            return Err(StoreError::NotFound);
        }
    }
    know(db, person, at)?;
    let update = match by {
        Welcome::Phrase => "UPDATE visitors SET welcome = ?2 WHERE id = ?1",
        Welcome::Pass(_) => "UPDATE visitors SET welcome = ?2 WHERE id = ?1 AND welcome IS NULL",
    };
    Ok(db.execute(update, [person.to_string(), by.to_string()])? as u32)
}

pub(super) fn passes(db: &Connection) -> Result<Vec<Pass>> {
    let mut select = db.prepare_cached("SELECT id, name, made, until FROM passes ORDER BY made, id")?;
    let rows = select.query_map([], |row| {
        Ok((row.get::<_, String>(0)?, row.get(1)?, Millis(row.get(2)?), row.get::<_, Option<i64>>(3)?.map(Millis)))
    })?;
    rows.map(|row| {
        let (id, name, made, until) = row?;
        Ok(Pass { id: parse("a link", &id)?, name, made, until })
    })
    .collect()
}

pub(super) fn welcome_of(db: &Connection, person: &VisitorId) -> Result<Option<Welcome>> {
    let select = "SELECT welcome FROM visitors WHERE id = ?1 AND welcome IS NOT NULL";
    let found: Option<String> =
        db.prepare_cached(select)?.query_row([person.to_string()], |row| row.get(0)).optional()?;
    found.map(|welcome| parse("a welcome", &welcome)).transpose()
}

pub(super) fn welcomes(db: &Connection) -> Result<Vec<(VisitorId, Welcome)>> {
    let select = "SELECT id, welcome FROM visitors WHERE welcome IS NOT NULL ORDER BY id";
    let mut select = db.prepare_cached(select)?;
    let rows = select.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))?;
    rows.map(|row| {
        let (id, welcome) = row?;
        Ok((parse("a visitor", &id)?, parse("a welcome", &welcome)?))
    })
    .collect()
}
