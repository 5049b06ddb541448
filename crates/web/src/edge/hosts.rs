//! The host names of this server. A request for any other name is refused; otherwise a foreign name that points here
//! could read our pages (DNS rebinding).

use std::net::IpAddr;

use axum::http::header;
use axum::http::request::Parts;

use crate::edge::config::WebConfig;
use crate::edge::error::Error;

/// The host that a request names, in its header or its target.
///
/// # Errors
/// When the request names several hosts, even equal ones: a proxy on the way may have used another of them.
pub(crate) fn asked(parts: &Parts) -> Result<Option<&str>, Error> {
    let mut named = parts.headers.get_all(header::HOST).iter().map(|value| value.to_str().unwrap_or("?"));
    let target = parts.uri.authority().map(|authority| authority.as_str());
    let host = named.next();
    let agree = host.zip(target).is_none_or(|(host, target)| host.eq_ignore_ascii_case(target));
    if named.next().is_some() || !agree { Err(Error::Hosts) } else { Ok(host.or(target)) }
}

/// Splits a host into its name or address and its port, which may be empty; `None` if the host is malformed.
pub(crate) fn split(host: &str) -> Option<(&str, &str)> {
    let end = if host.starts_with('[') { host.find(']').map(|at| at + 1) } else { host.find(':') };
    let (name, port) = host.split_at(end.unwrap_or(host.len()));
    if port.is_empty() {
        return Some((name, port));
    }
    let port = port.strip_prefix(':')?;
    let is_port = port.bytes().all(|byte| byte.is_ascii_digit()) && port.parse::<u16>().is_ok();
    is_port.then_some((name, port))
}

/// Whether two hosts have the same name or address, but not the same port.
pub(crate) fn differ_in_port(one: &str, other: &str) -> bool {
    let both = split(one).zip(split(other));
    both.is_some_and(|((name, port), (same, another))| name.eq_ignore_ascii_case(same) && port != another)
}

/// Whether a name is one of ours: this machine, an address of a private network, the address that the server listens
/// on, or a configured name.
pub(crate) fn is_known(name: &str, listen: Option<IpAddr>, config: &WebConfig) -> bool {
    let name = name.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(name);
    match name.parse::<IpAddr>() {
        Ok(address) => is_near(address) || listen == Some(address),
        Err(_) => {
            let is_name = |known: &str| known.eq_ignore_ascii_case(name);
            is_name("localhost") || config.hosts.iter().any(|known| is_name(known))
        }
    }
}

/// Whether an address is this machine or in a private network.
pub(crate) fn is_near(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(four) => four.is_loopback() || four.is_private() || four.is_link_local(),
        IpAddr::V6(six) => six.is_loopback() || six.is_unique_local() || six.is_unicast_link_local(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_addresses_are_this_machine_and_home_networks() {
        for near in ["127.0.0.1", "192.168.1.5", "10.1.2.3", "172.16.0.1", "169.254.1.1", "::1", "fd00::1", "fe80::1"] {
            assert!(is_near(near.parse().unwrap()), "{near}");
        }
        for far in ["8.8.8.8", "172.32.0.1", "2001:db8::1", "0.0.0.0"] {
            assert!(!is_near(far.parse().unwrap()), "{far}");
        }
    }
}
