//! The channels of persons, and the queue of notifications.

use rusqlite::{Connection, OptionalExtension, params};

use super::read::{self, ENTRIES};
use super::visitors::know;
use crate::channel::{TAKEN, UNCALLED};
use crate::rows;
use crate::statements as sql;
use crate::{
    Channel, ChannelChange, ChannelId, Millis, Notification, Outcome, Result, Settled, TableId, TakerId, VisitorId,
    Wait,
};

/// Makes a change. Returns the number of channels, tables or notifications that it changed.
pub(super) fn make(db: &Connection, change: &ChannelChange) -> Result<u32> {
    match change {
        ChannelChange::Keep(channel, most) => keep(db, channel, *most),
        ChannelChange::Remove(id) => remove(db, "id = ?1", &id.to_string()),
        ChannelChange::Call { table, entries, waits, now } => call(db, table, *entries, waits, *now),
        ChannelChange::Queue(notification) => queue(db, notification),
        ChannelChange::Take { taker, now, until } => {
            let update = "UPDATE notifications SET taker = ?1, taken = ?3 WHERE (channel, name) IN
                              (SELECT channel, name FROM notifications WHERE at <= ?2 AND taken <= ?2
                               ORDER BY at, channel, name LIMIT ?4)";
            Ok(db.prepare_cached(update)?.execute(params![taker.to_string(), now.0, until.0, TAKEN])? as u32)
        }
        ChannelChange::Settle(settled) => settle(db, settled),
        ChannelChange::Key(key) => {
            Ok(db.execute("INSERT INTO keys (only, key) VALUES (1, ?1) ON CONFLICT DO NOTHING", [key])? as u32)
        }
    }
}

fn keep(db: &Connection, channel: &Channel, most: u32) -> Result<u32> {
    let Channel { id, person, device, address, wishes, since, sent, failed } = channel;
    let (id, visitor) = (id.to_string(), person.to_string());
    if db.execute(sql::UPDATE_CHANNEL.sqlite, params![id, address, wishes])? == 0 {
        let has: u32 = db.query_row("SELECT count(*) FROM channels WHERE person = ?1", [&visitor], |row| row.get(0))?;
        if has >= most {
            return Ok(0);
        }
        let (device, sent) = (device.as_ref().map(ToString::to_string), sent.map(|at| at.0));
        let (failed, reason) = failed.as_ref().map(|(at, reason)| (at.0, reason)).unzip();
        let values = params![id, visitor, device, address, wishes, since.0, sent, failed, reason];
        db.execute(sql::INSERT_CHANNEL.sqlite, values)?;
    }
    db.execute(sql::HASTEN_NOTIFICATIONS.sqlite, params![id, since.0])?;
    db.execute(sql::UNCALL_TABLES_OF.sqlite, [&visitor])?;
    know(db, person, *since)?;
    Ok(1)
}

/// Removes the channels that meet a condition, with their notifications.
pub(super) fn remove(db: &Connection, which: &str, value: &str) -> Result<u32> {
    db.execute(
        &format!("DELETE FROM notifications WHERE channel IN (SELECT id FROM channels WHERE {which})"),
        [value],
    )?;
    Ok(db.execute(&format!("DELETE FROM channels WHERE {which}"), [value])? as u32)
}

fn call(db: &Connection, table: &TableId, entries: u64, waits: &[Wait], now: Millis) -> Result<u32> {
    let mut update = db.prepare_cached(sql::CALL_TABLE.sqlite)?;
    let key = update.query_row(params![table.as_str(), entries], |row| row.get(0)).optional()?;
    let Some(key): Option<i64> = key else { return Ok(0) };
    for Wait { name, person, what } in waits {
        db.prepare_cached(
            "INSERT INTO notifications (channel, name, key, what, is_over, told, tries, at)
             SELECT id, ?1, ?2, ?3, 0, 0, 0, ?4 FROM channels WHERE person = ?5
             ON CONFLICT DO UPDATE SET what = excluded.what, at = excluded.at, is_over = 0
                 WHERE what <> excluded.what OR is_over",
        )?
        .execute(params![name, key, what, now.0, person.to_string()])?;
    }
    let asked: Vec<(&str, String)> = waits.iter().map(|wait| (&*wait.name, wait.person.to_string())).collect();
    let asked = serde_json::to_string(&asked).expect("a list of texts is plain data");
    let others = "key = ?1 AND NOT is_over AND (name, (SELECT person FROM channels WHERE id = channel))
                      NOT IN (SELECT value ->> 0, value ->> 1 FROM json_each(?2))";
    // One that is taken may be on its way.
    db.prepare_cached(&format!("DELETE FROM notifications WHERE {others} AND taken <= ?3"))?
        .execute(params![key, asked, now.0])?;
    db.prepare_cached(&format!("UPDATE notifications SET is_over = 1, at = ?3 WHERE {others}"))?
        .execute(params![key, asked, now.0])?;
    Ok(1)
}

fn queue(db: &Connection, new: &Notification) -> Result<u32> {
    let Notification { channel, name, table, what, is_over, told, tries, at } = new;
    let insert = "INSERT INTO notifications (channel, name, key, what, is_over, told, tries, at)
                  SELECT id, ?2, (SELECT key FROM tables WHERE id = ?3), ?4, ?5, ?6, ?7, ?8 FROM channels WHERE id = ?1
                  ON CONFLICT DO UPDATE SET key = excluded.key, what = excluded.what, is_over = excluded.is_over,
                      told = excluded.told, tries = excluded.tries, at = excluded.at, taker = NULL, taken = 0";
    let table = table.as_ref().map(TableId::as_str);
    let values = params![channel.to_string(), name, table, what, is_over, told, tries, at.map(|at| at.0)];
    Ok(db.prepare_cached(insert)?.execute(values)? as u32)
}

fn settle(db: &Connection, settled: &Settled) -> Result<u32> {
    let Settled { notification, taker, outcome, now, told, at } = settled;
    let Notification { channel, name, what, is_over, at: seen, tries, .. } = notification;
    let channel = channel.to_string();
    match outcome {
        Outcome::Quiet => {}
        Outcome::Sent => {
            db.prepare_cached(sql::CHANNEL_SENT.sqlite)?.execute(params![channel, now.0])?;
        }
        Outcome::Failed(reason) | Outcome::GivenUp(reason) => {
            db.prepare_cached(sql::CHANNEL_FAILED.sqlite)?.execute(params![channel, now.0, reason])?;
        }
    }
    let tries = if matches!(outcome, Outcome::Failed(_)) { tries + 1 } else { 0 };
    // The table may have set another time meanwhile: that its wait is over, or has another deadline.
    let update = "UPDATE notifications SET taker = NULL, taken = 0, told = ?4, tries = ?5,
                      at = CASE WHEN at IS ?6 AND what = ?8 AND is_over = ?9 THEN ?7 ELSE at END
                  WHERE channel = ?1 AND name = ?2 AND taker = ?3";
    let (seen, at) = (seen.map(|at| at.0), at.map(|at| at.0));
    let values = params![channel, name, taker.to_string(), told, tries, seen, at, what, is_over];
    let found = db.prepare_cached(update)?.execute(values)?;
    if found > 0 {
        db.prepare_cached(sql::DELETE_SETTLED_NOTIFICATION.sqlite)?.execute(params![channel, name])?;
    }
    Ok(found as u32)
}

pub(super) fn channel(db: &Connection, id: &ChannelId) -> Result<Option<Channel>> {
    read::one(db, sql::CHANNEL.sqlite, [id.to_string()], rows::channel)
}

pub(super) fn channels(db: &Connection, of: Option<&VisitorId>) -> Result<Vec<Channel>> {
    let select = if of.is_some() { sql::CHANNELS_OF } else { sql::CHANNELS };
    read::all(db, select.sqlite, [of.map(ToString::to_string)], rows::channel)
}

pub(super) fn notifications(db: &Connection, of: &ChannelId) -> Result<Vec<Notification>> {
    read::all(db, sql::NOTIFICATIONS_OF.sqlite, [of.to_string()], rows::notification)
}

pub(super) fn taken(db: &Connection, by: &TakerId) -> Result<Vec<Notification>> {
    read::all(db, sql::NOTIFICATIONS_TAKEN.sqlite, [by.to_string()], rows::notification)
}

pub(super) fn waiting(db: &Connection, now: Millis) -> Result<u64> {
    Ok(db.prepare_cached(sql::COUNT_NOTIFICATIONS.sqlite)?.query_row([now.0], |row| row.get(0))?)
}

pub(super) fn uncalled(db: &Connection) -> Result<Vec<TableId>> {
    // A cross join begins with the channels. SQLite would read all seats, and this is asked often.
    let select = format!(
        "SELECT id FROM tables WHERE coalesce(called, -1) < {ENTRIES} AND (
             phase <> 'over' AND key IN
                 (SELECT seats.key FROM channels CROSS JOIN seats ON seats.visitor = channels.person)
             OR key IN (SELECT key FROM notifications WHERE key IS NOT NULL))
         ORDER BY key LIMIT ?1"
    );
    read::all_sound(db, &select, [UNCALLED], rows::table_id)
}

pub(super) fn key(db: &Connection) -> Result<Option<String>> {
    Ok(db.query_row(sql::KEY.sqlite, [], |row| row.get(0)).optional()?)
}
