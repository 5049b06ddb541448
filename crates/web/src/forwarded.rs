//! What a trusted proxy says about a request: `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`, or
//! `Forwarded` (RFC 7239) for what these leave out.
//!
//! Each proxy on the way appends what it saw. The client's address is the last entry, which the trusted proxy itself
//! wrote. Scheme and host are the first entries, which the browser used.

use std::net::IpAddr;

use axum::http::HeaderMap;

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
pub(crate) fn client(headers: &HeaderMap) -> Result<IpAddr, Option<&str>> {
    let said = elements(headers, "x-forwarded-for").next_back();
    let said = said.or_else(|| elements(headers, "forwarded").next_back());
    said.and_then(address).ok_or(said)
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
            assert_eq!(client(&headers(&[("x-forwarded-for", said)])), known, "{said}");
            let several = headers(&[("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", said)]);
            assert_eq!(client(&several), known, "198.51.100.1 before {said}");
        }
    }

    #[test]
    fn what_is_no_address_is_told_and_none_before_it_is_believed() {
        for said in ["unknown", "_hidden", "for=_hidden", "192.0.2", "192.0.2.7]", "[192.0.2.7", "[::1]x", "a.example"]
        {
            assert_eq!(client(&headers(&[("x-forwarded-for", said)])), Err(Some(said)));
            let several = headers(&[("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", said)]);
            assert_eq!(client(&several), Err(Some(said)), "198.51.100.1 before {said}");
        }
        for silent in [&[][..], &[("x-forwarded-for", "")], &[("x-forwarded-for", " , ")]] {
            assert_eq!(client(&headers(silent)), Err(None));
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
        assert_eq!(client(&alone), Ok("2001:db8::7".parse().unwrap()));
        assert_eq!((is_https(&alone), host(&alone)), (true, Some("a.example:8443")));
        let others = headers(&[
            ("forwarded", both),
            ("x-forwarded-for", "192.0.2.7"),
            ("x-forwarded-proto", "http"),
            ("x-forwarded-host", "c.example"),
        ]);
        assert_eq!(client(&others), Ok("192.0.2.7".parse().unwrap()));
        assert_eq!((is_https(&others), host(&others)), (false, Some("c.example")));
    }
}
