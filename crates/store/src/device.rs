//! The devices of a person, the invitations by which further ones join, and the tokens of programs.
//!
//! A *person* is a [`VisitorId`]: the hash of the token of their first browser. A browser that is no [`Device`] is the
//! person of its own token; the first invitation makes it a device, like every browser that joins by one. A device that
//! has ended keeps its row, without its name: its token never leads to the person again.
//!
//! A device with a [`Grant`] is no browser but the *token* of a program. It acts for its person as far as the grant
//! goes, and leads to nobody once its row is gone: it is deleted when its owner ends it, when its time is up, with its
//! table, and when its person loses the last seat at that table. A guest bot is a person of its own, whose only device
//! is its token.

use futures_util::future::BoxFuture;
use table_log::{DeviceId, InvitationId, Millis, Result, VisitorId};

use crate::grant::Grant;

/// A browser of a person, or the token of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// The hash of its token.
    pub id: DeviceId,
    /// Whose it is.
    pub person: VisitorId,
    /// What it is called in their list; empty once it has ended.
    pub name: String,
    /// When it became theirs.
    pub since: Millis,
    /// When it was last used, to the hour.
    pub used: Millis,
    /// When it ended, if it has.
    pub ended: Option<Millis>,
    /// What a program may do with its token; `None` for a browser.
    pub grant: Option<Grant>,
}

/// What lets a browser join a person: a link that works once, or recovery words, which work until they are replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The hash of its secret.
    pub id: InvitationId,
    /// Whose browser it makes.
    pub person: VisitorId,
    /// When it was made.
    pub made: Millis,
    /// When a link ends; `None` for recovery words.
    pub until: Option<Millis>,
    /// The settings that the joining browser gets, in a form that the store does not know.
    pub settings: String,
}

/// A change of devices and invitations.
#[derive(Clone, Debug)]
pub enum DeviceChange {
    /// See [`Devices::keep_device`].
    Keep(Device),
    /// See [`Devices::invite`].
    Invite(Invitation),
    /// See [`Devices::join`].
    Join(InvitationId, Device),
    /// See [`Devices::end_device`].
    End(DeviceId, VisitorId, Millis),
    /// See [`Devices::used`].
    Used(DeviceId, Millis),
    /// See [`Devices::forget_devices`].
    Forget(VisitorId),
}

/// Stores the devices of persons. Every change survives a power cut once its call has returned.
pub trait Devices {
    /// The device with this id, which may have ended.
    fn device(&self, id: DeviceId) -> BoxFuture<'_, Result<Option<Device>>>;

    /// The devices of a person or of all, the first one first, with browsers that have ended. A person's include all
    /// tokens of which they are the owner.
    fn devices(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Device>>>;

    /// The invitation with this id, which may be over.
    fn invitation(&self, id: InvitationId) -> BoxFuture<'_, Result<Option<Invitation>>>;

    /// The invitations of a person or of all, sorted by id.
    fn invitations(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Invitation>>>;

    /// Makes changes to devices and invitations; returns how many devices it changed.
    fn change_devices(&self, change: DeviceChange) -> BoxFuture<'_, Result<u32>>;

    /// Adds a device, unless there is one with this id. Its person becomes a known visitor. A token also deletes all
    /// tokens whose time was up when it was made.
    ///
    /// Fails with `NotFound` when it is a token for a table that is not there.
    fn keep_device(&self, device: Device) -> BoxFuture<'_, Result<u32>> {
        self.change_devices(DeviceChange::Keep(device))
    }

    /// Adds an invitation in place of the person's last one of its kind. Deletes all links that are over.
    fn invite(&self, invitation: Invitation) -> BoxFuture<'_, Result<u32>> {
        self.change_devices(DeviceChange::Invite(invitation))
    }

    /// Adds a device by an invitation of its person, which is used up if it is a link. Does nothing if the person has
    /// this device already: a form that is sent twice joins once.
    ///
    /// Fails with `NotFound` when there is no such invitation, or it was over when the device joined.
    fn join(&self, invitation: InvitationId, device: Device) -> BoxFuture<'_, Result<u32>> {
        self.change_devices(DeviceChange::Join(invitation, device))
    }

    /// Ends a browser of this person, its channel, and the links they have made: its holder may know them. Or deletes
    /// a token of which they are the person or the owner. Returns whether it was still theirs, as a number.
    fn end_device(&self, device: DeviceId, person: VisitorId, at: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change_devices(DeviceChange::End(device, person, at))
    }

    /// Records that a device was used, if there is such a device.
    fn used(&self, device: DeviceId, at: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change_devices(DeviceChange::Used(device, at))
    }

    /// Deletes the devices, invitations and channels of a person, the tokens of which they are the owner, and whether
    /// the operator has invited or excluded them; returns how many devices.
    fn forget_devices(&self, person: VisitorId) -> BoxFuture<'_, Result<u32>> {
        self.change_devices(DeviceChange::Forget(person))
    }
}
