//! A visitor without a browser: just enough of HTTP/1.1 to send forms, keep cookies and follow a live stream.

use std::collections::BTreeMap;
use std::io;
use std::net::{IpAddr, SocketAddr};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};

type Connection = BufReader<TcpStream>;

/// One connection to a server, which is opened again when it was closed.
pub struct Link {
    server: SocketAddr,
    from: IpAddr,
    connection: Option<Connection>,
}

/// Somebody with cookies.
pub struct Visitor {
    link: Link,
    cookies: BTreeMap<String, String>,
}

/// An answer, read to its end.
#[derive(Debug)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// Where it leads, or nothing.
    pub location: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The values of all fields and buttons of this name, in the order of the page.
    pub fn values(&self, name: &str) -> Vec<&str> {
        let mark = format!("name=\"{name}\" value=\"");
        self.body.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }
}

struct Head {
    status: u16,
    headers: Vec<(String, String)>,
}

impl Head {
    fn get(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    fn is_chunked(&self) -> bool {
        self.get("transfer-encoding") == Some("chunked")
    }
}

fn broken(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why.to_owned())
}

/// Fields as the body of a form.
pub fn form(fields: &[(&str, &str)]) -> String {
    let escape = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let pairs: Vec<_> = fields.iter().map(|(name, value)| format!("{}={}", escape(name), escape(value))).collect();
    pairs.join("&")
}

impl Link {
    /// A link to a server from an address of this machine, such as 127.0.0.1.
    pub fn new(server: SocketAddr, from: IpAddr) -> Link {
        Link { server, from, connection: None }
    }

    /// Sends a request and reads the answer. `headers` are whole lines.
    ///
    /// # Errors
    /// When the server goes away.
    pub async fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<Answer> {
        Ok(self.exchange(method, path, headers, body).await?.0)
    }

    async fn exchange(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<(Answer, Head)> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connect().await?,
        };
        let head = self.send(&mut connection, method, path, headers, body).await?;
        let body = read_body(&mut connection, &head).await?;
        if head.get("connection") != Some("close") {
            self.connection = Some(connection);
        }
        let location = head.get("location").unwrap_or("").to_owned();
        Ok((Answer { status: head.status, location, body }, head))
    }

    async fn send(
        &self,
        connection: &mut Connection,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> io::Result<Head> {
        let (host, length) = (self.server, body.len());
        let request =
            format!("{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\n{headers}\r\n{body}");
        connection.get_mut().write_all(request.as_bytes()).await?;
        read_head(connection).await
    }

    async fn connect(&self) -> io::Result<Connection> {
        let socket = TcpSocket::new_v4()?;
        socket.bind((self.from, 0).into())?;
        let stream = socket.connect(self.server).await?;
        stream.set_nodelay(true)?;
        Ok(BufReader::new(stream))
    }
}

impl Visitor {
    /// Somebody who comes from an address of this machine, such as 127.0.0.1.
    pub fn new(server: SocketAddr, from: IpAddr) -> Visitor {
        Visitor { link: Link::new(server, from), cookies: BTreeMap::new() }
    }

    /// Lets go of the connection, as after a restart of the server.
    pub fn hang_up(&mut self) {
        self.link.connection = None;
    }

    /// Asks for a page.
    ///
    /// # Errors
    /// When the server goes away.
    pub async fn get(&mut self, path: &str) -> io::Result<Answer> {
        self.ask("GET", path, "").await
    }

    /// Sends a form.
    ///
    /// # Errors
    /// When the server goes away; nobody knows then whether it was done.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> io::Result<Answer> {
        self.ask("POST", path, &form(fields)).await
    }

    /// Follows a live stream, on a connection of its own.
    ///
    /// # Errors
    /// When it is refused.
    pub async fn follow(&self, path: &str) -> io::Result<Stream> {
        let mut connection = self.link.connect().await?;
        let head = self.link.send(&mut connection, "GET", path, &self.headers(), "").await?;
        if head.status != 200 || !head.is_chunked() {
            return Err(broken(&format!("no stream but {}", head.status)));
        }
        Ok(Stream { connection, text: Vec::new() })
    }

    fn headers(&self) -> String {
        let cookies: Vec<_> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!(
            "Origin: http://{}\r\nAccept-Language: en\r\nCookie: {}\r\n\
             Content-Type: application/x-www-form-urlencoded\r\n",
            self.link.server,
            cookies.join("; ")
        )
    }

    async fn ask(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let (answer, head) = self.link.exchange(method, path, &self.headers(), body).await?;
        for (_, cookie) in head.headers.iter().filter(|(name, _)| name == "set-cookie") {
            let pair = cookie.split(';').next().and_then(|pair| pair.split_once('='));
            self.cookies.extend(pair.map(|(name, value)| (name.to_owned(), value.to_owned())));
        }
        Ok(answer)
    }
}

async fn line(connection: &mut Connection) -> io::Result<String> {
    let mut line = String::new();
    if connection.read_line(&mut line).await? == 0 {
        return Err(io::ErrorKind::UnexpectedEof.into());
    }
    line.truncate(line.trim_end().len());
    Ok(line)
}

async fn read_head(connection: &mut Connection) -> io::Result<Head> {
    let first = line(connection).await?;
    let status = first.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(|| broken(&first))?;
    let mut headers = Vec::new();
    loop {
        let line = line(connection).await?;
        let Some((name, value)) = line.split_once(':') else { return Ok(Head { status, headers }) };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
}

/// One piece of a chunked body; empty at the end.
async fn chunk(connection: &mut Connection) -> io::Result<Vec<u8>> {
    let size = line(connection).await?;
    let size = usize::from_str_radix(&size, 16).map_err(|_| broken(&size))?;
    let mut piece = vec![0; size + 2];
    connection.read_exact(&mut piece).await?;
    piece.truncate(size);
    Ok(piece)
}

async fn read_body(connection: &mut Connection, head: &Head) -> io::Result<String> {
    let mut body = Vec::new();
    if head.is_chunked() {
        loop {
            let piece = chunk(connection).await?;
            if piece.is_empty() {
                break;
            }
            body.extend(piece);
        }
    } else {
        let length = head.get("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        body.resize(length, 0);
        connection.read_exact(&mut body).await?;
    }
    String::from_utf8(body).map_err(|_| broken("a body that is no text"))
}

/// A live stream that is read message by message.
pub struct Stream {
    connection: Connection,
    text: Vec<u8>,
}

impl Stream {
    /// The data of the next message; what only keeps the stream alive is passed over.
    ///
    /// # Errors
    /// When the stream has ended.
    pub async fn next(&mut self) -> io::Result<String> {
        loop {
            while let Some(end) = self.text.windows(2).position(|pair| pair == b"\n\n") {
                let message: Vec<u8> = self.text.drain(..end + 2).collect();
                let message = String::from_utf8(message).map_err(|_| broken("a message that is no text"))?;
                if let Some(data) = message.trim_end().strip_prefix("data:") {
                    return Ok(data.trim_start().to_owned());
                }
            }
            let piece = chunk(&mut self.connection).await?;
            if piece.is_empty() {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            self.text.extend(piece);
        }
    }
}
