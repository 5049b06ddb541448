//! A visitor without a browser: sends forms, keeps cookies and reads live streams.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::io::{self, Read};
use std::net::{IpAddr, SocketAddr};

use flate2::read::GzDecoder;
use http_body_util::BodyExt;
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{HeaderMap, HeaderName};
use hyper::{Request, Response, header};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpSocket, TcpStream};

/// What browsers ask for; the server compresses pages with gzip.
const ENCODINGS: &str = "gzip, deflate, br, zstd";

/// The receive buffer of a client that does not read, in bytes: small, so that the server soon cannot send.
const DEAF_BUFFER: u32 = 4096;

/// A connection to a server, reopened after it was closed.
pub struct Connection {
    server: SocketAddr,
    from: IpAddr,
    connection: Option<SendRequest<String>>,
    reopened: u32,
}

/// A visitor with cookies.
pub struct Visitor {
    link: Connection,
    cookies: BTreeMap<String, String>,
}

/// An answer with its whole body.
#[derive(Debug)]
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// The address of a redirect; otherwise empty.
    pub location: String,
    pub body: String,
}

impl Reply {
    /// The values of all fields and buttons with this name, in page order.
    pub fn values(&self, name: &str) -> Vec<&str> {
        let mark = format!("name=\"{name}\" value=\"");
        self.body.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }
}

fn broken(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why.to_owned())
}

/// Whether a kept connection was closed before or while the request was sent, so that no byte of an answer came.
fn is_unsent(error: &io::Error) -> bool {
    let known = error.get_ref().and_then(|known| known.downcast_ref::<hyper::Error>());
    known.is_some_and(|known| known.is_canceled() || known.is_closed() || known.is_incomplete_message())
}

fn unpacked(body: &[u8]) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    GzDecoder::new(body).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A new identity.
pub(crate) fn token() -> String {
    (0..4).map(|part| format!("{:016x}", RandomState::new().hash_one(part))).collect()
}

/// Encodes fields as the body of a form.
pub fn form(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let pairs: Vec<_> = fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect();
    pairs.join("&")
}

impl Connection {
    /// A link to a server, from a local address such as 127.0.0.1.
    pub fn new(server: SocketAddr, from: IpAddr) -> Connection {
        Connection { server, from, connection: None, reopened: 0 }
    }

    /// Sends a request and reads the whole answer.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn ask(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(HeaderName, String)],
        body: &str,
    ) -> io::Result<(Reply, HeaderMap)> {
        let kept = self.connection.take().filter(|connection| !connection.is_closed());
        let is_kept = kept.is_some();
        let mut connection = match kept {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let response = match self.send(&mut connection, method, path, headers, body).await {
            // The server has since closed the connection; send again, as browsers do.
            Err(error) if is_kept && is_unsent(&error) => {
                connection = self.connect().await?;
                self.reopened += 1;
                self.send(&mut connection, method, path, headers, body).await?
            }
            response => response?,
        };
        let (head, body) = response.into_parts();
        let body = body.collect().await.map_err(io::Error::other)?.to_bytes();
        let text = |name| head.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or("");
        let body = match text(header::CONTENT_ENCODING) {
            "" => body.into(),
            "gzip" => unpacked(&body)?,
            other => return Err(broken(&format!("a body compressed as {other}"))),
        };
        let body = String::from_utf8(body).map_err(|_| broken("a body that is not text"))?;
        if text(header::CONNECTION) != "close" {
            self.connection = Some(connection);
        }
        let location = text(header::LOCATION).to_owned();
        Ok((Reply { status: head.status.as_u16(), location, body }, head.headers))
    }

    /// Opens a live stream, on a connection of its own.
    ///
    /// # Errors
    /// When the server refuses the stream or the connection fails.
    pub async fn follow(&self, path: &str, headers: &[(HeaderName, String)]) -> io::Result<LiveStream> {
        let mut connection = self.connect().await?;
        let response = self.send(&mut connection, "GET", path, headers, "").await?;
        if let Some(encoding) = response.headers().get(header::CONTENT_ENCODING) {
            return Err(broken(&format!("a stream compressed as {encoding:?}")));
        }
        match response.status().as_u16() {
            200 => {
                Ok(LiveStream { body: response.into_body(), text: Vec::new(), searched: 0, _connection: connection })
            }
            status => Err(broken(&format!("a stream was answered {status}"))),
        }
    }

    async fn send(
        &self,
        connection: &mut SendRequest<String>,
        method: &str,
        path: &str,
        headers: &[(HeaderName, String)],
        body: &str,
    ) -> io::Result<Response<Incoming>> {
        let request = Request::builder().method(method).uri(path).header(header::HOST, self.server.to_string());
        let request = headers.iter().fold(request, |request, (name, value)| request.header(name, value));
        let request = request.body(body.to_owned()).map_err(io::Error::other)?;
        connection.ready().await.map_err(io::Error::other)?;
        connection.send_request(request).await.map_err(io::Error::other)
    }

    async fn connect(&self) -> io::Result<SendRequest<String>> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
        // The task ends when its sender is dropped; the code that waits for an answer gets its errors.
        tokio::spawn(connection);
        Ok(sender)
    }
}

impl Visitor {
    /// A visitor with a local address, such as 127.0.0.1.
    pub fn new(server: SocketAddr, from: IpAddr) -> Visitor {
        Visitor { link: Connection::new(server, from), cookies: BTreeMap::new() }
    }

    /// How many requests were sent again on a new connection because the kept one had been closed.
    pub fn reopened(&self) -> u32 {
        self.link.reopened
    }

    /// Sends the following requests to another server, as a load balancer does. The cookies stay.
    pub fn turn_to(&mut self, server: SocketAddr) {
        if server != self.link.server {
            self.link.server = server;
            self.hang_up();
        }
    }

    /// Drops the connection, as a restart of the server does.
    pub fn hang_up(&mut self) {
        self.link.connection = None;
    }

    /// Requests a page.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn get(&mut self, path: &str) -> io::Result<Reply> {
        self.ask("GET", path, "").await
    }

    /// Sends a form.
    ///
    /// # Errors
    /// When the connection fails; the form may have been processed nevertheless.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> io::Result<Reply> {
        // A page's script does the same, so that a form sent again comes from the same visitor.
        self.cookies.entry("visitor".to_owned()).or_insert_with(token);
        self.ask("POST", path, &form(fields)).await
    }

    /// Opens a live stream, on a connection of its own.
    ///
    /// # Errors
    /// When the server refuses the stream or the connection fails.
    pub async fn follow(&self, path: &str) -> io::Result<LiveStream> {
        self.link.follow(path, &self.headers()).await
    }

    /// Asks for a live stream on a connection of its own and never reads from it.
    ///
    /// # Errors
    /// When the connection fails.
    pub async fn follow_deaf(&self, path: &str) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.set_recv_buffer_size(DEAF_BUFFER)?;
        socket.bind((self.link.from, 0).into())?;
        let stream = socket.connect(self.link.server).await?;
        let host = (header::HOST, self.link.server.to_string());
        let headers = [host].into_iter().chain(self.headers()).map(|(name, value)| format!("{name}: {value}\r\n"));
        let head = format!("GET {path} HTTP/1.1\r\n{}\r\n", headers.collect::<String>());
        stream.writable().await?;
        let sent = stream.try_write(head.as_bytes())?;
        if sent == head.len() { Ok(stream) } else { Err(io::ErrorKind::WriteZero.into()) }
    }

    fn headers(&self) -> [(HeaderName, String); 5] {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        [
            (header::ORIGIN, format!("http://{}", self.link.server)),
            (header::ACCEPT_LANGUAGE, "en".to_owned()),
            (header::ACCEPT_ENCODING, ENCODINGS.to_owned()),
            (header::COOKIE, cookies.join("; ")),
            (header::CONTENT_TYPE, "application/x-www-form-urlencoded".to_owned()),
        ]
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> io::Result<Reply> {
        let (answer, head) = self.link.ask(method, path, &self.headers(), body).await?;
        let cookies = head.get_all(header::SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
        let pairs = cookies.filter_map(|cookie| cookie.split(';').next()?.split_once('='));
        self.cookies.extend(pairs.map(|(name, value)| (name.to_owned(), value.to_owned())));
        Ok(answer)
    }
}

/// An open live stream.
pub struct LiveStream {
    body: Incoming,
    text: Vec<u8>,
    /// The length of the text that was searched and holds no end of a message.
    searched: usize,
    /// Kept, since the connection closes when its sender is dropped.
    _connection: SendRequest<String>,
}

impl LiveStream {
    /// The data of the next message; beats are skipped.
    ///
    /// # Errors
    /// When the stream ends.
    pub async fn next(&mut self) -> io::Result<String> {
        loop {
            if let Some(data) = self.message().await?.trim_end().strip_prefix("data:") {
                return Ok(data.trim_start().to_owned());
            }
        }
    }

    /// The next message of a stream of server-sent events, with all its fields.
    ///
    /// # Errors
    /// When the stream ends.
    pub async fn message(&mut self) -> io::Result<String> {
        self.until(b"\n\n").await
    }

    /// The next line of a stream of lines.
    ///
    /// # Errors
    /// When the stream ends.
    pub async fn line(&mut self) -> io::Result<String> {
        self.until(b"\n").await
    }

    /// What comes next, up to this end and with it.
    async fn until(&mut self, end: &[u8]) -> io::Result<String> {
        loop {
            if let Some(at) = self.text[self.searched..].windows(end.len()).position(|part| part == end) {
                let part: Vec<u8> = self.text.drain(..self.searched + at + end.len()).collect();
                self.searched = 0;
                return String::from_utf8(part).map_err(|_| broken("a message that is not text"));
            }
            self.searched = self.text.len().saturating_sub(end.len() - 1);
            let frame = self.body.frame().await.ok_or(io::ErrorKind::UnexpectedEof)?.map_err(io::Error::other)?;
            self.text.extend(frame.into_data().unwrap_or_default());
        }
    }
}
