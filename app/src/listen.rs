//! Where the server listens: an address, a Unix socket, or a socket that systemd passes on.

use std::fmt;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;

use look::{Words, args};
use tokio::net::TcpListener;
use web::Listener;

use crate::failure::Failure;
use crate::lan;

/// Before the path of a socket.
const SOCKET: &str = "unix:";

/// The word for a socket that systemd passes on.
const PASSED: &str = "systemd";

/// Where the server listens.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Listen {
    /// At an address.
    Address(SocketAddr),
    /// At a socket in the file system, as in `unix:/run/posse/posse.sock`.
    Socket(PathBuf),
    /// At the socket that systemd passes on.
    Passed,
}

impl FromStr for Listen {
    type Err = Failure;
    fn from_str(text: &str) -> Result<Listen, Failure> {
        match text.strip_prefix(SOCKET) {
            Some(path) if cfg!(unix) && path.starts_with('/') => Ok(Listen::Socket(path.into())),
            None if cfg!(unix) && text == PASSED => Ok(Listen::Passed),
            _ => text.parse().map(Listen::Address).map_err(|_| Failure::plain("value-not-listen")),
        }
    }
}

impl fmt::Display for Listen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Listen::Address(address) => address.fmt(f),
            Listen::Socket(path) => write!(f, "{SOCKET}{}", path.display()),
            Listen::Passed => f.write_str(PASSED),
        }
    }
}

impl Listen {
    /// The URL by which people reach a server here: those on the network, if they can. `None` for a socket.
    pub(crate) fn url(&self) -> Option<String> {
        let Listen::Address(address) = self else { return None };
        Some(lan::url(lan::address(*address).unwrap_or_else(|| lan::here(*address))))
    }

    /// Begins to listen. Returns the address too, if it is one.
    ///
    /// # Errors
    /// When that is not possible.
    pub(crate) async fn bind(&self, words: &Words) -> anyhow::Result<(Listener, Option<SocketAddr>)> {
        match self {
            Listen::Address(address) => {
                let listener = bind(*address, "--listen", words).await?;
                let address = listener.local_addr()?;
                Ok((Listener::Tcp(listener), Some(address)))
            }
            #[cfg(unix)]
            Listen::Socket(path) => {
                let unusable = |error| unusable(self.to_string(), "--listen", error, words);
                Ok((Listener::Unix(socket(path).await.map_err(unusable)?), None))
            }
            #[cfg(unix)]
            Listen::Passed => passed(),
            #[cfg(not(unix))]
            Listen::Socket(_) | Listen::Passed => Err(Failure::plain("value-not-listen").into()),
        }
    }
}

/// Listens at an address, which this option names.
///
/// # Errors
/// When that is not possible.
pub(crate) async fn bind(address: SocketAddr, option: &'static str, words: &Words) -> anyhow::Result<TcpListener> {
    TcpListener::bind(address).await.map_err(|error| unusable(address.to_string(), option, error, words))
}

fn unusable(place: String, option: &'static str, error: io::Error, words: &Words) -> anyhow::Error {
    let key = match error.kind() {
        ErrorKind::AddrInUse => "serve-address-in-use",
        ErrorKind::PermissionDenied => "serve-address-denied",
        ErrorKind::AddrNotAvailable => "serve-address-absent",
        _ => {
            let context = words.tell("serve-address", &args![address => place, option => option]);
            return anyhow::Error::new(error).context(context);
        }
    };
    Failure::new(key, [("address", place), ("option", option.to_owned())]).into()
}

/// Listens at a socket in the file system, for this user and their group. Replaces a socket at which nobody listens any
/// more.
#[cfg(unix)]
async fn socket(path: &std::path::Path) -> io::Result<tokio::net::UnixListener> {
    use std::fs::{Permissions, metadata, remove_file, set_permissions};
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
    use tokio::net::{UnixListener, UnixStream};

    if metadata(path).is_ok_and(|file| file.file_type().is_socket()) {
        match UnixStream::connect(path).await {
            Err(error) if error.kind() == ErrorKind::ConnectionRefused => remove_file(path)?,
            _ => return Err(ErrorKind::AddrInUse.into()),
        }
    }
    let listener = UnixListener::bind(path)?;
    set_permissions(path, Permissions::from_mode(0o660))?;
    Ok(listener)
}

/// The socket that systemd passes on.
#[cfg(unix)]
fn passed() -> anyhow::Result<(Listener, Option<SocketAddr>)> {
    let none = || Failure::plain("serve-no-socket");
    let mut passed = listenfd::ListenFd::from_env();
    if let Ok(Some(listener)) = passed.take_tcp_listener(0) {
        listener.set_nonblocking(true)?;
        let listener = TcpListener::from_std(listener)?;
        let address = listener.local_addr()?;
        return Ok((Listener::Tcp(listener), Some(address)));
    }
    let listener = passed.take_unix_listener(0).ok().flatten().ok_or_else(none)?;
    listener.set_nonblocking(true)?;
    Ok((Listener::Unix(tokio::net::UnixListener::from_std(listener)?), None))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_listens_at_an_address_a_socket_or_where_systemd_does() {
        for text in ["127.0.0.1:80", "[::1]:80", "unix:/run/posse.sock", "systemd"] {
            assert_eq!(text.parse::<Listen>().unwrap().to_string(), text);
        }
        for wrong in ["", "8080", "localhost:80", "unix:", "unix:posse.sock", "/run/posse.sock", "systemd:"] {
            assert!(wrong.parse::<Listen>().is_err(), "{wrong}");
        }
    }
}
