//! A TCP proxy between a node and Postgres, or a browser and a server. Its cable can be cut, held, slowed and restored.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};
use tokio::sync::watch;
use tokio::time::sleep;

/// The state of the cable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cable {
    /// Everything passes at once.
    Open,
    /// Each piece that arrives is passed on after this time.
    Slow(Duration),
    /// Nothing passes, and neither side is told. Whatever was sent arrives once the cable is open again.
    Held,
    /// Everything passes except data of live streams, which is held.
    Silent,
    /// All connections are dropped, including new ones.
    Cut,
}

/// The server behind a proxy.
#[derive(Clone, Debug)]
pub enum Proxied {
    /// A Unix socket.
    Socket(PathBuf),
    /// A TCP address.
    Address(SocketAddr),
}

type Halves = (Box<dyn AsyncRead + Send + Unpin>, Box<dyn AsyncWrite + Send + Unpin>);

impl Proxied {
    async fn connect(&self) -> io::Result<Halves> {
        match self {
            Proxied::Socket(path) => {
                let (read, write) = UnixStream::connect(path).await?.into_split();
                Ok((Box::new(read), Box::new(write)))
            }
            Proxied::Address(address) => {
                let stream = TcpStream::connect(address).await?;
                stream.set_nodelay(true)?;
                let (read, write) = stream.into_split();
                Ok((Box::new(read), Box::new(write)))
            }
        }
    }
}

/// A proxy, open at first. Dropping this handle ends it and drops its connections.
pub struct Proxy {
    address: SocketAddr,
    cable: watch::Sender<Cable>,
}

impl Proxy {
    /// Starts a proxy to a server.
    ///
    /// # Errors
    /// When it cannot listen.
    pub async fn start(server: Proxied) -> io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let address = listener.local_addr()?;
        let (cable, state) = watch::channel(Cable::Open);
        tokio::spawn(accept(listener, server, state));
        Ok(Proxy { address, cable })
    }

    /// The port that it listens on, on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.address.port()
    }

    /// Changes the cable.
    pub fn set(&self, cable: Cable) {
        self.cable.send_replace(cable);
    }
}

async fn accept(listener: TcpListener, server: Proxied, mut state: watch::Receiver<Cable>) {
    loop {
        tokio::select! {
            () = closed(&mut state) => return,
            accepted = listener.accept() => {
                let Ok((client, _)) = accepted else { continue };
                if *state.borrow() == Cable::Cut {
                    continue;
                }
                // Without a server the client is dropped.
                let Ok((from_server, to_server)) = server.connect().await else { continue };
                // Otherwise small pieces would wait for more.
                let _as_it_is = client.set_nodelay(true);
                let (from_client, to_client) = client.into_split();
                let follows = Arc::new(AtomicBool::new(false));
                tokio::spawn(pass(from_client, to_server, Direction::Up(follows.clone()), state.clone()));
                tokio::spawn(pass(from_server, to_client, Direction::Down(follows), state.clone()));
            }
        }
    }
}

/// One direction of a connection. Both directions know whether it carries a live stream.
enum Direction {
    Up(Arc<AtomicBool>),
    Down(Arc<AtomicBool>),
}

impl Direction {
    /// Notes whether a piece asks for a live stream.
    fn note(&self, piece: &[u8]) {
        let line = piece.split(|byte| *byte == b'\r').next().unwrap_or_default();
        let Direction::Up(follows) = self else { return };
        if line.starts_with(b"GET ") && line.windows(5).any(|part| part == b"/live") {
            follows.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a cable in this state holds data in this direction.
    fn is_held(&self, cable: Cable) -> bool {
        let follows = matches!(self, Direction::Down(follows) if follows.load(Ordering::Relaxed));
        cable == Cable::Held || (cable == Cable::Silent && follows)
    }
}

/// Completes when the handle is dropped.
async fn closed(state: &mut watch::Receiver<Cable>) {
    while state.changed().await.is_ok() {}
}

/// Completes when the cable is cut or the handle is dropped.
async fn cut(mut state: watch::Receiver<Cable>) {
    // An error means that the handle was dropped.
    let _dropped = state.wait_for(|cable| *cable == Cable::Cut).await;
}

/// Passes data on until either side ends or the cable is cut. The other direction ends with it, since both sides then
/// see a closed connection.
async fn pass(
    from: impl AsyncRead + Unpin,
    to: impl AsyncWrite + Unpin,
    way: Direction,
    state: watch::Receiver<Cable>,
) {
    tokio::select! {
        () = cut(state.clone()) => {}
        // Whichever side has failed, the connection is over.
        _over = copy(from, to, &way, state) => {}
    }
}

async fn copy(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    way: &Direction,
    mut state: watch::Receiver<Cable>,
) -> io::Result<()> {
    let mut piece = vec![0; 16 * 1024];
    loop {
        let length = from.read(&mut piece).await?;
        if length == 0 {
            return to.shutdown().await;
        }
        way.note(&piece[..length]);
        let cable = *state.wait_for(|cable| !way.is_held(*cable)).await.map_err(io::Error::other)?;
        if let Cable::Slow(pause) = cable {
            sleep(pause).await;
        }
        to.write_all(&piece[..length]).await?;
    }
}
