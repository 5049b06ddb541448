//! The configuration of the web server, and the connection limits that follow from it.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::Arc;

use sha2::{Digest, Sha256};
use store::Backups;
use subtle::ConstantTimeEq as _;
use thiserror::Error;

use crate::edge::forwarded::Proxies;
use crate::edge::house::House;
use crate::edge::limits::{self, Limit, Limits};
use crate::edge::log_lines::LogLines;

/// How the server is reached.
#[derive(Clone, Default)]
pub struct WebConfig {
    /// The address under which people reach the server, if known.
    pub public_url: Option<PublicUrl>,
    /// The proxies in front of the server, whose `X-Forwarded-…` headers are believed.
    pub proxies: Proxies,
    /// Further host names of the server.
    pub hosts: Vec<String>,
    /// The address that the server listens on.
    pub listen: Option<SocketAddr>,
    /// How many connections the operating system allows, if known.
    pub room: Option<u32>,
    /// The limits, where the operator has set any.
    pub limits: Limits,
    /// The version of the program.
    pub version: &'static str,
    /// The commit that it was built from, if known.
    pub commit: &'static str,
    /// How people are told about their tables while their page is closed.
    pub notify: notify::Config,
    /// The copies of the database that this server makes, if it does.
    pub backups: Option<Arc<Backups>>,
    /// Who may open tables.
    pub openers: Openers,
    /// What the operator tells everybody.
    pub house: Arc<House>,
    /// The last lines of the log, for the operator.
    pub log: LogLines,
}

/// Who may open tables.
#[derive(Clone, Default)]
pub enum Openers {
    /// Everybody.
    #[default]
    Anyone,
    /// Those whom the operator has invited: by a link, or by this phrase.
    Invited(Option<Phrase>),
    /// The operator alone.
    Operator,
}

/// The operator's phrase, in which capitals and spaces do not matter. Only its hash is kept.
#[derive(Clone)]
pub struct Phrase([u8; 32]);

impl Phrase {
    /// The phrase with this text; `None` if it is empty.
    pub fn of(text: &str) -> Option<Phrase> {
        Some(Phrase(hash(text))).filter(|_| !text.trim().is_empty())
    }

    /// Whether somebody has typed it. Takes the same time for every text of this length.
    pub(crate) fn is(&self, typed: &str) -> bool {
        self.0.ct_eq(&hash(typed)).into()
    }
}

fn hash(phrase: &str) -> [u8; 32] {
    let letters = phrase.chars().filter(|letter| !letter.is_whitespace());
    // There and back, so that every form of a letter, such as `ς` or `ß`, becomes the same.
    let alike: String = letters.flat_map(char::to_lowercase).flat_map(char::to_uppercase).collect();
    Sha256::digest(alike).into()
}

impl WebConfig {
    /// The path that all addresses of the server begin with; mostly empty.
    pub(crate) fn path(&self) -> &str {
        self.public_url.as_ref().map_or("", PublicUrl::path)
    }

    /// The most connections at once.
    pub(crate) fn connections(&self) -> u32 {
        self.room.unwrap_or(u32::MAX).min(self.limits.of(limits::ALL_CONNECTIONS).most)
    }

    /// The most connections from one address. Behind a proxy all connections come from the proxy, which must
    /// limit its own clients.
    pub(crate) fn connections_of_one(&self) -> u32 {
        match self.proxies {
            Proxies::Nobody | Proxies::At(_) => self.limits.of(limits::CONNECTIONS).most,
            Proxies::Anybody => self.connections(),
        }
    }

    /// The most live streams: a fifth of the connections is kept for everything else.
    pub(crate) fn streams(&self) -> Limit {
        let limit = self.limits.of(limits::ALL_STREAMS);
        Limit { most: limit.most.min(self.connections() / 5 * 4), ..limit }
    }
}

/// How the server's own addresses begin: a path that begins so could not be told from them.
const OWN: [&str; 30] = [
    "admin",
    "api",
    "assets",
    "calendar",
    "d",
    "devices",
    "fairness",
    "games",
    "health",
    "help",
    "join",
    "language",
    "learn",
    "new",
    "next",
    "notifications",
    "offline",
    "play",
    "ready",
    "recover",
    "robots.txt",
    "rules",
    "s",
    "settings",
    "speed",
    "stop",
    "sw.js",
    "t",
    "w",
    "welcome",
];

/// The public address of the server, as in `https://posse.example` or `https://example.org/posse`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl {
    origin: String,
    path: String,
}

/// The text is not a public address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a public address is http:// or https://, a host and perhaps a path: https://posse.example")]
pub struct NoPublicUrl;

impl PublicUrl {
    /// Scheme and host, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The path that all addresses of the server begin with, without a slash at the end; mostly empty.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// The host, with its port unless it is the scheme's default.
    pub fn host(&self) -> &str {
        self.origin.split_once("://").map_or("", |(_, host)| host)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.origin, self.path)
    }
}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;
    fn from_str(text: &str) -> Result<PublicUrl, NoPublicUrl> {
        let (scheme, rest) = text.split_once("://").ok_or(NoPublicUrl)?;
        let (host, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let (scheme, host) = (scheme.to_ascii_lowercase(), host.to_ascii_lowercase());
        let path = path.trim_end_matches('/');
        let good = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
        // Browsers leave out the default port.
        let host = host.strip_suffix(if scheme == "https" { ":443" } else { ":80" }).unwrap_or(&host);
        let is_step = |step: &str| {
            let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~');
            !["", ".", ".."].contains(&step) && step.bytes().all(is_plain)
        };
        let first = path.split('/').nth(1).unwrap_or_default();
        let fine = matches!(&*scheme, "http" | "https")
            && !host.is_empty()
            && host.bytes().all(good)
            && path.split('/').skip(1).all(is_step)
            && !OWN.contains(&first);
        fine.then(|| PublicUrl { origin: format!("{scheme}://{host}"), path: path.to_owned() }).ok_or(NoPublicUrl)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trusted_proxy_may_have_all_connections() {
        let behind = WebConfig { proxies: Proxies::Anybody, room: Some(1000), ..WebConfig::default() };
        assert_eq!(behind.connections_of_one(), 1000);
        let direct = WebConfig { proxies: Proxies::Nobody, ..behind };
        assert_eq!(direct.connections_of_one(), limits::CONNECTIONS.most);
    }

    #[test]
    fn capitals_and_spaces_of_a_phrase_do_not_matter() {
        let phrase = Phrase::of("Zum Wohl, Zoë ").unwrap();
        for same in ["zum  wohl,\u{a0}ZOË", "zumwohl,zoë", "ZUM WOHL,ZOË"] {
            assert!(phrase.is(same), "{same}");
        }
        for other in ["", " ", "zum wohl", "zum wohl, zoë!", "zum wohl zoë"] {
            assert!(!phrase.is(other), "{other}");
        }
        assert!(Phrase::of("Große Σίσυφος").unwrap().is("GROẞE ΣΊΣΥΦΟΣ"));
        assert!(Phrase::of(" \n\u{a0}").is_none());
    }

    #[test]
    fn a_public_address_is_scheme_and_host_and_perhaps_a_path() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| (url.origin().to_owned(), url.host().to_owned()));
        let own = |origin: &str, host: &str| Ok((origin.to_owned(), host.to_owned()));
        assert_eq!(read("https://Posse.example/"), own("https://posse.example", "posse.example"));
        assert_eq!(read("https://posse.example:443"), own("https://posse.example", "posse.example"));
        assert_eq!(read("http://[fd00::1]:3000"), own("http://[fd00::1]:3000", "[fd00::1]:3000"));
        for wrong in [
            "posse.example",
            "ftp://x",
            "https://",
            "https://x/games",
            "https://x//y",
            "https://x/a b",
            "https://x/..",
            "https://x/y?z",
            "https://a b",
        ] {
            assert_eq!(read(wrong), Err(NoPublicUrl), "{wrong}");
        }
    }
}
