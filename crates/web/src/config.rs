//! How a server is reached, and how much it takes on.

use std::net::SocketAddr;
use std::str::FromStr;

use thiserror::Error;

use crate::limits::{self, Limit};

/// How a server is reached.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Config {
    /// Where the server is reached from outside, if that is known.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy stands before the server, whose `X-Forwarded-…` headers are to be believed.
    pub trust_proxy: bool,
    /// More host names by which the server is reached.
    pub hosts: Vec<String>,
    /// The address that is listened on.
    pub listen: Option<SocketAddr>,
    /// For how many connections the system has room, if that is known.
    pub room: Option<u32>,
}

impl Config {
    /// How many connections there may be at once.
    pub(crate) fn connections(&self) -> u32 {
        self.room.unwrap_or(u32::MAX).min(limits::ALL_CONNECTIONS.most)
    }

    /// How many connections an address may have. Behind a trusted proxy all are the proxy's, which has to count its clients.
    pub(crate) fn connections_of_one(&self) -> u32 {
        if self.trust_proxy { self.connections() } else { limits::CONNECTIONS.most }
    }

    /// How many live streams: a fifth of the connections stays for everything else.
    pub(crate) fn streams(&self) -> Limit {
        let most = limits::ALL_STREAMS.most.min(self.connections() / 5 * 4);
        Limit { most, ..limits::ALL_STREAMS }
    }
}

/// The address under which people reach the server, as in `https://posse.example`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicUrl(String);

/// The text is no such address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a public address is http:// or https:// and a host, without a path: https://posse.example")]
pub struct NoPublicUrl;

impl PublicUrl {
    /// Scheme and host, without a slash at the end.
    pub fn origin(&self) -> &str {
        &self.0
    }

    /// The host, with its port if it has one of its own.
    pub fn host(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, host)| host)
    }
}

impl FromStr for PublicUrl {
    type Err = NoPublicUrl;
    fn from_str(text: &str) -> Result<PublicUrl, NoPublicUrl> {
        let text = text.trim_end_matches('/').to_ascii_lowercase();
        let (scheme, host) = text.split_once("://").ok_or(NoPublicUrl)?;
        let good = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
        // Browsers leave the usual port out.
        let host = host.strip_suffix(if scheme == "https" { ":443" } else { ":80" }).unwrap_or(host);
        let fine = matches!(scheme, "http" | "https") && !host.is_empty() && host.bytes().all(good);
        fine.then(|| PublicUrl(format!("{scheme}://{host}"))).ok_or(NoPublicUrl)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trusted_proxy_may_have_all_connections() {
        let behind = Config { trust_proxy: true, room: Some(1000), ..Config::default() };
        assert_eq!(behind.connections_of_one(), 1000);
        let direct = Config { trust_proxy: false, ..behind };
        assert_eq!(direct.connections_of_one(), limits::CONNECTIONS.most);
    }

    #[test]
    fn a_public_address_is_scheme_and_host() {
        let read = |text: &str| text.parse::<PublicUrl>().map(|url| (url.origin().to_owned(), url.host().to_owned()));
        let own = |origin: &str, host: &str| Ok((origin.to_owned(), host.to_owned()));
        assert_eq!(read("https://Posse.example/"), own("https://posse.example", "posse.example"));
        assert_eq!(read("https://posse.example:443"), own("https://posse.example", "posse.example"));
        assert_eq!(read("http://[fd00::1]:3000"), own("http://[fd00::1]:3000", "[fd00::1]:3000"));
        for wrong in ["posse.example", "ftp://x", "https://", "https://x/path", "https://a b"] {
            assert_eq!(read(wrong), Err(NoPublicUrl), "{wrong}");
        }
    }
}
