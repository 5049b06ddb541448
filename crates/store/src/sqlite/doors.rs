//! What the operator lets people do: links, the persons they have invited, excluded persons, admin keys, the announcement,
//! reports.

use rusqlite::{Connection, OptionalExtension, params};

use super::read;
use super::visitors::know;
use crate::rows;
use crate::statements as sql;
use crate::{AdminKey, Announcement, DoorChange, Millis, Pass, PassId, Report, Result, StoreError, VisitorId, Welcome};

/// Makes a change. Returns the number of links, persons, keys or reports that it changed.
pub(super) fn make(db: &Connection, change: &DoorChange) -> Result<u32> {
    match change {
        DoorChange::Keep(Pass { id, name, made, until }) => {
            let values = params![id.to_string(), name, made.0, until.map(|until| until.0)];
            Ok(db.execute(sql::INSERT_PASS.sqlite, values)? as u32)
        }
        DoorChange::Welcome(person, by, at) => welcome(db, person, by, *at),
        DoorChange::End(by) => {
            db.execute(sql::DELETE_PASS.sqlite, [by.to_string()])?;
            Ok(db.execute(sql::END_WELCOMES_BY.sqlite, [by.to_string()])? as u32)
        }
        DoorChange::Exclude(person, until) => {
            if until.is_some() {
                know(db, person, Millis(0))?;
            }
            let values = params![person.to_string(), until.map(|until| until.0)];
            Ok(db.execute(sql::EXCLUDE.sqlite, values)? as u32)
        }
        DoorChange::KeepKey(key, at) => {
            db.execute(sql::DELETE_ADMINS_BEFORE.sqlite, [at.0])?;
            keep_key(db, key)
        }
        DoorChange::ExchangeKey(once, key, at) => {
            if db.execute(sql::USE_UP_ADMIN.sqlite, params![once.to_string(), at.0])? == 0 {
                return Err(StoreError::NotFound);
            }
            keep_key(db, key)
        }
        DoorChange::EndKey(id) => Ok(db.execute(sql::DELETE_ADMIN.sqlite, [id.to_string()])? as u32),
        DoorChange::Announce(what) => {
            db.execute(sql::DELETE_ANNOUNCEMENT.sqlite, [])?;
            let Some(Announcement { text, until }) = what else { return Ok(0) };
            let insert = "INSERT INTO announcements (only, text, until) VALUES (1, ?1, ?2)";
            Ok(db.execute(insert, params![text, until.0])? as u32)
        }
        DoorChange::Report(new, most) => report(db, new, *most),
        DoorChange::Dismiss(table, at, seat) => {
            let delete = "DELETE FROM reports
                          WHERE key = (SELECT key FROM tables WHERE id = ?1) AND at = ?2 AND seat = ?3";
            Ok(db.execute(delete, params![table.as_str(), at.0, seat.0])? as u32)
        }
    }
}

fn report(db: &Connection, report: &Report, most: u32) -> Result<u32> {
    let Report { table, said, speaker, reporter, made } = report;
    let (reporter, speaker) = (reporter.to_string(), speaker.as_ref().map(ToString::to_string));
    let key: Option<i64> =
        db.query_row("SELECT key FROM tables WHERE id = ?1", [table.as_str()], |row| row.get(0)).optional()?;
    let key = key.ok_or(StoreError::NotFound)?;
    let count = "SELECT count(*) FROM reports WHERE reporter = ?1 AND (key, at, seat) <> (?2, ?3, ?4)";
    let others: u32 = db.query_row(count, params![reporter, key, said.at.0, said.seat.0], |row| row.get(0))?;
    if others >= most {
        return Err(StoreError::TooManyReports);
    }
    let insert = "INSERT OR IGNORE INTO reports (key, at, seat, reporter, name, saying, speaker, made)
                  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let values = params![key, said.at.0, said.seat.0, reporter, said.name, said.text(), speaker, made.0];
    Ok(db.execute(insert, values)? as u32)
}

fn keep_key(db: &Connection, AdminKey { id, is_once, until }: &AdminKey) -> Result<u32> {
    Ok(db.execute(sql::INSERT_ADMIN.sqlite, params![id.to_string(), is_once, until.0])? as u32)
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
        Welcome::Phrase => sql::WELCOME,
        Welcome::Pass(_) => sql::WELCOME_FIRST,
    };
    Ok(db.execute(update.sqlite, [person.to_string(), by.to_string()])? as u32)
}

pub(super) fn passes(db: &Connection) -> Result<Vec<Pass>> {
    read::all(db, sql::PASSES.sqlite, [], rows::pass)
}

pub(super) fn welcome_of(db: &Connection, person: &VisitorId) -> Result<Option<Welcome>> {
    let found = read::one(db, sql::WELCOME_OF.sqlite, [person.to_string()], rows::welcome)?;
    Ok(found.map(|(_, welcome)| welcome))
}

pub(super) fn welcomes(db: &Connection) -> Result<Vec<(VisitorId, Welcome)>> {
    read::all(db, sql::WELCOMES.sqlite, [], rows::welcome)
}

pub(super) fn excluded(db: &Connection) -> Result<Vec<(VisitorId, Millis)>> {
    read::all(db, sql::EXCLUDED.sqlite, [], rows::visitor)
}

pub(super) fn admin_key(db: &Connection, id: &PassId) -> Result<Option<AdminKey>> {
    read::one(db, sql::ADMIN.sqlite, [id.to_string()], rows::admin)
}

pub(super) fn announcement(db: &Connection) -> Result<Option<Announcement>> {
    read::one(db, sql::ANNOUNCEMENT.sqlite, [], rows::announcement)
}

pub(super) fn reports(db: &Connection, by: Option<&VisitorId>) -> Result<Vec<Report>> {
    let reports = read::all(db, sql::REPORTS.sqlite, [by.map(ToString::to_string)], rows::report)?;
    Ok(reports.into_iter().flatten().collect())
}
