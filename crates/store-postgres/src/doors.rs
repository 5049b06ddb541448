//! What the host grants: links, and the persons they have invited.

use deadpool_postgres::Client;
use store::rows::parse;
use store::{DoorChange, Millis, Pass, Result, StoreError, VisitorId, Welcome};
use tokio_postgres::Error;

use crate::devices::{execute, know};
use crate::read::{self, get};

/// Makes a change in the transaction of its group. Returns the number of links or persons that it changed.
pub(crate) async fn make(db: &Client, change: &DoorChange) -> std::result::Result<Result<u32>, Error> {
    match change {
        DoorChange::Keep(Pass { id, name, made, until }) => {
            let insert = "INSERT INTO passes (id, name, made, until) VALUES ($1, $2, $3, $4)
                          ON CONFLICT (id) DO NOTHING";
            Ok(Ok(execute(db, insert, &[&id.to_string(), name, &made.0, &until.map(|until| until.0)]).await?))
        }
        DoorChange::Welcome(person, by, at) => welcome(db, person, by, *at).await,
        DoorChange::End(by) => {
            let by = by.to_string();
            execute(db, "DELETE FROM passes WHERE id = $1", &[&by]).await?;
            Ok(Ok(execute(db, "UPDATE visitors SET welcome = NULL WHERE welcome = $1", &[&by]).await?))
        }
    }
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
        Welcome::Phrase => "UPDATE visitors SET welcome = $2 WHERE id = $1",
        Welcome::Pass(_) => "UPDATE visitors SET welcome = $2 WHERE id = $1 AND welcome IS NULL",
    };
    Ok(Ok(execute(db, update, &[&person, &welcome]).await?))
}

pub(crate) async fn passes(client: &Client) -> Result<Vec<Pass>> {
    let rows = read::query(client, "SELECT id, name, made, until FROM passes ORDER BY made, id", &[]).await?;
    rows.iter()
        .map(|row| {
            let until = get::<Option<i64>>(row, 3)?.map(Millis);
            Ok(Pass { id: parse("a link", get(row, 0)?)?, name: get(row, 1)?, made: Millis(get(row, 2)?), until })
        })
        .collect()
}

pub(crate) async fn welcome_of(client: &Client, person: &VisitorId) -> Result<Option<Welcome>> {
    let select = "SELECT welcome FROM visitors WHERE id = $1 AND welcome IS NOT NULL";
    let rows = read::query(client, select, &[&person.to_string()]).await?;
    rows.first().map(|row| parse("a welcome", get(row, 0)?)).transpose()
}

pub(crate) async fn welcomes(client: &Client) -> Result<Vec<(VisitorId, Welcome)>> {
    let select = "SELECT id, welcome FROM visitors WHERE welcome IS NOT NULL ORDER BY id";
    let rows = read::query(client, select, &[]).await?;
    rows.iter().map(|row| Ok((parse("a visitor", get(row, 0)?)?, parse("a welcome", get(row, 1)?)?))).collect()
}
