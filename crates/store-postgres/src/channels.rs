//! The channels of persons, and the queue of notifications.
//!
//! A change locks the rows of its tables first (see [`locks`]), then channels, then notifications: transactions that lock
//! in the same order never deadlock. A take waits for no lock.

use deadpool_postgres::Client;
use store::rows;
use store::statements as sql;
use store::{
    Channel, ChannelChange, ChannelId, Millis, Notification, Outcome, Result, Settled, TAKEN, TableId, TakerId,
    UNCALLED, VisitorId, Wait,
};
use tokio_postgres::Error;

use crate::devices::{execute, know};
use crate::read::{self, Values, get, number};

type Answer<T> = std::result::Result<T, Error>;

/// The table and the person whose tables are locked before a change is made.
pub(crate) fn locks(change: &ChannelChange) -> (Option<&TableId>, Option<&VisitorId>) {
    match change {
        ChannelChange::Keep(channel, _) => (None, Some(&channel.person)),
        ChannelChange::Call { table, .. } => (Some(table), None),
        ChannelChange::Queue(notification) | ChannelChange::Settle(Settled { notification, .. }) => {
            (notification.table.as_ref(), None)
        }
        ChannelChange::Remove(_) | ChannelChange::Take { .. } | ChannelChange::Key(_) => (None, None),
    }
}

/// Makes a change in the transaction of its group. Returns the number of channels, tables or notifications that it
/// changed.
pub(crate) async fn make(db: &Client, change: &ChannelChange) -> Answer<u32> {
    match change {
        ChannelChange::Keep(channel, most) => keep(db, channel, *most).await,
        ChannelChange::Remove(id) => execute(db, "DELETE FROM channels WHERE id = $1", &[&id.to_string()]).await,
        ChannelChange::Call { table, entries, waits, now } => call(db, table, *entries, waits, *now).await,
        ChannelChange::Queue(notification) => queue(db, notification).await,
        ChannelChange::Take { taker, now, until } => {
            let update = "WITH due AS MATERIALIZED (
                              SELECT channel, name FROM notifications WHERE at <= $2 AND taken <= $2
                              ORDER BY at, channel, name LIMIT $4 FOR UPDATE SKIP LOCKED
                          )
                          UPDATE notifications SET taker = $1, taken = $3 FROM due
                          WHERE (notifications.channel, notifications.name) = (due.channel, due.name)";
            execute(db, update, &[&taker.to_string(), &now.0, &until.0, &i64::from(TAKEN)]).await
        }
        ChannelChange::Settle(settled) => settle(db, settled).await,
        ChannelChange::Key(key) => {
            execute(db, "INSERT INTO keys (is_it, key) VALUES (TRUE, $1) ON CONFLICT DO NOTHING", &[key]).await
        }
    }
}

async fn keep(db: &Client, channel: &Channel, most: u32) -> Answer<u32> {
    let Channel { id, person, device, address, wishes, since, sent, failed } = channel;
    let (id, person) = (id.to_string(), person.to_string());
    if execute(db, sql::UPDATE_CHANNEL.postgres, &[&id, address, wishes]).await? == 0 {
        if execute(db, "SELECT FROM channels WHERE person = $1", &[&person]).await? >= most {
            return Ok(0);
        }
        let (device, sent) = (device.as_ref().map(ToString::to_string), sent.map(|at| at.0));
        let (failed, reason) = failed.as_ref().map(|(at, reason)| (at.0, reason)).unzip();
        let values: Values<'_> = &[&id, &person, &device, address, wishes, &since.0, &sent, &failed, &reason];
        execute(db, sql::INSERT_CHANNEL.postgres, values).await?;
    }
    execute(db, sql::HASTEN_NOTIFICATIONS.postgres, &[&id, &since.0]).await?;
    execute(db, sql::UNCALL_TABLES_OF.postgres, &[&person]).await?;
    know(db, &person, *since).await?;
    Ok(1)
}

async fn call(db: &Client, table: &TableId, entries: u64, waits: &[Wait], now: Millis) -> Answer<u32> {
    let statement = db.prepare_cached(sql::CALL_TABLE.postgres).await?;
    let Some(row) = db.query_opt(&statement, &[&table.as_str(), &entries.cast_signed()]).await? else { return Ok(0) };
    let key: i64 = row.try_get(0)?;
    let names: Vec<&str> = waits.iter().map(|wait| &*wait.name).collect();
    let persons: Vec<String> = waits.iter().map(|wait| wait.person.to_string()).collect();
    let texts: Vec<&str> = waits.iter().map(|wait| &*wait.what).collect();
    // A channel that is being removed is waited for, and left out.
    let insert = "INSERT INTO notifications (channel, name, key, what, is_over, told, tries, at)
                  SELECT channels.id, wait.name, $1::bigint, wait.what, FALSE, 0, 0, $2::bigint
                  FROM channels JOIN unnest($3::text[], $4::text[], $5::text[]) AS wait (name, person, what)
                      USING (person)
                  ORDER BY channels.id FOR KEY SHARE OF channels
                  ON CONFLICT (channel, name) DO UPDATE SET what = excluded.what, at = excluded.at, is_over = FALSE
                      WHERE notifications.what <> excluded.what OR notifications.is_over";
    execute(db, insert, &[&key, &now.0, &names, &persons, &texts]).await?;
    let others = "key = $1 AND NOT is_over AND (name, (SELECT person FROM channels WHERE id = channel))
                      NOT IN (SELECT * FROM unnest($3::text[], $4::text[]))";
    // One that is taken may be on its way.
    let delete = format!("DELETE FROM notifications WHERE {others} AND taken <= $2");
    execute(db, &delete, &[&key, &now.0, &names, &persons]).await?;
    let update = format!("UPDATE notifications SET is_over = TRUE, at = $2 WHERE {others}");
    execute(db, &update, &[&key, &now.0, &names, &persons]).await?;
    Ok(1)
}

async fn queue(db: &Client, new: &Notification) -> Answer<u32> {
    let Notification { channel, name, table, what, is_over, told, tries, at } = new;
    let insert = "INSERT INTO notifications (channel, name, key, what, is_over, told, tries, at)
                  SELECT id, $2::text, (SELECT key FROM tables WHERE id = $3), $4::text, $5::boolean, $6::bigint,
                      $7::bigint, $8::bigint
                  FROM channels WHERE id = $1 FOR KEY SHARE OF channels
                  ON CONFLICT (channel, name) DO UPDATE SET key = excluded.key, what = excluded.what,
                      is_over = excluded.is_over, told = excluded.told, tries = excluded.tries, at = excluded.at,
                      taker = NULL, taken = 0";
    let (table, told, tries) = (table.as_ref().map(TableId::as_str), i64::from(*told), i64::from(*tries));
    let at = at.map(|at| at.0);
    execute(db, insert, &[&channel.to_string(), name, &table, what, is_over, &told, &tries, &at]).await
}

async fn settle(db: &Client, settled: &Settled) -> Answer<u32> {
    let Settled { notification, taker, outcome, now, told, at } = settled;
    let Notification { channel, name, what, is_over, at: seen, tries, .. } = notification;
    let channel = channel.to_string();
    match outcome {
        Outcome::Quiet => {}
        Outcome::Sent => {
            execute(db, sql::CHANNEL_SENT.postgres, &[&channel, &now.0]).await?;
        }
        Outcome::Failed(reason) | Outcome::GivenUp(reason) => {
            execute(db, sql::CHANNEL_FAILED.postgres, &[&channel, &now.0, reason]).await?;
        }
    }
    let tries = if matches!(outcome, Outcome::Failed(_)) { i64::from(*tries) + 1 } else { 0 };
    let (told, seen, at) = (i64::from(*told), seen.map(|at| at.0), at.map(|at| at.0));
    // The table may have set another time meanwhile: that its wait is over, or has another deadline.
    let update = "UPDATE notifications SET taker = NULL, taken = 0, told = $4, tries = $5,
                      at = CASE WHEN at IS NOT DISTINCT FROM $6 AND what = $8 AND is_over = $9 THEN $7 ELSE at END
                  WHERE channel = $1 AND name = $2 AND taker = $3";
    let found =
        execute(db, update, &[&channel, name, &taker.to_string(), &told, &tries, &seen, &at, what, is_over]).await?;
    if found > 0 {
        execute(db, sql::DELETE_SETTLED_NOTIFICATION.postgres, &[&channel, name]).await?;
    }
    Ok(found)
}

pub(crate) async fn channel(client: &Client, id: &ChannelId) -> Result<Option<Channel>> {
    read::one(client, sql::CHANNEL.postgres, &[&id.to_string()], rows::channel).await
}

pub(crate) async fn channels(client: &Client, of: Option<&VisitorId>) -> Result<Vec<Channel>> {
    let select = if of.is_some() { sql::CHANNELS_OF } else { sql::CHANNELS };
    read::all(client, select.postgres, &[&of.map(ToString::to_string)], rows::channel).await
}

pub(crate) async fn notifications(client: &Client, of: &ChannelId) -> Result<Vec<Notification>> {
    read::all(client, sql::NOTIFICATIONS_OF.postgres, &[&of.to_string()], rows::notification).await
}

pub(crate) async fn taken(client: &Client, by: &TakerId) -> Result<Vec<Notification>> {
    read::all(client, sql::NOTIFICATIONS_TAKEN.postgres, &[&by.to_string()], rows::notification).await
}

pub(crate) async fn waiting(client: &Client, now: Millis) -> Result<u64> {
    let rows = read::query(client, sql::COUNT_NOTIFICATIONS.postgres, &[&now.0]).await?;
    number(&rows[0], 0)
}

pub(crate) async fn uncalled(client: &Client) -> Result<Vec<TableId>> {
    let select = "SELECT id FROM tables WHERE coalesce(called, -1) < entries AND (
                      phase <> 'over' AND key IN
                          (SELECT seats.key FROM channels JOIN seats ON seats.visitor = channels.person)
                      OR key IN (SELECT key FROM notifications))
                  ORDER BY key LIMIT $1";
    read::all_sound(client, select, &[&i64::from(UNCALLED)], rows::table_id).await
}

pub(crate) async fn key(client: &Client) -> Result<Option<String>> {
    read::query(client, sql::KEY.postgres, &[]).await?.first().map(|row| get(row, 0)).transpose()
}
