//! Mail by SMTP.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use lettre::address::Address;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::response::{Category, Code};
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use tokio::time::Instant;

use crate::failure::{Failure, Invalid};
use crate::http::within;

const DEADLINE: Duration = Duration::from_secs(20);

/// How long a server is left alone that cannot be reached, or refuses the host's login.
const REST: Duration = Duration::from_secs(60);

/// Sends mail through one server, by a connection of its own each.
#[derive(Clone)]
pub struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// Until when the server is left alone, and why. A std mutex, since it is never held across an await.
    rests: Arc<Mutex<Option<(Instant, Failure)>>>,
}

/// A mail to one person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mail {
    /// 1–64 letters, digits, `-` and `_`. A mail that is sent again keeps its id; many programs then show it once.
    pub id: String,
    /// One line.
    pub subject: String,
    /// Plain text.
    pub text: String,
    /// The `https:` address that ends such mail when it gets a `POST` (RFC 8058).
    pub stop: Option<String>,
}

/// The mail address that a text holds, if it does, without the spaces around it.
pub fn address(text: &str) -> Option<String> {
    Some(text.trim().parse::<Address>().ok()?.to_string())
}

impl Mailer {
    /// A mailer that uses the server at `url` and writes as `from`: `posse@example.org` or `Posse <posse@example.org>`.
    ///
    /// | `url` | connection |
    /// |---|---|
    /// | `smtps://name:password@host` | TLS, port 465 |
    /// | `smtp://name:password@host?tls=required` | STARTTLS, port 587 |
    /// | `smtp://localhost` | no TLS, port 25 |
    ///
    /// Another port may follow the host. A path, as in `smtps://host/posse.example.org`, is the name in the greeting.
    pub fn new(url: &str, from: &str) -> Result<Mailer, Invalid> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
            .map_err(|error| Invalid(format!("not a mail server: {error}")))?;
        let from = from.parse().map_err(|error| Invalid(format!("not a sender of mail: {error}")))?;
        Ok(Mailer { transport: transport.timeout(Some(DEADLINE)).build(), from, rests: Arc::default() })
    }

    /// Sends a mail to an [`address`], within twenty seconds.
    ///
    /// Fails with [`Failure::Refused`] and the server's words if the server will never take it. A server that cannot be
    /// reached, or refuses the host's own name and password, is left alone for a minute: until then each mail fails with
    /// [`Failure::Later`] at once.
    pub async fn send(&self, to: &str, mail: &Mail) -> Result<(), Failure> {
        let message = self.message(to, mail)?;
        let rests = self.rests.lock().unwrap_or_else(PoisonError::into_inner).clone();
        if let Some((_, failure)) = rests.filter(|(until, _)| Instant::now() < *until) {
            return Err(failure);
        }
        let failure = match within(DEADLINE, async { Ok(self.transport.send(message).await) }).await {
            Ok(Ok(_)) => return Ok(()),
            // An answer about this mail says nothing about the next.
            Ok(Err(error)) if error.status().is_some_and(|code| !is_login(code)) => {
                return Err(if error.is_permanent() { Failure::refused(error) } else { Failure::later(error) });
            }
            Ok(Err(error)) => Failure::later(error),
            Err(late) => late,
        };
        tracing::warn!(reason = %failure, "the mail server takes no mail now; it is left alone for a minute");
        let rests = Some((Instant::now() + REST, failure.clone()));
        *self.rests.lock().unwrap_or_else(PoisonError::into_inner) = rests;
        Err(failure)
    }

    fn message(&self, to: &str, mail: &Mail) -> Result<Message, Failure> {
        let to = to.parse::<Address>().map_err(Failure::refused)?;
        let mut message = Message::builder()
            .message_id(Some(format!("<{}@{}>", mail.id, self.from.email.domain())))
            .date_now()
            .from(self.from.clone())
            .to(to.into())
            .subject(&mail.subject)
            .header(ContentType::TEXT_PLAIN)
            .raw_header(header("Auto-Submitted", "auto-generated".to_owned()));
        if let Some(stop) = &mail.stop {
            message = message
                .raw_header(header("List-Unsubscribe", format!("<{stop}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        message.body(mail.text.clone()).map_err(Failure::refused)
    }
}

fn header(name: &'static str, value: String) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), value)
}

/// Whether a code is about the login, as 530, 534, 535 and 538 are (RFC 4954, section 6).
fn is_login(code: Code) -> bool {
    code.category == Category::Unspecified3
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    use tokio::net::TcpListener;
    use tokio::task::JoinHandle;

    /// An SMTP server for one mail that answers `RCPT` like this; returns its address and what it was told.
    async fn server(recipient: &'static str) -> (String, JoinHandle<String>) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        let told = tokio::spawn(async move {
            let (read, mut write) = listener.accept().await.unwrap().0.into_split();
            let mut lines = BufReader::new(read).lines();
            let mut told = String::new();
            let mut is_data = false;
            write.write_all(b"220 here\r\n").await.unwrap();
            while let Ok(Some(line)) = lines.next_line().await {
                told += &line;
                told += "\n";
                let answer = match line.split([' ', ':']).next().unwrap() {
                    "." => "250 taken",
                    _ if is_data => continue,
                    "RCPT" => recipient,
                    "DATA" => "354 go on",
                    "QUIT" => "221 bye",
                    _ => "250 ok",
                };
                is_data = answer.starts_with("354");
                write.write_all(format!("{answer}\r\n").as_bytes()).await.unwrap();
            }
            told
        });
        (url, told)
    }

    fn mail() -> Mail {
        Mail {
            id: "n-1".to_owned(),
            subject: "Dein Zug, José".to_owned(),
            text: "Los!\n\nhttps://posse.example/t/1\n".to_owned(),
            stop: Some(format!("https://posse.example/stop/{}", "s".repeat(100))),
        }
    }

    async fn sent(url: &str) -> Result<(), Failure> {
        Mailer::new(url, "Posse <posse@posse.example>").unwrap().send("jo@example.org", &mail()).await
    }

    #[tokio::test]
    async fn a_mail_arrives_with_its_headers() {
        let (url, told) = server("250 ok").await;
        assert_eq!(sent(&(url + "/posse.example")).await, Ok(()));
        let told = told.await.unwrap();
        for line in [
            "EHLO posse.example",
            "MAIL FROM:<posse@posse.example>",
            "RCPT TO:<jo@example.org>",
            "Message-ID: <n-1@posse.example>",
            "From: Posse <posse@posse.example>",
            "To: jo@example.org",
            "Subject: Dein Zug, =?utf-8?b?Sm9zw6k=?=",
            "Content-Type: text/plain; charset=utf-8",
            "Auto-Submitted: auto-generated",
            &format!("List-Unsubscribe: <{}>", mail().stop.unwrap()),
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Los!",
        ] {
            assert!(told.lines().any(|it| it == line), "{line} in {told}");
        }
        assert!(told.contains("\nDate: "));
    }

    #[tokio::test]
    async fn what_the_server_refuses_is_refused_or_tried_later() {
        let refused = |words: &str| Err(Failure::refused(words));
        let later = |words: &str| Err(Failure::later(words));
        for (answer, expected) in [
            ("550 5.1.1 no such user", refused("permanent error (550): 5.1.1 no such user")),
            ("451 too busy", later("transient error (451): too busy")),
            ("530 log in first", later("permanent error (530): log in first")),
        ] {
            assert_eq!(sent(&server(answer).await.0).await, expected);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_server_that_never_answers_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("smtp://{}", listener.local_addr().unwrap());
        assert!(matches!(sent(&url).await, Err(Failure::Later { .. })));
    }

    #[test]
    fn a_line_break_adds_no_header() {
        let mailer = Mailer::new("smtp://localhost", "posse@posse.example").unwrap();
        let evil = "x\r\nBcc: all@example.org".to_owned();
        let mail = Mail { subject: evil.clone(), stop: Some(evil), ..mail() };
        let message = String::from_utf8(mailer.message("jo@example.org", &mail).unwrap().formatted()).unwrap();
        assert!(!message.lines().any(|line| line.starts_with("Bcc")), "{message}");
        assert!(mailer.message("jo@example.org\r\nBcc: all@example.org", &mail).is_err());
    }

    #[test]
    fn servers_senders_and_addresses_are_checked() {
        for url in ["smtps://me:secret@mail.example", "smtp://mail.example?tls=required", "smtp://localhost:2525"] {
            assert!(Mailer::new(url, "posse@posse.example").is_ok(), "{url}");
        }
        assert!(Mailer::new("http://mail.example", "posse@posse.example").is_err());
        assert!(Mailer::new("smtp://localhost", "posse").is_err());
        assert_eq!(address(" jo@example.org\n").as_deref(), Some("jo@example.org"));
        for text in ["", "jo", "jo@", "a@b.c, d@e.f", "Jo <jo@example.org>", "jo@example.org\r\nBcc: x@y.z"] {
            assert_eq!(address(text), None, "{text}");
        }
    }
}
