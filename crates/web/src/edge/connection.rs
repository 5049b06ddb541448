//! One connection: its requests and its timeouts.
//!
//! Clients that do not read or write cost little. The head of a request has a time limit, and a connection on which no
//! byte moves for 75 s ([`SILENCE`]) is cut. A live stream takes its connection away from hyper, and with it hyper's
//! buffers.

use std::convert::Infallible;
use std::future::{Future, pending, poll_fn};
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, SystemTime};

use axum::Router;
use axum::body::{Body, Bytes};
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, Version};
use axum::response::Response;
use futures_util::StreamExt;
use hyper::body::{Buf, Incoming};
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::sync::watch;
use tokio::time::{Instant, Sleep, sleep};
use tower_http::add_extension::AddExtension;

use crate::edge::limits::{HEAD, HEAD_TIME, SILENCE};

/// The remote address of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Marks an answer as a live stream, which keeps its connection to itself until the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Live;

/// The most bytes that a client may send on a live stream after its request. Browsers send none.
const CHATTER: usize = 4096;

/// Answers the requests on one connection in order, until it ends. Once `end` is true, the current answer is the last.
/// The head of each request must arrive in time, counted from the start of the connection or the end of the last
/// answer.
///
/// # Errors
/// When the connection was cut.
pub(crate) async fn converse(
    stream: impl AsyncRead + AsyncWrite + Unpin + 'static,
    peer: Peer,
    router: Router,
    end: watch::Receiver<bool>,
) -> io::Result<()> {
    // Boxed, so that a stream takes no memory for requests. The box is dropped at the end of this line.
    let live = Box::pin(answer(stream, peer, router, end)).await?;
    match live {
        Some((io, head, body)) => send(io, head, body).await,
        None => Ok(()),
    }
}

/// Answers requests, until one begins a live stream: returns the connection, and the head and the body of this answer.
/// `None` at the end of the connection.
///
/// # Errors
/// When the connection was cut.
async fn answer<S: AsyncRead + AsyncWrite + Unpin + 'static>(
    stream: S,
    peer: Peer,
    router: Router,
    mut end: watch::Receiver<bool>,
) -> io::Result<Option<(Stirring<S>, Vec<u8>, Body)>> {
    let live: Arc<Mutex<Option<Response>>> = Arc::default();
    let router = TowerToHyperService::new(AddExtension::new(router, ConnectInfo(peer)));
    let service = service_fn(|request: Request<Incoming>| {
        let can_stream = request.method() == Method::GET && request.version() == Version::HTTP_11;
        let (answer, live) = (router.call(request), live.clone());
        async move {
            let response = answer.await?;
            if can_stream && response.extensions().get::<Live>().is_some() {
                *live.lock().unwrap_or_else(PoisonError::into_inner) = Some(response);
                // From here on `send` owns the connection.
                return pending().await;
            }
            Ok::<Response, Infallible>(response)
        }
    });
    let mut connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_secs(HEAD_TIME.most.into()))
        .max_header_size(HEAD.most as usize)
        .max_buf_size(HEAD.most as usize)
        .serve_connection(TokioIo::new(Stirring::new(stream)), service);
    let mut is_ending = false;
    let response = loop {
        let answered = poll_fn(|cx| {
            let ended = Pin::new(&mut connection).poll(cx).map_err(io::Error::other);
            match live.lock().unwrap_or_else(PoisonError::into_inner).take() {
                Some(response) => Poll::Ready(Ok(Some(response))),
                None => ended.map_ok(|()| None),
            }
        });
        tokio::select! {
            biased;
            answered = answered => match answered? {
                Some(response) => break response,
                None => return Ok(None),
            },
            _ = end.wait_for(|end| *end), if !is_ending => {
                is_ending = true;
                Pin::new(&mut connection).graceful_shutdown();
            }
        }
    };
    // This drops hyper's buffers, the headers, which may keep the request's buffer alive, and `end`: streams end only when
    // the tables stop, and `serve` stops the tables after all receivers of `end` are dropped.
    Ok(Some((connection.into_parts().io.into_inner(), head(&response), response.into_body())))
}

/// Sends a live stream, and then ends the connection. Streams are idle most of the time, so they do without the two 8
/// kB buffers that hyper keeps for each connection.
///
/// # Errors
/// When the connection was cut.
async fn send(mut io: impl AsyncRead + AsyncWrite + Unpin, head: Vec<u8>, body: Body) -> io::Result<()> {
    io.write_all(&head).await?;
    drop(head);
    let mut body = body.into_data_stream();
    let mut ignored = [0; 16];
    let mut chatter = 0;
    loop {
        tokio::select! {
            data = body.next() => match data {
                Some(Ok(data)) if data.is_empty() => {}
                Some(Ok(data)) => {
                    let length = Bytes::from(format!("{:x}\r\n", data.len()));
                    io.write_all_buf(&mut Buf::chain(length, data).chain(&b"\r\n"[..])).await?;
                }
                Some(Err(error)) => return Err(io::Error::other(error)),
                None => break,
            },
            read = io.read(&mut ignored) => match read? {
                // The client has disconnected.
                0 => return Ok(()),
                count => {
                    chatter += count;
                    if chatter > CHATTER {
                        return Err(io::Error::other("too many bytes arrived on a live stream"));
                    }
                }
            },
        }
    }
    io.write_all(b"0\r\n\r\n").await?;
    io.shutdown().await
}

/// The head of an answer with a chunked body.
fn head(response: &Response) -> Vec<u8> {
    let mut head = format!("HTTP/1.1 {}\r\n", response.status()).into_bytes();
    for (name, value) in response.headers() {
        head.extend([name.as_str().as_bytes(), b": ", value.as_bytes(), b"\r\n"].concat());
    }
    let date = httpdate::fmt_http_date(SystemTime::now());
    head.extend(format!("date: {date}\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n").into_bytes());
    head
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
    use std::sync::atomic::{AtomicUsize, Ordering};

    use axum::Extension;
    use axum::response::Sse;
    use axum::response::sse::{Event, KeepAlive};
    use axum::routing::get;
    use futures_util::stream;
    use tokio::io::DuplexStream;

    use super::*;

    const REQUEST: &[u8] = b"GET /x HTTP/1.1\r\nhost: localhost\r\n\r\n";

    fn head_time() -> Duration {
        Duration::from_secs(HEAD_TIME.most.into())
    }

    /// Serves a connection until its end.
    async fn serve(near: DuplexStream, router: Router) -> io::Result<()> {
        let (_end, ending) = watch::channel(false);
        converse(near, Peer("192.0.2.1:5000".parse().unwrap()), router, ending).await
    }

    /// The client's end of a connection to a server with one page and one live stream.
    fn connect() -> DuplexStream {
        let silent = async || Sse::new(stream::pending::<Result<Event, Infallible>>()).keep_alive(KeepAlive::new());
        let live = async move || (Extension(Live), silent().await);
        let router = Router::new().route("/x", get(async || "x")).route("/live", get(live));
        let (near, far) = tokio::io::duplex(1024);
        tokio::spawn(serve(near, router));
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
        panic!("the connection is still open after {:?}", begun.elapsed());
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

    #[tokio::test]
    async fn a_live_stream_comes_in_chunks_and_ends_its_connection() {
        let live =
            async || (Extension(Live), Body::from_stream(stream::iter([Ok::<_, Infallible>("twelve bytes"), Ok("x")])));
        let (near, mut far) = tokio::io::duplex(1024);
        tokio::spawn(serve(near, Router::new().route("/live", get(live))));
        far.write_all(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        let mut answer = String::new();
        far.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200 OK\r\n") && head.contains("\r\ndate: "), "{head}");
        assert!(head.ends_with("\r\ntransfer-encoding: chunked\r\nconnection: close"), "{head}");
        assert_eq!(body, "c\r\ntwelve bytes\r\n1\r\nx\r\n0\r\n\r\n");
    }

    #[tokio::test(start_paused = true)]
    async fn a_live_stream_ends_as_soon_as_the_other_end_has_gone() {
        let begun = Instant::now();
        let live = async || (Extension(Live), Body::from_stream(stream::pending::<Result<Bytes, Infallible>>()));
        let (near, mut far) = tokio::io::duplex(1024);
        let connection = tokio::spawn(serve(near, Router::new().route("/live", get(live))));
        far.write_all(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        assert!(read(&mut far).await.is_some());
        drop(far);
        connection.await.unwrap().unwrap();
        assert_eq!(begun.elapsed(), Duration::ZERO);
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
            (Extension(Live), Body::from_stream(messages))
        };
        let (near, mut far) = tokio::io::duplex(1024);
        let router = Router::new().route("/live", get(live));
        let connection = tokio::spawn(serve(near, router));
        far.write_all(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        let begun = Instant::now();
        assert!(connection.await.unwrap().is_err());
        assert_eq!(begun.elapsed(), patience());
        let held = made.load(Ordering::Relaxed);
        assert_eq!(held, MESSAGE);
    }

    #[tokio::test(start_paused = true)]
    async fn a_head_that_is_too_long_is_refused() {
        let mut far = connect();
        let head = format!("GET /x HTTP/1.1\r\ncookie: {}", "x".repeat(HEAD.most as usize));
        // The answer may come before the whole head has been sent.
        let _cut_short = far.write_all(head.as_bytes()).await;
        assert!(read(&mut far).await.unwrap().starts_with("HTTP/1.1 431"));
    }

    #[tokio::test]
    async fn a_head_is_as_long_as_the_limit_and_no_longer_also_if_it_comes_at_once() {
        let begin = "GET /x HTTP/1.1\r\nhost: localhost\r\ncookie: ";
        for (length, answer) in [(HEAD.most, "200"), (HEAD.most + 1, "431"), (100_000, "431"), (1_000_000, "431")] {
            let (near, mut far) = tokio::io::duplex(2_000_000);
            let letters = length as usize - begin.len() - 4;
            far.write_all(format!("{begin}{}\r\n\r\n", "x".repeat(letters)).as_bytes()).await.unwrap();
            tokio::spawn(serve(near, Router::new().route("/x", get(async || "x"))));
            let head = read(&mut far).await.unwrap();
            assert!(head.starts_with(&format!("HTTP/1.1 {answer} ")), "{length} bytes: {head}");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_sends_much_on_a_live_stream_is_cut() {
        let live = async || (Extension(Live), Body::from_stream(stream::pending::<Result<Bytes, Infallible>>()));
        let (near, mut far) = tokio::io::duplex(1024);
        let connection = tokio::spawn(serve(near, Router::new().route("/live", get(live))));
        far.write_all(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
        assert!(read(&mut far).await.is_some());
        let begun = Instant::now();
        far.write_all(&[b'x'; CHATTER]).await.unwrap();
        sleep(Duration::from_secs(1)).await;
        assert!(!connection.is_finished(), "a few bytes are ignored");
        // The server may cut the connection during this write.
        let _cut_short = far.write_all(&[b'x'; 2000]).await;
        assert!(connection.await.unwrap().is_err());
        assert_eq!(begun.elapsed(), Duration::from_secs(1), "it is cut at once");
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
