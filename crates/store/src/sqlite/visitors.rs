//! The known visitors: when they were last here, and how they are forgotten.

use rusqlite::{Connection, params};

use super::tokens;
use crate::statements as sql;
use crate::{Millis, Result, VisitorId};

/// Forgets the visitors who have no part in any table, no device and no channel, and whom the operator has neither invited nor
/// excluded.
pub(super) fn forget_strangers(db: &Connection) -> Result<u32> {
    Ok(db.execute(sql::FORGET_STRANGERS.sqlite, [])? as u32)
}

/// Records that a known visitor was here.
pub(super) fn seen(db: &Connection, visitor: &VisitorId, at: Millis) -> Result<()> {
    db.prepare_cached("UPDATE visitors SET seen = max(seen, ?2) WHERE id = ?1")?
        .execute(params![visitor.to_string(), at.0])?;
    Ok(())
}

/// Stores the visitor as known, so that they can be forgotten later.
pub(super) fn know(db: &Connection, visitor: &VisitorId, at: Millis) -> Result<()> {
    if *visitor == VisitorId::FORGOTTEN {
        return Ok(());
    }
    db.prepare_cached(
        "INSERT INTO visitors (id, seen) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET seen = max(seen, ?2)",
    )?
    .execute(params![visitor.to_string(), at.0])?;
    Ok(())
}

/// Forgets the visitors who were last here before this time, unless they have a part in a table that is not over or are
/// excluded until later. Deletes the tokens that end before `now`.
pub(super) fn forget(db: &Connection, before: Millis, now: Millis) -> Result<u32> {
    db.execute(sql::DELETE_ANSWERS_BEFORE.sqlite, [before.0])?;
    db.execute(
        "UPDATE entries SET form = NULL, answer = NULL FROM tables
         WHERE phase <> 'over' AND created < ?1 AND entries.key = tables.key AND at < ?1 AND form IS NOT NULL",
        [before.0],
    )?;
    db.execute(sql::DELETE_REPORTS_BEFORE.sqlite, [before.0])?;
    db.execute_batch("CREATE TEMP TABLE IF NOT EXISTS gone (id TEXT PRIMARY KEY)")?;
    db.execute("DELETE FROM gone", [])?;
    let gone = db.execute(
        "INSERT INTO gone (id) SELECT id FROM visitors
         WHERE seen < ?1 AND coalesce(excluded, 0) < ?1
           AND NOT EXISTS (SELECT 1 FROM tables WHERE creator = visitors.id AND phase <> 'over')
           AND NOT EXISTS (SELECT 1 FROM seats JOIN tables USING (key) WHERE visitor = visitors.id AND phase <> 'over')",
        [before.0],
    )?;
    db.execute("UPDATE seats SET visitor = NULL, link = NULL, since = 0 WHERE visitor IN (SELECT id FROM gone)", [])?;
    db.execute(
        "UPDATE tables SET creator = ?1 WHERE creator IN (SELECT id FROM gone)",
        [VisitorId::FORGOTTEN.to_string()],
    )?;
    let channels = "SELECT channels.id FROM channels JOIN gone ON person = gone.id";
    db.execute(&format!("DELETE FROM notifications WHERE channel IN ({channels})"), [])?;
    let of_gone = "until < ?1 OR person IN (SELECT id FROM gone) OR owner IN (SELECT id FROM gone)";
    tokens::end(db, of_gone, [now.0])?;
    let theirs = [
        ("devices", "person"),
        ("invitations", "person"),
        ("channels", "person"),
        ("reports", "reporter"),
        ("reports", "speaker"),
    ];
    for (table, person) in theirs {
        db.execute(&format!("DELETE FROM {table} WHERE {person} IN (SELECT id FROM gone)"), [])?;
    }
    db.execute("DELETE FROM visitors WHERE id IN (SELECT id FROM gone)", [])?;
    Ok(gone as u32)
}
