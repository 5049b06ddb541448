//! Serving: connections in, answers out, and an orderly end.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::extract::State;
use axum::extract::connect_info::Connected;
use axum::http::StatusCode;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::time::{Instant, Sleep, sleep};

use crate::error::Error;
use crate::limits::{CONNECTIONS, Counted, Counts, Household, SILENCE};
use crate::{Web, router};

/// For so long after the order to stop, requests that run may come to their end.
const GRACE: Duration = Duration::from_secs(10);

/// Serves until `shutdown`; then streams end, what runs comes to its end, and it returns.
///
/// # Errors
/// When the listener cannot be used.
pub async fn serve(
    listener: TcpListener,
    web: Web,
    shutdown: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let listener = Counting { listener, counts: (!web.settings().trust_proxy).then(Counts::new) };
    let service = router(web.clone()).into_make_service_with_connect_info::<Peer>();
    let (stopping, stopped) = oneshot::channel();
    let stop = async move {
        shutdown.await;
        web.tables().close();
        // Nobody waits for it when serving has ended by itself.
        let _ended = stopping.send(());
    };
    let too_long = async move {
        match stopped.await {
            Ok(()) => sleep(GRACE).await,
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        served = axum::serve(listener, service).with_graceful_shutdown(stop) => served,
        () = too_long => {
            tracing::warn!("some connections did not end in time and were cut");
            Ok(())
        }
    }
}

/// `GET /health`: whether the tables can be read.
pub(crate) async fn health(State(web): State<Web>) -> Result<(StatusCode, &'static str), Error> {
    web.tables().public().await?;
    Ok((StatusCode::OK, "ok\n"))
}

/// The other end of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

impl Connected<IncomingStream<'_, Counting>> for Peer {
    fn connect_info(stream: IncomingStream<'_, Counting>) -> Peer {
        Peer(*stream.remote_addr())
    }
}

/// Lets an address have only so many connections.
struct Counting {
    listener: TcpListener,
    counts: Option<Arc<Counts<Household>>>,
}

/// A connection that is counted as long as it lives, and cut when it is silent for too long.
struct Connection<S = TcpStream> {
    stream: S,
    silence: Pin<Box<Sleep>>,
    _counted: Option<Counted<Household>>,
}

fn patience() -> Duration {
    Duration::from_secs(SILENCE.most.into())
}

impl<S> Connection<S> {
    fn new(stream: S, counted: Option<Counted<Household>>) -> Connection<S> {
        Connection { stream, silence: Box::pin(sleep(patience())), _counted: counted }
    }

    /// Something came or went.
    fn stir(&mut self) {
        self.silence.as_mut().reset(Instant::now() + patience());
    }
}

impl Listener for Counting {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        loop {
            let (stream, address) = Listener::accept(&mut self.listener).await;
            // Small answers go out at once.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(reason = %error, "a connection could not be set up");
            }
            match &self.counts {
                None => return (Connection::new(stream, None), address),
                Some(counts) => match counts.enter(address.ip().into(), CONNECTIONS) {
                    Some(counted) => return (Connection::new(stream, Some(counted)), address),
                    None => tracing::info!("a connection was refused: its address has too many"),
                },
            }
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Connection<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        match Pin::new(&mut self.stream).poll_read(cx, buf) {
            Poll::Ready(read) => {
                self.stir();
                Poll::Ready(read)
            }
            Poll::Pending => self.silence.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into())),
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Connection<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        if written.is_ready() {
            self.stir();
        }
        written
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        if written.is_ready() {
            self.stir();
        }
        written
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_silent_connection_is_cut_and_one_that_writes_is_not() {
        let (near, _far) = tokio::io::duplex(1024);
        let mut connection = Connection::new(near, None);
        let begun = Instant::now();
        for _ in 0..10 {
            let beat = sleep(Duration::from_secs(15));
            tokio::select! {
                read = connection.read_u8() => panic!("cut after {:?}: {read:?}", begun.elapsed()),
                () = beat => connection.write_all(b":\n\n").await.unwrap(),
            }
        }
        let last = Instant::now();
        assert_eq!(connection.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert_eq!(last.elapsed().as_secs(), u64::from(SILENCE.most));
    }
}
