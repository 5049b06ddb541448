//! The channels by which people whose page is closed are told about their tables, and the queue of notifications.
//!
//! A table *waits* for a person. For each [`Wait`] and each [`Channel`] of the person, the queue has one [`Notification`]:
//! what was told of it, and when it is to be looked at next. Servers take notifications that are due; one that stops
//! before it has settled them leaves them to another. The store does not know what is told, or how: those texts belong
//! to the crate `notify`.

use futures_util::future::BoxFuture;

use table_log::{ChannelId, DeviceId, Millis, Result, TableId, TakerId, VisitorId};

/// A way of a person to be told: a browser, a mailbox, the address of another service.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Channel {
    /// Its random id. Who knows it may end the channel: it is in the link for that.
    pub id: ChannelId,
    /// Whose it is.
    pub person: VisitorId,
    /// The browser that it leads to. It ends with that device.
    pub device: Option<DeviceId>,
    /// Where it leads.
    pub address: String,
    /// What is told, and when.
    pub wishes: String,
    /// When it was made.
    pub since: Millis,
    /// When something last arrived.
    pub sent: Option<Millis>,
    /// When it last failed, and why, unless something arrived after that.
    pub failed: Option<(Millis, String)>,
}

/// A table waits for a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wait {
    /// Tells it from the other waits of the person, at all tables.
    pub name: String,
    /// For whom.
    pub person: VisitorId,
    /// What is told of it.
    pub what: String,
}

/// What a channel is told of a wait, or of something else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notification {
    pub channel: ChannelId,
    /// The name of the wait; of something else, another name. A channel has one notification of each name.
    pub name: String,
    /// The table that waits.
    pub table: Option<TableId>,
    /// What is told of it.
    pub what: String,
    /// Whether the table waits no more, which happened while a server had taken it.
    pub is_over: bool,
    /// What was told so far: 0 for nothing yet.
    pub told: u32,
    /// How often it could not be told since then.
    pub tries: u32,
    /// When it is to be looked at next, if ever.
    pub at: Option<Millis>,
}

/// What became of a notification that a server has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The notification as it was taken.
    pub notification: Notification,
    /// Who took it.
    pub taker: TakerId,
    /// What happened.
    pub outcome: Outcome,
    /// When it happened.
    pub now: Millis,
    /// What was told by now.
    pub told: u32,
    /// When it is to be looked at next; `None` for a wait that stays as it is.
    pub at: Option<Millis>,
}

/// What happened to a notification.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Nothing was to be told now.
    Quiet,
    /// It arrived.
    Sent,
    /// It could not be told, for this reason. It is tried again at the given time.
    Failed(String),
    /// The same, and it is not tried again.
    GivenUp(String),
}

/// A change of channels or notifications.
#[derive(Clone, Debug)]
pub enum ChannelChange {
    /// See [`Channels::keep_channel`].
    Keep(Channel, u32),
    /// See [`Channels::remove_channel`].
    Remove(ChannelId),
    /// See [`Channels::call`].
    Call {
        table: TableId,
        /// How many entries its log has.
        entries: u64,
        /// For whom it waits.
        waits: Vec<Wait>,
        /// The time.
        now: Millis,
    },
    /// See [`Channels::queue`].
    Queue(Notification),
    /// See [`Channels::take`].
    Take {
        /// Who takes them.
        taker: TakerId,
        /// The time.
        now: Millis,
        /// Until when nobody else takes them.
        until: Millis,
    },
    /// See [`Channels::settle`].
    Settle(Settled),
    /// See [`Channels::keep_key`].
    Key(String),
}

/// The most tables that [`Channels::uncalled`] finds.
pub const UNCALLED: u32 = 100;

/// The most notifications that [`Channels::take`] takes.
pub const TAKEN: u32 = 50;

/// Stores channels and notifications. Every change survives a power cut once its call has returned.
pub trait Channels {
    /// The channel with this id.
    fn channel(&self, id: ChannelId) -> BoxFuture<'_, Result<Option<Channel>>>;

    /// The channels of a person or of all, the first one first.
    fn channels(&self, of: Option<VisitorId>) -> BoxFuture<'_, Result<Vec<Channel>>>;

    /// The notifications of a channel, sorted by name.
    fn notifications(&self, of: ChannelId) -> BoxFuture<'_, Result<Vec<Notification>>>;

    /// The notifications that this taker has taken and not settled, sorted by time, channel and name.
    fn taken(&self, by: TakerId) -> BoxFuture<'_, Result<Vec<Notification>>>;

    /// How many notifications are due at `now`.
    fn waiting(&self, now: Millis) -> BoxFuture<'_, Result<u64>>;

    /// The tables of people with channels whose log has grown since the last [`call`](Channels::call), or whose people
    /// have changed, in the order of their creation; at most [`UNCALLED`]. Of those that are over, only the ones with
    /// notifications.
    fn uncalled(&self) -> BoxFuture<'_, Result<Vec<TableId>>>;

    /// The key of [`keep_key`](Channels::keep_key).
    fn key(&self) -> BoxFuture<'_, Result<Option<String>>>;

    /// Makes a change; returns how many channels, tables or notifications it changed.
    fn change_channels(&self, change: ChannelChange) -> BoxFuture<'_, Result<u32>>;

    /// Adds a channel, or replaces the address and the wishes of the one with this id. Its person becomes a known
    /// visitor. Its waits are due again at the given channel's `since`. Does nothing and returns 0 if it is new and its
    /// person has `most` channels.
    fn keep_channel(&self, channel: Channel, most: u32) -> BoxFuture<'_, Result<u32>> {
        self.change_channels(ChannelChange::Keep(channel, most))
    }

    /// Removes a channel with its notifications.
    fn remove_channel(&self, id: ChannelId) -> BoxFuture<'_, Result<u32>> {
        self.change_channels(ChannelChange::Remove(id))
    }

    /// Records for whom a table waits. Each channel of these people gets a notification that is due now, unless it has
    /// one with the same text. Notifications of the table's other waits are deleted; one that a server has taken is over,
    /// and deleted when it is settled. Does nothing and returns 0 if a log of so many entries, or a longer one, was
    /// recorded before.
    fn call(&self, table: TableId, entries: u64, waits: Vec<Wait>, now: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change_channels(ChannelChange::Call { table, entries, waits, now })
    }

    /// Adds a notification, or replaces the one with its channel and name, also if that is taken. Returns 0 if there is no
    /// such channel.
    fn queue(&self, notification: Notification) -> BoxFuture<'_, Result<u32>> {
        self.change_channels(ChannelChange::Queue(notification))
    }

    /// Takes notifications that are due at `now`, the longest due first: at most [`TAKEN`]. Until they are settled or
    /// `until` has come, nobody else takes them. [`taken`](Channels::taken) reads them.
    fn take(&self, taker: TakerId, now: Millis, until: Millis) -> BoxFuture<'_, Result<u32>> {
        self.change_channels(ChannelChange::Take { taker, now, until })
    }

    /// Settles a notification. It keeps what was told, and the time when it is due next, unless the table has
    /// changed it meanwhile. Without a next time it is deleted, if its wait is over or it has no table. Its channel
    /// records what happened. Returns 0 if it was taken by somebody else meanwhile or is gone; of these, only the
    /// channel is changed.
    fn settle(&self, settled: Settled) -> BoxFuture<'_, Result<u32>> {
        self.change_channels(ChannelChange::Settle(settled))
    }

    /// Keeps the key by which the servers of this store identify themselves to push services, unless there is one.
    fn keep_key(&self, key: String) -> BoxFuture<'_, Result<u32>> {
        self.change_channels(ChannelChange::Key(key))
    }
}
