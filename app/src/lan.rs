//! How other devices on the network reach this machine: its address, and a QR code for it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use fast_qr::QRBuilder;

/// The address at which other devices reach a server that listens on `listen`; `None` if only this machine can.
pub(crate) fn address(listen: SocketAddr) -> Option<SocketAddr> {
    let address = if listen.ip().is_unspecified() { own(listen.ip())? } else { listen.ip() };
    (!address.is_loopback()).then(|| SocketAddr::new(address, listen.port()))
}

/// This machine's address on the network: the source address of a packet to the internet. No packet is sent.
fn own(listen: IpAddr) -> Option<IpAddr> {
    let from = |here: &str, there: &str| {
        let socket = UdpSocket::bind(here).ok()?;
        // Addresses reserved for documentation (RFC 5737, RFC 3849).
        socket.connect(there).ok()?;
        Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_unspecified())
    };
    let four = || from("0.0.0.0:0", "192.0.2.1:9");
    let six = || from("[::]:0", "[2001:db8::1]:9");
    if listen.is_ipv4() { four() } else { four().or_else(six) }
}

/// The address at which this machine itself reaches a server that listens on `listen`.
pub(crate) fn here(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(four) if four.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(six) if six.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

/// The URL of the page at this address.
pub(crate) fn url(address: SocketAddr) -> String {
    format!("http://{address}")
}

/// The QR code of a text, drawn with characters for the terminal; `None` if the text is too long.
pub(crate) fn code(text: &str) -> Option<String> {
    QRBuilder::new(text).build().ok().map(|code| code.to_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_network_address_reaches_others() {
        let listen = |text: &str| text.parse::<SocketAddr>().unwrap();
        assert_eq!(address(listen("127.0.0.1:8080")), None);
        assert_eq!(address(listen("[::1]:8080")), None);
        assert_eq!(address(listen("192.168.1.5:80")), Some(listen("192.168.1.5:80")));
        assert_eq!(url(listen("[fd00::5]:80")), "http://[fd00::5]:80");
    }

    #[test]
    fn a_code_is_a_square_of_blocks() {
        let code = code("http://192.168.1.5:8080").unwrap();
        let lines: Vec<usize> = code.lines().map(|line| line.chars().count()).collect();
        assert!(lines.len() > 10 && lines.iter().all(|length| *length == lines[0]), "{lines:?}");
    }
}
