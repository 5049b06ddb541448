//! Services that get notifications: one for webhooks and browsers, and a mail server.

use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

/// A message that a service has got.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Got {
    /// The path of a request, or the recipient of a mail.
    pub to: String,
    /// What tells it from others: the topic of a message to a browser, the id of another one.
    pub id: String,
    /// What was sent.
    pub body: Vec<u8>,
}

impl Got {
    /// What was sent, as text; a mail with its head, decoded.
    pub fn text(&self) -> String {
        let text = String::from_utf8_lossy(&self.body);
        if !text.contains("quoted-printable") {
            return text.into_owned();
        }
        let mut bytes = Vec::new();
        let text = text.replace("=\r\n", "");
        let mut parts = text.split('=');
        bytes.extend(parts.next().unwrap_or_default().bytes());
        for part in parts {
            let (code, rest) = part.split_at_checked(2).unwrap_or(("", part));
            bytes.extend(u8::from_str_radix(code, 16));
            bytes.extend(rest.bytes());
        }
        String::from_utf8_lossy(&bytes).into_owned()
    }
}

/// A service, and what it has got since it was asked last.
pub struct Receiver {
    /// The address that it listens on.
    pub address: String,
    got: mpsc::UnboundedReceiver<Got>,
    answer: Arc<Mutex<String>>,
}

/// What a connection needs: its answer, and where messages go.
struct Desk {
    answer: Arc<Mutex<String>>,
    got: mpsc::UnboundedSender<Got>,
}

impl Desk {
    fn answer(&self) -> String {
        self.answer.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Receiver {
    /// Takes requests by HTTP.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn http() -> anyhow::Result<Receiver> {
        Receiver::start("204 No Content", http).await
    }

    /// Takes mail by SMTP.
    ///
    /// # Errors
    /// When no port is free.
    pub async fn mail() -> anyhow::Result<Receiver> {
        Receiver::start("250 ok", mail).await
    }

    async fn start<F>(usual: &str, serve: fn(BufReader<TcpStream>, Desk) -> F) -> anyhow::Result<Receiver>
    where
        F: Future<Output = Option<()>> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?.to_string();
        let (sender, got) = mpsc::unbounded_channel();
        let answer = Arc::new(Mutex::new(usual.to_owned()));
        let answers = answer.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let desk = Desk { answer: answers.clone(), got: sender.clone() };
                tokio::spawn(serve(BufReader::new(stream), desk));
            }
        });
        Ok(Receiver { address, got, answer })
    }

    /// From now on it answers this, and nothing at all if it is empty.
    pub fn answer(&self, answer: &str) {
        *self.answer.lock().unwrap_or_else(PoisonError::into_inner) = answer.to_owned();
    }

    /// What it has got and nobody has asked for yet, sorted by where it went.
    pub fn got(&mut self) -> Vec<Got> {
        let mut all = Vec::new();
        while let Ok(got) = self.got.try_recv() {
            all.push(got);
        }
        all.sort_by(|one, other| one.to.cmp(&other.to));
        all
    }

    /// Waits for a message.
    pub async fn next(&mut self) -> Option<Got> {
        self.got.recv().await
    }
}

/// Answers a request; `None` if the client hangs up.
async fn http(mut stream: BufReader<TcpStream>, desk: Desk) -> Option<()> {
    let (mut line, mut id, mut length) = (String::new(), String::new(), 0);
    stream.read_line(&mut line).await.ok()?;
    let to = line.split(' ').nth(1)?.to_owned();
    loop {
        line.clear();
        stream.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim().split_once(": ") else { break };
        match name.to_ascii_lowercase().as_str() {
            "content-length" => length = value.parse().ok()?,
            "posse-id" | "topic" => id = value.to_owned(),
            _ => {}
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.ok()?;
    desk.got.send(Got { to, id, body }).ok()?;
    let answer = desk.answer();
    if answer.is_empty() {
        return std::future::pending().await;
    }
    let answer = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.ok()
}

/// Takes mails; `None` if the client hangs up. The answer is the one to a recipient.
async fn mail(mut stream: BufReader<TcpStream>, desk: Desk) -> Option<()> {
    if desk.answer().is_empty() {
        desk.got.send(Got { to: String::new(), id: String::new(), body: Vec::new() }).ok()?;
        return std::future::pending().await;
    }
    let (mut to, mut says) = (String::new(), "220 mail.example".to_owned());
    loop {
        stream.write_all(format!("{says}\r\n").as_bytes()).await.ok()?;
        let mut line = String::new();
        stream.read_line(&mut line).await.ok()?;
        says = match line.get(..4)? {
            "RCPT" => {
                to = line.split(['<', '>']).nth(1)?.to_owned();
                desk.answer()
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.ok()?;
                let mut body = String::new();
                while !body.ends_with("\r\n.\r\n") {
                    stream.read_line(&mut body).await.ok()?;
                }
                let id =
                    body.lines().find_map(|line| line.strip_prefix("Message-ID: <"))?.split('@').next()?.to_owned();
                desk.got.send(Got { to: to.clone(), id, body: body.into_bytes() }).ok()?;
                "250 ok".to_owned()
            }
            "QUIT" => "221 bye".to_owned(),
            _ => "250 ok".to_owned(),
        };
    }
}
