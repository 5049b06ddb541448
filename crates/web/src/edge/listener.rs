//! Where connections come from: a TCP port, or a Unix socket that a proxy on this machine connects to.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use axum::Router;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
#[cfg(unix)]
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;

use crate::edge::connection::{Peer, converse};

/// The size of the system's send buffer for a connection, in bytes (Linux doubles it). By default it holds megabytes,
/// and a stream that nobody reads would never block, so it would never look silent and be cut.
pub(crate) const SEND_BUFFER: usize = 32 * 1024;

/// Takes connections.
#[derive(Debug)]
pub enum Listener {
    /// At an address.
    Tcp(TcpListener),
    /// At a socket in the file system.
    #[cfg(unix)]
    Unix(UnixListener),
}

/// A connection that was taken.
pub(crate) enum Incoming {
    Tcp(TcpStream),
    #[cfg(unix)]
    Unix(UnixStream),
}

impl Listener {
    /// The next connection, with the address that it comes from: for a socket, this machine's.
    pub(crate) async fn accept(&self) -> io::Result<(Incoming, SocketAddr)> {
        match self {
            Listener::Tcp(listener) => {
                listener.accept().await.map(|(stream, address)| (Incoming::Tcp(stream), address))
            }
            #[cfg(unix)]
            Listener::Unix(listener) => {
                let here = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
                listener.accept().await.map(|(stream, _)| (Incoming::Unix(stream), here))
            }
        }
    }
}

impl Incoming {
    /// Sends small answers without delay, and keeps the send buffer small.
    pub(crate) fn set_up(&self) -> io::Result<()> {
        match self {
            Incoming::Tcp(stream) => {
                stream.set_nodelay(true)?;
                SockRef::from(stream).set_send_buffer_size(SEND_BUFFER)
            }
            #[cfg(unix)]
            Incoming::Unix(stream) => SockRef::from(stream).set_send_buffer_size(SEND_BUFFER),
        }
    }

    /// Answers the requests on this connection, as by [`converse`].
    pub(crate) fn converse(
        self,
        peer: Peer,
        router: Router,
        end: watch::Receiver<bool>,
    ) -> BoxFuture<'static, io::Result<()>> {
        match self {
            Incoming::Tcp(stream) => converse(stream, peer, router, end).boxed(),
            #[cfg(unix)]
            Incoming::Unix(stream) => converse(stream, peer, router, end).boxed(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_system_keeps_little_for_whoever_does_not_read() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap());
        let listener = Listener::Tcp(listener);
        let (_client, accepted) = tokio::join!(client, listener.accept());
        let (connection, _) = accepted.unwrap();
        connection.set_up().unwrap();
        let Incoming::Tcp(stream) = connection else { panic!("a connection by TCP") };
        let size = SockRef::from(&stream).send_buffer_size().unwrap();
        assert!((SEND_BUFFER..=2 * SEND_BUFFER).contains(&size), "{size} bytes");
    }
}
