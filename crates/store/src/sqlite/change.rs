//! Changes to the database. The writer makes each in a savepoint, or a single one in its own transaction, so it is made
//! completely or, on an error, not at all.
//!
//! An action writes two pages, with its entry and its seat. The entry's row has the time and the answer to the form. The
//! table's row, which counts the entries and has the time of the last, and the answers, which are found by their forms,
//! are brought up to date once in [`BEHIND`] entries. While the game does not run, they always are.
//!
//! The rows of the next entries of a running game are there already, filled with spaces: a row that is inserted among full
//! pages would move others to the next page. They have no time.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension, params};
use table::Seat;

use super::read::{ENTRIES, TOUCHED};
use super::{channels, devices, doors, notices, tokens, visitors};
use crate::change::Change;
use crate::rows::parse;
use crate::statements as sql;
use crate::talk::KEPT;
use crate::{Commit, Entry, FormId, Holder, Millis, NewTable, Phase, Result, StoreError, TableId};

/// How many entries a running game's table may have beyond those that its row counts.
const BEHIND: u64 = 128;

/// How many rows are made for the next entries.
const ROWS: usize = 64;

/// The length of most entries with their answers.
const LENGTH: usize = 160;

/// How many tables the writer remembers forms of.
const REMEMBERED: usize = 1_000;

/// What a change finds in a table's row.
struct Row {
    key: i64,
    /// How many entries it counts.
    counted: u64,
    /// How many there are.
    entries: u64,
    phase: String,
    due: Option<i64>,
}

/// The forms that the entries beyond a table's row have answered, as far as the writer has read them. Without them it would
/// read many pages for each form.
#[derive(Default)]
pub(super) struct Forms(HashMap<TableId, (u64, Vec<FormId>)>);

impl Forms {
    fn of(&mut self, db: &Connection, table: &Row, id: &TableId) -> Result<&[FormId]> {
        if self.0.len() > REMEMBERED {
            self.0.clear();
        }
        let (read, forms) = self.0.entry(id.clone()).or_default();
        if !(table.counted..=table.entries).contains(read) {
            (*read, *forms) = (table.counted, Vec::new());
        }
        let select = "SELECT form FROM entries
                      WHERE key = ?1 AND number >= ?2 AND number < ?3 AND form IS NOT NULL";
        let mut select = db.prepare_cached(select)?;
        let mut rows = select.query(params![table.key, *read, table.entries])?;
        while let Some(row) = rows.next()? {
            forms.push(parse("a form", row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?)?);
        }
        *read = table.entries;
        Ok(forms)
    }
}

/// Makes the change. Returns the number of tables, visitors or devices that it changed.
pub(super) fn make(db: &Connection, change: &Change, forms: &mut Forms) -> Result<u32> {
    match change {
        Change::Create(table, most) => create(db, table, *most).map(|()| 1),
        Change::Commit(change) => commit(db, change, forms).map(|()| 1),
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
    let Row { key, .. } = find(db, id, 0)?.ok_or(StoreError::NotFound)?;
    tokens::end(db, "at_table = ?1", [id.as_str()])?;
    for table in ["entries", "seats", "answers", "talk", "reports", "notifications", "tables"] {
        db.execute(&format!("DELETE FROM {table} WHERE key = ?1"), [key])?;
    }
    Ok(())
}

fn create(db: &Connection, new: &NewTable, most: Option<u32>) -> Result<()> {
    let header = new.header()?;
    let id = &header.table;
    if let Some(Row { entries, .. }) = find(db, id, 0)? {
        return Err(StoreError::Conflict { have: entries, wanted: 0 });
    }
    if let Some(most) = most {
        let open: u32 = db
            .prepare_cached(sql::COUNT_TABLES_OF.sqlite)?
            .query_row(params![new.creator.to_string(), Phase::Over.name()], |row| row.get(0))?;
        if open >= most {
            return Err(StoreError::TooManyOpen);
        }
    }
    db.prepare_cached(sql::INSERT_TABLE.sqlite)?.execute(params![
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
    let mut insert = db.prepare_cached(sql::INSERT_SEAT.sqlite)?;
    for (seat, holder) in new.holders.pairs() {
        let (visitor, link) = written(holder);
        insert.execute(params![key, seat.0, visitor, link, holder.passes, holder.since.0])?;
    }
    for visitor in new.holders.iter().filter_map(|holder| holder.visitor.as_ref()).chain([&new.creator]) {
        visitors::know(db, visitor, header.created)?;
    }
    let runs = new.phase() == Phase::Running;
    append(db, key, 0, &new.entries, None, header.created, runs)?;
    count(db, key, 0, runs)
}

fn commit(db: &Connection, change: &Commit, forms: &mut Forms) -> Result<()> {
    let table = find(db, &change.table, change.after)?.ok_or(StoreError::NotFound)?;
    let Row { key, entries: have, .. } = table;
    admit(db, &table, change, forms)?;
    for (number, entry) in &change.rewritten {
        let text = serde_json::to_string(entry).expect("an entry is plain data");
        let found = db
            .prepare_cached("UPDATE entries SET entry = ?3 WHERE key = ?1 AND number = ?2 AND number < ?4")?
            .execute(params![key, number, text, have])?;
        if found != 1 {
            return Err(StoreError::no_entry(&change.table, *number));
        }
    }
    let phase = change.phase.map_or(&*table.phase, |phase| phase.name());
    let runs = phase == Phase::Running.name();
    append(db, key, have, &change.entries, change.answer.as_ref(), change.at, runs)?;
    if let Some(creator) = &change.creator {
        db.prepare_cached("UPDATE tables SET creator = ?2 WHERE key = ?1")?
            .execute(params![key, creator.to_string()])?;
        visitors::know(db, creator, change.at)?;
    }
    if phase != table.phase {
        db.prepare_cached("UPDATE tables SET phase = ?2 WHERE key = ?1")?.execute(params![key, phase])?;
    }
    let due = change.due.map(|due| due.0);
    if due != table.due {
        db.prepare_cached("UPDATE tables SET due = ?2 WHERE key = ?1")?.execute(params![key, due])?;
    }
    let behind = have + change.entries.len() as u64 - table.counted;
    if phase != table.phase || behind >= if runs { BEHIND } else { 1 } {
        count(db, key, table.counted, runs)?;
    }
    for (seat, draft) in &change.drafts {
        let draft = serde_json::to_string(draft).expect("a list of texts is plain data");
        let found = db
            .prepare_cached("UPDATE seats SET draft = ?3 WHERE key = ?1 AND seat = ?2")?
            .execute(params![key, seat.0, draft])?;
        one_seat(&change.table, *seat, found)?;
    }
    replace_holders(db, key, change)?;
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

/// Whether a change fits what is stored.
///
/// # Errors
/// When its form was answered before, or something that it goes by has changed.
fn admit(db: &Connection, table: &Row, change: &Commit, forms: &mut Forms) -> Result<()> {
    // This check comes before the check of `after`: a form that is sent twice comes with an outdated `after` the second
    // time.
    if let Some((form, _)) = &change.answer
        && let Some(given) = answered(db, table, &change.table, form, forms)?
    {
        return Err(StoreError::Answered(given));
    }
    if table.entries != change.after {
        return Err(StoreError::Conflict { have: table.entries, wanted: change.after });
    }
    for (seat, known) in &change.known {
        let revision: Option<u64> = db
            .prepare_cached("SELECT revision FROM seats WHERE key = ?1 AND seat = ?2")?
            .query_row(params![table.key, seat.0], |row| row.get(0))
            .optional()?;
        if revision.ok_or_else(|| StoreError::no_seat(&change.table, *seat))? != *known {
            return Err(StoreError::SeatChanged(*seat));
        }
    }
    Ok(())
}

/// Replaces the holders of seats. A token for the table ends when its person gets up from their last seat there.
fn replace_holders(db: &Connection, key: i64, change: &Commit) -> Result<()> {
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

/// The row of a table. Finds the end of its log soonest if that has as many entries as the change expects.
fn find(db: &Connection, id: &TableId, after: u64) -> Result<Option<Row>> {
    let is_entry = "EXISTS (SELECT 1 FROM entries AS log WHERE log.key = tables.key AND at IS NOT NULL AND number =";
    let select = format!(
        "SELECT key, entries,
                CASE WHEN ?2 >= entries AND (?2 = entries OR {is_entry} ?2 - 1)) AND NOT {is_entry} ?2)
                THEN ?2 ELSE {ENTRIES} END,
                phase, due
         FROM tables WHERE id = ?1"
    );
    let row = db
        .prepare_cached(&select)?
        .query_row(params![id.as_str(), after], |row| {
            Ok(Row {
                key: row.get(0)?,
                counted: row.get(1)?,
                entries: row.get(2)?,
                phase: row.get(3)?,
                due: row.get(4)?,
            })
        })
        .optional()?;
    Ok(row)
}

/// The answer that a form was given.
fn answered(db: &Connection, table: &Row, id: &TableId, form: &FormId, forms: &mut Forms) -> Result<Option<String>> {
    let mut select = "SELECT answer FROM answers WHERE key = ?1 AND form = ?2".to_owned();
    if forms.of(db, table, id)?.contains(form) {
        select += " UNION ALL SELECT answer FROM entries WHERE key = ?1 AND form = ?2";
    }
    Ok(db.prepare_cached(&select)?.query_row(params![table.key, form.to_string()], |row| row.get(0)).optional()?)
}

/// Appends entries, numbered from `have` on, the last with the answer to the form, and makes the rows of the next ones if
/// the game runs. An answer without entries is stored by itself. Only entries have a time: a draft is private to its seat,
/// so nobody's list of tables may show that it changed.
fn append(
    db: &Connection,
    key: i64,
    have: u64,
    entries: &[Entry],
    answer: Option<&(FormId, String)>,
    at: Millis,
    runs: bool,
) -> Result<()> {
    let (form, answer) = answer.map(|(form, answer)| (form.to_string(), answer)).unzip();
    let Some(last) = entries.len().checked_sub(1) else {
        if form.is_some() {
            db.prepare_cached("INSERT INTO answers (key, form, answer, at) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![key, form, answer, at.0])?;
        }
        return Ok(());
    };
    let update = "UPDATE entries SET entry = ?3, at = ?4, form = ?5, answer = ?6 WHERE key = ?1 AND number = ?2";
    let insert = "INSERT INTO entries (key, number, entry, at, form, answer) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
    let (mut update, mut insert) = (db.prepare_cached(update)?, db.prepare_cached(insert)?);
    let mut is_at_end = false;
    for (place, entry) in entries.iter().enumerate() {
        let text = serde_json::to_string(entry).expect("an entry is plain data");
        let (form, answer) = if place == last { (&form, answer) } else { (&None, None) };
        let values = params![key, have + place as u64, text, at.0, form, answer];
        is_at_end = update.execute(values)? == 0;
        if is_at_end {
            insert.execute(values)?;
        }
    }
    if is_at_end && runs {
        let mut insert = db.prepare_cached("INSERT INTO entries (key, number, entry) VALUES (?1, ?2, ?3)")?;
        for number in (have + entries.len() as u64..).take(ROWS) {
            insert.execute(params![key, number, " ".repeat(LENGTH)])?;
        }
    }
    Ok(())
}

/// Brings a table's row and its answers up to date from this entry on. When the game does not run, removes rows without
/// an entry.
fn count(db: &Connection, key: i64, from: u64, runs: bool) -> Result<()> {
    let update = format!("UPDATE tables SET entries = {ENTRIES}, touched = {TOUCHED} WHERE key = ?1 RETURNING entries");
    let entries: u64 = db.prepare_cached(&update)?.query_row([key], |row| row.get(0))?;
    let copy = "INSERT INTO answers (key, form, answer, at)
                SELECT key, form, answer, at FROM entries WHERE key = ?1 AND number >= ?2 AND form IS NOT NULL";
    db.prepare_cached(copy)?.execute(params![key, from])?;
    if !runs {
        let forget = "UPDATE entries SET form = NULL, answer = NULL WHERE key = ?1 AND form IS NOT NULL";
        db.prepare_cached(forget)?.execute([key])?;
        db.prepare_cached("DELETE FROM entries WHERE key = ?1 AND number >= ?2")?.execute(params![key, entries])?;
    }
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
