//! Copies tables from one store to another, of any kind. No server may use either store meanwhile.

use crate::{Commit, Millis, NewTable, Result, Store, StoreError, Stored, TableId, Welcome};

/// Copies a table with the answers to its forms, and returns it as it was read back. Completes an interrupted copy.
///
/// # Errors
/// `Conflict` when another table with this id is there already, `NotFound` when there is no table to copy, `Damaged`
/// when it cannot be read; otherwise as for [`Store::create`] and [`Store::commit`].
pub async fn table(id: &TableId, from: &dyn Store, to: &dyn Store) -> Result<Stored> {
    let stored = from.load(id).await?.ok_or(StoreError::NotFound)?;
    let entries = stored.entries.len() as u64;
    let begun = NewTable {
        header_text: stored.header_text.clone(),
        secret: stored.secret.clone(),
        commitment: stored.commitment,
        creator: stored.creator.clone(),
        settings: stored.settings.clone(),
        entries: Vec::new(),
        holders: stored.holders.clone(),
        due: stored.due,
    };
    let change = Commit { due: stored.due, ..Commit::new(id.clone(), entries, stored.touched) };
    match to.create(begun).await {
        Ok(()) | Err(StoreError::Conflict { have: 0, .. }) => {
            let whole = Commit {
                after: 0,
                entries: stored.entries.clone(),
                drafts: stored.drafts.pairs().map(|(seat, draft)| (seat, draft.clone())).collect(),
                said: stored.talk.clone(),
                phase: Some(stored.phase),
                ..change.clone()
            };
            to.commit(whole).await?;
        }
        Err(StoreError::Conflict { .. }) => {}
        Err(error) => return Err(error),
    }
    let mut copied = to.load(id).await?.ok_or(StoreError::NotFound)?;
    // A copy has revisions of its own.
    copied.revisions = stored.revisions.clone();
    if copied != stored {
        return Err(StoreError::Conflict { have: entries, wanted: 0 });
    }
    for (form, answer, at) in from.answers(id).await? {
        match to.commit(Commit { at, answer: Some((form, answer)), ..change.clone() }).await {
            Ok(()) | Err(StoreError::Answered(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(stored)
}

/// Copies when each visitor of the copied tables was last here, and the devices, invitations and channels of all, with the
/// operator's links, whom they have invited, and the reports from the copied tables. What waits to be told is found again
/// from the tables. Leaves out tokens for tables that were not copied.
///
/// # Errors
/// As for [`Store::seen`], [`Devices::change_devices`](crate::Devices::change_devices),
/// [`Channels::change_channels`](crate::Channels::change_channels) and
/// [`Doors::change_doors`](crate::Doors::change_doors).
pub async fn visitors(from: &dyn Store, to: &dyn Store) -> Result<()> {
    for device in from.devices(None).await? {
        match to.keep_device(device).await {
            // The table of a token is not copied if it is damaged.
            Ok(_) | Err(StoreError::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    for invitation in from.invitations(None).await? {
        to.invite(invitation).await?;
    }
    for channel in from.channels(None).await? {
        to.keep_channel(channel, u32::MAX).await?;
    }
    let passes = from.passes().await?;
    for pass in &passes {
        to.keep_pass(pass.clone()).await?;
    }
    for (person, by) in from.welcomes().await? {
        let made = passes.iter().find(|pass| by == Welcome::Pass(pass.id.clone())).map_or(Millis(0), |pass| pass.made);
        to.welcome(person, by, made).await?;
    }
    for (person, until) in from.excluded().await? {
        to.exclude(person, Some(until)).await?;
    }
    for report in from.reports(None).await? {
        match to.report(report, u32::MAX).await {
            Ok(_) | Err(StoreError::NotFound) => {}
            Err(error) => return Err(error),
        }
    }
    if let Some(key) = from.key().await? {
        to.keep_key(key).await?;
    }
    for (visitor, at) in from.visitors().await? {
        to.seen(visitor, at).await?;
    }
    Ok(())
}
