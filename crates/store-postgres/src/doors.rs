//! What the operator lets people do: links, the persons they have invited, excluded persons, admin keys, the announcement,
//! reports.

use deadpool_postgres::Client;
use store::rows;
use store::statements as sql;
use store::{
    AdminKey, Announcement, DoorChange, Millis, Pass, PassId, Report, Result, StoreError, TableId, VisitorId, Welcome,
};
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use crate::devices::{execute, know};
use crate::read;

/// The table and the person that are locked before a change is made.
pub(crate) fn locks(change: &DoorChange) -> (Option<&TableId>, Option<&VisitorId>) {
    match change {
        DoorChange::Report(report, _) => (Some(&report.table), Some(&report.reporter)),
        DoorChange::Dismiss(table, ..) => (Some(table), None),
        _ => (None, None),
    }
}

/// Makes a change in the transaction of its group. Returns the number of links, persons, keys or reports that it
/// changed.
pub(crate) async fn make(db: &Client, change: &DoorChange) -> std::result::Result<Result<u32>, Error> {
    match change {
        DoorChange::Keep(Pass { id, name, made, until }) => {
            let (id, until) = (id.to_string(), until.map(|until| until.0));
            Ok(Ok(execute(db, sql::INSERT_PASS.postgres, &[&id, name, &made.0, &until]).await?))
        }
        DoorChange::Welcome(person, by, at) => welcome(db, person, by, *at).await,
        DoorChange::End(by) => {
            let by = by.to_string();
            execute(db, sql::DELETE_PASS.postgres, &[&by]).await?;
            Ok(Ok(execute(db, sql::END_WELCOMES_BY.postgres, &[&by]).await?))
        }
        DoorChange::Exclude(person, until) => {
            if until.is_some() {
                know(db, &person.to_string(), Millis(0)).await?;
            }
            let (person, until) = (person.to_string(), until.map(|until| until.0));
            Ok(Ok(execute(db, sql::EXCLUDE.postgres, &[&person, &until]).await?))
        }
        DoorChange::KeepKey(key, at) => {
            execute(db, sql::DELETE_ADMINS_BEFORE.postgres, &[&at.0]).await?;
            Ok(Ok(keep_key(db, key).await?))
        }
        DoorChange::ExchangeKey(once, key, at) => {
            if execute(db, sql::USE_UP_ADMIN.postgres, &[&once.to_string(), &at.0]).await? == 0 {
                return Ok(Err(StoreError::NotFound));
            }
            Ok(Ok(keep_key(db, key).await?))
        }
        DoorChange::EndKey(id) => Ok(Ok(execute(db, sql::DELETE_ADMIN.postgres, &[&id.to_string()]).await?)),
        DoorChange::Announce(None) => Ok(Ok(execute(db, sql::DELETE_ANNOUNCEMENT.postgres, &[]).await?)),
        DoorChange::Announce(Some(Announcement { text, until })) => {
            let insert = "INSERT INTO announcements (is_it, text, until) VALUES (TRUE, $1, $2)
                          ON CONFLICT (is_it) DO UPDATE SET text = excluded.text, until = excluded.until";
            Ok(Ok(execute(db, insert, &[text, &until.0]).await?))
        }
        DoorChange::Report(new, most) => report(db, new, *most).await,
        DoorChange::Dismiss(table, at, seat) => {
            let delete = "DELETE FROM reports USING tables
                          WHERE reports.key = tables.key AND id = $1 AND at = $2 AND seat = $3";
            Ok(Ok(execute(db, delete, &[&table.as_str(), &at.0, &i16::from(seat.0)]).await?))
        }
    }
}

async fn report(db: &Client, report: &Report, most: u32) -> std::result::Result<Result<u32>, Error> {
    let Report { table, said, speaker, reporter, made } = report;
    let (reporter, speaker) = (reporter.to_string(), speaker.as_ref().map(ToString::to_string));
    let (table, at, seat) = (table.as_str(), said.at.0, i16::from(said.seat.0));
    if execute(db, "SELECT FROM tables WHERE id = $1", &[&table]).await? == 0 {
        return Ok(Err(StoreError::NotFound));
    }
    let others = "SELECT FROM reports JOIN tables USING (key)
                  WHERE reporter = $1 AND (id, at, seat) <> ($2, $3, $4)";
    if execute(db, others, &[&reporter, &table, &at, &seat]).await? >= most {
        return Ok(Err(StoreError::TooManyReports));
    }
    let insert = "INSERT INTO reports (key, at, seat, reporter, name, saying, speaker, made)
                  SELECT key, $2, $3, $4, $5, $6, $7, $8 FROM tables WHERE id = $1 ON CONFLICT DO NOTHING";
    let values: [&(dyn ToSql + Sync); 8] = [&table, &at, &seat, &reporter, &said.name, &said.text(), &speaker, &made.0];
    Ok(Ok(execute(db, insert, &values).await?))
}

async fn keep_key(db: &Client, AdminKey { id, is_once, until }: &AdminKey) -> std::result::Result<u32, Error> {
    execute(db, sql::INSERT_ADMIN.postgres, &[&id.to_string(), is_once, &until.0]).await
}

async fn welcome(db: &Client, person: &VisitorId, by: &Welcome, at: Millis) -> std::result::Result<Result<u32>, Error> {
    let (person, welcome) = (person.to_string(), by.to_string());
    if let Welcome::Pass(_) = by {
        // The row stays locked until the commit: a link that another node ends meanwhile invites nobody.
        let select = "SELECT FROM passes WHERE id = $1 AND (until IS NULL OR until >= $2) FOR SHARE";
        if execute(db, select, &[&welcome, &at.0]).await? == 0 {
            return Ok(Err(StoreError::NotFound));
        }
    }
    know(db, &person, at).await?;
    let update = match by {
        Welcome::Phrase => sql::WELCOME,
        Welcome::Pass(_) => sql::WELCOME_FIRST,
    };
    Ok(Ok(execute(db, update.postgres, &[&person, &welcome]).await?))
}

pub(crate) async fn passes(client: &Client) -> Result<Vec<Pass>> {
    read::all(client, sql::PASSES.postgres, &[], rows::pass).await
}

pub(crate) async fn welcome_of(client: &Client, person: &VisitorId) -> Result<Option<Welcome>> {
    let found = read::one(client, sql::WELCOME_OF.postgres, &[&person.to_string()], rows::welcome).await?;
    Ok(found.map(|(_, welcome)| welcome))
}

pub(crate) async fn welcomes(client: &Client) -> Result<Vec<(VisitorId, Welcome)>> {
    read::all(client, sql::WELCOMES.postgres, &[], rows::welcome).await
}

pub(crate) async fn excluded(client: &Client) -> Result<Vec<(VisitorId, Millis)>> {
    read::all(client, sql::EXCLUDED.postgres, &[], rows::visitor).await
}

pub(crate) async fn admin_key(client: &Client, id: &PassId) -> Result<Option<AdminKey>> {
    read::one(client, sql::ADMIN.postgres, &[&id.to_string()], rows::admin).await
}

pub(crate) async fn announcement(client: &Client) -> Result<Option<Announcement>> {
    read::one(client, sql::ANNOUNCEMENT.postgres, &[], rows::announcement).await
}

pub(crate) async fn reports(client: &Client, by: Option<&VisitorId>) -> Result<Vec<Report>> {
    let reports = read::all(client, sql::REPORTS.postgres, &[&by.map(ToString::to_string)], rows::report).await?;
    Ok(reports.into_iter().flatten().collect())
}
