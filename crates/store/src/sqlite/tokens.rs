//! What becomes of the tokens of programs.

use rusqlite::{Connection, Params, params};

use super::notices;
use crate::{Result, TableId};

/// Deletes the tokens for which a condition holds, with a notice of each: the server may have streams of theirs.
pub(super) fn end(db: &Connection, condition: &str, values: impl Params) -> Result<u32> {
    let delete = format!("DELETE FROM devices WHERE until IS NOT NULL AND ({condition}) RETURNING id");
    let mut delete = db.prepare_cached(&delete)?;
    let ended = delete.query_map(values, |row| row.get(0))?.collect::<rusqlite::Result<Vec<String>>>()?;
    for device in &ended {
        notices::leave(db, device)?;
    }
    Ok(ended.len() as u32)
}

/// Lets the tokens of guest bots for a table be for the one at which everybody goes on.
pub(super) fn go_on(db: &Connection, from: &TableId, to: &TableId) -> Result<()> {
    let update = "UPDATE devices SET at_table = ?2 WHERE at_table = ?1 AND scopes LIKE '%bot%'
                  AND EXISTS (SELECT 1 FROM tables WHERE id = ?2)";
    db.prepare_cached(update)?.execute(params![from.as_str(), to.as_str()])?;
    Ok(())
}
