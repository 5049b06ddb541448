//! What is stored of a table, as values: its log, its settings, and the ids and times in them. Without a database, so
//! that a table can be folded and drawn anywhere. The crate `store` keeps them.

mod error;
mod id;
pub mod log;
mod pace;
mod stored;
pub mod talk;
mod time;
mod zone;

pub use error::{Result, StoreError};
pub use id::{
    ChannelId, DeviceId, FormId, InvitationId, LinkId, NoTableId, NotAnId, PassId, TableId, TakerId, VisitorId,
};
pub use log::{Entry, Evening, FIRST_GAME, FORMAT, Header, Kind, Who};
pub use pace::{Allowance, Night, Overtime, Pace, Rest};
pub use stored::{
    Commit, Holder, NewTable, News, Notice, Phase, Revisions, Stored, Summary, TableSettings, Version, Watch,
};
pub use talk::{Phrase, Said, Saying};
pub use time::{Clock, Millis};
pub use zone::{UnknownZone, Zone};
