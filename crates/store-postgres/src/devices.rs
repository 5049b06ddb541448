//! The devices of persons and their invitations.

use deadpool_postgres::Client;
use store::rows::{self, GrantRow};
use store::statements as sql;
use store::{Device, DeviceChange, DeviceId, Invitation, InvitationId, Millis, Result, StoreError, TableId, VisitorId};
use tokio_postgres::Error;
use tokio_postgres::types::ToSql;

use crate::read;

/// The table that is locked before a change is made.
pub(crate) fn lock(change: &DeviceChange) -> Option<&TableId> {
    match change {
        DeviceChange::Keep(device) => device.grant.as_ref()?.table.as_ref(),
        _ => None,
    }
}

/// Makes a change in the transaction of its group. Returns the number of devices that it changed.
pub(crate) async fn make(db: &Client, change: &DeviceChange) -> std::result::Result<Result<u32>, Error> {
    Ok(Ok(match change {
        DeviceChange::Keep(device) => return keep(db, device).await,
        DeviceChange::Invite(invitation) => invite(db, invitation).await?,
        DeviceChange::Join(invitation, device) => return join(db, invitation, device).await,
        DeviceChange::End(device, person, at) => end(db, device, person, *at).await?,
        DeviceChange::Used(device, at) => {
            let update = "UPDATE devices SET used = greatest(used, $2)
                          WHERE id = $1 AND (ended IS NULL OR until IS NOT NULL)";
            execute(db, update, &[&device.to_string(), &at.0]).await?
        }
        DeviceChange::Forget(person) => {
            let person = person.to_string();
            execute(db, "DELETE FROM channels WHERE person = $1", &[&person]).await?;
            execute(db, sql::DELETE_INVITATIONS_OF.postgres, &[&person]).await?;
            execute(db, sql::DELETE_REPORTS_OF.postgres, &[&person]).await?;
            execute(db, sql::CLEAR_VISITOR.postgres, &[&person]).await?;
            let tokens = end_tokens(db, "person = $1 OR owner = $1", &[&person]).await?;
            tokens + execute(db, sql::DELETE_DEVICES_OF.postgres, &[&person]).await?
        }
    }))
}

async fn keep(db: &Client, device: &Device) -> std::result::Result<Result<u32>, Error> {
    let Device { id, person, name, since, used, ended, grant } = device;
    // To a server of an older version, which knows no tokens, a token is a browser that has ended.
    let ended = ended.or(grant.as_ref().map(|_| *since)).map(|at| at.0);
    if grant.is_some() {
        end_tokens(db, OVER, &[&since.0]).await?;
    }
    let GrantRow { scopes, table, until, owner, of } = GrantRow::new(grant.as_ref());
    if let Some(table) = &table
        && execute(db, "SELECT FROM tables WHERE id = $1", &[table]).await? == 0
    {
        return Ok(Err(StoreError::NotFound));
    }
    let (id, person) = (id.to_string(), person.to_string());
    let values: [&(dyn ToSql + Sync); 11] =
        [&id, &person, name, &since.0, &used.0, &ended, &scopes, &table, &until, &owner, &of];
    let kept = execute(db, sql::INSERT_DEVICE.postgres, &values).await?;
    know(db, &person, *used).await?;
    Ok(Ok(kept))
}

/// Makes a person a known visitor.
pub(crate) async fn know(db: &Client, person: &str, at: Millis) -> std::result::Result<(), Error> {
    let know = "INSERT INTO visitors (id, seen) VALUES ($1, $2)
                ON CONFLICT (id) DO UPDATE SET seen = greatest(visitors.seen, excluded.seen)";
    execute(db, know, &[&person, &at.0]).await.map(drop)
}

async fn invite(db: &Client, invitation: &Invitation) -> std::result::Result<u32, Error> {
    let Invitation { id, person, made, until, settings } = invitation;
    let (id, person, until) = (id.to_string(), person.to_string(), until.map(|until| until.0));
    execute(db, sql::DELETE_INVITATIONS_BEFORE.postgres, &[&made.0]).await?;
    let replaced = "DELETE FROM invitations WHERE person = $1 AND (until IS NULL) = $2";
    execute(db, replaced, &[&person, &until.is_none()]).await?;
    execute(db, sql::INSERT_INVITATION.postgres, &[&id, &person, &made.0, &until, settings]).await?;
    Ok(0)
}

async fn join(db: &Client, invitation: &InvitationId, device: &Device) -> std::result::Result<Result<u32>, Error> {
    let (id, person, since) = (device.id.to_string(), device.person.to_string(), device.since.0);
    let has = "SELECT FROM devices WHERE id = $1 AND person = $2 AND ended IS NULL";
    if execute(db, has, &[&id, &person]).await? > 0 {
        return Ok(Ok(0));
    }
    // The row stays locked until the commit: of two nodes that use up a link, the second finds none.
    let found = "SELECT until IS NULL FROM invitations
                 WHERE id = $1 AND person = $2 AND (until IS NULL OR until >= $3) FOR UPDATE";
    let statement = db.prepare_cached(found).await?;
    let Some(row) = db.query_opt(&statement, &[&invitation.to_string(), &person, &since]).await? else {
        return Ok(Err(StoreError::NotFound));
    };
    if !row.try_get::<_, bool>(0)? {
        execute(db, sql::DELETE_INVITATION.postgres, &[&invitation.to_string()]).await?;
    }
    keep(db, device).await
}

async fn end(db: &Client, device: &DeviceId, person: &VisitorId, at: Millis) -> std::result::Result<u32, Error> {
    let person = person.to_string();
    let delete = "DELETE FROM devices WHERE id = $1 AND (person = $2 OR owner = $2) AND until IS NOT NULL";
    let tokens = execute(db, delete, &[&device.to_string(), &person]).await?;
    if tokens > 0 {
        return Ok(tokens);
    }
    let ended = execute(db, sql::END_DEVICE.postgres, &[&device.to_string(), &person, &at.0]).await?;
    if ended > 0 {
        execute(db, sql::DELETE_SHORT_INVITATIONS_OF.postgres, &[&person]).await?;
        execute(db, "DELETE FROM channels WHERE device = $1", &[&device.to_string()]).await?;
    }
    Ok(ended)
}

/// The tokens that end before a time. Of two nodes that delete them, none waits for the other.
pub(crate) const OVER: &str = "id IN (SELECT id FROM devices WHERE until < $1 FOR UPDATE SKIP LOCKED)";

/// Deletes the tokens for which a condition holds, and tells all nodes of each.
pub(crate) async fn end_tokens(
    db: &Client,
    condition: &str,
    values: &[&(dyn ToSql + Sync)],
) -> std::result::Result<u32, Error> {
    let delete = format!(
        "WITH gone AS (DELETE FROM devices WHERE until IS NOT NULL AND ({condition}) RETURNING id)
         SELECT pg_notify('posse', 'ended - ' || id) FROM gone"
    );
    execute(db, &delete, values).await
}

/// Executes a statement, which is prepared once per connection. Returns the number of rows that it found or changed.
pub(crate) async fn execute(
    db: &Client,
    statement: &str,
    values: &[&(dyn ToSql + Sync)],
) -> std::result::Result<u32, Error> {
    let statement = db.prepare_cached(statement).await?;
    Ok(u32::try_from(db.execute(&statement, values).await?).unwrap_or(u32::MAX))
}

pub(crate) async fn device(client: &Client, id: &DeviceId) -> Result<Option<Device>> {
    read::one(client, sql::DEVICE.postgres, &[&id.to_string()], rows::device).await
}

pub(crate) async fn devices(client: &Client, of: Option<&VisitorId>) -> Result<Vec<Device>> {
    let select = if of.is_some() { sql::DEVICES_OF } else { sql::DEVICES };
    read::all(client, select.postgres, &[&of.map(ToString::to_string)], rows::device).await
}

pub(crate) async fn invitation(client: &Client, id: &InvitationId) -> Result<Option<Invitation>> {
    read::one(client, sql::INVITATION.postgres, &[&id.to_string()], rows::invitation).await
}

pub(crate) async fn invitations(client: &Client, of: Option<&VisitorId>) -> Result<Vec<Invitation>> {
    let select = if of.is_some() { sql::INVITATIONS_OF } else { sql::INVITATIONS };
    read::all(client, select.postgres, &[&of.map(ToString::to_string)], rows::invitation).await
}
