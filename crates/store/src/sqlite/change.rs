//! Changes to the database. The writer makes each in a savepoint, or a single one in its own transaction, so it is made
//! completely or, on an error, not at all.

use rusqlite::{Connection, OptionalExtension, params};
use table::Seat;

use super::{channels, devices, doors, notices, tokens, visitors};
use crate::change::Change;
use crate::talk::KEPT;
use crate::{Commit, Holder, Millis, NewTable, Phase, Result, StoreError, TableId};

/// Makes the change. Returns the number of tables, visitors or devices that it changed.
pub(super) fn make(db: &Connection, change: &Change) -> Result<u32> {
    match change {
        Change::Create(table, most) => create(db, table, *most).map(|()| 1),
        Change::Commit(change) => commit(db, change).map(|()| 1),
        Change::Seen(visitor, at) => visitors::seen(db, visitor, *at).map(|()| 1),
        Change::Remove(table) => remove(db, table).map(|()| 1),
        Change::Forget(before, now) => visitors::forget(db, *before, *now),
        Change::ForgetStrangers => visitors::forget_strangers(db),
        Change::Device(change) => devices::make(db, change),
        Change::Channel(change) => channels::make(db, change),
        Change::Door(change) => doors::make(db, change),
        Change::Noticed(numbers) => notices::delete(db, numbers),
    }
}

fn remove(db: &Connection, id: &TableId) -> Result<()> {
    let (key, _) = find(db, id)?.ok_or(StoreError::NotFound)?;
    tokens::end(db, "at_table = ?1", [id.as_str()])?;
    for table in ["entries", "seats", "answers", "talk", "reports", "notifications", "tables"] {
        db.execute(&format!("DELETE FROM {table} WHERE key = ?1"), [key])?;
    }
    Ok(())
}

fn create(db: &Connection, new: &NewTable, most: Option<u32>) -> Result<()> {
    let header = new.header()?;
    let id = &header.table;
    if let Some((_, have)) = find(db, id)? {
        return Err(StoreError::Conflict { have, wanted: 0 });
    }
    if let Some(most) = most {
        let open: u32 = db
            .prepare_cached("SELECT count(*) FROM tables WHERE creator = ?1 AND phase <> ?2")?
            .query_row(params![new.creator.to_string(), Phase::Over.name()], |row| row.get(0))?;
        if open >= most {
            return Err(StoreError::TooManyOpen);
        }
    }
    db.prepare_cached(
        "INSERT INTO tables (id, header, secret, commitment, creator, watch, unstarted_hours, idle_hours,
                             window_seconds, name_missing_seconds, away_minutes, hints, own_words, game, seats, phase,
                             entries, created, touched, due, guests, latecomers)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, 0, ?17, ?17, ?18, ?19, ?20)",
    )?
    .execute(params![
        id.as_str(),
        new.header_text,
        new.secret.open(),
        new.commitment.to_string(),
        new.creator.to_string(),
        new.settings.watch.name(),
        new.settings.expire_unstarted_hours,
        new.settings.expire_idle_hours,
        new.settings.window_seconds,
        new.settings.name_missing_seconds,
        new.settings.away_minutes,
        new.settings.hints,
        new.settings.own_words,
        header.game,
        header.seats,
        new.phase().name(),
        header.created.0,
        new.due.map(|due| due.0),
        new.settings.guests,
        new.settings.latecomers,
    ])?;
    let key = db.last_insert_rowid();
    let mut insert = db.prepare_cached(
        "INSERT INTO seats (key, seat, visitor, link, passes, since) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (seat, holder) in new.holders.pairs() {
        let (visitor, link) = written(holder);
        insert.execute(params![key, seat.0, visitor, link, holder.passes, holder.since.0])?;
    }
    for visitor in new.holders.iter().filter_map(|holder| holder.visitor.as_ref()).chain([&new.creator]) {
        visitors::know(db, visitor, header.created)?;
    }
    append(db, key, 0, &new.entries, header.created)
}

fn commit(db: &Connection, change: &Commit) -> Result<()> {
    let (key, have) = find(db, &change.table)?.ok_or(StoreError::NotFound)?;
    // This check comes before the check of `after`: a form that is sent twice comes with an outdated `after` the second
    // time.
    if let Some((form, answer)) = &change.answer {
        let form = form.to_string();
        let given: Option<String> = db
            .prepare_cached("SELECT answer FROM answers WHERE key = ?1 AND form = ?2")?
            .query_row(params![key, form], |row| row.get(0))
            .optional()?;
        if let Some(given) = given {
            return Err(StoreError::Answered(given));
        }
        db.prepare_cached("INSERT INTO answers (key, form, answer, at) VALUES (?1, ?2, ?3, ?4)")?.execute(params![
            key,
            form,
            answer,
            change.at.0
        ])?;
    }
    if have != change.after {
        return Err(StoreError::Conflict { have, wanted: change.after });
    }
    for (seat, known) in &change.known {
        let revision: Option<u64> = db
            .prepare_cached("SELECT revision FROM seats WHERE key = ?1 AND seat = ?2")?
            .query_row(params![key, seat.0], |row| row.get(0))
            .optional()?;
        if revision.ok_or_else(|| StoreError::no_seat(&change.table, *seat))? != *known {
            return Err(StoreError::SeatChanged(*seat));
        }
    }
    for (number, entry) in &change.rewritten {
        let text = serde_json::to_string(entry).expect("an entry is plain data");
        let found = db
            .prepare_cached("UPDATE entries SET entry = ?3 WHERE key = ?1 AND number = ?2")?
            .execute(params![key, number, text])?;
        if found != 1 {
            return Err(StoreError::no_entry(&change.table, *number));
        }
    }
    append(db, key, have, &change.entries, change.at)?;
    if let Some(creator) = &change.creator {
        db.prepare_cached("UPDATE tables SET creator = ?2 WHERE key = ?1")?
            .execute(params![key, creator.to_string()])?;
        visitors::know(db, creator, change.at)?;
    }
    if let Some(phase) = change.phase {
        db.prepare_cached("UPDATE tables SET phase = ?2 WHERE key = ?1 AND phase <> ?2")?
            .execute(params![key, phase.name()])?;
    }
    db.prepare_cached("UPDATE tables SET due = ?2 WHERE key = ?1 AND due IS NOT ?2")?
        .execute(params![key, change.due.map(|due| due.0)])?;
    for (seat, draft) in &change.drafts {
        let draft = serde_json::to_string(draft).expect("a list of texts is plain data");
        let found = db
            .prepare_cached("UPDATE seats SET draft = ?3 WHERE key = ?1 AND seat = ?2")?
            .execute(params![key, seat.0, draft])?;
        one_seat(&change.table, *seat, found)?;
    }
    if !change.holders.is_empty() {
        db.prepare_cached("UPDATE tables SET called = NULL WHERE key = ?1")?.execute([key])?;
    }
    let before = visitors_in(db, key, change)?;
    // Links are unique. Clearing them first lets two seats exchange theirs.
    for (seat, _) in &change.holders {
        db.prepare_cached("UPDATE seats SET link = NULL WHERE key = ?1 AND seat = ?2")?
            .execute(params![key, seat.0])?;
    }
    for (seat, holder) in &change.holders {
        let (visitor, link) = written(holder);
        let found = db
            .prepare_cached(
                "UPDATE seats SET visitor = ?3, link = ?4, passes = ?5, since = ?6 WHERE key = ?1 AND seat = ?2",
            )?
            .execute(params![key, seat.0, visitor, link, holder.passes, holder.since.0])?;
        one_seat(&change.table, *seat, found)?;
        if let Some(visitor) = &holder.visitor {
            visitors::know(db, visitor, change.at)?;
        }
    }
    for visitor in before {
        let is_up = "at_table = ?1 AND person = ?2
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE key = ?3 AND visitor = ?2)";
        tokens::end(db, is_up, params![change.table.as_str(), visitor, key])?;
    }
    if let Some(next) = change.onward() {
        tokens::go_on(db, &change.table, next)?;
    }
    talk(db, key, change)?;
    for seat in change.seats() {
        db.prepare_cached("UPDATE seats SET revision = revision + 1 WHERE key = ?1 AND seat = ?2")?
            .execute(params![key, seat.0])?;
    }
    if change.revises_table() {
        db.prepare_cached("UPDATE tables SET revision = revision + 1 WHERE key = ?1")?.execute([key])?;
    }
    Ok(())
}

/// The visitors in the seats whose holders a change replaces.
fn visitors_in(db: &Connection, key: i64, change: &Commit) -> Result<Vec<String>> {
    let mut select =
        db.prepare_cached("SELECT visitor FROM seats WHERE key = ?1 AND seat = ?2 AND visitor IS NOT NULL")?;
    let mut visitors = Vec::new();
    for (seat, _) in &change.holders {
        visitors.extend(select.query_row(params![key, seat.0], |row| row.get(0)).optional()?);
    }
    Ok(visitors)
}

/// A table's key and its number of entries.
fn find(db: &Connection, id: &TableId) -> Result<Option<(i64, u64)>> {
    let row = db
        .prepare_cached("SELECT key, entries FROM tables WHERE id = ?1")?
        .query_row([id.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    Ok(row)
}

/// Appends entries, numbered from `have` on. Only this updates the time of the table's last change: a draft is private
/// to its seat, so nobody's list of tables may show that it changed.
fn append(db: &Connection, key: i64, have: u64, entries: &[crate::Entry], at: Millis) -> Result<()> {
    if entries.is_empty() {
        return Ok(());
    }
    let mut insert = db.prepare_cached("INSERT INTO entries (key, number, entry) VALUES (?1, ?2, ?3)")?;
    for (number, entry) in (have..).zip(entries) {
        let text = serde_json::to_string(entry).expect("an entry is plain data");
        insert.execute(params![key, number, text])?;
    }
    db.prepare_cached("UPDATE tables SET entries = ?2, touched = ?3 WHERE key = ?1")?.execute(params![
        key,
        have + entries.len() as u64,
        at.0
    ])?;
    Ok(())
}

/// Keeps what is said, and removes what is no longer kept.
fn talk(db: &Connection, key: i64, change: &Commit) -> Result<()> {
    for name in &change.unsaid {
        db.prepare_cached("DELETE FROM talk WHERE key = ?1 AND name = ?2")?.execute(params![key, name])?;
        db.prepare_cached("DELETE FROM reports WHERE key = ?1 AND name = ?2")?.execute(params![key, name])?;
    }
    for said in &change.said {
        db.prepare_cached("INSERT OR IGNORE INTO talk (key, at, seat, name, saying) VALUES (?1, ?2, ?3, ?4, ?5)")?
            .execute(params![key, said.at.0, said.seat.0, said.name, said.text()])?;
    }
    if !change.said.is_empty() {
        db.prepare_cached(
            "DELETE FROM talk WHERE key = ?1
                 AND at <= (SELECT at FROM talk WHERE key = ?1 ORDER BY at DESC LIMIT 1 OFFSET ?2)",
        )?
        .execute(params![key, KEPT])?;
    }
    Ok(())
}

fn written(holder: &Holder) -> (Option<String>, Option<String>) {
    (holder.visitor.as_ref().map(ToString::to_string), holder.link.as_ref().map(ToString::to_string))
}

fn one_seat(table: &TableId, seat: Seat, found: usize) -> Result<()> {
    if found == 1 { Ok(()) } else { Err(StoreError::no_seat(table, seat)) }
}
