//! What a trusted proxy says about a request: `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`, or
//! `Forwarded` (RFC 7239) for what these leave out.
//!
//! Each proxy on the way appends what it saw. The client's address is the last entry that is no trusted proxy's own.
//! Scheme and host are the first entries, which the browser used.

use std::net::{IpAddr, Ipv4Addr};
use std::str::FromStr;

use axum::http::HeaderMap;
use thiserror::Error;

/// The proxies in front of the server, whose headers are believed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Proxies {
    /// None.
    #[default]
    Nobody,
    /// One, which everything comes through.
    Anybody,
    /// Those at these addresses. Several may stand in a row.
    At(Vec<Network>),
}

impl Proxies {
    /// Whether a connection from this address is a proxy's.
    pub(crate) fn believe(&self, peer: IpAddr) -> bool {
        match self {
            Proxies::Nobody => false,
            Proxies::Anybody => true,
            Proxies::At(networks) => networks.iter().any(|network| network.contains(peer)),
        }
    }

    /// Whether another proxy may stand behind the one at this address.
    fn pass_on(&self, address: IpAddr) -> bool {
        matches!(self, Proxies::At(_)) && self.believe(address)
    }
}

/// The addresses that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u32,
}

/// The text is no address or network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("a network is an address and how many of its bits count, as in 10.0.0.0/8")]
pub struct NoNetwork;

impl FromStr for Network {
    type Err = NoNetwork;
    fn from_str(text: &str) -> Result<Network, NoNetwork> {
        let (address, bits) = text.split_once('/').map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address = address.parse::<IpAddr>().map_err(|_| NoNetwork)?.to_canonical();
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = bits.map_or(Ok(most), |bits| bits.parse().map_err(|_| NoNetwork))?;
        if bits > most { Err(NoNetwork) } else { Ok(Network { address, bits }) }
    }
}

impl Network {
    /// The address of those who connect to a Unix socket.
    pub const HERE: Network = Network { address: IpAddr::V4(Ipv4Addr::LOCALHOST), bits: 32 };

    fn contains(self, other: IpAddr) -> bool {
        let differ = match (self.address, other.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => (own.to_bits() ^ other.to_bits()).leading_zeros(),
            (IpAddr::V6(own), IpAddr::V6(other)) => (own.to_bits() ^ other.to_bits()).leading_zeros(),
            _ => return false,
        };
        differ >= self.bits
    }
}

/// The elements of a list, which may be spread over several headers. A value that is not text becomes an element that
/// says nothing.
fn elements<'a>(headers: &'a HeaderMap, name: &str) -> impl DoubleEndedIterator<Item = &'a str> {
    let lines = headers.get_all(name).iter().map(|value| value.to_str().unwrap_or("?"));
    lines.flat_map(|line| line.split(',')).map(str::trim).filter(|element| !element.is_empty())
}

/// The value of a pair in an element, such as `for` in `for="[2001:db8::1]:4711";proto=https`.
fn pair<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    let pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let mut values = pairs.filter(|(known, _)| known.trim().eq_ignore_ascii_case(name)).map(|(_, value)| value);
    values.next().map(|value| value.trim().trim_matches('"'))
}

/// The address of the client.
///
/// # Errors
/// With what the proxy says, if it is not an address; with `None` if the proxy says nothing.
pub(crate) fn client<'a>(headers: &'a HeaderMap, proxies: &Proxies) -> Result<IpAddr, Option<&'a str>> {
    let has_own = elements(headers, "x-forwarded-for").next().is_some();
    let said = elements(headers, if has_own { "x-forwarded-for" } else { "forwarded" });
    let mut nearest = Err(None);
    for said in said.rev() {
        match address(said) {
            Some(address) if proxies.pass_on(address) => nearest = Ok(address),
            Some(address) => return Ok(address),
            None => return nearest.or(Err(Some(said))),
        }
    }
    nearest
}

/// Whether the browser uses HTTPS.
pub(crate) fn is_https(headers: &HeaderMap) -> bool {
    first(headers, "x-forwarded-proto", "proto").is_some_and(|scheme| scheme.eq_ignore_ascii_case("https"))
}

/// The host that the browser requested.
pub(crate) fn host(headers: &HeaderMap) -> Option<&str> {
    first(headers, "x-forwarded-host", "host")
}

fn first<'a>(headers: &'a HeaderMap, name: &str, key: &str) -> Option<&'a str> {
    let said = elements(headers, name).next();
    said.or_else(|| elements(headers, "forwarded").next().and_then(|element| pair(element, key)))
}

/// An address in any of the usual forms: alone, with a port, in brackets, in quotes, or as the pair `for`. Ignores
/// ports and zones.
fn address(element: &str) -> Option<IpAddr> {
    let text = pair(element, "for").unwrap_or(element).trim_matches('"');
    let text = match text.strip_prefix('[').map(|rest| rest.split_once(']')) {
        Some(bracketed) => bracketed.filter(|(_, port)| port.is_empty() || port.starts_with(':'))?.0,
        None => text.split_once(':').filter(|(_, port)| !port.contains(':')).map_or(text, |(address, _)| address),
    };
    text.split_once('%').map_or(text, |(address, _)| address).parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    fn headers(lines: &[(&'static str, &'static str)]) -> HeaderMap {
        lines.iter().map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn the_client_is_the_last_address_in_any_of_the_usual_forms() {
        for (said, address) in [
            ("192.0.2.7", "192.0.2.7"),
            (" 192.0.2.7 ", "192.0.2.7"),
            ("192.0.2.7:4711", "192.0.2.7"),
            ("\"192.0.2.7:4711\"", "192.0.2.7"),
            ("2001:db8::7", "2001:db8::7"),
            ("[2001:db8::7]", "2001:db8::7"),
            ("[2001:db8::7]:4711", "2001:db8::7"),
            ("\"[2001:db8::7]:4711\"", "2001:db8::7"),
            ("fe80::7%eth0", "fe80::7"),
            ("[fe80::7%25eth0]:4711", "fe80::7"),
            ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
            ("for=192.0.2.7", "192.0.2.7"),
            ("For=\"[2001:db8::7]:4711\";proto=https", "2001:db8::7"),
            ("proto=https; for=192.0.2.7:4711; by=10.0.0.1", "192.0.2.7"),
            ("198.51.100.1, 192.0.2.7", "192.0.2.7"),
            ("198.51.100.1,192.0.2.7:4711,", "192.0.2.7"),
            ("unknown, [2001:db8::7]", "2001:db8::7"),
        ] {
            let known = Ok(address.parse().unwrap());
            assert_eq!(client(&headers(&[("x-forwarded-for", said)]), &Proxies::Anybody), known, "{said}");
            let several = headers(&[("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", said)]);
            assert_eq!(client(&several, &Proxies::Anybody), known, "198.51.100.1 before {said}");
        }
    }

    #[test]
    fn what_is_no_address_is_told_and_none_before_it_is_believed() {
        for said in ["unknown", "_hidden", "for=_hidden", "192.0.2", "192.0.2.7]", "[192.0.2.7", "[::1]x", "a.example"]
        {
            assert_eq!(client(&headers(&[("x-forwarded-for", said)]), &Proxies::Anybody), Err(Some(said)));
            let several = headers(&[("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", said)]);
            assert_eq!(client(&several, &Proxies::Anybody), Err(Some(said)), "198.51.100.1 before {said}");
        }
        for silent in [&[][..], &[("x-forwarded-for", "")], &[("x-forwarded-for", " , ")]] {
            assert_eq!(client(&headers(silent), &Proxies::Anybody), Err(None));
        }
    }

    #[test]
    fn the_client_stands_before_all_proxies_that_are_known() {
        let proxies = Proxies::At(["10.0.0.0/8", "2001:db8::1"].map(|text| text.parse().unwrap()).to_vec());
        for (said, found) in [
            ("203.0.113.9, 192.0.2.7, 10.1.2.3, 2001:db8::1", Ok("192.0.2.7")),
            ("203.0.113.9, 192.0.2.7", Ok("192.0.2.7")),
            ("10.9.9.9, 10.1.2.3", Ok("10.9.9.9")),
            ("unknown, 10.1.2.3", Ok("10.1.2.3")),
            ("192.0.2.7, unknown", Err(Some("unknown"))),
            ("", Err(None)),
        ] {
            let found = found.map(|address| address.parse().unwrap());
            assert_eq!(client(&headers(&[("x-forwarded-for", said)]), &proxies), found, "{said}");
        }
    }

    #[test]
    fn a_network_is_an_address_and_its_bits() {
        let has = |network: &str, address: &str| network.parse::<Network>().unwrap().contains(address.parse().unwrap());
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.0.1", "11.0.0.1"),
            ("192.0.2.7", "192.0.2.7", "192.0.2.6"),
            ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8::1"),
            ("fd00::/8", "fd12::1", "fe80::1"),
            ("0.0.0.0/0", "255.255.255.255", "::1"),
        ] {
            assert!(has(network, inside) && !has(network, outside), "{network}");
        }
        for wrong in ["", "10.0.0.0/33", "fd00::/129", "10.0.0/8", "10.0.0.0/", "10.0.0.0/-1", "proxy.example"] {
            assert_eq!(wrong.parse::<Network>(), Err(NoNetwork), "{wrong}");
        }
    }

    #[test]
    fn scheme_and_host_are_those_that_the_browser_used() {
        for (said, https) in [
            ("https", true),
            ("HTTPS", true),
            (" https ", true),
            ("https,http", true),
            ("https, https", true),
            ("http", false),
            ("http,https", false),
            ("httpsx", false),
            ("", false),
        ] {
            assert_eq!(is_https(&headers(&[("x-forwarded-proto", said)])), https, "{said}");
        }
        for (said, asked) in [("a.example", "a.example"), ("a.example:443, b.example", "a.example:443")] {
            assert_eq!(host(&headers(&[("x-forwarded-host", said)])), Some(asked));
        }
        assert_eq!(host(&headers(&[])), None);
    }

    #[test]
    fn forwarded_says_what_no_other_header_does() {
        let both = "For=198.51.100.1;proto=HTTPS;host=\"a.example:8443\", for=\"[2001:db8::7]:4711\";proto=http;host=b";
        let alone = headers(&[("forwarded", both)]);
        assert_eq!(client(&alone, &Proxies::Anybody), Ok("2001:db8::7".parse().unwrap()));
        assert_eq!((is_https(&alone), host(&alone)), (true, Some("a.example:8443")));
        let others = headers(&[
            ("forwarded", both),
            ("x-forwarded-for", "192.0.2.7"),
            ("x-forwarded-proto", "http"),
            ("x-forwarded-host", "c.example"),
        ]);
        assert_eq!(client(&others, &Proxies::Anybody), Ok("192.0.2.7".parse().unwrap()));
        assert_eq!((is_https(&others), host(&others)), (false, Some("c.example")));
    }
}
