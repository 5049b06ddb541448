//! The queries. Each sees one snapshot of the database.

use deadpool_postgres::{Client, GenericClient, Transaction};
use futures_util::future::{join_all, try_join3};
use store::rows::{self, Columns, DUE, Entries, FINISHED, PUBLIC, Seats, TableRow, sound};
use store::statements::{self as sql, SEAT_COLUMNS, TABLE_COLUMNS};
use store::{
    FormId, LinkId, Millis, News, Result, Revisions, Said, StoreError, Stored, Summary, TableId, Version, VisitorId,
};
use table::Seat;
use tokio_postgres::types::{FromSql, ToSql, Type};
use tokio_postgres::{IsolationLevel, Row};

use crate::failure::Fault;

/// When the log of a table last grew. The row of a running table may be behind; an entry that a server of an older version
/// has written has no time, but that server has written it in the row.
pub(crate) const TOUCHED: &str =
    "CASE phase WHEN 'running' THEN coalesce((SELECT at FROM entries AS log WHERE log.key = tables.key
                                              ORDER BY number DESC LIMIT 1), touched) ELSE touched END";

/// Values of a statement.
pub(crate) type Values<'a> = &'a [&'a (dyn ToSql + Sync)];

/// The rows of a statement, which is prepared once per connection.
pub(crate) async fn query(client: &impl GenericClient, statement: &str, values: Values<'_>) -> Result<Vec<Row>> {
    let statement = client.prepare_cached(statement).await.map_err(Fault::from)?;
    Ok(client.query(&statement, values).await.map_err(Fault::from)?)
}

/// A snapshot of the database, for several statements.
async fn moment(client: &mut Client) -> Result<Transaction<'_>> {
    let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    Ok(moment.start().await.map_err(Fault::from)?)
}

/// The value of a row's column.
pub(crate) fn get<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T> {
    Ok(row.try_get(column).map_err(Fault::from)?)
}

/// A row that [`rows`] can read.
struct Found<'a>(&'a Row);

impl Columns for Found<'_> {
    fn text_if_any(&self, column: usize) -> Result<Option<&str>> {
        get(self.0, column)
    }

    fn number_if_any(&self, column: usize) -> Result<Option<i64>> {
        match *self.0.columns()[column].type_() {
            Type::INT2 => Ok(get::<Option<i16>>(self.0, column)?.map(i64::from)),
            _ => get(self.0, column),
        }
    }

    fn flag(&self, column: usize) -> Result<bool> {
        get(self.0, column)
    }
}

/// What a statement finds.
pub(crate) async fn all<T>(
    client: &Client,
    statement: &str,
    values: Values<'_>,
    read: impl Fn(&dyn Columns) -> Result<T>,
) -> Result<Vec<T>> {
    query(client, statement, values).await?.iter().map(|row| read(&Found(row))).collect()
}

/// What a statement finds, without what belongs to damaged tables.
pub(crate) async fn all_sound<T>(
    client: &Client,
    statement: &str,
    values: Values<'_>,
    read: impl Fn(&dyn Columns) -> Result<T>,
) -> Result<Vec<T>> {
    let found = all(client, statement, values, |row| sound(read(row))).await?;
    Ok(found.into_iter().flatten().collect())
}

/// The first that a statement finds.
pub(crate) async fn one<T>(
    client: &Client,
    statement: &str,
    values: Values<'_>,
    read: impl Fn(&dyn Columns) -> Result<T>,
) -> Result<Option<T>> {
    query(client, statement, values).await?.first().map(|row| read(&Found(row))).transpose()
}

/// Reads a whole table.
pub(crate) async fn load(client: &mut Client, id: &TableId) -> Result<Option<Stored>> {
    let moment = moment(client).await?;
    stored(&moment, id).await.map_err(|error| rows::damage_of(id, error))
}

/// Reads whole tables from one snapshot. The first table's statements are prepared and sent, then those of all others
/// together.
pub(crate) async fn load_all(client: &mut Client, ids: &[TableId]) -> Result<Vec<Result<Option<Stored>>>> {
    let Some((first, others)) = ids.split_first() else { return Ok(Vec::new()) };
    let moment = moment(client).await?;
    let load = async |id| stored(&moment, id).await.map_err(|error| rows::damage_of(id, error));
    let mut loaded = vec![load(first).await];
    loaded.extend(join_all(others.iter().map(load)).await);
    Ok(loaded)
}

async fn stored(moment: &Transaction<'_>, id: &TableId) -> Result<Option<Stored>> {
    let select = format!("SELECT {TABLE_COLUMNS}, entries, {TOUCHED}, revisions FROM tables WHERE id = $1");
    let found = query(moment, &select, &[&id.as_str()]).await?;
    let Some(row) = found.first() else { return Ok(None) };
    let table = TableRow::read(&Found(row))?;
    // By its name: the columns before it are listed elsewhere.
    let revisions: Vec<i64> = row.try_get("revisions").map_err(Fault::from)?;
    let key = table.key;
    let (entries, seats, talk) = try_join3(entries(moment, key, 0), seats(moment, key), talk(moment, key)).await?;
    table.stored(|| entries_of(0, &entries), || seats_of(&seats, &revisions), || talk_of(&talk)).map(Some)
}

/// Reads what a table has beyond this number of entries.
pub(crate) async fn news(client: &mut Client, id: &TableId, after: u64) -> Result<Option<News>> {
    let moment = moment(client).await?;
    newer(&moment, id, after).await.map_err(|error| rows::damage_of(id, error))
}

async fn newer(moment: &Transaction<'_>, id: &TableId, after: u64) -> Result<Option<News>> {
    let select = "SELECT key, entries, revision, revisions FROM tables WHERE id = $1";
    let found = query(moment, select, &[&id.as_str()]).await?;
    let Some(row) = found.first() else { return Ok(None) };
    let (key, revisions): (i64, Vec<i64>) = (get(row, 0)?, get(row, 3)?);
    let (entries, seats, talk) = try_join3(entries(moment, key, after), seats(moment, key), talk(moment, key)).await?;
    let (entries, seats) = (entries_of(after, &entries)?, seats_of(&seats, &revisions)?);
    rows::news(number(row, 1)?, entries, seats, talk_of(&talk)?, number(row, 2)?).map(Some)
}

/// The stored versions of these tables.
pub(crate) async fn versions(client: &Client, tables: &[TableId]) -> Result<Vec<(TableId, Version)>> {
    let names: Vec<&str> = tables.iter().map(TableId::as_str).collect();
    let select = "SELECT id, entries, revision, revisions, seats FROM tables WHERE id = ANY ($1)";
    let version = |row: &Row| {
        let (revisions, count): (Vec<i64>, i16) = (get(row, 3)?, get(row, 4)?);
        let seats = (0..count.cast_unsigned()).map(|seat| revision(&revisions, usize::from(seat))).collect();
        let revisions = Revisions { seats, table: number(row, 2)? };
        Ok((rows::table_id(&Found(row))?, Version { entries: number(row, 1)?, revisions }))
    };
    let rows = query(client, select, &[&names]).await?;
    rows.iter().filter_map(|row| sound(version(row)).transpose()).collect()
}

/// A seat's revision; zero if it is missing at the end.
fn revision(revisions: &[i64], seat: usize) -> u64 {
    revisions.get(seat).map_or(0, |revision| revision.cast_unsigned())
}

async fn entries(moment: &Transaction<'_>, key: i64, after: u64) -> Result<Vec<Row>> {
    let select = "SELECT number, entry FROM entries WHERE key = $1 AND number >= $2 ORDER BY number";
    query(moment, select, &[&key, &after.cast_signed()]).await
}

async fn seats(moment: &Transaction<'_>, key: i64) -> Result<Vec<Row>> {
    let select = format!("SELECT {SEAT_COLUMNS} FROM seats WHERE key = $1 ORDER BY seat");
    query(moment, &select, &[&key]).await
}

fn entries_of(after: u64, rows: &[Row]) -> Result<Entries> {
    let mut entries = Entries::after(after);
    for row in rows {
        entries.push(number(row, 0)?, get(row, 1)?)?;
    }
    Ok(entries)
}

fn seats_of(rows: &[Row], revisions: &[i64]) -> Result<Seats> {
    let mut seats = Seats::default();
    for (seat, row) in rows.iter().enumerate() {
        seats.push(&Found(row), revision(revisions, seat))?;
    }
    Ok(seats)
}

async fn talk(moment: &Transaction<'_>, key: i64) -> Result<Vec<Row>> {
    query(moment, sql::TALK.postgres, &[&key]).await
}

fn talk_of(rows: &[Row]) -> Result<Vec<Said>> {
    rows.iter().filter_map(|row| rows::said(&Found(row)).transpose()).collect()
}

/// A number that is not negative.
pub(crate) fn number<T: TryFrom<i64>>(row: &Row, column: usize) -> Result<T> {
    let stored: i64 = get(row, column)?;
    T::try_from(stored).map_err(|_| StoreError::Corrupt(format!("{stored} is no {}", row.columns()[column].name())))
}

pub(crate) async fn answer(client: &Client, table: &TableId, form: &FormId) -> Result<Option<String>> {
    let select = "SELECT answer FROM answers JOIN tables USING (key) WHERE id = $1 AND form = $2";
    let rows = query(client, select, &[&table.as_str(), &form.to_string()]).await?;
    rows.first().map(|row| get(row, 0)).transpose()
}

pub(crate) async fn tables_of(client: &Client, visitor: &VisitorId) -> Result<Vec<Summary>> {
    let theirs = "key IN (SELECT key FROM tables WHERE creator = $1 UNION SELECT key FROM seats WHERE visitor = $1)";
    summaries(client, theirs, None, &[&visitor.to_string()]).await
}

pub(crate) async fn public_tables(client: &Client) -> Result<Vec<Summary>> {
    summaries(client, "phase <> 'over' AND watch = 'everybody'", Some(PUBLIC), &[]).await
}

pub(crate) async fn list(client: &Client) -> Result<Vec<Summary>> {
    summaries(client, "TRUE", None, &[]).await
}

/// The tables that meet a condition, or so many of them, the last changed first.
async fn summaries(client: &Client, which: &str, most: Option<u32>, values: Values<'_>) -> Result<Vec<Summary>> {
    let most = most.map_or("ALL".to_owned(), |most| most.to_string());
    let select = format!(
        "SELECT id, game, seats, phase, watch, entries, created, {TOUCHED} AS changed FROM tables
         WHERE {which} ORDER BY changed DESC, key DESC LIMIT {most}"
    );
    all_sound(client, &select, values, rows::summary).await
}

pub(crate) async fn expired(client: &Client, now: Millis) -> Result<Vec<TableId>> {
    let select = format!(
        "SELECT id FROM tables
         WHERE phase = 'open' AND created + unstarted_hours * 3600000 <= $1
            OR phase = 'running' AND {TOUCHED} + idle_hours * 3600000 <= $1
         ORDER BY key"
    );
    all_sound(client, &select, &[&now.0], rows::table_id).await
}

pub(crate) async fn due(client: &Client, now: Millis) -> Result<Vec<TableId>> {
    all_sound(client, sql::DUE_TABLES.postgres, &[&now.0, &i64::from(DUE)], rows::table_id).await
}

pub(crate) async fn running(client: &Client, since: Millis) -> Result<Vec<TableId>> {
    let select = format!(
        "SELECT id FROM (SELECT id, key, {TOUCHED} AS changed FROM tables WHERE phase = 'running') AS running
         WHERE changed >= $1 ORDER BY changed DESC, key"
    );
    all_sound(client, &select, &[&since.0], rows::table_id).await
}

pub(crate) async fn orphans(client: &Client) -> Result<Vec<TableId>> {
    let select = "SELECT id FROM tables WHERE phase = 'running' AND node IS NOT NULL
                  AND NOT EXISTS (SELECT FROM nodes WHERE nodes.id = tables.node AND until > clock_timestamp())";
    all_sound(client, select, &[], rows::table_id).await
}

pub(crate) async fn finished(client: &Client, before: Millis) -> Result<Vec<TableId>> {
    all_sound(client, sql::FINISHED_TABLES.postgres, &[&before.0, &i64::from(FINISHED)], rows::table_id).await
}

pub(crate) async fn all_tables(client: &Client) -> Result<Vec<TableId>> {
    all(client, sql::ALL_TABLES.postgres, &[], rows::table_id).await
}

pub(crate) async fn answers(client: &Client, table: &TableId) -> Result<Vec<(FormId, String, Millis)>> {
    let select = "SELECT form, answer, at FROM answers JOIN tables USING (key) WHERE id = $1 ORDER BY form";
    all(client, select, &[&table.as_str()], rows::answer).await
}

pub(crate) async fn visitors(client: &Client) -> Result<Vec<(VisitorId, Millis)>> {
    all(client, sql::VISITORS.postgres, &[], rows::visitor).await
}

pub(crate) async fn seat_by_link(client: &Client, link: &LinkId) -> Result<Option<(TableId, Seat)>> {
    one(client, sql::SEAT_BY_LINK.postgres, &[&link.to_string()], rows::seat).await
}
