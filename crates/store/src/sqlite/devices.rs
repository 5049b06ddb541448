//! The devices of persons and their invitations.

use rusqlite::{Connection, params};

use super::visitors::know;
use super::{channels, read, tokens};
use crate::rows::{self, GrantRow};
use crate::statements as sql;
use crate::{Device, DeviceChange, DeviceId, Invitation, InvitationId, Millis, Result, StoreError, VisitorId};

/// Makes a change. Returns the number of devices that it changed.
pub(super) fn make(db: &Connection, change: &DeviceChange) -> Result<u32> {
    match change {
        DeviceChange::Keep(device) => keep(db, device),
        DeviceChange::Invite(invitation) => invite(db, invitation).map(|()| 0),
        DeviceChange::Join(invitation, device) => join(db, invitation, device),
        DeviceChange::End(device, person, at) => end(db, device, person, *at),
        DeviceChange::Used(device, at) => {
            let update = "UPDATE devices SET used = max(used, ?2) WHERE id = ?1 AND ended IS NULL";
            Ok(db.prepare_cached(update)?.execute(params![device.to_string(), at.0])? as u32)
        }
        DeviceChange::Forget(person) => {
            let person = person.to_string();
            channels::remove(db, "person = ?1", &person)?;
            db.execute(sql::DELETE_INVITATIONS_OF.sqlite, [&person])?;
            db.execute(sql::DELETE_REPORTS_OF.sqlite, [&person])?;
            db.execute(sql::CLEAR_VISITOR.sqlite, [&person])?;
            let ended = tokens::end(db, "person = ?1 OR owner = ?1", [&person])?;
            Ok(ended + db.execute(sql::DELETE_DEVICES_OF.sqlite, [&person])? as u32)
        }
    }
}

fn keep(db: &Connection, device: &Device) -> Result<u32> {
    let Device { id, person, name, since, used, ended, grant } = device;
    if grant.is_some() {
        tokens::end(db, "until < ?1", [since.0])?;
    }
    let GrantRow { scopes, table, until, owner, of } = GrantRow::new(grant.as_ref());
    if let Some(table) = &table {
        let select = "SELECT EXISTS (SELECT 1 FROM tables WHERE id = ?1)";
        if !db.query_row(select, [table], |row| row.get(0))? {
            return Err(StoreError::NotFound);
        }
    }
    let (id, whose, ended) = (id.to_string(), person.to_string(), ended.map(|at| at.0));
    let values = params![id, whose, name, since.0, used.0, ended, scopes, table, until, owner, of];
    let kept = db.prepare_cached(sql::INSERT_DEVICE.sqlite)?.execute(values)?;
    know(db, person, *used)?;
    Ok(kept as u32)
}

fn invite(db: &Connection, invitation: &Invitation) -> Result<()> {
    let Invitation { id, person, made, until, settings } = invitation;
    let (person, until) = (person.to_string(), until.map(|until| until.0));
    db.execute(sql::DELETE_INVITATIONS_BEFORE.sqlite, [made.0])?;
    let replaced = "DELETE FROM invitations WHERE person = ?1 AND (until IS NULL) = (?2 IS NULL)";
    db.execute(replaced, params![person, until])?;
    db.execute(sql::INSERT_INVITATION.sqlite, params![id.to_string(), person, made.0, until, settings])?;
    Ok(())
}

fn join(db: &Connection, invitation: &InvitationId, new: &Device) -> Result<u32> {
    if device(db, &new.id)?.is_some_and(|device| device.person == new.person && device.ended.is_none()) {
        return Ok(0);
    }
    let found = self::invitation(db, invitation)?.filter(|found| found.person == new.person);
    let until = found.ok_or(StoreError::NotFound)?.until;
    if until.is_some_and(|until| until < new.since) {
        return Err(StoreError::NotFound);
    }
    if until.is_some() {
        db.execute(sql::DELETE_INVITATION.sqlite, [invitation.to_string()])?;
    }
    keep(db, new)
}

fn end(db: &Connection, device: &DeviceId, person: &VisitorId, at: Millis) -> Result<u32> {
    let person = person.to_string();
    let ended = tokens::end(db, "id = ?1 AND (person = ?2 OR owner = ?2)", [&device.to_string(), &person])?;
    if ended > 0 {
        return Ok(ended);
    }
    let ended = db.execute(sql::END_DEVICE.sqlite, params![device.to_string(), person, at.0])?;
    if ended > 0 {
        db.execute(sql::DELETE_SHORT_INVITATIONS_OF.sqlite, [person])?;
        channels::remove(db, "device = ?1", &device.to_string())?;
    }
    Ok(ended as u32)
}

pub(super) fn device(db: &Connection, id: &DeviceId) -> Result<Option<Device>> {
    read::one(db, sql::DEVICE.sqlite, [id.to_string()], rows::device)
}

pub(super) fn devices(db: &Connection, of: Option<&VisitorId>) -> Result<Vec<Device>> {
    let select = if of.is_some() { sql::DEVICES_OF } else { sql::DEVICES };
    read::all(db, select.sqlite, [of.map(ToString::to_string)], rows::device)
}

pub(super) fn invitation(db: &Connection, id: &InvitationId) -> Result<Option<Invitation>> {
    read::one(db, sql::INVITATION.sqlite, [id.to_string()], rows::invitation)
}

pub(super) fn invitations(db: &Connection, of: Option<&VisitorId>) -> Result<Vec<Invitation>> {
    let select = if of.is_some() { sql::INVITATIONS_OF } else { sql::INVITATIONS };
    read::all(db, select.sqlite, [of.map(ToString::to_string)], rows::invitation)
}
