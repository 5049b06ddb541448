//! The notices that changes leave for a running server.

use rusqlite::Connection;

use crate::Result;

/// Leaves a notice that the table with this id has changed, or that the device has ended.
pub(super) fn leave(db: &Connection, id: &str) -> Result<()> {
    db.prepare_cached("INSERT INTO notices (id) VALUES (?1)")?.execute([id])?;
    Ok(())
}

/// Deletes notices by their numbers.
pub(super) fn delete(db: &Connection, numbers: &[i64]) -> Result<u32> {
    let mut delete = db.prepare_cached("DELETE FROM notices WHERE number = ?1")?;
    for number in numbers {
        delete.execute([number])?;
    }
    Ok(0)
}
