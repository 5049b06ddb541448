//! What the texts of the store hold: where a channel leads, what it wants to be told, and what a notification is about.

use serde::{Deserialize, Serialize};
use store::{Allowance, Millis, Night, Pace, Zone};
use url::Url;

use crate::mail::mailbox;
use crate::webhook::Form;

table::names! {
    /// A way to tell people.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Way {
        /// A browser.
        Push = "push",
        /// A mailbox.
        Mail = "mail",
        /// The address of another service.
        Webhook = "webhook",
        /// A calendar that people subscribe to.
        Calendar = "calendar",
    }
}

table::written!(Way, Way::ALL, "way to tell people");

/// Where a channel leads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Address {
    /// A browser's subscription.
    Push {
        /// Where its push service takes messages.
        endpoint: String,
        /// The browser's public key.
        p256dh: String,
        /// The secret that it shares with us.
        auth: String,
    },
    /// A mailbox.
    Mail {
        /// Its address.
        to: String,
        /// The secret in the link that confirms it; `None` once it is confirmed.
        code: Option<String>,
    },
    /// Another service.
    Webhook {
        /// What it understands.
        form: Form,
        /// Its address.
        url: String,
        /// What messages are signed with.
        secret: String,
    },
    /// A calendar at a secret address.
    Calendar,
}

impl Address {
    pub fn way(&self) -> Way {
        match self {
            Address::Push { .. } => Way::Push,
            Address::Mail { .. } => Way::Mail,
            Address::Webhook { .. } => Way::Webhook,
            Address::Calendar => Way::Calendar,
        }
    }

    /// Whether messages may be sent there: a mailbox has to be confirmed first.
    pub fn is_open(&self) -> bool {
        !matches!(self, Address::Mail { code: Some(_), .. })
    }

    /// The service that takes the messages: the one at an address, or the one of a mailbox's domain.
    pub(crate) fn target(&self) -> String {
        match self {
            Address::Push { endpoint: url, .. } | Address::Webhook { url, .. } => {
                Url::parse(url).map_or_else(|_| url.clone(), |url| url.origin().ascii_serialization())
            }
            Address::Mail { to, .. } => mailbox(to).rsplit('@').next().unwrap_or_default().to_owned(),
            Address::Calendar => String::new(),
        }
    }

    /// The address as people know it; empty for a browser and a calendar.
    pub fn shown(&self) -> &str {
        match self {
            Address::Mail { to, .. } => to,
            // The rest of the address may be a secret.
            Address::Webhook { url, .. } => url.split('/').nth(2).unwrap_or_default(),
            Address::Push { .. } | Address::Calendar => "",
        }
    }
}

table::names! {
    /// How fast a table is played.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Tempo {
        /// Without clocks.
        Live = "live",
        /// With a bank of time.
        Clocked = "clocked",
        /// With hours for each turn.
        Daily = "daily",
    }
}

impl Tempo {
    /// The tempo of a table's pace.
    pub fn of(pace: Option<Pace>) -> Tempo {
        match pace.map(|pace| pace.time) {
            None => Tempo::Live,
            Some(Allowance::Bank { .. }) => Tempo::Clocked,
            Some(Allowance::Turn { .. }) => Tempo::Daily,
        }
    }
}

/// What a channel wants to be told of tables of one tempo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moments {
    /// At once, when it is their turn.
    pub turn: bool,
    /// When little of their time is left.
    pub reminders: bool,
    /// When a table is full, so that they can be ready.
    pub full: bool,
}

/// What a channel wants to be told, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wishes {
    /// The code of the language.
    pub language: String,
    /// Where its person was here last: what links begin with if the server has no public address.
    pub origin: String,
    /// Of live tables.
    pub live: Moments,
    /// Of tables with a bank of time.
    pub clocked: Moments,
    /// Of tables with hours for each turn.
    pub daily: Moments,
    /// When a list of all tables that wait comes each day, in minutes after midnight.
    pub digest: Option<u16>,
    /// When nothing comes.
    pub quiet: Option<Night>,
    /// The zone of the daily list. Wishes that were stored without one are in UTC.
    #[serde(default, skip_serializing_if = "Zone::is_utc")]
    pub zone: Zone,
}

impl Wishes {
    /// What a new channel is told.
    pub fn usual(language: &str, origin: &str) -> Wishes {
        let all = Moments { turn: true, reminders: true, full: true };
        let (language, origin) = (language.to_owned(), origin.to_owned());
        let zone = Zone::default();
        Wishes { language, origin, live: all, clocked: all, daily: all, digest: None, quiet: None, zone }
    }

    /// When the next daily list comes after a time, if one does.
    pub fn next_digest(&self, after: Millis) -> Option<Millis> {
        self.digest.map(|minute| self.zone.next(minute, after))
    }

    /// What is told of tables of this tempo.
    pub fn of(&self, tempo: Tempo) -> Moments {
        match tempo {
            Tempo::Live => self.live,
            Tempo::Clocked => self.clocked,
            Tempo::Daily => self.daily,
        }
    }
}

/// What a notification is about. Everybody at the table may know all of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// A table waits.
    Wait(Waiting),
    /// The tables that wait, once a day.
    Digest,
    /// Somebody tries the channel.
    Test,
    /// The owner of a mailbox is asked whether it is theirs.
    Confirm,
}

/// A table that waits for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Waiting {
    pub game: String,
    pub tempo: Tempo,
    /// Whether the game has begun; before, they have to be ready.
    pub has_begun: bool,
    pub seat: u8,
    /// The names of the others.
    pub names: Vec<String>,
    /// Since when.
    pub since: Millis,
    /// When their time is up, if a clock runs.
    pub until: Option<Millis>,
    /// Whether several choose in secret.
    pub is_secret: bool,
    /// Whether others let a bot play for them.
    #[serde(default)]
    pub is_replaced: bool,
}
