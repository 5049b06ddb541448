//! The end of the tokens of programs.

use rusqlite::{Connection, Params};

use super::notices;
use crate::Result;

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
