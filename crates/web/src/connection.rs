//! One connection: its requests and its timeouts.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulConnection;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};
use tower_http::add_extension::AddExtension;

use crate::limits::{HEAD, HEAD_TIME, SILENCE};

/// The remote address of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Answers the requests of one connection in order, until it ends. The head of each request must arrive in time,
/// counted from the start of the connection or the end of the last answer.
pub(crate) fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + 'static,
    peer: Peer,
    router: Router,
) -> impl GracefulConnection<Error = hyper::Error> {
    let service = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(peer)));
    http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(HEAD_TIME.most.into()))
        .max_buf_size(HEAD.most as usize)
        .serve_connection(TokioIo::new(Stirring::new(stream)), service)
}

fn patience() -> Duration {
    Duration::from_secs(SILENCE.most.into())
}

/// A stream that fails with `TimedOut` when no bytes have moved for [`SILENCE`].
struct Stirring<S> {
    stream: S,
    silence: Pin<Box<Sleep>>,
}

impl<S> Stirring<S> {
    fn new(stream: S) -> Stirring<S> {
        Stirring { stream, silence: Box::pin(sleep(patience())) }
    }

    /// Restarts the timeout if bytes moved; fails if it has run out.
    fn stir<T>(&mut self, cx: &mut Context<'_>, moved: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if moved.is_ready() {
            self.silence.as_mut().reset(Instant::now() + patience());
            return moved;
        }
        self.silence.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Stirring<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.stream).poll_read(cx, buf);
        self.stir(cx, read)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Stirring<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.stir(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.stir(cx, written)
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
    use std::convert::Infallible;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use axum::body::{Body, Bytes};
    use axum::response::Sse;
    use axum::response::sse::{Event, KeepAlive};
    use axum::routing::get;
    use futures_util::stream;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};

    use super::*;

    const REQUEST: &[u8] = b"GET /x HTTP/1.1\r\nhost: localhost\r\n\r\n";

    fn head_time() -> Duration {
        Duration::from_secs(HEAD_TIME.most.into())
    }

    /// The client's end of a connection to a server with one page and one live stream.
    fn connect() -> DuplexStream {
        let live = async || Sse::new(stream::pending::<Result<Event, Infallible>>()).keep_alive(KeepAlive::new());
        let router = Router::new().route("/x", get(async || "x")).route("/live", get(live));
        let (near, far) = tokio::io::duplex(1024);
        tokio::spawn(converse(near, Peer("192.0.2.1:5000".parse().unwrap()), router));
        far
    }

    /// Reads whatever has arrived, without looking for the body's end; `None` once the connection is closed.
    async fn read(far: &mut DuplexStream) -> Option<String> {
        let mut bytes = [0; 1024];
        // A connection that was cut may report an error.
        let count = far.read(&mut bytes).await.unwrap_or(0);
        (count > 0).then(|| String::from_utf8_lossy(&bytes[..count]).into_owned())
    }

    /// Sends `text` one byte every five seconds until the connection is cut; returns how long that took.
    async fn drip(far: &mut DuplexStream, text: &[u8]) -> Duration {
        let begun = Instant::now();
        for byte in text {
            tokio::select! {
                answer = read(far) => {
                    assert_eq!(answer, None);
                    return begun.elapsed();
                }
                () = sleep(Duration::from_secs(5)) => far.write_all(&[*byte]).await.unwrap(),
            }
        }
        panic!("the connection lives after {:?}", begun.elapsed());
    }

    #[tokio::test(start_paused = true)]
    async fn a_head_that_comes_byte_by_byte_is_cut_in_time() {
        let mut far = connect();
        assert_eq!(drip(&mut far, REQUEST).await, head_time());
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_without_a_request_is_cut_in_time() {
        let mut far = connect();
        let begun = Instant::now();
        assert_eq!(read(&mut far).await, None);
        assert_eq!(begun.elapsed(), head_time());
    }

    #[tokio::test(start_paused = true)]
    async fn a_connection_that_is_kept_has_the_same_time_for_each_further_head() {
        let mut far = connect();
        for _ in 0..3 {
            sleep(head_time() - Duration::from_secs(1)).await;
            far.write_all(REQUEST).await.unwrap();
            assert!(read(&mut far).await.unwrap().starts_with("HTTP/1.1 200 OK"));
        }
        assert_eq!(drip(&mut far, REQUEST).await, head_time());
    }

    #[tokio::test(start_paused = true)]
    async fn a_live_stream_outlives_the_time_for_heads() {
        let mut far = connect();
        far.write_all(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        let begun = Instant::now();
        while begun.elapsed() < 10 * (head_time() + patience()) {
            assert!(read(&mut far).await.is_some(), "cut after {:?}", begun.elapsed());
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_that_is_not_read_is_asked_for_little_and_cut_in_time() {
        const MESSAGE: usize = 10_000;
        let made = Arc::new(AtomicUsize::new(0));
        let counted = made.clone();
        let live = async move || {
            let messages = stream::repeat_with(move || {
                counted.fetch_add(MESSAGE, Ordering::Relaxed);
                Ok::<Bytes, Infallible>(Bytes::from_static(&[b'x'; MESSAGE]))
            });
            Body::from_stream(messages)
        };
        let (near, mut far) = tokio::io::duplex(1024);
        let router = Router::new().route("/live", get(live));
        let connection = tokio::spawn(converse(near, Peer("192.0.2.1:5000".parse().unwrap()), router));
        far.write_all(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        let begun = Instant::now();
        assert!(connection.await.unwrap().is_err());
        assert_eq!(begun.elapsed(), patience());
        let held = made.load(Ordering::Relaxed);
        assert!(held <= HEAD.most as usize + MESSAGE, "{held} bytes");
    }

    #[tokio::test(start_paused = true)]
    async fn a_head_that_is_too_long_is_refused() {
        let mut far = connect();
        let head = format!("GET /x HTTP/1.1\r\ncookie: {}", "x".repeat(HEAD.most as usize));
        // The answer comes before the whole head has been sent.
        let _cut_short = far.write_all(head.as_bytes()).await;
        assert!(read(&mut far).await.unwrap().starts_with("HTTP/1.1 431"));
    }

    #[tokio::test(start_paused = true)]
    async fn a_stream_whose_other_end_does_not_read_fails() {
        let (near, _far) = tokio::io::duplex(16);
        let mut stream = Stirring::new(near);
        let begun = Instant::now();
        assert_eq!(stream.write_all(&[0; 64]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert_eq!(begun.elapsed(), patience());
    }

    #[tokio::test(start_paused = true)]
    async fn a_silent_stream_fails_and_one_that_writes_does_not() {
        let (near, _far) = tokio::io::duplex(1024);
        let mut stream = Stirring::new(near);
        let begun = Instant::now();
        for _ in 0..10 {
            let beat = sleep(Duration::from_secs(15));
            tokio::select! {
                read = stream.read_u8() => panic!("cut after {:?}: {read:?}", begun.elapsed()),
                () = beat => stream.write_all(b":\n\n").await.unwrap(),
            }
        }
        let last = Instant::now();
        assert_eq!(stream.read_u8().await.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert_eq!(last.elapsed().as_secs(), u64::from(SILENCE.most));
    }
}
