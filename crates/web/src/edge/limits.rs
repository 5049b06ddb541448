//! All limits of the server in one list. `counters.rs` enforces them.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};
use std::str::FromStr;

use notify::mail;
use sha2::{Digest, Sha256};
use store::VisitorId;
use thiserror::Error;

/// A limit of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit {
    /// Its stable name; its translation key is `limit-NAME`.
    pub name: &'static str,
    /// The highest number allowed.
    pub most: u32,
    /// The unit of that number.
    pub of: Measure,
    /// What is counted, in English, for operators.
    pub about: &'static str,
}

/// What a limit counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Bytes.
    Bytes,
    /// Characters.
    Characters,
    /// Seconds that something may take.
    Seconds,
    /// Items that exist at the same time.
    AtOnce,
    /// Events in this many seconds; the allowance refills evenly.
    Within(u32),
}

impl fmt::Display for Measure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Measure::Bytes => f.write_str("bytes"),
            Measure::Characters => f.write_str("characters"),
            Measure::Seconds => f.write_str("seconds"),
            Measure::AtOnce => f.write_str("at once"),
            Measure::Within(60) => f.write_str("a minute"),
            Measure::Within(3600) => f.write_str("an hour"),
            Measure::Within(86_400) => f.write_str("a day"),
            Measure::Within(seconds) => write!(f, "in {seconds} seconds"),
        }
    }
}

pub(crate) const fn limit(name: &'static str, most: u32, of: Measure, about: &'static str) -> Limit {
    Limit { name, most, of, about }
}

/// Bytes of a URL, query included.
pub const URL: Limit = limit("url", 2048, Measure::Bytes, "an address with its query");
/// Bytes of a form.
pub const BODY: Limit = limit("body", 16_384, Measure::Bytes, "a form");
/// Fields of a form.
pub const FIELDS: Limit = limit("fields", 64, Measure::AtOnce, "fields of a form");
/// Characters of a name.
pub const NAME: Limit = limit("name", play::name::LONGEST as u32, Measure::Characters, "a name");
/// Seconds that a request may take, live streams aside.
pub const TIME: Limit = limit("time", 15, Measure::Seconds, "a request, live streams aside");
/// Requests from an address (IPv6: from a /64).
pub const REQUESTS: Limit = limit("requests", 900, Measure::Within(60), "requests of an address (IPv6: of a /64)");
/// Forms from a visitor.
pub const FORMS: Limit = limit("forms", 180, Measure::Within(60), "forms of a visitor");
/// New tables from an address.
pub const TABLES: Limit = limit("tables", 60, Measure::Within(3600), "new tables of an address");
/// Analyses that an address may start.
pub const ANALYSES: Limit = limit("analyses", 30, Measure::Within(3600), "analyses that an address may start");
/// Links and recovery words for further devices that an address may make.
pub const INVITATIONS: Limit =
    limit("invitations", 60, Measure::Within(3600), "links and recovery words for devices that an address may make");
/// Recovery words and phrases that an address may try.
pub const RECOVERIES: Limit =
    limit("recoveries", 30, Measure::Within(3600), "recovery words and phrases that an address may try");
/// Seconds that a link for a further device works.
pub const LINK_TIME: Limit = limit("link-time", 600, Measure::Seconds, "a link for a further device");
/// Devices of a visitor.
pub const DEVICES: Limit = limit("devices", 20, Measure::AtOnce, "devices of a visitor");
/// Tokens of a visitor, for programs.
pub const TOKENS: Limit = limit("tokens", 20, Measure::AtOnce, "tokens of a visitor, for programs");
/// Channels of a visitor, by which they are told about their tables.
pub const CHANNELS: Limit = limit("channels", 10, Measure::AtOnce, "channels of a visitor by which they are told");
/// Channels that an address may make, and messages that it may try.
pub const MESSAGES: Limit =
    limit("messages", 30, Measure::Within(3600), "channels that an address may make, and messages it may try");
/// Confirmations that may be sent to a mailbox, whoever asks for them.
pub const CONFIRMATIONS: Limit = limit(
    "confirmations",
    4,
    Measure::Within(86_400),
    "mails to a mailbox that ask for confirmation, for all addresses",
);
/// Reports of a visitor that the operator has not dismissed.
pub const REPORTS: Limit =
    limit("reports", 20, Measure::AtOnce, "reports of table talk by a visitor that the operator has not dismissed");
/// Tables of a visitor that are not over.
pub const OPEN_TABLES: Limit = limit("open-tables", 20, Measure::AtOnce, "tables of a visitor that are not over");
/// Seats at public tables of others that an address may take.
pub const SEATS: Limit = limit("seats", 20, Measure::Within(3600), "seats at public tables that an address may take");
/// Guest bots that an address may bring to tables.
pub const GUESTS: Limit = limit("guests", 60, Measure::Within(3600), "guest bots that an address may bring to tables");
/// Tables of a guest bot that are not over.
pub const GUEST_TABLES: Limit = limit("guest-tables", 10, Measure::AtOnce, "tables of a guest bot that are not over");
/// Live streams of a visitor.
pub const STREAMS: Limit = limit("streams", 12, Measure::AtOnce, "live streams of a visitor");
/// Live streams of an address.
pub const ADDRESS_STREAMS: Limit = limit("address-streams", 200, Measure::AtOnce, "live streams of an address");
/// Live streams in total: first come, first served.
pub const ALL_STREAMS: Limit = limit("all-streams", 10_000, Measure::AtOnce, "live streams of all");
/// Connections from an address. Behind a trusted proxy this does not apply; the proxy must limit its clients.
pub const CONNECTIONS: Limit =
    limit("connections", 300, Measure::AtOnce, "connections of an address, without a trusted proxy");
/// Connections in total; fewer if the operating system allows fewer open files.
pub const ALL_CONNECTIONS: Limit =
    limit("all-connections", 12_500, Measure::AtOnce, "connections of all, if the system has room for them");
/// Bytes of a request's head.
pub const HEAD: Limit = limit("head", 65_536, Measure::Bytes, "a request's head");
/// Seconds until a request's head is complete, from the start of the connection or the end of the last answer.
pub const HEAD_TIME: Limit = limit("head-time", 15, Measure::Seconds, "the wait for a request's head");
/// Seconds without traffic after which a connection is cut; longer than the heartbeat of live streams.
pub const SILENCE: Limit = limit("silence", 75, Measure::Seconds, "a silent connection");
/// Addresses, visitors and forms that are kept in each map; the oldest are dropped first.
pub const REMEMBERED: Limit = limit("remembered", 20_000, Measure::AtOnce, "counts that are kept, of each kind");

/// All limits. The fairness page and the table in `docs/hosting.md` are generated from this list.
pub const ALL: [Limit; 31] = [
    URL,
    BODY,
    FIELDS,
    NAME,
    TIME,
    REQUESTS,
    FORMS,
    TABLES,
    ANALYSES,
    INVITATIONS,
    RECOVERIES,
    LINK_TIME,
    DEVICES,
    TOKENS,
    CHANNELS,
    MESSAGES,
    CONFIRMATIONS,
    REPORTS,
    OPEN_TABLES,
    SEATS,
    GUESTS,
    GUEST_TABLES,
    STREAMS,
    ADDRESS_STREAMS,
    ALL_STREAMS,
    CONNECTIONS,
    ALL_CONNECTIONS,
    HEAD,
    HEAD_TIME,
    SILENCE,
    REMEMBERED,
];

/// The list as a Markdown table, for `docs/hosting.md`.
pub fn markdown() -> String {
    let mut text = "| limit | at most | of |\n|---|---|---|\n".to_owned();
    for Limit { name, most, of, about } in ALL {
        text.push_str(&format!("| `{name}` | {most} {of} | {about} |\n"));
    }
    text
}

impl Limit {
    /// Whether an operator may set it: the numbers of requests, and of what exists at once. The others protect the
    /// program.
    pub fn is_operators(&self) -> bool {
        matches!(self.of, Measure::Within(_) | Measure::AtOnce) && ![FIELDS, REMEMBERED].contains(self)
    }
}

/// A limit that the operator sets, as in `requests=2000`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnLimit {
    name: &'static str,
    most: u32,
}

/// The text sets no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoLimit {
    /// It is not a name and a number.
    #[error("a limit is set as in requests=2000; the number is at least 1")]
    Malformed,
    /// There is no limit of this name that an operator may set.
    #[error("there is no such limit to set")]
    Unknown,
}

impl FromStr for OwnLimit {
    type Err = NoLimit;
    fn from_str(text: &str) -> Result<OwnLimit, NoLimit> {
        let (name, most) = text.split_once('=').ok_or(NoLimit::Malformed)?;
        let limit = ALL.into_iter().find(|limit| limit.name == name && limit.is_operators()).ok_or(NoLimit::Unknown)?;
        let most = most.parse().ok().filter(|most| *most > 0).ok_or(NoLimit::Malformed)?;
        Ok(OwnLimit { name: limit.name, most })
    }
}

impl fmt::Display for OwnLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.most)
    }
}

/// The limits of a server: those of [`ALL`], except as the operator has set them.
#[derive(Clone, Default, Debug)]
pub struct Limits(Vec<OwnLimit>);

impl From<Vec<OwnLimit>> for Limits {
    fn from(own: Vec<OwnLimit>) -> Limits {
        Limits(own)
    }
}

impl Limits {
    /// This limit on this server.
    pub fn of(&self, limit: Limit) -> Limit {
        let own = self.0.iter().rev().find(|own| own.name == limit.name);
        Limit { most: own.map_or(limit.most, |own| own.most), ..limit }
    }
}

/// The unit by which addresses are limited: an IPv4 address, or the /64 of an IPv6 address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Household(IpAddr);

impl From<IpAddr> for Household {
    fn from(address: IpAddr) -> Household {
        Household(match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            four => four,
        })
    }
}

impl Household {
    /// Its address; of an IPv6 network the first.
    pub(crate) fn address(self) -> IpAddr {
        self.0
    }

    /// The visitor that stands for everybody at this address without an identity.
    pub(crate) fn visitor(self) -> VisitorId {
        let text = format!("posse household v1\0{}", self.0);
        VisitorId::new(Sha256::digest(text).into())
    }
}

/// The hash of a mailbox, by which confirmations are limited: the limits remember nobody's address.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct MailboxHash([u8; 32]);

impl MailboxHash {
    /// The hash of the mailbox that an address leads to.
    pub(crate) fn of(address: &str) -> MailboxHash {
        MailboxHash(Sha256::digest(format!("posse mailbox v1\0{}", mail::mailbox(address))).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ipv6_household_is_its_64_and_a_mapped_ipv4_address_is_that_address() {
        let household = |text: &str| Household::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(household("2001:db8:1:2:3::4"), household("2001:db8:1:2::ffff"));
        assert_ne!(household("2001:db8:1:2::1"), household("2001:db8:1:3::1"));
        assert_eq!(household("::ffff:192.0.2.1"), household("192.0.2.1"));
        assert_ne!(household("192.0.2.1"), household("192.0.2.2"));
    }

    #[test]
    fn an_operator_sets_the_limits_that_are_counts_and_the_last_word_holds() {
        let own = |text: &str| text.parse::<OwnLimit>();
        let limits = Limits::from(vec![own("requests=7").unwrap(), own("requests=2000").unwrap()]);
        assert_eq!((limits.of(REQUESTS).most, limits.of(FORMS)), (2000, FORMS));
        assert_eq!(own("requests=2000").unwrap().to_string(), "requests=2000");
        for fixed in ["body=99999999", "head=1", "fields=9", "remembered=9", "time=99", "wishes=3"] {
            assert_eq!(own(fixed), Err(NoLimit::Unknown), "{fixed}");
        }
        for wrong in ["requests", "requests=", "requests=0", "requests=-1", "requests=1e3", "requests=5000000000"] {
            assert_eq!(own(wrong), Err(NoLimit::Malformed), "{wrong}");
        }
    }

    #[test]
    fn the_list_names_every_limit_once() {
        let mut names: Vec<_> = ALL.iter().map(|limit| limit.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ALL.len());
        assert_eq!(markdown().lines().count(), ALL.len() + 2);
    }

    #[test]
    fn open_tables_are_limited_as_the_live_tables_say() {
        assert_eq!(play::Config::default().tables_a_visitor, OPEN_TABLES.most);
    }
}
